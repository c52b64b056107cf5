"""Figures of the report on campaigns, each with its bar: what was found, in how many, and how sure that is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from math import sqrt
from statistics import fmean, median

from msgspec import Struct

from maracaibo_tui.arena.statistics import Interval, Z, mean, paired, wilson
from maracaibo_tui.games.maracaibo.box.printed import NATIONS
from tests.balance.campaign.observing import Observed
from tests.balance.campaign.rows import AT_FIRST, SEATS, WITHOUT, begun

Bar = tuple[float, float]

POINTS: Bar = (120, 215)
CHANGE: Bar = (-30, 30)
INFLUENCE: Bar = (-12, 15)
USERS: Bar = (0.8, 1.5)
USED = ("L5", "L6", "L9", "L25", "L4", "L7")
"""Tiles that somebody may use more than others, whose users must not win too often."""
GIVES: Bar = (0.20, 0.47)
RAISED: Bar = (0.60, 1)
RANK = 2
"""The rank that somebody has with a nation who cared for it."""
CHAIR: Bar = (0, 1.15)
JEAN: Bar = (0.30, 0.70)
ANY: Bar = (0, 1)


class Figure(Struct, frozen=True):
    """A figure beside its bar; `n` says of how many of what."""

    what: str
    bar: Bar
    found: Interval
    n: int
    of: str = "games"

    @property
    def is_held(self) -> bool:
        """Tell whether the figure lies within its bar."""
        return self.bar[0] <= self.found.found <= self.bar[1]

    @property
    def is_sure(self) -> bool:
        """Tell whether all of its interval lies on one side of either end of the bar."""
        return not any(self.found.low < end < self.found.high for end in self.bar)


Games = Mapping[str, Sequence[Observed]]
"""The games of each row by its name."""


def middle(numbers: Sequence[int]) -> Interval:
    """Give the median with its interval by ranks."""
    order, many = sorted(numbers), len(numbers)
    half = Z * sqrt(many) / 2
    low, high = order[max(0, int(many / 2 - half))], order[min(many - 1, int(many / 2 + half))]
    return Interval(median(order), low, high)


def points(games: Games, chapters: Sequence[int]) -> Iterator[Figure]:
    """Give the winners' median from every chapter and its change from one to the next, by number of seats."""
    for seats in SEATS:
        played = {chapter: games.get(f"{begun(chapter)}, {seats} seats", ()) for chapter in chapters}
        wins = {at: middle([max(seat.vp for seat in game.seats) for game in of]) for at, of in played.items() if of}
        for chapter, found in wins.items():
            yield Figure(f"{begun(chapter)}, {seats} seats", POINTS, found, len(played[chapter]))
        for before, after in pairwise(wins):
            change, many = _difference(wins[before], wins[after]), min(len(played[before]), len(played[after]))
            yield Figure(f"{begun(before)} to {after}, {seats} seats", CHANGE, change, many)


def _difference(one: Interval, other: Interval) -> Interval:
    change = other.found - one.found
    return Interval(
        change,
        change - sqrt((other.found - other.low) ** 2 + (one.high - one.found) ** 2),
        change + sqrt((other.high - other.found) ** 2 + (one.found - one.low) ** 2),
    )


def influence(games: Games, tiles: Sequence[str]) -> Iterator[Figure]:
    """Give what a tile does to the mean points of all seats: with it against without, on the same seeds."""
    without = {game.number: _points(game) for game in games.get(WITHOUT, ())}
    for tile in tiles:
        with_tile = [game for game in games.get(f"with {tile}", ()) if game.number in without]
        if with_tile:
            found = paired([_points(game) for game in with_tile], [without[game.number] for game in with_tile])
            yield Figure(tile, INFLUENCE, found, len(with_tile), "pairs of games")


def _points(game: Observed) -> float:
    return fmean(seat.vp for seat in game.seats)


def users(games: Sequence[Observed]) -> Iterator[Figure]:
    """Give how often those win who use a tile most, as part of an equal share; games in which all do are left out."""
    for tile in USED:
        won, share, many = 0.0, 0.0, 0
        for game in games:
            uses = [seat.used.get(tile, 0) for seat in game.seats]
            most = [seat for seat, used in zip(game.seats, uses, strict=True) if used == max(uses)]
            if len(most) < len(uses):
                won, share, many = won + sum(seat.won for seat in most), share + len(most) / len(uses), many + 1
        if many:
            yield Figure(f"who uses {tile} most", USERS, _scaled(wilson(won, many), many / share), many)


def _scaled(found: Interval, by: float) -> Interval:
    return Interval(*[by * each for each in found])


def nations(games: Games, chapters: Sequence[int]) -> Iterator[Figure]:
    """Give what part of all rank points each nation gives, and how often somebody raises it, from every chapter."""
    for chapter in chapters:
        found = [game for seats in SEATS for game in games.get(f"{begun(chapter)}, {seats} seats", ())]
        for nation in NATIONS if found else ():
            parts = [game.nations[nation].points for game in found]
            wholes = [sum(each.points for each in game.nations.values()) for game in found]
            raised = sum(game.nations[nation].rank >= RANK for game in found)
            name = f"{begun(chapter)}, {nation.capitalize()}"
            yield Figure(f"{name}, of all rank points", GIVES, _share(parts, wholes), len(found))
            yield Figure(f"{name}, rank {RANK} or more", RAISED, wilson(raised, len(found)), len(found))


def _share(parts: Sequence[float], wholes: Sequence[float]) -> Interval:
    """Give what part of the wholes the parts are, all games together."""
    share, whole = sum(parts) / max(1, sum(wholes)), max(1, fmean(wholes))
    off = mean([part - share * each for part, each in zip(parts, wholes, strict=True)])
    return Interval(share, share + off.low / whole, share + off.high / whole)


def chairs(games: Games, chapters: Sequence[int]) -> Iterator[Figure]:
    """Give how often each chair wins as part of an equal share, from all chapters together."""
    for seats in SEATS:
        found = [game for chapter in chapters for game in games.get(f"{begun(chapter)}, {seats} seats", ())]
        for chair in range(seats if found else 0):
            won = sum(game.seats[chair].won for game in found)
            name = f"chair {chair + 1} of {seats}"
            yield Figure(name, CHAIR, _scaled(wilson(won, len(found)), seats), len(found))


def alone(games: Games, chapters: Sequence[int]) -> Iterator[Figure]:
    """Give how often Jean wins against one alone, from every chapter: by the weights of the bar, and by today's."""
    for weights, bar, said in ((AT_FIRST, JEAN, ""), ("", ANY, " by today's weights")):
        for chapter in chapters:
            found = games.get(f"{begun(chapter)}, alone{weights}", ())
            if found:
                lost = sum(1 - game.seats[0].won for game in found)
                yield Figure(f"{begun(chapter)}, Jean wins{said}", bar, wilson(lost, len(found)), len(found))
