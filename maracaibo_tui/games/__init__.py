"""The games: pure rules, one folder a game; games never import each other."""
