"""Whole games kept as files: `python -m tests.support.recorded [GAME] [--rewrite] [FILE…]`.

A file names options, seed and bots of a game and lists every answer as a log, one line a turn: round, turn, seat,
answers. What the game came to stands behind it: how each round ended, the parts of every score, where points came
from in the course of the game, who won, and the digest of the last position. Without `--rewrite` the answers are given
again and everything that differs is said. With it the files are written anew: with the same answers where they are
still possible and still show what the file is there to show, else with a new game of the same bots; and files whose
names begin with `more-` are added until all games together show everything there is to show.
"""

from __future__ import annotations

import sys
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from textwrap import wrap
from typing import Any

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from maracaibo_tui.engine.question import Question
from maracaibo_tui.games import usual
from tests.support.called import TESTS, Flag, called, folders_of
from tests.support.showing import Showing, showing_of

GAMES = "games"
"""The folder of the files in the tests of each game."""
COMMAND = "python -m tests.support.recorded {game} --rewrite {file}"
BETWEEN = " · "
WIDTH = 118


class RoundOver(Struct, frozen=True):
    """How a round ended: by whom, after how many turns, and the points of everybody by then."""

    ended_by: int | str
    turns: int
    vp: Mapping[str, int]


class Ending(Struct, kw_only=True):
    """What a game came to."""

    winners: tuple[int | str, ...] = ()
    digest: str = ""
    rounds: list[RoundOver] = field(default_factory=list)
    score: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    points: Mapping[str, Mapping[str, int]] = field(default_factory=dict)


class Recorded(Struct, frozen=True, kw_only=True):
    """A game as its file has it; `shows` names ways to end and printed effects for which it was chosen."""

    title: str
    seats: tuple[str, ...]
    seed: int
    shows: tuple[str, ...]
    options: Any
    """The options of the game's own rules."""
    game: str = field(default_factory=usual)
    log: str = ""
    ending: Ending = field(default_factory=Ending)

    @property
    def showing(self) -> Showing:
        """Give what is shown of the game."""
        return showing_of(self.game)

    @property
    def answers(self) -> list[str]:
        """Give every answer, the automatic ones, too."""
        return [answer for line in self.log.splitlines() for answer in line.rpartition(BETWEEN)[2].split()]


class Record:
    """A watcher that writes down a game and checks it answer by answer."""

    def __init__(self, showing: Showing, table: Any) -> None:  # noqa: ANN401 - the game's own
        """Watch a game from its beginning."""
        self.violations: list[str] = []
        self.seen = showing.seen(table)
        self.ending = Ending()
        self._showing, self._table = showing, table
        checks = showing.title.checks
        self._checker = checks.checker(table, "recorded", checks.counts(), self.violations)
        self._turns: list[tuple[str, list[str]]] = []
        self._points: Counter[tuple[str, str]] = Counter()
        self._when = ""

    def tell(self, event: Any) -> None:  # noqa: ANN401 - the game's own
        """Hear what has happened."""
        self._checker.tell(event)
        self.seen.tell(event)
        if isinstance(event, self._showing.round_ended):
            points = {str(seat): vp for seat, vp in self._showing.title.sight.standings(self._table.state).items()}
            self.ending.rounds.append(RoundOver(self.seen.ended_by, self._table.state.turn, points))
        scored: Any = event if isinstance(event, self._showing.scored) else None
        if scored is not None:
            self._points[str(scored.seat), scored.source.partition("/")[0]] += scored.amount

    def asked(self, question: Question) -> None:
        """Remember when an answer is given."""
        self._when = when(self._table.state, question)

    def answered(self, question: Question, answer: str, after: Question | None) -> None:
        """Write an answer down and check where it led."""
        if not self._turns or self._turns[-1][0] != self._when:
            self._turns.append((self._when, []))
        self._turns[-1][1].append(answer)
        self._checker.answered(question, answer, after)
        self.seen.answered(question, answer)
        if after is None:
            self._end()
        else:
            self.asked(after)

    @property
    def log(self) -> str:
        """Give all answers as text."""
        return "\n".join(line for when, answers in self._turns for line in _lines(when, answers))

    @property
    def shown(self) -> set[str]:
        """Name the ways to end, the decision points and the printed effects that occurred."""
        return self.seen.shown

    def _end(self) -> None:
        state, ending, sight = self._table.state, self.ending, self._showing.title.sight
        ending.score = {str(each.seat): dict(each.score) for each in self._showing.scorers(state)}
        ending.points = {str(seat): self._sources(str(seat)) for seat in sight.standings(state)}
        ending.winners = tuple(sight.winners(state))
        ending.digest = self._showing.game.digest(state)

    def _sources(self, seat: str) -> dict[str, int]:
        return {source: amount for (whose, source), amount in sorted(self._points.items()) if whose == seat and amount}


def when(state: Any, question: Question) -> str:  # noqa: ANN401 - the game's own
    """Say when and by whom a question is answered."""
    moment = f" {state.phase}" if state.phase in {"setup", "interim", "final"} else ""
    return f"R{state.round} T{state.turn}{moment}{BETWEEN}{question.seat}"


def _lines(moment: str, answers: Sequence[str]) -> list[str]:
    """Break a long line between answers; each line names its moment, so that any of them can be read alone."""
    room = WIDTH - len(moment) - len(BETWEEN)
    texts = wrap(" ".join(answers), room, break_long_words=False, break_on_hyphens=False)
    return [f"{moment}{BETWEEN}{text}" for text in texts]


def folder(game: str) -> Path:
    """Say where the games of a game are kept."""
    return TESTS / game / GAMES


def read_game(path: Path) -> Recorded:
    """Read a recorded game."""
    found = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Recorded)
    return replace(found, options=msgspec.convert(found.options, found.showing.options))


def replayed(recorded: Recorded) -> Record:
    """Give the recorded answers again, to the end of the game."""
    rules = recorded.showing.game
    table = rules.table(rules.begin(recorded.options, recorded.seed), None)
    record = Record(recorded.showing, table)
    table.tell = record.tell
    question = rules.settle(table)
    if question is not None:
        record.asked(question)
    for answer in recorded.answers:
        if question is None or answer not in question.options:
            offered = "nothing: the game is over" if question is None else ", ".join(question.options)
            moment = "" if question is None else f"{when(table.state, question)}: "
            raise ValueError(f"{moment}the record has {answer!r}, offered is {offered}")
        asked = question
        rules.answer(table, answer)
        question = rules.settle(table)
        record.answered(asked, answer, question)
    if question is not None:
        raise ValueError(f"the record ends, and seat {question.seat} is asked {question.point}")
    return record


def differences(recorded: Recorded, record: Record) -> Iterator[str]:
    """Say what a game came to otherwise than its file says, what came first before what followed from it."""
    yield from record.violations
    wanted, got = recorded.ending, record.ending
    for number, (expected, found) in enumerate(zip(wanted.rounds, got.rounds, strict=False), 1):
        if expected != found:
            yield f"round {number}: expected {expected}, got {found}"
    for part, expected_by_seat, found_by_seat in (
        ("score", wanted.score, got.score),
        ("sources of points", wanted.points, got.points),
    ):
        for seat in {**expected_by_seat, **found_by_seat}:
            if expected_by_seat.get(seat) != found_by_seat.get(seat):
                yield f"{part} of {seat}: expected {expected_by_seat.get(seat)}, got {found_by_seat.get(seat)}"
    if wanted.winners != got.winners:
        yield f"winners: expected {wanted.winners}, got {got.winners}"
    if wanted.digest != got.digest:
        yield f"digest of the last position: expected {wanted.digest}, got {got.digest}"
    if recorded.log.strip() != record.log:
        yield "the log: rounds, turns or seats are others"
    if missing := set(recorded.shows) - record.shown:
        yield f"it does not show {', '.join(sorted(missing))}"


def checked(path: Path) -> list[str]:
    """Say what is wrong with a recorded game, and how to write it anew."""
    recorded = read_game(path)
    try:
        found = list(differences(recorded, replayed(recorded)))
    except ValueError as error:
        found = [str(error)]
    return explained(found, recorded, path)


def explained(found: list[str], recorded: Recorded, path: Path) -> list[str]:
    """Add to what is wrong how to write the file anew."""
    command = COMMAND.format(game=recorded.game, file=path.name)
    return [*found, f"if that is meant, write it anew: {command}"] if found else []


def main(arguments: Sequence[str]) -> int:
    """Check the named games, or all, and print what differs; with `--rewrite` write them anew first."""
    does = "Give the answers of recorded games again, and say what comes out otherwise than their files have it."
    folders, words = folders_of(arguments, GAMES)
    rewrites, named = called(words, does, folders[0], Flag("--rewrite", "write the files anew first"))
    if rewrites:
        from tests.support.recording import rewrite, rewrite_all

        for path in named:
            rewrite(path)
        for each in () if named else folders:
            rewrite_all(each.parent.name)
    wrong = 0
    for path in named or [path for each in folders for path in sorted(each.glob("*.toml"))]:
        found = checked(path)
        wrong += bool(found)
        print(f"{path.stem}: {'; '.join(found) or 'as recorded'}", flush=True)
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
