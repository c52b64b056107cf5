"""The text id of an option: a word, or a word with values behind it, as in `end`, `marker:spain:11`, `sail:8@5,9`.

Here ids are put together and taken apart, and nowhere else; what words and values mean is a matter of the games.
"""

from collections.abc import Collection
from functools import lru_cache
from typing import NamedTuple

# More ids than all questions of a game have; whatever else somebody types does not stay for ever.
_KEPT = 4096


class Form(NamedTuple):
    """An id taken apart: its word, the values, and where a way that leads there turns off."""

    word: str
    values: tuple[str, ...] = ()
    way: tuple[str, ...] = ()


@lru_cache(_KEPT)
def made(word: str, *values: str | int, way: tuple[str, ...] = ()) -> str:
    """Put an id together."""
    head = ":".join([word, *map(str, values)])
    return f"{head}@{','.join(way)}" if way else head


def for_each(word: str, values: Collection[str] | Collection[int]) -> tuple[str, ...]:
    """Put ids together, one for each value."""
    return tuple([f"{word}:{value}" for value in values]) if values else ()


@lru_cache(_KEPT)
def taken_apart(option: str) -> Form:
    """Take an id apart."""
    head, _, way = option.partition("@")
    word, *values = head.split(":")
    return Form(word, tuple(values), tuple(way.split(",")) if way else ())


@lru_cache(_KEPT)
def value_of(option: str) -> str:
    """Give what an id names: its last value, or nothing where it is a word alone."""
    values = taken_apart(option).values
    return values[-1] if values else ""
