"""Whole games kept as files: `python -m tests.support.recorded [--rewrite] [FILE…]`.

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

import msgspec
from msgspec import Struct, field

from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.maracaibo.audit.checks import Checker
from maracaibo_tui.games.maracaibo.audit.occurrences import Occurrences
from maracaibo_tui.games.maracaibo.rules.game import Maracaibo
from maracaibo_tui.games.maracaibo.state.events import RoundEnded, Scored
from maracaibo_tui.games.maracaibo.state.position import Jacques, Jean, Options, Player, State
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable
from tests.support.called import Flag, called
from tests.support.played import game
from tests.support.ways_to_end import WaysToEnd

GAMES = Path(__file__).parents[1] / "maracaibo" / "games"
COMMAND = "python -m tests.support.recorded --rewrite"
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
    options: Options
    log: str = ""
    ending: Ending = field(default_factory=Ending)

    @property
    def answers(self) -> list[str]:
        """Give every answer, the automatic ones, too."""
        return [answer for line in self.log.splitlines() for answer in line.rpartition(BETWEEN)[2].split()]


class Record:
    """A watcher that writes down a game and checks it answer by answer."""

    def __init__(self, rules: Maracaibo, table: MaracaiboTable) -> None:
        """Watch a game from its beginning."""
        self.violations: list[str] = []
        self.counts = Occurrences()
        self.ways = WaysToEnd(table.state)
        self.ending = Ending()
        self._rules, self._table = rules, table
        self._checker = Checker(table, "recorded", self.counts, self.violations)
        self._turns: list[tuple[str, list[str]]] = []
        self._points: Counter[tuple[str, str]] = Counter()
        self._when = ""

    def tell(self, event: object) -> None:
        """Hear what has happened."""
        self._checker.tell(event)
        self.ways.tell(event)
        if isinstance(event, RoundEnded):
            self.ending.rounds.append(RoundOver(event.seat, self._table.state.turn, _points(self._table.state)))
        if isinstance(event, Scored):
            self._points[str(event.seat), event.source.partition("/")[0]] += event.amount

    def asked(self, question: Question) -> None:
        """Remember when an answer is given."""
        self._when = when(self._table.state, question)

    def answered(self, question: Question, answer: str, after: Question | None) -> None:
        """Write an answer down and check where it led."""
        if not self._turns or self._turns[-1][0] != self._when:
            self._turns.append((self._when, []))
        self._turns[-1][1].append(answer)
        self._checker.answered(question, answer, after)
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
        return shown(self.ways, self.counts)

    def _end(self) -> None:
        state, ending = self._table.state, self.ending
        scorers: list[Player | Jean] = [*state.players, *([] if state.jean is None else [state.jean])]
        ending.score = {str(each.seat): dict(each.score) for each in scorers}
        ending.points = {str(each.seat): self._sources(str(each.seat)) for each in _everybody(state)}
        ending.winners = state.winners
        ending.digest = self._rules.digest(state)

    def _sources(self, seat: str) -> dict[str, int]:
        return {source: amount for (whose, source), amount in sorted(self._points.items()) if whose == seat and amount}


def shown(ways: WaysToEnd, counts: Occurrences) -> set[str]:
    """Name the ways to end, the decision points and the printed effects that occurred."""
    effects = {effect for effect, count in counts.effects.items() if count}
    return ways.seen | set(counts.points) | effects


def when(state: State, question: Question) -> str:
    """Say when and by whom a question is answered."""
    moment = f" {state.phase}" if state.phase in {"setup", "interim", "final"} else ""
    return f"R{state.round} T{state.turn}{moment}{BETWEEN}{question.seat}"


def _everybody(state: State) -> list[Player | Jean | Jacques]:
    automas = [automa for automa in (state.jean, state.jacques) if automa is not None]
    return [*state.players, *automas]


def _points(state: State) -> dict[str, int]:
    return {str(each.seat): each.vp for each in _everybody(state)}


def _lines(moment: str, answers: Sequence[str]) -> list[str]:
    """Break a long line between answers; each line names its moment, so that any of them can be read alone."""
    room = WIDTH - len(moment) - len(BETWEEN)
    texts = wrap(" ".join(answers), room, break_long_words=False, break_on_hyphens=False)
    return [f"{moment}{BETWEEN}{text}" for text in texts]


def read_game(path: Path) -> Recorded:
    """Read a recorded game."""
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Recorded)


def replayed(recorded: Recorded) -> Record:
    """Give the recorded answers again, to the end of the game."""
    rules = game()
    table = rules.table(rules.begin(recorded.options, recorded.seed), None)
    record = Record(rules, table)
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
    return explained(found, path)


def explained(found: list[str], path: Path) -> list[str]:
    """Add to what is wrong how to write the file anew."""
    return [*found, f"if that is meant, write it anew: {COMMAND} {path.name}"] if found else []


def main(arguments: Sequence[str]) -> int:
    """Check the named games, or all, and print what differs; with `--rewrite` write them anew first."""
    does = "Give the answers of recorded games again, and say what comes out otherwise than their files have it."
    rewrites, named = called(arguments, does, GAMES, Flag("--rewrite", "write the files anew first"))
    if rewrites:
        from tests.support.recording import rewrite, rewrite_all

        for path in named:
            rewrite(path)
        if not named:
            rewrite_all()
    wrong = 0
    for path in named or sorted(GAMES.glob("*.toml")):
        found = checked(path)
        wrong += bool(found)
        print(f"{path.stem}: {'; '.join(found) or 'as recorded'}", flush=True)
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
