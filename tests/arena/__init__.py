"""Tests of series of games between bots."""
