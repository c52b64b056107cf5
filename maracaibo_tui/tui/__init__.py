"""The terminal interface: an application, a shell every game uses, and a table for each game."""
