"""The income tracks (MAR-INCOME)."""

from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.state import events
from maracaibo_tui.games.maracaibo.state.position import Player
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable

from .gains import score


def raise_doubloon_income(t: MaracaiboTable, p: Player, amount: int, source: str) -> None:
    """Move the doubloon-income marker; what goes beyond the last space is income of points (MAR-INCOME-07)."""
    last = t.printed.box.tracks.doubloon_income.last
    moved = min(amount, last - p.income_doubloons)
    p.income_doubloons += moved
    if t.tell is not None:
        t.tell(events.IncomeRaised(p.seat, "doubloons", moved, amount - moved, source))
    if amount > moved:
        raise_vp_income(t, p, amount - moved, source)


def raise_vp_income(t: MaracaiboTable, p: Player, amount: int, source: str) -> None:
    """Move the income marker of points; at its end it pays for all scorings to come (MAR-INCOME-08..10)."""
    if t.tell is not None:
        t.tell(events.IncomeRaised(p.seat, "vp", amount, 0, source))
    wrap = t.printed.scoring.vp_income_wrap
    p.income_vp += amount
    while p.income_vp >= wrap:
        p.income_vp -= wrap
        scorings = scorings_to_come(t)
        if t.tell is not None:
            t.tell(events.IncomeWrapped(p.seat, scorings))
        score(t, p, wrap * scorings, "income")


def scorings_to_come(t: MaracaiboTable) -> int:
    """Count the scorings whose income has not been paid (MAR-INCOME-11)."""
    paid = 1 if t.state.income_paid else 0
    return t.printed.turn.rounds + 1 - t.state.round - paid


def receive_income(t: MaracaiboTable, p: Player, card: str) -> None:
    """Raise the income for a card just bought, as far as its conditions hold (MAR-INCOME-01, MAR-INCOME-02)."""
    for effect in printed_income(t, card):
        _raise(t, p, effect, card)


def synergy_income(t: MaracaiboTable, p: Player, kind: str) -> None:
    """Raise the income that waited in the tableau for a synergy token (MAR-INCOME-03, MAR-INCOME-04)."""
    for card in p.tableau:
        for effect in printed_income(t, card):
            if type(effect) is v.IncomeIfSynergy and effect.synergy == kind:
                _raise(t, p, effect, card)


def printed_income(t: MaracaiboTable, card: str) -> tuple[v.Income, ...]:
    """Give the income a card shows in the edition being played (D-25)."""
    printed = t.printed.cards[card]
    if printed.first_edition_income is not None and t.state.options.first_edition:
        return printed.first_edition_income
    return printed.income


def _raise(t: MaracaiboTable, p: Player, effect: v.Income, card: str) -> None:
    match effect:
        case v.IncomeDoubloons(amount=amount):
            raise_doubloon_income(t, p, amount, card)
        case v.IncomeVp(amount=amount):
            raise_vp_income(t, p, amount, card)
        case v.IncomeIfSynergy(synergy=synergy, kind=kind, amount=amount):
            if synergy in p.synergies:
                raise_income = raise_doubloon_income if kind == "doubloons" else raise_vp_income
                raise_income(t, p, amount, card)
