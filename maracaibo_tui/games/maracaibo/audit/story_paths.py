"""State paths of a campaign's story: cards in play, story tiles, what is known."""

from collections.abc import Callable, Mapping, Sequence

from maracaibo_tui.engine.forms import made
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable

TILE = "story"
"""The word that names the story tile of a card among quest tiles: `story:07`."""
Value = Callable[[MaracaiboTable, tuple[str, ...]], object]


def quests_named(t: MaracaiboTable, quests: Sequence[str]) -> list[str]:
    """Name quest tiles that somebody has; a story tile by its card."""
    return [made(TILE, quest) if quest in t.printed.box.stories else quest for quest in quests]


def quests_alone(t: MaracaiboTable, quests: Sequence[str]) -> list[str]:
    """Name quest tiles without the story tiles among them."""
    return [quest for quest in quests if quest not in t.printed.box.stories]


def _story_at(t: MaracaiboTable, location: str) -> str:
    """Name the story card whose tile lies at a location."""
    return next((quest for quest in t.state.quests.get(location, ()) if quest in t.printed.box.stories), "")


STORY: Mapping[str, Value] = {
    "story.cards": lambda t, _ids: [each.card for each in t.state.story.cards] if t.state.story else [],
    "story.tiles": lambda t, _ids: t.state.story.pile if t.state.story else 0,
    "story.facts": lambda t, _ids: list(t.state.story.facts) if t.state.story else [],
    "story.c_cards": lambda t, _ids: list(t.state.story.c_cards) if t.state.story else [],
    "locations.<location>.story": lambda t, ids: _story_at(t, ids[0]),
}


def is_of_no_story(t: MaracaiboTable, pattern: str) -> bool:
    """Tell whether a path speaks of a story, and there is none."""
    return pattern in STORY and t.state.story is None
