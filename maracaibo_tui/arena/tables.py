"""What a series has shown: of every entrant, and of every two of them, with intervals."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from msgspec import Struct

from maracaibo_tui.players.known import GREEDY, wished

from .deals import ALONE, LADDER
from .ratings import circles, rated
from .results import Line, Series, by_deal
from .sprt import Rule, trial_of
from .statistics import Interval, mean, paired, wilson


class Entrant(Struct, frozen=True):
    """How an entrant did: games, score, rate and margins with intervals, points, lost questions, strength."""

    name: str
    games: int
    score: float
    wins: Interval
    margin: Interval
    points: float
    faults: int
    rating: Interval | None = None


class Pair(Struct, frozen=True):
    """How an entrant did against another: over their games, or alone on the same deals."""

    first: str
    second: str
    games: int
    wins: Interval
    margin: Interval
    """By deals: what the first is ahead."""


class Verdict(Struct, frozen=True):
    """What a sequential test says."""

    rule: Rule
    deals: int
    llr: float
    says: str


class Summary(Struct, frozen=True):
    """What a series has shown so far."""

    game: str
    plan: str
    games: int
    deals: int
    entrants: list[Entrant]
    pairs: list[Pair]
    circles: list[list[str]]
    sprt: Verdict | None = None


def scores_by_deal(series: Series, lines: Sequence[Line], entrant: int) -> dict[int, float]:
    """Give an entrant's mean score on every deal that is over."""
    deals = by_deal(lines, len(series.lineups))
    return {deal: fmean(_own(each, entrant)) for deal, each in deals.items() if _own(each, entrant)}


def _own(lines: Sequence[Line], entrant: int) -> list[float]:
    return [line.score(chair) for line in lines for chair, who in enumerate(line.seats) if who == entrant]


def _margins(lines: Sequence[Line], entrant: int) -> list[float]:
    return [float(line.margin(chair)) for line in lines for chair, who in enumerate(line.seats) if who == entrant]


def summed_up(series: Series, lines: Sequence[Line], rule: Rule | None = None) -> Summary:
    """Sum a series up, over the deals of which every game is there."""
    deals = list(by_deal(lines, len(series.lineups)).values())
    verdict = None
    if rule is not None:
        trial = trial_of(scores_by_deal(series, lines, 0), rule, series.chairs)
        # What was played beyond the decision is kept, but not counted.
        deals = deals[: trial.deals] if trial.verdict else deals
        verdict = Verdict(rule, trial.deals, round(trial.llr, 3), trial.verdict)
    played = [line for each in deals for line in each]
    pairs = _pairs(series, deals)
    return Summary(
        series.game,
        series.plan,
        len(played),
        len(deals),
        _entrants(series, deals),
        [pair for _, pair in pairs],
        _circles(series, pairs),
        verdict,
    )


def _entrants(series: Series, deals: Sequence[Sequence[Line]]) -> list[Entrant]:
    count, lines = len(series.entrants), [line for deal in deals for line in deal]
    has_ratings = series.plan != ALONE and count > 2 and bool(deals)  # noqa: PLR2004 - of two the rate says it all
    ratings = rated(deals, count, _usual(series)) if has_ratings else [None] * count
    return [_entrant(series, deals, lines, number, ratings[number]) for number in range(count)]


def _usual(series: Series) -> int:
    """Tell who stands in the middle of the scale: the usual strength if it plays, else the first."""
    called = [wished(name).called for name in series.entrants]
    return called.index(GREEDY) if GREEDY in called else 0


def _entrant(
    series: Series, deals: Sequence[Sequence[Line]], lines: Sequence[Line], number: int, rating: Interval | None
) -> Entrant:
    scores = _own(lines, number)
    points = [line.points[chair] for line in lines for chair, who in enumerate(line.seats) if who == number]
    margins = [fmean(found) for deal in deals if (found := _margins(deal, number))]
    faults = sum([line.faults[chair] for line in lines for chair, who in enumerate(line.seats) if who == number])
    wins, total = wilson(sum(scores), len(scores)), round(fmean(points), 2) if points else 0.0
    return Entrant(series.entrants[number], len(scores), sum(scores), wins, mean(margins), total, faults, rating)


def _pairs(series: Series, deals: Sequence[Sequence[Line]]) -> list[tuple[tuple[int, int], Pair]]:
    count = len(series.entrants)
    both = [(one, other) for one in range(count) for other in range(one + 1, count)]
    if series.plan == LADDER:
        both = [(one, other) for one, other in both if other == one + 1]
    found = []
    for one, other in both:
        pair = (_alone if series.plan == ALONE else _met)(series, deals, one, other)
        found.append(((one, other), pair))
    return found


def _met(series: Series, deals: Sequence[Sequence[Line]], one: int, other: int) -> Pair:
    """Compare two over the games in which both sat at the table."""
    met = [[line for line in deal if {one, other} <= {*line.seats}] for deal in deals]
    lines = [line for deal in met for line in deal]
    ahead = [_ahead(line, one, other) for line in lines]
    margins = [fmean([_lead(line, one, other) for line in deal]) for deal in met if deal]
    names = series.entrants
    return Pair(names[one], names[other], len(lines), wilson(sum(ahead), len(lines)), mean(margins))


def _lead(line: Line, one: int, other: int) -> float:
    mine = [line.points[chair] for chair, who in enumerate(line.seats) if who == one]
    theirs = [line.points[chair] for chair, who in enumerate(line.seats) if who == other]
    return fmean(mine) - fmean(theirs)


def _ahead(line: Line, one: int, other: int) -> float:
    """Tell how far one was before another in a game: by victory, then by points; a tie is half."""
    mine = max([(line.score(chair), line.points[chair]) for chair, who in enumerate(line.seats) if who == one])
    theirs = max([(line.score(chair), line.points[chair]) for chair, who in enumerate(line.seats) if who == other])
    if mine == theirs or mine[0] == theirs[0] > 0:
        return 0.5
    return float(mine > theirs)


def _alone(series: Series, deals: Sequence[Sequence[Line]], one: int, other: int) -> Pair:
    """Compare two who played the same deals alone: their scores and margins deal by deal (RIV-61)."""
    scores = [([*_own(deal, one)], [*_own(deal, other)]) for deal in deals]
    rates = paired([fmean(mine) for mine, _ in scores], [fmean(theirs) for _, theirs in scores])
    mine, theirs = ([fmean(_margins(deal, who)) for deal in deals] for who in (one, other))
    return Pair(series.entrants[one], series.entrants[other], len(deals), rates, paired(mine, theirs))


def _circles(series: Series, pairs: Sequence[tuple[tuple[int, int], Pair]]) -> list[list[str]]:
    if series.plan == ALONE:
        return []
    lower = {key: pair.wins.low for key, pair in pairs}
    lower |= {(other, one): 1 - pair.wins.high for (one, other), pair in pairs}
    return [[series.entrants[number] for number in circle] for circle in circles(lower)]
