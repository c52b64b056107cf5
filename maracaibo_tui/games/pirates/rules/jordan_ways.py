"""Where Jordan can sail, which of several destinations he takes, and which way (PIR-SOLO-16, PIR-SOLO-17, R-P52)."""

from collections.abc import Collection

from msgspec import Struct

from maracaibo_tui.games.pirates.box.sea import Sea
from maracaibo_tui.games.pirates.state.position import Jordan
from maracaibo_tui.games.pirates.state.table import PiratesTable

from .caribbean import sea_of

Way = tuple[str, ...]
"""Spaces in the order in which the ship reaches them."""


class Reached(Struct, frozen=True):
    """A space where he may end: the fewest steps to it, the way he would take, and how many cards it turns up."""

    space: str
    steps: int
    way: Way
    turned: int


class Choice(Struct, frozen=True):
    """The destination he takes, others as near, and what decided between them."""

    taken: Reached
    others: tuple[str, ...]
    why: str


def reached(t: PiratesTable, j: Jordan) -> dict[str, Reached]:
    """Give every legal end within his reach, in a nearer column, with his way to it (PIR-SOLO-16, PIR-SAIL-04)."""
    sea = sea_of(t)
    return {
        end: _reached(t, sea, end, ways)
        for end, ways in _ways_by_end(t, j.ship).items()
        if sea.column[end] > sea.column[j.ship]
    }


def nearest(t: PiratesTable, ends: Collection[Reached]) -> Choice:
    """Take the end with the fewest steps, then the one nearest to Maracaibo, then the highest (PIR-SOLO-17)."""
    fewest = min(end.steps for end in ends)
    return _decided(sea_of(t), [end for end in ends if end.steps == fewest])


def wandering(t: PiratesTable, ends: Collection[Reached]) -> Choice:
    """Take the end whose way turns up most, then the one whose way is shortest, nearest, highest (PIR-SOLO-15)."""
    most = max(end.turned for end in ends)
    turning = [end for end in ends if end.turned == most]
    fewest = min(len(end.way) for end in turning)
    return _decided(sea_of(t), [end for end in turning if len(end.way) == fewest])


def _decided(sea: Sea, near: list[Reached]) -> Choice:
    """Decide between ends that are as near, and say by what."""
    far = max(sea.column[end.space] for end in near)
    furthest = [end for end in near if sea.column[end.space] == far]
    taken = min(furthest, key=lambda end: sea.row.get(end.space, 0))
    others = tuple([end.space for end in near if end is not taken])
    why = "" if not others else "column" if len(furthest) == 1 else "row"
    return Choice(taken, others, why)


def _reached(t: PiratesTable, sea: Sea, end: str, ways: list[Way]) -> Reached:
    """Find his way to an end among all of them (PIR-UNKLOC-09, PIR-UNKIMP-07, PIR-MIX-03)."""
    hidden = t.state.facedown

    def rank(way: Way) -> tuple[int, int, list[tuple[int, int]]]:
        turned = sum([space in hidden for space in way])
        return -turned, len(way), [(sea.row.get(space, 0), -sea.column[space]) for space in way]

    best = min(ways, key=rank)
    return Reached(end, len(ways[0]), best, -rank(best)[0])


def _ways_by_end(t: PiratesTable, ship: str) -> dict[str, list[Way]]:
    """List by their end all ways within reach that visit no space twice, the shortest first (R-P52)."""
    key = "ways", t.state.options.layout, ship
    found: dict[str, list[Way]] | None = t.printed.memo.get(key)
    if found is None:
        found = t.printed.memo[key] = {}
        for way in _all_ways(sea_of(t), ship, t.printed.solo.reach):
            found.setdefault(way[-1], []).append(way)
    return found


def _all_ways(sea: Sea, ship: str, reach: int) -> list[Way]:
    ways: list[Way] = [()]
    for way in ways:
        # The Bay and Maracaibo end a move (PIR-SAIL-12).
        if len(way) < reach and (not way or way[-1] in sea.row):
            ahead = sea.neighbours[way[-1] if way else ship]
            ways += [(*way, space) for space in ahead if space not in way and space != ship]
    return ways[1:]
