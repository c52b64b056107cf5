"""Where points came from: the log of a game, added up by what paid them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import TypeAlias

from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.state.events import RoundEnded, Scored
from maracaibo_tui.games.maracaibo.state.position import State
from maracaibo_tui.games.maracaibo.state.sight import scorers

Sources: TypeAlias = Mapping[int | str, Mapping[str, int]]
"""What everybody scored before the final scoring, by the kind of what paid it."""
OTHER = "other"
HOMEWARD = "homeward spaces"
_KINDS: Mapping[str, str] = {
    "quest": "quests",
    "quest track": "quests",
    "assistants passed": "assistants",
    "assistants unused": "assistants",
    "assistants unreached": "assistants",
    "location": "city actions",
    "tile": "city actions",
    "token": "combat",
    "space": "explorer",
    "barrier": "explorer",
    "explorer": "explorer",
    "theft": "explorer",
    "card": "project cards",
    "area": "ship areas",
    "va:three_goods": "ship areas",
    "career": "career",
    "prestige": "first investments",
    "income": "interim income",
    "instead of a purchase": "instead of buying",
    "legacy": "legacy tiles",
    "jean": "automa cards",
    "jacques": "automa cards",
}
"""By how its address begins: what a source is told as."""
_OVERFLOW = "influence"
KINDS = (*dict.fromkeys((*_KINDS.values(), _OVERFLOW, HOMEWARD, OTHER)),)
"""In this order they stand on the sheet."""
_ALWAYS = "assistants unreached"
"""What is scored in the last round as in every other, and is no part of the final scoring (MAR-ASSIST-21)."""


def before_the_end(printed: Printed, view: State, events: Iterable[object]) -> Sources:
    """Add up by kind what everybody scored before the final scoring, as far as the events of its log tell."""
    found: dict[int | str, Counter[str]] = {each.seat: Counter() for each in scorers(view)}
    for event in during(view, events):
        found[event.seat][kind_of(printed, event.source)] += event.amount
    return found


def during(view: State, events: Iterable[object]) -> Iterator[Scored]:
    """Pick what was scored before the final scoring."""
    return (event for event, is_at_the_end in _scored(view, events) if not is_at_the_end)


def last_purchase(view: State, events: Iterable[object]) -> Iterator[Scored]:
    """Pick what the purchase after the last round, or the points in its place, brought (MAR-FINAL-03)."""
    return (
        event
        for event, is_at_the_end in _scored(view, events)
        if is_at_the_end and event.source != "income" and not event.source.startswith("final/")
    )


def _scored(view: State, events: Iterable[object]) -> Iterator[tuple[Scored, bool]]:
    """Give what was scored, and whether that is a part of the final scoring."""
    is_last = False
    for event in events:
        if isinstance(event, RoundEnded):
            is_last = event.round == view.round
        elif isinstance(event, Scored):
            yield event, is_last and _is_final(event)


def _is_final(event: Scored) -> bool:
    """Tell whether points scored after the last round are a part of the final scoring.

    Whatever a last purchase leads to is one part of it; automatic opponents make none, but may be stolen from.
    """
    if isinstance(event.seat, int):
        return event.source != _ALWAYS
    return event.source == "income" or event.source.startswith("final/")


def kind_of(printed: Printed, source: str) -> str:
    """Name the kind of a source by its address, such as `card/A17/immediate/1`."""
    kind, item, part = [*source.split("/"), "", ""][:3]
    if source.endswith("/overflow"):
        return _OVERFLOW
    match kind, part:
        case "card", "assistant":
            return "assistants"
        case (("location" | "tile"), "flag"):
            return "combat"
        case "location", _ if printed.locations[item].kind == "homeward":
            return HOMEWARD
        case "jacques", _ if item == "home":
            return HOMEWARD
        case _:
            return _KINDS.get(kind, OTHER)
