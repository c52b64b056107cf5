"""The pen that writes runs to the terminal with few bytes: it knows where it stands and in which ink it writes."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from .ink import PLAIN, Ink, change
from .runs import Run

# Erasing takes four or five bytes, and as many to go on behind what was erased.
_FEWEST = " " * 6
FEW = 10
"""Cells from which a way takes two figures."""
_BLANKS = re.compile(rf"( {{10,}}|{_FEWEST} *$)")


class Pen:
    """Writes run after run; what it has written is its text."""

    def __init__(self, ink: Ink | None, width: int, *, erases: bool = False) -> None:
        """Stand nowhere on rows of so many cells, with the ink that was used last, if it is known.

        Blanks are erased where the terminal keeps the ground of what is erased.
        """
        self._text: list[str] = [] if ink is not None else ["\x1b[0m"]
        self._erases, self._width = erases, width
        self.ink = ink or PLAIN
        self._row, self._column = -1, -1

    def text(self) -> str:
        """Give all that was written."""
        return "".join(self._text)

    def write_all(self, runs: Iterable[Run]) -> None:
        """Write runs, those of one ink together: another jump takes fewer bytes than another ink."""
        left: dict[Ink, list[Run]] = {}
        for run in runs:
            left.setdefault(run.ink, []).append(run)
        while left:
            shapes, letters, ground = self.ink
            # About what the change takes: to write all of them down would take longer than to send a byte more.
            costs = [
                (one != ground) * (1 + len(one)) + (other != letters) * (1 + len(other)) + (shape != shapes) * 3
                for shape, other, one in left
            ]
            nearest = [*left][costs.index(min(costs))]
            for run in left.pop(nearest):
                self.write(run)

    def write(self, run: Run) -> None:
        """Write a run."""
        self._go(run.y, run.x)
        if run.ink != self.ink and not (run.text.isspace() and self.ink.serves(run.ink)):
            self._text.append(change(self.ink, run.ink))
            self.ink = run.ink
        if self._erases and _FEWEST in run.text and not self.ink.shows_on_blanks:
            self._put_or_erase(run)
        else:
            self._put(run.text)

    def _put_or_erase(self, run: Run) -> None:
        x = run.x
        for piece in _BLANKS.split(run.text):
            if piece.startswith(_FEWEST) and piece.isspace():
                self._text.append(f"\x1b[{len(piece)}X")
            elif piece:
                self._go(run.y, x)
                self._put(piece)
            x += len(piece)

    def _put(self, text: str) -> None:
        self._text.append(text)
        self._column += len(text)

    def _go(self, y: int, x: int) -> None:
        """Go to a cell by the shortest way: anywhere, or along its row or its column from where the pen stands."""
        if (y, x) == (self._row, self._column):
            return
        ways = [f"\x1b[{y + 1 if y else ''}{f';{x + 1}' if x else ''}H"]
        if y == self._row:
            ways.append(f"\x1b[{x + 1}G")
        # Behind the last cell terminals do not agree where they stand; a way far down and aside is no shorter.
        is_near = y == self._row or abs(x - self._column) < FEW
        if is_near and self._row >= 0 and self._column < self._width:
            ways.append(_by(y - self._row, "B", "A") + _by(x - self._column, "C", "D"))
        self._text.append(min(ways, key=len))
        self._row, self._column = y, x


@lru_cache(maxsize=512)
def _by(steps: int, on: str, back: str) -> str:
    """Give the way so many cells on or back."""
    count, way = abs(steps), on if steps > 0 else back
    return f"\x1b[{count if count > 1 else ''}{way}" if count else ""
