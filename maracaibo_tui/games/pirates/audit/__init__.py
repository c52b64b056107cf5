"""What must hold, what is counted and written down, and everything on the table by name."""
