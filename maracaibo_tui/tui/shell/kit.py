"""What the shell asks of a game's table: pictures of a view, words for a question, a plan of the screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from maracaibo_tui.engine.advice import Denied
from maracaibo_tui.engine.question import Option, Question
from maracaibo_tui.engine.thing import Thing
from maracaibo_tui.tui.screen.lines import Line, Lines
from maracaibo_tui.tui.screen.palette import PANEL

from .columns import Columns
from .keys import BY_KEY

if TYPE_CHECKING:
    from maracaibo_tui.engine.title import Title


Size = tuple[int, int]
"""Cells and rows."""


STATUS, ASK, KEY_BAR = "status", "prompt", "keys"
"""What every plan has a place for beside the part that is shown: the first line, the question, and the last line."""
LOG = "log"
"""The part that tells what has happened: every kit has one of this name and a key of this id; the shell draws it."""
RULE = "rule"
"""Where a plan may have a place for it, the rule of what is highlighted; the shell draws it as well."""


class Area(NamedTuple):
    """A part of the screen in cells."""

    x: int
    y: int
    cells: int
    rows: int
    gap: int = 0
    """So many of its first cells part it from what stands at its left."""
    foot: int = 0
    """So many of its last rows part it from what stands below."""

    @property
    def size(self) -> Size:
        """The room there is in it."""
        return self.cells - self.gap, self.rows - self.foot


class Part(NamedTuple):
    """A part of the table: its name, the id of the key that shows it, and its title."""

    name: str
    key: str
    title: str
    is_long: bool = False
    """Whether it may be longer than its room, and is read row by row then."""
    heads: int = 0
    """So many rows of a long part stay where they are while the others are read."""
    is_sorted: bool = False
    """Whether what stands in it can be sorted."""
    is_summary: bool = False
    """Whether it is what one looks at when the game is over."""
    ground: str = PANEL
    """The ground it lies on; only one on a panel has a heading, any other fills its room by itself."""


class Moment(NamedTuple):
    """What is to be drawn: a seat's view, the question if it is this seat's, and what is highlighted.

    `after` is the view that the highlighted option leads to, `before` the one at the seat's last answer.
    Where something hidden is `turned_up` on the way, `after` goes no further than that. None without that is not known
    yet: nothing is said of it.
    """

    view: Any
    seat: int
    question: Question | None
    options: tuple[Option, ...]
    highlighted: int
    names: Mapping[int | str, str]
    after: Any = None
    lit: tuple[str, ...] = ()
    cursors: Mapping[str, int] = {}
    past: str = ""
    before: Any = None
    turned_up: bool = False
    order: str = "drawn"
    """How cards are sorted, by its name among the settings."""
    told_of: str = ""
    """Whose automatic turn is being told."""
    keys: Mapping[str, str] = BY_KEY
    """What each key means, for words that name one."""
    heard: Sequence[Any] = ()
    """What has happened until then, as its seat has heard it; only for the pages of things, which may need it."""
    coast: str = "full"
    """How the look of the table draws coasts (`screen.look.Look.coast`)."""
    is_on_a_page: bool = False
    """Whether it is drawn on a page: nothing can be opened in it, and a chart takes only the rows that it has."""
    in_letters: bool = False
    """Whether kinds are told apart by letters, for there are no colours or no spines for them."""
    numbers: tuple[int, ...] = ()
    """The number of each option, where they are not numbered one after the other."""
    ends: int = 0
    """So many of the last options end what is asked."""
    waits_for: int | str = 0
    """Who decides meanwhile, where that is somebody else; nobody if it is not known."""

    @property
    def who(self) -> int:
        """The seat that is asked, which may be another than the one that looks; else that one."""
        return self.seat if self.question is None else self.question.seat

    @property
    def asked_aloud(self) -> str:
        """Who decides, where that is not plain, and for whom."""
        question = self.question
        if question is None or (question.seat == self.seat and not question.whom):
            return ""
        return self.names[question.seat] + (f" for {self.names[question.whom]}" if question.whom else "")

    @property
    def option(self) -> Option | None:
        """The highlighted option; what only leads on to options is none."""
        option = self.options[self.highlighted] if self.highlighted < len(self.options) else None
        return option if option is not None and option.id else None

    def number(self, at: int) -> int:
        """Give the number of an option."""
        return self.numbers[at] if self.numbers else at + 1

    def under_cursor(self, part: str, visited: Sequence[str]) -> str:
        """Give what the cursor of a part stands on, of all that it visits; nothing where there is no cursor."""
        # What was taken since may have made the list shorter.
        at = min(self.cursors.get(part, -1), len(visited) - 1)
        return visited[at] if at >= 0 else ""


class Source(NamedTuple):
    """A row of points: what they are for, how many everybody has, its ink, and the page of what it consists of."""

    label: str
    amounts: Mapping[int | str, int]
    ink: str = "text"
    opens: str = ""
    sign: str = ""
    """Its letter, by which its pieces are found in bars: the same on every page of a game."""


class Group(NamedTuple):
    """Rows of points that belong together, and what they come to."""

    whole: Source
    sources: Sequence[Source]


class Result(NamedTuple):
    """What a game that is over came to: who won and by how much, the points by source, and what else is to be said."""

    won: str
    groups: Sequence[Group]
    total: Source
    names: Mapping[int | str, str]
    notes: Sequence[str] = ()

    @property
    def rows(self) -> list[Source]:
        """All rows in their order, sums among them."""
        return [*[row for group in self.groups for row in (group.whole, *group.sources)], self.total]


class Scored(NamedTuple):
    """What somebody got at the end of a round: why, how much, and what they have now."""

    seat: int | str
    paid: str
    reasons: str
    gained: int
    now: int


class Change(NamedTuple):
    """Something that is new on the table: its sign and ink, a sentence, and what it is where there is room for that."""

    sign: str
    ink: str
    text: str
    in_full: Sequence[str] = ()


class RoundOver(NamedTuple):
    """The end of a round, for all to read: nothing in it is anybody's secret."""

    over: str
    """Which round is over: `Round 2`."""
    begins: str
    """What begins now: `Round 3`."""
    who: str
    """Who has the first turn."""
    sources: Sequence[Source]
    """Points so far."""
    scoring: Sequence[Scored]
    changes: Sequence[Change]
    names: Mapping[int | str, str]
    scored_from: int
    """Where in what was heard its scoring begins."""
    unit: str = "VP"
    """What stands behind points."""


class Read(NamedTuple):
    """Something that is read aloud at the table, for all: nothing in it is anybody's secret."""

    above: str
    """When, and by whom."""
    called: str
    text: Sequence[str]
    """Its paragraphs."""
    changes: Sequence[Change] = ()
    further: Sequence[str] = ()
    """What stands in small print below it."""
    rule: str = ""


class Ballot(NamedTuple):
    """A vote on something that was read: what counts, what can be voted for, and who has voted what by now."""

    read: Read
    asked: str
    ways: Sequence[tuple[str, str, str]]
    """Of each the option that votes for it, what it is called, and what is known of it."""
    cast: str = ""


class Kit(Protocol):
    """A game's table; every function is pure."""

    @property
    def bar(self) -> Sequence[str]:
        """The keys of parts that the last line offers, in the order of their use."""

    @property
    def parts(self) -> Sequence[Part]:
        """The parts of the table; the first is home, where arrows walk among the options that lie on it.

        One is the `LOG`, which the kit never has to draw, and one a summary.
        """

    def plan(self, cells: int, rows: int, shown: str, *, read: bool = False, grown: bool = False) -> dict[str, Area]:
        """Say where each part lies on a screen of this size when this part was asked for.

        It may be `read`, for it has the focus, and it may have been given all the room there is. `STATUS`, `ASK` and
        `KEY_BAR` have a place in every plan; the `LOG` and a `RULE` beside it where there is room.
        """

    def draw(self, part: str, moment: Moment, cells: int, rows: int) -> Lines:
        """Draw the inside of a part, any but the log."""

    def note(self, part: str, moment: Moment) -> Line:
        """Say the figure of a part that stands in its heading, or nothing."""

    def as_shown(self, part: str, moment: Moment) -> Moment:
        """Leave out of a moment what a part does not show: it is drawn again only where the rest is another."""

    def length(self, part: str, moment: Moment) -> int:
        """Count the lines a cursor can visit in a part, 0 if it has no cursor."""

    def stride(self, part: str, moment: Moment, direction: str, size: tuple[int, int]) -> int:
        """Say how many things the cursor of a part drawn in this size goes on, or back below 0, in a direction."""

    def part_for(self, question: Question) -> str:
        """Name the part to look at for a question; nothing where any will do."""

    def at_cursor(self, part: str, moment: Moment) -> str:
        """Give the address of the thing that the cursor of a part stands on, or nothing."""

    def status(self, moment: Moment, cells: int) -> Line:
        """Say in one line where the game is."""

    def headline(self, moment: Moment, *, is_brief: bool = False) -> Line:
        """Say the question in a sentence, with what limits and what caused it, as far as the options do not say it.

        Where that is too long for a row it is asked for once more, in fewer letters if there are any.
        """

    def columns(self, moment: Moment) -> Columns:
        """Say of every option what is chosen, and in columns what it costs, brings and leads to.

        It is asked for once a question, and does not depend on which option is highlighted.
        """

    def gains(self, moment: Moment, cells: int) -> Line:
        """Say in so many cells what comes of the highlighted option, and at the end the figures that change."""

    def walk(self, moment: Moment, direction: str, size: Size | None = None) -> int | None:
        """Give the option that lies in a direction of the highlighted one on a map of this size, if it is drawn."""

    def brings(self, moment: Moment) -> str:
        """Say what the highlighted option leads to that a table shows, for those who see none; mostly nothing."""

    def denied(self, moment: Moment) -> Sequence[Denied]:
        """List what exists in the rules but not now."""

    def reminders(self, moment: Moment) -> Lines:
        """Name what is easily forgotten now."""

    def shown_at(self, event: Any, *, is_scored: bool) -> tuple[str, tuple[str, ...]]:  # noqa: ANN401 - the game's own events
        """Name the part of the table where an event is to be seen, and the places, cards and tracks that light up.

        It is nothing for one that is seen nowhere; it may have been scored.
        """

    def things(self, *, at_table: bool = True) -> Sequence[Thing]:
        """List everything that has a page of its own: what is printed, and what there is at a table only."""

    def people(self, moment: Moment) -> Sequence[Thing]:
        """List all who have a page of their own at the table, and the lines of its points that have one.

        They are not the same in every game, as things are.
        """

    def thing(self, address: str, moment: Moment, cells: int) -> Lines:
        """Draw the page of a thing in sentences, with what it means just now."""

    def thing_rules(self, address: str) -> Sequence[str]:
        """Name the rules that explain a thing, the most particular first."""

    def part_rules(self, part: str, moment: Moment) -> Sequence[str]:
        """Name the rule of a part and the things in it that have pages; nothing where the question is what matters."""

    def concerned(self, moment: Moment) -> Sequence[str]:
        """Name the things that the highlighted option is about, then what asks the question."""

    def page(self, address: str, cells: int) -> Lines:
        """Draw what is printed on a thing, wherever no game is going on."""

    def result(self, moment: Moment, log: Sequence[Any], notes: Sequence[str]) -> Result:
        """Say what a game that is over came to, of all that was heard of it."""

    def if_ended(self, view: Any) -> Mapping[int | str, int]:  # noqa: ANN401 - the game's own view
        """Give the points that everybody would have if the game ended as things stand in a view."""

    def backdrop(self, cells: int, rows: int, coast: str) -> Lines:
        """Draw what lies behind a story: the empty chart, or the open sea; `coast` as in `Moment`."""

    def is_round_over(self, event: Any) -> bool:  # noqa: ANN401 - the game's own event
        """Tell whether a round and its scoring are over with an event, so that what it brought is told."""

    def round_over(self, view: Any, names: Mapping[int | str, str], heard: Sequence[Any]) -> RoundOver | None:  # noqa: ANN401 - the game's own view
        """Say what the round brought that is over with the last of what was heard; nothing where that is not known."""

    def is_read(self, event: Any) -> bool:  # noqa: ANN401 - the game's own event
        """Tell whether something is read aloud with an event."""

    def read(self, view: Any, names: Mapping[int | str, str], event: Any = None) -> Sequence[Read]:  # noqa: ANN401 - the game's own
        """Give what is read aloud with an event, of the view right after it; without one what was read at set-up."""

    def ballot(self, view: Any, names: Mapping[int | str, str], question: Question) -> Ballot | None:  # noqa: ANN401 - the game's own view
        """Give what is voted on, where the question is a vote on something that was read."""

    def places(self, moment: Moment, cells: int) -> Sequence[tuple[str, Line]]:
        """List the places in their order, each with its address and all that is to be seen there."""


def kit_of(title: Title, printed: Any) -> Kit:  # noqa: ANN401 - what the game's own rules play with
    """Give what draws the table of a game with what is printed."""
    kit: Kit = import_module(title.table).make_kit(printed)
    return kit


def picture_of(title: Title, cells: int, rows: int) -> Lines:
    """Draw the picture of a title."""
    drawn: Lines = import_module(title.table).draw_title(cells, rows)
    return drawn
