"""Pages of campaigns: what a house keeps of each game, and how a game tells of it between two of them.

What goes into files is plain: texts, numbers, lists and tables with text keys. What it means only the game knows; the
house keeps it, gives it back, and shows the pages that the game makes of it.
"""

# ruff: noqa: ANN401 - positions, options, rules and what is printed are the game's own

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, NamedTuple, Protocol, TypeAlias

from msgspec import Meta, Struct

Plain: TypeAlias = dict[str, Any]
"""What a game of a campaign begins from and leaves, or a side that was read: as it stands in a file."""
_Text = Annotated[str, Meta(max_length=100)]
_Few = Meta(max_length=16)


class Chapter(NamedTuple):
    """A stretch of a campaign; where a game can begin at it, it is offered."""

    number: int
    title: str
    when: str = ""

    @property
    def label(self) -> str:
        """Name it as lists do."""
        when = f", {self.when}" if self.when else ""
        return f"chapter {self.number}{when}"


class Played(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A finished game of a campaign: which save it was, who played, what it began from, what was read, how it ended."""

    number: Annotated[int, Meta(ge=1)]
    match: _Text
    played: _Text
    seats: Annotated[tuple[_Text, ...], _Few]
    options: dict[_Text, bool | int | _Text]
    before: Plain
    scores: Annotated[dict[_Text, int], _Few]
    winners: Annotated[tuple[_Text, ...], _Few]
    events: tuple[Plain, ...]


class Course(NamedTuple):
    """A campaign so far, as its pages are made of it; `events` are those of the game in play, `number` its number."""

    printed: Any
    state: Plain
    games: Sequence[Played] = ()
    number: int = 1
    events: Sequence[Plain] = ()
    seats: Sequence[str] = ()
    is_running: bool = False
    position: Any = None
    """The table of the game in play."""


class Row(NamedTuple):
    """A line of a page; `card` opens the page of a side that was read, `place` is an address on the map."""

    text: str
    beside: str = ""
    card: str = ""
    place: str = ""


class Section(NamedTuple):
    """A part of a page: its head and its lines."""

    head: str
    rows: Sequence[Row]


class Says(NamedTuple):
    """Something that a side changes, or why it is read: what it is about, in a word of the game's own, and a phrase."""

    what: str
    text: str


class Side(NamedTuple):
    """A side of a card as it is read: what it is, who read it when, its text, what it changes, what was decided."""

    card: str
    side: str
    head: str
    lead: str
    text: str
    says: Sequence[Says] = ()
    choice: str = ""
    """The way that was chosen."""
    told: str = ""
    """What is told of that."""
    votes: str = ""


class Entry(NamedTuple):
    """A side in the chronicle: the year it belongs to, the ways not chosen, and the game in which it was read."""

    group: str
    side: Side
    other: str = ""
    game: int = 0


class Line(NamedTuple):
    """A campaign in a list: how far it is, what lies open, and a few sentences more."""

    title: str
    where: str
    now: str
    told: Sequence[str] = ()


class Epilogue(NamedTuple):
    """How a campaign ended: the title of its ending, a motto, and what became of everybody, line by line."""

    title: str
    motto: str
    lines: Sequence[str]


class Pages(Protocol):
    """What is told of a campaign; nothing in it says what nobody has read yet."""

    def opening(self, course: Course) -> Sequence[str]:
        """Say before the first page of all what the campaign is about."""

    def chapters(self, printed: Any) -> Sequence[Chapter]:
        """List the chapters, the first one first."""

    def began(self, course: Course, chapter: int) -> int:
        """Give the number of the game in which a chapter began; 0 where it has not."""

    def line(self, course: Course) -> Line:
        """Say in a line or two how far it is."""

    def previously(self, course: Course) -> Sequence[Section]:
        """Say what happened before, for whoever comes back; nothing where nothing has."""

    def chronicle(self, course: Course) -> Sequence[Entry]:
        """Give every side that was read, in order."""

    def world(self, course: Course) -> Sequence[Section]:
        """Say what lies on the map between two games, what is gone again, and which cards are in play."""

    def position(self, course: Course) -> Any:
        """Give the map as it was left, as a position of a game; None where nothing of it is to be seen."""

    def people(self, course: Course) -> Sequence[Section]:
        """Say who was met, as far as it is known."""

    def statistics(self, course: Course) -> Sequence[Section]:
        """Count games, points, votes and the like."""

    def epilogue(self, course: Course) -> Epilogue | None:
        """Tell how it ended; nothing before."""

    def everything(self, printed: Any) -> Sequence[Side]:
        """Give every side of every card, for whoever asks for what nobody has read yet."""
