"""How many keys a game takes: answers that go together are one, and what leaves nothing to decide is not asked."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from tests.support.at_desk import AtDesk
from tests.support.played import TITLE, game
from tests.support.recorded import folder, read_game
from tests.support.seated import ALONE, session

ALL = {path.stem: path for path in sorted(folder("maracaibo").glob("*.toml")) if read_game(path).options.players == 1}
FROM_THE_PILE = ("jean-2-pile", "jean-2-pile-again")
"""Games of some 25 turns in which 40 cards are drawn from the pile one by one, and every turn is ended by itself."""
MOST_KEYS = 150
SHARE = 0.7
"""Keys that answer, as a share of all answers."""


@cache
def _played(path: Path) -> tuple[AtDesk, str]:
    recorded = read_game(path)
    at = AtDesk(TITLE, session(ALONE, recorded.options, recorded.seed), recorded.answers)
    at.play()
    return at, recorded.ending.digest


@pytest.mark.parametrize("name", ALL)
def test_a_game_is_played_by_keys_as_it_was_recorded(name: str) -> None:
    """Every answer comes out in its place, those that gave themselves, too, and the last position is the same."""
    at, digest = _played(ALL[name])
    assert at.given == [*at.wanted]
    assert game().digest(at.session.match.state) == digest


@pytest.mark.parametrize("name", ALL)
def test_a_key_gives_several_answers(name: str) -> None:
    """In no game against an automatic opponent are there nearly as many keys as answers."""
    at, _ = _played(ALL[name])
    assert at.keys["answers"] <= SHARE * len(at.given), dict(at.keys)


@pytest.mark.parametrize("name", FROM_THE_PILE)
def test_a_whole_evening_takes_no_more_than_so_many_keys(name: str) -> None:
    """A game of 245 answers and more, with 40 cards from the pile, is answered by 150 keys at most."""
    at, _ = _played(ALL[name])
    assert len(at.given) >= 245
    assert at.given.count("draw") == 40
    assert at.keys["answers"] <= MOST_KEYS, dict(at.keys)
