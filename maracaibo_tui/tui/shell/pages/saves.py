"""The page of saved games: a list, the facts of the game at the cursor, and its position as far as there is room."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

from maracaibo_tui.engine.reasons import counted
from maracaibo_tui.library.lock import holder
from maracaibo_tui.library.problem import plain
from maracaibo_tui.library.saves import ENDING, Listed, SaveError, games_folder, listed, path_of
from maracaibo_tui.library.shelf import bring_back, delete, deleted, give_out, last_good, recover, rename
from maracaibo_tui.play.told import fitting, where
from maracaibo_tui.tui.screen.lines import Lines, blank
from maracaibo_tui.tui.screen.surface import Head
from maracaibo_tui.tui.shell.page import too_small

from .onlooking import BOTH, BOTH_ROWS, FIRST, SUMMARY, Drawing, word_for
from .saved_rows import FACT_ROWS, facts_of, list_of, nothing, warning
from .sheet import Foot, panel, room_of, sheet, side_by_side
from .typed import Typed, typed_path

WIDE = 120
"""From so many cells on the position is shown beside the list."""
_LIST_CELLS = 70
_AROUND = 3
"""Rows above and below list, facts and position."""
_TALL, _ROOMY_FACT_ROWS = 30, 11
"""Rows of a screen on which there are more for what is known of a game; names and paths are long."""
_LEAST_ROWS = 5
"""Rows below a short list in which something of the position can be seen."""
_HARMED = frozenset({"damaged", "cut short"})
_LIST = "list"
_TURNS = {"next_part": 1, "right": 1, "previous_part": -1, "left": -1}
_KEYS = {
    "accept": "open",
    "rename": "rename",
    "delete": "delete",
    "undo": "bring back",
    "export": "copy out",
    "import": "take in",
    "back": "back",
}
_ON_A_GAME = frozenset({"accept", "rename", "delete", "export"})
_LONG = 10
"""From so many games on the page says how the list is narrowed down."""


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

    def __init__(self, preview: Drawing, ways: Ways) -> None:
        """Draw positions with `preview`."""
        self._preview, self._ways = preview, ways
        self.typed: Typed | None = None
        self.at = 0
        self._parts: tuple[str, ...] = (_LIST,)
        self._turned = 0
        self.foot = Foot(())
        self._held: dict[str, str] = {}
        self._sought: tuple[str, ...] = ()
        """Words that every game of the list has; without any all games are in it."""
        self._all = 0
        self._can_bring_back = False
        self.games = self._read()

    @property
    def game(self) -> Listed | None:
        """The game at the cursor."""
        return self.games[self.at] if self.games else None

    @property
    def part(self) -> str:
        """What fills the page: the list, or in a narrow terminal a part of the position of the game at the cursor."""
        has_position = self.game is not None and self.game.header is not None
        return self._parts[self._turned % len(self._parts)] if has_position else _LIST

    def draw(self, cells: int, rows: int) -> Lines:
        """Draw list, facts and so much of the position as has room, or a part of the position alone."""
        if tiny := too_small(cells, rows):
            return tiny
        parts = (BOTH,) if rows >= BOTH_ROWS or self.game is None else (FIRST, SUMMARY)
        self._parts = (_LIST,) if cells >= WIDE else (_LIST, *parts)
        head = self._name_keys()
        last = self.foot.draw(cells) if self.typed is None else [self.typed.draw(cells, self.foot.key)]
        room, part = room_of(rows, last), self.part
        if part != _LIST:
            body = self._position(cells, room, part)
        elif cells < WIDE:
            body = self._list_and_facts(cells, room, with_position=True)
        else:
            left = self._list_and_facts(_LIST_CELLS, room, with_position=False)
            body = side_by_side(left, self._position(cells - _LIST_CELLS - 1, room, BOTH), _LIST_CELLS)
        return sheet(("Saved games", head), body, last, cells, rows)

    def _name_keys(self) -> str:
        """Let the foot name the keys, and the head the one that turns to the position, for which the foot is full."""
        count = counted(len(self.games), "games")
        told = self._told_of_words(count)
        if self.game is None or self.game.header is None or len(self._parts) == 1:
            self.foot.mean(self._useful())
            return told
        after = word_for(self._parts[(self._turned + 1) % len(self._parts)], self.game)
        if self.part == _LIST:
            self.foot.mean(self._useful())
            return f"{self.foot.key('next_part')} shows the {after} · {told}"
        self.foot.mean({"accept": "open", "next_part": after, "up": "up", "down": "down", "back": "list"})
        return f"{self.game.name} · {self.at + 1} of {len(self.games)}"

    def _useful(self) -> Mapping[str, str]:
        """Leave out the keys that have nothing to act on."""
        idle = set() if self.games else _ON_A_GAME
        idle = idle if self._can_bring_back else {*idle, "undo"}
        return {action: does for action, does in _KEYS.items() if action not in idle}

    def _told_of_words(self, count: str) -> str:
        """Say how many games there are, which words they have, or which key looks for words in a long list."""
        if self._sought:
            return f"{len(self.games)} of {self._all} with {' '.join(self._sought)}, {self.foot.key('back')} all"
        return f"{self.foot.key('filter')} filter · {count}" if self._all >= _LONG else count

    def _list_and_facts(self, cells: int, room: int, *, with_position: bool) -> Lines:
        """Draw the list and the facts, and in what a short list leaves between them the position."""
        low = 0 if not self.games and not self.typed else FACT_ROWS if room + _AROUND < _TALL else _ROOMY_FACT_ROWS
        head, told = Head("" if self.game is None else self.game.name), self._facts(cells - 2)
        high = room - low
        spare = high - len(self.games) - 1
        is_whole = not with_position or not self.games or spare < _LEAST_ROWS
        rows = (high if is_whole else len(self.games) + 1) - 1
        if self._sought and not self.games:
            listed = nothing(f"No saved game has {' '.join(self._sought)!r}.", rows, cells - 2)
        else:
            listed = list_of(self.games, self.at, self._held, cells - 2, rows)
        games = panel(Head("Games", focused=True), listed, cells, rows + 1)
        if is_whole:
            return [*games, *panel(head, told, cells, low)]
        position = self._position(cells, spare, BOTH if spare >= BOTH_ROWS - _AROUND else SUMMARY)
        while position and not any(each.text.strip() for each in position[-1]):
            position.pop()
        # A long path takes the rows that the position leaves.
        more = max(0, min(spare - len(position), len(told) + 1 - low))
        return [*games, *blank(position, spare - more), *panel(head, told, cells, low + more)]

    def _position(self, cells: int, rows: int, part: str) -> Lines:
        """Draw the position of the game at the cursor, or a part of it."""
        if self.game is None or self.game.header is None:
            return []
        return self._preview(_file(self.game), self.game, cells, rows, part)

    def press(self, action: str, character: str) -> bool:
        """Type a name, or move, open, rename, delete, bring back, give out, take in, leave."""
        self.foot.note = ""
        if self.typed is not None:
            self.typed = self.typed if self.typed.goes_on(self.foot, action, character) else None
        elif action in {"up", "down", "next", "previous"} and self.games:
            self.at = (self.at + (1 if action in {"down", "next"} else -1)) % len(self.games)
        elif action in _TURNS:
            self._turned += _TURNS[action]
        elif action == "back" and self.part != _LIST:
            self._turned = 0
        elif action == "quit":
            self._ways.close()
        elif action == "accept" and self.game is not None:
            game = self.game
            self.foot.tries(lambda: self._open(game))
        else:
            return self.part == _LIST and self._press_in_the_list(action)
        return True

    def _press_in_the_list(self, action: str) -> bool:
        """Do what the keys of the list do, of which the foot tells nothing beside a position alone."""
        if action == "back" and self._sought:
            self._look_for("")
        elif action == "back":
            self._ways.close()
        elif action == "filter":
            self.typed = Typed("Games with: ", "shows them", " ".join(self._sought), self._look_for)
        elif action in {"undo", "import"}:
            self.foot.tries(self._bring_back if action == "undo" else self._begin_to_take_in)
        elif action in _ON_A_GAME and self.game is not None:
            self._do_to(action, self.game)
        else:
            return False
        return True

    def _do_to(self, action: str, game: Listed) -> None:
        if action == "delete":
            self.foot.tries(lambda: self._delete(game))
        elif action == "rename":
            self.typed = Typed("New name: ", "renames", game.name, self._rename, for_name=True)
        else:
            self.typed = Typed("Copy it to: ", "copies it", f"~/{game.name}.json", self._give_out)

    def _read(self) -> list[Listed]:
        try:
            found = listed()
        except SaveError as error:
            self.foot.note = str(error)
            return []
        games, self._all = fitting(found, self._sought), len(found)
        self._can_bring_back = bool(deleted())
        self._held = {game.name: held for game in games if (held := holder(_file(game)))}
        return games

    def _read_again(self, name: str = "") -> None:
        self.games = self._read()
        if name not in {game.name for game in self.games} and self._sought:
            # What just came to be is seen.
            self._sought = ()
            self.games = self._read()
        self._go_to(name)

    def _go_to(self, name: str) -> None:
        found = [number for number, game in enumerate(self.games) if game.name == name]
        self.at = found[0] if found else max(0, min(self.at, len(self.games) - 1))

    def _facts(self, cells: int) -> Lines:
        game = self.game
        # The last line has no room for a sentence while something is typed there.
        sentence = self.foot.note if self.typed is not None else ""
        sentence = sentence or ("" if game is None else self._warning(game))
        if sentence:
            return warning(sentence, cells)
        return [] if game is None else facts_of(game, str(path_of(game.name)), cells)

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
        place = f"{where(good.header)}, {counted(good.header.answers, 'answers')}"
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
        self.foot.tell(f"{game.name} is deleted; {self.foot.key('undo')} brings it back.")

    def _bring_back(self) -> None:
        laid_aside = deleted()
        if not laid_aside:
            self.foot.note = "Nothing was deleted."
            return
        last = max(laid_aside, key=lambda game: game.moved)
        bring_back(last.name)
        self._read_again(last.name)
        self.foot.tell(f"{last.name} is back.")

    def _begin_to_take_in(self) -> None:
        self.typed = Typed("Take in the file: ", "takes it in", "~/", self._take_in)

    def _look_for(self, text: str) -> None:
        """Leave the games in the list that have all words; without words all of them."""
        now = self.game
        self._sought = tuple(text.split())
        self.games = self._read()
        self._go_to("" if now is None else now.name)

    def _rename(self, new: str) -> None:
        if self.game is not None:
            rename(self.game.name, new)
            self._read_again(new)

    def _give_out(self, text: str) -> None:
        if self.game is not None:
            target = give_out(self.game.name, typed_path(text))
            self.foot.tell(f"{self.game.name} is copied to {plain(str(target))}.")

    def _take_in(self, text: str) -> None:
        name = self._ways.take_in(typed_path(text))
        self._read_again(name)
        self.foot.tell(f"It is here now, as {name}.")


def _file(game: Listed) -> Path:
    """Give the file of a game in the list, also of one with a name that no game can have."""
    return games_folder() / f"{game.name}{ENDING}"
