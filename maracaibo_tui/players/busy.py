"""A bot without a plan that rather does something than nothing, and so sees more of the game."""

from maracaibo_tui.engine.chance import below
from maracaibo_tui.engine.question import Question

PASSES = frozenset({"end", "skip", "stop", "vp", "continue", "va:discard_hand", "va:doubloon", "figure_to_cp"})
"""What brings nothing or next to nothing. Only the words tell: the ids of options, which saved games hold, too."""
SELDOM = 12


def choose(question: Question, chance: int) -> tuple[int, str]:
    """Pick an option that leads on; pass only seldom, and sail a short way."""
    chance, whim = below(chance, SELDOM)
    lively = [option for option in question.options if option not in PASSES] if whim else []
    options = lively or question.options
    chance, pick = below(chance, len(options))
    if options[0].startswith("sail:"):
        # Places stand in the order of the way: the nearer of two.
        chance, other = below(chance, len(options))
        pick = min(pick, other)
    return chance, options[pick]
