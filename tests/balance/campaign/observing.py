"""Single games from a chapter, or with a tile: what every seat ended with, what nations gave, who used which tile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from msgspec import Struct

from maracaibo_tui.cabinet.packs import load_printed
from maracaibo_tui.commands.simulation import bots_named, play, seed_of
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games import title_of
from maracaibo_tui.games.maracaibo.box.printed import NATIONS
from maracaibo_tui.games.maracaibo.rules.final_scoring import multipliers
from maracaibo_tui.games.maracaibo.rules.game import Maracaibo
from maracaibo_tui.games.maracaibo.rules.influence import rank_value
from maracaibo_tui.games.maracaibo.state import events
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable
from maracaibo_tui.play.terms import Terms
from tests.balance.campaign.rows import WHOLE, Row
from tests.balance.campaign.whole import Whole, play_whole
from tests.balance.writing import write_down, written


class Seat(Struct, frozen=True):
    """How a seat ended: points, its share of the victory, how often it used which legacy tile."""

    vp: int
    won: float
    used: dict[str, int]


class Nation(Struct, frozen=True):
    """What a nation gave all seats together for their ranks, and the highest rank that one of them has."""

    points: int
    rank: int


class Observed(Struct, frozen=True):
    """A game of a row; of a card that it is about, how many rounds it lay in play, and whether it was fulfilled."""

    row: str
    number: int
    seats: tuple[Seat, ...]
    nations: dict[str, Nation]
    automa: int = 0
    lay: int = 0
    is_read: bool = False


class Wish(Struct, frozen=True):
    """Which games, or campaigns, of a row to play."""

    row: Row
    first: int
    games: int

    @property
    def numbers(self) -> range:
        """Number them."""
        return range(self.first, self.first + self.games)


class Users:
    """A watcher that counts who stops at a legacy tile, or puts a marker onto it."""

    def __init__(self, table: MaracaiboTable) -> None:
        """Watch a game from its beginning."""
        self.table = table
        self.used: dict[int, Counter[str]] = {p.seat: Counter() for p in table.state.players}

    def tell(self, event: object) -> None:
        """Count a use."""
        match event:
            case events.Sailed(seat=int(seat), route=(*_, stop)) if seat in self.used:
                self.used[seat].update(self._tiles_at(stop))
            case events.MarkerPlaced(seat=int(seat), location=space) if seat in self.used:
                self.used[seat].update(tile for tile in self.table.state.legacy if space.partition("/")[0] == tile)

    def _tiles_at(self, location: str) -> Iterator[str]:
        for name in self.table.state.legacy:
            tile = self.table.printed.box.legacy[name]
            if location in (tile.location, None if tile.place is None else tile.place.id):
                yield name

    def answered(self, question: Question, answer: str, after: Question | None) -> None:
        """Answers are of no interest, only what comes of them."""


def rules() -> Maracaibo:
    """Give the game with the usual pack."""
    return Maracaibo(load_printed(title_of("maracaibo"), whole=True))


def played(wish: Wish) -> list[Observed]:
    """Play the games of a wish."""
    game = rules()
    of_row = game.after(wish.row.archive(game.printed))
    return [_observed(of_row, wish.row, number) for number in wish.numbers]


def _observed(game: Maracaibo, row: Row, number: int) -> Observed:
    users: list[Users] = []

    def watch(table: MaracaiboTable) -> list[Users]:
        users.append(Users(table))
        return users

    options = row.options(number)
    terms = Terms(title_of(game.name), game, options)
    state = play(terms, seed_of(options.players, number), bots_named(terms, [row.bot] * options.players), watch).state
    (book,) = users
    times = multipliers(book.table)
    backs = [beat.round for beat in state.story.beats if (beat.card, beat.side) == (row.card, "back")]
    ranks = {each: [rank_value(game.printed, each, p.influence[each]) for p in state.players] for each in NATIONS}
    return Observed(
        row=row.name,
        number=number,
        seats=tuple(
            Seat(p.vp, (p.seat in state.winners) / len(state.winners), dict(book.used[p.seat])) for p in state.players
        ),
        nations={each: Nation(sum(held) * times[each], max(held)) for each, held in ranks.items()},
        automa=0 if state.automa is None else state.automa.vp,
        lay=min(backs, default=game.printed.turn.rounds) if row.card else 0,
        is_read=bool(backs),
    )


def played_whole(wish: Wish) -> list[Whole]:
    """Play the campaigns of a wish."""
    game = rules()
    return [play_whole(game, wish.row, number) for number in wish.numbers]


def observe(rows: Sequence[Row], most: Mapping[str, int], folder: Path, processes: int) -> None:
    """Play what is missing of rows, whole campaigns first; then the rows of games grow together."""
    there = Counter([*[each.row for each in read(folder)], *[each.row for each in read_whole(folder)]])
    whole, games = ([row for row in rows if (row.part == WHOLE) is is_whole] for is_whole in (True, False))
    campaigns = _wishes(whole, most, there, portion=1)
    if campaigns:
        write_down(folder / "campaigns.jsonl", processes, campaigns, played_whole)
    evenly = sorted(_wishes(games, most, there, portion=10), key=lambda wish: wish.first)
    if evenly:
        write_down(folder / "games.jsonl", processes, evenly, played)


def _wishes(rows: Sequence[Row], most: Mapping[str, int], there: Counter[str], portion: int) -> list[Wish]:
    return [
        Wish(row, at, min(portion, most[row.name] - at))
        for row in rows
        for at in range(there[row.name], most[row.name], portion)
    ]


def read(folder: Path) -> list[Observed]:
    """Give the games that were written down."""
    return list(written(folder / "games.jsonl", Observed))


def read_whole(folder: Path) -> list[Whole]:
    """Give the campaigns that were written down."""
    return list(written(folder / "campaigns.jsonl", Whole))
