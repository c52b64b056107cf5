"""The page of saved games: a list, the facts of the game at the cursor, and beside them its position."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

from maracaibo_tui.library.problem import plain
from maracaibo_tui.library.saves import Listed, SaveError, games_folder, listed, path_of
from maracaibo_tui.library.shelf import remove, rename
from maracaibo_tui.tui.shell.lines import Line, Lines, beside, blank, cut, line, window, wrapped

from .games import facts, when, where, who
from .page_screen import ERASE
from .sheet import Foot, notice, sheet

WIDE = 120
"""From so many cells on the position is shown beside the list."""
_LIST_CELLS = 70
_FACT_ROWS = 7
_NAME_CELLS, _WHEN_CELLS, _WHERE_CELLS = 22, 17, 16
_LONGEST_NAME = 64
_SIGNS = "-_"


class SavesPage:
    """Opens, renames and deletes; what is deleted can be brought back until the page is left."""

    name = "saves"

    def __init__(
        self, preview: Callable[[Listed, int, int], Lines], go_on: Callable[[Listed], None], close: Callable[[], None]
    ) -> None:
        """Draw positions with `preview`, open games with `go_on`, and leave with `close`."""
        self._preview, self._go_on, self._close = preview, go_on, close
        self.deleted: list[str] = []
        self.typed: str | None = None
        self.at = 0
        self.foot = Foot(("accept", "up", "down", "rename", "delete", "undo", "back"), accept="open", undo="bring back")
        self.games = self._read()

    @property
    def game(self) -> Listed | None:
        """The game at the cursor."""
        return self.games[self.at] if self.games else None

    def draw(self, cells: int, rows: int) -> Lines:
        """Draw list and facts, and beside them the position where there is room."""
        if tiny := notice(cells, rows):
            return tiny
        room = rows - 3
        left = cells if cells < WIDE else _LIST_CELLS
        shown = self._list(left, room - _FACT_ROWS) + self._facts(left)
        if cells >= WIDE and self.game is not None and self.game.header is not None:
            shown = beside(blank(shown, room), self._preview(self.game, cells - left, room), left)
        return sheet(("Saved games", f"{len(self.games)}"), shown, self._last(cells), cells, rows)

    def press(self, action: str, character: str) -> bool:
        """Type a name, or move, open, rename, delete, bring back, leave."""
        self.foot.note = ""
        if self.typed is not None:
            self._type(action, character)
        elif action in {"up", "down", "next", "previous"} and self.games:
            self.at = (self.at + (1 if action in {"down", "next"} else -1)) % len(self.games)
        elif action in {"back", "quit"}:
            self._clear_away()
            self._close()
        elif action == "undo":
            self._bring_back()
        elif self.game is not None and action in {"accept", "rename", "delete"}:
            {"accept": self._open, "rename": self._begin_to_type, "delete": self._delete}[action](self.game)
        else:
            return False
        return True

    def _read(self) -> list[Listed]:
        try:
            return listed()
        except SaveError as error:
            self.foot.note = str(error)
            return []

    def _list(self, cells: int, room: int) -> Lines:
        if not self.games:
            return blank([line((f"   There are no saved games in {plain(str(games_folder()))}.", "faint"))], room)
        rows = [self._row(number, game, cells) for number, game in enumerate(self.games)]
        return blank(window(rows, room, self.at), room)

    def _row(self, number: int, game: Listed, cells: int) -> Line:
        chosen = number == self.at
        told = when(game.changed, datetime.now(UTC).astimezone())
        place = where(game.header) if game.header is not None else "damaged"
        if game.name in self.deleted:
            place = "deleted"
        name = game.name if len(game.name) < _NAME_CELLS else f"{game.name[: _NAME_CELLS - 2]}…"
        row = line(
            (" ► " if chosen else "   ", "key"),
            (f"{name:<{_NAME_CELLS}}", "cursor" if chosen else ""),
            (f" {place:<{_WHERE_CELLS}}", "warn" if place in {"damaged", "deleted"} else ""),
            (f"{told:<{_WHEN_CELLS}}", "faint"),
            "" if game.header is None else who(game.header),
        )
        return cut(row, cells - 1)

    def _facts(self, cells: int) -> Lines:
        game = self.game
        if game is None:
            return []
        if game.header is None:
            return [(), *[line("   ", *each) for each in wrapped(game.problem, cells - 6, "warn")][: _FACT_ROWS - 1]]
        told = [(head, text) for head, text in facts(game.header)] + [("file", str(path_of(game.name)))]
        return [(), *[cut(line((f"   {head:<10}", "faint"), plain(text)), cells - 1) for head, text in told]]

    def _last(self, cells: int) -> Line:
        if self.typed is None:
            return self.foot.draw(cells)
        return line((" New name: ", "strong"), (f"{self.typed}_", "key"), ("   Enter renames, Esc leaves it", "faint"))

    def _open(self, game: Listed) -> None:
        if game.name in self.deleted:
            self.foot.note = "This game is to be deleted: bring it back first."
        elif game.header is None:
            self.foot.note = "This file cannot be opened; what is wrong with it stands above."
        else:
            self._clear_away()
            self._go_on(game)

    def _begin_to_type(self, game: Listed) -> None:
        self.typed = game.name

    def _type(self, action: str, character: str) -> None:
        typed = self.typed or ""
        if character == ERASE:
            self.typed = typed[:-1]
        elif action == "back":
            self.typed = None
        elif action == "accept" and character != " ":
            self._rename(typed)
        elif len(character) == 1 and character.isascii() and (character.isalnum() or character in _SIGNS):
            self.typed = (typed + character)[:_LONGEST_NAME]

    def _rename(self, new: str) -> None:
        if self.game is None:
            return
        try:
            rename(self.game.name, new)
        except SaveError as error:
            self.foot.note = str(error)
            return
        self.typed = None
        self.games = self._read()
        self.at = next((number for number, game in enumerate(self.games) if game.name == new), 0)

    def _delete(self, game: Listed) -> None:
        if game.name not in self.deleted:
            self.deleted.append(game.name)
        self.foot.note = f"{game.name} is deleted when you leave this page; u brings it back."

    def _bring_back(self) -> None:
        if not self.deleted:
            self.foot.note = "Nothing was deleted."
            return
        name = self.deleted.pop()
        self.at = next((number for number, game in enumerate(self.games) if game.name == name), self.at)
        self.foot.note = f"{name} is kept."

    def _clear_away(self) -> None:
        for name in self.deleted:
            try:
                remove(games_folder() / f"{name}.json")
            except SaveError as error:
                self.foot.note = str(error)
        self.deleted = []
