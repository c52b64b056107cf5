"""What is in the box of Pirates of Maracaibo: each kind of item as rows of a table, and as pages of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from maracaibo_tui.engine.title import Kind
from maracaibo_tui.games.pirates.box.components import (
    Dig,
    ExplorerSpace,
    Figurehead,
    Improvement,
    Layout,
    Location,
    Mission,
    Residence,
    Ruby,
    SoloCard,
    SoloUpgrade,
    Tile,
    Upgrade,
)

from .called import dig_name, upgrade_name
from .effects import condition_text, effect_text, effects_text, kind_name
from .explain import addresses, explain
from .jordan import solo_card_text
from .things import explorer_text, figurehead_text, location_text, scrolls, upgrade_text

__all__ = ["KINDS", "addresses", "explain"]


def _yes(is_so: bool) -> str:  # noqa: FBT001 - a mark of an item
    return "yes" if is_so else ""


def _layout(layout: Layout) -> Sequence[str]:
    return layout.id, layout.title, "\n".join(layout.rows)


def _location(place: Location) -> Sequence[str]:
    return place.id, place.name, _yes(place.treasure_tile), _yes(place.ruby), location_text(place)


def _residence(residence: Residence) -> Sequence[str]:
    return residence.id, residence.name, str(residence.cost), effect_text(residence.score)


def _improvement(card: Improvement) -> Sequence[str]:
    does = "; ".join(scrolls(card))
    return card.id, str(card.level), kind_name(card.kind), card.name, str(card.cost), str(card.vp), does


def _mission(mission: Mission) -> Sequence[str]:
    return mission.id, *map(condition_text, mission.conditions)


def _figurehead(figurehead: Figurehead) -> Sequence[str]:
    return figurehead.id, figurehead.name, figurehead_text(figurehead)


def _tile(tile: Tile) -> Sequence[str]:
    return tile.id, effects_text(tile.front), effects_text(tile.back)


def _upgrade(upgrade: Upgrade) -> Sequence[str]:
    return upgrade.id, str(upgrade.group), upgrade_name(upgrade.id, upgrade.name), upgrade_text(upgrade)


def _dig(dig: Dig) -> Sequence[str]:
    return dig.id, dig_name(dig.id), effects_text(dig.bonus)


def _space(space: ExplorerSpace) -> Sequence[str]:
    return space.id, ", ".join(space.next), space.branch or "", space.river or "", explorer_text(space)


def _solo_card(card: SoloCard) -> Sequence[str]:
    return card.id, solo_card_text(card)


def _solo_upgrade(upgrade: SoloUpgrade) -> Sequence[str]:
    return upgrade.id, str(upgrade.column), upgrade.kind


def _ruby(ruby: Ruby) -> Sequence[str]:
    return ruby.id, effects_text(ruby.bonus)


KINDS: Mapping[str, Kind] = {
    "layouts": Kind(lambda box: box.layouts.values(), ("id", "name", "rows"), _layout),
    "locations": Kind(lambda box: box.locations.values(), ("id", "name", "tile", "ruby", "actions"), _location),
    "residences": Kind(lambda box: box.residences.values(), ("id", "name", "cost", "scores"), _residence),
    "improvements": Kind(
        lambda box: box.improvements.values(), ("id", "level", "kind", "name", "cost", "VP", "does"), _improvement
    ),
    "missions": Kind(lambda box: box.missions.values(), ("id", "upper", "lower"), _mission),
    "figureheads": Kind(lambda box: box.figureheads.values(), ("id", "name", "does"), _figurehead),
    "tiles": Kind(lambda box: box.tiles.values(), ("id", "front", "back"), _tile),
    "upgrades": Kind(lambda box: box.upgrades.values(), ("id", "group", "name", "does"), _upgrade),
    "dig": Kind(lambda box: box.digs.values(), ("id", "where", "bonus"), _dig),
    "explorer": Kind(lambda box: box.spaces.values(), ("id", "next", "branch", "river", "does"), _space),
    "solo_cards": Kind(lambda box: box.solo_cards.values(), ("id", "does"), _solo_card),
    "solo_upgrades": Kind(lambda box: box.solo_upgrades.values(), ("id", "column", "kind"), _solo_upgrade),
    "rubies": Kind(lambda box: box.rubies.values(), ("id", "bonus"), _ruby),
}
"""By plural noun."""
