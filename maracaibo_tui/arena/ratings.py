"""Strength of several on one scale, after Bradley and Terry: who is 400 points ahead wins ten games for one (7.5)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import log10
from typing import NamedTuple

from maracaibo_tui.engine.chance import below, from_seed

from .results import Line
from .statistics import Interval

MIDDLE = 1000.0
_DRAWN, _STEPS = 400, 2000
_NEAR = 1e-9
_BLOCKS = 1000
"""Of more deals than these several are drawn together: the intervals are the same, and the wait is short."""
Pairs = dict[tuple[int, int], float]
"""By two entrants: how often the first was ahead of the second; a tie is half."""


def pairs_of(lines: Iterable[Line]) -> Pairs:
    """Count who was ahead of whom; of several at a table each pair counts so much that nobody counts more than once."""
    found: Pairs = {}
    for line in lines:
        share = 1 / max(1, len(line.seats) - 1)
        for one, mine in enumerate(line.seats):
            for other, theirs in enumerate(line.seats):
                if mine != theirs:
                    found[mine, theirs] = found.get((mine, theirs), 0.0) + share * _ahead(line, one, other)
    return found


def _ahead(line: Line, one: int, other: int) -> float:
    mine, theirs = (line.won[one], line.points[one]), (line.won[other], line.points[other])
    return 0.5 if mine == theirs or (mine[0] and theirs[0]) else float(mine > theirs)


def strengths(pairs: Pairs, entrants: int, middle: int) -> list[float]:
    """Give everybody's strength; one imagined tie of each with the middle one keeps it finite."""
    won = dict(pairs)
    for number in range(entrants):
        if number != middle:
            for key in ((number, middle), (middle, number)):
                won[key] = won.get(key, 0.0) + 0.5
    games = {(a, b): won.get((a, b), 0.0) + won.get((b, a), 0.0) for a, b in won}
    wins = [sum([found for (a, _), found in won.items() if a == number]) for number in range(entrants)]
    gamma = [1.0] * entrants
    for _ in range(_STEPS):
        before = list(gamma)
        for number in range(entrants):
            met = [count / (gamma[a] + gamma[b]) for (a, b), count in games.items() if a == number]
            gamma[number] = wins[number] / sum(met) if met else 1.0
        gamma = [each / gamma[middle] for each in gamma]
        if max([abs(now - then) / then for now, then in zip(gamma, before, strict=True)]) < _NEAR:
            break
    return [MIDDLE + 400 * log10(each) for each in gamma]


def rated(deals: Sequence[Sequence[Line]], entrants: int, middle: int, drawn: int = _DRAWN) -> list[Interval]:
    """Rate everybody, with intervals by drawing whole deals anew (always the same draws)."""
    together = -(-len(deals) // _BLOCKS)
    blocks = [deals[at : at + together] for at in range(0, len(deals), together)]
    of_deal = [pairs_of([line for lines in block for line in lines]) for block in blocks]
    found = strengths(added(of_deal), entrants, middle)
    chance, again = from_seed(1), []
    for _ in range(drawn):
        picked = []
        for _ in of_deal:
            chance, at = below(chance, len(of_deal))
            picked.append(of_deal[at])
        again.append(strengths(added(picked), entrants, middle))
    return [Interval(rating, *_middle(sorted([each[at] for each in again]))) for at, rating in enumerate(found)]


def added(several: Iterable[Pairs]) -> Pairs:
    """Add counts up."""
    found: Pairs = {}
    for pairs in several:
        for key, count in pairs.items():
            found[key] = found.get(key, 0.0) + count
    return found


def _middle(values: Sequence[float]) -> tuple[float, float]:
    """Give between which two 95 % of the values lie."""
    cut = len(values) // 40
    return values[cut], values[-1 - cut]


class Circle(NamedTuple):
    """Three of whom each beats the next."""

    first: int
    second: int
    third: int


def circles(lower: Mapping[tuple[int, int], float]) -> list[Circle]:
    """Find three of whom each surely beats the next, given the lower bounds of who beats whom."""
    beats = {key for key, low in lower.items() if low > 0.5}  # noqa: PLR2004 - the half
    return [
        Circle(a, b, c)
        for a, b in sorted(beats)
        for second, c in sorted(beats)
        if second == b and (c, a) in beats and a < min(b, c)
    ]
