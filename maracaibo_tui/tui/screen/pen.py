"""The pen that writes runs to the terminal with few bytes: it knows where it stands and in which ink it writes."""

from __future__ import annotations

import re
from collections.abc import Iterable

from .ink import PLAIN, Ink, change
from .runs import Run

# Erasing takes four or five bytes, and as many to go on behind what was erased.
_FEWEST = " " * 6
_BLANKS = re.compile(rf"( {{10,}}|{_FEWEST} *$)")


class Pen:
    """Writes run after run; what it has written is its text."""

    def __init__(self, ink: Ink | None, *, erases: bool = False) -> None:
        """Stand nowhere, with the ink that was used last, if it is known.

        Blanks are erased where the terminal keeps the ground of what is erased.
        """
        self._text: list[str] = [] if ink is not None else ["\x1b[0m"]
        self._erases = erases
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
            now = self.ink
            # About what the change takes: to write all of them down would take longer than to send a byte more.
            nearest = min(
                left,
                key=lambda ink: (
                    (ink.ground != now.ground) * (1 + len(ink.ground))
                    + (ink.letters != now.letters) * (1 + len(ink.letters))
                    + (ink.shapes != now.shapes) * 3
                ),
            )
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
        """Go to a cell: on in this row, or anywhere."""
        if (y, x) == (self._row, self._column):
            return
        jump = f"\x1b[{y + 1};{x + 1}H"
        if y == self._row and x > self._column:
            jump = min(jump, f"\x1b[{x - self._column}C", key=len)
        self._text.append(jump)
        self._row, self._column = y, x
