"""The words of a title: how a game is told in a language, without a terminal."""

# ruff: noqa: ANN401 - positions, views, events and boxes are the game's own

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from .question import Option, Question

Names = Mapping[int | str, str]
"""What seats and automatic opponents are called."""


class Unit(NamedTuple):
    """Something that is counted: what one and several are called, and the sign behind an amount: ` VP`, or `$`."""

    one: str
    many: str
    sign: str

    def counted(self, amount: int) -> str:
        """Say an amount of it."""
        return f"{amount} {self.one if abs(amount) == 1 else self.many}"


class Noted(NamedTuple):
    """What reports count of an event: points that somebody scored and what for, or what somebody bought."""

    seat: int | str
    points: int = 0
    source: str = ""
    bought: str = ""
    """The address of the thing."""


class Words(Protocol):
    """How everything reads, terminal-free; `$` and `->` may stand in it, which plain mode says in words."""

    @property
    def UNITS(self) -> Mapping[str, Unit]:  # noqa: N802 - a table
        """By what an option may change: how amounts of it are called."""

    @property
    def POSITION(self) -> Mapping[str, Callable[[Any, Any, Names, int], Iterable[str]]]:  # noqa: N802 - a table
        """By word: what tells a part of the table in sentences, of what is printed, a view, the names and a seat.

        What stands under no word (the empty one) tells the whole, briefly. A sentence that belongs to the one before it
        begins with two spaces; nobody has broken it into lines.
        """

    def describe(self, printed: Any, view: Any, question: Question) -> tuple[Option, ...]:
        """Describe every option of a question, and name the group of those that stand beside it."""

    def offers(self, printed: Any, view: Any, question: Question) -> tuple[Option, ...]:
        """Name what a person chooses from: the options as they are described, in the order in which they are shown.

        One may hand in answers to questions that follow, or stand under something that is chosen first. Every option of
        the question begins one of them, and what ends it is one by itself; what is beside the question stands last.
        """

    def in_words(self, printed: Any, view: Any, question: Question) -> tuple[str, str]:
        """Put a question into a sentence, and name what asks it, where the sentence does not."""

    def purse(self, view: Any, seat: int) -> str:
        """Say what is looked at before every decision: a few figures with their words, a comma between two of them."""

    def standing(self, key: str, numbers: Sequence[int]) -> str:
        """Say in a few words how somebody stands, of `Sight.standing`."""

    def log_line(self, event: object, printed: Any, names: Names) -> str:
        """Say what happened, of an event as it was heard; nothing for what needs no line."""

    def begins(self, event: object) -> int | str | None:
        """Say whose turn begins with an event: a seat's, an automatic opponent's, or nobody's (0); else None."""

    def is_great(self, event: object) -> bool:
        """Tell whether an event is a purchase or another deed that is told before small ones where room is scarce."""

    def is_scoring(self, event: object, view: Any) -> bool:
        """Tell whether an event is something that a scoring does by itself."""

    def ended(self, printed: Any, view: Any, names: Names, events: Iterable[object]) -> Iterable[str]:
        """Say how a game ended, of all that was heard of it: as sentences of a position, the last one who won."""

    def noted(self, event: object, printed: Any) -> Noted | None:
        """Give what reports count of an event, of one as it was heard; None of most."""
