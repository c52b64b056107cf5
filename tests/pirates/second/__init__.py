"""Pirates of Maracaibo a second time: the rules once more, by themselves, to be compared with those that are played.

What is printed is read from the raw files of the pack, and nothing of the rules' code is used; only the records of a
position are the same. Questions are asked by generators, one frame of Python for each effect that waits, where the
rules keep an agenda. Dice come from a list that both have, and of shuffles only Jordan's deck made anew is handed on.
"""
