"""Games between bots, played by several processes and written down one a line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from msgspec import Struct

from maracaibo_tui.cabinet.packs import load_printed
from maracaibo_tui.commands.simulation import bots_named, play, seed_of
from maracaibo_tui.games import title_of
from maracaibo_tui.games.maracaibo.rules.game import Maracaibo
from maracaibo_tui.games.maracaibo.state.position import Options
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable
from maracaibo_tui.play.terms import Terms
from maracaibo_tui.players.known import GREEDY
from tests.balance.ledger import Bookkeeper, Ledger
from tests.balance.writing import write_down, written

SEATS = (2, 3, 4)
RIVAL = "random"
"""The bot without a plan that the greedy one is measured against."""


class Seat(Struct, frozen=True):
    """How a seat ended: points, its share of the victory, its career and its books."""

    vp: int
    won: float
    career: str
    tasks: int
    score: dict[str, int]
    books: Ledger


class Observed(Struct, frozen=True):
    """A game as the report needs it; turns are those of a seat, by round."""

    seats: tuple[Seat, ...]
    turns: dict[int, float]


class Wish(Struct, frozen=True):
    """Which games to play: how many with so many seats, from which number on, against which other bot, if any."""

    seats: int
    first: int
    games: int
    rival: str = ""

    def names(self, number: int) -> list[str]:
        """Name the bots of a game; among rivals the greedy one sits in every chair by turns."""
        own = chair_of(number, self.seats)
        return [self.rival if self.rival and chair != own else GREEDY for chair in range(self.seats)]


def chair_of(number: int, seats: int) -> int:
    """Give the chair of the greedy bot in a game against rivals, the first as 0."""
    return number % seats


def played(wish: Wish) -> list[Observed]:
    """Play the games of a wish."""
    game = Maracaibo(load_printed(title_of("maracaibo")))
    numbers = range(wish.first, wish.first + wish.games)
    return [_observed(game, Options(players=wish.seats), wish.names(number), number) for number in numbers]


def _observed(game: Maracaibo, options: Options, names: list[str], number: int) -> Observed:
    keepers: list[Bookkeeper] = []

    def watch(table: MaracaiboTable) -> list[Bookkeeper]:
        keepers.append(Bookkeeper(table))
        return keepers

    terms = Terms(title_of(game.name), game, options)
    over = play(terms, seed_of(options.players, number), bots_named(terms, names), watch)
    state, count = over.state, len(over.state.players)
    seats = tuple(
        Seat(
            vp=p.vp,
            won=(p.seat in state.winners) / len(state.winners),
            career=p.career,
            tasks=len(p.career_done),
            score=dict(p.score),
            books=keepers[0].ledgers[p.seat],
        )
        for p in state.players
    )
    return Observed(seats, {number: turns / count for number, turns in over.turns.items()})


def observe(games: int, file: Path, processes: int = 2, portion: int = 10) -> None:
    """Play so many games with each number of seats, and go on where an earlier run has stopped."""
    there = {seats: len(found) for seats, found in by_seats(read(file)).items()}
    missing = {seats: range(there.get(seats, 0), games) for seats in SEATS}
    write_down(file, processes, _wishes(missing, portion), played)


def observe_rivals(games: int, file: Path, processes: int = 2, portion: int = 10) -> None:
    """Play so many games for two against a bot without a plan, and go on where an earlier run has stopped."""
    there = sum(1 for _ in read(file))
    write_down(file, processes, _wishes({2: range(there, games)}, portion, RIVAL), played)


def _wishes(numbers: dict[int, range], portion: int, rival: str = "") -> list[Wish]:
    """Deal games out in portions; those with more seats take longer, so all numbers of seats go on together."""
    found = [
        Wish(seats, first, min(portion, missing.stop - first), rival)
        for seats, missing in numbers.items()
        for first in missing[::portion]
    ]
    return sorted(found, key=lambda wish: wish.first)


def read(file: Path) -> Iterator[Observed]:
    """Read the games that were written down, none if there is no such file yet."""
    return written(file, Observed)


def by_seats(games: Iterable[Observed]) -> dict[int, list[Observed]]:
    """Sort games by their number of seats."""
    found: dict[int, list[Observed]] = {}
    for game in games:
        found.setdefault(len(game.seats), []).append(game)
    return dict(sorted(found.items()))
