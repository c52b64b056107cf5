"""The bots that may take a seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from maracaibo_tui.engine.chance import from_seed
from maracaibo_tui.engine.choices import Value
from maracaibo_tui.engine.question import Question
from maracaibo_tui.players.known import seated

from .seats import Seat
from .session import Bot
from .terms import Terms

BOTS = (
    Value("greedy", "strong bot", "Tries out where its answers lead and takes the best one. Hard to beat."),
    Value("busy", "weak bot", "Does something every turn, but without a plan. Good for a first game."),
    Value("random", "silly bot", "Answers at random. Good for looking round in peace."),
)
"""The values of a seat that no person plays, the strongest first; every bot there is has one."""


class SeatedBot:
    """A bot whose every choice follows from the seed of the game and the number of answers before it.

    So it decides the same again after an undo, and after the game was closed and opened.
    """

    def __init__(self, called: str, terms: Terms, chance: Callable[[], int]) -> None:
        """Seat the bot of this name; `chance` is a random value that follows from the game as far as it has come."""
        self._view: Any = None
        self._chance = chance
        title, game = terms.title, terms.game
        self._choose = seated(called, game, lambda: title.judge(game.printed), title.sight, lambda _seat: self._view)

    def choose(self, view: Any, question: Question) -> str:  # noqa: ANN401 - the game's own view
        """Choose one of the options."""
        self._view = view
        return self._choose(question, self._chance())[1]


def bots_of(terms: Terms, seats: Sequence[Seat], seed: int, answers: Callable[[], int]) -> dict[int, Bot]:
    """Give the bot of every seat that no person plays."""
    known = {value.id for value in BOTS}

    def chance() -> int:
        return from_seed(from_seed(seed) + answers())

    return {
        number: SeatedBot(seat.bot if seat.bot in known else BOTS[-1].id, terms, chance)
        for number, seat in enumerate(seats, 1)
        if not seat.is_person
    }
