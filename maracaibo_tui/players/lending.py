"""What a title lends to bots and hints: its rules, its sight, and its judge with the weights wished for."""

from __future__ import annotations

from typing import Any

from maracaibo_tui.engine.match import Game
from maracaibo_tui.engine.title import Title
from maracaibo_tui.library.weights import USUAL, weights_of

from .contract import Lent


def lent(title: Title, rules: Any, weights: str = USUAL) -> Lent:  # noqa: ANN401 - the rules of the title
    """Give what thinks about a game of this title by these weights: a name or a file."""
    game: Game[Any] = rules
    return Lent(game, title.sight, lambda: title.judge(rules.printed, weights_of(title.id, weights)))
