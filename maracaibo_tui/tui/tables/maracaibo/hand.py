"""Hand, planned cards and tableau of the seat at the keyboard."""

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.games.maracaibo.cards import discount
from maracaibo_tui.games.maracaibo.drawing import hand_limit
from maracaibo_tui.games.maracaibo.printed import Printed
from maracaibo_tui.games.maracaibo.state import HIDDEN
from maracaibo_tui.games.maracaibo.table import MaracaiboTable
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.shell.lines import Line, Lines, line

from .card_lines import Shown, card_lines, explained, have_room, told_below, windowed
from .concern import lit


def cards_of(moment: Moment) -> tuple[str, ...]:
    """List the cards a cursor visits: hand, planned, bought."""
    p = moment.view.players[moment.seat - 1]
    return (*p.hand, *p.planning, *p.tableau)


def addresses(moment: Moment) -> tuple[str, ...]:
    """List what a cursor visits by its page."""
    return tuple(f"card/{card}" if card != HIDDEN else "" for card in cards_of(moment))


def draw(printed: Printed, moment: Moment, cells: int, rows: int) -> Lines:
    """Draw every card in one line, under what it is."""
    table: MaracaiboTable = Table(moment.view, printed)
    p = moment.view.players[moment.seat - 1]
    less, bright = discount(table, p), lit(printed, moment)
    cursor, new = min(moment.cursors.get("hand", -1), len(cards_of(moment)) - 1), _new(moment)
    hand = f"Hand {len(p.hand)} · filled up to {hand_limit(table, p)}"
    parts = ((hand, p.hand), ("Planned", p.planning), ("Bought", p.tableau))
    heads = [(head, cards) for head, cards in parts if cards or head.startswith("Hand")]
    shown = [
        Shown(card, 0 if card in p.tableau else less, f"card/{card}" in bright or number == cursor, card in new)
        for number, card in enumerate(cards_of(moment))
    ]
    blocks = iter(card_lines(printed, shown, cells, rows - len(heads)))
    foot = told_below(printed, shown, cells, rows - len(heads), rows - len(heads))
    lines: list[Line] = []
    at = 0
    for head, cards in heads:
        lines.append(line((head, "faint")))
        for _ in cards:
            block = next(blocks)
            at = len(lines) if shown and block[0][0].text == "►" else at
            lines += block
    if have_room(printed, shown, cells, rows - len(heads)):
        lines = explained(lines, cells, rows)
    return windowed(lines, rows, at, foot)


def _new(moment: Moment) -> frozenset[str]:
    """Name the cards that have come into the hand since the last answer."""
    if moment.before is None:
        return frozenset()
    return frozenset(moment.view.players[moment.seat - 1].hand) - {*moment.before.players[moment.seat - 1].hand}
