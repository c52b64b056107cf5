"""Many games between bots: who plays whom on which deals, lines of results, and what may be concluded from them."""
