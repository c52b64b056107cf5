"""Cards in one row, in two, or whole, each with the spine of its kind; the highlighted one in sentences below."""

from typing import NamedTuple

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.games.maracaibo.advice.cards_now import card_now
from maracaibo_tui.games.maracaibo.box.components import Card
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.state.position import HIDDEN, Player
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable
from maracaibo_tui.games.maracaibo.words.effects import several
from maracaibo_tui.tui.screen.lines import Line, Lines, Span, between, blank, broken, fitted, line, width
from maracaibo_tui.tui.screen.surface import EDGE, NAME, on
from maracaibo_tui.tui.shell.kit import Moment

from .card_words import INKS, SCROLLS, Synergies, briefly, fitting, kind_name, kind_of, kind_word, sentence
from .marks import NEW, Marks

GOODS = {"tobacco": "t", "corn": "c", "sugar": "s"}
"""The letters of goods where a market has no room for a word."""
INDENT = 2
COST_CELLS, NAME_CELLS, GOODS_CELLS, VP_CELLS, KIND_CELLS = 6, 19, 16, 5, 6
_MORE = "  …"
"""What a text ends with that goes on."""
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

    @property
    def owned(self) -> Synergies:
        """The synergies that meet conditions."""
        return tuple(self.p.synergies)

    def known(self, card: str) -> Card | None:
        """Give what is printed on a card; nothing on one that lies face down, or where none lies."""
        return self.printed.cards.get(card) if card != HIDDEN else None


def _spine(shelf: Shelf, card: Card) -> Span:
    """Draw the spine in the ink of the kind, or the letter of the kind where there are no colours."""
    kind = kind_of(card)
    if shelf.in_letters:
        return Span(SCROLLS[kind], "warn" if kind == "immediate" else f"{INKS[kind]} bold")
    return Span(EDGE, INKS[kind])


def _head(shelf: Shelf, shown: Shown, card: Card, usual: str, room: int = 0) -> Line:
    """Draw spine, price and name, in a column as wide as the longest name; what is new has its mark if it has room."""
    address = f"card/{card.id}"
    is_marked = shown.new and not 0 < room <= len(card.name)
    head = line(
        _spine(shelf, card),
        shelf.marked.pointer(address),
        (f"{shown.cost:>2}$ ", "money bold" if shown.payable else "faint"),
        shelf.marked.name(address, card.name, usual),
        ("" if len(card.name) + 1 == room else " ") if is_marked else "",
        NEW if is_marked else "",
    )
    return fitted(head, COST_CELLS + room) if room else head


def _none(shown: Shown) -> Line:
    return line(("  " + ("hidden" if shown.card else "empty"), "faint"))


def _vp(card: Card) -> Span:
    return Span(f"{card.vp} VP" if card.vp else "", "points bold")


def _goods(card: Card, between_them: str = " ") -> str:
    return f"{card.good}{between_them}{card.object}"


def one_row(shelf: Shelf, shown: Shown, cells: int) -> Line:
    """Draw a card in a row: cost, name, goods, points, and what it does, or in a narrow one its kind."""
    card = shelf.known(shown.card)
    if card is None:
        return _none(shown)
    head = _head(shelf, shown, card, "text", NAME_CELLS)
    vp = line(" " * (VP_CELLS - len(_vp(card).text)), _vp(card))
    if cells >= ROOMY:
        goods = (f"{_goods(card):<{GOODS_CELLS}}", "title") if cells >= WITH_GOODS else ""
        left = line(*head, " ", goods, *vp, "  ")
        row = (*left, *fitting(card, shelf.owned, cells - width(left)))
    else:
        kind = kind_word(card)
        left = line(*head, (f" {kind:<{KIND_CELLS}}", INKS[kind_of(card)]))
        row = between(left, line(_vp(card)), cells)
    return shelf.marked.row(f"card/{card.id}", row, cells)


def two_rows(shelf: Shelf, shown: Shown, cells: int) -> Lines:
    """Draw a card in two rows: cost, name and points; below it its goods and what it does."""
    card = shelf.known(shown.card)
    if card is None:
        return [_none(shown)]
    head = between(_head(shelf, shown, card, NAME), line(_vp(card)), cells)
    goods = line(_spine(shelf, card), " ", (f"{_goods(card)} ", "title"))
    below = (*goods, *fitting(card, shelf.owned, cells - width(goods)))
    return [shelf.marked.row(f"card/{card.id}", head, cells), below]


def full_rows(shelf: Shelf, shown: Shown, cells: int) -> Lines:
    """Draw a card in as many rows as all that it does needs: what has no room goes on in the next."""
    card = shelf.known(shown.card)
    if card is None:
        return [_none(shown)]
    head = between(_head(shelf, shown, card, NAME), line(_vp(card)), cells)
    below = broken(line((f"{_goods(card)} ", "title"), *briefly(card, shelf.owned)), cells - INDENT)
    # The row of its name alone shows which one is highlighted: a step from card to card sends half as much.
    marked = shelf.marked.row(f"card/{card.id}", head, cells)
    return [marked, *[line(_spine(shelf, card), " ", *each) for each in below]]


def owned_rows(shelf: Shelf, shown: Shown, cells: int) -> Lines:
    """Draw a card that is planned or bought in two rows: its goods no longer matter."""
    card = shelf.known(shown.card)
    if card is None:
        return [_none(shown)]
    head = between(_head(shelf, shown, card, "text"), line(_vp(card)), cells)
    left = line(_spine(shelf, card), " " * COST_CELLS)
    below = (*left, *fitting(card, shelf.owned, cells - width(left)))
    return [shelf.marked.row(f"card/{card.id}", head, cells), below]


def whole(shelf: Shelf, shown: Shown, cells: int) -> Lines:
    """Draw a card on a ground of its own: name and points, goods and kind, and all that it does in full."""
    card = shelf.known(shown.card)
    if card is None:
        return [_none(shown)]
    spine, inner = _spine(shelf, card), cells - INDENT - 1
    kind = (kind_name(card), INKS[kind_of(card)])
    rows = [
        between(_head(shelf, shown, card, NAME), line(_vp(card), " "), cells),
        line(spine, " ", *between(line((_goods(card, " · "), "title")), line(kind), inner)),
        *[line(spine, " ", *_plain(each)) for each in broken(sentence(shelf.printed, card, shelf.owned), inner)],
    ]
    return [on(fitted(row, cells), "raised") for row in rows]


def _plain(row: Line) -> Line:
    """Write sentences in the ink of words: the kind is told by the spine, but costs stay what they are."""
    return tuple(Span(each.text, each.style if each.style == "cost" else "text") for each in row)


def told_rows(shelf: Shelf, card: str, cells: int) -> int:
    """Count the rows in which a card is told in sentences."""
    found = shelf.known(card)
    if found is None:
        return 0
    return 2 + len(broken(sentence(shelf.printed, found, shelf.owned), cells - INDENT - 1))


def in_sentences(shelf: Shelf, shown: Shown, moment: Moment, cells: int, rows: int) -> Lines:
    """Tell a card in sentences: what it costs, what its goods are for, all it does, and what it means just now."""
    card = shelf.known(shown.card)
    if card is None or not rows:
        return []
    inner = cells - INDENT - 1
    told = broken(sentence(shelf.printed, card, shelf.owned), inner)
    now = _now(shelf, card, moment)
    just = broken(line(("just now ", "title bold"), (now, "faint")), inner) if now else []
    below = [*_ended([_plain(each) for each in told], rows - 1, inner)]
    below += _ended(just, rows - 1 - len(below), inner)
    drawn = [_sold(card, shown, inner), *below]
    return [on(fitted(line(_spine(shelf, card), " ", *row), cells), "raised") for row in blank(drawn, rows)]


def _ended(told: Lines, rows: int, cells: int) -> Lines:
    """Give so many lines; where there were more, the last of them ends with a whole word and says so."""
    if len(told) <= rows or rows <= 0:
        return told[: max(0, rows)]
    last = broken(told[rows - 1], cells - len(_MORE))[0]
    return [*told[: rows - 1], line(*last, _MORE)]


def _sold(card: Card, shown: Shown, cells: int) -> Line:
    """Say the price of a card, and what its good and its object are for."""
    price = line((card.name, NAME), (f"  {several(shown.cost, 'doubloon')}", "money"))
    goods = line(
        ("  " + card.good, "title"), (" to sell or pay", "faint"), (f"  {card.object}", "title"), (" to pay", "faint")
    )
    brief = line((f"  {_goods(card)}", "title"))
    room = cells - width(price) - VP_CELLS
    left = (*price, *next((each for each in (goods, brief) if width(each) <= room), ()))
    return between(left, line(_vp(card)), cells)


def _now(shelf: Shelf, card: Card, moment: Moment) -> str:
    """Say what a card means just now: whether it can be paid, and what it would serve."""
    table: MaracaiboTable = Table(moment.view, shelf.printed)
    told = [text for text, _style in card_now(table, shelf.p, moment, card.id)]
    conditions = [text for text in told if not text.startswith(("it would cost you", "it asks for"))]
    return (
        "; ".join(conditions).replace(" -> ", " → ").removeprefix("in your hand, and ").removeprefix("in your hand: ")
    )


def windowed(lines: Lines, rows: int, at: int) -> Lines:
    """Give so many lines with the one at the cursor among them; the last says how many more there are below.

    They go on by half of them at a time: to move them with every step of the cursor would be to draw all anew.
    """
    step = max(1, (rows - 1) // 2)
    first = max(0, (at - rows + 2 + step - 1) // step * step) if at > rows - 2 else 0
    first = min(first, max(0, len(lines) - rows))
    below = len(lines) - first - rows
    shown = lines[first : first + rows]
    return shown if below <= 0 or not shown else [*shown[:-1], line((f"{below + 1} more below", "faint"))]
