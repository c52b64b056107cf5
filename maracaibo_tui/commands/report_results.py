"""A report on a series: rates with intervals, margins, where points came from, and how long rounds were."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from maracaibo_tui.arena.deals import ALONE, PLANS
from maracaibo_tui.arena.drawings import Bar, Rate, bars, rates
from maracaibo_tui.arena.page import Section
from maracaibo_tui.arena.results import Line, Series
from maracaibo_tui.arena.statistics import Interval
from maracaibo_tui.arena.tables import Summary, summed_up
from maracaibo_tui.commands.simulate_summary import percent, points, told

_HALF, _STEP = 0.5, 20
_TOTAL = "total"


def sections_of_results(series: Series, lines: Sequence[Line]) -> tuple[str, list[str], list[Section]]:
    """Give the heading of a report, its first sentences, and its parts."""
    summary = summed_up(series, lines)
    says = [f"{summary.games} games on {summary.deals} deals: {PLANS[series.plan]}.", *[*told(summary)][1:]]
    return f"{series.game}: {', '.join(series.entrants)}", says, [*_sections(series, lines, summary)]


def _sections(series: Series, lines: Sequence[Line], summary: Summary) -> Iterator[Section]:
    yield _rates("Wins", "How often each entrant won, with 95 %.", [(e.name, e.wins) for e in summary.entrants])
    yield _margins(
        "Margins", "How far ahead of the best other, a deal.", [(e.name, e.margin) for e in summary.entrants]
    )
    if summary.pairs and series.plan != ALONE:
        named = [(f"{pair.first} – {pair.second}", pair.wins) for pair in summary.pairs]
        yield _rates("Pairs", "How often the first was ahead of the second, with 95 %.", named)
    yield _parts(series, lines)
    yield _spread(series, lines)
    yield _turns(lines)


def _rates(heading: str, says: str, named: Sequence[tuple[str, Interval]]) -> Section:
    rows = [Rate(name, *found, percent(found)) for name, found in named]
    table = [(name, f"{found.found:.1%}", f"{found.low:.1%}", f"{found.high:.1%}") for name, found in named]
    return Section(heading, says, rates(rows, 0, 1, _HALF), ["", "found", "from", "to"], table)


def _margins(heading: str, says: str, named: Sequence[tuple[str, Interval]]) -> Section:
    known = [(name, found) for name, found in named if abs(found.high) != float("inf")]
    most = max([max(abs(found.low), abs(found.high)) for _, found in known], default=1.0)
    rows = [Rate(name, *found, points(found)) for name, found in known]
    table = [(name, points(found)) for name, found in named]
    return Section(heading, says, rates(rows, -most, most, 0) if rows else "", ["", "points"], table)


def _parts(series: Series, lines: Sequence[Line]) -> Section:
    """Tell what the points of everybody consisted of: the parts of the score sheet, and what came before it."""
    sums: list[Counter[str]] = [Counter() for _ in series.entrants]
    games = Counter(who for line in lines for who in line.seats)
    for line in lines:
        for chair, who in enumerate(line.seats):
            parts = {name: amount for name, amount in line.parts[chair].items() if name != _TOTAL}
            sums[who].update(parts)
            sums[who]["during the game"] += line.points[chair] - sum(parts.values())
    kinds = [*dict.fromkeys(["during the game", *[kind for each in sums for kind in each]])]
    means = [{kind: round(each[kind] / max(1, games[who]), 1) for kind in kinds} for who, each in enumerate(sums)]
    drawn = bars([Bar(name, mean) for name, mean in zip(series.entrants, means, strict=True)])
    table = [(kind, *[mean[kind] for mean in means]) for kind in kinds]
    return Section(
        "Points by part", "What points came from, in the mean of a game.", drawn, ["", *series.entrants], table
    )


def _spread(series: Series, lines: Sequence[Line]) -> Section:
    """Tell how points were spread."""
    found = [Counter[int]() for _ in series.entrants]
    for line in lines:
        for chair, who in enumerate(line.seats):
            found[who][line.points[chair] // _STEP * _STEP] += 1
    steps = sorted({step for each in found for step in each})
    drawn = bars(
        [
            Bar(f"{at} to {at + _STEP - 1}", {series.entrants[who]: each[at] for who, each in enumerate(found)})
            for at in steps
        ]
    )
    table = [(f"{at} to {at + _STEP - 1}", *[each[at] for each in found]) for at in steps]
    return Section("Spread of points", "In how many games who had so many.", drawn, ["", *series.entrants], table)


def _turns(lines: Sequence[Line]) -> Section:
    rounds = sorted({number for line in lines for number in line.turns}, key=int)
    means = {number: sum([line.turns.get(number, 0) for line in lines]) / max(1, len(lines)) for number in rounds}
    drawn = bars([Bar(f"round {number}", {"turns": round(mean, 1)}) for number, mean in means.items()])
    table = [(f"round {number}", f"{mean:.1f}") for number, mean in means.items()]
    return Section("Turns a round", "Of everybody together, in the mean.", drawn, ["", "turns"], table)
