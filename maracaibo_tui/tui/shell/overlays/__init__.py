"""What may lie upon the table: rules, search, cards, commands, places, a question whether something is meant."""
