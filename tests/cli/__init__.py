"""Tests of the program as the shell calls it."""
