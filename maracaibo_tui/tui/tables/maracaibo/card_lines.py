"""Cards in one line: price, name, good, object, points, and effects where there is room; in full below that."""

from collections.abc import Sequence
from typing import NamedTuple

from maracaibo_tui.games.maracaibo import vocabulary as v
from maracaibo_tui.games.maracaibo.components import Card
from maracaibo_tui.games.maracaibo.printed import Printed
from maracaibo_tui.games.maracaibo.state import HIDDEN
from maracaibo_tui.games.maracaibo.words import effects_text
from maracaibo_tui.tui.shell.lines import Line, Lines, broken, cut, line, width

GOODS = {"tobacco": "t", "corn": "c", "sugar": "s"}
OBJECTS = {"herbs": "h", "map": "m", "book": "b", "spyglass": "y"}
SCROLLS = {"income": "I", "permanent": "P", "assistant": "A", "immediate": "!"}
"""The scrolls of a card with their letters; what happens at once has an exclamation mark."""
NAME_CELLS, INDENT = 20, 6
ROOMY = 60
"""Cells from which effects are told in words in the line of the card itself."""
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
    """Draw cards, each in full if all of them have room together, else in one line; the one at the cursor in full."""
    whole = [_block(printed, each, cells) for each in cards]
    if sum(map(len, whole)) <= rows:
        return whole
    return [block if each.at else [_line(printed, each, cells)] for each, block in zip(cards, whole, strict=True)]


def explained(lines: Lines, cells: int, rows: int) -> Lines:
    """Explain the letters of cards below them where there is room, at the foot of the panel."""
    told = LEGEND if cells >= ROOMY else NARROW_LEGEND
    if max(map(len, told)) >= cells:
        return lines
    legend = [line((f" {text}", "faint")) for text in told][: max(0, rows - len(lines))]
    return [*lines, *[()] * (rows - len(lines) - len(legend)), *legend]


def windowed(lines: Lines, rows: int, at: int) -> Lines:
    """Give so many lines round the one at the cursor; the last says how many more there are below."""
    first = min(max(0, at - rows // 2), max(0, len(lines) - rows))
    below = len(lines) - first - rows
    shown = lines[first : first + rows]
    return shown if below <= 0 else [*shown[:-1], line((f"   ↓ {below + 1} more", "faint"))]


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


def effects_of(card: Card) -> Line:
    """Draw the requirements and the scrolls of a card, each kind in its style and with its letter."""
    spans: list[tuple[str, str]] = []
    if card.requires:
        spans.append((f"needs {effects_text(card.requires)} ", "cost"))
    for scroll, letter in SCROLLS.items():
        effects = getattr(card, scroll)
        if effects:
            spans += [(f"{letter}:", f"{scroll} strong"), (f"{effects_text(effects)} ", scroll)]
    return line(*spans)
