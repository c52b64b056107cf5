"""The weights by which the judge of a game values positions: files beside the judge, or one of one's own (RIV-11)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from .paths import weights_of_game
from .problem import sentences
from .toml_file import read_toml

USUAL = "usual"
FIRST = "first"
"""The weights that never learn: what strength is measured against (RIV-72)."""


class WeightsError(ValueError):
    """Weights that cannot be read, said in one sentence."""


def names(game: str) -> tuple[str, ...]:
    """Name the weights that a game brings."""
    return tuple(sorted(file.stem for file in weights_of_game(game).glob("*.toml")))


@cache
def weights_of(game: str, called: str = USUAL) -> Mapping[str, Any]:
    """Read the weights of a game by their name, or those in a file of one's own."""
    known = called in names(game)
    if not known and not called.endswith(".toml"):
        raise WeightsError(f"weights: found {called!r}, allowed are {', '.join(names(game))}, or a file called *.toml")
    raw, problems = read_toml(weights_of_game(game) / f"{called}.toml" if known else Path(called), called)
    if raw is None:
        raise WeightsError(f"weights: {sentences(problems)}")
    return raw
