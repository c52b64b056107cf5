"""A position and what can be counted, paid and done in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from maracaibo_tui.games.pirates.state.position import Jordan, Player, State

from .pack import KINDS, Pack, Raw, Sea

LINES = {1: 0, 2: 2, 3: 5, 4: 9}
PAID = {"buy_crew", "buy_equipment", "buy_ship", "build_residence", "figurehead", "black_market_tile"}
OPTION = "raid_option_"


class Desk:
    """Whoever plays the second game: pack, position, dice still to come."""

    def __init__(self, pack: Pack, state: State) -> None:
        """Sit down with a position that nobody else changes."""
        self.pack, self.state = pack, state
        self.dice: list[int] = []
        self.orders: list[tuple[str, ...]] = []
        """New orders of Jordan's deck, in which chance cannot be repeated here."""
        self.sea = Sea(pack.rows(state.options.layout))

    def die(self) -> int:
        """Take the next throw."""
        return self.dice.pop(0)

    def player(self, seat: int) -> Player:
        """Give the player of a seat."""
        return self.state.players[seat - 1]

    def all(self) -> list[Player | Jordan]:
        """List everybody with a ship."""
        return [*self.state.players, *([self.state.jordan] if self.state.jordan else [])]

    def owned(self, p: Player) -> list[Raw]:
        """List what a player owns that may show something lasting."""
        pack = self.pack
        cards = [pack.improvements[card] for card in p.cards] + [pack.upgrades[each] for each in p.upgrades]
        return cards + ([pack.figureheads[p.figurehead]] if p.figurehead else [])

    def lasting(self, p: Player, name: str) -> list[tuple[str, Raw]]:
        """List the permanent effects of a name with what shows them."""
        return [
            (each["id"], effect)
            for each in self.owned(p)
            for effect in each.get("permanent", [])
            if effect["effect"] == name
        ]

    def sum(self, p: Player, name: str) -> int:
        """Add up the permanent effects of a name."""
        return sum(effect["amount"] for _, effect in self.lasting(p, name))

    def income(self, p: Player, name: str) -> int:
        """Add up income symbols: `doubloons` or `vp`."""
        effects = [effect for each in self.owned(p) for effect in each.get("income", [])]
        return sum(effect["amount"] for effect in effects if effect["effect"] == f"income_{name}")

    def treasures(self, p: Player, kind: str) -> int:
        """Count treasures of a kind."""
        return p.above[kind] + [*p.dig.values()].count(kind)

    def cards(self, p: Player, kind: str) -> int:
        """Count improvement cards of a kind."""
        return [self.pack.improvements[card]["kind"] for card in p.cards].count(kind)

    def price(self, p: Player, cost: int, more: int = 0) -> int:
        """Give a price after discounts."""
        return max(0, cost + more - self.sum(p, "discount"))

    def open_cards(self) -> Iterator[tuple[str, str]]:
        """List places and cards that lie face up."""
        state = self.state
        for space, card in state.grid.items():
            if card and space not in state.facedown and space not in state.fillers:
                yield space, card

    def buyable(self, p: Player, kind: str, more: int) -> set[str]:
        """List cards of a kind that can be paid."""
        found = self.pack.improvements
        cards = [card for _, card in self.open_cards() if card in found and found[card]["kind"] == kind]
        return {card for card in cards if self.price(p, found[card]["cost"], more) <= p.doubloons}

    def residence_price(self, p: Player, card: str, *, half: bool = False) -> int:
        """Give the price of a residence, whole or half."""
        whole = self.price(p, self.pack.residences[card]["cost"])
        return -(-whole // 2) if half else whole

    def buildable(self, p: Player, *, half: bool = False) -> set[str]:
        """List residences that can be built."""
        cards = [card for _, card in self.open_cards() if card in self.pack.residences and card not in p.residences]
        return {card for card in cards if self.residence_price(p, card, half=half) <= p.doubloons}

    def free_locations(self) -> list[str]:
        """List locations for another black-market tile."""
        return [card for _, card in self.open_cards() if card in self.pack.locations and card not in self.state.market]

    def places(self, p: Player, kind: str) -> list[str]:
        """List where a treasure of a kind may be buried."""
        own = [dig["id"] for dig in self.pack.digs.values() if dig["site"] == kind and not dig.get("above")]
        own += self.pack.poseidon if p.figurehead == "G" else []
        return [space for space in own if not p.dig.get(space)]

    def burials(self, p: Player) -> set[str]:
        """List all burials."""
        return {f"bury:{kind}@{place}" for kind in KINDS if p.above[kind] for place in self.places(p, kind)}

    def side(self, tile: str) -> list[Raw]:
        """Give the effects of a black-market tile in this game."""
        effects: list[Raw] = self.pack.tiles[tile][self.state.sides[tile]]
        return effects

    def usable(self, p: Player) -> set[str]:
        """List own tiles that can do something."""
        own = [tile for seat, tile in self.state.market.values() if seat == p.seat]
        return {tile for tile in own if any(self.can(p, effect) for effect in self.side(tile))}

    def upgrades(self, p: Player) -> set[str]:
        """List the upgrade spaces that can be chosen."""
        return {
            name
            for name, each in self.pack.upgrades.items()
            if name not in p.upgrades
            and len(p.upgrades) >= LINES[each["group"]]
            and all(self.can(p, effect) for effect in each.get("immediate", []) if effect["effect"] in PAID)
        }

    def can(self, p: Player, effect: Raw) -> bool:
        """Tell whether an effect can do anything."""
        rule = CAN.get(effect["effect"])
        return rule is None or rule(self, p, effect)

    def raid_options(self, p: Player, swords: int) -> dict[str, int]:
        """List raid options with their swords."""
        found = {"vp": 1, "doubloons": 2, "treasure": 5}
        for each in self.owned(p):
            for effect in each.get("permanent", []):
                if effect["effect"].startswith(OPTION) and self.can(p, {"effect": effect["effect"][len(OPTION) :]}):
                    found[each["id"]] = effect["swords"]
        return {name: cost for name, cost in found.items() if cost <= swords and name not in self.state.used}

    def within(self, p: Player, steps: int) -> set[str]:
        """List the spaces that an explorer reaches, those of others not counted."""
        tile = self.state.options.retired_pirate
        taken = {each.explorer for each in self.all() if each is not p} - {"start", self.pack.last}
        found: set[str] = set()

        def walk(space: str, left: int) -> None:
            for end in self.pack.beyond(space, tile=tile):
                if end in taken:
                    walk(end, left)
                elif left:
                    found.add(end)
                    walk(end, left - 1)

        walk(p.explorer, steps)
        return found


def _tile(desk: Desk, p: Player, effect: Raw) -> bool:
    return bool(p.tiles and desk.free_locations()) and p.doubloons >= effect.get("cost", 0)


def _figurehead(desk: Desk, p: Player, effect: Raw) -> bool:
    return not p.figurehead and bool(desk.state.offer_figureheads) and p.doubloons >= effect.get("cost", 3)


def _space(desk: Desk, p: Player, _effect: Raw) -> bool:
    return p.explorer != "start" and any(desk.can(p, each) for each in desk.pack.spaces[p.explorer].get("effects", []))


def _from_afar(kind: str, more: int) -> Callable[[Desk, Player, Raw], bool]:
    return lambda desk, p, effect: bool(desk.buyable(p, kind, effect.get("surcharge", more)))


CAN: dict[str, Callable[[Desk, Player, Any], bool]] = {
    "explore": lambda desk, p, _: p.explorer != desk.pack.last,
    "bury": lambda desk, p, _: bool(desk.burials(p)),
    "mission": lambda desk, _p, _: bool(desk.state.missions) or any(desk.state.offer_missions),
    "buy_crew": _from_afar("crew", 3),
    "buy_equipment": _from_afar("equipment", 3),
    "buy_ship": _from_afar("ship", 0),
    "build_residence": lambda desk, p, _: bool(desk.buildable(p)),
    "figurehead": _figurehead,
    "black_market_tile": _tile,
    "ship_upgrade": lambda desk, p, _: bool(desk.upgrades(p)),
    "activate_black_market": lambda desk, p, _: bool(desk.usable(p)),
    "explorer_space": _space,
    "discard_mission": lambda _desk, p, _: bool(p.missions),
}
