"""A bot without a plan that rather does something than nothing, and so sees more of the game."""

from collections.abc import Callable, Sequence
from typing import Protocol

from maracaibo_tui.engine.chance import below
from maracaibo_tui.engine.question import Question

SELDOM = 12


class Sight(Protocol):
    """What the bot needs to know of a game."""

    ORDERS: frozenset[str]
    """Words of options that change nothing on the table."""

    def idle(self, question: Question) -> Sequence[str]:
        """Name the options that bring nothing or next to nothing."""

    def nearest_first(self, question: Question) -> bool:
        """Tell whether the options stand in the order of a way, the nearest place first."""


def bot(sight: Sight) -> Callable[[Question, int], tuple[int, str]]:
    """Give the bot for a game."""

    def choose(question: Question, chance: int) -> tuple[int, str]:
        """Pick an option that leads on; pass only seldom, and go a short way."""
        chance, whim = below(chance, SELDOM)
        idle = sight.idle(question) if whim else ()
        options = [option for option in question.options if option not in idle] or question.options
        chance, pick = below(chance, len(options))
        if sight.nearest_first(question):
            # The nearer of two.
            chance, other = below(chance, len(options))
            pick = min(pick, other)
        return chance, options[pick]

    return choose
