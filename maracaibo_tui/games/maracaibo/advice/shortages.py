"""What is missing to pay for something, in words: so many doubloons, a figure, a symbol that no card shows."""

from collections.abc import Iterable, Sequence

from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.rules.cards import price
from maracaibo_tui.games.maracaibo.rules.influence import markers_on_board
from maracaibo_tui.games.maracaibo.rules.payment import can_pay, equal_goods, symbols_of
from maracaibo_tui.games.maracaibo.state.position import Player
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable
from maracaibo_tui.games.maracaibo.words.effects import nation, several

# What an entry of a cost takes from: the field of the player, and the field of the entry with the amount.
_PURSES: tuple[tuple[tuple[type, ...], str, str, str], ...] = (
    ((v.PayDoubloons,), "doubloons", "amount", "doubloon"),
    ((v.CostCombatPoints, v.PayCombatPoints), "combat_points", "amount", "combat point"),
    ((v.CostFigure, v.CostFigureOnCard, v.PayFigure), "figures", "count", "figure"),
)


def of_card(t: MaracaiboTable, p: Player, card: str) -> str:
    """Say what is missing to buy a card; nothing if it can be bought."""
    printed = t.printed.cards[card]
    missing = _doubloons(p, price(t, p, printed.cost))
    return ", ".join([*missing, *of_entries(t, p, printed.requires, card)])


def of_building(t: MaracaiboTable, p: Player, building: str) -> str:
    """Say what is missing to invest in a building; nothing if that is possible."""
    if p.seat in t.state.investors.get(building, ()):
        return "you have already invested there"
    missing = _doubloons(p, price(t, p, t.printed.box.prestige[building].cost))
    figures = t.printed.scoring.prestige_figures - p.figures
    return ", ".join([*missing, *([f"{several(figures, 'figure')} short"] if figures > 0 else [])])


def _doubloons(p: Player, due: int) -> list[str]:
    return [f"{several(due - p.doubloons, 'doubloon')} short"] if due > p.doubloons else []


def of_entries(t: MaracaiboTable, p: Player, entries: Sequence[object], kept: str = "") -> list[str]:
    """Say what is missing for printed costs; symbols are looked at together, for a card pays for one."""
    missing = [*_from_purses(p, entries), *[text for entry in entries if (text := _entry(t, entry))]]
    symbols = [entry for entry in entries if isinstance(entry, v.CostObjects | v.PayObjects | v.PayGoods)]
    if symbols and not can_pay(t, p, symbols, kept):
        wanted = [symbol for entry in symbols for symbol in symbols_of(entry)]
        missing.append(f"no cards that show {_listed(wanted)}")
    return missing


def _from_purses(p: Player, entries: Sequence[object]) -> list[str]:
    """Say how much is missing of what is paid from a purse; several entries may take from the same one."""
    told = []
    for kinds, purse, field, what in _PURSES:
        due = sum([getattr(entry, field) for entry in entries if isinstance(entry, kinds)])
        sent = sum([purse == "figures" and isinstance(entry, v.CostAssistant) for entry in entries])
        short = due + sent - getattr(p, purse)
        if short > 0:
            told.append(f"{several(short, what)} short" if due else "no figure to send")
    return told


def _entry(t: MaracaiboTable, entry: object) -> str:
    match entry:
        case v.RequiresNationMarkers(nation=which, count=count):
            short = count - markers_on_board(t, which)
            return f"{several(short, 'marker')} of {nation(which)} too few on the board" if short > 0 else ""
        case v.RequiresMovement(min=least):
            spent = t.state.this_turn.spent
            return f"you have sailed only {spent} of {several(least, 'movement point')}" if spent < least else ""
        case _:
            return ""


def of_goods(t: MaracaiboTable, p: Player, count: int) -> str:
    """Say that there are too few equal goods; nothing if there are enough."""
    return "" if equal_goods(t, p, count) else f"you do not hold {count} equal goods"


def of_objects(t: MaracaiboTable, p: Player, thing: v.ObjectKind, count: int) -> str:
    """Say that there are too few of an object; nothing if there are enough."""
    missing = of_entries(t, p, (v.CostObjects(object=thing, count=count),))
    return missing[0] if missing else ""


def _listed(symbols: Iterable[str]) -> str:
    counts: dict[str, int] = {}
    for symbol in symbols:
        counts[symbol] = counts.get(symbol, 0) + 1
    return " and ".join(several(count, symbol) for symbol, count in counts.items())
