"""The tables: one folder a game, drawing its views."""
