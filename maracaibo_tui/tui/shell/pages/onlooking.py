"""Looking on at a game that is open in another window, and taking it over once it is free."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from maracaibo_tui.games import TITLES, title_of
from maracaibo_tui.library.lock import holder
from maracaibo_tui.library.saves import Listed, listed_file
from maracaibo_tui.tui.screen.lines import Lines, line
from maracaibo_tui.tui.shell.page import too_small

from .sheet import Foot, sheet

BOTH, FIRST, SUMMARY = "", "first", "summary"
"""All of a position, the home of the table alone, and the part that has everybody's points."""
BOTH_ROWS = 34
"""From so many rows on there is room for both parts."""


def word_for(part: str, game: Listed | None) -> str:
    """Name a part of a position: the home of the table by the word of its key, and the points."""
    header = game.header if game is not None else None
    if part == FIRST and header is not None and header.game in TITLES:
        return title_of(header.game).keys[0].does
    return {BOTH: "position", FIRST: "position", SUMMARY: "points"}.get(part, part)


class Drawing(Protocol):
    """Draws a saved game as an onlooker sees it."""

    def __call__(self, path: Path, game: Listed, cells: int, rows: int, part: str = "") -> Lines:
        """Draw all of the game of a file, or one part."""


class OnlookingPage:
    """Shows what an onlooker sees of a game, and follows it answer by answer."""

    name = "onlooking"

    def __init__(self, path: Path, preview: Drawing, go_on: Callable[[Path], None]) -> None:
        """Look on at the game of this file; `go_on` takes it over."""
        self._path, self._preview, self._go_on = path, preview, go_on
        self.foot = Foot((), accept="take over")
        self._at = 0
        self._game, self._holder = listed_file(path), holder(path)

    def draw(self, cells: int, rows: int) -> Lines:
        """Draw the position, on a low screen one part of it, and say who plays."""
        if tiny := too_small(cells, rows):
            return tiny
        part = BOTH if rows >= BOTH_ROWS else (FIRST, SUMMARY)[self._at]
        self.foot.keys = ("accept", "next_part", "back") if part else ("accept", "back")
        shown = (
            self._preview(self._path, self._game, cells, rows - 3, part)
            if self._game.header
            else [line((self._game.problem, "warn"))]
        )
        who = f"played by {self._holder}" if self._holder else f"free: {self.foot.key('accept')} takes it over"
        return sheet((f"Looking on at {self._game.name}", who), shown, self.foot.draw(cells), cells, rows)

    def press(self, action: str, _character: str) -> bool:
        """Take the game over if nobody plays it any more, or show its other part."""
        self.foot.note = ""
        if action in {"next_part", "previous_part", "left", "right"}:
            self._at = 1 - self._at
            return True
        if action != "accept":
            return False
        self.look_again()
        if self._holder:
            self.foot.note = f"It is still played by {self._holder}."
        else:
            self._go_on(self._path)
        return True

    def look_again(self) -> bool:
        """Read what has changed; tell whether anything has."""
        game, held = listed_file(self._path), holder(self._path)
        changed = (game, held) != (self._game, self._holder)
        if changed:
            self.foot.note = ""
        self._game, self._holder = game, held
        return changed
