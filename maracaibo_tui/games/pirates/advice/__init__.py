"""What a player of Pirates of Maracaibo is told beside a question: odds, and what treasures are worth then."""
