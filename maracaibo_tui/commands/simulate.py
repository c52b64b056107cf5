"""`maracaibo simulate`: whole games played by bots, and checked on request."""

from __future__ import annotations

import hashlib
import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import BinaryIO

import msgspec
from msgspec import Struct

from maracaibo_tui.cabinet.packs import Pack, load_printed, title_for
from maracaibo_tui.commands.complaint import complain
from maracaibo_tui.commands.simulate_bots import see_bot, see_called
from maracaibo_tui.commands.simulate_levels import Opponent, WishError, by_level, opponent_of
from maracaibo_tui.commands.simulate_report import SHOWN, Report, counts_of, print_report, scores_of, turns_of
from maracaibo_tui.commands.simulate_seating import Row
from maracaibo_tui.commands.simulation import Bots, Played, Table, play, seed_of
from maracaibo_tui.engine.choices import LEVEL, NO_OPPONENT, OPPONENT
from maracaibo_tui.engine.examining import USUAL_FULL, Counts, Trace, Watcher
from maracaibo_tui.engine.question import Question
from maracaibo_tui.engine.title import Rules, Title
from maracaibo_tui.library.whole_file import replacing
from maracaibo_tui.play.allowed import refusal, usual_seats
from maracaibo_tui.play.flags import FlagError, chosen_by
from maracaibo_tui.play.strengths import LAST_RESORT, bot_meant
from maracaibo_tui.play.terms import Terms

MISUSED = 2


class Series(Struct, frozen=True):
    """Which games are played, by level of the opponent, and who watches."""

    opponent: str
    tables: Mapping[int, Terms]
    bots: Bots
    seed: int
    check: bool
    trace: BinaryIO | None
    trace_full: int


class Watched(Struct, frozen=True):
    """What is noted while games are checked."""

    violations: list[str]
    counts: Counts


def run(
    *,
    games: int = 1,
    seats: str = "",
    solo: int | str = "",
    bot: str = "",
    bot_level: int | str = "",
    seed: int = 1,
    as_json: bool = False,
    check: bool = False,
    trace: Path | None = None,
    trace_full: int | None = None,
    options: Mapping[str, str] | None = None,
    beside: Sequence[str] = (),
    pack: Pack = None,
    game: str = "",
) -> int:
    """Play the games, print the report; 1: an invariant was violated, a bot lost a question; 2: a wish makes no sense.

    `options` are those of the game, `beside` names those of the command.
    """
    title = title_for(game, pack)
    names = names_of(seats, usual_seats(title) if solo == bot == "" else 1)
    # What never occurred is named for everything in the pack.
    rules = title.rules(load_printed(title, pack, whole=True))
    try:
        # That a bot is unknown is told before that somebody is missing.
        for name in names:
            see_called(name)
        chosen = chosen_by(title, options or {}, beside, lambda: rules.printed)
        opponent = opponent_of(title, str(solo), bot, str(bot_level))
        tables = tables_of(title, rules, opponent, chosen, len(names))
        see_games(next(iter(tables.values())), games, names, trace_full)
    except (WishError, FlagError) as error:
        complain(error)
        return MISUSED
    with ExitStack() as open_files:
        file = open_files.enter_context(trace_file(trace)) if trace is not None else None
        bots, full = Row(next(iter(tables.values())), names), trace_full or USUAL_FULL
        report = _played(Series(opponent.name, tables, bots, seed, check, file, full), games)
    print_report(report, as_json=as_json, checked=check)
    for sentence in bots.lost[:SHOWN]:
        complain(sentence)
    return 1 if report.violations or bots.lost else 0


def names_of(seats: str, usual: int) -> list[str]:
    """Name the bots that play, by their ids where there are such; where none is named, so many at random."""
    return [bot_meant(name.strip()) or name.strip() for name in seats.split(",")] if seats else [LAST_RESORT] * usual


@contextmanager
def trace_file(trace: Path) -> Iterator[BinaryIO]:
    """Open the file of a trace; what was there stays until the new one is whole, but a pipe reads along."""
    if trace.exists() and not trace.is_file():
        with trace.open("wb") as pipe:
            yield pipe
        return
    try:
        with replacing(trace) as handle, os.fdopen(handle, "wb", closefd=False) as file:
            yield file
    except OSError as error:
        # Whoever reads the sentence knows the file that was wished for, not the one that becomes it.
        error.filename = str(trace)
        raise


def tables_of(
    title: Title, rules: Rules, opponent: Opponent, chosen: Mapping[str, str], seats: int
) -> dict[int, Terms]:
    """Give the terms of the games against every level of the opponent, all of which must be playable."""
    wished = {level: {**chosen, OPPONENT: opponent.name, LEVEL: str(level)} for level in opponent.levels}
    for each in wished.values():
        if refused := refusal(title, rules, each, seats):
            raise WishError(refused)
    return {level: Terms(title, rules, title.options.options_of(each, seats)) for level, each in wished.items()}


def see_games(terms: Terms, games: int, names: Sequence[str], trace_full: int | None, what: str = "games") -> None:
    """See that there are games to play, and that the bots are there."""
    if games < 1:
        raise WishError(f"--{what}: found {games}, allowed is 1 or more")
    if trace_full is not None and trace_full < 1:
        raise WishError(f"--trace-full: found {trace_full}, allowed is 1 or more")
    for name in names:
        see_bot(name, terms)


def _played(series: Series, games: int) -> Report:
    usual = next(iter(series.tables.values()))
    watched = Watched([], usual.title.checks.counts())
    over: dict[int, list[Played]] = {}
    digest = hashlib.blake2b(digest_size=16)
    began = time.perf_counter()
    for level, terms in series.tables.items():
        for number in range(games):
            ended = play(terms, seed_of(series.seed, number), series.bots, _watch(series, watched, level, number))
            over.setdefault(level, []).append(ended)
            digest.update(terms.game.digest(ended.state).encode())
    seconds = time.perf_counter() - began
    everything = [each for played in over.values() for each in played]
    decisions, choices = sum(each.decisions for each in everything), sum(each.choices for each in everything)
    ends = {level: [each.state for each in played] for level, played in over.items()}
    checks, sight = usual.title.checks, usual.title.sight
    return Report(
        game=usual.title.id,
        games=len(everything),
        decisions=decisions,
        choices=choices,
        seconds=round(seconds, 3),
        games_per_second=round(len(everything) / seconds, 1),
        decisions_per_second=round(decisions / seconds, 1),
        choices_per_second=round(choices / seconds, 1),
        violations=watched.violations,
        scores=scores_of(sight, everything),
        turns_per_round=turns_of(everything),
        digest=digest.hexdigest(),
        counts=counts_of(watched.counts) if series.check else {},
        levels=by_level(sight, series.opponent, ends) if series.opponent != NO_OPPONENT else {},
        never=dict(checks.never_seen(usual.game.printed, usual.options, watched.counts)) if series.check else {},
    )


def _watch(series: Series, watched: Watched, level: int, number: int) -> Callable[[Table], Sequence[Watcher]] | None:
    """Say who watches a game; nobody where nobody needs to, for that is faster."""
    if not series.check and series.trace is None:
        return None
    seed, terms = seed_of(series.seed, number), series.tables[level]
    checks = terms.title.checks
    at_level = f", level {level}" if len(series.tables) > 1 else ""

    def watch(table: Table) -> Sequence[Watcher]:
        watchers: list[Watcher] = []
        if series.check:
            name = f"game {number + 1} (seed {seed}{at_level})"
            watchers.append(checks.checker(table, name, watched.counts, watched.violations))
        if series.trace is not None:
            _write(series.trace, checks.trace_header(table.printed, terms.options, seed))
            watchers.append(_Writer(checks.trace(table, series.trace_full), series.trace))
        return watchers

    return watch


class _Writer:
    """A watcher that writes a game to a file."""

    def __init__(self, trace: Trace, file: BinaryIO) -> None:
        self._trace, self._file = trace, file

    def tell(self, event: object) -> None:
        self._trace.tell(event)

    def answered(self, question: Question, answer: str, after: Question | None) -> None:
        _write(self._file, self._trace.record(question, answer, after))


def _write(file: BinaryIO, line: Mapping[str, object]) -> None:
    file.write(msgspec.json.encode(line) + b"\n")
