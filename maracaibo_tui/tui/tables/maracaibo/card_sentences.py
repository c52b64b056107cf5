"""One card told in sentences: what it costs, what its goods are for, all that it does, and what it means just now."""

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.games.maracaibo.advice.cards_now import card_now
from maracaibo_tui.games.maracaibo.box.components import Card
from maracaibo_tui.games.maracaibo.state.position import HIDDEN
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable
from maracaibo_tui.games.maracaibo.words.effects import several
from maracaibo_tui.tui.screen.lines import Line, Lines, between, blank, broken, cut, fitted, joined, line, width
from maracaibo_tui.tui.screen.surface import NAME, on
from maracaibo_tui.tui.shell.kit import Moment

from .card_lines import INDENT, VP_CELLS, Shelf, Shown, goods, in_ink_of_words, spine, vp
from .card_words import sentence

_MORE = " …"
"""What a text ends with that goes on."""
_SCANT = 6
"""So many blank cells after it, and those at the edge, would have had room for another word."""


def told_rows(shelf: Shelf, card: str, moment: Moment, cells: int) -> int:
    """Count the rows in which a card is told in sentences."""
    found = shelf.known(card)
    if found is None:
        return 0
    inner = cells - INDENT - 1
    return 1 + len(broken(sentence(shelf.printed, found, shelf.owned), inner)) + len(_just(shelf, found, moment, inner))


def in_sentences(shelf: Shelf, shown: Shown, moment: Moment, cells: int, rows: int) -> Lines:
    """Tell a card in sentences: what it costs, what its goods are for, all it does, and what it means just now."""
    card = shelf.known(shown.card)
    if card is None or not rows:
        return []
    inner = cells - INDENT - 1
    told = broken(sentence(shelf.printed, card, shelf.owned), inner)
    just = _just(shelf, card, moment, inner)
    below = [*_ended([in_ink_of_words(each) for each in told], rows - 1, inner)]
    below += _ended(just, rows - 1 - len(below), inner)
    drawn = [_sold(card, shown, inner), *below]
    return [on(fitted(line(spine(shelf, card), " ", *row), cells), "raised") for row in blank(drawn, rows)]


def _ended(told: Lines, rows: int, cells: int) -> Lines:
    """Give so many lines; where there were more, the last of them ends with a whole word and says so."""
    if len(told) <= rows or rows <= 0:
        return told[: max(0, rows)]
    last = line(*broken(told[rows - 1], cells - len(_MORE))[0], _MORE)
    if cells - width(last) >= _SCANT:
        # A long word comes next: its beginning is better than a hole.
        last = cut(joined(told[rows - 1 :]), cells)
    return [*told[: rows - 1], last]


def _just(shelf: Shelf, card: Card, moment: Moment, cells: int) -> Lines:
    """Say what a card means just now, in rows of so many cells."""
    now = _now(shelf, card, moment)
    return broken(line(("just now ", "title bold"), (now, "faint")), cells) if now else []


def _sold(card: Card, shown: Shown, cells: int) -> Line:
    """Say the price of a card, and what its good and its object are for."""
    price = line((card.name, NAME), (f"  {several(shown.cost, 'doubloon')}", "money"))
    uses = line(
        ("  " + card.good, "title"), (" to sell or pay", "faint"), (f"  {card.object}", "title"), (" to pay", "faint")
    )
    brief = line((f"  {goods(card)}", "title"))
    room = cells - width(price) - VP_CELLS
    left = (*price, *next((each for each in (uses, brief) if width(each) <= room), ()))
    return between(left, line(vp(card)), cells)


def _now(shelf: Shelf, card: Card, moment: Moment) -> str:
    """Say what a card means just now: whether it can be paid, and what it would serve."""
    if HIDDEN in shelf.p.hand:
        return ""
    table: MaracaiboTable = Table(moment.view, shelf.printed)
    told = [text for text, _style in card_now(table, shelf.p, moment, card.id)]
    conditions = [text for text in told if not text.startswith(("it would cost you", "it asks for"))]
    return (
        "; ".join(conditions).replace(" -> ", " → ").removeprefix("in your hand, and ").removeprefix("in your hand: ")
    )
