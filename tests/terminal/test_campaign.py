"""A campaign in a real terminal by keys alone: from the title to a vote and what follows it, left and gone on with."""

from __future__ import annotations

from pathlib import Path

import pytest

from maracaibo_tui.engine.chance import from_seed
from maracaibo_tui.play import campaigns
from maracaibo_tui.play.plan import Plan
from maracaibo_tui.play.seats import Seat
from tests.support import busy
from tests.support.played import TITLE
from tests.terminal.tmux import PROGRAM, Tmux, terminal

SIZE = (80, 24)
CHAPTER, CARD, PLACE = 5, "26", "17"
PLAN = Plan(seats=(Seat("Ada"), Seat("Ben")), chosen={"start": "listed"}, seed=7)
MOST = 600
_NO_KEY = "y"
"""A key without a meaning: it hurries what is being told."""


def _up_to_the_scoring() -> None:
    """Play the first game of a campaign until its first round is scored; somebody fetches the story tile."""
    sitting = campaigns.next_game(campaigns.new_campaign(TITLE, PLAN, CHAPTER))
    session, chance = sitting.session, from_seed(1)
    for _ in range(MOST):
        session.settle()
        session.pass_keyboard()
        question = session.question
        assert question is not None
        if question.point == "DEC-61":
            break
        chance, option = busy.choose(question, chance)
        wished = [each for each in (f"quest:{CARD}", f"sail:{PLACE}") if each in question.options]
        session.answer(session.number, wished[0] if wished else option)
    assert any(CARD in player.quests for player in session.match.state.players)
    sitting.saving.release()


def _to_the_vote(opened: Tmux) -> None:
    """Take points for the scoring, whoever is asked, until the other side of the card is read."""
    answers = {"my cards": "Enter", "the other side": "", "is over: do you buy": "0", "to the end": _NO_KEY}
    while True:
        seen = opened.wait(lambda text: any(words in text for words in answers), "the scoring or the vote")
        opened.until_still()
        if "the other side" in seen:
            return
        opened.press(next(key for words, key in answers.items() if words in seen))
        opened.until_still()


def test_a_campaign_by_keys_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who comes back reads what happened before; the vote goes round, and all of it is there after a break."""
    monkeypatch.setenv("MARACAIBO_HOME", str(tmp_path))
    _up_to_the_scoring()
    with terminal((), SIZE, tmp_path) as opened:
        opened.wait_for("Campaigns")
        opened.press("5")
        assert "1686, game 1" in opened.wait_for("The Quiet Concern · Ada, Ben")
        opened.press("Enter")
        opened.wait_for("Go on with game 1")
        opened.press("1")
        opened.wait_for("Previously")
        _sit_down(opened)
        _to_the_vote(opened)
        opened.press("2")
        opened.wait_for("By now")
        opened.press("q")
        opened.wait_for("Saved as ")
        opened.press("q")
        opened.start_again(PROGRAM)
        opened.wait_for("Continue")
        opened.press("1")
        opened.wait_for("Previously")
        _sit_down(opened)
        opened.wait_for("votes now, last.")
        opened.until_still()
        opened.press("2")
        assert "Bring a crown's charter" in opened.wait_for("You choose:")
        opened.until_still()
        opened.press("Enter")
        opened.wait_for("Card 28 Three Charters")


def _sit_down(opened: Tmux) -> None:
    """Read what happened before to its end, and sit down at the table."""
    opened.until_still()
    while "Sit down at the table" not in opened.shown():
        opened.press("Enter")
        opened.until_still()
    opened.press("1")
    opened.until_still()
