"""Hand, planned cards and tableau of the seat at the keyboard."""

from collections.abc import Sequence

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.forms import taken_apart
from maracaibo_tui.games.maracaibo.advice import shortages
from maracaibo_tui.games.maracaibo.advice.lights import lit
from maracaibo_tui.games.maracaibo.advice.lights_unnamed import HAND
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.rules.cards import discount
from maracaibo_tui.games.maracaibo.rules.drawing import hand_limit
from maracaibo_tui.games.maracaibo.state.position import HIDDEN, Player
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable
from maracaibo_tui.tui.screen.lines import Line, Lines, line
from maracaibo_tui.tui.shell.keys import key_of
from maracaibo_tui.tui.shell.kit import Moment

from . import career_choice
from .card_lines import SCROLLS, Shown, explained, foot_rows, have_room, partly_told, told_below, windowed

LEAST_FOR_CAREERS = 56
"""Cells from which there is no other part beside the hand."""
_SORTED = {"drawn": "", "cost": " · by cost", "affordable": " · affordable first", "kind": " · by kind"}


def addresses(printed: Printed, moment: Moment) -> tuple[str, ...]:
    """List what a cursor visits by its page: hand, planned, bought."""
    cards = [card for part in _sorted(printed, moment) for card in part]
    return tuple(f"card/{card}" if card != HIDDEN else "" for card in cards)


def draw(printed: Printed, moment: Moment, cells: int, rows: int) -> Lines:
    """Draw every card under what it is, in one line or with all its effects, as far as there is room."""
    table: MaracaiboTable = Table(moment.view, printed)
    p = moment.view.players[moment.seat - 1]
    less, bright = discount(table, p), lit(printed, moment)
    parts = _sorted(printed, moment)
    visited = [card for part in parts for card in part]
    cursor, new = min(moment.cursors.get("hand", -1), len(visited) - 1), _new(moment)
    hand = f"{len(p.hand)} · limit {hand_limit(table, p)}{_SORTED[moment.order]}{_careers(printed, moment, cells)}"
    heads = _heads(hand, parts, is_meant=HAND in bright)
    shown = [
        Shown(card, 0 if card in p.tableau else less, f"card/{card}" in bright or number == cursor, card in new)
        for number, card in enumerate(visited)
    ]
    room = rows - len(heads)
    # Where one of them may be pointed at the rows below are kept free for it, so that no other row moves.
    kept = foot_rows(printed, shown, cells) if _may_point(printed, moment) else 0
    blocks = iter(partly_told(printed, shown, cells, room if have_room(printed, shown, cells, room) else room - kept))
    foot = told_below(printed, shown, cells, room, room)
    lines: list[Line] = []
    at = 0
    for head, cards in heads:
        lines.append(head)
        for _ in cards:
            block = next(blocks)
            at = len(lines) if shown and block[0][0].text == "►" else at
            lines += block
    if have_room(printed, shown, cells, room):
        lines = explained(lines, cells, rows)
    return windowed(lines, rows, at, foot)


def _careers(printed: Printed, moment: Moment, cells: int) -> str:
    """Say which key shows the careers to choose from later, where that part may be out of sight."""
    is_shown = career_choice.choosable(printed, moment) and cells >= LEAST_FOR_CAREERS
    if not is_shown or "ship" not in moment.keys.values():
        return ""
    return f" · {key_of('ship', moment.keys)} shows the careers to choose from"


def _heads(hand: str, parts: Sequence[Sequence[str]], *, is_meant: bool) -> list[tuple[Line, Sequence[str]]]:
    """Say over the hand how many cards it has, and over others what they are; a mark moves nothing."""
    head = line(("Hand", "cursor" if is_meant else "faint"), ("►", "key") if is_meant else " ", (hand, "faint"))
    others = zip(("Planned", "Bought"), parts[1:], strict=True)
    return [(head, parts[0]), *[(line((called, "faint")), cards) for called, cards in others if cards]]


def _may_point(printed: Printed, moment: Moment) -> bool:
    """Tell whether a cursor stands in the hand, or may come to a card by one of the options that are asked for."""
    options = moment.question.options if moment.question is not None else ()
    named = [value for option in options for value in taken_apart(option).values]
    return "hand" in moment.cursors or any(value in printed.cards for value in named)


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
