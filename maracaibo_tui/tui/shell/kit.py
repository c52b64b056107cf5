"""What the shell asks of a game's table: pictures of a view, words for a question, a plan of the screen."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from maracaibo_tui.engine.question import Option, Question

from .lines import Line, Lines


class Area(NamedTuple):
    """A part of the screen in cells."""

    x: int
    y: int
    cells: int
    rows: int


class Part(NamedTuple):
    """A part of the table: its name, the id of the key that shows it, and its title."""

    name: str
    key: str
    title: str


class Moment(NamedTuple):
    """What is to be drawn: a seat's view, the question if it is this seat's, and what is highlighted."""

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

    @property
    def option(self) -> Option | None:
        """The highlighted option."""
        return self.options[self.highlighted] if self.highlighted < len(self.options) else None


class Kit(Protocol):
    """A game's table; every function is pure."""

    title: str
    parts: Sequence[Part]

    def plan(self, cells: int, rows: int, shown: str, *, grown: bool) -> dict[str, Area]:
        """Say where each part lies on a screen of this size when this part was asked for."""

    def draw(self, part: str, moment: Moment, cells: int, rows: int) -> Lines:
        """Draw the inside of a part."""

    def length(self, part: str, moment: Moment) -> int:
        """Count the lines a cursor can visit in a part, 0 if it has no cursor."""

    def status(self, moment: Moment, cells: int) -> Line:
        """Say in one line where the game is."""

    def headline(self, moment: Moment) -> Line:
        """Say the question in a sentence, with what caused it."""

    def gains(self, moment: Moment, cells: int) -> Line:
        """Show the present figures, and beside them what the highlighted option makes of them."""

    def walk(self, moment: Moment, direction: str) -> int | None:
        """Give the option that lies in a direction of the highlighted one on the map."""

    def describe(self, view: Any, question: Question) -> tuple[Option, ...]:  # noqa: ANN401 - the game's own state
        """Describe every option of a question."""

    def reminders(self, moment: Moment) -> Lines:
        """Name what is easily forgotten now."""

    def log_line(self, event: Any, names: Mapping[int | str, str], seat: int) -> str:  # noqa: ANN401 - the game's own events
        """Say what happened as this seat may hear it; nothing for what needs no line."""

    def touched(self, event: Any) -> tuple[str, ...]:  # noqa: ANN401 - the game's own events
        """Name the places, cards and tracks an event touches, for the highlight."""

    def sheet(self, moment: Moment, cells: int) -> Lines:
        """Draw the score sheet of a finished game."""
