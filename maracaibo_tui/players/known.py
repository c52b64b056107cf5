"""The bots by name, and how one sits down at a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from maracaibo_tui.engine.forms import taken_apart
from maracaibo_tui.engine.match import Game
from maracaibo_tui.engine.question import Question
from maracaibo_tui.engine.title import Judge

from . import busy, greedy, random

Choose = Callable[[Question, int], tuple[int, str]]
"""A bot at a table: a question and a random value make the random value after it and the option taken."""
Look = Callable[[int], Any]
"""What a seat may see just now."""

RANDOM, BUSY, GREEDY = "random", "busy", "greedy"
NAMES = (RANDOM, BUSY, GREEDY)


def seated(name: str, game: Game[Any], judge: Callable[[], Judge], sight: busy.Sight, look: Look) -> Choose:
    """Seat a bot; what it sees is what `look` shows to the seat asked. Only who thinks asks for the judge.

    What changes nothing on the table is not offered to bots.
    """
    chosen = _among_answers(name, game, judge, sight, look)
    if not sight.ORDERS:
        return chosen

    def choose(question: Question, chance: int) -> tuple[int, str]:
        answers = [option for option in question.options if taken_apart(option).word not in sight.ORDERS]
        return chosen(replace(question, options=tuple(answers)), chance)

    return choose


def _among_answers(name: str, game: Game[Any], judge: Callable[[], Judge], sight: busy.Sight, look: Look) -> Choose:
    if name == RANDOM:
        return random.choose
    if name == BUSY:
        return busy.bot(sight)
    asked = judge()
    return lambda question, chance: greedy.choose(greedy.Grounds(game, asked, look(question.seat)), question, chance)
