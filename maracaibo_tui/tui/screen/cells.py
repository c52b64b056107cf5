"""Characters that fill exactly one cell: all others would shift the picture, or do something to the terminal."""

from functools import lru_cache

from rich.cells import get_character_cell_size

INSTEAD = "?"


def safe(text: str) -> str:
    """Give a text of the same length in which every character is printable and one cell wide."""
    if text.isascii() and text.isprintable():
        return text
    return _whole(text)


@lru_cache(maxsize=256)
def _whole(text: str) -> str:
    # The same rows of coast and the same names are drawn again and again.
    return "".join([_safe(character) for character in text])


@lru_cache(maxsize=4096)
def _safe(character: str) -> str:
    fits = character.isprintable() and get_character_cell_size(character) == 1
    return character if fits else INSTEAD
