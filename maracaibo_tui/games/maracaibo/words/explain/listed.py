"""Things of which only some are listed: nobody who looks through the box meets the story of a campaign in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Generic, TypeVar

from maracaibo_tui.games.maracaibo.box.components import Box, Legacy
from maracaibo_tui.games.maracaibo.box.stories import Story
from maracaibo_tui.games.maracaibo.box.vocabulary import PlaceLegacy

T = TypeVar("T")


class Listed(Mapping[str, T], Generic[T]):
    """All of some things by id; who lists them is given some of them only."""

    def __init__(self, known: Mapping[str, T], listed: Mapping[str, T]) -> None:
        """Know all, and list some."""
        self._known, self._listed = known, listed

    def __getitem__(self, name: str) -> T:
        """Give a thing, listed or not."""
        return self._known[name]

    def __iter__(self) -> Iterator[str]:
        """List some."""
        return iter(self._listed)

    def __len__(self) -> int:
        """Count those that are listed."""
        return len(self._listed)


def tiles_of_single_games(box: Box) -> Mapping[str, Legacy]:
    """Give the legacy tiles that story cards of single games bring: nobody need have met the others."""
    told = [each for story in single_games(box).values() for each in (*story.setup, *chain(*story.rounds.values()))]
    named = {tile for each in told if isinstance(each, PlaceLegacy) for tile in each.tiles}
    return {name: tile for name, tile in box.legacy.items() if name in named}


def single_games(box: Box) -> Mapping[str, Story]:
    """Give the story cards of single games (MAR-STORY-02)."""
    return {name: story for name, story in box.stories.items() if not story.kind}
