"""A toy game, the smallest customer of engine and house: divers bring up shells out of a bag nobody may look into.

What each module is for, and how a game is added, says README.md.
"""
