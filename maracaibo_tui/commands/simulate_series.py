"""`maracaibo simulate` as a workbench: a series of games on all cores, written down, gone on with, and summed up."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import BinaryIO

import msgspec
from msgspec import Struct

from maracaibo_tui.arena.deals import Shard, place_of
from maracaibo_tui.arena.outcome import Outcome
from maracaibo_tui.arena.results import Line, ResultError, Series
from maracaibo_tui.arena.shelf import Shelf
from maracaibo_tui.arena.sprt import Rule
from maracaibo_tui.arena.standing import Standing
from maracaibo_tui.arena.tables import summed_up
from maracaibo_tui.commands.complaint import complain
from maracaibo_tui.commands.simulate_csv import write_csv
from maracaibo_tui.commands.simulate_jobs import outcomes, usable_cores
from maracaibo_tui.commands.simulate_levels import WishError
from maracaibo_tui.commands.simulate_post import Post, terms_of
from maracaibo_tui.commands.simulate_progress import Progress
from maracaibo_tui.commands.simulate_summary import told
from maracaibo_tui.commands.simulate_wish import series_of
from maracaibo_tui.play.terms import Terms

FAILED, MISUSED, INTERRUPTED = 1, 2, 130


class Order(Struct, frozen=True, kw_only=True):
    """How a series is played here: how much of it, by how many processes, and where it is written."""

    games: int
    jobs: int = 0
    shard: Shard = Shard()
    rule: Rule | None = None
    out: Path | None = None
    csv: Path | None = None
    tolerant: bool = False
    as_json: bool = False


class Run:
    """A series under way."""

    def __init__(self, series: Series, order: Order, shelf: Shelf | None) -> None:
        """Take up what was played before."""
        self.series, self.order, self._shelf = series, order, shelf
        self.lines: list[Line] = list(shelf.lines) if shelf is not None else []
        self.errors = 0
        self.is_broken_off = False
        self._deals = -(-order.games // len(series.lineups))
        self.standing = Standing(series, order.rule, self.lines)

    @property
    def wanted(self) -> list[int]:
        """Number the games of this part of the series: whole deals."""
        games = range(self._deals * len(self.series.lineups))
        return [number for number in games if self.order.shard.has(place_of(number, self.series.lineups).deal)]

    def numbers(self) -> Iterator[int]:
        """Yield the games that are missing, for as long as more are wanted."""
        there = {line.n for line in self.lines}
        for number in self.wanted:
            if number not in there and not self.standing.is_decided and not self.is_broken_off:
                yield number

    def take(self, outcome: Outcome, times: BinaryIO | None, errors: Callable[[str], None]) -> None:
        """Write a game down."""
        if outcome.line is None:
            self.errors += 1
            errors(outcome.error)
            return
        self.lines.append(outcome.line)
        self.standing.add(outcome.line)
        if self._shelf is not None:
            self._shelf.add(outcome.line)
        if times is not None:
            times.write(msgspec.json.encode({"n": outcome.number, "seconds": outcome.seconds}) + b"\n")
        for fault in outcome.faults:
            errors(fault)

    def break_off(self) -> None:
        """Begin no further game."""
        self.is_broken_off = True


def run(post: Post, order: Order) -> int:
    """Play a series, or go on with it, and sum it up."""
    terms = terms_of(post)
    try:
        series = series_of(post, terms)
    except WishError as error:
        complain(error)
        return MISUSED
    with ExitStack() as open_files:
        try:
            shelf = open_files.enter_context(_shelf(order.out, series)) if order.out is not None else None
        except ResultError as error:
            complain(error)
            return MISUSED
        under_way = Run(series, order, shelf)
        _play(post, terms, under_way, open_files)
    summary = summed_up(series, under_way.lines, order.rule)
    print(msgspec.json.encode(summary).decode() if order.as_json else "\n".join(told(summary)))
    if order.csv is not None:
        write_csv(order.csv, series, under_way.lines)
    return _code(under_way)


def _code(run: Run) -> int:
    faults = sum([sum(line.faults) for line in run.lines])
    if run.errors:
        complain(f"{run.errors} games broke.")
    if faults and not run.order.tolerant:
        complain(f"{faults} questions were lost by bots; --tolerant leaves it at that.")
    if run.is_broken_off:
        return INTERRUPTED
    return FAILED if run.errors or (faults and not run.order.tolerant) else 0


@contextmanager
def _shelf(path: Path, series: Series) -> Iterator[Shelf]:
    shelf = Shelf(path, series)
    try:
        yield shelf
    finally:
        shelf.close()


def _play(post: Post, terms: Terms, run: Run, open_files: ExitStack) -> None:
    out = run.order.out
    times = open_files.enter_context(_beside(out, "times").open("ab", buffering=0)) if out is not None else None
    progress = Progress(run.series.entrants[0], run.standing, len(run.wanted))

    def tell(sentence: str) -> None:
        progress.clear()
        complain(sentence)
        if out is not None:
            with _beside(out, "errors").open("a", encoding="utf-8") as file:
                file.write(sentence + "\n")

    with _breaking_off(run):
        missing = len(run.wanted) - len(run.lines)
        jobs = max(1, min(run.order.jobs or usable_cores(), missing))
        for outcome in outcomes(post, run.numbers(), jobs, terms):
            if outcome is not None:
                run.take(outcome, times, tell)
            progress.show(is_new=outcome is not None)
    progress.clear()


def _beside(path: Path, ending: str) -> Path:
    return path.with_name(f"{path.name}.{ending}")


@contextmanager
def _breaking_off(run: Run) -> Iterator[None]:
    """Let the first Ctrl-C begin no further game, and the second end at once (RIV-68)."""

    def asked_to_stop(_number: int, _frame: object) -> None:
        if run.is_broken_off:
            raise KeyboardInterrupt
        run.break_off()
        os.write(2, b"\nNo further game begins; Ctrl-C again ends those that run.\n")

    before = signal.signal(signal.SIGINT, asked_to_stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
