"""The story cards that may be chosen, and what each brings."""

from __future__ import annotations

from maracaibo_tui.engine.choices import Value
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.box.stories import Story
from maracaibo_tui.games.maracaibo.box.vocabulary import CardsIntoDeck, PlaceLegacy
from maracaibo_tui.games.maracaibo.rules.story import is_playable


def stories(printed: Printed) -> tuple[Value, ...]:
    """List the story cards of a single game."""
    playable = [story for story in printed.box.stories.values() if is_playable(story)]
    return tuple(Value(story.id, f"{story.id} {story.name}", _brought(printed, story)) for story in playable)


def _brought(printed: Printed, story: Story) -> str:
    """Say what a story card lays out beside the quests: legacy tiles and further cards (MAR-STORY-01)."""
    tiles = [tile for each in story.setup if isinstance(each, PlaceLegacy) for tile in each.tiles]
    cards = sum(len(each.cards) for each in story.setup if isinstance(each, CardsIntoDeck))
    brought = [printed.box.legacy[tile].name for tile in tiles if tile in printed.box.legacy]
    brought += [f"{cards} further cards"] if cards else []
    return f"Beside the quests: {', '.join(brought)}." if brought else "No story, just quests."
