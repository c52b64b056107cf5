"""What was chosen for the last new game is kept by title, whatever the order of the list."""

from __future__ import annotations

import pytest

from maracaibo_tui.games import TITLES, title_of, usual
from maracaibo_tui.library.settings import LAST_GAME_FILE, OLDER_LAST_GAME_FILE, path_of, write
from maracaibo_tui.play.last_choice import keep_choice, last_choice
from maracaibo_tui.play.plan import Plan
from maracaibo_tui.play.seats import Seat
from tests.support.any_table import TWO, let_the_toy_in
from tests.support.toy.title import TITLE as TOY

MARACAIBO = title_of("maracaibo")
OLDER = Plan(seats=TWO, chosen={"story": "76", "level": "2", "start": "listed"})


@pytest.fixture(autouse=True, params=["last", "first"])
def house(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the toy in, last or first in the list."""
    let_the_toy_in(monkeypatch)
    if request.param == "first":
        # Backwards, for what was taken out last is put back first.
        for game, module in [each for each in TITLES.items() if each[0] != "toy"][::-1]:
            monkeypatch.delitem(TITLES, game)
            monkeypatch.setitem(TITLES, game, module)
    assert usual() == ("toy" if request.param == "first" else "maracaibo")


def test_each_title_has_its_own_choice() -> None:
    """What is kept for one is not read for another, and a seed is for one game only."""
    keep_choice(TOY, Plan(seats=TWO, chosen={"turns": "5"}, seed=3))
    assert path_of(LAST_GAME_FILE.format("toy")).exists()
    assert last_choice(TOY) == Plan(seats=TWO, chosen={"turns": "5"})
    assert last_choice(MARACAIBO) == Plan()


def test_the_file_of_an_older_version_is_read_by_the_game_it_speaks_of() -> None:
    """It knows the choices in the file, whichever title comes first; others begin anew."""
    write(path_of(OLDER_LAST_GAME_FILE), OLDER)
    assert last_choice(MARACAIBO) == OLDER
    assert last_choice(TOY) == Plan()
    keep_choice(MARACAIBO, Plan(seats=(Seat("Eve"),)))
    assert last_choice(MARACAIBO) == Plan(seats=(Seat("Eve"),))
