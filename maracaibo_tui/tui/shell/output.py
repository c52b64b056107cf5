"""The stage between Textual and the terminal: it remembers the cells last sent and sends only those that differ.

It is also the last gate: nothing but printable characters, one cell wide, and our own cursor and colour sequences pass.
It leans on one private method of Textual, so it checks the version and stands aside for any other.
"""

import re
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache

import textual
from rich.color import ColorSystem
from rich.console import Console, RenderableType
from rich.segment import Segment
from rich.style import Style
from textual._compositor import ChopsUpdate, CompositorUpdate, LayoutUpdate

from .cells import safe

KNOWN_VERSIONS = ("8.2.8",)
_UNKNOWN = ("", None)
_OURS = re.compile(r"(\x1b\[[0-9;]*[mH])")
Cell = tuple[str, Style | None]


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
        text: list[str] = []
        for y, x, segments in runs:
            if 0 <= y < len(self._rows):
                self._write_run(text, y, x, segments, console)
        return CellsUpdate("".join(text))

    def _fit(self, size: tuple[int, int]) -> None:
        width, height = size
        if len(self._rows) != height or self._width != width:
            self._width = width
            self._rows = [[_UNKNOWN] * width for _ in range(height)]

    def _write_run(self, text: list[str], y: int, x: int, segments: Iterable[Segment], console: Console) -> None:
        """Write the cells of a run that differ, gathered into pieces of one style."""
        row, piece, style, start = self._rows[y], "", None, x
        for character, new in _cells(segments):
            if x >= self._width:
                break
            if row[x] != (character, new):
                row[x] = (character, new)
                if piece and (new is not style or start + len(piece) != x):
                    text.append(self._drawn(piece, style, (start, y), console))
                    piece = ""
                if not piece:
                    start, style = x, new
                piece += character
            x += 1
        if piece:
            text.append(self._drawn(piece, style, (start, y), console))

    def _drawn(self, piece: str, style: Style | None, at: tuple[int, int], console: Console) -> str:
        system: ColorSystem | None = console._color_system  # noqa: SLF001 - what Textual itself reads
        if style is not None and self.colourless:
            # Without a system of colours no attribute would be drawn either.
            style, system = _without_colour(style), system or ColorSystem.STANDARD
        x, y = at
        return f"\x1b[{y + 1};{x + 1}H" + (style.render(piece, color_system=system) if style else piece)


@lru_cache(maxsize=1024)
def _without_colour(style: Style) -> Style:
    return style.without_color


def _ours(update: RenderableType, console: Console) -> str:
    if isinstance(update, CompositorUpdate):
        text = update.render_segments(console)
    else:
        text = console._render_buffer(console.render(update))  # noqa: SLF001 - what Textual itself does
    return "".join([part if _OURS.fullmatch(part) else safe(part) for part in _OURS.split(text)])


def _cells(segments: Iterable[Segment]) -> Iterator[Cell]:
    for text, style, control in segments:
        if not control:
            for character in safe(text):
                yield character, style


def _layout_runs(update: LayoutUpdate) -> Iterator[tuple[int, int, Iterable[Segment]]]:
    for y, strips in enumerate(update.strips, update.region.y):
        yield y, update.region.x, [segment for strip in strips for segment in strip]


def _chops_runs(update: ChopsUpdate) -> Iterator[tuple[int, int, Iterable[Segment]]]:
    for y, x1, x2 in update.spans:
        for end, (x, strip) in zip(update.chop_ends[y], update.chops[y].items(), strict=False):
            if strip is not None and x <= x2 and end > x1:
                yield y, x, (strip if end <= x2 else strip.crop(0, min(end, x2) - x))
