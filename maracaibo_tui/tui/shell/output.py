"""The stage between Textual and the terminal: it remembers the cells last sent and sends only those that differ.

It is also the last gate: nothing but printable characters, one cell wide, and our own cursor and colour sequences pass.
It leans on one private method of Textual, so it checks the version and stands aside for any other.
"""

from collections.abc import Iterable, Iterator

import textual
from rich.color import ColorSystem
from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from textual._compositor import ChopsUpdate, CompositorUpdate, LayoutUpdate

KNOWN_VERSIONS = ("8.2.8",)
_UNKNOWN = ("", None)
Cell = tuple[str, Style | None]


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

    def forget(self) -> None:
        """Take nothing for granted: the terminal was resized, resumed or is to be drawn anew."""
        self._rows = []

    def changed(self, update: CompositorUpdate, size: tuple[int, int], console: Console) -> CellsUpdate | None:
        """Give the update with only the cells that differ, or None for a kind that is not known."""
        if isinstance(update, LayoutUpdate):
            runs = _layout_runs(update)
        elif isinstance(update, ChopsUpdate):
            runs = _chops_runs(update)
        else:
            self.forget()
            return None
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
                    text.append(_drawn(piece, style, start, y, console))
                    piece = ""
                if not piece:
                    start, style = x, new
                piece += character
            x += 1
        if piece:
            text.append(_drawn(piece, style, start, y, console))


def _drawn(piece: str, style: Style | None, x: int, y: int, console: Console) -> str:
    system: ColorSystem | None = console._color_system  # noqa: SLF001 - what Textual itself reads
    move = f"\x1b[{y + 1};{x + 1}H"
    return move + (style.render(piece, color_system=system) if style else piece)


def _cells(segments: Iterable[Segment]) -> Iterator[Cell]:
    for text, style, control in segments:
        if not control:
            for character in text:
                yield (character if character.isprintable() else "?"), style


def _layout_runs(update: LayoutUpdate) -> Iterator[tuple[int, int, Iterable[Segment]]]:
    for y, strips in enumerate(update.strips, update.region.y):
        yield y, update.region.x, [segment for strip in strips for segment in strip]


def _chops_runs(update: ChopsUpdate) -> Iterator[tuple[int, int, Iterable[Segment]]]:
    for y, x1, x2 in update.spans:
        for end, (x, strip) in zip(update.chop_ends[y], update.chops[y].items(), strict=False):
            if strip is not None and x <= x2 and end > x1:
                yield y, x, (strip if end <= x2 else strip.crop(0, min(end, x2) - x))
