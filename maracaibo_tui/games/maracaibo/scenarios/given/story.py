"""Saying what of a campaign's story a given position has."""

from msgspec.structs import replace

from maracaibo_tui.engine.forms import made, taken_apart, value_of
from maracaibo_tui.engine.paths import PathError
from maracaibo_tui.games.maracaibo.audit.story_paths import TILE
from maracaibo_tui.games.maracaibo.box.checks.campaign import known_facts
from maracaibo_tui.games.maracaibo.rules.story import put_into_play, take_out_of_play
from maracaibo_tui.games.maracaibo.state.campaign import Campaign, StoryCard
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable

from .values import number, table, text, texts

Ids = tuple[str, ...]
_ALLOWED = "a list; each entry the id of a story card, or a table with card, laid and waited"


def _story(t: MaracaiboTable, path: str) -> Campaign:
    if t.state.story is None:
        raise PathError(f"{path}: found a single game, allowed only in a campaign (setup.campaign)")
    return t.state.story


def set_cards(t: MaracaiboTable, path: str, _ids: Ids, value: object) -> None:
    """Say which story cards are in play; none lays a story tile, and one that leaves takes its own away."""
    story = _story(t, path)
    if not isinstance(value, list):
        raise PathError(f"{path}: found no list, allowed {_ALLOWED}")
    cards = [_card(t, path, each) for each in value]
    for each in story.cards:
        take_out_of_play(t, each.card)
    for each in cards:
        put_into_play(t, each)


def _card(t: MaracaiboTable, path: str, value: object) -> StoryCard:
    if isinstance(value, str):
        return StoryCard(card=text(path, value, t.printed.box.stories, "story card"), from_setup=True)
    found = table(path, value)
    return StoryCard(
        card=text(path, found.get("card"), t.printed.box.stories, "story card"),
        laid=found.get("laid") is not False,
        waited=number(path, found.get("waited", 0), 0),
        from_setup=True,
    )


def set_facts(t: MaracaiboTable, path: str, _ids: Ids, value: object) -> None:
    """Say what is known of the story."""
    story = _story(t, path)
    t.state.campaign = replace(story, facts=texts(path, value, known_facts(t.printed.box), "fact"))


def set_c_cards(t: MaracaiboTable, path: str, _ids: Ids, value: object) -> None:
    """Say which C-cards have come into the campaign."""
    story = _story(t, path)
    t.state.campaign = replace(story, c_cards=texts(path, value, t.printed.cards, "project card"))


def _card_of(quest: object) -> object:
    """Give the story card whose tile is named, or what stands there."""
    return value_of(quest) if isinstance(quest, str) and taken_apart(quest).word == TILE else quest


def told_apart(t: MaracaiboTable, path: str, value: object) -> object:
    """Give a list of quest tiles in which a story tile is named by its card alone; it comes from its place."""
    if not isinstance(value, list):
        return value
    found = [_card_of(each) for each in value]
    lying = {quest for quests in t.state.quests.values() for quest in quests}
    missing = [each for each in found if each in t.printed.box.stories and each not in lying]
    if missing:
        raise PathError(f"{path}: found {made(TILE, missing[0])}, allowed a story tile that lies at a location")
    return found
