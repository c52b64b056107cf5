"""What is played: a game of the house, by which rules and with which options."""

from typing import Any, NamedTuple

from maracaibo_tui.engine.title import Rules, Title


class Terms(NamedTuple):
    """What is played: the game, its rules with what is printed, their options, and where a pack of one's own lies."""

    title: Title
    game: Rules
    options: Any
    folder: str = ""
