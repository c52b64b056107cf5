"""Pictures of frames: grounds, blocks and lines as shapes, for fonts leave seams between rows; the rest as text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any, NamedTuple
from xml.sax.saxutils import escape

from rich.color import Color
from textual.screen import Screen

WIDE, HIGH = 10, 20
"""Units of a cell."""
_BASE, _LINE, _UNDERLINE = 15, 2, 17
"""Where letters stand, how thick lines are, and where links are underlined."""
_FONT = "DejaVu Sans Mono, Menlo, Consolas, monospace"
_DARK, _LIGHT = ("#dcdcdc", "#000000"), ("#1a1a1a", "#ffffff")
"""Letters and ground of a terminal, where no other colour is asked for."""
_UPPER_LEFT, _UPPER_RIGHT, _LOWER_LEFT, _LOWER_RIGHT = range(4)
_QUARTERS = {
    "▘": "1000", "▝": "0100", "▖": "0010", "▗": "0001", "▚": "1001", "▞": "0110", "▙": "1011", "▛": "1110",
    "▜": "1101", "▟": "0111", "▀": "1100", "▄": "0011", "▌": "1010", "▐": "0101", "█": "1111",
}  # fmt: skip
"""Which quarters of a cell are filled: the upper two, then the lower two."""
_SHADES = {"░": 0.3, "▒": 0.6}
_LINES = {
    "─": "0011", "│": "1100", "┌": "0101", "┐": "0110", "└": "1001", "┘": "1010", "┼": "1111", "╵": "1000", "╷": "0100",
    "├": "1101", "┤": "1110",
}  # fmt: skip
"""Where lines lead from the middle of a cell: up, down, left, right."""


class Inked(NamedTuple):
    """A cell as a terminal shows it."""

    character: str
    letters: str
    ground: str
    is_bold: bool
    is_underlined: bool


class Box(NamedTuple):
    """A filled rectangle, in units."""

    x: int
    y: int
    width: int
    height: int
    colour: str
    opacity: float = 1.0


def read(screen: Screen[Any], *, on_light: bool = False) -> list[list[Inked]]:
    """Read the cells off a screen as the terminal would be sent them."""
    letters, ground = _LIGHT if on_light else _DARK
    rows = []
    for strip in screen._compositor.render_strips():  # noqa: SLF001 - what the terminal would be sent
        row: list[Inked] = []
        for segment in strip:
            style = segment.style
            colours = (letters, ground)
            if style is not None:
                colours = _hex(style.color, letters), _hex(style.bgcolor, ground)
                colours = (colours[1], colours[0]) if style.reverse else colours
            bold, underlined = (bool(style and style.bold), bool(style and style.underline))
            row += [Inked(character, *colours, bold, underlined) for character in segment.text]
        rows.append(row)
    return rows


def svg(rows: Sequence[Sequence[Inked]]) -> str:
    """Draw cells as a picture."""
    width, height = WIDE * max(map(len, rows)), HIGH * len(rows)
    common = max(grounds := [cell.ground for row in rows for cell in row], key=grounds.count)
    shapes = [*_joined(box for box in _grounds(rows) if box.colour != common), *_joined(_blocks(rows))]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">',
        f'<rect width="{width}" height="{height}" fill="{common}"/>',
        '<g shape-rendering="crispEdges">',
        *[_drawn(box) for box in shapes],
        "</g>",
        f'<g font-family="{_FONT}" font-size="16" xml:space="preserve">',
        *_texts(rows),
        "</g>",
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _hex(colour: Color | None, usual: str) -> str:
    return usual if colour is None or colour.is_default else colour.get_truecolor().hex


def _grounds(rows: Sequence[Sequence[Inked]]) -> Iterator[Box]:
    for y, row in enumerate(rows):
        for x, cell in enumerate(row):
            yield Box(x * WIDE, y * HIGH, WIDE, HIGH, cell.ground)


def _blocks(rows: Sequence[Sequence[Inked]]) -> Iterator[Box]:
    """Give what is no text: parts of cells, shades, lines."""
    for y, row in enumerate(rows):
        for x, cell in enumerate(row):
            yield from _of_cell(cell, x * WIDE, y * HIGH)


def _of_cell(cell: Inked, x: int, y: int) -> Iterator[Box]:
    half, middle = WIDE // 2, HIGH // 2
    for at, filled in enumerate(_QUARTERS.get(cell.character, "")):
        if filled == "1":
            yield Box(x + at % 2 * half, y + at // 2 * middle, half, middle, cell.letters)
    if cell.character in _SHADES:
        yield Box(x, y, WIDE, HIGH, cell.letters, _SHADES[cell.character])
    left, top = x + half - _LINE // 2, y + middle - _LINE // 2
    ways = (
        Box(left, y, _LINE, middle + 1, cell.letters),
        Box(left, top, _LINE, HIGH - middle + 1, cell.letters),
        Box(x, top, half + 1, _LINE, cell.letters),
        Box(left, top, WIDE - half + 1, _LINE, cell.letters),
    )
    for way, leads in zip(ways, _LINES.get(cell.character, "0000"), strict=True):
        if leads == "1":
            yield way
    if cell.is_underlined:
        yield Box(x, y + _UNDERLINE, WIDE, 1, cell.letters)


def _joined(boxes: Iterable[Box]) -> list[Box]:
    """Join boxes of one colour that touch, first side by side, then one below the other."""
    across: dict[tuple[object, ...], Box] = {}
    for box in boxes:
        before = across.pop((box.y, box.height, box.x, box.colour, box.opacity), None)
        if before is not None:
            box = box._replace(x=before.x, width=box.x + box.width - before.x)  # noqa: PLW2901 - it grows
        across[box.y, box.height, box.x + box.width, box.colour, box.opacity] = box
    down: dict[tuple[object, ...], Box] = {}
    for box in sorted(across.values(), key=lambda each: (each.y, each.x, each)):
        before = down.pop((box.x, box.width, box.y, box.colour, box.opacity), None)
        if before is not None:
            box = box._replace(y=before.y, height=box.y + box.height - before.y)  # noqa: PLW2901 - it grows
        down[box.x, box.width, box.y + box.height, box.colour, box.opacity] = box
    return sorted(down.values(), key=lambda each: (each.y, each.x, each))


def _drawn(box: Box) -> str:
    faded = f' opacity="{box.opacity}"' if box.opacity < 1 else ""
    return f'<rect x="{box.x}" y="{box.y}" width="{box.width}" height="{box.height}" fill="{box.colour}"{faded}/>'


def _texts(rows: Sequence[Sequence[Inked]]) -> Iterator[str]:
    """Give the texts, those of one ink together; each is as wide as its cells in every font."""
    found: dict[tuple[str, bool], list[str]] = {}
    for y, row in enumerate(rows):
        x = 0
        for (letters, bold), cells in groupby(row, lambda cell: (cell.letters, cell.is_bold)):
            text = "".join([" " if _is_shape(cell.character) else cell.character for cell in cells])
            for start, word in _words(text):
                told = f'<text x="{(x + start) * WIDE}" y="{y * HIGH + _BASE}" textLength="{len(word) * WIDE}">'
                found.setdefault((letters, bold), []).append(f"{told}{escape(word)}</text>")
            x += len(text)
    for (letters, bold), texts in found.items():
        yield f'<g fill="{letters}"{" font-weight=" + chr(34) + "bold" + chr(34) if bold else ""}>'
        yield from texts
        yield "</g>"


def _is_shape(character: str) -> bool:
    return character in _QUARTERS or character in _SHADES or character in _LINES


def _words(text: str) -> Iterator[tuple[int, str]]:
    """Part a text where two blanks or more lie between, for those need not be written."""
    start = 0
    for piece in text.split("  "):
        word = piece.strip(" ")
        if word:
            yield start + len(piece) - len(piece.lstrip(" ")), word
        start += len(piece) + 2
