"""Whether the income markers stand where cards and tokens put them (INV-27, MAR-INCOME-13)."""

from collections.abc import Iterator

from msgspec import Struct

from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.state.events import IncomeWrapped
from maracaibo_tui.games.maracaibo.state.position import Player
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable


class Income(Struct, frozen=True):
    """An income of doubloons and points."""

    doubloons: int
    vp: int


class Incomes(Struct):
    """What markers and effects said at the beginning, and how often the points went round since."""

    markers: dict[int, Income]
    effects: dict[int, Income]
    wraps: dict[int, int]


def begin_incomes(t: MaracaiboTable) -> Incomes:
    """Note the markers and the effects of everybody."""
    players = t.state.players
    return Incomes(
        markers={p.seat: Income(p.income_doubloons, p.income_vp) for p in players},
        effects={p.seat: active_income(t, p) for p in players},
        wraps={p.seat: 0 for p in players},
    )


def active_income(t: MaracaiboTable, p: Player) -> Income:
    """Sum up the income effects in force, figures put onto cards included (MAR-INCOME-02, EFF-IMM-14)."""
    doubloons = vp = 0
    for card in p.tableau:
        for effect in _printed(t, card):
            match effect:
                case v.IncomeDoubloons(amount=amount):
                    doubloons += amount
                case v.IncomeVp(amount=amount):
                    vp += amount
                case v.IncomeIfSynergy(synergy=synergy, kind=kind, amount=amount):
                    active = amount if synergy in p.synergies else 0
                    doubloons, vp = doubloons + active * (kind == "doubloons"), vp + active * (kind == "vp")
        doubloons += _income_of_figures(t, p, card)
    return Income(doubloons, vp)


def _printed(t: MaracaiboTable, card: str) -> tuple[v.Income, ...]:
    printed = t.printed.cards[card]
    first = printed.first_edition_income if t.state.options.edition == "first" else None
    return printed.income if first is None else first


def _income_of_figures(t: MaracaiboTable, p: Player, card: str) -> int:
    printed = t.printed.cards[card]
    costs = (cost.count for cost in printed.requires if isinstance(cost, v.CostFigureOnCard))
    figures = p.figures_on_cards.get(card, 0) - sum(costs)
    return sum(effect.income * figures for effect in printed.immediate if isinstance(effect, v.FiguresToIncome))


def hear_incomes(t: MaracaiboTable, memory: Incomes, event: object) -> Iterator[str]:
    """Count how often the income of points went round, and what it paid for (MAR-INCOME-09, MAR-INCOME-11)."""
    if isinstance(event, IncomeWrapped):
        memory.wraps[event.seat] += 1
        wanted = t.printed.turn.rounds + 1 - t.state.round
        if event.scorings != wanted:
            yield f"INV-27: seat {event.seat} was paid for {event.scorings} scorings to come instead of {wanted}"


def compare_incomes(t: MaracaiboTable, memory: Incomes) -> Iterator[str]:
    """See that the markers stand where the effects since the beginning put them (INV-27)."""
    last, wrap = t.printed.box.tracks.doubloon_income.last, t.printed.scoring.vp_income_wrap
    for p in t.state.players:
        now, then, marker = active_income(t, p), memory.effects[p.seat], memory.markers[p.seat]
        doubloons = marker.doubloons + now.doubloons - then.doubloons
        vp = marker.vp + now.vp - then.vp + max(0, doubloons - last)
        wanted = min(doubloons, last), vp % wrap, vp // wrap
        found = p.income_doubloons, p.income_vp, memory.wraps[p.seat]
        if found != wanted:
            names = "doubloon income, point income, rounds of the point income"
            yield f"INV-27: seat {p.seat} has {found} ({names}), its effects make {wanted}"
