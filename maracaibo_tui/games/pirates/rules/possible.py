"""What can do anything now; what cannot is not asked and is lost (PIR-GEN-18)."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from maracaibo_tui.games.pirates.box import vocabulary as v
from maracaibo_tui.games.pirates.state.position import Player
from maracaibo_tui.games.pirates.state.table import PiratesTable

from .caribbean import buildable, buyable, free_locations
from .dig_board import can_bury
from .track import is_at_end

Can = Callable[[PiratesTable, Player, Any], bool]

GAINS = (
    *(v.Treasure, v.TreasureAny, v.TreasureChoice, v.Marker, v.VpPerVpIncome, v.DoubloonsPerDoubloonIncome),
    *(v.VpPerBuried, v.VpPerCrew, v.VpPerEquipment, v.VpPerRiver, v.VpPerMission, v.VpPerTreasure),
)
"""Gains whose place in the order the player chooses: mode O, which nobody declines (PIR-GEN-06)."""
_PAID = (v.BuyCrew, v.BuyEquipment, v.BuyShip, v.BuildResidence, v.Figurehead, v.BlackMarketTile)
"""What asks for a payment (PIR-UPGR-05)."""


def can_do(t: PiratesTable, p: Player, effect: Any) -> bool:  # noqa: ANN401 - an effect of any kind
    """Tell whether an effect can do anything now; gains and Raids always can (PIR-GEN-18)."""
    can = _CAN.get(type(effect))
    return can is None or can(t, p, effect)


def can_any(t: PiratesTable, p: Player, effects: Iterable[Any]) -> bool:
    """Tell whether one of several effects can do anything now (PIR-GEN-18)."""
    return any(can_do(t, p, effect) for effect in effects)


def tile_effects(t: PiratesTable, tile: str) -> tuple[Any, ...]:
    """Give the effects of the side of a black-market tile that this game is played with (PIR-MARKET-04)."""
    return t.printed.effects(f"tile/{tile}/{t.state.sides[tile]}")


def usable_tiles(t: PiratesTable, p: Player) -> list[tuple[str, str]]:
    """List the own tiles in the Caribbean that can do something, each with its location (EFF-PII-20)."""
    own = [(tile, location) for location, (seat, tile) in t.state.market.items() if seat == p.seat]
    return [(tile, location) for tile, location in own if can_any(t, p, tile_effects(t, tile))]


def has_tile_to_lay(t: PiratesTable, p: Player, cost: int) -> bool:
    """Tell whether a tile, a place for it and the doubloons are there (PIR-MARKET-08)."""
    return bool(p.tiles) and p.doubloons >= cost and bool(free_locations(t))


def upgrades_to_choose(t: PiratesTable, p: Player) -> list[str]:
    """List the spaces of the own ship board that may be covered (PIR-UPGR-03..05)."""
    made, line = len(p.upgrades), t.printed.line
    spaces = t.printed.box.upgrades.values()
    return [
        space.id
        for space in spaces
        if space.id not in p.upgrades
        and made >= line(space.group)
        and all(can_do(t, p, effect) for effect in space.immediate if type(effect) in _PAID)
    ]


def _can_take_mission(t: PiratesTable, _p: Player, _effect: object) -> bool:
    """Tell whether there is a mission to take (PIR-MISS-05)."""
    return bool(t.state.missions) or any(t.state.offer_missions)


def _can_take_figurehead(t: PiratesTable, p: Player, effect: v.Figurehead) -> bool:
    """Tell whether a figurehead is there, can be paid and is the first (PIR-FIGURE-03)."""
    return not p.figurehead and bool(t.state.offer_figureheads) and p.doubloons >= effect.cost


def _can_use_space(t: PiratesTable, p: Player, _effect: object) -> bool:
    """Tell whether the space of the own explorer can do something; the first has no effect (EFF-PII-21)."""
    space = t.printed.box.spaces.get(p.explorer)
    return space is not None and can_any(t, p, space.effects)


_CAN: Mapping[type, Can] = {
    v.Explore: lambda t, p, _e: not is_at_end(t, p),
    v.Bury: lambda t, p, _e: can_bury(t, p),
    v.Mission: _can_take_mission,
    v.BuyCrew: lambda t, p, e: bool(buyable(t, p, "crew", e.surcharge)),
    v.BuyEquipment: lambda t, p, e: bool(buyable(t, p, "equipment", e.surcharge)),
    v.BuyShip: lambda t, p, e: bool(buyable(t, p, "ship", e.surcharge)),
    v.BuildResidence: lambda t, p, _e: bool(buildable(t, p)),
    v.Figurehead: _can_take_figurehead,
    v.BlackMarketTile: lambda t, p, e: has_tile_to_lay(t, p, e.cost),
    v.ShipUpgrade: lambda t, p, _e: bool(upgrades_to_choose(t, p)),
    v.ActivateBlackMarket: lambda t, p, _e: bool(usable_tiles(t, p)),
    v.ExplorerSpace: _can_use_space,
    v.DiscardMission: lambda _t, p, _e: bool(p.missions),
}
