"""A tile of the sea: a card, an island or water, in as many rows as there are; what has no room gives way whole."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from maracaibo_tui.engine.who import letter, style
from maracaibo_tui.tui.screen.entries import between_cells
from maracaibo_tui.tui.screen.lines import Line, Lines, Span, blank, cut, fitted, line, plain, width, wrapped
from maracaibo_tui.tui.screen.surface import EDGE, on
from maracaibo_tui.tui.shell.columns import with_arrows
from maracaibo_tui.tui.shell.marking import NEW

from .geometry import HIGH, LOW, TIGHT, WIDEST
from .telling import brief

WATER = "~ ~"
STEPS = "onaccent on accent bold"
"""The chip of how many steps it takes."""
_MOST_DOTS = 7
_ROWS_OF_WORDS = 3
"""Rows from which a card says what it does in words."""
_FULL = 10
"""Cells of a tile from which the kind of a card stands there as a word, and points with their unit."""


class Tile(NamedTuple):
    """What stands on a tile."""

    name: str
    short: str = ""
    ground: str = "deep"
    ink: str = "rule"
    """The ink of its spine."""
    letter: str = ""
    """The kind of the card in a letter, where it is a card."""
    kind: str = ""
    price: str = ""
    can_pay: bool = True
    does: str = ""
    """What it does in marks, and in words."""
    words: str = ""
    worth: tuple[str, str] = ("", "")
    """Points, with their unit and in fewer letters."""
    signs: tuple[Span, ...] = ()
    """Treasure tile, black-market tile, markers of residences."""
    ships: tuple[int | str, ...] = ()
    ghost: str = ""
    """Whose ship would come here."""
    steps: int = 0
    markers: int = -1
    """Markers of an island, and those that an option would leave there."""
    then: int = -1
    name_style: str = "text"
    is_new: bool = False
    spine: str = ""
    """The ink that takes the place of that of the kind."""


class _Piece(NamedTuple):
    """Something that stands in a row in one of several forms; the lower its rank the later it gives way."""

    rank: int
    forms: tuple[Line, ...]
    is_right: bool = False


@lru_cache(maxsize=1024)
def drawn(tile: Tile, wide: int, high: int, *, in_letters: bool) -> tuple[Line, ...]:
    """Draw a tile in so many cells and rows."""
    if not tile.name:
        return tuple(_water(tile, wide, high))
    if tile.markers >= 0:
        rows = _island(tile, wide, high)
    else:
        rows = (
            _low(tile, wide, in_letters=in_letters) if high == LOW else _card(tile, wide, high, in_letters=in_letters)
        )
    return tuple([on(fitted(cut(row, wide), wide), tile.ground) for row in blank(rows, high)])


def ships(seats: Sequence[int | str], *, apart: bool) -> Line:
    """Draw the ships of one space: each by itself, or all behind one sign."""
    chips = [Span(letter(seat), f"onaccent on {style(seat)} bold") for seat in seats]
    if apart:
        return line(*[span for at, chip in enumerate(chips) for span in (" " * bool(at), _ship(chip))])
    return (_ship(chips[0]), *chips[1:]) if chips else ()


def _ship(chip: Span) -> Span:
    return Span(f"▲{chip.text}", chip.style)


def _water(tile: Tile, wide: int, high: int) -> Lines:
    """Draw open water, or where ships begin."""
    rows: Lines = [() for _ in range(high)]
    if tile.ships:
        rows[0] = line(("start", "off"))
        rows[1] = ships(tile.ships, apart=3 * len(tile.ships) <= wide + 1)
    else:
        rows[min(1, high - 1)] = line((f"{WATER:^{wide}}".rstrip(), "sea"))
    return [on(fitted(row, wide), tile.ground) for row in rows]


def _named(tile: Tile, name: str, wide: int) -> Line:
    """Write the name over the whole width; a band goes to the edges of the tile."""
    if " on " in tile.name_style:
        text = f" {name}" if len(name) < wide else name
        return line((text.ljust(wide), tile.name_style))
    return line((name, tile.name_style), NEW if tile.is_new and len(name) < wide else "")


def _named_in(tile: Tile, wide: int) -> str:
    return tile.name if len(tile.name) <= wide else tile.short


def _spine(tile: Tile, *, in_letters: bool) -> Span:
    """Draw the edge of a tile in the ink of its kind, or the letter of its kind where there are no such inks."""
    if in_letters:
        return Span(tile.letter or " ", "strong")
    return Span(EDGE, tile.spine or tile.ink)


def _spines(tile: Tile, begun: Lines, rows: int, *, in_letters: bool) -> list[Span]:
    """Draw the edge row by row; in letters it is one letter, and none where the kind is told beside the price."""
    spine = _spine(tile, in_letters=in_letters)
    if not in_letters:
        return [spine] * rows
    told = " ".join(map(plain, begun))
    is_told = (tile.kind and f" {tile.kind}" in told) or (tile.price and f"{tile.letter}{tile.price}" in told)
    return [Span(" ") if at or is_told else spine for at in range(rows)]


def _cost(tile: Tile) -> Line:
    return line((tile.price, ("money bold" if tile.can_pay else "faint"))) if tile.price else ()


def _chip(tile: Tile) -> Line:
    return line((f"{tile.steps}", STEPS)) if tile.steps else ()


def _last(tile: Tile) -> list[_Piece]:
    """Give what stands in the last row of a card, as far as it has room."""
    here = (ships(tile.ships, apart=True), ships(tile.ships, apart=False))
    worth = tuple([line((each, "points")) for each in tile.worth])
    ghost = line((f"▲{tile.ghost}", "accent bold")) if tile.ghost else ()
    signs = [_Piece(2, (line(sign),), is_right=True) for sign in tile.signs]
    pieces = [_Piece(3, worth), _Piece(0, here), _Piece(2, (ghost,)), *signs]
    return [piece for piece in pieces if piece.forms[0]]


def _low(tile: Tile, wide: int, *, in_letters: bool) -> Lines:
    """Draw a tile of two rows: the short name, then price, ships, treasure tile, points and effect, as fits."""
    name = _named_in(tile, wide)
    if wide <= TIGHT and tile.worth[0]:
        tile = tile._replace(worth=("", ""))
    spine: Line = () if wide <= TIGHT else (_spine(tile, in_letters=in_letters),)
    is_lettered = bool(tile.letter) and not (in_letters and spine)
    cost = line((tile.letter if is_lettered else "", tile.spine or tile.ink), *_cost(tile)) if tile.price else ()
    pieces = [_Piece(1, (cost,)), *_last(tile), _Piece(4, (line((tile.does, "text")),))]
    room = wide - len(spine) - bool(tile.steps)
    return [
        _named(tile, name, wide),
        (*spine, *_filled([each for each in pieces if each.forms[0]], room), *_chip(tile)),
    ]


def _card(tile: Tile, wide: int, high: int, *, in_letters: bool) -> Lines:
    """Draw a tile with the name whole, then price and kind, effect, and at its foot points and who is there."""
    inner = wide - 1
    first, second = _in_two(tile.name if wide == WIDEST else _named_in(tile, wide), wide)
    room = inner
    begun = _begun(tile, second, room)[: high - 2]
    if high <= HIGH and len(begun) > 1 and len(tile.does) < inner - width(begun[1]):
        # Beside a price that has a row of its own there is room for what the card does.
        begun[1] = line(*begun[1], f" {with_arrows(tile.does)}")
        tile = tile._replace(does="", words="")
    told, rest = _told(tile, ([] if begun else [room]) + [inner] * (high - 2 - len(begun) - (not begun)))
    foot = [*_last(tile), *([_Piece(4, (line((rest, "text")),))] if rest else [])]
    rows = [*begun, *told, _filled(foot, inner)]
    if tile.steps:
        # What fills its row keeps its cells; then the steps stand further below.
        at = next((at for at, row in enumerate(rows) if not plain(row)[inner - 2 :].strip()), len(rows) - 1)
        rows[at] = (*between_cells(rows[at], 0, inner - 1), *_chip(tile))
    spines = _spines(tile, begun, len(rows), in_letters=in_letters)
    return [_named(tile, first, wide), *[(spine, *row) for spine, row in zip(spines, rows, strict=True)]]


def _begun(tile: Tile, second: str, room: int) -> Lines:
    """Give what stands below the name: its rest with the price, or the price with the kind; nothing of a place."""
    if not second:
        words = line(*_cost(tile), (f" {tile.kind}" if tile.kind else "", "text"))
        return [words if width(words) <= room else _cost(tile)] if tile.price else []
    style = tile.name_style if " on " not in tile.name_style else "strong bold"
    cost = line((tile.letter, tile.spine or tile.ink), *_cost(tile)) if tile.price else ()
    gap = room - len(second) - width(cost)
    if not tile.price or gap > 0:
        return [line((second, style), " " * max(0, gap), *cost)]
    return [line((second, style)), cost]


def _in_two(name: str, wide: int) -> tuple[str, str]:
    """Part a name that is too long for one row at a blank; one that has none is shortened."""
    if len(name) <= wide:
        return name, ""
    if " " not in name:
        return f"{name[: wide - 1]}.", ""
    first, *rest = [plain(each) for each in wrapped(name, wide)]
    return first, " ".join(rest)


def _told(tile: Tile, rooms: Sequence[int]) -> tuple[Lines, str]:
    """Say what a card does in rows of so many cells: in words where they have room, else in marks, and what is left."""
    for words in (tile.words, brief(tile.words)) if len(rooms) >= _ROWS_OF_WORDS else ():
        rows, rest = _flowed(words, rooms)
        if not rest:
            return rows, ""
    return _flowed(tile.does, rooms)


def _flowed(text: str, rooms: Sequence[int]) -> tuple[Lines, str]:
    """Break a text into rows of these widths; give what has no room besides."""
    rows = [""] * len(rooms)
    words, at = with_arrows(text).split(), 0
    while words and at < len(rooms):
        longer = f"{rows[at]} {words[0]}".strip()
        if len(longer) <= rooms[at]:
            rows[at] = longer
            words.pop(0)
        else:
            at += 1
    return [line((each, "text")) for each in rows], " ".join(words)


def _island(tile: Tile, wide: int, high: int) -> Lines:
    """Draw an island: its markers, what a treasure of its kind is worth, and what an option would make of both."""
    name = _named_in(tile, wide)
    changes = tile.then >= 0 and tile.then != tile.markers
    worth, then = tile.worth
    if high == LOW or wide < _FULL:
        count = f"{tile.markers}→{tile.then}" if changes else f"●{tile.markers}"
        forms = (f"{count} {then or worth}", f"{count} {(then or worth).removesuffix('P')}", count)
        text = next((each for each in forms if len(each) <= wide), count)
        return [_named(tile, name, wide), line((text, "money"))]
    dots = "●" * min(tile.markers, _MOST_DOTS) + "○" * (_MOST_DOTS - tile.markers)
    more = f"+{tile.markers - _MOST_DOTS}" if tile.markers > _MOST_DOTS else ""
    rows = [_named(tile, name, wide), line(" ", (dots + more, "money"))]
    if changes:
        rows.append(line(" ", (f"{tile.markers} → {tile.then}", "strong bold")))
        was = worth.partition(" ")[0]
        return [*rows, line(" ", (f"{was} → {then}" if then else f"still {worth}", "points bold"))]
    return [*rows, line(" ", (f"{worth} each", "points")), line(" ", *tile.signs)]


def _filled(pieces: Iterable[_Piece], cells: int) -> Line:
    """Put pieces into a row of so many cells: in their longest forms, in their shortest where more of them has room."""
    found = list(pieces)
    kept = _kept(found, cells)
    if len(kept) < len(found):
        # Ships stay as they are; all else may be said in fewer letters.
        shorter = [piece._replace(forms=piece.forms[-1:]) if piece.rank else piece for piece in found]
        shortest = _kept(shorter, cells)
        kept = shortest if len(shortest) > len(kept) else kept
    left = [kept[at] for at in sorted(kept) if not found[at].is_right]
    right = [kept[at] for at in sorted(kept) if found[at].is_right]
    begin, end = _joined(left), _joined(right)
    return (*begin, *line(" " * (cells - width(begin) - width(end))), *end)


def _kept(found: Sequence[_Piece], cells: int) -> dict[int, Line]:
    """Choose what has room: the weightiest first, each in the longest form that has some."""
    kept: dict[int, Line] = {}
    for at in sorted(range(len(found)), key=lambda at: found[at].rank):
        taken = sum(width(each) + 1 for each in kept.values())
        form = next((form for form in found[at].forms if form and taken + width(form) <= cells), None)
        if form is not None:
            kept[at] = form
    return kept


def _joined(lines: Sequence[Line]) -> Line:
    return tuple([span for at, each in enumerate(lines) for span in (*line(" " * bool(at)), *each)])
