"""Any game played at random, the same one every time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

from maracaibo_tui.engine.chance import below, from_seed
from maracaibo_tui.engine.match import Match

S = TypeVar("S")


def answers(match: Match[Any], seed: int) -> Iterator[str]:
    """Play to the end; yields each answer before it is given."""
    chance = from_seed(seed)
    while match.question is not None:
        options = match.question.options
        chance, pick = below(chance, len(options))
        yield options[pick]
        match.answer(options[pick], auto=len(options) == 1)


def stops(match: Match[S], seed: int, every: int = 1) -> Iterator[Match[S]]:
    """Play a game and stop at every so many questions, and at the end."""
    for number, _ in enumerate(answers(match, seed)):
        if number % every == 0:
            yield match
    yield match
