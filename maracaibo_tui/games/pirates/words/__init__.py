"""How all of it reads, by language."""
