"""The bots that may take a seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from maracaibo_tui.engine.chance import from_seed
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.maracaibo.rules.game import Maracaibo
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.session import Bot
from maracaibo_tui.players.known import seated
from maracaibo_tui.tui.shell.setup import Value

BOTS = (
    Value("greedy", "strong bot", "Tries out where its answers lead and takes the best one: hard to beat."),
    Value("busy", "weak bot", "Does something on every turn, but without a plan: good for a first game."),
    Value("random", "silly bot", "Answers by chance: for looking round in peace."),
)
"""The values of a seat that no person plays, the strongest first; every bot there is has one."""


class SeatedBot:
    """A bot whose every choice follows from the seed of the game and the number of answers before it.

    So it decides the same again after an undo, and after the game was closed and opened.
    """

    def __init__(self, called: str, game: Maracaibo, seed: int, answers: Callable[[], int]) -> None:
        """Seat the bot of this name."""
        from maracaibo_tui.games.maracaibo.judgement.judge import Judgement

        self._view: Any = None
        self._seed, self._answers = seed, answers
        self._choose = seated(called, game, Judgement(game.printed), lambda _seat: self._view)

    def choose(self, view: Any, question: Question) -> str:  # noqa: ANN401 - the game's own view
        """Choose one of the options."""
        self._view = view
        return self._choose(question, from_seed(from_seed(self._seed) + self._answers()))[1]


def bots_of(game: Maracaibo, seats: Sequence[Seat], seed: int, answers: Callable[[], int]) -> dict[int, Bot]:
    """Give the bot of every seat that no person plays."""
    known = {value.id for value in BOTS}
    return {
        number: SeatedBot(seat.bot if seat.bot in known else BOTS[-1].id, game, seed, answers)
        for number, seat in enumerate(seats, 1)
        if not seat.is_person
    }
