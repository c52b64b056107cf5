"""A bot without a plan: it takes any option, each as likely as the others."""

from maracaibo_tui.engine.chance import below
from maracaibo_tui.engine.question import Question


def choose(question: Question, chance: int) -> tuple[int, str]:
    """Pick an option by a random value of its own; give the value after it and the option."""
    chance, pick = below(chance, len(question.options))
    return chance, question.options[pick]
