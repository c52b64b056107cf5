"""A referee of our own: the rules of a game are changed in one place at a time, and its fast tests must notice."""
