"""Bots by name: those of the house are found at once, all others where they are installed (RIV-09)."""

from __future__ import annotations

import subprocess
import sys
import tomllib

from maracaibo_tui.commands.simulate_seating import Row
from maracaibo_tui.commands.simulation import play
from maracaibo_tui.players.contract import GROUP
from maracaibo_tui.players.known import HOUSE
from tests.architecture.tree import ROOT
from tests.support.bots_at_work import sitting

_NAMED = """
import sys
from maracaibo_tui.players import known

known.maker("greedy")
print("importlib.metadata" in sys.modules)
"""


def test_the_house_enters_its_bots_as_anybody_does() -> None:
    """What the program names by itself is what its entry points say."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        entered = tomllib.load(file)["project"]["entry-points"][GROUP]
    assert entered == {name: f"maracaibo_tui.players.{module}:{make}" for name, (module, make) in HOUSE.items()}


def test_whoever_names_a_bot_of_the_house_looks_through_nothing() -> None:
    """What is installed is read only for other bots: it takes longer than all the rest of sitting down."""
    ran = subprocess.run([sys.executable, "-c", _NAMED], cwd=ROOT, capture_output=True, text=True, check=True)
    assert ran.stdout == "False\n"


def test_a_favourite_is_drawn_anew_for_every_game() -> None:
    """The chance that a bot has for a whole game follows from the seed of that game."""
    at, seen = sitting("pirates"), list[tuple[int, ...]]()
    row = Row(at.terms, ["mild", "mild"])

    def seat(table: object, whims: tuple[int, ...]) -> object:
        seen.append(tuple(whims))
        return row(table, whims)

    for seed in (1, 2):
        play(at.terms, seed, seat)  # type: ignore[arg-type]
    assert len({whim for whims in seen for whim in whims}) == 4
