"""The order of the cards of a seat, sorted as was chosen."""

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.games.maracaibo.advice import shortages
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.state.position import HIDDEN, Player
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable
from maracaibo_tui.tui.shell.kit import Moment

from .card_words import SCROLLS


def in_order(printed: Printed, moment: Moment) -> tuple[tuple[str, ...], ...]:
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
    """Say among which cards one is sorted: those that can be bought before others, or those of the same kind."""
    if order == "affordable":
        return int(bool(shortages.of_card(table, p, card)))
    if order == "kind":
        return next((at for at, scroll in enumerate(SCROLLS) if getattr(table.printed.cards[card], scroll)), 0)
    return 0
