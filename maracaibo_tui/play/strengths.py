"""How strong a bot is that takes a seat: in files bots have their ids, everybody who reads or types has four words.

No strength sees more than its seat, and none is helped (RIV-40, RIV-41).
"""

from __future__ import annotations

from collections.abc import Mapping

from maracaibo_tui.engine.choices import Value

_BOT = " bot"
USUAL = "greedy"
"""Who plays where nobody says how strong."""
BOTS = (
    Value("mild", "beginner bot", "Plays sensibly, has a favourite and misses chances. Good for a first game."),
    Value(USUAL, "usual bot", "Tries out where each answer leads and takes the best one, without a plan."),
    Value("planner", "strong bot", "Plans its whole turn and looks at the next one. Hard to beat."),
    Value("searcher", "master bot", "Plays its best plans on in thought and takes its time. Harder still."),
)
"""The values of a seat that no person plays, the weakest first."""
EARLIER: Mapping[str, str] = {"busy": "weak", "random": "silly"}
"""By id: bots without a plan, by their words; games that were saved with them go on, new ones do not offer them."""
LAST_RESORT = "random"
"""Who plays for a bot that this program does not have; it can play any game."""
WORDS: Mapping[str, str] = {value.id: value.label.removesuffix(_BOT) for value in BOTS}
"""By id: the word for how strong a bot is; files and commands know a bot by both."""


def bot_meant(typed: str) -> str:
    """Give the id of the bot that somebody typed the word or the id of; nothing if there is none."""
    return next((bot for bot, word in {**WORDS, **EARLIER}.items() if typed in {word, bot}), "")


def word_for(bot: str) -> str:
    """Give the word for a bot; of one that this program does not have, what its file calls it."""
    return WORDS.get(bot) or EARLIER.get(bot, bot)


def label_for(bot: str) -> str:
    """Call a bot by its strength, as in `usual bot`; one that this program does not have as its file calls it."""
    word = word_for(bot)
    return bot if word == bot else f"{word}{_BOT}"
