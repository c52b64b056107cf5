"""The addresses that questions and events name, against what may stand there."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable, player


@cache
def said() -> dict[str, Any]:
    """Read what may be asked and told."""
    return tomllib.loads(Path(__file__).with_name("said.toml").read_text(encoding="utf-8"))


def fits(address: str, patterns: Iterable[str]) -> bool:
    """Tell whether an address is one of those that are named with stars."""
    return _shape(address) in _shapes(tuple(patterns))


def misplaced(t: MaracaiboTable, seat: int | str, address: str) -> Iterator[str]:
    """Say what is wrong with where an address leads: to nothing, past the end, or to a card of somebody else."""
    kind, *rest = address.split("/")
    if kind not in _KINDS or not rest:
        return
    if rest[0] not in _KINDS[kind](t.printed):
        yield f"{address} leads to no {kind}"
    elif len(rest) > 1 and rest[-1].isdigit() and kind != "career":
        effects = t.printed.effects("/".join((kind, *rest[:2])))
        if int(rest[-1]) >= len(effects):
            yield f"{address} leads past the last effect"
    p = player(t, seat) if isinstance(seat, int) else None
    if kind == "career" and p is not None and rest[0] != p.career:
        yield f"{address} is no career of seat {seat}"
    if kind == "card" and p is not None and rest[0] not in (*p.hand, *p.planning, *p.tableau):
        yield f"{address} leads to a card that seat {seat} does not have"


_KINDS: dict[str, Any] = {
    "area": lambda printed: printed.box.areas,
    "card": lambda printed: printed.cards,
    "career": lambda printed: printed.box.careers,
    "legacy": lambda printed: printed.box.legacy,
    "location": lambda printed: printed.locations,
    "prestige": lambda printed: printed.box.prestige,
    "quest": lambda printed: printed.quests,
    "space": lambda printed: printed.spaces,
    "story": lambda printed: printed.box.stories,
    "tile": lambda printed: printed.box.tiles,
    "token": lambda printed: printed.box.tokens,
}


@cache
def _shapes(patterns: tuple[str, ...]) -> frozenset[tuple[str, ...]]:
    return frozenset(tuple(pattern.split("/")) for pattern in patterns)


def _shape(address: str) -> tuple[str, ...]:
    """Leave the kind and the part of an address, with stars for ids and numbers."""
    kind, *rest = address.split("/")
    if kind in _KINDS or kind in {"jean", "theft"} or (kind == "jacques" and rest != ["home"]):
        rest = ["*" if at != 1 or kind == "career" else each for at, each in enumerate(rest)]
    return (kind, *rest)
