"""Ids inside effects and items that must name something: places, cards, tiles, synergies."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Mapping
from typing import Any, TypeAlias

from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.checks.board import places_of
from maracaibo_tui.games.maracaibo.box.checks.finding import Finding, known
from maracaibo_tui.games.maracaibo.box.checks.printed_effects import printed_effects, story_instructions
from maracaibo_tui.games.maracaibo.box.components import BUILDINGS, Box, Legacy
from maracaibo_tui.games.maracaibo.box.stories import Story

_Check: TypeAlias = Callable[[str, str, Any, Box], Iterator[Finding]]
OF_THE_STORY = "C"
"""How the ids of cards begin that are in no deck until a story brings them."""


def reference_findings(box: Box) -> Iterator[Finding]:
    """Find ids that name nothing, and places where nothing may lie."""
    yield from _named_findings(box)
    for card in box.cards.values():
        yield from _optional(card.copy_of, box.cards, f"card {card.id}", "copy_of", "a card")
    for building in box.prestige.values():
        if building.scoring is None and building.id not in BUILDINGS:
            yield Finding(f"prestige {building.id}", "scoring", "nothing", f"one of {', '.join(BUILDINGS)}")
        yield from known(building.synergy, box.synergies, f"prestige {building.id}", "synergy", "a synergy")
    for area in box.areas.values():
        yield from _optional(area.after, box.areas, f"area {area.id}", "after", "an area of the ship")
    for place in box.locations.values():
        yield from _optional(place.two_player_tile, box.tiles, f"location {place.id}", "two_player_tile", "a city tile")
    for village in box.numbers.setup.two_player_markers:
        yield from known(village, box.locations, "numbers", "setup.two_player_markers", "a location")
    for story in box.stories.values():
        yield from _story_findings(story)
    arrows = {(place.id, arrow.to) for place in box.locations.values() for arrow in place.next}
    for tile in box.legacy.values():
        yield from _legacy_findings(tile, box, arrows)


def _named_findings(box: Box) -> Iterator[Finding]:
    for item, field, effect in printed_effects(box):
        check = _CHECKS.get(type(effect))
        if check is not None:
            yield from check(item, field, effect, box)


def _optional(given: str | None, ids: Container[str], item: str, field: str, kind: str) -> list[Finding]:
    return [] if given is None else known(given, ids, item, field, kind)


def _naming(name: str, ids: Callable[[Box], Container[str]], kind: str) -> _Check:
    """Check a field of an effect that holds an id, or several."""

    def check(item: str, field: str, effect: Any, box: Box) -> Iterator[Finding]:  # noqa: ANN401 - of several types
        given = getattr(effect, name)
        for each in (given,) if isinstance(given, str) else given:
            yield from known(each, ids(box), item, f"{field}.{name}", kind)

    return check


def _nowhere(item: str, field: str, _effect: object, _box: Box) -> Iterator[Finding]:
    yield Finding(item, field, '"l1_quest"', "any other effect: a city of a legacy tile has it by itself")


def _aiming(item: str, field: str, effect: Any, box: Box) -> Iterator[Finding]:  # noqa: ANN401 - of several types
    place = places_of(box).get(effect.location)
    if place is None or place.kind not in ("city", "village"):
        yield Finding(item, f"{field}.location", f'"{effect.location}"', "the id of a city or village")


_CHECKS: Mapping[type, _Check] = {
    **dict.fromkeys(
        (v.IncomeIfSynergy, v.CaDoubloonsSynergy), _naming("synergy", lambda box: box.synergies, "a synergy")
    ),
    v.Synergy: _naming("kind", lambda box: box.synergies, "a synergy"),
    **dict.fromkeys((v.CardsToDiscard, v.CardsIntoDeck), _naming("cards", lambda box: box.cards, "a card")),
    v.ReadNow: _naming("card", lambda box: box.stories, "a story card"),
    **dict.fromkeys((v.PlaceLegacy, v.RemoveLegacy), _naming("tiles", lambda box: box.legacy, "a legacy tile")),
    v.L1Quest: _nowhere,
    **dict.fromkeys((v.CostAssistant, v.PlaceQuests, v.PlaceStoryTile), _aiming),
}
"""What is checked of effects that name something, or that nobody may print."""


def _story_findings(story: Story) -> Iterator[Finding]:
    """Find cards that are in a deck already, and cards and tiles that a story brings twice."""
    brought: set[str] = set()
    for item, field, effect in story_instructions(story):
        part, names = _brought(effect)
        for name in names:
            if part == "cards" and not name.startswith(OF_THE_STORY):
                yield Finding(item, f"{field}.{part}", f'"{name}"', f'a card whose id begins with "{OF_THE_STORY}"')
            elif name in brought:
                yield Finding(item, f"{field}.{part}", f'"{name}" again', "each card and tile once")
            brought.add(name)


def _brought(effect: v.StoryInstruction) -> tuple[str, tuple[str, ...]]:
    """Name the field of an instruction that brings pieces, and the pieces."""
    match effect:
        case v.CardsToDiscard(cards=cards) | v.CardsIntoDeck(cards=cards):
            return "cards", cards
        case v.PlaceLegacy(tiles=tiles):
            return "tiles", tiles
        case _:
            return "", ()


def _legacy_findings(tile: Legacy, box: Box, arrows: Container[tuple[str, str | None]]) -> Iterator[Finding]:
    name = f"legacy {tile.id}"
    yield from _optional(tile.location, box.locations, name, "location", "a location")
    ends = {"from": tile.from_, "to": tile.to}
    unknown = [each for field, end in ends.items() for each in _optional(end, box.locations, name, field, "a location")]
    yield from unknown
    if tile.from_ is not None and not unknown and (tile.from_, tile.to) not in arrows:
        yield Finding(name, "to", f'no arrow from "{tile.from_}" to "{tile.to}"', "two places with an arrow")
    for field in _needed(tile):
        if not getattr(tile, field):
            yield Finding(name, field.rstrip("_"), "nothing", "a value, because of the effect of this tile")


def _needed(tile: Legacy) -> tuple[str, ...]:
    match tile.effect:
        case v.LegacyPuertoCabezas():
            return ("location", "market", "flag")
        case v.LegacyDifficultPassage():
            return ("from_", "to")
        case v.LegacyCityTwoVas() | v.LegacyCityCombat():
            return ("place", "arrows")
        case v.LegacyCollection() | v.LegacyCollectionToll():
            return ("location", "reward", "spaces")
        case v.LegacySilverFleet() | v.LegacyGoldMine():
            return ()
        case v.LegacyPlague() | v.LegacyRecruit() | v.LegacyNoVillageAction() | v.LegacyArrivalVp():
            return ("location",)
