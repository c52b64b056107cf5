"""Legacy tiles where they matter: what each changes at its place or on its passage, and what is left of it."""

from collections.abc import Callable, Iterable

from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.components import Legacy
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.state.position import JEAN, JEAN_DISC, State

from .effects import effect_text, effects_text, nation, several


def tile_text(tile: Legacy) -> str:
    """Name a legacy tile and say what it changes; a passage between which places (MAR-LEGACY-01)."""
    effect = tile.effect
    if isinstance(effect, v.LegacyDifficultPassage):
        return f"{tile.name}: {effect.cost} MP from {tile.from_} to {tile.to}"
    if isinstance(effect, v.LegacyCollection | v.LegacyCollectionToll):
        return f"{tile.name}: {_trade(tile)}"
    return f"{tile.name}: {effect_text(effect)}"


def _trade(tile: Legacy) -> str:
    toll = tile.effect.toll if isinstance(tile.effect, v.LegacyCollectionToll) else 0
    trade = " -> ".join(filter(None, (effects_text(tile.cost), f"{effects_text(tile.reward)} and a disc")))
    return trade + (f", toll {several(toll, 'doubloon')}" if toll else "")


def tiles_at(tiles: Iterable[Legacy], location: str) -> list[Legacy]:
    """List those of some legacy tiles that lie at a location, or that have brought it."""
    return [tile for tile in tiles if tile.location == location or (tile.place and tile.place.id == location)]


def passages_at(tiles: Iterable[Legacy], location: str) -> list[Legacy]:
    """List those of some legacy tiles that make a passage to or from a location dearer (MAR-LEGACY-14)."""
    return [tile for tile in tiles if tile.from_ and location in {tile.from_, tile.to}]


def lying(printed: Printed, state: State) -> list[Legacy]:
    """List the legacy tiles in play."""
    return [printed.box.legacy[tile] for tile in state.legacy]


def left_text(state: State, tile: Legacy, called: Callable[[int | str], str]) -> str:
    """Say which spaces of a legacy tile are used; nothing of one that has none (MAR-LEGACY-24, -29, -36)."""
    effect, held = tile.effect, state.legacy_markers
    if isinstance(effect, v.LegacySilverFleet):
        return ", ".join([f"space {cost} {_taken(held.get(f'{tile.id}/{cost}'))}" for cost in effect.costs])
    if isinstance(effect, v.LegacyGoldMine):
        return _taken(held.get(tile.id))
    if not tile.spaces:
        return ""
    discs = state.legacy_discs.get(tile.id, ())
    owners = [_owner(seat, called) for seat in discs]
    free = several(tile.spaces - len(discs), "space")
    return f"discs of {', '.join(owners)}; {free} free" if owners else f"{free} free"


def _taken(marker: str | None) -> str:
    return f"holds {nation(marker)}" if marker else "free"


def _owner(seat: int, called: Callable[[int | str], str]) -> str:
    if seat == JEAN_DISC:
        return called(JEAN)
    return called(seat) if seat else "the box"
