"""Pages outside the table: title, new game, saved games, settings, end of the game."""
