"""Tests of the toy game itself: its rules, its secrets, its own entry, and how a game is added."""
