"""The bots that may take a seat: in files by their ids, for everybody who reads or types by how strong they are."""

from __future__ import annotations

from maracaibo_tui.engine.choices import Value

_BOT = " bot"
BOTS = (
    Value("greedy", "strong bot", "Tries out where its answers lead and takes the best one. Hard to beat."),
    Value("busy", "weak bot", "Does something every turn, but without a plan. Good for a first game."),
    Value("random", "silly bot", "Answers at random. Good for looking round in peace."),
)
"""The values of a seat that no person plays, the strongest first; every bot there is has one."""
WEAKEST = BOTS[-1].id
WORDS = {value.id: value.label.removesuffix(_BOT) for value in BOTS}
"""By id: the word for how strong a bot is; files and commands know a bot by both."""


def bot_meant(typed: str) -> str:
    """Give the id of the bot that somebody typed the word or the id of; nothing if there is none."""
    return next((bot for bot, word in WORDS.items() if typed in {word, bot}), "")


def word_for(bot: str) -> str:
    """Give the word for a bot; of one that this program does not have, what its file calls it."""
    return WORDS.get(bot, bot)
