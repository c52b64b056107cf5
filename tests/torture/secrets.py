"""Whole games with a sign on every hidden piece, cut off and gone on with: nobody sees what is hidden.

Nor is anything foreign touched.
"""

from __future__ import annotations

from itertools import cycle, islice
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.edge.whole_game import SEATS, Played, Seating, play

from .outcome import Outcome

_SIZES = ((80, 24), (120, 40), (200, 60), (60, 18))
_CUTS = 3


def run(count: int, seed: int) -> Outcome:
    """Play so many games, of each kind in turn and in every size of terminal."""
    failures = []
    keys = 0
    for number, (seats, size) in enumerate(islice(zip(cycle(SEATS), cycle(_SIZES), strict=False), count)):
        with TemporaryDirectory(prefix="maracaibo-torture-") as folder:
            try:
                played = play(Path(folder), Seating(seats, seed * 1000 + number, size=size, cuts=_CUTS))
            except AssertionError as error:
                failures.append(f"{seats}, {size}, seed {seed * 1000 + number}: {str(error)[:300]}")
                continue
        keys += played.keys
        failures += [f"{seats}, {size}, seed {seed * 1000 + number}: {what}" for what in _wrong(played)]
    return Outcome("secrets", count, tuple(failures), {"keys": keys})


def _wrong(played: Played) -> list[str]:
    """Say what a game has shown, sent or left that it should not have."""
    wrong = [f"left with {played.exit_code}"] if played.exit_code else []
    wrong += [] if played.is_given_back else ["the terminal is not given back"]
    wrong += [f"sent {foreign}" for foreign in played.foreign[:3]]
    return wrong + ([played.notes[:2000]] if played.notes else [])
