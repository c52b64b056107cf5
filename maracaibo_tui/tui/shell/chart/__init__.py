"""Charts: a coast from a mask, dotted ways, names with signs beside chips; games bring figures and words.

coast   from the letters of a mask to cells, in every manner a terminal can draw
ways    dotted ways from chip to chip
labels  what stands beside a chip, and what gives way where two want the same cells
sheet   all of it row by row; only rows that change are put together again
"""
