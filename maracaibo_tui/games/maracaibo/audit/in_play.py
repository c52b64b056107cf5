"""Which printed effects cannot occur in a game because no piece in play shows them."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import get_args

from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.checks.printed_effects import printed_effects, story_instructions
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.state.position import Options

OF_TILES: dict[str, type] = {
    "ca_silver_fleet": v.LegacySilverFleet,
    "ca_gold_mine": v.LegacyGoldMine,
    "l1_quest": v.LegacyPuertoCabezas,
}
"""What a legacy tile brings without showing it in its own field."""
OF_STORY_TILES = (*get_args(v.StoryInstruction), v.TakeStoryTile, v.RequiresMovement, v.RemoveSkullTile)
CHOICE = "choice"
NOWHERE = "on no piece of this pack"
REASONS = {
    "tile": "only on city tiles for other numbers of people",
    "legacy": "only on legacy tiles that this story card leaves in the box",
    "story": "only on other story cards",
}


def absent(printed: Printed, options: Options) -> dict[str, str]:
    """Name the effects that cannot occur in a game with these options, each with the reason."""
    found: dict[str, str] = {_tag(kind): NOWHERE for kind in OF_STORY_TILES}
    if not options.campaign:
        found[CHOICE] = REASONS["story"]
    places: dict[str, list[str]] = {}
    for item, _field, effect in printed_effects(printed.box):
        places.setdefault(_tag(type(effect)), []).append(item)
    for brought, kind in OF_TILES.items():
        places[brought] = places.get(_tag(kind), [])
    for tag, items in places.items():
        found.pop(tag, None)
        if not any(_is_in_play(printed, options, *item.split()) for item in items):
            found[tag] = REASONS[items[0].split()[0]] if items else NOWHERE
    return found


def _is_in_play(printed: Printed, options: Options, kind: str, name: str) -> bool:
    """Tell whether a piece can come into play (MAR-SETUP-10, MAR-SETUP-38, MAR-SOLO-01)."""
    if kind == "tile":
        return printed.table_size(options.players) in printed.box.tiles[name].players
    if kind == "legacy":
        return name in set(_tiles(printed, options))
    return kind != "story" or name in _stories(printed, options)


def _stories(printed: Printed, options: Options) -> Collection[str]:
    """Name the story cards that may come: one in a single game, any but those in a campaign (MAR-STORY-02)."""
    told = printed.box.stories.values()
    return [story.id for story in told if story.kind] if options.campaign else [str(options.story_card)]


def _tiles(printed: Printed, options: Options) -> Iterator[str]:
    """List the legacy tiles that the story card brings (EFF-STO-05)."""
    for name in _stories(printed, options):
        for _item, _field, instruction in story_instructions(printed.box.stories[name]):
            if isinstance(instruction, v.PlaceLegacy):
                yield from instruction.tiles


def _tag(kind: type) -> str:
    return str(kind.__struct_config__.tag)  # type: ignore[attr-defined]
