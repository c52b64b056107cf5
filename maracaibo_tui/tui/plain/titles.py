"""The first page in lines: all that the title offers on the screen, as short questions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime
from functools import cache, partial

from msgspec.structs import replace

from maracaibo_tui.cabinet.packs import PackError, load_printed
from maracaibo_tui.cabinet.saved import taken_in
from maracaibo_tui.cabinet.wishes import NewGame
from maracaibo_tui.engine.choices import OPPONENT, Value
from maracaibo_tui.engine.title import Title
from maracaibo_tui.games import TITLES, titles
from maracaibo_tui.library.lock import holder
from maracaibo_tui.library.saves import Listed, SaveError, path_of
from maracaibo_tui.library.settings import Settings
from maracaibo_tui.library.shelf import last_played
from maracaibo_tui.play.granting import planned
from maracaibo_tui.play.plan import Plan, usual_names
from maracaibo_tui.play.setting_up import SetUp, begun
from maracaibo_tui.play.sitting import Sitting, old_game
from maracaibo_tui.play.told import where, who
from maracaibo_tui.tui.shell.applied_settings import usual_settings
from maracaibo_tui.tui.shell.kit import Kit, kit_of
from maracaibo_tui.tui.shell.pages.games import when

from .asking import LeftError, heard, say
from .book import index, named, sought, without_a_game
from .campaigns import CampaignsPage
from .looking_on import looked_on
from .new_game import NewGamePage
from .saved_games import SavedGames
from .setting import changed
from .talk import Talk

_HELP = frozenset({"h", "help"})

_ANY = NewGame()


def chosen(
    talk: Talk, title: Title, use: Callable[[Settings], None] = lambda _settings: None, wish: NewGame = _ANY
) -> Sitting | None:
    """Ask what to play, beginning with a title; None where somebody leaves. `use` hears of other settings.

    What was wished for already holds for names that are typed.
    """
    try:
        return FirstPage(talk, title, use, wish).chosen()
    except LeftError:
        return None


class FirstPage:
    """Where the first page leads to."""

    def __init__(self, talk: Talk, title: Title, use: Callable[[Settings], None], wish: NewGame = _ANY) -> None:
        """Begin with a title."""
        self.talk, self.title, self._wish, self._use = talk, title, wish, use
        self.settings = usual_settings()[0]

    def chosen(self) -> Sitting | None:
        """Do what is typed until there is a game to play."""
        self._offer()
        while True:
            text = heard(self.talk)
            try:
                sitting = self._done(text)
            except (SaveError, PackError) as error:
                say(self.talk, str(error).splitlines()[:1])
            else:
                if sitting is not None:
                    return sitting

    def ways(self) -> dict[str, str]:
        """Say what can be typed, and what for."""
        last, rival, names = self._last(), self.title.rival, usual_names(self.title)
        ways = {"names": f"for a new game of these people, as in: {', '.join(names[:2])}"}
        if rival is not None:
            levels = _levels(self.title, rival.id)
            numbers = f"1 to {len(levels)}" if len(levels) > 1 else "1"
            ways[numbers] = f"to play alone against {rival.label}{_how_hard(levels)}"
        ways["new"] = "for a new game question by question: bots, options, seed, pack"
        if self.title.campaigns is not None:
            ways["campaigns"] = "for stories of many games: go on, begin, read what was told"
        ways["saves"] = "for the saved games: go on, look on, rename, delete, copy"
        others = ", ".join([each.name for each in titles() if each.id != self.title.id])
        if others:
            ways["a title"] = f"to turn to that game: {others}"
        ways["rules"] = "for the rulebook; ? first-game tells how to play in ten minutes"
        ways["settings"] = "for what can be set"
        if last is not None and last.header is not None:
            told = when(last.changed, datetime.now(UTC).astimezone())
            ways["Enter"] = f"to go on with {last.name}: {who(last.header)}; {where(last.header)}; {told}"
        return {**ways, "h": "for this again", "q": "to leave"}

    def _offer(self) -> None:
        """Say what can be typed."""
        say(self.talk, [f"{self.title.name} in plain lines. What do you want to play? Type"])
        say(self.talk, [f"  {typed:<10}{does}" for typed, does in self.ways().items()], " " * 12)

    def _done(self, text: str) -> Sitting | None:
        """Do what a line asks for; give the game that it leads to."""
        page = self._pages().get(text.casefold())
        other = _named(text)
        if text.casefold() in _HELP:
            self._offer()
            return None
        if page is not None:
            sitting = page()
            if sitting is None:
                say(self.talk, [f"This is the first page of {self.title.name}: h says what can be typed."])
            return sitting
        if text[:1] in {"?", "/"}:
            self._look_up(text[:1], text[1:].strip())
        elif other is not None:
            self._wish = self._wish if other.id == self.title.id else NewGame(plain=self._wish.plain)
            self.title = other
            self._offer()
        elif text:
            wish = replace(self._wish, solo=int(text[:3])) if text.isdecimal() else replace(self._wish, players=text)
            return begun(self.title, planned(self.title, wish, Plan()))
        return None

    def _pages(self) -> dict[str, Callable[[], Sitting | None]]:
        return {
            "": self._go_on,
            "new": lambda: NewGamePage(self.talk, self.title).begun(),
            **({} if self.title.campaigns is None else {"campaigns": self._campaigns}),
            "saves": lambda: SavedGames(self.talk, taken_in).chosen(),
            "settings": self._change_settings,
            "rules": partial(self._look_up, "?", ""),
        }

    def _go_on(self) -> Sitting | None:
        """Go on with the last game, or look on while another window has it."""
        last = self._last()
        if last is None:
            return None
        path = path_of(last.name)
        return looked_on(self.talk, path) if holder(path) else old_game(path)

    def _campaigns(self) -> Sitting | None:
        return CampaignsPage(self.talk, self.title).chosen()

    def _change_settings(self) -> None:
        self.settings = changed(self.talk, self.title, self.settings, self._use)

    def _look_up(self, sign: str, words: str) -> None:
        reader = without_a_game(self.title, partial(_kit, self.title.id))
        lines: Iterable[str] = index(reader) if not words else (named if sign == "?" else sought)(reader, words)
        for line in lines:
            self.talk.say(line)

    @staticmethod
    def _last() -> Listed | None:
        last = last_played()
        is_open = last is not None and last.header is not None and not last.header.over and last.header.game in TITLES
        return last if is_open else None


@cache
def _kit(game: str) -> Kit:
    title = next(each for each in titles() if each.id == game)
    return kit_of(title, load_printed(title))


def _levels(title: Title, opponent: str) -> Sequence[Value]:
    """List the levels of an automatic opponent; none where the pack cannot be read: that is said when a game begins."""
    options = title.options.options_of({OPPONENT: opponent}, 1)
    try:
        return title.options.levels(SetUp(title).game(Plan()).printed, opponent, options)
    except PackError:
        return ()


def _how_hard(levels: Sequence[Value]) -> str:
    """Say in words between which levels there is a choice."""
    words = [level.label.removeprefix(level.id).strip() for level in levels]
    return f", from {words[0]} to {words[-1]}" if len(words) > 1 and all(words) else ""


def _named(heard: str) -> Title | None:
    """Find the title that is called so, where there are several."""
    found = [each for each in titles() if heard.casefold() in {each.id, each.name.casefold()}]
    return found[0] if found and len(TITLES) > 1 else None
