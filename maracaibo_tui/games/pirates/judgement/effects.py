"""What one-time effects are worth to a seat just now; other modules of this room enter the kinds that are theirs."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from maracaibo_tui.games.pirates.box import vocabulary as v
from maracaibo_tui.games.pirates.rules.possessions import doubloon_income, vp_income

from .hopes import own_counts
from .outlook import DEEPEST, Outlook

Worth = Callable[[Outlook, Any], float]


def now(look: Outlook, effect: Any) -> float:  # noqa: ANN401 - an effect of any kind
    """Value an effect; what lies deep within others counts for what such effects are usually worth."""
    found = look.memo.get(effect)
    if found is None:
        found = look.memo[effect] = _worth(look, effect)
    return found


def _worth(look: Outlook, effect: Any) -> float:  # noqa: ANN401 - an effect of any kind
    plain = PLAIN.get(type(effect))
    if plain is not None:
        return plain(look, effect)
    if look.level < DEEPEST:
        return NOW[type(effect)](look.within, effect)
    return look.tastes.usual.get(str(effect.__struct_config__.tag), 0.0)


def all_now(look: Outlook, effects: Iterable[Any]) -> float:
    """Value effects that are carried out together."""
    return sum([now(look, effect) for effect in effects])


def _counted(look: Outlook, effect: Any, thing: str) -> float:  # noqa: ANN401 - any effect that pays for things
    worth = effect.vp * own_counts(look)[thing]
    return float(worth if effect.max is None else min(worth, effect.max))


def _per_mission(look: Outlook, effect: v.VpPerMission) -> float:
    worth = effect.vp * len(look.player.missions)
    return float(worth if effect.max is None else min(worth, effect.max))


PLAIN: dict[type, Worth] = {
    v.Doubloons: lambda look, e: look.doubloon * e.amount,
    v.Vp: lambda _look, e: float(e.amount),
    v.VpPerVpIncome: lambda look, _e: float(vp_income(look.table, look.player)),
    v.DoubloonsPerDoubloonIncome: lambda look, _e: look.doubloon * doubloon_income(look.table, look.player),
    v.VpPerBuried: lambda look, e: _counted(look, e, "buried"),
    v.VpPerCrew: lambda look, e: _counted(look, e, "crew"),
    v.VpPerEquipment: lambda look, e: _counted(look, e, "equipment"),
    v.VpPerRiver: lambda look, e: _counted(look, e, "rivers"),
    v.VpPerMission: _per_mission,
    v.VpPerTreasure: lambda look, e: _counted(look, e, e.kind),
}
"""By kind of effect what it is worth; no other effect is part of these."""
NOW: dict[type, Worth] = {}
"""By kind of effect what it is worth where others may be part of it."""
