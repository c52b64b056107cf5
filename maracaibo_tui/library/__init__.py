"""What reads and writes files: paths, content, saves; it knows no game."""
