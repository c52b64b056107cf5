"""What is known of a place where a ship lies or may go, and what a voyage to it brings, in a few words."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.forms import taken_apart
from maracaibo_tui.games.maracaibo.box.components import Legacy
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.rules.payment import lacks_cards
from maracaibo_tui.games.maracaibo.rules.places import action, address, is_city, is_flag, market, market_spaces
from maracaibo_tui.games.maracaibo.rules.sailing import Route
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable, player
from maracaibo_tui.games.maracaibo.words.cards import card_text, quest_text
from maracaibo_tui.games.maracaibo.words.effects import effects_text, several
from maracaibo_tui.games.maracaibo.words.legacy import lying, tile_text, tiles_at
from maracaibo_tui.games.maracaibo.words.voyages import Brings, brings

from .decision import Decision
from .lights import place_of
from .voyages import reach


class Known(NamedTuple):
    """Something known of a place, how early it gives way where there is no room, and what is said of it then."""

    text: str
    weight: int = 0
    short: str = ""


ACTION, LEGACY, ASSISTANT, MARKET, QUEST, FLAG = range(1, 7)
"""In this order things are said where not all of them have room."""


def known(printed: Printed, decision: Decision, highlighted: str) -> list[Known]:
    """Say what is known of the highlighted place, or of where the ship lies: what it offers and what it costs."""
    place, voyage = highlighted or decision.view.players[decision.seat - 1].ship, _highlighted(printed, decision)
    return [
        *[Known(text) for route in voyage for text in _voyage(printed, decision, route)],
        *[Known(tile_text(tile), LEGACY, tile.name) for tile in _legacy(printed, decision, place, voyage)],
        *[Known(text, ASSISTANT) for text in _own_assistants(printed, decision, highlighted)],
        *_offers(printed, decision, place),
    ]


def called(printed: Printed, decision: Decision, highlighted: str) -> tuple[str, ...]:
    """Name the highlighted place, or that where the ship lies, the longest name first."""
    place = highlighted or decision.view.players[decision.seat - 1].ship
    name = _named(printed, place)
    # That it is a city is seen by its action, and its name stands beside the number on the map.
    return name + _kind(printed, decision, place), name, name.partition(" ")[0]


def _legacy(printed: Printed, decision: Decision, place: str, voyage: Sequence[Route]) -> list[Legacy]:
    """List the legacy tiles on the way to a place, or on the passages that lead on from it, and those there."""
    if not decision.view.legacy:
        return []
    tiles = lying(printed, decision.view)
    ship = decision.view.players[decision.seat - 1].ship
    steps = {step for route in voyage for step in pairwise((ship, *route.locations))}
    dear = [tile for tile in tiles if (tile.from_, tile.to) in steps or (not voyage and tile.from_ == place)]
    return [*dear, *tiles_at(tiles, place)]


def _own_assistants(printed: Printed, decision: Decision, place: str) -> list[str]:
    """Say what the own assistants do where a voyage ends."""
    p = decision.view.players[decision.seat - 1]
    return [f"your assistant: {effects_text(printed.cards[card].assistant)}" for card in p.assistants.get(place, ())]


def arrival(printed: Printed, decision: Decision) -> list[str]:
    """Say what the highlighted voyage brings, and what can be done at its end."""
    ways = _highlighted(printed, decision)
    if not ways:
        return []
    table: MaracaiboTable = Table(decision.view, printed)
    there = brings(table, player(table, decision.seat), ways[0])
    # What passed assistants score stands among the figures, and why among the reminders.
    return [*_tolls(there), *_waiting(printed, decision, ways, _villages(there))]


def waiting(printed: Printed, decision: Decision) -> list[str]:
    """Say what can be done where the highlighted voyage ends, besides village actions."""
    ways = _highlighted(printed, decision)
    return _waiting(printed, decision, ways, []) if ways else []


def shown_beside(printed: Printed, decision: Decision) -> str:
    """Say what a table shows beside an option: what waits at the end of a voyage, what a card of the display is."""
    if decision.option is None:
        return ""
    form = taken_apart(decision.option.id)
    return card_text(printed.cards[form.values[0]]) if form.word == "take" else "; ".join(waiting(printed, decision))


def _waiting(printed: Printed, decision: Decision, ways: Sequence[Route], villages: list[str]) -> list[str]:
    """Say which main actions there are to choose from (MAR-MAIN-06), and what else there is."""
    table: MaracaiboTable = Table(decision.view, printed)
    place = ways[0].locations[-1]
    wanted = market(table, place)
    acts = effects_text(action(table, place)) if is_city(table, place) else ""
    actions = [
        *villages,
        *_own_assistants(printed, decision, place),
        *([f"city action: {acts}"] if acts else []),
        *[_quest(table, decision.seat, quest) for quest in decision.view.quests.get(place, ())],
    ]
    return [
        *([" or ".join(actions)] if actions else []),
        *[tile_text(tile) for tile in _legacy(printed, decision, place, ways)],
        *([f"{wanted.good} market{_full(table, place)}"] if wanted is not None else []),
    ]


def _quest(t: MaracaiboTable, seat: int, quest: str) -> str:
    """Say a quest, and whether cards for it are missing (MAR-QUEST-03)."""
    found = t.printed.quests[quest]
    missing = " (you lack the cards)" if lacks_cards(t, player(t, seat), found.cost) else ""
    return f"quest: {quest_text(found)}{missing}"


def _highlighted(printed: Printed, decision: Decision) -> list[Route]:
    """Give the voyage that is highlighted, if it is one."""
    place = place_of(printed, decision.option.id) if decision.option is not None else ""
    return [route for number, route in reach(printed, decision).get(place, []) if number == decision.highlighted]


def _offers(printed: Printed, decision: Decision, place: str) -> list[Known]:
    """Name what a ship finds at a place: market, action, flag, quests."""
    table: MaracaiboTable = Table(decision.view, printed)
    wanted, told = market(table, place), []
    if wanted is not None:
        told.append(Known(f"{wanted.good} market{_full(table, place)}", MARKET))
    if is_city(table, place):
        told.append(Known(effects_text(action(table, place)) or "its quest", ACTION))
    if is_flag(table, place):
        flag = effects_text(printed.effects(address(table, place, "flag")))
        told.append(Known(f"flag: {flag}" if flag else "", FLAG))
    quests = decision.view.quests.get(place, ())
    told += [Known(f"quest: {quest_text(printed.quests[quest])}", QUEST) for quest in quests]
    return [each for each in told if each.text]


def _full(table: MaracaiboTable, place: str) -> str:
    return "" if len(table.state.goods.get(place, ())) < market_spaces(table, place) else " (full)"


def _voyage(printed: Printed, decision: Decision, route: Route) -> list[str]:
    """Say what a voyage costs and brings: points, village actions, assistants passed, tolls."""
    table: MaracaiboTable = Table(decision.view, printed)
    there = brings(table, player(table, decision.seat), route)
    return [
        f"{route.cost} MP",
        *_villages(there),
        *([f"{several(there.passed, 'assistant')} passed: +{there.points} VP"] if there.passed else []),
        *_tolls(there),
    ]


def _villages(there: Brings) -> list[str]:
    return [several(there.actions, "village action")] if there.actions is not None else []


def _tolls(there: Brings) -> list[str]:
    return [f"toll {there.toll}$"] if there.toll else []


def _named(printed: Printed, place: str) -> str:
    name = printed.locations[place].name
    return name if place == printed.start else f"{place} {name}"


def _kind(printed: Printed, decision: Decision, place: str) -> str:
    """Say whether a place is a city or a village."""
    if printed.locations[place].kind in {"start", "homeward"}:
        return ""
    table: MaracaiboTable = Table(decision.view, printed)
    return ", a city" if is_city(table, place) else ", a village"
