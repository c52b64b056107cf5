"""The saved games in lines, page by page: go on, look on, rename, delete and bring back, copy out and take in."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from maracaibo_tui.library.lock import holder
from maracaibo_tui.library.paths import at_home
from maracaibo_tui.library.problem import plain
from maracaibo_tui.library.saves import ENDING, Listed, SaveError, games_folder, listed, listed_game
from maracaibo_tui.library.shelf import bring_back, delete, deleted, give_out, last_good, recover, rename
from maracaibo_tui.play.sitting import Sitting, old_game
from maracaibo_tui.play.told import where, who
from maracaibo_tui.tui.shell.pages.games import facts, when

from .asking import number_of, say, until_played
from .looking_on import looked_on
from .talk import Talk

_A_PAGE = 10
_HELP = """\
A number goes on with that game. Besides:
  more, less     the games after these, before these
  look 2         game 2 as an onlooker sees it
  rename 2 NAME  give it another name
  delete 2       lay it aside; undo brings back what was laid aside last
  export 2 FILE  write a copy to a file
  import FILE    take a game in from a file
  mend 2         make a game of the last good state of a damaged one
  list           the games again
  back           to the first page"""


class SavedGames:
    """The list as it was read; a number means the same game until the list is said again."""

    def __init__(self, talk: Talk, take_in: Callable[[Path], str]) -> None:
        """Read the list; `take_in` takes a file from elsewhere in, and gives the name it has now."""
        self.talk, self.first, self._take_in = talk, 0, take_in
        self.games = listed()

    def chosen(self) -> Sitting | None:
        """Do what is typed until a game is gone on with; give None where somebody goes back instead."""
        self._tell()
        return until_played(self.talk, lambda: self.games, self._gone_on, self._done)

    def _tell(self) -> None:
        """Say a page of the list."""
        count = len(self.games)
        self.first = max(0, min(self.first, (count - 1) // _A_PAGE * _A_PAGE))
        shown = self.games[self.first : self.first + _A_PAGE]
        if not shown:
            say(self.talk, [f"There are no saved games in {plain(str(games_folder()))}."])
            say(self.talk, ["import FILE takes one in from elsewhere, undo brings a deleted one back; back goes back."])
            return
        say(self.talk, [f"Saved games, {self.first + 1} to {self.first + len(shown)} of {count}:"])
        for number, game in enumerate(shown, self.first + 1):
            say(self.talk, [f"{number:>2}  {_row(game)}"], "    ")
        more = "more shows others; " if count > len(shown) else ""
        say(self.talk, [f"A number goes on with that game; {more}h tells what else can be typed; back goes back."])

    def _done(self, text: str) -> Sitting | None:
        """Do what a word says; only mending and looking on lead to a game."""
        word, _, rest = text.partition(" ")
        does = self._words().get(word.casefold())
        if does is None:
            raise SaveError("Type the number of a game, or h for help.")
        return does(rest)

    def _words(self) -> dict[str, Callable[[str], Sitting | None]]:
        return {
            "more": lambda _rest: self._turn(1),
            "less": lambda _rest: self._turn(-1),
            "list": lambda _rest: self._again(),
            **dict.fromkeys(("undo", "u"), lambda _rest: self._undo()),
            **dict.fromkeys(("help", "h"), lambda _rest: say(self.talk, _HELP.splitlines(), " " * 17)),
            "look": self._look,
            "rename": self._rename,
            "delete": self._delete,
            "export": self._give_out,
            "import": self._import,
            "mend": self._mend,
        }

    def _gone_on(self, game: Listed) -> Sitting | None:
        path = _file(game)
        if game.header is None:
            good = last_good(path, game.kind)
            way = "No earlier state of it is kept." if good is None else "mend and its number go on from what it was."
            raise SaveError(f"{game.problem} {way}")
        return looked_on(self.talk, path) if holder(path) else old_game(path)

    def _turn(self, step: int) -> None:
        self.first = max(0, self.first + step * _A_PAGE)
        self._tell()

    def _again(self) -> None:
        self.games = listed()
        self._tell()

    def _named(self, text: str) -> tuple[Listed, str]:
        """Read the number of a game, and what stands behind it."""
        word, _, rest = text.partition(" ")
        number = number_of(word, len(self.games))
        if not number:
            raise SaveError("Which game? Type its number behind the word, as in: delete 2")
        return self.games[number - 1], rest.strip()

    def _look(self, rest: str) -> Sitting | None:
        game, _rest = self._named(rest)
        if game.header is None:
            raise SaveError(game.problem)
        say(self.talk, [f"{head}: {text}" for head, text in facts(game.header)])
        return looked_on(self.talk, _file(game))

    def _rename(self, rest: str) -> None:
        game, new = self._named(rest)
        rename(game.name, new)
        self._put(game, new)
        say(self.talk, [f"{game.name} is called {new} now."])

    def _delete(self, rest: str) -> None:
        game, _rest = self._named(rest)
        delete(game.name)
        say(self.talk, [f"{game.name} is deleted; undo brings it back."])
        self._again()

    def _undo(self) -> None:
        laid_aside = deleted()
        if not laid_aside:
            raise SaveError("Nothing was deleted.")
        last = max(laid_aside, key=lambda game: game.moved)
        bring_back(last.name)
        say(self.talk, [f"{last.name} is back."])
        self._again()

    def _give_out(self, rest: str) -> None:
        game, file = self._named(rest)
        if not file:
            raise SaveError(f"To which file? As in: export 2 ~/{game.name}{ENDING}")
        say(self.talk, [f"{game.name} is copied to {plain(str(give_out(game.name, at_home(file))))}."])

    def _import(self, rest: str) -> None:
        if not rest:
            raise SaveError("Which file? As in: import ~/sunday.json")
        say(self.talk, [f"It is here now, as {self._take_in(at_home(rest))}."])
        self._again()

    def _mend(self, rest: str) -> Sitting:
        game, _rest = self._named(rest)
        return old_game(recover(_file(game)))

    def _put(self, game: Listed, name: str) -> None:
        """Know a game by another name, at the same number."""
        self.games[self.games.index(game)] = listed_game(games_folder() / f"{name}{ENDING}")


def _row(game: Listed) -> str:
    told = when(game.changed, datetime.now(UTC).astimezone())
    if game.header is None:
        return f"{game.name}: {game.kind}; {told}"
    held = "; open in another window" if holder(_file(game)) else ""
    return f"{game.name}: {who(game.header)}; {where(game.header)}; {told}{held}"


def _file(game: Listed) -> Path:
    return games_folder() / f"{game.name}{ENDING}"
