"""Cards in one line: price, name, good, object, points, and effects where there is room; in full below that."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.components import Card
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.state.position import HIDDEN
from maracaibo_tui.games.maracaibo.words.cards import scroll_texts
from maracaibo_tui.games.maracaibo.words.effects import effects_text
from maracaibo_tui.tui.screen.lines import Line, Lines, Span, blank, broken, cut, line, more_below, width

GOODS = {"tobacco": "t", "corn": "c", "sugar": "s"}
OBJECTS = {"herbs": "h", "map": "m", "book": "b", "spyglass": "y"}
SCROLLS = {"income": "I", "permanent": "P", "assistant": "A", "immediate": "!"}
"""The scrolls of a card with their letters; what happens at once has an exclamation mark."""
NAME_CELLS, INDENT = 20, 6
ROOMY = 60
"""Cells from which effects are told in words in the line of the card itself."""
LEAST_LISTED = 3
"""Rows of cards that stay in sight above one that is told in full."""
LEGEND = (
    "t tobacco  c corn  s sugar  h herbs  m map  b book  y spyglass",
    "! at once  I income  P from now on  A when your ship stops there  + new",
)
NARROW_LEGEND = ("t tobacco c corn s sugar", "h herbs m map b book y spyglass", "! once I income P always A assistant")


class Shown(NamedTuple):
    """A card to be drawn: its id, the discount on it, whether a cursor is on it, and whether it has just come."""

    card: str
    less: int = 0
    at: bool = False
    new: bool = False


def card_lines(printed: Printed, cards: Sequence[Shown], cells: int, rows: int) -> list[Lines]:
    """Draw cards, each in full if all of them have room together, else each in one line."""
    if have_room(printed, cards, cells, rows):
        return [_block(printed, each, cells) for each in cards]
    return [[_line(printed, each, cells)] for each in cards]


def partly_told(printed: Printed, cards: Sequence[Shown], cells: int, rows: int) -> list[Lines]:
    """Draw cards in one line each, and the first of them in full, as many as have room."""
    spare = rows - len(cards)
    drawn: list[Lines] = []
    for each in cards:
        block = _block(printed, each, cells)
        is_told = len(block) - 1 <= spare
        drawn.append(block if is_told else [_line(printed, each, cells)])
        spare -= len(block) - 1 if is_told else 0
    return drawn


def foot_rows(printed: Printed, cards: Sequence[Shown], cells: int) -> int:
    """Count the rows in which any of the cards can be told below the others."""
    return max([len(_told(printed, each.card, cells)) for each in cards], default=0)


def have_room(printed: Printed, cards: Sequence[Shown], cells: int, rows: int) -> bool:
    """Tell whether all cards have room in full."""
    return sum(len(_block(printed, each, cells)) for each in cards) <= rows


def told_below(printed: Printed, cards: Sequence[Shown], cells: int, room: int, rows: int) -> Lines:
    """Tell the card at the cursor in full, to stand below the cards, where their lines have no room for that.

    While there are rows enough a narrow one takes as many for every card, so that nothing else moves with the cursor.
    """
    chosen = [each for each in cards if each.at]
    if len(chosen) != 1 or have_room(printed, cards, cells, room):
        return []
    high = foot_rows(printed, cards, cells)
    told = _told(printed, chosen[0].card, cells)
    if len(cards) + high > rows:
        return _ended(told, max(0, rows - LEAST_LISTED), cells)
    return told if cells >= ROOMY else blank(told, high)


def _ended(told: Lines, rows: int, cells: int) -> Lines:
    """Give so many lines; where there were more, the last of them says so."""
    if len(told) <= rows or not rows:
        return told[:rows]
    last = told[rows - 1]
    return [*told[: rows - 1], cut((*last, Span("  …")), min(cells, width(last) + 2))]


@lru_cache(maxsize=20)
def _told(printed: Printed, card: str, cells: int) -> Lines:
    """Say a card without its letters, behind a mark."""
    if card in {"", HIDDEN}:
        return []
    texts = broken(_in_words(printed.cards[card]), cells - len("► "))
    return [line(("  " if number else "► ", "key"), *each) for number, each in enumerate(texts)]


def explained(lines: Lines, cells: int, rows: int) -> Lines:
    """Explain the letters of cards below them where there is room, at the foot of the panel."""
    told = LEGEND if cells >= ROOMY else NARROW_LEGEND
    if max(map(len, told)) >= cells:
        return lines
    legend = [line((f" {text}", "faint")) for text in told][: max(0, rows - len(lines))]
    return [*lines, *[()] * (rows - len(lines) - len(legend)), *legend]


def windowed(lines: Lines, rows: int, at: int, foot: Lines = []) -> Lines:  # noqa: B006 - never changed
    """Give so many lines with the one at the cursor among them; the last says how many more there are below.

    They go on by half of them at a time: to move them with every step of the cursor would be to draw all anew.
    """
    rows -= len(foot)
    step = max(1, (rows - 1) // 2)
    first = max(0, (at - rows + 2 + step - 1) // step * step) if at > rows - 2 else 0
    first = min(first, max(0, len(lines) - rows))
    below = len(lines) - first - rows
    shown = lines[first : first + rows]
    listed = shown if below <= 0 else [*shown[:-1], line((more_below(below + 1), "faint"))]
    return [*blank(listed, rows), *foot] if foot else listed


@lru_cache(maxsize=20)
def _block(printed: Printed, shown: Shown, cells: int) -> Lines:
    """Draw a card with all its effects, in as many lines as they need."""
    if shown.card in {"", HIDDEN}:
        return [_line(printed, shown, cells)]
    head, effects = _head(printed, shown), effects_of(printed.cards[shown.card])
    if width(head) + width(effects) <= cells:
        return [(*head, *effects)]
    return [head, *[line(" " * INDENT, *each) for each in broken(effects, cells - INDENT)]]


def _line(printed: Printed, shown: Shown, cells: int) -> Line:
    """Draw a card in one line; where it is narrow, only the letters of its scrolls."""
    if shown.card in {"", HIDDEN}:
        return line(("  (empty)" if not shown.card else "  (hidden)", "faint"))
    card = printed.cards[shown.card]
    return cut((*_head(printed, shown), *(effects_of(card) if cells >= ROOMY else _letters(card))), cells)


def _head(printed: Printed, shown: Shown) -> Line:
    card = printed.cards[shown.card]
    return line(
        ("►" if shown.at else "+" if shown.new else " ", "key"),
        (f"{max(0, card.cost - shown.less):>2}$ ", "money"),
        (f"{card.name:<{NAME_CELLS}}", "cursor" if shown.at else "card"),
        (f" {GOODS[card.good]}{OBJECTS[card.object]}", "key"),
        (f" {card.vp}VP " if card.vp else "     ", "points"),
    )


def _letters(card: Card) -> Line:
    """Name the scrolls of a card by their letters, an assistant with its location."""
    places = [effect.location for effect in card.requires if isinstance(effect, v.CostAssistant)]
    return line(
        *[
            (letter + (places[0] if scroll == "assistant" and places else ""), f"{scroll} strong")
            for scroll, letter in SCROLLS.items()
            if getattr(card, scroll)
        ]
    )


def _in_words(card: Card) -> Line:
    """Say the good and the object of a card, its requirements and its scrolls in words."""
    spans = [(f"{card.good} + {card.object}", "key")]
    if card.requires:
        spans.append((f"; {effects_text(card.requires)}", "cost"))
    return line(*spans, *[(f"; {text}", scroll) for scroll, text in scroll_texts(card).items()])


def effects_of(card: Card) -> Line:
    """Draw the requirements and the scrolls of a card, each kind in its style and with its letter."""
    spans: list[tuple[str, str]] = []
    if card.requires:
        spans.append((f"{effects_text(card.requires)} ", "cost"))
    for scroll, letter in SCROLLS.items():
        effects = getattr(card, scroll)
        if effects:
            spans += [(f"{letter}:", f"{scroll} strong"), (f"{effects_text(effects)} ", scroll)]
    return line(*spans)
