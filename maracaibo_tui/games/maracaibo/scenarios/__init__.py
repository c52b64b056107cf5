"""Scenarios: positions built from a file, and what must hold in them."""
