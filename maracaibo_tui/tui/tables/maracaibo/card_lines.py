"""Cards in one row, in two, or whole, each with the spine of its kind."""

from collections.abc import Callable, Iterable
from functools import wraps
from typing import NamedTuple, TypeAlias

from maracaibo_tui.games.maracaibo.box.components import Card
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.state.position import HIDDEN, Player
from maracaibo_tui.tui.screen.lines import Line, Lines, Span, between, broken, fitted, line, plain, width
from maracaibo_tui.tui.screen.surface import EDGE, NAME, on
from maracaibo_tui.tui.shell.marking import NEW, Marks

from .card_words import INKS, SCROLLS, Synergies, briefly, fitting, in_rows, kind_name, kind_of, kind_word, sentence

GOODS = {"tobacco": "t", "corn": "c", "sugar": "s"}
"""The letters of goods where a market has no room for a word."""
INDENT = 2
COST_CELLS, NAME_CELLS, GOODS_CELLS, VP_CELLS, KIND_CELLS = 6, 20, 16, 5, 6
GAP = 2
"""Blanks between words and the figure that stands right of them."""
ROOMY = 56
"""Cells from which a card tells what it does in its one row."""
WITH_GOODS = 70
"""Cells from which its goods have room in that row."""


class Shown(NamedTuple):
    """A card to be drawn: its id, what it costs now, whether that can be paid, and whether it has just come."""

    card: str
    cost: int = 0
    payable: bool = True
    new: bool = False


class Shelf(NamedTuple):
    """What cards are drawn with: the components, whose conditions count, what is marked, and letters for inks."""

    printed: Printed
    p: Player
    marked: Marks
    in_letters: bool = False
    names: int = NAME_CELLS
    """Cells of the column of names."""

    @property
    def owned(self) -> Synergies:
        """The synergies that meet conditions."""
        return tuple(self.p.synergies)

    def known(self, card: str) -> Card | None:
        """Give what is printed on a card; nothing on one that lies face down, or where none lies."""
        return self.printed.cards.get(card) if card != HIDDEN else None


Form: TypeAlias = Callable[[Shelf, Shown, int], Lines]
MOST_KEPT = 64
"""Cards that are kept as they were drawn in a form: some more than a table has in sight."""


def remembered(form: Form) -> Form:
    """Draw a card once in a form as long as all that the form shows of it is the same."""
    kept: dict[tuple[object, ...], Lines] = {}

    @wraps(form)
    def drawn(shelf: Shelf, shown: Shown, cells: int) -> Lines:
        marked = shelf.marked.of(f"card/{shown.card}")
        key = (shelf.printed, shelf.owned, marked, shelf.in_letters, shelf.names, shown, cells)
        if key not in kept:
            if len(kept) >= MOST_KEPT:
                kept.clear()
            kept[key] = form(shelf, shown, cells)
        return kept[key]

    return drawn


def with_names(shelf: Shelf, shown: Iterable[Shown]) -> Shelf:
    """Make the column of names as wide as the longest of them, with the mark of what is new."""
    known = [(card.name, each.new) for each in shown if (card := shelf.known(each.card)) is not None]
    longest = max((len(name) + (1 + len(NEW[0])) * new for name, new in known), default=0)
    return shelf._replace(names=min(NAME_CELLS, longest))


def spine(shelf: Shelf, card: Card) -> Span:
    """Draw the spine in the ink of the kind, or the letter of the kind where there are no colours."""
    kind = kind_of(card)
    if shelf.in_letters:
        return Span(SCROLLS[kind], "warn" if kind == "immediate" else f"{INKS[kind]} bold")
    return Span(EDGE, INKS[kind])


def _head(shelf: Shelf, shown: Shown, card: Card, usual: str, room: int = 0) -> Line:
    """Draw spine, price and name, in a column as wide as the longest name; what is new has its mark if it has room."""
    address = f"card/{card.id}"
    is_marked = shown.new and not 0 < room <= len(card.name) + 1
    head = line(
        spine(shelf, card),
        shelf.marked.pointer(address),
        (f"{shown.cost:>2}$ ", "money bold" if shown.payable else "faint"),
        shelf.marked.name(address, card.name, usual),
        " " if is_marked else "",
        NEW if is_marked else "",
    )
    return fitted(head, COST_CELLS + room) if room else head


def _none(shown: Shown) -> Line:
    return line(("  " + ("hidden" if shown.card else "empty"), "faint"))


def vp(card: Card) -> Span:
    """Say what a card is worth; nothing where that is nothing."""
    return Span(f"{card.vp} VP" if card.vp else "", "points bold")


def goods(card: Card, between_them: str = " ") -> str:
    """Name the good and the object of a card."""
    return f"{card.good}{between_them}{card.object}"


def one_row(shelf: Shelf, shown: Shown, cells: int) -> Line:
    """Draw a card in a row: cost, name, goods, points, and what it does, or in a narrow one its kind."""
    card = shelf.known(shown.card)
    if card is None:
        return _none(shown)
    if cells >= ROOMY:
        left = _compared(shelf, shown, card, cells)
        row = (*left, *fitting(card, shelf.owned, cells - width(left)))
    else:
        row = between(_of_a_kind(shelf, shown, card, cells), line(vp(card)), cells)
    return shelf.marked.row(f"card/{card.id}", row, cells)


def one_row_or_more(shelf: Shelf, shown: Shown, cells: int, rows: int) -> Lines:
    """Draw a card in a row; what it does goes on below itself if it has room in so many rows, and only there."""
    card = shelf.known(shown.card)
    if card is None or cells < ROOMY:
        return [one_row(shelf, shown, cells)]
    left = _compared(shelf, shown, card, cells)
    told = in_rows(card, shelf.owned, cells - width(left), rows)
    if len(told) <= 1:
        return [one_row(shelf, shown, cells)]
    first = shelf.marked.row(f"card/{card.id}", line(*left, *told[0]), cells)
    return [first, *[line(spine(shelf, card), " " * (width(left) - 1), *each) for each in told[1:]]]


def _compared(shelf: Shelf, shown: Shown, card: Card, cells: int) -> Line:
    """Draw the columns by which cards are compared in a wide row: cost, name, goods, points."""
    points = line(" " * (VP_CELLS - len(vp(card).text)), vp(card))
    good = (f"{goods(card):<{GOODS_CELLS}}", "title") if cells >= WITH_GOODS else ""
    return line(*_head(shelf, shown, card, "text", shelf.names), " ", good, *points, " " * GAP)


def _of_a_kind(shelf: Shelf, shown: Shown, card: Card, cells: int) -> Line:
    """Draw cost, name and kind in a narrow row, well apart from the points; beside a long name the spine tells it."""
    room = cells - COST_CELLS - 1 - KIND_CELLS - GAP - (VP_CELLS - 1)
    head = _head(shelf, shown, card, "text", max(len(card.name), min(room, shelf.names)))
    row = line(*head, (f" {kind_word(card)}", INKS[kind_of(card)]))
    return row if width(row) + GAP + len(vp(card).text) <= cells else head


@remembered
def two_rows(shelf: Shelf, shown: Shown, cells: int) -> Lines:
    """Draw a card in two rows: cost, name and points; below it its goods and what it does."""
    card = shelf.known(shown.card)
    if card is None:
        return [_none(shown)]
    head = _head(shelf, shown, card, NAME)
    left = line(spine(shelf, card), " ")
    told = fitting(card, shelf.owned, cells - width(left) - len(goods(card)) - 1)
    beside = line(*head, " " * GAP, (goods(card), "title"))
    if plain(told).endswith("…") and width(beside) + GAP + len(vp(card).text) <= cells:
        # Beside a short name its goods have room, and what it does the whole of the row below.
        head, below = beside, line(*left, *fitting(card, shelf.owned, cells - width(left)))
    else:
        below = line(*left, (f"{goods(card)} ", "title"), *told)
    return [shelf.marked.row(f"card/{card.id}", between(head, line(vp(card)), cells), cells), below]


@remembered
def full_rows(shelf: Shelf, shown: Shown, cells: int) -> Lines:
    """Draw a card in as many rows as all that it does needs: what has no room goes on in the next."""
    card = shelf.known(shown.card)
    if card is None:
        return [_none(shown)]
    head = between(_head(shelf, shown, card, NAME), line(vp(card)), cells)
    below = broken(line((f"{goods(card)} ", "title"), *briefly(card, shelf.owned)), cells - INDENT)
    # The row of its name alone shows which one is highlighted: a step from card to card sends half as much.
    marked = shelf.marked.row(f"card/{card.id}", head, cells)
    return [marked, *[line(spine(shelf, card), " ", *each) for each in below]]


@remembered
def three_rows(shelf: Shelf, shown: Shown, cells: int) -> Lines:
    """Draw a card in three rows: what it does has two of them, in as many words as have room."""
    return _in_rows(shelf, shown, cells, 2)


@remembered
def four_rows(shelf: Shelf, shown: Shown, cells: int) -> Lines:
    """Draw a card in four rows: what it does has three of them."""
    return _in_rows(shelf, shown, cells, 3)


def _in_rows(shelf: Shelf, shown: Shown, cells: int, rows: int, *, is_owned: bool = False) -> Lines:
    """Draw name and points, and below them what the card does in so many rows; the goods of an owned one matter not."""
    card = shelf.known(shown.card)
    if card is None:
        return [_none(shown)]
    head = between(_head(shelf, shown, card, "text" if is_owned else NAME), line(vp(card)), cells)
    left = line(spine(shelf, card), " " * (COST_CELLS - 1 if is_owned else INDENT - 1))
    first = () if is_owned else line((f"{goods(card)} ", "title"))
    below = in_rows(card, shelf.owned, cells - width(left), rows, first)
    return [shelf.marked.row(f"card/{card.id}", head, cells), *[(*left, *each) for each in below]]


@remembered
def owned_rows(shelf: Shelf, shown: Shown, cells: int) -> Lines:
    """Draw a card that is planned or bought in two rows: its goods no longer matter."""
    card = shelf.known(shown.card)
    if card is None:
        return [_none(shown)]
    head = between(_head(shelf, shown, card, "text"), line(vp(card)), cells)
    left = line(spine(shelf, card), " " * (COST_CELLS - 1))
    below = (*left, *fitting(card, shelf.owned, cells - width(left)))
    return [shelf.marked.row(f"card/{card.id}", head, cells), below]


@remembered
def owned_three_rows(shelf: Shelf, shown: Shown, cells: int) -> Lines:
    """Draw a card that is planned or bought in three rows: what it does has two of them."""
    return _in_rows(shelf, shown, cells, 2, is_owned=True)


@remembered
def owned_four_rows(shelf: Shelf, shown: Shown, cells: int) -> Lines:
    """Draw a card that is planned or bought in four rows: what it does has three of them."""
    return _in_rows(shelf, shown, cells, 3, is_owned=True)


@remembered
def owned_full_rows(shelf: Shelf, shown: Shown, cells: int) -> Lines:
    """Draw a card that is planned or bought in as many rows as all that it does needs."""
    card = shelf.known(shown.card)
    if card is None:
        return [_none(shown)]
    head = between(_head(shelf, shown, card, "text"), line(vp(card)), cells)
    left = line(spine(shelf, card), " " * (COST_CELLS - 1))
    below = broken(briefly(card, shelf.owned), cells - width(left))
    return [shelf.marked.row(f"card/{card.id}", head, cells), *[(*left, *each) for each in below]]


@remembered
def whole(shelf: Shelf, shown: Shown, cells: int) -> Lines:
    """Draw a card on a ground of its own: name and points, goods and kind, and all that it does in full."""
    card = shelf.known(shown.card)
    if card is None:
        return [_none(shown)]
    edge, inner = spine(shelf, card), cells - INDENT - 1
    kind = (kind_name(card), INKS[kind_of(card)])
    told = broken(sentence(shelf.printed, card, shelf.owned, is_below_kind=True), inner)
    rows = [
        between(_head(shelf, shown, card, NAME), line(vp(card), " "), cells),
        line(edge, " ", *between(line((goods(card, " · "), "title")), line(kind), inner)),
        *[line(edge, " ", *in_ink_of_words(each)) for each in told],
    ]
    return [on(fitted(row, cells), "raised") for row in rows]


def in_ink_of_words(row: Line) -> Line:
    """Write sentences in the ink of words: the kind is told by the spine, but costs stay what they are."""
    return tuple(Span(each.text, each.style if each.style == "cost" else "text") for each in row)
