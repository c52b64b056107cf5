"""Frames: what the screen shows after these keys, as text."""
