"""Matches and saved games of the toy game, without wishes and with four shells worth 1 to 4."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from maracaibo_tui.engine.match import Match
from maracaibo_tui.engine.record import Beginning, dump
from maracaibo_tui.engine.record_file import Header
from tests.support.toy.box import Box, Numbers, Pack, Printed, Shell
from tests.support.toy.rules import Toy
from tests.support.toy.state import Divers, Options

SHELLS = 4
PRINTED = Printed(
    Box(
        Pack(id="sea", game="toy", title="Four shells", version="1.0.0"),
        Numbers(dive=1, toast=1, wish=3, stake=2, charm=4, faces=6),
        {str(worth): Shell(id=str(worth), name=f"Shell {worth}", worth=worth) for worth in range(1, SHELLS + 1)},
    )
)
TOY = Toy(PRINTED)
HEADER = Header(
    game="toy",
    rules="1",
    pack="sea",
    pack_version="1.0.0",
    content="0123",
    options={"players": 2, "story": False},
    seats=("Ada", "Ben"),
)


def begun(seed: int = 0) -> Divers:
    """Fill the bag."""
    return TOY.begin(Options(wishes=False), seed)


def match_of(*bag: int, tell: Callable[[Any], None] | None = None) -> Match[Divers]:
    """Start a match with these shells in the bag."""
    return Match(TOY, Divers(chance=0, bag=tuple(map(str, bag))), tell=tell)


def played(*answers: str, seed: int = 0) -> tuple[Match[Divers], Beginning[Divers]]:
    """Play so far, and keep how the game began."""
    start = begun(seed)
    match = Match(TOY, TOY.copy(start))
    for answer in answers:
        match.answer(answer)
    return match, Beginning(start, seed)


def file_of(*answers: str) -> bytes:
    """Write a game down after these answers."""
    match, beginning = played(*answers)
    return dump(TOY, match, HEADER, beginning)
