"""Everything on the table at one moment: the position, what is still open, what has happened, what a seat may see."""
