"""Bots at the seats of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, partial
from typing import Any

from maracaibo_tui.engine.match import Entry, Match
from maracaibo_tui.engine.question import Question
from maracaibo_tui.engine.sight import Sight
from maracaibo_tui.players.contract import Answer, Asked, chance_for_game, chance_of, is_planless, without_orders
from maracaibo_tui.players.contract import Bot as Thinking
from maracaibo_tui.players.known import lender, made

from .seats import Seat
from .session import Bot
from .strengths import EARLIER, LAST_RESORT, WORDS
from .terms import Terms
from .thinker import Apart, NotYetError, Thinker


class SeatedBot:
    """A bot whose every choice follows from the seed of the game, its seat, and the number of its question.

    So it decides the same again after an undo, and after the game was closed and opened: what it may have remembered
    of its turn it thinks again then (RIV-06).
    """

    def __init__(self, make: Callable[[], Thinking], seat: int, seed: int, match: Match[Any], sight: Sight) -> None:
        """Seat a bot at a match; it is made when it is first asked."""
        self._make, self._seat, self._match = make, seat, match
        self._view, self._orders = sight.view, sight.ORDERS
        self._whim = chance_for_game(seed, seat - 1)
        self._is_fresh = True

    @cached_property
    def _bot(self) -> Thinking:
        return self._make()

    def think_as(self, bot: Thinking) -> None:
        """Think by another one of the same kind from now on."""
        self._bot = bot
        self.forget()

    def choose(self, view: Any, question: Question) -> str | None:  # noqa: ANN401 - the game's own view
        """Choose one of the options; None while it thinks in another process."""
        try:
            if self._is_fresh and not is_planless(self._bot):
                self._think_again()
            asked = len([entry for entry in self._match.journal if self._is_own(entry)])
            return self._answer(view, question, asked).option
        except NotYetError:
            return None

    def forget(self) -> None:
        """Forget everything; an answer was taken back."""
        self._bot.forget()
        self._is_fresh = True

    def _answer(self, view: Any, question: Question, number: int) -> Answer:  # noqa: ANN401 - the game's own view
        asked = without_orders(question, self._orders)
        return self._bot.answer(Asked(view, asked, chance_of(self._whim, number), self._whim))

    def _think_again(self) -> None:
        """Answer the own questions of this turn again and throw the answers away, so that the plan is known again."""
        match = self._match
        start = match.turn_from
        number = len([entry for entry in match.journal[:start] if self._is_own(entry)])
        twin = Match(match.game, match.game.copy(match.turn_start), keep_steps=False)
        for entry in match.journal[start:]:
            question = twin.asked(entry.seat)
            if question is None or entry.answer not in question.options:
                break
            if self._is_own(entry):
                self._answer(self._view(twin.state, self._seat), question, number)
                number += 1
            twin.answer(entry.answer, seat=entry.seat, auto=entry.auto)
        self._is_fresh = False

    def _is_own(self, entry: Entry) -> bool:
        return entry.seat == self._seat and not entry.auto


def think_apart(terms: Terms, seats: Sequence[Seat], bots: Mapping[int, Bot], thinker: Thinker) -> None:
    """Let all bots that think do so in another process from now on."""
    for number, bot in bots.items():
        if isinstance(bot, SeatedBot) and seats[number - 1].bot in WORDS:
            bot.think_as(Apart(seats[number - 1].bot, terms.game, thinker, terms.title.sight))


def bots_of(terms: Terms, seats: Sequence[Seat], seed: int, match: Match[Any]) -> dict[int, Bot]:
    """Give the bot of every seat that no person plays."""
    lend, known = lender(terms.title, terms.game), {*WORDS, *EARLIER}
    return {
        number: SeatedBot(
            partial(made, seat.bot if seat.bot in known else LAST_RESORT, lend), number, seed, match, terms.title.sight
        )
        for number, seat in enumerate(seats, 1)
        if not seat.is_person
    }
