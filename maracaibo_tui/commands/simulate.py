"""`maracaibo simulate`: whole games played by bots, and checked on request."""

from __future__ import annotations

import hashlib
import os
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import BinaryIO, Literal

import msgspec
from msgspec import UNSET, Struct
from msgspec.structs import replace

from maracaibo_tui.cabinet.packs import Pack, load_printed
from maracaibo_tui.commands.simulate_levels import Opponent, WishError, by_level, opponent_of
from maracaibo_tui.commands.simulate_report import Report, counts_of, never_seen, print_report, scores_of, turns_of
from maracaibo_tui.commands.simulation import Bots, Checker, Watcher, bots_named, play, seed_of
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games import title_of
from maracaibo_tui.games.maracaibo.audit.occurrences import Occurrences
from maracaibo_tui.games.maracaibo.audit.trace import USUAL_FULL, Trace, header
from maracaibo_tui.games.maracaibo.rules.game import Maracaibo
from maracaibo_tui.games.maracaibo.state.position import Options
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable
from maracaibo_tui.library.whole_file import replacing
from maracaibo_tui.players.known import NAMES

MISUSED = 2


class Series(Struct, frozen=True):
    """Which games are played, and who watches."""

    game: Maracaibo
    tables: tuple[Options, ...]
    bots: Bots
    seed: int
    check: bool
    trace: BinaryIO | None
    trace_full: int


class Watched(Struct, frozen=True):
    """What is noted while games are checked."""

    violations: list[str]
    counts: Occurrences


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
    edition: Literal["second", "first"] = "second",
    trace: Path | None = None,
    trace_full: int | None = None,
    story: int | None = None,
    pack: Pack = None,
) -> int:
    """Play the games and print the report; 1 if an invariant was violated, 2 if the wish makes no sense."""
    names = [name.strip() for name in seats.split(",")] if seats else ["random"] * (2 if solo == bot == "" else 1)
    options = Options(players=len(names), edition=edition)
    if story is not None:
        options = replace(options, story_card=story)
    game = Maracaibo(load_printed(title_of("maracaibo"), pack))
    try:
        tables = _tables(game, options, opponent_of(str(solo), bot, str(bot_level)))
        _refuse(games, names, trace_full)
    except WishError as error:
        print(error, file=sys.stderr)
        return MISUSED
    with ExitStack() as open_files:
        file = open_files.enter_context(trace_file(trace)) if trace is not None else None
        series = Series(game, tables, bots_named(game, names), seed, check, file, trace_full or USUAL_FULL)
        report = _played(series, games)
    print_report(report, as_json=as_json)
    return 1 if report.violations else 0


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


def _tables(game: Maracaibo, options: Options, opponent: Opponent) -> tuple[Options, ...]:
    """Give the options of the games against every level of the opponent, all of which must be playable."""
    if options.players == 1 and opponent.name == "none":
        raise WishError("--seats: one seat plays alone; name two to four, or an opponent with --solo LEVEL")
    tables = tuple(replace(options, bot=opponent.name, bot_level=level) for level in opponent.levels)
    for table in tables:
        if refusal := game.refusal(table):
            raise WishError(refusal)
    return tables


def _refuse(games: int, names: Sequence[str], trace_full: int | None) -> None:
    if games < 1:
        raise WishError(f"--games: found {games}, allowed is 1 or more")
    if trace_full is not None and trace_full < 1:
        raise WishError(f"--trace-full: found {trace_full}, allowed is 1 or more")
    unknown = [name for name in names if name not in NAMES]
    if unknown:
        raise WishError(f"--seats: found {unknown[0]!r}, allowed are {', '.join(NAMES)}")


def _played(series: Series, games: int) -> Report:
    watched = Watched([], Occurrences())
    over, digest = [], hashlib.blake2b(digest_size=16)
    began = time.perf_counter()
    for options in series.tables:
        for number in range(games):
            seed = seed_of(series.seed, number)
            watch = _watchers(series, watched, options, number)
            over.append(play(series.game, options, seed, series.bots, watch))
            digest.update(series.game.digest(over[-1].state).encode())
    seconds = time.perf_counter() - began
    decisions, choices = sum(game.decisions for game in over), sum(game.choices for game in over)
    return Report(
        games=len(over),
        decisions=decisions,
        choices=choices,
        seconds=round(seconds, 3),
        games_per_second=round(len(over) / seconds, 1),
        decisions_per_second=round(decisions / seconds, 1),
        choices_per_second=round(choices / seconds, 1),
        violations=watched.violations,
        scores=scores_of(over),
        turns_per_round=turns_of(over),
        digest=digest.hexdigest(),
        counts=counts_of(watched.counts) if series.check else None,
        levels=by_level(game.state for game in over) if series.tables[0].bot_level else UNSET,
        never=never_seen(series.game.printed, series.tables[0], watched.counts) if series.check else UNSET,
    )


def _watchers(
    series: Series, watched: Watched, options: Options, number: int
) -> Callable[[MaracaiboTable], Sequence[Watcher]] | None:
    """Say who watches a game; nobody where nobody needs to, for that is faster."""
    if not series.check and series.trace is None:
        return None
    seed = seed_of(series.seed, number)
    level = f", level {options.bot_level}" if len(series.tables) > 1 else ""

    def watch(table: MaracaiboTable) -> Sequence[Watcher]:
        watchers: list[Watcher] = []
        if series.check:
            name = f"game {number + 1} (seed {seed}{level})"
            watchers.append(Checker(table, name, watched.counts, watched.violations))
        if series.trace is not None:
            _write(series.trace, header(table.printed, options, seed))
            watchers.append(_Writer(table, series.trace_full, series.trace))
        return watchers

    return watch


class _Writer:
    """A watcher that writes a game to a file."""

    def __init__(self, table: MaracaiboTable, full: int, file: BinaryIO) -> None:
        self._trace, self._file = Trace(table, full), file

    def tell(self, event: object) -> None:
        self._trace.tell(event)

    def answered(self, question: Question, answer: str, after: Question | None) -> None:
        _write(self._file, self._trace.record(question, answer, after))


def _write(file: BinaryIO, line: Mapping[str, object]) -> None:
    file.write(msgspec.json.encode(line) + b"\n")
