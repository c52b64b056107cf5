"""Hand, planned cards and tableau of the seat at the keyboard."""

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.games.maracaibo.cards import discount
from maracaibo_tui.games.maracaibo.drawing import hand_limit
from maracaibo_tui.games.maracaibo.printed import Printed
from maracaibo_tui.games.maracaibo.table import MaracaiboTable
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.shell.lines import Line, Lines, line, window

from .card_lines import card_block
from .concern import lit


def cards_of(moment: Moment) -> tuple[str, ...]:
    """List the cards a cursor visits: hand, planned, bought."""
    p = moment.view.players[moment.seat - 1]
    return (*p.hand, *p.planning, *p.tableau)


def length(_printed: Printed, moment: Moment) -> int:
    """Count the cards."""
    return len(cards_of(moment))


def draw(printed: Printed, moment: Moment, cells: int, rows: int) -> Lines:
    """Draw every card in one line, under what it is."""
    table: MaracaiboTable = Table(moment.view, printed)
    p = moment.view.players[moment.seat - 1]
    less, bright = discount(table, p), lit(printed, moment)
    cursor = moment.cursors.get("hand", -1)
    heads = ((f"Hand {len(p.hand)}/{hand_limit(table, p)}", p.hand), ("Planned", p.planning), ("Bought", p.tableau))
    lines: list[Line] = []
    number = at = 0
    for head, cards in heads:
        if cards or head.startswith("Hand"):
            lines.append(line((head, "faint")))
        for card in cards:
            bright_now = f"card/{card}" in bright or number == cursor
            at = len(lines) if bright_now else at
            lines += card_block(printed, card, cells, 0 if card in p.tableau else less, at=bright_now)
            number += 1
    return window(lines, rows, at)
