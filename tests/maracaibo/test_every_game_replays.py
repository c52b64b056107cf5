"""Whatever is played at the table can be replayed: games of persons and bots, by the table's own session."""

import pytest
from msgspec.structs import replace

from maracaibo_tui.engine.replay import replay
from tests.support.played import TABLES, game, terms
from tests.support.through_files import sat_out

GAMES = 200
"""Some seconds all together."""


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_game_of_the_table_plays_again(seed: int) -> None:
    """Neither answers that the table gives by itself nor what was taken back stand in the way."""
    session, record = sat_out(terms(TABLES[seed % len(TABLES)]), seed)
    played = replay(game(), record)
    assert (played.difference, played.steps) == ("", len(session.match.journal))


def test_what_nobody_gives_by_itself_is_noticed() -> None:
    """A journal that says of a decision that the table made it has been tampered with."""
    _, record = sat_out(terms(TABLES[0]), 1)
    at = next(at for at, entry in enumerate(record.journal) if entry.point == "DEC-10" and not entry.auto)
    journal = tuple(replace(entry, auto=entry.auto or number == at) for number, entry in enumerate(record.journal))
    said = replay(game(), replace(record, journal=journal)).difference
    assert said.startswith(f"step {at + 1}: ")
    assert said.endswith("is said to be given by itself at DEC-10, where somebody decides")
