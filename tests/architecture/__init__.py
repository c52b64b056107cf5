"""Tests of the repository itself: imports, sizes, names, ids and what the wheel contains."""
