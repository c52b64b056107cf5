"""The referee: all that a screen or plain mode asks of a game in play; nothing beside it sees a match or a position.

Everything comes as the seat at the keyboard may know it. No call waits: what is not there yet is nothing, and `changed`
is called when something has come. The local one, `play/local.py`, rests on a match in this process.
"""

# ruff: noqa: ANN401 - views and events are the game's own

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple, Protocol

from maracaibo_tui.engine.question import Question
from maracaibo_tui.engine.title import Title
from maracaibo_tui.engine.words import Names

from .seats import Seat

NOBODY = 0
"""The seat of whoever may know only what everybody may."""


class Heard(NamedTuple):
    """An entry of the log: how many answers had been given, and the event."""

    step: int
    event: Any


class Told:
    """Something that has just happened: its place in the log, the event, and the table right after it."""

    def __init__(self, entry: int, event: object, look: Callable[[], Any]) -> None:
        """Look at the table only if somebody asks for it."""
        self.entry, self.event, self._look = entry, event, look

    @cached_property
    def view(self) -> Any:
        """The table as the seat at the keyboard may know it, always the same object."""
        return self._look()


class Preview(NamedTuple):
    """What an answer leads to: the view after it, no further than to where something hidden is turned up.

    There is none where that is the first thing to happen.
    """

    view: Any
    turned_up: bool


class Given(NamedTuple):
    """What may be known of an answer: who gave it, and whether nobody chose, as far as that is no secret."""

    seat: int
    auto: bool


def names_of(title: Title, seats: Sequence[Seat]) -> Names:
    """Say what everybody is called, seats by their numbers and automatic opponents by their ids."""
    names: dict[int | str, str] = {number: seat.name for number, seat in enumerate(seats, 1)}
    names.update(title.options.OPPONENTS.items())
    return names


class Referee(Protocol):
    """A game in play, as one keyboard may know it."""

    title: Title
    changed: Callable[[], None]
    """Is called when something has come: another question, somebody else's turn, a preview, a table of the past."""
    is_open: bool
    """Whether all may see everything, so that nobody passes the keyboard."""

    @property
    def printed(self) -> Any:
        """What is printed on the pieces that are played with."""

    @property
    def names(self) -> Names:
        """What everybody is called, seats by their numbers and automatic opponents by their ids."""

    @property
    def seats(self) -> Sequence[Seat]:
        """Who plays, person or bot, in turn order."""

    @property
    def seat(self) -> int:
        """Who sits at the keyboard; nobody before somebody has sat down."""

    @property
    def question(self) -> Question | None:
        """The question that is open, its options only for the seat that is asked; None while there is none."""

    @property
    def mine(self) -> Question | None:
        """The open question where it is answered by whoever sees this screen; None where it is somebody else's.

        Where nothing private is asked that is everybody, though nobody sits down for it.
        """

    @property
    def is_over(self) -> bool:
        """Tell whether the game is over."""

    @property
    def number(self) -> int:
        """The number of the open question: an answer to an older one is dropped."""

    @property
    def is_thinking(self) -> bool:
        """Tell whether a bot still thinks about the open question: what has happened is told once it has answered."""

    @property
    def waits(self) -> bool:
        """Tell whether somebody else must sit down before the open question can be shown."""

    @property
    def view(self) -> Any:
        """What the seat at the keyboard may know now; the same object until something changes."""

    @property
    def before(self) -> Any:
        """What it saw when it gave its last answer, or None."""

    @property
    def told(self) -> Sequence[Told]:
        """What has happened since the last answer of a person."""

    @property
    def log(self) -> Sequence[Heard]:
        """All that has happened, as the seat at the keyboard may hear it."""

    @property
    def answers(self) -> Mapping[int, Given]:
        """All answers that the seat at the keyboard may know of, by their steps."""

    @property
    def turns(self) -> Sequence[Any]:
        """What everybody may know of the table at the start of each turn that is remembered, and now."""

    @property
    def reveals_taken_back(self) -> int:
        """Count the answers that were taken back after they had shown something hidden."""

    def forget_what_was_told(self) -> None:
        """Have nothing more to tell of what has happened."""

    def begin(self) -> None:
        """Let the game go on to the first question of a person."""

    def stand_up(self) -> None:
        """Have nobody sit at the keyboard, where several persons play: only what everybody may know is seen then."""

    def sit_down(self) -> None:
        """Let the person sit down whose decision it is."""

    def preview(self, *options: str) -> Preview | None:
        """Look at what an option leads to, or several answers one after the other; None while it has not come."""

    def answer(self, number: int, option: str) -> None:
        """Answer a question."""

    def hand_in(self, number: int, options: Sequence[str]) -> None:
        """Answer a question, and with further answers those after it; what is not offered then is left unanswered."""

    @property
    def unanswered(self) -> Sequence[str]:
        """Of the answers handed in last, those that were not offered any more."""

    def past(self, entry: int) -> Any:
        """Give the table as it was right after an entry of the log; None where it is not known, or has not come."""

    def why_no_past(self, entry: int) -> str:
        """Say why the table after an entry is not known and never will be; nothing if it is, or may still come."""

    def why_no_back(self, to: int | None = None) -> str:
        """Say why the last answer, or all from a step on, cannot be taken back; nothing if it can."""

    def passes_a_reveal(self, to: int | None = None) -> bool:
        """Tell whether that would go back past something that was hidden."""

    def back(self, to: int | None = None) -> None:
        """Take the last answer back, or all from a step on, if nothing prevents it."""

    def why_no_again(self) -> str:
        """Say why no answer can be given again; nothing if one can."""

    def again(self) -> None:
        """Give the answer again that was taken back last, if there is one."""
