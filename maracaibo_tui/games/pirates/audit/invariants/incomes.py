"""Whether incomes are those that the symbols show, counted a second time (INV-P29, PIR-INCOME-01, PIR-INCOME-02)."""

from collections.abc import Iterator

from maracaibo_tui.games.pirates.box import vocabulary as v
from maracaibo_tui.games.pirates.state import events
from maracaibo_tui.games.pirates.state.position import Player
from maracaibo_tui.games.pirates.state.table import PiratesTable


def hear_incomes(t: PiratesTable, event: object) -> Iterator[str]:
    """Look at every payment of an income phase (INV-P29)."""
    match event:
        case events.Gained(seat=int(seat), amount=amount, source="income"):
            kind: type = v.IncomeDoubloons
        case events.Scored(seat=int(seat), amount=amount, source="income"):
            kind = v.IncomeVp
        case _:
            return
    shown = symbols(t, t.state.players[seat - 1], kind)
    if amount != shown:
        yield f"INV-P29: seat {seat} received {amount}, its cards and figurehead show {shown}"


def symbols(t: PiratesTable, p: Player, kind: type) -> int:
    """Add up the symbols of a kind on cards and figurehead, one by one."""
    box = t.printed.box
    printed = [box.improvements[card].income for card in p.cards]
    if p.figurehead:
        printed.append(box.figureheads[p.figurehead].income)
    return sum(effect.amount for income in printed for effect in income if type(effect) is kind)
