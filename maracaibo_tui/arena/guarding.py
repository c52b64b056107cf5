"""A bot that raises, hangs, changes its view, or answers what is not offered loses the question only (RIV-07)."""

# ruff: noqa: ANN401 - positions and views are the game's own

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from typing import Any, NamedTuple

import msgspec

from maracaibo_tui.engine.question import Question
from maracaibo_tui.players.contract import Answer, Asked, Bot, Lent, at_once, is_planless, without_orders

PATIENCE = 60.0
"""So many seconds a bot from outside may think about a question."""
_AGAIN = 0.2
"""A bot that catches what ends its thought meets it again so soon."""


class OverranError(BaseException):
    """A bot thought for too long; no exception that a bot would catch as one of its own."""


class Seat(NamedTuple):
    """Whom a bot plays for, and what the house keeps from it."""

    look: Callable[[int], Any]
    whim: int
    is_outside: bool = False
    """Whether it does not come with the house: it sees copies, its output is kept apart, its time is limited."""
    patience: float = PATIENCE


class Guarded:
    """A bot at a seat of a series, and the questions that it has lost."""

    def __init__(self, bot: Bot, lent: Lent, seat: Seat) -> None:
        """Seat a bot."""
        self._bot, self._lent, self._seat = bot, lent, seat
        self._is_planless = is_planless(bot)
        self.faults: list[str] = []
        self.spent = (0, 0)
        """Positions made and games played on, as the bot says it."""
        self.last: Question | None = None

    def __call__(self, question: Question, chance: int) -> tuple[int, str]:
        """Ask the bot; where it has no answer, a stand-in has one."""
        self.last = question
        offered = without_orders(question, self._lent.sight.ORDERS)
        view = self._shown(question.seat)
        before = self._written(view)
        try:
            with self._kept_apart():
                answer = self._bot.answer(Asked(view, offered, chance, self._seat.whim))
            fault = self._heard(answer, offered)
            if not fault and self._written(view) != before:
                fault = "it changed what it was shown"
        except KeyboardInterrupt:
            raise
        except OverranError:
            fault = f"it thought for longer than {self._seat.patience:g} s"
        except BaseException as error:  # noqa: BLE001 - whatever a bot raises is its own
            fault = f"{type(error).__name__}: {error}"
        if not fault:
            return chance, answer.option
        self.faults.append(f"{question.point}: {fault}")
        return chance, at_once(self._lent.sight, offered)

    def _heard(self, answer: object, offered: Question) -> str:
        """Say what is wrong with an answer, and note what was spent on it."""
        if not isinstance(answer, Answer):
            return f"it gave {answer!r:.60}, which is no answer"
        if answer.option not in offered.options:
            return f"it answered {answer.option!r:.60}, which is not offered"
        nodes, playouts = answer.spent
        self.spent = (self.spent[0] + nodes, self.spent[1] + playouts)
        return ""

    def _shown(self, seat: int) -> Any:
        """Give the view: to a bot from outside one of its own, which it may do with as it likes."""
        if self._is_planless:
            return None
        view = self._seat.look(seat)
        if not self._seat.is_outside:
            return view
        return msgspec.json.decode(self._lent.rules.encode(view), type=type(view))  # type: ignore[attr-defined]

    def _written(self, view: Any) -> bytes:
        """Write down what a bot from outside was shown, for it to be compared."""
        if view is None or not self._seat.is_outside:
            return b""
        return self._lent.rules.encode(view)  # type: ignore[attr-defined, no-any-return]

    @contextmanager
    def _kept_apart(self) -> Iterator[None]:
        """Keep what a bot from outside prints out of the results, and its thoughts from lasting for ever."""
        if not self._seat.is_outside:
            yield
            return
        before = signal.signal(signal.SIGALRM, _overrun)
        signal.setitimer(signal.ITIMER_REAL, self._seat.patience, _AGAIN)
        try:
            with redirect_stdout(sys.stderr):
                yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)


def _overrun(_number: int, _frame: object) -> None:
    raise OverranError
