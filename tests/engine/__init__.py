"""Tests of the engine on a toy game: agenda, questions, chance, match, record."""
