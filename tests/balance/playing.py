"""Games between bots, played by several processes and written down one a line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import msgspec
from msgspec import Struct

from maracaibo_tui.cabinet.packs import load_printed
from maracaibo_tui.commands.simulation import bots_named, play, seed_of
from maracaibo_tui.games.maracaibo.rules import Maracaibo
from maracaibo_tui.games.maracaibo.state import Options
from maracaibo_tui.games.maracaibo.table import MaracaiboTable
from tests.balance.ledger import Bookkeeper, Ledger

SEATS = (2, 3, 4)


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
    """Which games to play: how many with so many seats, from which seed on, by which bot."""

    seats: int
    first: int
    games: int
    bot: str = "greedy"


def played(wish: Wish) -> list[Observed]:
    """Play the games of a wish."""
    game = Maracaibo(load_printed())
    options, bots = Options(players=wish.seats), bots_named(game, [wish.bot] * wish.seats)
    return [_observed(game, options, bots, number) for number in range(wish.first, wish.first + wish.games)]


def _observed(game: Maracaibo, options: Options, bots: object, number: int) -> Observed:
    keepers: list[Bookkeeper] = []

    def watch(table: MaracaiboTable) -> list[Bookkeeper]:
        keepers.append(Bookkeeper(table))
        return keepers

    over = play(game, options, seed_of(options.players, number), bots, watch)  # type: ignore[arg-type]
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
    there = dict.fromkeys(SEATS, 0)
    for each in read(file) if file.is_file() else ():
        there[len(each.seats)] += 1
    wishes = [
        Wish(seats, first, min(portion, games - first))
        for seats in SEATS
        for first in range(there[seats], games, portion)
    ]
    file.parent.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(processes) as workers, file.open("ab") as out:
        for found in workers.map(played, wishes):
            out.writelines(msgspec.json.encode(each) + b"\n" for each in found)
            out.flush()


def read(file: Path) -> Iterator[Observed]:
    """Read the games that were written down."""
    with file.open("rb") as lines:
        yield from (msgspec.json.decode(line, type=Observed) for line in lines)


def by_seats(games: Iterable[Observed]) -> dict[int, list[Observed]]:
    """Sort games by their number of seats."""
    found: dict[int, list[Observed]] = {}
    for game in games:
        found.setdefault(len(game.seats), []).append(game)
    return dict(sorted(found.items()))
