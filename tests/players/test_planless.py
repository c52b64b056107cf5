"""Bots without a plan: any option, and rather something than nothing."""

from collections import Counter

import pytest

from maracaibo_tui.commands.simulation import Bot
from maracaibo_tui.engine.question import Question
from maracaibo_tui.players import random
from tests.support import busy

BOTS = {"random": random.choose, "busy": busy.choose}


def _question(*options: str) -> Question:
    return Question(seat=1, point="DEC-10", options=options, rule="MAR-MAIN-01")


def _picks(bot: Bot, question: Question, times: int) -> Counter[str]:
    picks: Counter[str] = Counter()
    chance = 7
    for _ in range(times):
        chance, option = bot(question, chance)
        picks[option] += 1
    return picks


def test_any_option_is_taken_as_often_as_the_others() -> None:
    """The random bot has no favourites."""
    picks = _picks(random.choose, _question("city", "village", "end"), 3000)
    assert all(900 < count < 1100 for count in picks.values())
    assert set(picks) == {"city", "village", "end"}


@pytest.mark.parametrize("bot", BOTS.values(), ids=BOTS)
def test_the_same_chance_gives_the_same_answer(bot: Bot) -> None:
    """A bot keeps nothing to itself: question and chance make the answer."""
    question = _question("city", "village", "assist:A01", "end")
    assert [bot(question, chance) for chance in range(50)] == [bot(question, chance) for chance in range(50)]


@pytest.mark.parametrize("bot", BOTS.values(), ids=BOTS)
def test_a_single_option_is_taken(bot: Bot) -> None:
    """Where there is nothing to choose, a bot does not mind."""
    assert _picks(bot, _question("end"), 20) == {"end": 20}


def test_the_busy_bot_seldom_passes() -> None:
    """It gives up what it could do about once in twenty-four times, not every second time."""
    picks = _picks(busy.choose, _question("city", "end"), 2400)
    assert 50 < picks["end"] < 150


def test_the_busy_bot_sails_a_short_way() -> None:
    """Of the places in reach it prefers the nearer ones."""
    picks = _picks(busy.choose, _question(*(f"sail:{place}" for place in range(1, 8))), 1400)
    assert picks["sail:1"] > 2 * picks["sail:6"] > 0
