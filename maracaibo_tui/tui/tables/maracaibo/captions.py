"""What is known of the place that is highlighted, and what a voyage to it brings, in a few words."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.games.maracaibo.box.components import Legacy
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.rules.places import action, address, is_city, is_flag, market, market_spaces
from maracaibo_tui.games.maracaibo.rules.sailing import Route
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable, player
from maracaibo_tui.games.maracaibo.words.effects import several
from maracaibo_tui.games.maracaibo.words.english import effects_text, quest_text
from maracaibo_tui.games.maracaibo.words.legacy import lying, tile_text, tiles_at
from maracaibo_tui.games.maracaibo.words.voyages import Brings, brings
from maracaibo_tui.tui.screen.lines import Line, cut, line
from maracaibo_tui.tui.shell.kit import Moment

from .concern import lit_place, place_of
from .map_list import pointed_at
from .voyages import reach


class _Told(NamedTuple):
    """Something said of a place, how early it gives way where there is no room, and what is said of it then."""

    text: str
    weight: int = 0
    short: str = ""


ACTION, LEGACY, ASSISTANT, MARKET, QUEST, FLAG = range(1, 7)
"""In this order things are said where not all of them have room."""


def caption(printed: Printed, moment: Moment, cells: int) -> Line:
    """Say what is known of the highlighted place, or of where the ship lies: what it offers and what it costs."""
    place = pointed_at(printed, moment) or lit_place(printed, moment)
    here = place or moment.view.players[moment.seat - 1].ship
    voyage = _highlighted(printed, moment)
    told = [_Told(text) for route in voyage for text in _voyage(printed, moment, route)]
    told += [_Told(tile_text(tile), LEGACY, tile.name) for tile in _legacy(printed, moment, here, voyage)]
    told += [_Told(text, ASSISTANT) for text in _own_assistants(printed, moment, place)]
    told += _offers(printed, moment, here)
    name = _named(printed, here)
    # That it is a city is seen by its action, and its name stands beside the number on the map.
    heads = (name + _kind(printed, moment, here), name, name.partition(" ")[0])
    ways = [_as_much_as_fits(head, told, cells) for head in heads]
    text = next((each for each in ways if len(each) <= cells), ways[-1])
    return cut(line((text, "title" if place else "faint")), cells)


def _as_much_as_fits(head: str, told: Sequence[_Told], cells: int) -> str:
    """Put together what has room, the weightiest first, and the action in any case; the page of the place has all."""
    kept = {at: each.text for at, each in enumerate(told) if each.weight <= ACTION}
    for at, each in sorted(enumerate(told), key=lambda numbered: numbered[1].weight):
        for text in filter(None, (each.short, each.text)):
            if len(_joined(head, {**kept, at: text})) <= cells:
                kept[at] = text
    return _joined(head, kept)


def _joined(head: str, kept: Mapping[int, str]) -> str:
    return " " + " · ".join([head, *[kept[at] for at in sorted(kept)]])


def _legacy(printed: Printed, moment: Moment, place: str, voyage: Sequence[Route]) -> list[Legacy]:
    """List the legacy tiles on the way to a place, or on the passages that lead on from it, and those there."""
    if not moment.view.legacy:
        return []
    tiles = lying(printed, moment.view)
    ship = moment.view.players[moment.seat - 1].ship
    steps = {step for route in voyage for step in pairwise((ship, *route.locations))}
    dear = [tile for tile in tiles if (tile.from_, tile.to) in steps or (not voyage and tile.from_ == place)]
    return [*dear, *tiles_at(tiles, place)]


def _own_assistants(printed: Printed, moment: Moment, place: str) -> list[str]:
    """Say what the own assistants do where a voyage ends."""
    p = moment.view.players[moment.seat - 1]
    return [f"your assistant: {effects_text(printed.cards[card].assistant)}" for card in p.assistants.get(place, ())]


def arrival(printed: Printed, moment: Moment) -> list[str]:
    """Say what the highlighted voyage brings, and what can be done at its end."""
    ways = _highlighted(printed, moment)
    if not ways:
        return []
    table: MaracaiboTable = Table(moment.view, printed)
    there = brings(table, player(table, moment.seat), ways[0])
    # What passed assistants score stands among the figures, and why among the reminders.
    return [*_tolls(there), *_waiting(printed, moment, ways, _villages(there))]


def waiting(printed: Printed, moment: Moment) -> list[str]:
    """Say what can be done where the highlighted voyage ends, besides village actions."""
    ways = _highlighted(printed, moment)
    return _waiting(printed, moment, ways, []) if ways else []


def _waiting(printed: Printed, moment: Moment, ways: Sequence[Route], villages: list[str]) -> list[str]:
    """Say which main actions there are to choose from (MAR-MAIN-06), and what else there is."""
    table: MaracaiboTable = Table(moment.view, printed)
    place = ways[0].locations[-1]
    wanted = market(table, place)
    acts = effects_text(action(table, place)) if is_city(table, place) else ""
    actions = [
        *villages,
        *_own_assistants(printed, moment, place),
        *([f"city action: {acts}"] if acts else []),
        *[f"quest: {quest_text(printed.box.quests[quest])}" for quest in moment.view.quests.get(place, ())],
    ]
    return [
        *([" or ".join(actions)] if actions else []),
        *[tile_text(tile) for tile in _legacy(printed, moment, place, ways)],
        *([f"market for {wanted.good}{_full(table, place)}"] if wanted is not None else []),
    ]


def _highlighted(printed: Printed, moment: Moment) -> list[Route]:
    """Give the voyage that is highlighted, if it is one."""
    place = place_of(printed, moment.option.id) if moment.option is not None else ""
    return [route for number, route in reach(printed, moment).get(place, []) if number == moment.highlighted]


def _offers(printed: Printed, moment: Moment, place: str) -> list[_Told]:
    """Name what a ship finds at a place: market, action, flag, quests."""
    table: MaracaiboTable = Table(moment.view, printed)
    wanted, told = market(table, place), []
    if wanted is not None:
        told.append(_Told(f"wants {wanted.good}{_full(table, place)}", MARKET))
    if is_city(table, place):
        told.append(_Told(effects_text(action(table, place)) or "its quest", ACTION))
    if is_flag(table, place):
        flag = effects_text(printed.effects(address(table, place, "flag")))
        told.append(_Told(f"flag: {flag}" if flag else "", FLAG))
    quests = moment.view.quests.get(place, ())
    told += [_Told(f"quest: {quest_text(printed.box.quests[quest])}", QUEST) for quest in quests]
    return [each for each in told if each.text]


def _full(table: MaracaiboTable, place: str) -> str:
    return "" if len(table.state.goods.get(place, ())) < market_spaces(table, place) else " but is full"


def _voyage(printed: Printed, moment: Moment, route: Route) -> list[str]:
    """Say what a voyage costs and brings: points, village actions, assistants passed, tolls."""
    table: MaracaiboTable = Table(moment.view, printed)
    there = brings(table, player(table, moment.seat), route)
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


def _kind(printed: Printed, moment: Moment, place: str) -> str:
    """Say whether a place is a city or a village."""
    if printed.locations[place].kind in {"start", "homeward"}:
        return ""
    table: MaracaiboTable = Table(moment.view, printed)
    return ", a city" if is_city(table, place) else ", a village"
