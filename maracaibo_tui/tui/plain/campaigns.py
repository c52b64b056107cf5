"""The campaigns in lines: go on, make new ones, branch, read what was told, delete and bring back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from maracaibo_tui.cabinet import campaigns as cabinet
from maracaibo_tui.cabinet.packs import load_printed
from maracaibo_tui.cabinet.wishes import NewGame
from maracaibo_tui.engine.campaign_pages import Entry, Pages, Section
from maracaibo_tui.engine.title import Title
from maracaibo_tui.library.saves import SaveError
from maracaibo_tui.play.campaigns import (
    ChangedError,
    CourseOf,
    courses,
    drop,
    new_campaign,
    next_game,
    offered_by,
    reseat,
    take_over,
)
from maracaibo_tui.play.plan import Plan
from maracaibo_tui.play.seats import told
from maracaibo_tui.play.sitting import Sitting

from .asking import heard, number_of, say, until_played
from .company import company_of
from .talk import Talk

_HELP = """\
A number plays the next game of that campaign, or goes on with the one in play. Besides:
  new NAMES       a new campaign of these people
  chapter N NAMES a new one that begins at that chapter; it gives away what happened before
  chapter N of 2  the same, with the people of campaign 2
  read 2          all sides that were read, and how the table voted
  world 2         what lies on the map, what is gone, which cards are in play
  people 2        who was met
  statistics 2    games, points, votes
  epilogue 2      how it ended
  branch 2 3      a campaign of its own, from before game 3 of campaign 2
  seats 2 NAMES   who plays its next game
  drop 2          lay its game in play aside: the evening did not happen
  delete 2        lay it aside; undo brings back what was laid aside last
  list            the campaigns again
  back            to the first page"""
_INDENT = 18


class CampaignsPage:
    """The list as it was read; a number means the same campaign until the list is said again."""

    def __init__(self, talk: Talk, title: Title) -> None:
        """Read the list."""
        self.talk, self.title = talk, title
        self.found: list[CourseOf] = courses()

    def chosen(self) -> Sitting | None:
        """Do what is typed until a game is played; give None where somebody goes back instead."""
        self._tell()
        return until_played(self.talk, lambda: self.found, self._next, self._done)

    def _tell(self) -> None:
        for number, each in enumerate(self.found, 1):
            line = each.offered.pages.line(each.course)
            seats = ", ".join(map(told, each.campaign.options.seats))
            say(self.talk, [f"{number:>2}  {line.title}: {seats}; {line.where}; {line.now}"], "    ")
        for listing in cabinet.listed():
            if listing.problem:
                say(self.talk, [listing.problem])
        if not self.found:
            say(self.talk, ["There are no campaigns yet: new and names make one, as in: new Ada, Ben"])
        say(self.talk, ["A number plays its next game; h tells what else can be typed; back goes back."])

    def _next(self, found: CourseOf) -> Sitting | None:
        try:
            return next_game(found.campaign.id)
        except ChangedError as error:
            say(self.talk, [str(error).partition(" --")[0], "Type yes to go on with them."])
            if heard(self.talk).casefold() not in {"yes", "y"}:
                return None
            return next_game(found.campaign.id, agreed=True)

    def _done(self, text: str) -> Sitting | None:
        word, _, rest = text.partition(" ")
        does = self._words().get(word.casefold())
        if does is None:
            raise SaveError("Type the number of a campaign, or h for help.")
        does(rest.strip())
        return None

    def _words(self) -> dict[str, Callable[[str], None]]:
        pages: dict[str, Callable[[Pages, CourseOf], Iterable[str]]] = {
            "read": lambda of, each: _read(of.chronicle(each.course)),
            "world": lambda of, each: _sections(of.world(each.course)),
            "people": lambda of, each: _sections(of.people(each.course)),
            "statistics": lambda of, each: _sections(of.statistics(each.course)),
            "epilogue": _end,
        }
        return {
            "new": self._new,
            "chapter": self._chapter,
            "branch": self._branch,
            "seats": self._seats,
            "drop": self._drop,
            "delete": self._delete,
            "list": lambda _rest: self._again(),
            **dict.fromkeys(("undo", "u"), lambda _rest: self._undo()),
            **dict.fromkeys(("help", "h"), lambda _rest: say(self.talk, _HELP.splitlines(), " " * _INDENT)),
            **{word: self._page(page) for word, page in pages.items()},
        }

    def _page(self, page: Callable[[Pages, CourseOf], Iterable[str]]) -> Callable[[str], None]:
        def shown(rest: str) -> None:
            found, _rest = self._named(rest)
            say(self.talk, page(found.offered.pages, found))

        return shown

    def _named(self, text: str) -> tuple[CourseOf, str]:
        word, _, rest = text.partition(" ")
        number = number_of(word, len(self.found))
        if not number:
            raise SaveError("Which campaign? Type its number behind the word, as in: read 1")
        return self.found[number - 1], rest.strip()

    def _new(self, names: str, chapter: int | None = None) -> None:
        seats = company_of(names, self.title)
        self._made(new_campaign(self.title, Plan(seats=seats), chapter))

    def _chapter(self, rest: str) -> None:
        word, _, names = rest.partition(" ")
        number = number_of(word, self._chapters())
        if not number or not names.strip():
            raise SaveError(f"Which chapter, and who plays? As in: chapter {self._chapters()} Ada, Ben")
        if names.startswith("of "):
            self._made(take_over(self._named(names.removeprefix("of "))[0].campaign.id, number))
        else:
            self._new(names, number)

    def _chapters(self) -> int:
        """Count the chapters that there are."""
        chapters = offered_by(self.title).pages.chapters(load_printed(self.title, whole=True))
        return len(chapters)

    def _branch(self, rest: str) -> None:
        found, at = self._named(rest)
        self._made(cabinet.branch(found.campaign.id, number_of(at, cabinet.branches(found.campaign))))

    def _made(self, name: str) -> None:
        say(self.talk, [f"There is a campaign called {name} now."])
        self._again()

    def _seats(self, rest: str) -> None:
        found, names = self._named(rest)
        reseat(found.campaign.id, NewGame(players=names))
        self._again()

    def _drop(self, rest: str) -> None:
        found, _rest = self._named(rest)
        aside = drop(found.campaign.id)
        say(self.talk, [f"{aside} is laid aside; among the saved games undo brings it back."])
        self._again()

    def _delete(self, rest: str) -> None:
        found, _rest = self._named(rest)
        cabinet.delete(found.campaign.id)
        say(self.talk, [f"{found.campaign.id} is deleted; undo brings it back."])
        self._again()

    def _undo(self) -> None:
        laid_aside = cabinet.deleted()
        if not laid_aside:
            raise SaveError("Nothing was deleted.")
        cabinet.bring_back(laid_aside[0].id)
        say(self.talk, [f"{laid_aside[0].id} is back."])
        self._again()

    def _again(self) -> None:
        self.found = courses()
        self._tell()


def _read(entries: Iterable[Entry]) -> Iterator[str]:
    """Say every side that was read, in order."""
    for entry in entries:
        side = entry.side
        yield f"{entry.group}: {side.head} ({side.lead})"
        yield f"  {side.text}"
        if side.choice:
            votes = f" Votes: {side.votes}." if side.votes else ""
            yield f"  You chose: {side.choice}. {side.told}{votes}"
        yield from (f"  {each.text}" for each in side.says)


def _sections(sections: Iterable[Section]) -> Iterator[str]:
    for section in sections:
        yield f"{section.head}:"
        for row in section.rows:
            yield f"  {row.text}{f' ({row.beside})' if row.beside else ''}"


def _end(pages: Pages, found: CourseOf) -> Iterator[str]:
    end = pages.epilogue(found.course)
    if end is None:
        yield "It has not ended yet."
        return
    yield f"{end.title}. {end.motto}"
    yield from end.lines
