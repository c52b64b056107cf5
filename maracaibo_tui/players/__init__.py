"""Automatic players: each sees only the view and the question of its seat."""
