"""Maracaibo: the rules, one module a chapter of the rulebook; `table.py` and `rules.py` are where to start."""
