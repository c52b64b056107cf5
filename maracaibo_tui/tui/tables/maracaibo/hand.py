"""Hand, planned cards and tableau of the seat at the keyboard."""

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.games.maracaibo.cards import discount
from maracaibo_tui.games.maracaibo.drawing import hand_limit
from maracaibo_tui.games.maracaibo.printed import Printed
from maracaibo_tui.games.maracaibo.state import HIDDEN, Player
from maracaibo_tui.games.maracaibo.table import MaracaiboTable
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.shell.lines import Line, Lines, line

from . import shortages
from .card_lines import SCROLLS, Shown, card_lines, explained, have_room, told_below, windowed
from .concern import lit

_SORTED = {"drawn": "", "cost": " · by cost", "affordable": " · affordable first", "kind": " · by kind"}


def addresses(printed: Printed, moment: Moment) -> tuple[str, ...]:
    """List what a cursor visits by its page: hand, planned, bought."""
    cards = [card for part in _sorted(printed, moment) for card in part]
    return tuple(f"card/{card}" if card != HIDDEN else "" for card in cards)


def draw(printed: Printed, moment: Moment, cells: int, rows: int) -> Lines:
    """Draw every card in one line, under what it is."""
    table: MaracaiboTable = Table(moment.view, printed)
    p = moment.view.players[moment.seat - 1]
    less, bright = discount(table, p), lit(printed, moment)
    parts = _sorted(printed, moment)
    visited = [card for part in parts for card in part]
    cursor, new = min(moment.cursors.get("hand", -1), len(visited) - 1), _new(moment)
    hand = f"Hand {len(p.hand)} · filled up to {hand_limit(table, p)}{_SORTED[moment.order]}"
    heads = [
        (head, cards)
        for head, cards in zip((hand, "Planned", "Bought"), parts, strict=True)
        if cards or head.startswith("Hand")
    ]
    shown = [
        Shown(card, 0 if card in p.tableau else less, f"card/{card}" in bright or number == cursor, card in new)
        for number, card in enumerate(visited)
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


def _sorted(printed: Printed, moment: Moment) -> tuple[tuple[str, ...], ...]:
    """Give the cards in hand, the planned and the bought ones, each sorted as it was chosen."""
    p = moment.view.players[moment.seat - 1]
    parts: tuple[tuple[str, ...], ...] = (p.hand, p.planning, p.tableau)
    if moment.order == "drawn":
        return parts
    table: MaracaiboTable = Table(moment.view, printed)

    def place(card: str) -> tuple[int, int]:
        return (_group(table, p, moment.order, card), printed.cards[card].cost) if card != HIDDEN else (0, 0)

    return tuple(tuple(sorted(part, key=place)) for part in parts)


def _group(table: MaracaiboTable, p: Player, order: str, card: str) -> int:
    """Say among which cards one is sorted: those that can be bought before others, or those with the same scroll."""
    if order == "affordable":
        return int(bool(shortages.of_card(table, p, card)))
    if order == "kind":
        return next((at for at, scroll in enumerate(SCROLLS) if getattr(table.printed.cards[card], scroll)), 0)
    return 0


def _new(moment: Moment) -> frozenset[str]:
    """Name the cards that have come into the hand since the last answer."""
    if moment.before is None:
        return frozenset()
    return frozenset(moment.view.players[moment.seat - 1].hand) - {*moment.before.players[moment.seat - 1].hand}
