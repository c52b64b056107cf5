"""The title of a game: all that the house asks of it, in one place.

A game keeps one small object of this shape in its module `title`; `games/__init__` lists them. Each part is a module of
the game, or an object of one, and is imported when it is first asked for. `printed` is what a game's rules play with,
made of a content pack; `state` is a position, `view` is what a seat may see of it: both are the game's own.

What is asked stands in seven files: here; who may know what in `sight`; how all of it reads in `words`; what watches,
names and builds positions in `examining`; what a title lists in `choices`; what games leave to the next ones in
`campaigns`; and the table on the screen in `tui.shell.kit`. `Rules` and `Pieces` ask for two things that no type here
shows:

- a state has an `agenda`, the stack of frames that the engine works off (`agenda.HasAgenda`);
- every item that `Pieces.KINDS` lists has a `source`, one of `SOURCES`.

The name of the rules is the id of the title: saved games say it. Of the names of parts `prompt` and `log` are the
house's own: it draws both, every table has a part `log`, and none has a `prompt`.
"""

# ruff: noqa: ANN401 - positions, views, events and boxes are the game's own

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from msgspec import Struct

from .campaigns import Campaigns
from .choices import Choice, PartKey, Value
from .examining import Checks, Finding, Paths, Scenarios
from .judging import Judge
from .question import Question
from .record import RecordedGame
from .sight import Sight
from .words import Words

SOURCES = ("rulebook", "public", "edition")
"""Where the figures of an item come from: the rulebook, what is public otherwise, or this edition's own design."""


class Title(Protocol):
    """A game of the house."""

    id: str
    """Names its folders in content, rules, tests and snapshots, its usual pack, and its saved games."""
    name: str
    seat: str
    """What somebody at the table is called: a captain, a diver."""
    company: str
    """Who can play, in a few words."""
    table: str
    """The module of the terminal interface that offers `make_kit(printed)` and `draw_title(cells, rows)`."""

    @property
    def seats(self) -> Sequence[int]:
        """How many may play, bots included, fewest first; the house has `engine.who.MOST_SEATS` letters and colours."""

    @property
    def rival(self) -> Value | None:
        """The automatic opponent of one person."""

    @property
    def orders(self) -> Choice | None:
        """How what one holds may be sorted, the first being the usual way; None where nothing is."""

    @property
    def prefixes(self) -> Sequence[str]:
        """How the ids of its rules and effects begin."""

    @property
    def keys(self) -> Sequence[PartKey]:
        """The keys of the parts of its table, home first."""

    @property
    def inks(self) -> Mapping[str, Mapping[str, tuple[str, int]]]:
        """By theme: its own inks and grounds, each as a colour and as an index among 256.

        `few` and `few.light` have indices among sixteen, for dark and light terminals.
        """

    def where(self, turn: Sequence[int]) -> str:
        """Say how far a game is from the turn in the header of its file."""

    def against(self, options: Mapping[str, Any]) -> str:
        """Say from the options in a saved game whom it is played against: `against Jean, level 3`, or nothing."""

    @property
    def content(self) -> Content:
        """How its packs are read and checked."""

    @property
    def naming(self) -> Naming:
        """What its pieces are called."""

    @property
    def pieces(self) -> Pieces:
        """What is in the box: as tables, and as pages of the rulebook."""

    @property
    def options(self) -> Options:
        """What there is to choose before a game."""

    @property
    def sight(self) -> Sight:
        """Who may know what, and what nobody need be asked."""

    @property
    def checks(self) -> Checks:
        """What is noticed, counted and written down while games are played."""

    @property
    def paths(self) -> Paths:
        """Everything on the table by name."""

    @property
    def scenarios(self) -> Scenarios:
        """How positions of scenario files are built."""

    @property
    def campaigns(self) -> Callable[[], Campaigns] | None:
        """What gives how games of a campaign begin and what they leave; None where a game has no campaigns."""

    def rules(self, printed: Any) -> Rules:
        """Give the rules with what is printed."""

    def words(self, language: str = "en") -> Words:
        """Give how all of it reads in a language."""

    @property
    def reasons(self) -> Reasons:
        """What speaks for an answer, in words."""

    def judge(self, printed: Any, weights: Mapping[str, Any]) -> Judge:
        """Give what values positions for bots and hints, by weights as `library.weights` reads them."""


class Reasons(Protocol):
    """What speaks for an answer: what changes a term of the judge, and what else is to be known."""

    def said(self, printed: Any, seat: int, views: tuple[Any, Any], name: str, *, is_gain: bool) -> str:
        """Name a term with what changes it from one view of a seat to another; nothing where its name says enough."""

    def beside(self, printed: Any, view: Any, question: Question, option: str) -> Sequence[str]:
        """Say what else is to be known where an option is advised, such as the odds of dice."""


class Late(NamedTuple):
    """What only games with some option need of a pack, and what a pack may not have where it is left out."""

    files: frozenset[str]
    option: str
    findings: Callable[[Any], Iterable[Finding]]


class Content(Protocol):
    """What is printed; the capital names but the last are those of `library.content.PackShape`."""

    FILES: Mapping[str, tuple[str, ...] | str]
    WHOLE: type[Struct]
    UNIQUE: Mapping[str, tuple[str, ...]]
    PARTIAL: frozenset[str]
    LATE: Late | None
    """What is read only where it is needed, if anything."""

    def box_of(self, contents: Any, fingerprint: str = "") -> Any:
        """Sort the contents of a pack into a box, which has `pack` with id, title and version, and a `fingerprint`."""

    def pack_findings(self, box: Any) -> Iterable[Finding]:
        """Find everything that the box of a pack may not have."""

    def printed(self, box: Any) -> Any:
        """Give what the rules play with; its `box` is this one."""


class Kind(NamedTuple):
    """A kind of item: where it is in the box, the heads of its table, and the row of one item."""

    items: Callable[[Any], Iterable[Any]]
    columns: Sequence[str]
    row: Callable[[Any], Sequence[str]]


class Explained(Protocol):
    """A thing in words: its address such as `card/A17`, its name, what kind of thing it is, its text, its rules."""

    @property
    def address(self) -> str:
        """Where it is found."""

    @property
    def called(self) -> str:
        """Its name."""

    @property
    def kind(self) -> str:
        """What kind of thing it is."""

    @property
    def text(self) -> str:
        """What it does, line by line."""

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that explain it."""


class Naming(Protocol):
    """What pieces are called and where they are found, known without reading what is printed on them."""

    KINDS: Mapping[str, str]
    """By how addresses begin, in the order of the box: what kind of thing that is."""
    ADDRESSED: Mapping[str, str]
    """By key of a pack file: how the addresses of its items begin, where that is another word.

    In angle brackets stands the field that says it.
    """
    OTHERS: Sequence[str]
    """Addresses of what is no item of a file."""
    UNTOLD: frozenset[str]
    """Files of a pack whose items are not found by their names, because they would tell too early what they hold."""

    def called(self, address: str, name: str) -> str:
        """Say what the thing at an address is called, given the name in its file, if it has one."""


class Pieces(Protocol):
    """What is in the box."""

    KINDS: Mapping[str, Kind]
    """By plural noun."""

    def addresses(self, printed: Any) -> Sequence[str]:
        """Name everything that can be explained."""

    def explain(self, printed: Any, address: str) -> Explained:
        """Explain the thing at an address; it is a KeyError if there is none."""


class Rules(RecordedGame[Any], Protocol):
    """The rules with what is printed: what matches and records need, and how a game begins."""

    printed: Any

    def refusal(self, options: Any) -> str:
        """Say in a sentence why a game with these options cannot be played, `<option>: …`; nothing if it can."""

    def options(self, state: Any) -> Any:
        """Give the options that a position is played with; `players` among them says how many play."""

    def begin(self, options: Any, seed: int, tell: Callable[[Any], None] | None = None) -> Any:
        """Set up a new game."""

    def begin_again(self, state: Any, seed: int) -> Any:
        """Set up the game of a position once more, from all that it began with."""


class Options(Protocol):
    """What there is to choose before a game: `chosen` has a value for every choice made, as the form shows it.

    The house knows the choices named in `engine.choices`: `OPPONENT`, `LEVEL`, `START` and `PACK`; a game has those of
    the first three that it wants, and anything else under ids of its own, each of which is an option of the commands
    `play` and `simulate` as well (`Choice.option`).
    """

    NAMES: Sequence[str]
    """Names for those who have not said another."""
    OPPONENTS: Mapping[str, str]
    """Automatic opponents by id, and what they are called."""

    def choices(self, printed: Any, chosen: Mapping[str, str]) -> Sequence[Choice]:
        """List what there is to choose; without anything printed only what does not depend on it."""

    def options_of(self, chosen: Mapping[str, str], seats: int) -> Any:
        """Give the options of the rules, a flat record of plain values with a field `players`."""

    def opponent(self, options: Any) -> str:
        """Give the id of the automatic opponent that options of the rules speak of, or nothing."""

    def levels(self, printed: Any, opponent: str, options: Any) -> Sequence[Value]:
        """List the levels of an automatic opponent."""

    def refusal(self, chosen: Mapping[str, str], seats: int) -> str:
        """Say in a sentence why so many cannot play like this, whatever the rules say; nothing if they can."""
