"""How fast the game is: `python -m tests.bench`."""
