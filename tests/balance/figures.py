"""Figures over many games: how often something was taken, what it brought, and how those fared who took it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from statistics import fmean, pstdev

from msgspec import Struct
from msgspec.structs import replace

from maracaibo_tui.games.maracaibo.box.components import Box
from tests.balance.ledger import LINES
from tests.balance.playing import Observed, Seat, chair_of

ENOUGH = 200
"""From so many observations on a win rate says something."""
LEAST, MOST = 0.8, 1.25
PAYS_FOR = {
    "palace": "quests",
    "abbey": "explorer",
    "military_base": "combat",
    "academy": "ship",
    "basilica": "assistants",
    "cathedral": "income",
}
"""The line of play that a prestige building pays for; the two others pay for what belongs to no line."""
GROUPS = 20
"""Into so many groups seats are divided to find their equals."""
MOST_OF_A_LINE = 1.5
"""Whoever makes much of a line makes many points, so that these may win more often."""


class Sample(Struct, frozen=True):
    """One seat of one game, with the share of victories its chair usually has and the points usual at its table."""

    seat: Seat
    usual: float
    points: float


class Fare(Struct, frozen=True):
    """How those fared who took something, and those who did not: victories and points, each as part of the usual."""

    name: str
    taken: int
    rate: float
    brought: float
    wins: float
    wins_without: float
    margin: float
    error: float = 0.0
    equals: tuple[str, float] | None = None

    @property
    def is_fair(self) -> bool:
        """Tell whether the win rate lies where it should, or too little is known."""
        return self.taken < ENOUGH or LEAST <= self.wins <= MOST


def samples(tables: Iterable[Sequence[Observed]]) -> list[Sample]:
    """Give every seat of all games; each list holds the games with one number of seats."""
    found = []
    for games in tables:
        usual = [fmean(game.seats[chair].won for game in games) for chair in range(len(games[0].seats))]
        points = fmean(seat.vp for game in games for seat in game.seats)
        found += [Sample(seat, usual[chair], points) for game in games for chair, seat in enumerate(game.seats)]
    return found


def fare(
    name: str, all_seats: Sequence[Sample], took: Callable[[Seat], bool], brought: Callable[[Seat], float]
) -> Fare:
    """Compare those who took something with those who did not."""
    takers, others = [s for s in all_seats if took(s.seat)], [s for s in all_seats if not took(s.seat)]
    found = Fare(
        name=name,
        taken=len(takers),
        rate=len(takers) / len(all_seats),
        brought=fmean([brought(s.seat) for s in takers]) if takers else 0.0,
        wins=_wins(takers),
        wins_without=_wins(others),
        margin=fmean([s.seat.vp - s.points for s in takers]) if takers else 0.0,
        error=_error(takers),
    )
    if found.is_fair:
        return found
    beside = [(line, beside_equals(all_seats, took, line)) for line in LINES]
    return replace(found, equals=min(beside, key=lambda each: abs(each[1] - 1)))


def _error(those: Sequence[Sample]) -> float:
    """Give the standard error of a win rate, as part of the usual like the rate itself."""
    usual = sum(s.usual for s in those)
    return sqrt(sum(s.usual * (1 - s.usual) for s in those)) / usual if usual else 0.0


def _wins(those: Sequence[Sample]) -> float:
    """Give victories as part of those that the same chairs usually have."""
    usual = sum(s.usual for s in those)
    return sum(s.seat.won for s in those) / usual if usual else 0.0


def of_cards(box: Box, all_seats: Sequence[Sample]) -> list[Fare]:
    """Give the figures of every card, copies counted with their original, the best first."""
    found = []
    for first in box.cards.values():
        if first.copy_of:
            continue
        same = frozenset({first.id, *(card.id for card in box.cards.values() if card.copy_of == first.id)})
        name = f"{first.id} {first.name}" + (f" ×{len(same)}" if len(same) > 1 else "")
        found.append(fare(name, all_seats, _bought(same), _points_of(same)))
    return _best_first([each for each in found if each.taken])


def _bought(cards: frozenset[str]) -> Callable[[Seat], bool]:
    return lambda seat: not cards.isdisjoint(seat.books.bought)


def _points_of(cards: frozenset[str]) -> Callable[[Seat], float]:
    return lambda seat: fmean([seat.books.cards.get(card, 0.0) for card in cards if card in seat.books.bought])


def of_buildings(box: Box, all_seats: Sequence[Sample]) -> list[Fare]:
    """Give the figures of every prestige building; points are those of all buildings of the seat."""
    return _best_first([_building(each.id, each.name, all_seats) for each in box.prestige.values()])


def _building(building: str, name: str, all_seats: Sequence[Sample]) -> Fare:
    return fare(
        name, all_seats, lambda seat: building in seat.books.buildings, lambda seat: seat.score.get("prestige", 0)
    )


def among_equals(box: Box, all_seats: Sequence[Sample]) -> list[Equals]:
    """Compare the investors of each building with seats that made about as much of what the building pays for."""
    return [
        Equals(box.prestige[building].name, line, beside_equals(all_seats, _invested(building), line))
        for building, line in PAYS_FOR.items()
    ]


def _invested(building: str) -> Callable[[Seat], bool]:
    return lambda seat: building in seat.books.buildings


def beside_equals(all_seats: Sequence[Sample], took: Callable[[Seat], bool], line: str) -> float:
    """Give the victories of those who took something as part of what seats win that made as much of a line."""
    order = sorted(all_seats, key=lambda s: s.seat.books.lines.get(line, 0.0))
    size = max(1, len(order) // GROUPS)
    won, expected = 0.0, 0.0
    for group in (order[start : start + size] for start in range(0, len(order), size)):
        takers = [s for s in group if took(s.seat)]
        won += sum(s.seat.won for s in takers)
        expected += _wins(group) * sum(s.usual for s in takers)
    return won / expected if expected else 0.0


def of_careers(box: Box, all_seats: Sequence[Sample]) -> list[Fare]:
    """Give the figures of every career; what it brought are its tasks completed."""
    return _best_first([_career(each.id, each.name, all_seats) for each in box.careers.values()])


def _career(career: str, name: str, all_seats: Sequence[Sample]) -> Fare:
    return fare(name, all_seats, lambda seat: seat.career == career, lambda seat: seat.tasks)


def of_lines(all_seats: Sequence[Sample]) -> list[Fare]:
    """Give the figures of every line of play: those count who leaned on it more than on any other."""
    means = {line: fmean(s.seat.books.lines.get(line, 0.0) for s in all_seats) for line in LINES}
    spreads = {line: pstdev(s.seat.books.lines.get(line, 0.0) for s in all_seats) or 1.0 for line in LINES}

    def leaned_on(seat: Seat) -> str:
        return max(LINES, key=lambda line: (seat.books.lines.get(line, 0.0) - means[line]) / spreads[line])

    leanings = {id(s.seat): leaned_on(s.seat) for s in all_seats}
    return [_line(line, all_seats, leanings) for line in LINES]


def _line(line: str, all_seats: Sequence[Sample], leanings: dict[int, str]) -> Fare:
    return fare(line, all_seats, lambda seat: leanings[id(seat)] == line, lambda seat: seat.books.lines.get(line, 0.0))


def of_quarters(all_seats: Sequence[Sample]) -> list[Fare]:
    """Give the figures of every line of play for the quarter of all seats that made most of it."""
    return [_quarter(line, all_seats) for line in LINES]


def _quarter(line: str, all_seats: Sequence[Sample]) -> Fare:
    most = sorted(all_seats, key=lambda s: -s.seat.books.lines.get(line, 0.0))[: len(all_seats) // 4]
    those = {id(s.seat) for s in most}
    return fare(line, all_seats, lambda seat: id(seat) in those, lambda seat: seat.books.lines.get(line, 0.0))


def _best_first(found: list[Fare]) -> list[Fare]:
    return sorted(found, key=lambda each: -each.wins)


class Table(Struct, frozen=True):
    """What games with one number of seats were like."""

    seats: int
    games: int
    winners: tuple[int, ...]
    points: tuple[int, ...]
    turns: dict[int, float]
    longest: dict[int, float]
    shortest: dict[int, float]
    chairs: tuple[float, ...]


def table_of(games: Sequence[Observed]) -> Table:
    """Give scores, turns of a seat by round, and victories by chair as part of a fair share."""
    seats = len(games[0].seats)
    rounds = sorted(games[0].turns)
    turns = {number: sorted(game.turns[number] for game in games) for number in rounds}
    twentieth = len(games) // 20
    return Table(
        seats=seats,
        games=len(games),
        winners=tuple(max(seat.vp for seat in game.seats) for game in games),
        points=tuple(seat.vp for game in games for seat in game.seats),
        turns={number: fmean(turns[number]) for number in rounds},
        longest={number: turns[number][-1 - twentieth] for number in rounds},
        shortest={number: turns[number][twentieth] for number in rounds},
        chairs=tuple(seats * fmean(game.seats[chair].won for game in games) for chair in range(seats)),
    )


class Equals(Struct, frozen=True):
    """How the investors of a building fared beside those who made as much of the line that it pays for."""

    name: str
    line: str
    wins: float


class Duel(Struct, frozen=True):
    """How the greedy bot fares against one without a plan: victories from each chair, its points and the other's."""

    games: int
    wins: float
    by_chair: tuple[float, ...]
    points: float
    others: float


def duel_of(games: Sequence[Observed]) -> Duel:
    """Compare both in games for two, in which the greedy bot sat in each chair by turns."""
    played = [(chair_of(number, len(game.seats)), game) for number, game in enumerate(games)]
    chairs = range(len(games[0].seats))
    won = [[game.seats[chair].won for chair, game in played if chair == own] for own in chairs]
    return Duel(
        games=len(games),
        wins=fmean(game.seats[chair].won for chair, game in played),
        by_chair=tuple(fmean(each) if each else 0.0 for each in won),
        points=fmean(game.seats[chair].vp for chair, game in played),
        others=fmean(game.seats[1 - chair].vp for chair, game in played),
    )
