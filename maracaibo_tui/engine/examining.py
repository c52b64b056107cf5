"""What a title offers to those who examine a game: what is noticed and written down, paths, scenarios."""

# ruff: noqa: ANN401 - tables, boxes and counts are the game's own

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct

from .match import Match
from .question import Question

Finding = tuple[str, str, str, str]
"""What is wrong with an item (`card A01`) or key: it, a field, what was found, what is allowed."""
USUAL_FULL = 20
"""Every so many records of a trace hold the whole position, unless another number is wished for."""


class Watcher(Protocol):
    """Whoever follows a game answer by answer."""

    def tell(self, event: object) -> None:
        """Listen to an event."""

    def answered(self, question: Question, answer: str, after: Question | None) -> None:
        """See an answer and the question it led to."""


class Counts(Protocol):
    """What occurred while games were played."""

    def by_kind(self) -> Mapping[str, Mapping[str, int]]:
        """Give what was counted, by kind."""


class Checks(Protocol):
    """What is noticed, counted and written down while games are played by bots."""

    def begins_turn(self, question: Question) -> bool:
        """Tell whether a question is the first of a seat's turn."""

    def counts(self) -> Counts:
        """Give counts in which nothing has occurred yet."""

    def checker(self, table: Any, name: str, counts: Any, violations: list[str]) -> Watcher:
        """Watch a game: count what occurs, and say every invariant that is broken, headed by the name of the game."""

    def never_seen(self, printed: Any, options: Any, counts: Any) -> Mapping[str, str]:
        """Name what did not occur, each with the reason where these games cannot show it."""

    def trace_header(self, printed: Any, options: Any, seed: int) -> Mapping[str, object]:
        """Write down everything random about a set-up."""

    def trace(self, table: Any, full: int) -> Trace:
        """Write down a game; every so many records hold the whole position."""


class Trace(Protocol):
    """A game being written down."""

    def tell(self, event: object) -> None:
        """Listen to an event."""

    def record(self, question: Question, answer: str, after: Question | None) -> Mapping[str, object]:
        """Write down an answer and what it led to."""


class Paths(Protocol):
    """State paths, such as `players.1.points`."""

    def read(self, table: Any, asked: Sequence[Question], path: str) -> object:
        """Give what a path names, told which questions are open; it is a PathError if that is nothing."""

    def all_paths(self, table: Any, asked: Sequence[Question] = ()) -> Mapping[str, object]:
        """Give every path with its value."""

    def is_ordered(self, path: str) -> bool:
        """Tell whether the list that a path names is one whose order counts."""


class Audit(Protocol):
    """An eye on the invariants."""

    def tell(self, event: object) -> None:
        """Listen to an event."""

    def check(self, after: Question | None, /) -> Sequence[str]:
        """Say every invariant that is broken now."""


class Scenarios(Protocol):
    """How positions of scenario files are built."""

    SETUP: type[Struct]
    """What the table `setup` of a file may hold: the options of the game and the fields of `engine.scenario`."""

    def world(self, pack: Any, box: Any) -> Any:
        """Give what a scenario plays with: the box of the pack, and the one with what the scenario changes."""

    def changed(self, content: Mapping[str, Any], pack: Mapping[str, Any]) -> Mapping[str, Any]:
        """Give the `content` of a file with what it may leave out taken from the raw data of the pack."""

    def merged(self, content: Mapping[str, Any], contents: Any) -> Any:
        """Give the contents of a pack, merged with those of a scenario, as the scenario means them."""

    def findings(self, box: Any) -> Iterable[Finding]:
        """Find everything that no box may have, also one with the extra pieces of a scenario."""

    def begin(self, scenario: Any, world: Any) -> tuple[Match[Any], Audit]:
        """Set the game up, move the given pieces, go to where the scenario begins, and audit it from there on."""
