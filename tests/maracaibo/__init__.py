"""Tests of the rules of Maracaibo: scenarios, recorded games, counts, secrecy."""
