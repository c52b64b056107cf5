"""What the house is offered of campaigns: how their games begin, what these leave, and what is told between them."""

from __future__ import annotations

from maracaibo_tui.games.maracaibo.rules.series import after, archive, at_chapter, first, left, named, options_of
from maracaibo_tui.games.maracaibo.state.campaign import Archive, Beat
from maracaibo_tui.games.maracaibo.state.position import State

from . import pages

__all__ = [
    "after",
    "archive",
    "at_chapter",
    "beats",
    "began",
    "first",
    "left",
    "named",
    "options_of",
    "pages",
]


def began(position: State) -> Archive | None:
    """Give what a position began from; None in single games."""
    return None if position.story is None else position.story.began


def beats(position: State) -> tuple[Beat, ...]:
    """Give the sides that were read in a game so far."""
    return () if position.story is None else position.story.beats
