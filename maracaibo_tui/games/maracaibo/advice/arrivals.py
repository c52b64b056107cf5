"""What waits at the end of every voyage that a question offers, for all of them to be compared."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import NamedTuple

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.rules.city import deliverable
from maracaibo_tui.games.maracaibo.rules.places import action, is_city, is_homeward, is_village, market, market_spaces
from maracaibo_tui.games.maracaibo.state.position import Player
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable, player
from maracaibo_tui.games.maracaibo.words.cards import card_name, quest_text
from maracaibo_tui.games.maracaibo.words.effects import effects_text
from maracaibo_tui.games.maracaibo.words.legacy import lying, tile_text, tiles_at
from maracaibo_tui.games.maracaibo.words.voyages import brings

from .decision import Decision
from .voyages import reach

QUEST, CITY, VILLAGE, HOME = "quest", "city", "village", "home"
"""The kinds of places, by what one goes there for."""


class Arrival(NamedTuple):
    """A voyage: where it ends, what it costs, the village actions there, and what else waits."""

    place: str
    cost: int
    actions: int
    kind: str
    waits: str
    figures: str = ""
    """What the way there brings and takes, in signs."""
    is_awaited: bool = False
    """Whether an assistant of the captain's own is there."""
    shorter: tuple[str, ...] = ()
    """The same in fewer words, the most first."""


def arrivals(printed: Printed, decision: Decision) -> Mapping[int, Arrival]:
    """Say of each option that is a voyage what waits at its end (MAR-MAIN-06)."""
    table: MaracaiboTable = Table(decision.view, printed)
    found: dict[int, Arrival] = {}
    if decision.question is None:
        return found
    p = player(table, decision.question.seat)
    for place, ways in reach(printed, decision).items():
        markets = _market(table, p, place)
        waits = _waits(table, p, place)
        for at, route in ways:
            there = brings(table, p, route)
            told, *shorter = [
                " · ".join([*waits, *([each] if each else [])] or _nothing(table, place)) for each in markets
            ]
            kind = _kind(table, place)
            brought, taken = f"{there.points:+} VP" * bool(there.points), f"-{there.toll}$" * bool(there.toll)
            figures = " ".join(filter(None, (brought, taken)))
            is_awaited = bool(p.assistants.get(place))
            found[at] = Arrival(
                place, route.cost, there.actions or 0, kind, told, figures, is_awaited, (told, *shorter)
            )
    return found


def _kind(t: MaracaiboTable, place: str) -> str:
    if t.state.quests.get(place):
        return QUEST
    return HOME if is_homeward(t, place) else CITY if is_city(t, place) else VILLAGE


def _waits(t: MaracaiboTable, p: Player, place: str) -> list[str]:
    """Say what there is to be had at a place: quests, own assistants, what a city does and buys, tiles."""
    told = [quest_text(t.printed.quests[quest]) for quest in t.state.quests.get(place, ())]
    told += [f"your assistant: {effects_text(t.printed.cards[card].assistant)}" for card in p.assistants.get(place, ())]
    if is_city(t, place) or is_homeward(t, place):
        told += [text for text in (effects_text(action(t, place)),) if text]
    return [*told, *[tile_text(tile) for tile in tiles_at(lying(t.printed, t.state), place)]]


def _nothing(t: MaracaiboTable, place: str) -> list[str]:
    marked = t.state.markers.get(place)
    return [f"{_ARTICLE[marked]} village" if marked else "a free village"] if is_village(t, place) else []


_ARTICLE = {"france": "a French", "spain": "a Spanish", "england": "an English"}


def _market(t: MaracaiboTable, p: Player, place: str) -> tuple[str, ...]:
    """Say what a market buys, and which cards of the hand that is, in more words and in fewer (MAR-CITY-03)."""
    wanted = market(t, place)
    if wanted is None:
        return ("",)
    good = wanted.good
    if len(t.state.goods.get(place, ())) >= market_spaces(t, place):
        return (f"{good} market full",)
    there = copy(p)
    there.ship = place
    cards = deliverable(t, there)
    if not cards:
        return (f"{good}: none of your cards", f"{good}: no card", f"no {good}")
    first, others = card_name(t.printed, cards[0]), len(cards) - 1
    if others:
        return (f"{good} market for {first} and {others} more", f"{good} for {len(cards)} cards", f"{good} fits")
    return (f"{good} market for {first}", f"{good} for {first}", f"{good} fits")
