"""Pirates of Maracaibo: what is printed, what lies on the table, how it is played and how it reads."""
