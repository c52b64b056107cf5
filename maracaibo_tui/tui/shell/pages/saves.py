"""The page of saved games: a list, the facts of the game at the cursor, and beside them its position."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from maracaibo_tui.library.lock import holder
from maracaibo_tui.library.problem import plain
from maracaibo_tui.library.saves import ENDING, Listed, SaveError, games_folder, listed, path_of
from maracaibo_tui.library.shelf import bring_back, delete, deleted, give_out, last_good, recover, rename
from maracaibo_tui.tui.shell.keys import ERASE
from maracaibo_tui.tui.shell.lines import Line, Lines, beside, blank, cut, line, width, window, wrapped
from maracaibo_tui.tui.shell.page import too_small

from .games import facts, when, where, who
from .sheet import Foot, sheet
from .typed import Typed

WIDE = 120
"""From so many cells on the position is shown beside the list."""
_LIST_CELLS = 70
_FACT_ROWS, _TALL, _ROOMY_FACT_ROWS = 7, 30, 11
"""Rows of what is known of a game, and how many where there are many; names and paths are long."""
_FACT_CELLS = 13
_WHEN_CELLS, _WHERE_CELLS, _LEAST_CAPTAINS = 17, 18, 12
_ELSEWHERE = "open elsewhere"
_HARMED = frozenset({"damaged", "cut short"})
_KEYS = ("accept", "rename", "delete", "undo", "export", "import", "back")


class Ways(NamedTuple):
    """Where the page leads to, and what it has others do."""

    go_on: Callable[[Path], None]
    """Plays on, or looks on while somebody else does."""
    take_in: Callable[[Path], str]
    """Takes a file from elsewhere in, and gives the name it has now."""
    close: Callable[[], None]


class SavesPage:
    """Opens, renames, deletes, brings back, gives out and takes in; damaged games go on from their last good state."""

    name = "saves"

    def __init__(self, preview: Callable[[Path, Listed, int, int], Lines], ways: Ways) -> None:
        """Draw positions with `preview`."""
        self._preview, self._ways = preview, ways
        self.typed: Typed | None = None
        self.at = 0
        self.foot = Foot(_KEYS, accept="open", undo="bring back")
        self._held: dict[str, str] = {}
        self.games = self._read()

    @property
    def game(self) -> Listed | None:
        """The game at the cursor."""
        return self.games[self.at] if self.games else None

    def draw(self, cells: int, rows: int) -> Lines:
        """Draw list and facts, and beside them the position where there is room."""
        if tiny := too_small(cells, rows):
            return tiny
        room = rows - 3
        left = cells if cells < WIDE else _LIST_CELLS
        low = _FACT_ROWS if rows < _TALL else _ROOMY_FACT_ROWS
        shown = self._list(left, room - low) + self._facts(left)[:low]
        if cells >= WIDE and self.game is not None and self.game.header is not None:
            shown = beside(blank(shown, room), self._preview(_file(self.game), self.game, cells - left, room), left)
        last = self.foot.draw(cells) if self.typed is None else [self.typed.draw(cells, self.foot.key)]
        return sheet(("Saved games", f"{len(self.games)}"), shown, last, cells, rows)

    def press(self, action: str, character: str) -> bool:
        """Type a name, or move, open, rename, delete, bring back, give out, take in, leave."""
        self.foot.note = ""
        if self.typed is not None:
            self._type(self.typed, action, character)
        elif action in {"up", "down", "next", "previous"} and self.games:
            self.at = (self.at + (1 if action in {"down", "next"} else -1)) % len(self.games)
        elif action in {"back", "quit"}:
            self._ways.close()
        elif action in {"undo", "import"}:
            self._do(self._bring_back if action == "undo" else self._begin_to_take_in)
        elif self.game is not None and action in {"accept", "rename", "delete", "export"}:
            self._do_to(action, self.game)
        else:
            return False
        return True

    def _do_to(self, action: str, game: Listed) -> None:
        if action == "accept":
            self._do(lambda: self._open(game))
        elif action == "delete":
            self._do(lambda: self._delete(game))
        elif action == "rename":
            self.typed = Typed("New name: ", "renames", game.name, self._rename, for_name=True)
        else:
            self.typed = Typed("Copy it to: ", "copies it", f"~/{game.name}.json", self._give_out)

    def _do(self, what: Callable[[], None]) -> bool:
        """Do something, or say why it cannot be done."""
        try:
            what()
        except SaveError as error:
            self.foot.note = str(error)
            return False
        return True

    def _read(self) -> list[Listed]:
        try:
            games = listed()
        except SaveError as error:
            self.foot.note = str(error)
            return []
        self._held = {game.name: held for game in games if (held := holder(_file(game)))}
        return games

    def _read_again(self, name: str = "") -> None:
        self.games = self._read()
        found = [number for number, game in enumerate(self.games) if game.name == name]
        self.at = found[0] if found else max(0, min(self.at, len(self.games) - 1))

    def _list(self, cells: int, room: int) -> Lines:
        if not self.games:
            return blank([line((f"   There are no saved games in {plain(str(games_folder()))}.", "faint"))], room)
        rows = [self._row(number, game, cells) for number, game in enumerate(self.games)]
        return blank(window(rows, room, self.at), room)

    def _row(self, number: int, game: Listed, cells: int) -> Line:
        chosen = number == self.at
        told = when(game.changed, datetime.now(UTC).astimezone())
        warned = game.kind or (_ELSEWHERE if game.name in self._held else "")
        place = warned or (where(game.header) if game.header is not None else "")
        most = cells - len(" ► ") - _WHERE_CELLS - _WHEN_CELLS - 2
        wide = min(most, max(len(each.name) for each in self.games) + 1)
        row = line(
            (" ► " if chosen else "   ", "key"),
            (f"{_called(game.name, wide - 1):<{wide}}", "cursor" if chosen else ""),
            (f" {place:<{_WHERE_CELLS}}", "warn" if warned else ""),
            (f"{told:<{_WHEN_CELLS}}", "faint"),
        )
        captains = "" if game.header is None else who(game.header)
        if cells - 1 - width(row) < min(len(captains), _LEAST_CAPTAINS):
            # A beginning of a name says nothing; the captains of the chosen game stand whole below the list.
            return row
        return cut((*row, *line(captains)), cells - 1)

    def _facts(self, cells: int) -> Lines:
        game = self.game
        # The last line has no room for a sentence while something is typed there.
        warning = self.foot.note if self.typed is not None else ""
        warning = warning or ("" if game is None else self._warning(game))
        if warning:
            return [(), *[line("   ", *each) for each in wrapped(warning, cells - 6, "warn")][: _FACT_ROWS - 1]]
        if game is None or game.header is None:
            return []
        told = [(head, text) for head, text in facts(game.header)] + [("file", str(path_of(game.name)))]
        return [(), *[row for head, text in told for row in _fact(head, plain(text), cells)]]

    def _warning(self, game: Listed) -> str:
        """Say what is wrong with a game, and what can be done about it."""
        enter = self.foot.key("accept")
        if game.header is not None:
            held = self._held.get(game.name, "")
            told = f"It is open in another window ({held}). {enter} looks on, and takes over once it is free."
            return told if held else ""
        good = last_good(_file(game), game.kind)
        if good is None or good.header is None:
            return game.problem + " No earlier state of it is kept." * (game.kind in _HARMED)
        place = f"{where(good.header)}, {good.header.answers} answers"
        return (
            f"{game.problem} {enter} goes on from its last good state ({place}) as a game of its own; this file stays."
        )

    def _open(self, game: Listed) -> None:
        path = _file(game)
        if game.header is None:
            if last_good(path, game.kind) is None:
                self.foot.note = "This file cannot be opened; see the reason above."
                return
            path = recover(path)
            self._read_again(path.stem)
        self._ways.go_on(path)

    def _delete(self, game: Listed) -> None:
        delete(game.name)
        self._read_again()
        self.foot.note = f"{game.name} is deleted; {self.foot.key('undo')} brings it back."

    def _bring_back(self) -> None:
        laid_aside = deleted()
        if not laid_aside:
            self.foot.note = "Nothing was deleted."
            return
        last = max(laid_aside, key=lambda game: game.moved)
        bring_back(last.name)
        self._read_again(last.name)
        self.foot.note = f"{last.name} is back."

    def _begin_to_take_in(self) -> None:
        self.typed = Typed("Take in the file: ", "takes it in", "~/", self._take_in)

    def _type(self, typed: Typed, action: str, character: str) -> None:
        is_letter = len(character) == 1 and character.isprintable()
        if is_letter or character == ERASE:
            typed.press(character)
        elif action in {"back", "quit"} or (action == "accept" and self._do(lambda: typed.done(typed.text))):
            self.typed = None

    def _rename(self, new: str) -> None:
        if self.game is not None:
            rename(self.game.name, new)
            self._read_again(new)

    def _give_out(self, text: str) -> None:
        if self.game is not None:
            target = give_out(self.game.name, _path(text))
            self.foot.note = f"{self.game.name} is copied to {plain(str(target))}."

    def _take_in(self, text: str) -> None:
        name = self._ways.take_in(_path(text))
        self._read_again(name)
        self.foot.note = f"It is here now, as {name}."


def _called(name: str, room: int) -> str:
    """Give the name of a game; one that is too long is cut in its middle, for games differ at the end."""
    end = (room - 1) // 2
    return name if len(name) <= room else f"{name[: room - 1 - end]}…{name[-end:]}"


def _fact(head: str, text: str, cells: int) -> Lines:
    """Say something known of a game, in as many rows as it takes."""
    rows = wrapped(text, cells - _FACT_CELLS - 1) or [()]
    heads = [f"   {head}", *[""] * (len(rows) - 1)]
    return [line((f"{name:<{_FACT_CELLS}}", "faint"), *row) for name, row in zip(heads, rows, strict=True)]


def _file(game: Listed) -> Path:
    """Give the file of a game in the list, also of one with a name that no game can have."""
    return games_folder() / f"{game.name}{ENDING}"


def _path(text: str) -> Path:
    try:
        return Path(text).expanduser()
    except RuntimeError as error:
        raise SaveError(f"{plain(text)}: nobody of that name has a home here.") from error
