"""What the ship board, the explorer track, the places ahead, careers and buildings promise a seat."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.components import START, Area
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.rules.gains import figures_on_board
from maracaibo_tui.games.maracaibo.rules.places import action, is_city
from maracaibo_tui.games.maracaibo.state.position import Player

from .cards import AT_ONCE
from .outlook import Outlook


def lasting(look: Outlook, area: Area) -> float:
    """Value a cleared area for the time that is left."""
    key = ("lasting", area.id)
    found = look.worked_out.get(key)
    if found is None:
        each = 1.3 * bool(area.thresholds) + 0.8 * bool(area.hand_limit) + 0.7 * area.free_display
        options = sum([OPTIONS[type(effect)] for effect in area.option])
        found = look.worked_out[key] = (each + options) * look.uses * look.tastes.upgrade
    return found


def whole(look: Outlook, area: Area) -> float:
    """Value an area that is still to be cleared: what it brings at once and what lasts."""
    key = ("whole", area.id)
    found = look.worked_out.get(key)
    if found is None:
        at_once = sum([_bonus(look, effect) for effect in area.bonus])
        choice = area.choice.vp + look.doubloon * area.choice.doubloons if area.choice else 0.0
        found = look.worked_out[key] = lasting(look, area) + at_once + choice + upgrade_points(look)
    return found


def flag_worth(look: Outlook, flag: str) -> float:
    """Value the bonus of a flag, named by its address."""
    key = ("flag", flag)
    found = look.worked_out.get(key)
    if found is None:
        found = look.worked_out[key] = sum([_bonus(look, effect) for effect in look.table.printed.effects(flag)])
    return found


def _bonus(look: Outlook, effect: Any) -> float:  # noqa: ANN401 - effects of flags and areas
    match effect:
        case v.Doubloons(amount=amount):
            return look.doubloon * amount
        case v.Vp(amount=amount):
            return amount
        case v.DoubloonsVp(doubloons=doubloons, vp=vp):
            return look.doubloon * doubloons + vp
        case v.RemoveDiscs(count=count):
            return look.tastes.disc_removed * count
        case v.Combat():
            return look.tastes.combat_ahead
        case v.VillageActions(count=count):
            return look.tastes.village_action * count
        case v.Explore(steps=steps):
            return look.tastes.explored * steps
        case _:
            return AT_ONCE[type(effect)](look, effect)


OPTIONS: dict[type, float] = {v.VaCombatPoint: 1.0, v.VaThreeGoods: 0.8, v.VaAnnex: 1.6, v.CaVillage: 1.6}


Ways = dict[str, tuple[int, int, str | None]]


@lru_cache(maxsize=4)
def explorer_ways(printed: Printed) -> Ways:
    """Give for every space how far it is behind the last barrier, how far before the next one, and which that is."""
    ways: Ways = {}
    waiting = [(START, 0)]
    while waiting:
        space, passed = waiting.pop()
        ahead, goal = _goal(printed, space)
        if space not in ways or passed < ways[space][0]:
            ways[space] = (passed, ahead, goal)
            fence = space != START and printed.spaces[space].barrier
            waiting += [(onward, 1 if fence else passed + 1) for onward in printed.explorer_next[space]]
    return ways


def _goal(printed: Printed, space: str) -> tuple[int, str | None]:
    """Count the steps to the other side of the nearest barrier, or to the end."""
    steps, at = 0, space
    while at != printed.last_space:
        steps += 1
        barrier = printed.spaces[at].barrier if at != START else None
        if barrier:
            return steps, barrier
        at = printed.explorer_next[at][-1]
    return max(1, steps), None


def stops(look: Outlook) -> tuple[tuple[int, float], ...]:
    """Give what the cities of the round promise, by the order of their places."""
    if look.stops is not None:
        return look.stops
    t, tastes = look.table, look.tastes
    found = []
    for place in t.printed.in_order:
        if is_city(t, place) and t.printed.locations[place].kind == "city":
            fights = any(isinstance(effect, v.Combat | v.L7Combat) for effect in action(t, place))
            found.append((t.printed.order[place], tastes.combat_ahead if fights else tastes.city_ahead))
    look.stops = tuple(found)
    return look.stops


def growth(look: Outlook, building: str) -> float:
    """Guess what a building will score beyond what it scores now."""
    match look.table.printed.box.prestige[building].scores:
        case v.Abbey(vp=vp):
            return 0.9 * vp * look.uses
        case v.Palace(vp=vp):
            return 1.4 * vp * look.uses
        case v.Basilica(vp=vp, max=most):
            return min(0.6 * vp * look.uses, max(0, most - vp * figures_on_board(look.player)))
        case v.Minster(vp=vp):
            return 0.5 * vp * look.uses
        case v.MilitaryBase(vp=vp):
            return 0.8 * vp * look.uses
        case v.Academy(vp=vp):
            return 1.5 * vp * look.uses
        case v.Cathedral(factor=factor):
            return 0.8 * factor * look.uses
        case _:
            return 0.0


def upgrade_points(look: Outlook) -> float:
    """Give what the buildings of the seat pay for an upgrade of the ship."""
    t, seat = look.table, look.player.seat
    owned = [t.printed.box.prestige[each].scores for each, seats in t.state.investors.items() if seat in seats]
    return sum([scoring.vp for scoring in owned if isinstance(scoring, v.Academy)])


def progress(p: Player, task: v.CareerTask) -> float:
    """Give how far an open task is on the way to its lower level."""
    match task:
        case v.CareerExplorer():
            return 0.4
        case v.CareerCombatTokens(low=low):
            return len(p.combat_tokens) / low
        case v.CareerQuests(low=low):
            return len(p.quests) / low
        case v.CareerInfluenceOne(low=low):
            return max(p.influence.values()) / low
        case v.CareerInfluenceTwo(low=low):
            return (sorted(p.influence.values())[-2] + max(p.influence.values())) / (2 * low)
        case v.CareerShipUpgrades(low=low):
            return sum([not left for left in p.discs.values()]) / low
        case v.CareerSynergies(low=low):
            return len(p.synergies) / low
        case v.CareerAssistants(low=low):
            return figures_on_board(p) / low
