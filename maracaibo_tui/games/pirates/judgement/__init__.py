"""What a seat of Pirates of Maracaibo may think of a position: exact odds, worth in points, what is worth a thought."""
