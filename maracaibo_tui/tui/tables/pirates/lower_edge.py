"""The row below the sea: what its signs mean, or what is known of the space at its cursor."""

from __future__ import annotations

from collections.abc import Sequence

from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.games.pirates.box.sea import START
from maracaibo_tui.games.pirates.state.sight import scorers
from maracaibo_tui.games.pirates.words.arrivals import at_space
from maracaibo_tui.games.pirates.words.effects import several
from maracaibo_tui.games.pirates.words.things import lying_at, worth_text
from maracaibo_tui.tui.screen.lines import Line, Span, cut, fitted, line, width
from maracaibo_tui.tui.screen.surface import EDGE, on
from maracaibo_tui.tui.shell.columns import with_arrows
from maracaibo_tui.tui.shell.kit import Moment

from .geometry import ACROSS, WIDEST
from .seen import own, table_of
from .telling import brief
from .tiles import STEPS, ships

Entry = tuple[Line, str, str]
"""A sign, what it means, and that in whole words."""
_REACH: Entry = (line((" 1 ", STEPS)), "steps", "in reach, and in how many steps")
_KINDS: Sequence[Entry] = (
    (line((f"{EDGE}c", "crew")), "crew", "crew"),
    (line((f"{EDGE}e", "gear")), "gear", "gear (equipment)"),
    (line((f"{EDGE}s", "vessel")), "ship", "ship improvement"),
    (line((f"{EDGE}R", "home")), "home", "home (residence)"),
)
_LETTERS: Sequence[Entry] = (
    (line(("c", "crew")), "crew", "crew"),
    (line(("e", "gear")), "gear", "gear (equipment)"),
    (line(("s", "vessel")), "ship", "ship improvement"),
    (line(("R", "home")), "home", "home (residence)"),
)
_SIGNS: Sequence[Entry] = (
    (line(("+G", "gold bold")), "tile", "treasure tile"),
    (line(("kA", "seat1 bold")), "market", "black-market tile"),
    (line(("a", "seat1 bold")), "built", "has built here"),
)
_BETWEEN = ("; ", ", ")
"""What stands between things that are said of a space; the last are left out first."""
_MARKERS: Entry = (line(("●●", "money")), "markers", "markers of an island")


def draw(printed: Printed, moment: Moment, cells: int, *, pointed: str) -> Line:
    """Draw the row: the space at the cursor if there is one."""
    text = _told(printed, moment, pointed, cells) if pointed else _legend(moment, cells)
    return on(fitted(text, cells), "table")


def _told(printed: Printed, moment: Moment, space: str, cells: int) -> Line:
    """Say what is known of a space."""
    island = printed.sea(moment.view.options.layout).islands.get(space)
    if island:
        head, told = (
            f"{space}, {island} island",
            f"{several(moment.view.islands[island], 'marker')}, {worth_text(printed, moment.view.islands[island])}",
        )
    else:
        head = lying_at(printed, moment.view, space)
        told = at_space(table_of(printed, moment), own(moment), space)
    room = cells - len(head) - len(" · ") - 1
    return cut(line((f" {head}", "title bold"), (f" · {within(told, room)}" if told else "", "text")), cells)


def within(told: str, cells: int) -> str:
    """Say as much as has room, in fewer words if need be; the page of the card says all."""
    told = with_arrows(told)
    for text in (told, brief(told)):
        if len(text) <= cells:
            return text
    kept = brief(told)
    while len(kept) > cells and any(between in kept for between in _BETWEEN):
        kept = kept[: max(kept.rfind(between) for between in _BETWEEN)]
    return kept


def _legend(moment: Moment, cells: int) -> Line:
    """Say what signs mean, in whole words as far as there is room; what has none is left out."""
    asks = moment.question is not None and moment.question.point in {"DEC-P10", "DEC-P11"}
    # Where ships begin there may be no water beside the cards.
    waiting = tuple([each.seat for each in scorers(moment.view) if each.ship == START])
    begins: Sequence[Entry] = [(ships(waiting, apart=False), "start", "at the start")] if waiting else []
    kinds = _LETTERS if moment.in_letters or cells < ACROSS * (WIDEST + 1) else _KINDS
    entries = [*([_REACH] if asks else []), *begins, *kinds, *_SIGNS, _MARKERS]
    return _fitting(entries, cells - 1)


def _fitting(entries: Sequence[Entry], cells: int) -> Line:
    signs, texts = [each[0] for each in entries], [each[1] for each in entries]

    def taken() -> int:
        return sum([width(sign) + len(text) + 3 for sign, text in zip(signs, texts, strict=False)])

    while texts and taken() > cells:
        texts.pop()
    for at in range(len(texts)):
        text, texts[at] = texts[at], entries[at][2]
        if taken() > cells:
            texts[at] = text
    told = zip(signs, texts, strict=False)
    return tuple([span for sign, text in told for span in (Span("  "), *sign, Span(f" {text}", "faint"))])
