"""Tests of the game Pirates of Maracaibo."""
