"""Names in few letters, each of them another: for tiles that have no room for the whole name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from maracaibo_tui.games.pirates.box.printed import Printed

_LEAST = 4
"""Letters of a word that says something by itself."""
_SMALL = frozenset({"and", "of"})


@lru_cache(maxsize=8)
def short_names(printed: Printed, letters: int) -> Mapping[str, str]:
    """Give every card a name of so many letters at most: first to those that have one that fits as it is."""
    box = printed.box
    names = {place.id: place.name for place in box.locations.values()}
    names |= {home.id: home.name for home in box.residences.values()}
    names |= {card.id: card.name for card in box.improvements.values()}
    found = {card: name for card, name in names.items() if len(name) <= letters}
    taken = {*found.values()}
    for card, name in names.items():
        if card not in found:
            ways = [*_forms(name, letters)]
            found[card] = next((way for way in ways if way not in taken), ways[-1])
            taken.add(found[card])
    return found


def _forms(name: str, letters: int) -> Iterator[str]:
    """Give shorter forms: words run together, one of its words, the last first, then the beginning of one."""
    words = [word for word in name.split() if word not in _SMALL]
    joined = "".join(words)
    if len(joined) <= letters:
        yield joined
    yield from (word for word in reversed(words) if _LEAST <= len(word) <= letters)
    yield from (f"{word[: letters - 1]}." for word in (*words[:1], *reversed(words)) if len(word) >= letters)
    yield f"{joined[: letters - 2]}{joined[-1]}."
    yield joined[:letters]
