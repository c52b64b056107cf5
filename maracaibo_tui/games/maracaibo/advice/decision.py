"""What somebody looks at who decides, or waits for others: all that advice is given on."""

from collections.abc import Sequence
from typing import Protocol

from maracaibo_tui.engine.question import Option, Question
from maracaibo_tui.engine.words import Names
from maracaibo_tui.games.maracaibo.state.position import State


class Decision(Protocol):
    """A seat's view, what it is asked, and the option it considers; a moment of the table has this shape."""

    @property
    def view(self) -> State:
        """What the seat sees."""

    @property
    def seat(self) -> int:
        """Who looks."""

    @property
    def question(self) -> Question | None:
        """What is asked, if this seat is."""

    @property
    def options(self) -> Sequence[Option]:
        """All answers."""

    @property
    def highlighted(self) -> int:
        """The place of the one considered."""

    @property
    def option(self) -> Option | None:
        """The one considered."""

    @property
    def names(self) -> Names:
        """What the seats are called."""

    @property
    def lit(self) -> Sequence[str]:
        """What lights up whatever is considered."""

    @property
    def before(self) -> State | None:
        """What the seat saw at its last answer."""

    @property
    def after(self) -> State | None:
        """What the option leads to, no further than to where something hidden is turned up."""

    @property
    def turned_up(self) -> bool:
        """Whether something hidden is turned up on the way."""
