"""What a player is told beside the question: what an answer brings, why not, what is easily forgotten."""
