"""Moving quest tiles to where a given position has them (INV-14)."""

from collections.abc import Collection, Iterable

from maracaibo_tui.engine.paths import PathError
from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.rules.legacy import in_play, refill_city_quest
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable, everybody

from .values import on_board, text, texts, without

Ids = tuple[str, ...]


def set_pile(t: MaracaiboTable, path: str, _ids: Ids, value: object) -> None:
    """Put quest tiles on top of the pile."""
    quests = texts(path, value, t.printed.box.quests, "quest tile")
    lift_quests(t, quests)
    t.state.quest_pile = (*quests, *t.state.quest_pile)


def set_location(t: MaracaiboTable, path: str, ids: Ids, value: object) -> None:
    """Lay quest tiles at a location, the oldest first; those that lay there go under the pile (MAR-QUEST-14)."""
    place = on_board(t, path, ids[0])
    quests = texts(path, value, t.printed.box.quests, "quest tile")
    if place == t.printed.start:
        raise PathError(f"{path}: found a quest at the start space, allowed any other location")
    lying = t.state.quests.get(place, ())
    story_tiles = tuple([quest for quest in lying if quest in t.printed.box.stories])
    under_pile(t, lying, (*story_tiles, *quests))
    lift_quests(t, quests)
    t.state.quests = {**t.state.quests, place: (*story_tiles, *quests)}


def set_track(t: MaracaiboTable, path: str, ids: Ids, value: object) -> None:
    """Lay a quest tile onto a quest space of the explorer track; nothing makes it an emptied one (MAR-EXPLORE-05)."""
    space = ids[0]
    quest = text(path, value, ("", *t.printed.box.quests), "quest tile")
    if quest and not t.printed.spaces[space].quest:
        raise PathError(f"{path}: found a space for no quest, allowed a quest space of the explorer track")
    before = t.state.track_quests.get(space)
    under_pile(t, [before] if before else [], [quest])
    lift_quests(t, [quest])
    if quest:
        t.state.track_quests = {**t.state.track_quests, space: quest}


def settle_city_quest(t: MaracaiboTable) -> None:
    """See that the city that a legacy tile adds to a village has a quest of its own: the newest (MAR-LEGACY-09)."""
    village, state = in_play(t, v.LegacyPuertoCabezas), t.state
    lying = state.quests.get(village.tile.location or "", ()) if village is not None else ()
    if village is None or state.city_quest in lying:
        return
    if lying:
        state.city_quest = lying[-1]
    else:
        refill_city_quest(t)


def lift_quests(t: MaracaiboTable, quests: Collection[str]) -> None:
    """Take quest tiles from wherever they are."""
    state = t.state
    state.quest_pile = without(state.quest_pile, quests)
    state.track_quests = {space: quest for space, quest in state.track_quests.items() if quest not in quests}
    state.quests = {place: without(lying, quests) for place, lying in state.quests.items()}
    for owner in everybody(t):
        owner.quests = without(owner.quests, quests)
    for p in state.players:
        p.card_quests = {card: quest for card, quest in p.card_quests.items() if quest not in quests}


def under_pile(t: MaracaiboTable, quests: Iterable[str], kept: Collection[str]) -> None:
    """Put the quest tiles that are not kept under the pile."""
    gone = [quest for quest in quests if quest not in kept]
    lift_quests(t, gone)
    t.state.quest_pile = (*t.state.quest_pile, *gone)
