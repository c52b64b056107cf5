"""Screens that were seen in a terminal: each that differs is kept in a file, and what no screen may do is named."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from rich.cells import cell_len

from tests.look.laws import ROOM
from tests.terminal.spoilers import Sides, read_by_now, told_early

_CUT = re.compile(rf"…(?=▌? {{{ROOM}}}|▌?$)")
_ROWS_BELOW = 2
"""Below the last row of a part one may be free; more are room for what is left out."""


class Captures:
    """All screens of a walk that differ, one a file, and what is wrong with them."""

    def __init__(self, folder: Path, home: Path, size: tuple[int, int]) -> None:
        """Keep them in a folder; the campaign that is played lies in a home."""
        folder.mkdir(parents=True, exist_ok=True)
        self._folder, self._home, self._size = folder, home, size
        self._known: Sides = frozenset()
        self._seen: set[str] = set()
        self.faults: list[str] = []

    @property
    def count(self) -> int:
        """Count the screens that differ."""
        return len(self._seen)

    def keep(self, text: str, kind: str, *, gives_away: bool = False) -> None:
        """Keep a screen and look at it, unless the same was seen before; some pages say that they give away more."""
        if text not in self._seen:
            wrong = [*misshapen(text, self._size), *cut(text), *broken_down(text)]
            self._keep(text, kind, [*wrong, *([] if gives_away else self._early(text))])

    def print(self, text: str, kind: str) -> None:
        """Keep what a command has printed: of that only what it tells is looked at."""
        if text not in self._seen:
            self._keep(text, kind, self._early(text))

    def _keep(self, text: str, kind: str, wrong: list[str]) -> None:
        self._seen.add(text)
        file = self._folder / f"{self.count:04}-{kind}.txt"
        file.write_text(f"{text}\n", encoding="utf-8")
        for each in wrong:
            self.faults.append(f"{file.name}: {each}")
            print(self.faults[-1], file=sys.stderr, flush=True)

    def _early(self, text: str) -> list[str]:
        """Compare with what was read by now; the files are opened only if something on the screen was not known."""
        if not told_early(text, self._known):
            return []
        if any((self._home / "campaigns").glob("*.json")):
            self._known |= read_by_now(self._home)
        return [f"tells too early: {name}" for name in told_early(text, self._known)]


def misshapen(text: str, size: tuple[int, int]) -> list[str]:
    """Say where a screen has other rows than the terminal, or longer ones."""
    cells, rows = text.split("\n"), size[1]
    wrong = [] if len(cells) == rows else [f"{len(cells)} rows"]
    return wrong + [f"{cell_len(row)} cells: {row!r}" for row in cells if cell_len(row) > size[0]]


def cut(text: str) -> list[str]:
    """Name the rows that end with an ellipsis while there is room beside it or below."""
    rows = text.split("\n")
    wrong = [f"cut beside emptiness: {row.strip()!r}" for row in rows if _CUT.search(row) and len(row) + ROOM <= 80]
    for at, row in enumerate(rows):
        below = rows[at + 1 : at + 1 + _ROWS_BELOW]
        if row.rstrip("▌ ").endswith("…") and len(below) == _ROWS_BELOW and not any(each.strip("▌ ") for each in below):
            wrong.append(f"cut above emptiness: {row.strip()!r}")
    return wrong


def broken_down(text: str) -> list[str]:
    """Name what only a program that has failed shows."""
    return [f"shows {words!r}" for words in ("Traceback", "Error", "something went wrong") if words in text]
