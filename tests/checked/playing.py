"""Games under the eyes of the checker: all seats and levels, with modules and layouts drawn, a portion a line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from maracaibo_tui.cabinet.packs import load_printed
from maracaibo_tui.commands.simulation import Table, bots_named, play, seed_of
from maracaibo_tui.engine.chance import below, from_seed
from maracaibo_tui.engine.examining import Watcher
from maracaibo_tui.games import title_of
from maracaibo_tui.games.pirates.state.position import JORDAN, Options
from maracaibo_tui.play.terms import Terms
from maracaibo_tui.players.known import BUSY, RANDOM
from tests.balance.writing import write_down, written

MODULES = ("unknown_locations", "unknown_improvements", "pirate_battle", "mission_hunters", "rubies", "retired_pirate")
LAYOUTS = ("open_sea", "narrows", "two_passages")
LEVELS, SEATS = range(7), (2, 3, 4)


class Row(Struct, frozen=True):
    """Games of one kind: which bot on how many chairs, and Jordan's level where one plays alone."""

    bot: str
    seats: int
    level: int = 0

    @property
    def name(self) -> str:
        """Say what is played."""
        return f"{self.bot}, Jordan {self.level}" if self.seats == 1 else f"{self.bot}, {self.seats} seats"


ROWS = tuple(
    row
    for bot in (RANDOM, BUSY)
    for row in (*[Row(bot, 1, level) for level in LEVELS], *[Row(bot, seats) for seats in SEATS])
)


class Portion(Struct, frozen=True):
    """Which games of a row are played one after the other."""

    row: Row
    first: int
    games: int


class Checked(Struct):
    """What was noticed in the games of a portion."""

    row: str
    games: int
    decisions: int = 0
    violations: list[str] = field(default_factory=list)
    counts: dict[str, dict[str, int]] = field(default_factory=dict)
    modules: dict[str, int] = field(default_factory=dict)


def drawn(row: Row, number: int) -> Options:
    """Draw layout, modules and the two other options of a game by its number."""
    chance = from_seed(seed_of(row.seats, number))
    found = []
    for many in (len(LAYOUTS), *[2] * (len(MODULES) + 2)):
        chance, pick = below(chance, many)
        found.append(pick)
    layout, spread, instead, *drawn_modules = found
    modules: dict[str, Any] = dict(zip(MODULES, map(bool, drawn_modules), strict=True))
    options = Options(players=row.seats, layout=LAYOUTS[layout], **modules)
    options = replace(options, spread_locations=bool(spread), residence_doubloons=bool(instead))
    return replace(options, bot=JORDAN, bot_level=row.level) if row.seats == 1 else options


def played(portion: Portion) -> list[Checked]:
    """Play a portion and note what was noticed."""
    title = title_of("pirates")
    game, counts, row = title.rules(load_printed(title)), title.checks.counts(), portion.row
    found, modules = Checked(row.name, portion.games), Counter[str]()
    for number in range(portion.first, portion.first + portion.games):
        options = drawn(row, number)
        terms, seed = Terms(title, game, options), seed_of(100 * row.seats + row.level, number)
        modules.update([options.layout, *[module for module in MODULES if getattr(options, module)]])
        name = f"{row.name}, game {number} (seed {seed})"

        def watch(table: Table, name: str = name) -> Sequence[Watcher]:
            return [title.checks.checker(table, name, counts, found.violations)]

        found.decisions += play(terms, seed, bots_named(terms, [row.bot] * row.seats), watch).decisions
    found.counts = {kind: {**each} for kind, each in counts.by_kind().items()}
    found.modules = {**modules}
    return [found]


def check(rows: Iterable[Row], games: int, file: Path, processes: int = 2, portion: int = 20) -> None:
    """Play so many games of each row, and go on where an earlier run has stopped; rows go on together."""
    there = Counter[str]()
    for each in written(file, Checked):
        there[each.row] += each.games
    wishes = [
        Portion(row, first, min(portion, games - first))
        for row in rows
        for first in range(there[row.name], games, portion)
    ]
    write_down(file, processes, sorted(wishes, key=lambda wish: wish.first), played)


def added_up(found: Iterable[Checked]) -> tuple[dict[str, Checked], Mapping[str, Mapping[str, int]]]:
    """Add up what was noticed, by row and in all."""
    rows: dict[str, Checked] = {}
    counts: dict[str, Counter[str]] = {}
    for each in found:
        row = rows.setdefault(each.row, Checked(each.row, 0))
        row.games += each.games
        row.decisions += each.decisions
        row.violations += each.violations
        row.modules = {**(Counter(row.modules) + Counter(each.modules))}
        for kind, counted in each.counts.items():
            counts.setdefault(kind, Counter()).update(counted)
    return rows, counts
