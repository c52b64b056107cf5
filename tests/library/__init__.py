"""Tests of what reads and writes files."""
