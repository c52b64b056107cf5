"""What a series has shown, in lines."""

from __future__ import annotations

from collections.abc import Iterator

from maracaibo_tui.arena.deals import ALONE, PLANS
from maracaibo_tui.arena.sprt import OPEN
from maracaibo_tui.arena.statistics import Interval
from maracaibo_tui.arena.tables import Entrant, Pair, Summary, Verdict


def told(summary: Summary) -> Iterator[str]:
    """Say what a series has shown."""
    yield f"{_of(summary.games, 'game')} on {_of(summary.deals, 'deal')}: {PLANS[summary.plan]}"
    for entrant in summary.entrants:
        yield _entrant(entrant)
    for pair in summary.pairs:
        yield _pair(pair, alone=summary.plan == ALONE)
    for circle in summary.circles:
        yield f"in a circle: {' beats '.join([*circle, circle[0]])}"
    if summary.sprt is not None:
        yield from _verdict(summary.sprt)


def _of(count: int, what: str) -> str:
    return f"{count} {what}{'' if count == 1 else 's'}"


def _entrant(entrant: Entrant) -> str:
    rate = f"won {entrant.score:g} of {entrant.games}, {percent(entrant.wins)}"
    rating = f"; strength {entrant.rating.found:.0f} {_between(entrant.rating)}" if entrant.rating is not None else ""
    faults = f"; {entrant.faults} questions lost" if entrant.faults else ""
    return f"{entrant.name}: {rate}; ahead by {points(entrant.margin)}; {entrant.points:g} points{rating}{faults}"


def _pair(pair: Pair, *, alone: bool) -> str:
    if alone:
        low, high = pair.wins.low * 100, pair.wins.high * 100
        rate = f"{pair.wins.found * 100:+.1f} points of win rate [{low:+.1f}, {high:+.1f}]"
        return f"{pair.first} beside {pair.second} on {pair.games} deals: {rate}; {points(pair.margin)} points"
    return f"{pair.first} against {pair.second}: {percent(pair.wins)} of {pair.games}; {points(pair.margin)} points"


def _verdict(verdict: Verdict) -> Iterator[str]:
    low, high = verdict.rule.bounds
    tested = f"{verdict.rule.elo0:g} against {verdict.rule.elo1:g}"
    yield f"test of {tested}: LLR {verdict.llr:+.2f} [{low:.2f}, {high:.2f}] after {verdict.deals} deals"
    if verdict.says == OPEN:
        yield "not decided yet"
    else:
        yield f"the first entrant is {verdict.says}; stopped early: the estimate leans outwards"


def percent(found: Interval) -> str:
    """Say a rate with its interval."""
    return f"{found.found:.1%} [{found.low:.1%}, {found.high:.1%}]"


def points(found: Interval) -> str:
    """Say a mean of points with its interval."""
    if found.high == float("inf"):
        return f"{found.found:+.1f}"
    return f"{found.found:+.1f} ± {found.high - found.found:.1f}"


def _between(found: Interval) -> str:
    return f"[{found.low:.0f}, {found.high:.0f}]"
