"""The stage between Textual and the terminal: it remembers the cells last sent and sends only those that differ.

It is also the last gate: nothing but printable characters, one cell wide, and our own cursor and colour sequences pass.
It leans on one private method of Textual, so it checks the version and stands aside for any other.
"""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import textual
from rich.console import Console, RenderableType
from rich.segment import Segment
from textual._compositor import ChopsUpdate, CompositorUpdate, LayoutUpdate
from textual.app import App

from .cells import safe
from .pen import NEAR, PLAIN, Ink, Pen, ink

KNOWN_VERSIONS = ("8.2.8",)
_UNKNOWN = ("", PLAIN)
_OURS = re.compile(r"(\x1b\[[0-9;]*[mH])")
Cell = tuple[str, Ink]


@cache
def is_known() -> bool:
    """Tell whether this Textual is one the stage was checked with."""
    return textual.__version__ in KNOWN_VERSIONS


class CellsUpdate(CompositorUpdate):
    """An update that is already text for the terminal."""

    def __init__(self, text: str) -> None:
        """Keep the text."""
        self.text = text

    def render_segments(self, console: Console) -> str:  # noqa: ARG002 - Textual's shape
        """Give the text."""
        return self.text


class Output:
    """The cells the terminal shows, row by row."""

    def __init__(self) -> None:
        """Know nothing of the terminal yet."""
        self._rows: list[list[Cell]] = []
        self._width = 0
        self.colourless = False

    def forget(self) -> None:
        """Take nothing for granted: the terminal was resized, resumed or is to be drawn anew."""
        self._rows = []

    def changed(self, update: RenderableType, size: tuple[int, int], console: Console) -> CellsUpdate:
        """Give the update with only the cells that differ; of a kind that is not known, whatever is ours."""
        if is_known() and isinstance(update, LayoutUpdate):
            runs = _layout_runs(update)
        elif is_known() and isinstance(update, ChopsUpdate):
            runs = _chops_runs(update)
        else:
            self.forget()
            return CellsUpdate(_ours(update, console))
        self._fit(size)
        pen = Pen()
        for y, x, segments in runs:
            if 0 <= y < len(self._rows):
                self._write_run(pen, y, x, self._cells(segments, console))
        return CellsUpdate(pen.text())

    def _fit(self, size: tuple[int, int]) -> None:
        width, height = size
        if len(self._rows) != height or self._width != width:
            self._width = width
            self._rows = [[_UNKNOWN] * width for _ in range(height)]

    def _write_run(self, pen: Pen, y: int, x: int, cells: Iterable[Cell]) -> None:
        """Write the cells of a run that differ; a few that do not are written again where that is shorter."""
        row = self._rows[y]
        for at, cell in enumerate(cells, x):
            if at >= self._width:
                break
            if row[at] != cell:
                row[at] = cell
                self._bridge(pen, y, at)
                pen.write(y, at, *cell)

    def _bridge(self, pen: Pen, y: int, x: int) -> None:
        """Go on to a cell through those before it, if they are few, known, and need no other ink."""
        gap = pen.distance(y, x)
        between = self._rows[y][x - gap : x] if 0 < gap <= NEAR else []
        if between and all(character and pen.suits(character, wanted) for character, wanted in between):
            for at, (character, wanted) in enumerate(between, x - gap):
                pen.write(y, at, character, wanted)

    def _cells(self, segments: Iterable[Segment], console: Console) -> Iterator[Cell]:
        system, is_colourless = console._color_system, self.colourless  # noqa: SLF001 - what Textual itself reads
        for text, style, control in segments:
            if control:
                continue
            full = ink(style, system, is_colourless=is_colourless, is_blank=False)
            blank = ink(style, system, is_colourless=is_colourless, is_blank=True)
            for character in safe(text):
                yield character, (blank if character == " " else full)


def draw_anew(app: App[Any]) -> None:
    """Let an application that has this stage forget what the terminal shows, and draw everything."""
    redraw = getattr(app, "redraw_all", None)
    if redraw is not None:
        redraw()


def _ours(update: RenderableType, console: Console) -> str:
    if isinstance(update, CompositorUpdate):
        text = update.render_segments(console)
    else:
        text = console._render_buffer(console.render(update))  # noqa: SLF001 - what Textual itself does
    return "".join([part if _OURS.fullmatch(part) else safe(part) for part in _OURS.split(text)])


def _layout_runs(update: LayoutUpdate) -> Iterator[tuple[int, int, Iterable[Segment]]]:
    for y, strips in enumerate(update.strips, update.region.y):
        yield y, update.region.x, [segment for strip in strips for segment in strip]


def _chops_runs(update: ChopsUpdate) -> Iterator[tuple[int, int, Iterable[Segment]]]:
    for y, x1, x2 in update.spans:
        for end, (x, strip) in zip(update.chop_ends[y], update.chops[y].items(), strict=False):
            if strip is not None and x <= x2 and end > x1:
                yield y, x, (strip if end <= x2 else strip.crop(0, min(end, x2) - x))
