"""Saved games of the toy game."""

from maracaibo_tui.engine.match import Match
from maracaibo_tui.engine.record import Beginning, Header, dump
from tests.support.toy import Divers, Toy

HEADER = Header(
    game="toy",
    rules="1",
    pack="sea",
    pack_version="1.0.0",
    content="0123",
    options={"players": 2, "story": False},
    seats=("Ada", "Ben"),
)


def played(*answers: str, seed: int = 0) -> tuple[Match[Divers], Beginning[Divers]]:
    """Play so far, and keep how the game began."""
    toy = Toy()
    start = toy.begin(seed)
    match = Match(toy, toy.copy(start))
    for answer in answers:
        match.answer(answer)
    return match, Beginning(start, seed)


def file_of(*answers: str) -> bytes:
    """Write a game down after these answers."""
    match, beginning = played(*answers)
    return dump(Toy(), match, HEADER, beginning)
