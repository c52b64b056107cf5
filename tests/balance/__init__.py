"""How the game fares in thousands of games between bots: the report, the prices of cards, and tests of both."""
