"""What several tests use: a toy game, builders of positions."""
