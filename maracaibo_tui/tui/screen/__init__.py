"""From lines of text to the terminal: canvas, look, panels, the output stage and the edge of the terminal."""
