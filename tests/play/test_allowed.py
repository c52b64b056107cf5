"""Who can play is asked of the title; what cannot be is one sentence, the same on the form and for the simulation."""

from __future__ import annotations

import msgspec
import pytest

from maracaibo_tui.cabinet.wishes import NewGame
from maracaibo_tui.cli import run
from maracaibo_tui.library.saves import SaveError
from maracaibo_tui.play.allowed import refusal, sentence
from maracaibo_tui.play.granting import planned
from maracaibo_tui.play.plan import Plan
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.setting_up import SetUp
from tests.support.any_table import let_the_toy_in, rules_of
from tests.support.toy import choices
from tests.support.toy.rules import Toy
from tests.support.toy.title import TITLE, ToyTitle


@pytest.fixture(autouse=True)
def house(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the toy in."""
    let_the_toy_in(monkeypatch)


@pytest.fixture(name="solitary")
def only_for_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the toy a game for one person."""
    monkeypatch.setattr(ToyTitle, "seats", (1,))
    monkeypatch.setattr(choices, "refusal", lambda chosen, seats: "")  # noqa: ARG005 - as the contract has it
    monkeypatch.setattr(Toy, "refusal", lambda self, options: "")  # noqa: ARG005 - likewise


def test_too_many_are_refused_in_a_sentence() -> None:
    """Form and simulation say the same of a table that is too large."""
    said = "Players: 4 cannot play; allowed are 2 to 3."
    seats = tuple(Seat(name) for name in "ABCD")
    assert SetUp(TITLE).refusal(Plan(seats=seats)) == said
    assert refusal(TITLE, rules_of("toy"), {}, 4) == said


def test_the_simulation_prints_that_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    """It says why, and ends with 2."""
    assert run(["simulate", "--game", "toy", "--seats", "busy,busy,busy,busy"]) == 2
    assert capsys.readouterr().err == "Players: 4 cannot play; allowed are 2 to 3.\n"
    assert run(["simulate", "--game", "toy", "--seats", "busy"]) == 2
    assert capsys.readouterr().err == "One diver alone has nobody to share with: two or three play.\n"


def test_what_rules_refuse_becomes_a_sentence() -> None:
    """An option is called as on the form, and a sentence begins large and ends with a full stop."""
    assert sentence("bot_level: there is no level 9") == "Bot level: there is no level 9."
    assert sentence("") == ""


@pytest.mark.usefixtures("solitary")
def test_a_game_for_one_is_planned_and_simulated(capsys: pytest.CaptureFixture[str]) -> None:
    """Nobody else sits at the table where nobody is wished for, and more are refused."""
    assert planned(TITLE, NewGame(), Plan()).seats == (Seat("Ada"),)
    assert run(["simulate", "--game", "toy", "--json"]) == 0
    assert list(msgspec.json.decode(capsys.readouterr().out)["scores"]["seats"]) == ["1"]
    assert refusal(TITLE, rules_of("toy"), {}, 2) == "Players: 2 cannot play; allowed is 1."


def test_more_bots_than_seats_are_refused_by_the_number_of_the_title() -> None:
    """How many can play is said by the title, not by how many names it has."""
    with pytest.raises(SaveError, match="3 bots are more than there are seats; 3 can play"):
        planned(TITLE, NewGame(players="Eve", bot="busy,busy,busy"), Plan())
