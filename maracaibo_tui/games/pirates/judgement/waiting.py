"""What still waits to be resolved for a seat this turn, valued without trying it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from msgspec.structs import replace

from maracaibo_tui.games.pirates.box import vocabulary as v
from maracaibo_tui.games.pirates.rules.plans import name_of, plan_of
from maracaibo_tui.games.pirates.rules.possessions import rerolls, swords
from maracaibo_tui.games.pirates.state import frames
from maracaibo_tui.games.pirates.state.position import Player
from maracaibo_tui.games.pirates.state.table import PiratesTable

from . import board, gains, places, raids
from .effects import now
from .outlook import Outlook

Reckon = Callable[[PiratesTable, Player, Outlook, Any], float]


class _Wait(NamedTuple):
    """What kind of thing waits: its name among the promises, and what it brings."""

    name: str
    reckon: Reckon
    unnamed: float = 1.0
    """How much of that is promised by weights that do not name it."""


def waiting(t: PiratesTable, p: Player, look: Outlook) -> float:
    """Value what waits on the agenda for a seat; nothing that is not its own."""
    total, promises = 0.0, look.weights.promises
    for frame in t.state.agenda:
        wait = WAITS.get(type(frame))
        if wait is not None and frame.seat == p.seat and (share := promises.get(wait.name, wait.unnamed)):
            total += share * wait.reckon(t, p, look, frame)
    return total


def _actions(t: PiratesTable, _p: Player, look: Outlook, f: frames.LocationActions) -> float:
    """Value what is left at a location: of each action the best side, several shovels each."""
    source = _sides(t, f.location)
    total = 0.0
    for action in f.left:
        total += max(0.0, *[action.count(name) * now(look, source[name]) for name in set(action)])
    return total


def _sides(t: PiratesTable, location: str) -> Mapping[str, Any]:
    """Give the actions of a location by name; of several shovels one."""
    key = ("actions", location)
    found: Mapping[str, Any] | None = t.printed.memo.get(key)
    if found is None:
        sides = [side for action in t.printed.box.locations[location].actions for side in action]
        found = t.printed.memo[key] = {
            name_of(side): replace(side, count=1) if isinstance(side, v.Bury) else side for side in sides
        }
    return found


def _start(t: PiratesTable, p: Player, look: Outlook, f: frames.StartActions) -> float:
    left = tuple([tuple([name_of(side) for side in action]) for action in t.printed.box.locations[f.location].actions])
    return _actions(t, p, look, frames.LocationActions(p.seat, f.location, left))


def _effects(t: PiratesTable, _p: Player, look: Outlook, f: frames.Effects) -> float:
    effects = plan_of(t, f.source).effects
    return sum([now(look, effects[name]) for name in f.waiting])


def _bay(t: PiratesTable, p: Player, look: Outlook, _f: frames.BayAction) -> float:
    bay = t.printed.bay
    raid = raids.expected(t, p, look, bay.swords, rerolls(t, p))
    return max(raid, board.explored(look, bay.explore), board.best_building(look))


def _die(t: PiratesTable, p: Player, look: Outlook, f: frames.ChooseDie) -> float:
    """Value a Raid before its dice are looked at: they were thrown by an imagined chance."""
    return raids.expected(t, p, look, f.swords, f.rerolls)


def _raid(t: PiratesTable, p: Player, look: Outlook, f: frames.LoneRaid) -> float:
    if f.swords:
        return raids.without_dice(t, p, look, f.swords + swords(t, p), f.kind)
    return raids.expected(t, p, look, 0, rerolls(t, p))


def _own_tile(t: PiratesTable, _p: Player, look: Outlook, f: frames.OwnTile) -> float:
    return max(0.0, board.side(look, t.state.market[f.location][1]))


def _landing(_t: PiratesTable, p: Player, look: Outlook, _f: object) -> float:
    return places.landing(look, p.ship)


WAITS: Mapping[type, _Wait] = {
    frames.LocationActions: _Wait("actions", _actions),
    frames.StartActions: _Wait("actions", _start),
    frames.Effects: _Wait("effects", _effects),
    frames.Lone: _Wait("effect", lambda t, _p, look, f: now(look, plan_of(t, f.source).effects[f.name])),
    frames.BayAction: _Wait("bay", _bay),
    frames.UpgradeShip: _Wait("upgrade", lambda _t, _p, look, _f: board.best_upgrade(look)),
    frames.ThrowDice: _Wait("dice", lambda t, p, look, f: raids.expected(t, p, look, f.swords, f.rerolls)),
    frames.ChooseDie: _Wait("dice", _die),
    frames.ChooseKind: _Wait("colour", lambda t, p, look, f: raids.without_dice(t, p, look, f.swords + swords(t, p))),
    frames.RaidOptions: _Wait("swords", lambda t, p, look, f: raids.spent(t, p, look, f.kind, f.swords)),
    frames.Bury: _Wait("bury", lambda _t, _p, look, _f: gains.burial(look)),
    frames.TakeMission: _Wait("mission", lambda _t, _p, look, _f: gains.best_mission(look)),
    frames.MoveExplorer: _Wait("explore", lambda _t, _p, look, f: board.moved(look, f.steps)),
    frames.Exchange: _Wait("exchange", lambda _t, _p, look, f: board.moved(look, f.steps)),
    frames.Moored: _Wait("landing", _landing),
    frames.Land: _Wait("landing", _landing),
    frames.ImprovementCard: _Wait("card", _landing, 0.0),
    frames.ResidenceCard: _Wait("residence", _landing, 0.0),
    frames.BuyAfar: _Wait("purchase", lambda _t, _p, look, f: board.bought(look, f.kind, f.surcharge), 0.0),
    frames.BuildAnywhere: _Wait("building", lambda _t, _p, look, _f: board.best_building(look), 0.0),
    frames.TakeFigurehead: _Wait("figurehead", lambda _t, _p, look, f: board.best_figurehead(look, f.cost), 0.0),
    frames.LayTile: _Wait("new_tile", lambda _t, _p, look, f: board.best_tile(look, f.cost), 0.0),
    frames.OwnTile: _Wait("tile", _own_tile, 0.0),
    frames.UseTileAnywhere: _Wait("tile", lambda _t, _p, look, _f: board.best_side(look), 0.0),
    frames.LoneRaid: _Wait("raid", _raid, 0.0),
    frames.LoneSpace: _Wait("space", lambda _t, _p, look, _f: board.own_space(look), 0.0),
    frames.PlaceMarkers: _Wait("markers", lambda _t, _p, look, f: gains.any_marker(look, f.count), 0.0),
    frames.DiscardMission: _Wait("discard", lambda _t, _p, look, f: gains.discarded(look, f.doubloons), 0.0),
    frames.ChooseTreasure: _Wait("treasures", lambda _t, _p, look, f: gains.choice(look, f.count), 0.0),
}
"""What each kind of frame promises; a test plays games and compares it with what came."""
