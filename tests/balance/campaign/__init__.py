"""How campaigns fare in games between bots: what is played, what is observed, the figures, the page."""
