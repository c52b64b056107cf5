"""Cards in one line: price, name, good, object, points, and effects where there is room."""

from maracaibo_tui.games.maracaibo.components import Card
from maracaibo_tui.games.maracaibo.printed import Printed
from maracaibo_tui.games.maracaibo.state import HIDDEN
from maracaibo_tui.games.maracaibo.words import effects_text
from maracaibo_tui.tui.shell.lines import Line, cut, line, plain, width, wrapped

GOODS = {"tobacco": "t", "corn": "c", "sugar": "s"}
OBJECTS = {"herbs": "h", "map": "m", "book": "b", "spyglass": "y"}
SCROLLS = ("income", "permanent", "assistant", "immediate")
NAME_CELLS = 20


def card_line(printed: Printed, card: str, cells: int, less: int = 0, *, at: bool = False) -> Line:
    """Draw a card in one line; `less` is the discount, `at` says that a cursor is on it."""
    if card == HIDDEN or not card:
        return line(("  (empty)" if not card else "  (hidden)", "faint"))
    found = printed.cards[card]
    price = max(0, found.cost - less)
    style = "cursor" if at else "card"
    spans = line(
        ("►" if at else " ", "key"),
        (f"{price:>2}$ ", "money"),
        (f"{found.name:<{NAME_CELLS}}", style),
        (f" {GOODS[found.good]}{OBJECTS[found.object]}", "key"),
        (f" {found.vp}VP " if found.vp else "     ", "points"),
    )
    return cut((*spans, *effects_of(found)), cells)


def card_block(printed: Printed, card: str, cells: int, less: int = 0, *, at: bool = False) -> list[Line]:
    """Draw a card in one line, and below it, where a cursor is on it, all that did not fit."""
    first = card_line(printed, card, cells, less, at=at)
    if not at or card in {"", HIDDEN} or width(first) < cells:
        return [first]
    text = plain(effects_of(printed.cards[card])).strip()
    return [
        card_line(printed, card, cells, less, at=at),
        *[line("   ", *each) for each in wrapped(text, cells - 3, "faint")],
    ]


def effects_of(card: Card) -> Line:
    """Draw the scrolls of a card, each kind in its style and with its letter."""
    spans: list[tuple[str, str]] = []
    for scroll in SCROLLS:
        effects = getattr(card, scroll)
        if effects:
            spans.append((f" {scroll[0].upper()}:", f"{scroll} strong"))
            spans.append((effects_text(effects), scroll))
    if card.requires:
        spans.insert(0, (f"needs {effects_text(card.requires)}", "cost"))
    return line(*spans)


def card_page(printed: Printed, card: str, cells: int) -> list[Line]:
    """Draw a card in full: every scroll in a sentence of its own."""
    found = printed.cards[card]
    lines = [
        line((found.name, "title"), (f"  {card}", "faint")),
        line(
            f"costs {found.cost} doubloons", (f", and {effects_text(found.requires)}" if found.requires else "", "cost")
        ),
        line(f"shows {found.good} and {found.object}; {found.vp} points at the end"),
    ]
    for scroll in SCROLLS:
        effects = getattr(found, scroll)
        if effects:
            lines += wrapped(f"{scroll.capitalize()}: {effects_text(effects)}", cells, scroll)
    return lines
