"""A bot without a plan that rather does something than nothing, and so sees more of the game."""

from collections.abc import Mapping

from maracaibo_tui.engine.chance import below
from maracaibo_tui.engine.question import Question

from .contract import Bot, Choose, Lent, Planless, Sight, checked

SAYS = "Does something every turn, but without a plan."
WISHES: Mapping[str, str] = {}
SELDOM = 12


def bot(sight: Sight) -> Choose:
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


def make(lent: Lent, wishes: Mapping[str, str]) -> Bot:
    """Do something every turn, without a plan."""
    checked(wishes, WISHES, "busy")
    return Planless(bot(lent.sight))
