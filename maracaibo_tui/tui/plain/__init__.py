"""The game in lines of text: questions with numbered answers, no cursor, nothing drawn twice."""
