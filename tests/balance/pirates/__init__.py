"""How Pirates of Maracaibo fares in games between bots: what is observed, the figures, the page."""
