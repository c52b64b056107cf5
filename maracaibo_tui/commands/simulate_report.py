"""What `maracaibo simulate` reports: how a series of games went, for readers and for programs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

import msgspec
from msgspec import Struct

from maracaibo_tui.commands.simulate_levels import Level, lines
from maracaibo_tui.commands.simulation import Played
from maracaibo_tui.commands.spread import Spread, spread
from maracaibo_tui.engine.examining import Counts
from maracaibo_tui.engine.sight import Sight

SHOWN = 20


class Scores(Struct, frozen=True):
    """What was scored: by everybody, by those who won, by each seat; and how often each seat won."""

    all: Spread
    winners: Spread
    seats: dict[str, Spread]
    wins: dict[str, int]


class Report(Struct, frozen=True):
    """What a series of games was like, with the same keys for every game; what a game adds stands under `counts`."""

    game: str
    games: int
    decisions: int
    choices: int
    seconds: float
    games_per_second: float
    decisions_per_second: float
    choices_per_second: float
    violations: list[str]
    scores: Scores
    turns_per_round: dict[str, Spread]
    digest: str
    counts: dict[str, dict[str, int]]
    levels: dict[str, Level]
    """By level of an automatic opponent, where there is one."""
    never: dict[str, str]
    """Effects that did not occur where that was looked at, each with the reason where these games cannot show it."""


def scores_of(sight: Sight, over: Sequence[Played]) -> Scores:
    """Look at the points of all finished games."""
    by_seat: dict[str, list[int]] = {}
    wins: Counter[str] = Counter()
    winners = []
    for state in (played.state for played in over):
        totals, won = sight.standings(state), sight.winners(state)
        wins.update(str(seat) for seat in won)
        for seat, total in totals.items():
            by_seat.setdefault(str(seat), []).append(total)
        winners += [totals[seat] for seat in won]
    everybody = [total for totals_of_seat in by_seat.values() for total in totals_of_seat]
    spreads = {seat: spread(totals_of_seat) for seat, totals_of_seat in by_seat.items()}
    return Scores(spread(everybody), spread(winners), spreads, {seat: wins[seat] for seat in spreads})


def turns_of(over: Sequence[Played]) -> dict[str, Spread]:
    """Tell how many turns each round took."""
    rounds = sorted({number for played in over for number in played.turns})
    return {str(number): spread([played.turns[number] for played in over]) for number in rounds}


def counts_of(counts: Counts) -> dict[str, dict[str, int]]:
    """Give what occurred by kind, the most frequent first."""
    return {
        kind: dict(sorted(counted.items(), key=lambda each: (-each[1], each[0])))
        for kind, counted in counts.by_kind().items()
    }


def _never_lines(never: Mapping[str, str]) -> Iterator[str]:
    for reason in sorted(set(never.values())):
        effects = ", ".join(effect for effect, why in never.items() if why == reason)
        yield f"never{f' ({reason})' if reason else ''}: {effects}"


def print_report(report: Report, *, as_json: bool, checked: bool) -> None:
    """Print a report in lines, or as JSON; where invariants were looked at, also how many were violated."""
    if as_json:
        print(msgspec.json.encode(report).decode())
        return
    choices = f"{report.decisions} decisions ({report.choices} with a choice)"
    print(f"{report.games} {'game' if report.games == 1 else 'games'}, {choices}, {report.seconds} s")
    print(f"{report.games_per_second} games/s, {report.decisions_per_second} decisions/s, digest {report.digest}")
    for name, found in (("points", report.scores.all), ("winners", report.scores.winners)):
        print(f"{name}: {found.words}")
    for seat, found in report.scores.seats.items():
        print(f"seat {seat}: {found.words}, won {report.scores.wins[seat]}")
    for line in lines(report.levels):
        print(line)
    print(
        "turns a round: " + ", ".join(f"{number}: {spread.mean}" for number, spread in report.turns_per_round.items())
    )
    for kind, counted in report.counts.items():
        print(f"{kind}: " + ", ".join(f"{name} {count}" for name, count in counted.items() if count))
    for line in _never_lines(report.never):
        print(line)
    for sentence in report.violations[:SHOWN]:
        print(sentence)
    if checked:
        print(f"{len(report.violations)} violations")
