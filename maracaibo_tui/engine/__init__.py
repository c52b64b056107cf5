"""The engine: a match, its agenda and its questions; it knows no game and no terminal."""
