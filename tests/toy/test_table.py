"""The table of the toy: arrows on the sea, baskets that are sorted, what is not possible, what is easily forgotten."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from maracaibo_tui.library.settings import Settings
from maracaibo_tui.play.session import Session
from maracaibo_tui.tui.app import MaracaiboApp
from tests.support.any_table import BESIDE_A_BOT, let_the_toy_in, play_on, screen_at, session_at
from tests.support.quick import quickly
from tests.support.screens import shown
from tests.support.toy.state import Dive, Divers, Opened
from tests.support.toy.title import TITLE


@pytest.fixture(autouse=True)
def house(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the toy in, and wait for what is to happen, not for the clock."""
    let_the_toy_in(monkeypatch)
    quickly(monkeypatch)


def _diving(**changed: object) -> Session:
    """Play to the first dive of Ada, and change the position."""
    played = session_at(TITLE, BESIDE_A_BOT)
    played = play_on(played, 1)
    state: Divers = played.match.state
    state.agenda = (*state.agenda[:1], Dive(1))
    for name, value in changed.items():
        setattr(state, name, value)
    played.match.question = played.match.game.settle(played.match.table)
    return played


def _frame(played: Session, keys: Sequence[str] = (), settings: Settings | None = None) -> str:
    screen = screen_at(TITLE, played, settings)
    return shown(MaracaiboApp(screen.look, screen), keys)


def test_arrows_on_the_sea_point_at_what_lies_there() -> None:
    """Down is a dive and up a rest, once the sea has the focus."""
    assert "► Rest" in _frame(_diving(), ("m", "up"))
    assert "► Dive" in _frame(_diving(), ("m", "up", "down"))


def test_what_is_not_possible_yet_says_why() -> None:
    """What the rules know and the moment does not allow stands behind the options, with its rule a key away."""
    wishing = session_at(TITLE, BESIDE_A_BOT)
    assert "first everybody wishes" in _frame(wishing)
    for key in ("enter", "question_mark"):
        assert "Before the first turn every diver" in _frame(wishing, ("up", key))
    assert "first everybody wishes" not in _frame(_diving())


def test_who_holds_what_was_wished_for_is_reminded() -> None:
    """The frame of the prompt says so, and only to whom it concerns."""
    opened = (Opened(1, "shell/cowrie"),)
    assert "this is what you wished for" in _frame(_diving(agenda=opened, wishes=("cowrie", "murex")))
    assert "this is what you wished for" not in _frame(_diving(agenda=opened, wishes=("murex", "cowrie")))


def test_baskets_are_sorted_as_one_likes() -> None:
    """In the order they came, or the dearest first; S changes it, and the part says whose each shell is."""
    baskets = (("cowrie", "nautilus"), ("murex",))
    text = _frame(_diving(baskets=baskets), ("b",))
    assert text.index("►A Cowrie") < text.index("A Nautilus") < text.index("B Murex")
    text = _frame(_diving(baskets=baskets), ("b",), Settings(order="worth"))
    assert text.index("►A Nautilus") < text.index("B Murex") < text.index("A Cowrie")
    assert "Shells: the dearest first." in _frame(_diving(baskets=baskets), ("b", "S"))


def test_a_shell_in_a_basket_has_a_page() -> None:
    """Enter on it says what it is worth and where it lies."""
    text = _frame(_diving(baskets=(("cowrie",), ())), ("b", "down", "enter"))
    assert "Worth 2." in text
    assert "It is in Ada's basket." in text


def test_in_a_long_game_the_end_of_a_round_is_told() -> None:
    """After every round a page has the points so far and what is left; a short game has none."""
    for turns, is_told in ((6, True), (3, False)):
        played = session_at(TITLE, BESIDE_A_BOT)
        played.match.state.options = replace(played.match.state.options, turns=turns)
        played = play_on(played, 1)
        frame = _frame(played, ("1", "1"), Settings(pace="instant"))
        assert ("Round 1 is over" in frame) == is_told
        assert ("shells are left in the bag" in frame) == is_told


def test_points_stand_in_the_table_that_every_game_has() -> None:
    """What everybody has now stands beside what the end would leave, and each line opens what it consists of."""
    text = _frame(_diving(points=(5, 3)), ("v",))
    rows = {" ".join(row.split()[:-2]) for row in text.splitlines() if row.split()[-2:] == ["5", "3"]}
    assert rows == {"►now", "if it ended now"}
    assert "Ada has 5 points" in _frame(_diving(points=(5, 3)), ("v", "down", "enter"))
