"""The stage between Textual and the terminal: it remembers the cells last sent and sends only those that differ.

It is also the last gate: nothing but printable characters, one cell wide, and our own cursor and colour sequences pass.
It leans on one private method of Textual, so it checks the version and stands aside for any other.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, lru_cache
from operator import ne
from pathlib import Path
from typing import Any, TypeAlias

import textual
from rich.console import Console, RenderableType
from rich.segment import Segment
from rich.style import Style
from textual._compositor import ChopsUpdate, CompositorUpdate, LayoutUpdate
from textual.app import App

from .case import Case
from .cells import safe
from .ink import PLAIN, Ink
from .pen import Pen
from .runs import Cell, runs_of

KNOWN_VERSIONS = ("8.2.8",)
_BLANK = (" ", PLAIN)
Piece: TypeAlias = tuple[int, int, Sequence[Cell]]
"""Cells side by side: the row and the column of the first, and all of them."""
_OURS = re.compile(r"(\x1b\[[0-9;]*[mHCX])")


@cache
def is_known() -> bool:
    """Tell whether this Textual is one the stage was checked with."""
    return _version() in KNOWN_VERSIONS


def _version() -> str:
    """Give the version of this Textual: by the name of the folder that describes it, which is quick to read.

    To ask as packages do brings in readers of mail and of archives, and takes as long as a tenth of the start.
    """
    described = [*Path(textual.__file__).parents[1].glob("textual-[0-9]*.dist-info")]
    if len(described) != 1:
        return textual.__version__
    return described[0].name.removeprefix("textual-").removesuffix(".dist-info")


class CellsUpdate(CompositorUpdate):
    """An update that is already text for the terminal."""

    def __init__(self, text: str) -> None:
        """Keep the text."""
        self.text = text

    def render_segments(self, console: Console) -> str:  # noqa: ARG002 - Textual's shape
        """Give the text."""
        return self.text


class PanelsUpdate(CompositorUpdate):
    """An update in cells: what changed of panels, as they keep it themselves."""

    def __init__(self, pieces: Iterable[Piece], otherwise: Callable[[], Any]) -> None:
        """Hold rows of cells with the place of each, and a way to have the same drawn by Textual."""
        self.pieces, self._otherwise = pieces, otherwise

    def render_segments(self, console: Console) -> str:
        """Give what Textual would send."""
        update = self._otherwise()
        return str(update.render_segments(console))


class Output:
    """The cells the terminal shows, row by row."""

    def __init__(self) -> None:
        """Know nothing of the terminal yet."""
        self._rows: list[list[Cell]] = []
        self._width = 0
        self._ink: Ink | None = PLAIN
        self.colourless = self.erases = False

    def forget(self) -> None:
        """Take nothing for granted: the terminal was resized, resumed or is to be drawn anew."""
        self._rows = []
        self._ink = None

    def changed(self, update: RenderableType, size: tuple[int, int], console: Console) -> CellsUpdate:
        """Give the update with only the cells that differ; of a kind that is not known, whatever is ours."""
        if isinstance(update, PanelsUpdate):
            pieces = update.pieces
        elif is_known() and isinstance(update, LayoutUpdate):
            pieces = self._set(_layout_pieces(update))
        elif is_known() and isinstance(update, ChopsUpdate):
            pieces = self._set(_chops_pieces(update))
        else:
            self.forget()
            return CellsUpdate(f"\x1b[0m{_ours(update, console)}")
        # Where nothing is known of the terminal all of it is written: what this leaves out is blank until it comes.
        changed = {y: [*range(self._width)] for y in range(len(self._rows))} if self._fit(size) else {}
        for y, x, cells in pieces:
            if 0 <= y < len(self._rows) and (columns := self._taken(self._rows[y], x, cells)):
                changed.setdefault(y, []).extend(columns)
        pen = Pen(self._ink, self._width, erases=self.erases)
        pen.write_all(runs_of(dict(sorted(changed.items())), self._rows))
        self._ink = pen.ink
        return CellsUpdate(pen.text())

    def _fit(self, size: tuple[int, int]) -> bool:
        """Begin with blank cells where the terminal is of another size, or not known; say whether that is so."""
        width, height = size
        if len(self._rows) == height and self._width == width:
            return False
        self._width = width
        self._rows = [[_BLANK] * width for _ in range(height)]
        return True

    def _set(self, pieces: Iterable[tuple[int, int, Iterable[Segment]]]) -> Iterator[Piece]:
        """Set the text of segments in cells."""
        for y, x, segments in pieces:
            cells: list[Cell] = []
            for text, style, control in segments:
                if not control:
                    cells += _case(style, is_colourless=self.colourless).set(text)
            yield y, x, cells

    def _taken(self, row: list[Cell], x: int, cells: Sequence[Cell]) -> list[int]:
        """Take cells into a row; give the columns of those that differ."""
        new = cells[: max(0, self._width - x)]
        old = row[x : x + len(new)]
        if old == new:
            return []
        row[x : x + len(new)] = new
        return [at for at, is_other in enumerate(map(ne, old, new), x) if is_other]


@lru_cache(maxsize=64)
def _case(style: Style | None, *, is_colourless: bool) -> Case:
    return Case(style, is_colourless=is_colourless)


def draw_anew(app: App[Any]) -> None:
    """Let an application that has this stage forget what the terminal shows, and draw everything."""
    redraw = getattr(app, "redraw_all", None)
    if redraw is not None:
        redraw()


def _ours(update: RenderableType, console: Console) -> str:
    if isinstance(update, CompositorUpdate):
        # Every row begins with a jump, so that nothing is lost with the breaks between them.
        text = update.render_segments(console).replace("\n", "")
    else:
        text = console._render_buffer(console.render(update))  # noqa: SLF001 - what Textual itself does
    return "".join([part if _OURS.fullmatch(part) else safe(part) for part in _OURS.split(text)])


def _layout_pieces(update: LayoutUpdate) -> Iterator[tuple[int, int, Iterable[Segment]]]:
    for y, strips in enumerate(update.strips, update.region.y):
        yield y, update.region.x, [segment for strip in strips for segment in strip]


def _chops_pieces(update: ChopsUpdate) -> Iterator[tuple[int, int, Iterable[Segment]]]:
    for y, x1, x2 in update.spans:
        for end, (x, strip) in zip(update.chop_ends[y], update.chops[y].items(), strict=False):
            if strip is not None and x <= x2 and end > x1:
                yield y, x, (strip if end <= x2 else strip.crop(0, min(end, x2) - x))
