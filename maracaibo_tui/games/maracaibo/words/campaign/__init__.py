"""A campaign in words, between games and beside them: how far it is, sides, chronicle, world, people, figures, end."""
