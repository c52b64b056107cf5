"""What an automa compares with a person at the end, made smooth: a lead counts before it is sure (MAR-SOLO-52)."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt

from maracaibo_tui.games.maracaibo.box.numbers import Lead
from maracaibo_tui.games.maracaibo.rules.automa_explorer import lead
from maracaibo_tui.games.maracaibo.rules.jean_scoring import jean_areas as areas_of
from maracaibo_tui.games.maracaibo.rules.ship import upgrades
from maracaibo_tui.games.maracaibo.state.position import Player
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable

from .outlook import Outlook
from .weights import Spread

_HALF = 0.5
_FAR = 30.0


def jean_quests(t: MaracaiboTable, p: Player, look: Outlook) -> float:
    """Count her quests, and her bonus for having more of them."""
    jean = t.state.jean
    if jean is None:
        return 0.0
    solo, spread = t.printed.box.numbers.solo, look.weights.compared["jean_quests"]
    ahead = len(jean.quests) - len(p.quests) + spread.drift * look.uses
    return -solo.quest * len(jean.quests) - _stair(solo.lead, ahead, _width(spread, look))


def jean_areas(t: MaracaiboTable, p: Player, look: Outlook) -> float:
    """Count her bonus for having more areas emptied than the person has upgrades."""
    jean = t.state.jean
    if jean is None:
        return 0.0
    spread = look.weights.compared["jean_areas"]
    ahead = areas_of(t.printed, jean) - len(upgrades(p)) + spread.drift * look.uses
    return -_stair(t.printed.box.numbers.solo.lead, ahead, _width(spread, look))


def jean_explorer(t: MaracaiboTable, p: Player, look: Outlook) -> float:
    """Count her bonus for an explorer that is ahead."""
    jean = t.state.jean
    if jean is None:
        return 0.0
    spread = look.weights.compared["jean_explorer"]
    ahead = lead(t, jean, p) + spread.drift * look.uses
    return -_stair(t.printed.box.numbers.solo.explorer_lead, ahead, _width(spread, look))


def jacques_quests(t: MaracaiboTable, p: Player, look: Outlook) -> float:
    """Count what having more or fewer quests than Jacques will bring or cost."""
    jacques = t.state.jacques
    if jacques is None:
        return 0.0
    return _won_or_lost(t, look, "jacques_quests", len(p.quests) - len(jacques.quests))


def jacques_explorer(t: MaracaiboTable, p: Player, look: Outlook) -> float:
    """Count what an explorer ahead of his or behind it will bring or cost."""
    jacques = t.state.jacques
    if jacques is None:
        return 0.0
    return _won_or_lost(t, look, "jacques_explorer", -lead(t, jacques, p))


def _won_or_lost(t: MaracaiboTable, look: Outlook, name: str, ahead: float) -> float:
    spread, worth = look.weights.compared[name], t.printed.box.numbers.jacques.comparison
    return worth * (2 * _likely((ahead + spread.drift * look.uses) / _width(spread, look)) - 1)


def _width(spread: Spread, look: Outlook) -> float:
    return spread.least + spread.wide * sqrt(look.uses)


def _stair(steps: Sequence[Lead], ahead: float, width: float) -> float:
    """Give the printed ladder of bonuses made smooth, by how far ahead somebody is."""
    total, before = 0.0, 0
    for step in steps:
        total += (step.vp - before) * _likely((ahead - step.by + _HALF) / width)
        before = step.vp
    return total


def _likely(x: float) -> float:
    return 0.0 if x < -_FAR else 1.0 if x > _FAR else 1 / (1 + exp(-x))
