"""The bots that may take a seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from maracaibo_tui.engine.chance import from_seed
from maracaibo_tui.engine.question import Question
from maracaibo_tui.players import busy, random
from maracaibo_tui.tui.shell.seats import Seat
from maracaibo_tui.tui.shell.session import Bot
from maracaibo_tui.tui.shell.setup import Value

Planless = Callable[[Question, int], tuple[int, str]]
PLANLESS: dict[str, Planless] = {"random": random.choose, "busy": busy.choose}
VALUES = (Value("random", "random"), Value("busy", "busy"))


class PlanlessBot:
    """A bot whose every choice follows from the seed of the game and the number of answers before it.

    So it decides the same again after an undo, and after the game was closed and opened.
    """

    def __init__(self, choose: Planless, seed: int, answers: Callable[[], int]) -> None:
        """Choose by this function."""
        self._choose, self._seed, self._answers = choose, seed, answers

    def choose(self, view: Any, question: Question) -> str:  # noqa: ANN401 - the game's own view
        """Choose one of the options."""
        del view
        return self._choose(question, from_seed(from_seed(self._seed) + self._answers()))[1]


def bots_of(seats: Sequence[Seat], seed: int, answers: Callable[[], int]) -> dict[int, Bot]:
    """Give the bot of every seat that no person plays."""
    return {
        number: PlanlessBot(PLANLESS.get(seat.bot, random.choose), seed, answers)
        for number, seat in enumerate(seats, 1)
        if not seat.is_person
    }
