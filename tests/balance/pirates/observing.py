"""Games of Pirates as the report needs them: what every seat ended with, and what it made its points of."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from maracaibo_tui.cabinet.packs import load_printed
from maracaibo_tui.commands.simulation import Bots, bots_named, play, seed_of
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games import title_of
from maracaibo_tui.games.pirates.audit.occurrences import figures
from maracaibo_tui.games.pirates.judgement.judge import Judgement
from maracaibo_tui.games.pirates.judgement.weights import Weights, weights_from
from maracaibo_tui.games.pirates.rules.game import Pirates
from maracaibo_tui.games.pirates.state import events
from maracaibo_tui.games.pirates.state.position import JORDAN, Options, Player
from maracaibo_tui.games.pirates.state.table import PiratesTable
from maracaibo_tui.games.pirates.words.counting import residence_now
from maracaibo_tui.library.weights import weights_of
from maracaibo_tui.play.terms import Terms
from maracaibo_tui.players.contract import Choose, Lent
from maracaibo_tui.players.known import BUSY, GREEDY, RANDOM, lender, seated
from tests.balance.writing import write_down, written

MODULES = ("unknown_locations", "unknown_improvements", "pirate_battle", "mission_hunters", "rubies", "retired_pirate")
LEANINGS: Mapping[str, Mapping[str, float]] = {
    "raid": {"treasures": 1.5},
    "explore": {"spaces": 0.5},
    "cards": {"cards": 3.0},
    "residences": {"residences": 5.0},
    "missions": {"missions": 2.0},
    "ship": {"upgrades": 1.5},
}
"""By name of a leaning what its bot adds for each thing, beyond what it is worth."""


class Row(Struct, frozen=True):
    """Games of one kind: how many seats, which bots, against whom, with which modules."""

    name: str
    seats: int = 2
    bot: str = GREEDY
    modules: tuple[str, ...] = ()
    level: int = -1
    leaning: str = ""

    @property
    def options(self) -> Options:
        """The options of the rules."""
        modules: dict[str, Any] = dict.fromkeys(self.modules, True)
        chosen = Options(players=self.seats, **modules)
        return chosen if self.level < 0 else replace(chosen, bot=JORDAN, bot_level=self.level)


LEVELS = range(7)
ROWS: tuple[Row, ...] = (
    *(Row(f"{seats} seats", seats) for seats in (2, 3, 4)),
    *(Row(f"Jordan {level}", 1, level=level) for level in LEVELS),
    *(Row(name.replace("_", " "), modules=(name,)) for name in MODULES),
    *(Row(f"leaning {name}", leaning=name) for name in LEANINGS),
    Row("random, 2 seats", bot=RANDOM),
    Row("random, 4 seats", 4, bot=RANDOM),
    Row("busy, 2 seats", bot=BUSY),
)


class Books(Struct):
    """What a seat made its points of, by the beginning of the source, and what it bought and built."""

    lines: dict[str, float] = field(default_factory=dict)


class Seat(Struct, frozen=True):
    """How a seat ended."""

    vp: int
    won: float
    score: dict[str, int]
    counts: dict[str, int]
    cards: tuple[str, ...]
    residences: dict[str, int]
    figurehead: str
    upgrades: tuple[str, ...]
    books: Books


class Observed(Struct, frozen=True):
    """A game; turns are those of a seat, by round, `lay` what lay in the grid and on offer."""

    seats: tuple[Seat, ...]
    turns: dict[int, float]
    lay: tuple[str, ...]
    jordan: dict[str, int]
    decisions: int = 0


class Bookkeeper:
    """A watcher that keeps the books of all seats."""

    def __init__(self, table: PiratesTable) -> None:
        """Watch a game from its beginning."""
        state = table.state
        self.lay = {card for space, card in state.grid.items() if space not in state.facedown}
        self.lay.update(state.offer_figureheads)
        self.books = {p.seat: Books() for p in state.players}

    def tell(self, event: object) -> None:
        """Enter what an event brings to a seat."""
        match event:
            case events.Scored(seat=int(seat), amount=amount, source=source):
                line = source if source.startswith("final/") else source.split("/", 1)[0]
                lines = self.books[seat].lines
                lines[line] = lines.get(line, 0.0) + amount
            case events.CardLaid(card=card, is_faceup=True) | events.Flipped(card=card):
                self.lay.add(card)
            case _:
                pass

    def answered(self, question: Question, answer: str, after: Question | None) -> None:
        """Answers are of no interest, only what comes of them."""


class Wish(Struct, frozen=True):
    """Which games of a row to play."""

    row: Row
    first: int
    games: int


def played(wish: Wish) -> list[Observed]:
    """Play the games of a wish."""
    return observed(wish.row, range(wish.first, wish.first + wish.games))


def observe(row: Row, games: int, folder: Path, processes: int, portion: int = 10) -> None:
    """Play so many games of a row, and go on where an earlier run has stopped."""
    file = file_of(row, folder)
    there = sum(1 for _ in written(file, Observed))
    wishes = [Wish(row, first, min(portion, games - first)) for first in range(there, games, portion)]
    if wishes:
        write_down(file, processes, wishes, played)


def read(row: Row, folder: Path) -> list[Observed]:
    """Give the games of a row that were written down."""
    return list(written(file_of(row, folder), Observed))


def file_of(row: Row, folder: Path) -> Path:
    """Name the file of a row."""
    return folder / f"{row.name.replace(' ', '-').replace(',', '')}.jsonl"


def observed(row: Row, numbers: Sequence[int]) -> list[Observed]:
    """Play games of a row by their numbers."""
    title = title_of("pirates")
    game = Pirates(load_printed(title))
    terms = Terms(title, game, row.options)
    return [_observed(terms, row, number) for number in numbers]


def _observed(terms: Terms, row: Row, number: int) -> Observed:
    keepers: list[Bookkeeper] = []
    tables: list[PiratesTable] = []

    def watch(table: PiratesTable) -> list[Bookkeeper]:
        tables.append(table)
        keepers.append(Bookkeeper(table))
        return keepers

    over = play(terms, seed_of(row.seats, number), _bots(terms, row, number), watch)
    state, table, keeper = over.state, tables[0], keepers[0]
    jordan = {} if state.jordan is None else dict(state.jordan.score)
    count = len(state.players)
    return Observed(
        seats=tuple(_seat(table, p, keeper) for p in state.players),
        turns={number: turns / count for number, turns in over.turns.items()},
        lay=tuple(sorted(keeper.lay)),
        jordan=jordan,
        decisions=over.decisions,
    )


def _seat(table: PiratesTable, p: Player, keeper: Bookkeeper) -> Seat:
    winners = table.state.winners
    return Seat(
        vp=p.vp,
        won=(p.seat in winners) / len(winners),
        score=dict(p.score),
        counts=figures(table, p),
        cards=p.cards,
        residences={each: residence_now(table, p, each) for each in p.residences},
        figurehead=p.figurehead,
        upgrades=p.upgrades,
        books=keeper.books[p.seat],
    )


def _bots(terms: Terms, row: Row, number: int) -> Bots:
    """Seat the bots; one with a leaning sits in every chair by turns, against plain ones."""
    names = [row.bot] * row.seats
    if not row.leaning:
        return bots_named(terms, names)
    plain = lender(terms.title, terms.game)
    leaning = Lent(terms.game, terms.title.sight, lambda: Judgement(terms.game.printed, _leaning(row.leaning)))
    own = number % row.seats

    def at(table: PiratesTable, _whims: Sequence[int]) -> list[Choose]:
        return [
            seated(GREEDY, (lambda _weights: leaning) if chair == own else plain, _eyes(terms, table))
            for chair in range(row.seats)
        ]

    return at


def _leaning(name: str) -> Weights:
    usual = weights_from(weights_of("pirates"))
    return replace(usual, tastes=replace(usual.tastes, leaning=LEANINGS[name]))


def _eyes(terms: Terms, table: PiratesTable) -> Callable[[int], Any]:
    return lambda seat: terms.title.sight.view(table.state, seat)
