"""The program in a real terminal: what comes in, what goes out, and how it ends."""
