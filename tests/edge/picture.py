"""A terminal as far as the game needs one: it keeps the cells, and notes every byte that should not have come."""

import re
from codecs import getincrementaldecoder
from typing import NamedTuple

# Written down here anew, so that a mistake in the program's own list shows.
_SEEN = re.compile(
    r"\x1b\[(?P<row>\d+);(?P<column>\d+)H"
    r"|\x1b\[(?P<style>[0-9;]*)m"
    r"|\x1b\[\?(?P<mode>7|25|1004|1049|2004|2026)(?P<on>[hl])"
    r"|(?P<quiet>\x1b\[>\d+u|\x1b\[<u|\x1b\[\?2026\$p)"
    r"|(?P<text>[^\x00-\x1f\x7f-\x9f]+)"
)
_HALF = re.compile(r"\x1b(?:\[[?<>]?[0-9;$]*)?\Z")


class Cell(NamedTuple):
    """A character and how it was drawn."""

    character: str = " "
    style: str = ""


class Picture:
    """What a terminal of this size shows after everything it was sent."""

    def __init__(self, cells: int, rows: int) -> None:
        """Begin empty."""
        self.cells, self.rows = cells, rows
        self.modes: dict[str, bool] = {}
        self.foreign: list[str] = []
        self.styles: set[str] = set()
        self._table: dict[tuple[int, int], Cell] = {}
        self._row = self._column = 1
        self._style = ""
        self._rest = ""
        self._decoder = getincrementaldecoder("utf-8")("surrogateescape")

    def resized(self, cells: int, rows: int) -> None:
        """Become another size; what was drawn before is gone."""
        self.cells, self.rows = cells, rows
        self._table.clear()

    def feed(self, data: bytes) -> None:
        """Take what was sent; only whole sequences count."""
        text = self._rest + self._decoder.decode(data)
        half = _HALF.search(text)
        self._rest = text[half.start() :] if half else ""
        text = text[: half.start()] if half else text
        at = 0
        while at < len(text):
            seen = _SEEN.match(text, at)
            if seen is None:
                self.foreign.append(text[at : at + 20])
                at += 1
            else:
                self._take(seen)
                at = seen.end()

    def text(self) -> str:
        """Give the rows as text."""
        rows: list[list[str]] = []
        for (row, column), cell in sorted(self._table.items()):
            rows += [[] for _ in range(row - len(rows))]
            rows[row - 1] += [" "] * (column - 1 - len(rows[row - 1]))
            rows[row - 1].append(cell.character)
        return "\n".join(["".join(row).rstrip() for row in rows])

    @property
    def is_full(self) -> bool:
        """Tell whether every cell was drawn."""
        return len(self._table) >= self.cells * self.rows

    def table(self) -> dict[tuple[int, int], Cell]:
        """Give every cell that was drawn."""
        return dict(self._table)

    def _take(self, seen: re.Match[str]) -> None:
        if seen["row"]:
            self._row, self._column = int(seen["row"]), int(seen["column"])
        elif seen["style"] is not None:
            self._style = "" if seen["style"] in {"", "0"} else seen["style"]
            self.styles.add(self._style)
        elif seen["mode"]:
            self.modes[seen["mode"]] = seen["on"] == "h"
        elif seen["text"]:
            for character in seen["text"]:
                self._put(character)

    def _put(self, character: str) -> None:
        if self._row > self.rows or self._column > self.cells:
            self.foreign.append(f"{character!r} outside of the picture, at {self._column},{self._row}")
        self._table[self._row, self._column] = Cell(character, self._style)
        self._column += 1
