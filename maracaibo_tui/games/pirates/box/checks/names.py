"""Ids that an answer or a path could not tell apart, though each is alone in its kind."""

from __future__ import annotations

from collections.abc import Iterator

from maracaibo_tui.games.pirates.box.checks.finding import Finding
from maracaibo_tui.games.pirates.box.components import Box
from maracaibo_tui.games.pirates.box.sea import BAY, MARACAIBO, START

_IN_THE_GRID = ("filler", "facedown", START, BAY, MARACAIBO)
_FOR_SWORDS = ("vp", "doubloons", "treasure")
"""What paths say of a card that lies face down, and what everybody may use swords for."""


def name_findings(box: Box) -> Iterator[Finding]:
    """Find ids that two pieces share where they are named side by side, and words that mean something else there."""
    yield from _shared(
        _IN_THE_GRID,
        [("location", [*box.locations]), ("residence", [*box.residences]), ("improvement", [*box.improvements])],
    )
    yield from _shared(
        _FOR_SWORDS,
        [("improvement", [*box.improvements]), ("upgrade", [*box.upgrades]), ("figurehead", [*box.figureheads])],
    )
    digs = [("dig", name) for name in box.digs]
    digs += [(f"figurehead {each.id}", space.id) for each in box.figureheads.values() for space in each.spaces]
    seen: set[str] = set()
    for kind, name in digs:
        if name in seen:
            item, field = (f"dig {name}", "id") if kind == "dig" else (kind, "spaces")
            yield Finding(item, field, f'"{name}", as another bonus space', "an id of its own")
        seen.add(name)


def _shared(words: tuple[str, ...], kinds: list[tuple[str, list[str]]]) -> Iterator[Finding]:
    taken = dict.fromkeys(words, "a word of its own")
    for kind, names in kinds:
        for name in names:
            if name in taken:
                yield Finding(f"{kind} {name}", "id", f'"{name}", which is {taken[name]}', "an id that means only this")
        taken.update((name, f"a {kind} too") for name in names)
