"""A terminal as far as the game needs one: it keeps the cells, and notes every byte that should not have come."""

import re
from codecs import getincrementaldecoder
from typing import NamedTuple

# Written down here anew, so that a mistake in the program's own list shows.
_SEEN = re.compile(
    r"\x1b\[(?P<row>\d*)(?:;(?P<column>\d+))?(?P<goes>H)"
    r"|\x1b\[(?P<by>\d*)(?P<way>[ABCD])|\x1b\[(?P<to>\d+)G|\x1b\[(?P<erased>\d+)X"
    r"|\x1b\[(?P<style>[0-9;]*)m"
    r"|\x1b\[\?(?P<mode>7|25|1004|1049|2004|2026)(?P<on>[hl])"
    r"|(?P<quiet>\x1b\[>\d+u|\x1b\[<u|\x1b\[\?2026\$p)"
    r"|(?P<text>[^\x00-\x1f\x7f-\x9f]+)"
)
_HALF = re.compile(r"\x1b(?:\[[?<>]?[0-9;$]*)?\Z")
_OFF = {"22": ("1", "2"), "24": ("4",), "27": ("7",)}

MOST_CELLS, MOST_ROWS = 500, 200
"""Where the terminal claims to be larger, nothing is drawn beyond."""


class Cell(NamedTuple):
    """A character and how it was drawn."""

    character: str = " "
    style: str = ""


class Picture:
    """What a terminal of this size shows after everything it was sent."""

    def __init__(self, cells: int, rows: int) -> None:
        """Begin empty."""
        self.modes: dict[str, bool] = {}
        self.foreign: list[str] = []
        self.styles: set[str] = set()
        self._row = self._column = 1
        self._style = ""
        self._codes: list[str] = []
        self._rest = ""
        self._decoder = getincrementaldecoder("utf-8")("surrogateescape")
        self.resized(cells, rows)

    def resized(self, cells: int, rows: int) -> None:
        """Become another size; what was drawn before is gone."""
        self.cells, self.rows = min(cells, MOST_CELLS), min(rows, MOST_ROWS)
        self._table: list[list[Cell | None]] = [[None] * self.cells for _ in range(self.rows)]

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
        """Give the rows as text, down to the last that was drawn."""
        drawn = ["".join([cell.character if cell else " " for cell in row]).rstrip() for row in self._table]
        return "\n".join(drawn).rstrip("\n")

    @property
    def is_full(self) -> bool:
        """Tell whether every cell was drawn."""
        return all(None not in row for row in self._table)

    @property
    def writes_plainly(self) -> bool:
        """Tell whether what is written next has no colour and no shape."""
        return not self._codes

    def table(self) -> dict[tuple[int, int], Cell]:
        """Give every cell that was drawn, by row and column."""
        rows = enumerate(self._table, 1)
        return {(y, x): cell for y, row in rows for x, cell in enumerate(row, 1) if cell is not None}

    def _take(self, seen: re.Match[str]) -> None:
        if seen["goes"]:
            self._row, self._column = int(seen["row"] or 1), int(seen["column"] or 1)
        elif seen["way"]:
            self._step(seen["way"], int(seen["by"] or 1))
        elif seen["to"]:
            self._column = int(seen["to"])
        elif seen["erased"]:
            self._erase(int(seen["erased"]))
        elif seen["style"] is not None:
            self._ink(seen["style"].split(";"))
            self.styles.add(self._style)
        elif seen["mode"]:
            self.modes[seen["mode"]] = seen["on"] == "h"
        elif seen["text"]:
            self._put(seen["text"])

    def _step(self, way: str, by: int) -> None:
        """Go up, down, on or back; terminals do not agree from where that is behind the last cell."""
        if self._column > self.cells:
            self.foreign.append(f"{by}{way} behind the last cell")
        self._row += {"A": -by, "B": by}.get(way, 0)
        self._column += {"C": by, "D": -by}.get(way, 0)

    def _ink(self, numbers: list[str]) -> None:
        """Change the style by what a sequence says: shapes and colours come, go, or are all gone."""
        while numbers:
            length = {"5": 3, "2": 5}[numbers[1]] if numbers[0] in {"38", "48"} else 1
            code, numbers = ";".join(numbers[:length]), numbers[length:]
            if code in {"", "0"}:
                self._codes = []
            elif code in _OFF:
                self._codes = [each for each in self._codes if each not in _OFF[code]]
            else:
                kept = [each for each in self._codes if _kind(each) != _kind(code)]
                self._codes = kept if code in {"39", "49"} else [*kept, code]
        self._style = ";".join(self._codes)

    def _erase(self, cells: int) -> None:
        """Make cells blank; only the ground of what is written now goes there, and the cursor stays."""
        style, at = self._style, self._column
        self._style = ";".join([code for code in self._codes if _kind(code) == "ground"])
        self._put(" " * cells)
        self._style, self._column = style, at

    def _put(self, text: str) -> None:
        at = self._column - 1
        self._column += len(text)
        if not 1 <= self._row <= self.rows or self._column - 1 > self.cells:
            self.foreign.append(f"{text[:20]!r} outside of the picture, at {at + 1},{self._row}")
            return
        # Characters of other widths than one cell are none of the game's.
        self.foreign += [f"{each!r} is not one cell wide" for each in text if not each.isascii() and _width(each) != 1]
        self._table[self._row - 1][at : self._column - 1] = [Cell(each, self._style) for each in text]


def looks(picture: Picture) -> dict[tuple[int, int], tuple[str, frozenset[str]]]:
    """Give what can be seen of each cell: of a space only its ground, unless its shape shows."""
    seen = {}
    for at, (character, style) in picture.table().items():
        codes = frozenset(re.findall(r"[34]8;(?:5;\d+|2;\d+;\d+;\d+)|\d+", style)) - {"39", "49"}
        shows = codes & {"4", "7", "9"} or character != " "
        seen[at] = (character, codes if shows else frozenset(c for c in codes if re.match(r"4.|10", c)))
    return seen


def _width(character: str) -> int:
    from unicodedata import category, combining, east_asian_width

    if combining(character) or category(character) in {"Mn", "Me", "Cf"}:
        return 0
    return 2 if east_asian_width(character) in {"W", "F"} else 1


def _kind(code: str) -> str:
    """Tell what a code sets: a shape of its own, the colour of the letters, or that of the ground."""
    if len(code) == 1:
        return code
    return "ground" if code.startswith(("4", "10")) else "letters"
