"""Every effect printed anywhere in the box, with the item and the field where it stands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from maracaibo_tui.games.maracaibo.box.components import BUILDINGS, Box
from maracaibo_tui.games.maracaibo.box.item import Item
from maracaibo_tui.games.maracaibo.box.stories import Story
from maracaibo_tui.games.maracaibo.box.vocabulary import Effect, StoryInstruction

Placed = tuple[str, str, Effect]


def printed_effects(box: Box) -> Iterator[Placed]:
    """Give every printed effect with the name of its item and the path to it."""
    for kind, items, fields in _kinds(box):
        for item in items:
            yield from _on_item(f"{kind} {item.id}", item, fields)
    for building in box.prestige.values():
        if building.scoring is None and building.id not in BUILDINGS:
            continue
        yield f"prestige {building.id}", "scoring", building.scores
    for tile in box.legacy.values():
        yield f"legacy {tile.id}", "effect", tile.effect
        for field in ("action", "flag") if tile.place else ():
            yield from _numbered(f"legacy {tile.id}", f"place.{field}", getattr(tile.place, field))
    for story in box.stories.values():
        yield from story_instructions(story)
        for field in ("cost", "reward") if story.quest is not None else ():
            yield from _numbered(f"story {story.id}", f"quest.{field}", getattr(story.quest, field))


def story_instructions(story: Story) -> Iterator[tuple[str, str, StoryInstruction]]:
    """Give every instruction of a story card, those of its back as well."""
    parts = {"setup": story.setup, "after": story.after}
    parts |= {f"rounds.{number}": given for number, given in story.rounds.items()}
    parts |= {f"option[{which}].after": option.after for which, option in enumerate(story.option)}
    for field, instructions in parts.items():
        for number, instruction in enumerate(instructions):
            yield f"story {story.id}", f"{field}[{number}]", instruction


def _kinds(box: Box) -> Iterator[tuple[str, Iterable[Item], tuple[str, ...]]]:
    scrolls = ("requires", "income", "permanent", "assistant", "immediate", "first_edition_income")
    yield "card", box.cards.values(), scrolls
    yield "location", box.locations.values(), ("action", "flag")
    yield "tile", box.tiles.values(), ("action", "flag")
    yield "quest", box.quests.values(), ("cost", "reward")
    yield "legacy", box.legacy.values(), ("cost", "reward", "flag")
    yield "explorer.space", box.tracks.explorer.space, ("reward",)
    yield "career", box.careers.values(), ("task",)
    yield "area", box.areas.values(), ("bonus", "option")


def _on_item(name: str, item: Item, fields: Iterable[str]) -> Iterator[Placed]:
    for field in fields:
        if printed := getattr(item, field):
            yield from _numbered(name, field, printed)


def _numbered(name: str, field: str, effects: Iterable[Effect]) -> Iterator[Placed]:
    for number, effect in enumerate(effects):
        yield name, f"{field}[{number}]", effect
