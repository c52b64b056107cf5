"""Carrying out effects one by one, in the order that the player chooses (PIR-GEN-06..08)."""

from collections.abc import Callable, Mapping
from typing import Any

from maracaibo_tui.engine.agenda import push
from maracaibo_tui.engine.forms import for_each, made, taken_apart
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.pirates.box import vocabulary as v
from maracaibo_tui.games.pirates.state import frames
from maracaibo_tui.games.pirates.state.frames import Effects, Lone
from maracaibo_tui.games.pirates.state.position import Player
from maracaibo_tui.games.pirates.state.table import RULES, PiratesTable, player

from .exploring import start_explore
from .gains import gain_doubloons, score
from .missions import offer_mission
from .plans import carry_out, go_on, plan_of
from .possessions import buried, cards_of, doubloon_income, treasures, vp_income
from .possible import GAINS, can_do
from .raid import start_raid, start_raid_now
from .treasures import add_marker, gain_treasure

Begin = Callable[[PiratesTable, Player, Any, str, bool], None]


@RULES.asks(Effects)
def ask_next_effect(t: PiratesTable, f: Effects) -> Question | None:
    """Ask which of the waiting effects comes next; a gain among them is not declined (DEC-P26, PIR-GEN-08)."""
    p, effects = player(t, f.seat), plan_of(t, f.source).effects
    names = [name for name in dict.fromkeys(f.waiting) if can_do(t, p, effects[name])]
    if not names:
        return None
    may_end = all(type(effects[name]) not in GAINS for name in f.waiting)
    options = (*for_each("do", names), "end") if may_end else for_each("do", names)
    return Question(seat=f.seat, point="DEC-P26", options=options, rule="PIR-GEN-08", source=f.source)


@RULES.answers(Effects)
def choose_effect(t: PiratesTable, f: Effects, option: str) -> None:
    """Carry out the chosen effect; what is left waits below it (PIR-GEN-07)."""
    if option == "end":
        return
    p, name = player(t, f.seat), made(*taken_apart(option).values)
    rest = list(f.waiting)
    rest.remove(name)
    go_on(t, p, f.source, tuple(rest))
    begin(t, p, plan_of(t, f.source).effects[name], f.source, chosen=True)


@RULES.acts(Lone)
def begin_lone(t: PiratesTable, f: Lone) -> None:
    """Carry out an effect that stands alone; it asks for itself whether it is wanted (PIR-GEN-06)."""
    begin(t, player(t, f.seat), plan_of(t, f.source).effects[f.name], f.source, chosen=False)


def begin(t: PiratesTable, p: Player, effect: Any, source: str, *, chosen: bool) -> None:  # noqa: ANN401 - any effect
    """Begin an effect; `chosen` says that it cannot be declined any more."""
    BEGIN[type(effect)](t, p, effect, source, chosen)


def _counted(t: PiratesTable, p: Player, effect: Any, count: int, source: str) -> None:  # noqa: ANN401 - any of them
    """Score for things owned, up to what is printed (PIR-MARKET-06)."""
    worth = effect.vp * count
    score(t, p, worth if effect.max is None else min(worth, effect.max), source)


def _marker_any(t: PiratesTable, p: Player, effect: v.MarkerAny, source: str, chosen: bool) -> None:  # noqa: FBT001
    push(t, frames.PlaceMarkers(p.seat, effect.count, source, chosen))


def _raid(t: PiratesTable, p: Player, _effect: v.Raid, source: str, chosen: bool) -> None:  # noqa: FBT001
    if chosen:
        start_raid(t, p, 0)
    else:
        push(t, frames.LoneRaid(p.seat, source))


def _raid_now(t: PiratesTable, p: Player, effect: v.RaidNow, source: str, chosen: bool) -> None:  # noqa: FBT001
    if chosen:
        start_raid_now(t, p, effect.swords, effect.kind)
    else:
        push(t, frames.LoneRaid(p.seat, source, effect.swords, effect.kind))


def _explorer_space(t: PiratesTable, p: Player, _effect: v.ExplorerSpace, source: str, chosen: bool) -> None:  # noqa: FBT001
    if chosen:
        use_explorer_space(t, p)
    else:
        push(t, frames.LoneSpace(p.seat, source))


@RULES.asks(frames.LoneSpace)
def ask_space(t: PiratesTable, f: frames.LoneSpace) -> Question | None:
    """Ask whether the space of the own explorer is used (DEC-P29, EFF-PII-21)."""
    if not can_do(t, player(t, f.seat), v.ExplorerSpace()):
        return None
    return Question(seat=f.seat, point="DEC-P29", options=("use", "skip"), rule="EFF-PII-21", source=f.source)


@RULES.answers(frames.LoneSpace)
def answer_space(t: PiratesTable, f: frames.LoneSpace, option: str) -> None:
    """Use it, or not."""
    if option == "use":
        use_explorer_space(t, player(t, f.seat))


def use_explorer_space(t: PiratesTable, p: Player) -> None:
    """Carry out all effects of the space that the own explorer stands on (EFF-PII-21)."""
    carry_out(t, p, f"space/{p.explorer}/effects")


def _per_doubloon_income(t: PiratesTable, p: Player, _e: object, source: str, _chosen: bool) -> None:  # noqa: FBT001
    gain_doubloons(t, p, doubloon_income(t, p), source)


# An entry says how an effect begins: table, player, effect, source, whether it was just chosen.
BEGIN: Mapping[type, Begin] = {
    v.Doubloons: lambda t, p, e, s, _c: gain_doubloons(t, p, e.amount, s),
    v.Vp: lambda t, p, e, s, _c: score(t, p, e.amount, s),
    v.Treasure: lambda t, p, e, s, _c: gain_treasure(t, p, e.kind, s),
    v.TreasureAny: lambda t, p, _e, s, _c: push(t, frames.ChooseTreasure(p.seat, 1, s)),
    v.TreasureChoice: lambda t, p, e, s, _c: push(t, frames.ChooseTreasure(p.seat, e.count, s)),
    v.Marker: lambda t, p, e, s, _c: add_marker(t, p, e.kind, 1, s),
    v.MarkerAny: _marker_any,
    v.Raid: _raid,
    v.RaidNow: _raid_now,
    v.Explore: lambda t, p, e, s, c: start_explore(t, p, e.steps, s, chosen=c),
    v.Bury: lambda t, p, _e, s, c: push(t, frames.Bury(p.seat, s, c)),
    v.Mission: lambda t, p, _e, s, c: offer_mission(t, p, s, chosen=c),
    v.BuyCrew: lambda t, p, e, s, c: push(t, frames.BuyAfar(p.seat, "crew", e.surcharge, s, c)),
    v.BuyEquipment: lambda t, p, e, s, c: push(t, frames.BuyAfar(p.seat, "equipment", e.surcharge, s, c)),
    v.BuyShip: lambda t, p, e, s, c: push(t, frames.BuyAfar(p.seat, "ship", e.surcharge, s, c)),
    v.BuildResidence: lambda t, p, _e, s, c: push(t, frames.BuildAnywhere(p.seat, s, c)),
    v.Figurehead: lambda t, p, e, s, c: push(t, frames.TakeFigurehead(p.seat, e.cost, s, c)),
    v.BlackMarketTile: lambda t, p, e, s, c: push(t, frames.LayTile(p.seat, e.cost, s, c)),
    v.ShipUpgrade: lambda t, p, _e, s, c: push(t, frames.UpgradeShip(p.seat, s, c)),
    v.ActivateBlackMarket: lambda t, p, _e, s, c: push(t, frames.UseTileAnywhere(p.seat, s, c)),
    v.ExplorerSpace: _explorer_space,
    v.DiscardMission: lambda t, p, e, s, c: push(t, frames.DiscardMission(p.seat, e.doubloons, s, c)),
    v.VpPerVpIncome: lambda t, p, _e, s, _c: score(t, p, vp_income(t, p), s),
    v.DoubloonsPerDoubloonIncome: _per_doubloon_income,
    v.VpPerBuried: lambda t, p, e, s, _c: _counted(t, p, e, buried(p), s),
    v.VpPerCrew: lambda t, p, e, s, _c: _counted(t, p, e, cards_of(t, p, "crew"), s),
    v.VpPerEquipment: lambda t, p, e, s, _c: _counted(t, p, e, cards_of(t, p, "equipment"), s),
    v.VpPerRiver: lambda t, p, e, s, _c: _counted(t, p, e, len(p.rivers), s),
    v.VpPerMission: lambda t, p, e, s, _c: _counted(t, p, e, len(p.missions), s),
    v.VpPerTreasure: lambda t, p, e, s, _c: _counted(t, p, e, treasures(p, e.kind), s),
}
