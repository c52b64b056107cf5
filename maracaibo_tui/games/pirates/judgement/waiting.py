"""What still waits to be resolved for a seat this turn, valued without trying it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

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


def waiting(t: PiratesTable, p: Player, look: Outlook) -> float:
    """Value what waits on the agenda for a seat; nothing that is not its own."""
    total = 0.0
    for frame in t.state.agenda:
        reckon = _WAITS.get(type(frame))
        if reckon is not None and frame.seat == p.seat:
            total += reckon(t, p, look, frame)
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


def _space(_t: PiratesTable, _p: Player, look: Outlook, _f: frames.UpgradeShip) -> float:
    return board.best_upgrade(look)


_WAITS: Mapping[type, Reckon] = {
    frames.LocationActions: _actions,
    frames.StartActions: _start,
    frames.Effects: _effects,
    frames.Lone: lambda t, _p, look, f: now(look, plan_of(t, f.source).effects[f.name]),
    frames.BayAction: _bay,
    frames.UpgradeShip: _space,
    frames.ThrowDice: lambda t, p, look, f: raids.expected(t, p, look, f.swords, f.rerolls),
    frames.ChooseDie: _die,
    frames.ChooseKind: lambda t, p, look, f: raids.without_dice(t, p, look, f.swords + swords(t, p)),
    frames.RaidOptions: lambda t, p, look, f: raids.spent(t, p, look, f.kind, f.swords),
    frames.Bury: lambda _t, _p, look, _f: gains.burial(look),
    frames.TakeMission: lambda _t, _p, look, _f: gains.best_mission(look),
    frames.MoveExplorer: lambda _t, _p, look, f: board.moved(look, f.steps),
    frames.Exchange: lambda _t, _p, look, f: board.moved(look, f.steps),
    frames.Moored: lambda _t, p, look, _f: places.landing(look, p.ship),
    frames.Land: lambda _t, p, look, _f: places.landing(look, p.ship),
}
