"""Hand, planned cards and tableau of the seat at the keyboard."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.games.maracaibo.advice import shortages
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.rules.cards import price
from maracaibo_tui.games.maracaibo.state.position import HIDDEN
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable
from maracaibo_tui.tui.screen.lines import Line, Lines, line, plain
from maracaibo_tui.tui.shell.keys import key_of
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.shell.marking import windowed

from . import career_choice
from .card_lines import (
    ROOMY,
    Form,
    Shelf,
    Shown,
    four_rows,
    full_rows,
    one_row,
    one_row_or_more,
    owned_four_rows,
    owned_full_rows,
    owned_rows,
    owned_three_rows,
    remembered,
    three_rows,
    two_rows,
    whole,
    with_names,
)
from .card_sentences import in_sentences, told_rows
from .hand_order import in_order
from .marks import marks

LEAST_TOLD = 4
"""Rows of a card told in sentences before its list gives way."""
MOST_TOLD = 6
"""Rows that hardly any card needs more of; where there are no more an empty one is needed for words."""
LEAST_LISTED = 3
"""Rows of cards that stay in sight above one that is told in sentences."""


class _Group(NamedTuple):
    """Cards that stand together below a head; the hand has none, for it stands in the heading."""

    head: str
    cards: Sequence[Shown]


class _Row(NamedTuple):
    """A row of the list, and the card that it belongs to."""

    card: str
    line: Line
    counts: bool = False
    """Whether it only counts the cards of a group."""


def addresses(printed: Printed, moment: Moment) -> tuple[str, ...]:
    """List what a cursor visits by its page: hand, planned, bought."""
    cards = [card for part in in_order(printed, moment) for card in part]
    return tuple(f"card/{card}" if card != HIDDEN else "" for card in cards)


def draw(printed: Printed, moment: Moment, cells: int, rows: int) -> Lines:
    """Draw every card under what it is, with as much as there is room for."""
    p = moment.view.players[moment.seat - 1]
    marked = marks(printed, moment, "hand", addresses(printed, moment))
    groups = _groups(printed, moment)
    every = [each for group in groups for each in group.cards]
    shelf = with_names(Shelf(printed, p, marked, moment.in_letters), every)
    if not every:
        return [line(("no cards", "faint"))]
    listed = _in_rows if cells >= ROOMY else _in_column
    drawn = listed(shelf, groups, moment, cells, rows)
    careers = _careers(printed, moment, cells)
    return [*drawn, (), line((careers, "faint"))] if careers and len(drawn) + 2 <= rows else drawn


def _in_rows(shelf: Shelf, groups: Sequence[_Group], moment: Moment, cells: int, rows: int) -> Lines:
    """Draw a row a card, and the one that is pointed at in sentences below; nothing else moves with it."""
    listed = _listed(shelf, groups, (_row,) * len(groups), cells)
    every = [each for group in groups for each in group.cards]
    pointed = _pointed(shelf, every)
    if pointed is None:
        return windowed([each.line for each in _opened(shelf, groups, listed, cells, rows)], rows, 0)
    high = max(told_rows(shelf, each.card, moment, cells) for each in every)
    high = min(high, max(LEAST_TOLD, rows - len(listed)))
    gap = min(max(0, rows - len(listed) - high), 1)
    room = max(LEAST_LISTED, rows - high - gap)
    listed = _opened(shelf, groups, listed, cells, room)
    drawn = windowed([each.line for each in listed], room, _row_of(listed, pointed))
    return [*drawn, *[()] * gap, *in_sentences(shelf, pointed, moment, cells, min(high, rows - len(drawn) - gap))]


def _opened(shelf: Shelf, groups: Sequence[_Group], listed: list[_Row], cells: int, rows: int) -> list[_Row]:
    """Let what is cut in the row of its card go on below, as far as there are rows."""
    shown = {each.card: each for group in groups for each in group.cards}
    drawn: list[_Row] = []
    spare = rows - len(listed)
    for row in listed:
        is_cut = spare > 0 and row.card and plain(row.line).endswith("…")
        more = one_row_or_more(shelf, shown[row.card], cells, 1 + spare) if is_cut else [row.line]
        drawn += [_Row(row.card, each) for each in more] if len(more) > 1 else [row]
        spare -= len(more) - 1
    return drawn


def _in_column(shelf: Shelf, groups: Sequence[_Group], moment: Moment, cells: int, rows: int) -> Lines:
    """Draw cards whole, in two rows or in one, whatever has room; planned and bought ones may only be counted."""
    pointed = _pointed(shelf, [each for group in groups for each in group.cards])
    for form in _FORMS:
        is_hidden = any(pointed in group.cards for group, each in zip(groups, form, strict=True) if each is _count)
        if is_hidden or _least(shelf, groups, form) > rows:
            continue
        drawn = [each.line for each in _filled(shelf, groups, form, cells, rows)]
        if len(drawn) <= rows:
            only_hand = form[0] is _row and len(drawn) == len(groups[0].cards)
            return _with_sentences(shelf, pointed, moment, drawn, (cells, rows)) if only_hand else drawn
    listed = _listed(shelf, groups, (_row,) * len(groups), cells)
    return windowed([each.line for each in listed], rows, _row_of(listed, pointed))


def _least(shelf: Shelf, groups: Sequence[_Group], forms: Sequence[Form]) -> int:
    """Count the rows that cards need at least in these forms, so that none is drawn in vain."""
    least: Mapping[Form, int] = {
        whole: 4,
        full_rows: 3,
        two_rows: 2,
        owned_full_rows: 2,
        owned_rows: 2,
        _row: 1,
        _count: 0,
    }
    shown = [(form, each) for group, form in zip(groups, forms, strict=True) for each in group.cards]
    return sum(least[form] if shelf.known(each.card) else 0 for form, each in shown)


def _with_sentences(shelf: Shelf, pointed: Shown | None, moment: Moment, hand: Lines, size: tuple[int, int]) -> Lines:
    """Tell the card that is pointed at in sentences below its hand, if there is room."""
    cells, rows = size
    if pointed is None or rows - len(hand) <= 1:
        return hand
    room, told = rows - len(hand), told_rows(shelf, pointed.card, moment, cells)
    # Whether a row parts them does not change from card to card.
    gap = int(room > MOST_TOLD)
    high = min(room - gap, told)
    return [*hand, *[()] * gap, *in_sentences(shelf, pointed, moment, cells, high)]


def _filled(shelf: Shelf, groups: Sequence[_Group], forms: Sequence[Form], cells: int, rows: int) -> list[_Row]:
    """Draw the cards of every group in its form; what that cuts goes on, first where it takes the fewest rows."""
    drawn = _listed(shelf, groups, forms, cells)
    cut = {row.card for row in drawn if plain(row.line).endswith("…")}
    ways = {each.card: _LONGER.get(form, ()) for group, form in zip(groups, forms, strict=True) for each in group.cards}
    shown = [each for group in groups for each in group.cards if each.card in cut]
    pairs = [(each.card, form(shelf, each, cells)) for each in shown for form in ways[each.card]]
    for card, more in sorted((pair for pair in pairs if len(pair[1]) > 1), key=lambda pair: len(pair[1])):
        at = [number for number, row in enumerate(drawn) if row.card == card]
        if 0 < len(more) - len(at) <= rows - len(drawn):
            drawn[at[0] : at[-1] + 1] = [_Row(card, row) for row in more]
    return drawn


def _listed(shelf: Shelf, groups: Sequence[_Group], forms: Sequence[Form], cells: int) -> list[_Row]:
    """Draw the cards of every group below its head, each group in a form of its own."""
    drawn: list[_Row] = []
    for group, form in zip(groups, forms, strict=True):
        if form is _count and group.cards and drawn and drawn[-1].counts:
            head = drawn.pop().line
            drawn.append(_Row("", line(*head, (f" · {group.head}", "faint")), counts=True))
        elif form is _count and group.cards:
            drawn.append(_Row("", line((group.head, "faint")), counts=True))
        elif group.head and group.cards:
            drawn += [*([_Row("", ())] if drawn and forms[0] is whole else []), _Row("", line((group.head, "faint")))]
        for number, each in enumerate(group.cards):
            drawn += [_Row("", ())] if form is whole and number else []
            drawn += [_Row(each.card, row) for row in form(shelf, each, cells)]
    return drawn


@remembered
def _row(shelf: Shelf, shown: Shown, cells: int) -> Lines:
    return [one_row(shelf, shown, cells)]


def _count(shelf: Shelf, shown: Shown, cells: int) -> Lines:
    """Draw nothing of a card that is only counted."""
    del shelf, shown, cells
    return []


_FORMS: Sequence[tuple[Form, Form, Form]] = (
    (whole, owned_full_rows, owned_full_rows),
    (whole, owned_rows, owned_rows),
    (whole, owned_rows, _row),
    (whole, _row, _row),
    (full_rows, owned_rows, owned_rows),
    (full_rows, owned_rows, _row),
    (two_rows, owned_rows, owned_rows),
    (two_rows, owned_rows, _row),
    (full_rows, _row, _row),
    (two_rows, _row, _row),
    (full_rows, _count, _count),
    (two_rows, _row, _count),
    (two_rows, _count, _count),
    (_row, _row, _row),
    (_row, _row, _count),
    (_row, _count, _count),
)
"""Forms of the cards in hand, the planned and the bought ones, in the order in which they give way."""


_LONGER: Mapping[Form, Sequence[Form]] = {
    two_rows: (three_rows, four_rows, full_rows),
    owned_rows: (owned_three_rows, owned_four_rows, owned_full_rows),
}
"""The forms in which what another one cuts goes on."""


def _row_of(listed: Sequence[_Row], pointed: Shown | None) -> int:
    """Find the row of a card; of one in several rows the last, so that all of them are in sight."""
    if pointed is None:
        return 0
    return max((at for at, each in enumerate(listed) if each.card == pointed.card), default=0)


def _pointed(shelf: Shelf, cards: Sequence[Shown]) -> Shown | None:
    """Give the card at the cursor, or the one that is highlighted; of several none."""
    at = [each for each in cards if f"card/{each.card}" == shelf.marked.cursor]
    bright = [each for each in cards if f"card/{each.card}" in shelf.marked.bright]
    return at[0] if at else bright[0] if len(bright) == 1 else None


def _groups(printed: Printed, moment: Moment) -> list[_Group]:
    """Give the cards in hand, the planned and the bought ones, with what each costs now."""
    table: MaracaiboTable = Table(moment.view, printed)
    p = moment.view.players[moment.seat - 1]
    hand, planned, bought = in_order(printed, moment)
    new = _new(moment)

    def due(card: str) -> Shown:
        found = printed.cards.get(card)
        if found is None:
            return Shown(card)
        return Shown(card, price(table, p, found.cost), not shortages.of_card(table, p, card), card in new)

    def paid(card: str) -> Shown:
        found = printed.cards.get(card)
        return Shown(card, found.cost if found is not None else 0, new=card in new)

    return [
        _Group("", [due(card) for card in hand]),
        _Group(f"planned {len(planned)}", [due(card) for card in planned]),
        _Group(f"bought {len(bought)}", [paid(card) for card in bought]),
    ]


def _careers(printed: Printed, moment: Moment, cells: int) -> str:
    """Say which key shows the careers to choose from later, where that part may be out of sight."""
    is_shown = career_choice.choosable(printed, moment) and cells >= ROOMY
    if not is_shown or "ship" not in moment.keys.values():
        return ""
    return f"{key_of('ship', moment.keys)} shows the careers to choose from"


def _new(moment: Moment) -> frozenset[str]:
    """Name the cards that have come to the seat since its last answer."""
    if moment.before is None:
        return frozenset()
    now, then = (view.players[moment.seat - 1] for view in (moment.view, moment.before))
    return frozenset((*now.hand, *now.planning, *now.tableau)) - {*then.hand, *then.planning, *then.tableau}
