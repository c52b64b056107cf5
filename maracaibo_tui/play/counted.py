"""What is counted of a game while it is played again: points by source and round, what was bought when, standings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct, field

from maracaibo_tui.cabinet.saved import Opened, open_saved
from maracaibo_tui.engine.match import Match
from maracaibo_tui.engine.record_file import RecordError
from maracaibo_tui.engine.repeat import not_offered, repeat
from maracaibo_tui.engine.words import Noted

from .referee import NOBODY

Who = int | str


class Followed(Struct):
    """What is counted while a game is played again: steps are turns."""

    points: dict[Who, dict[str, Counter[int]]] = field(default_factory=dict)
    """By who and by source: points by round."""
    bought: list[tuple[Who, int, str]] = field(default_factory=list)
    """Who, in which step, and the address of the thing."""
    standings: list[Mapping[Who, int]] = field(default_factory=list)
    rounds: dict[int, int] = field(default_factory=dict)
    """By round: the step with which it began."""


class _Follower:
    """Whoever looks on while a game is played again, knowing no more than anybody may."""

    def __init__(self, opened: Opened) -> None:
        self._title, self._printed = opened.title, opened.game.printed
        self._game, self.found = opened.game, Followed()
        self.match = Match(
            opened.game, opened.game.copy(opened.record.beginning.state), tell=self.tell, keep_steps=False
        )
        self._turn: tuple[int, ...] = ()
        self.look()

    def look(self) -> None:
        """Note how everybody stands, where a turn has begun or the game is over."""
        state = self.match.state
        turn = self._game.turn(state)
        if turn != self._turn or self.match.question is None:
            self._turn = turn
            self.found.standings.append(dict(self._title.sight.standings(self._title.sight.view(state, NOBODY))))
            self.found.rounds.setdefault(self._round(), len(self.found.standings) - 1)

    def _round(self) -> int:
        return self._title.sight.round_of(self.match.state) if hasattr(self, "match") else 1

    def tell(self, event: object) -> None:
        """Count what an event brought."""
        heard = self._title.sight.heard(event, NOBODY)
        noted = self._title.words().noted(heard, self._printed)
        if noted is not None:
            self._count(noted)

    def _count(self, noted: Noted) -> None:
        if noted.points:
            by_source = self.found.points.setdefault(noted.seat, {})
            by_source.setdefault(noted.source, Counter())[self._round()] += noted.points
        if noted.bought:
            self.found.bought.append((noted.seat, max(0, len(self.found.standings) - 1), noted.bought))


def followed(opened: Opened) -> tuple[Match[Any], Followed]:
    """Play a game again and count."""
    follower = _Follower(opened)
    for entry in opened.record.journal:
        difference = repeat(follower.match, [entry], not_offered).difference
        if difference:
            raise RecordError(difference)
        follower.look()
    return follower.match, follower.found


def counted(path: Path) -> Followed:
    """Play a saved game again and count."""
    return followed(open_saved(path))[1]
