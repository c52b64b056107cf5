"""A bot without a plan: it takes any option, each as likely as the others."""

from collections.abc import Mapping

from maracaibo_tui.engine.chance import below
from maracaibo_tui.engine.question import Question

from .contract import Bot, Lent, Planless, checked

SAYS = "Answers at random."
WISHES: Mapping[str, str] = {}


def choose(question: Question, chance: int) -> tuple[int, str]:
    """Pick an option by a random value of its own; give the value after it and the option."""
    chance, pick = below(chance, len(question.options))
    return chance, question.options[pick]


def make(lent: Lent, wishes: Mapping[str, str]) -> Bot:
    """Answer at random."""
    del lent
    checked(wishes, WISHES, "random")
    return Planless(choose)
