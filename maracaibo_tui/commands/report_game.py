"""A report on a game: points by source over the rounds, how they grew, and what was bought when."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct, field

from maracaibo_tui.arena.drawings import Bar, Course, Mark, bars, courses, in_time
from maracaibo_tui.arena.page import Section
from maracaibo_tui.cabinet.saved import Opened
from maracaibo_tui.commands.position import ONLOOKER, moment, seen
from maracaibo_tui.engine.match import Match
from maracaibo_tui.engine.record_file import RecordError
from maracaibo_tui.engine.repeat import not_offered, repeat
from maracaibo_tui.engine.words import Noted

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
            self.found.standings.append(dict(self._title.sight.standings(self._title.sight.view(state, ONLOOKER))))
            self.found.rounds.setdefault(self._round(), len(self.found.standings) - 1)

    def _round(self) -> int:
        return self._title.sight.round_of(self.match.state) if hasattr(self, "match") else 1

    def tell(self, event: object) -> None:
        """Count what an event brought."""
        heard = self._title.sight.heard(event, ONLOOKER)
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


def sections_of(opened: Opened) -> tuple[str, list[str], list[Section]]:
    """Give the heading of a report, its first sentences, and its parts."""
    match, found = followed(opened)
    game = seen(opened, match)
    names = {who: game.names[who] for who in opened.title.sight.standings(game.view)}
    says = [" ".join(moment(game)).strip()]
    return f"{opened.title.name}: {', '.join(names.values())}", says, [*_sections(opened, found, names)]


def _sections(opened: Opened, found: Followed, names: Mapping[Who, str]) -> Iterator[Section]:
    last, rounds = (
        found.standings[-1],
        sorted({n for each in found.points.values() for by in each.values() for n in by}),
    )
    sources = [*dict.fromkeys(source for each in found.points.values() for source in each)]
    totals = {
        who: {source: sum(found.points.get(who, {}).get(source, {}).values()) for source in sources} for who in names
    }
    yield Section(
        "Points by source",
        "What everybody's points came from.",
        bars([Bar(name, totals[who]) for who, name in names.items()]),
        ["", *names.values()],
        [
            *[(source, *[totals[who][source] for who in names]) for source in sources],
            ("now", *[last[who] for who in names]),
        ],
    )
    marks = {step: f"round {number}" for number, step in found.rounds.items()}
    yield Section(
        "How points grew",
        "What everybody had when each turn began.",
        courses([Course(name, [each[who] for each in found.standings]) for who, name in names.items()], marks),
    )
    for who, name in names.items():
        of = found.points.get(who, {})
        yield Section(
            f"{name} by rounds",
            f"What {name} scored in each round.",
            bars([Bar(f"round {number}", {source: of[source][number] for source in of}) for number in rounds], sources),
            ["", *[f"round {number}" for number in rounds]],
            [(source, *[of[source][number] for number in rounds]) for source in of],
        )
    yield _bought(opened, found, names)


def _bought(opened: Opened, found: Followed, names: Mapping[Who, str]) -> Section:
    explain, printed = opened.title.pieces.explain, opened.game.printed
    called = [(names[who], step, explain(printed, address).called) for who, step, address in found.bought]
    return Section(
        "What was bought when",
        "Every purchase, in the turn in which it was made." if called else "Nothing was bought.",
        in_time([Mark(*each) for each in called], [*names.values()], len(found.standings) - 1) if called else "",
        ["turn", "who", "what"],
        [(step, name, what) for name, step, what in called],
    )
