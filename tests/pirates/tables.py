"""Games of Pirates of Maracaibo played at random, the same ones every time."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

from maracaibo_tui.cabinet.packs import load_printed
from maracaibo_tui.engine.match import Match
from maracaibo_tui.games import title_of
from maracaibo_tui.games.pirates.rules.game import Pirates
from maracaibo_tui.games.pirates.state.position import Options, State
from tests.support.at_random import answers, stops

__all__ = ["COMBINATIONS", "LAYOUTS", "MODULES", "TABLES", "answers", "begun", "called", "game", "positions"]

MODULES = ("unknown_locations", "unknown_improvements", "pirate_battle", "mission_hunters", "rubies", "retired_pirate")
LAYOUTS = ("open_sea", "narrows", "two_passages")
COMBINATIONS: tuple[dict[str, Any], ...] = tuple(
    dict(zip(MODULES, each, strict=True)) for each in product((False, True), repeat=len(MODULES))
)
"""All 64 combinations of modules (PIR-MIX-01)."""
TABLES = (
    Options(players=2),
    Options(players=3, layout="narrows", **COMBINATIONS[-1]),
    Options(
        players=4, layout="two_passages", residence_doubloons=True, spread_locations=False, **COMBINATIONS[0b010101]
    ),
    Options(players=1, bot="jordan", bot_level=3),
    Options(players=1, bot="jordan", bot_level=6, **COMBINATIONS[-1]),
)
"""One of each kind of table."""


def called(options: Options) -> str:
    """Name a kind of table in the list of tests."""
    modules = "".join(module[0] for module in MODULES if getattr(options, module))
    return f"{options.players} {options.bot} {options.layout} {modules or 'plain'}"


@cache
def game() -> Pirates:
    """Give the game with the usual pack."""
    return Pirates(load_printed(title_of("pirates")))


def begun(options: Options, seed: int, **match: Any) -> Match[State]:  # noqa: ANN401 - what a match takes
    """Set up a match."""
    return Match(game(), game().begin(options, seed), **match)


def positions(options: Options, seed: int, every: int = 1) -> Iterator[Match[State]]:
    """Play a game and stop at every so many questions, and at the end."""
    return stops(begun(options, seed), seed, every)
