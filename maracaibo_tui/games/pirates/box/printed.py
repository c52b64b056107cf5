"""Everything printed, with what the rules look up again and again read off once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import Any, Literal

from . import vocabulary as v
from .components import Box, Figurehead, Improvement, Upgrade
from .sea import Sea
from .track import Track

KINDS: tuple[v.Kind, ...] = ("gold", "emerald", "pearl")
"""Treasures, islands and dice in their order (PIR-GEN-14)."""
CARD_KINDS: tuple[v.CardKind, ...] = ("crew", "equipment", "ship")
TILE = "retired_pirate"
"""The module that lays the discount tile on the explorer track."""
CardType = Literal["location", "residence", "improvement"]


class Printed:
    """A box of components and its look-up tables; it never changes while a game is played."""

    def __init__(self, box: Box) -> None:
        """Read the tables off the box."""
        self.box = box
        self.numbers = numbers = box.numbers
        self.setup, self.turn, self.raid, self.bay = numbers.setup, numbers.turn, numbers.raid, numbers.bay
        self.scoring, self.solo, self.modules = numbers.scoring, numbers.solo, numbers.modules
        self.card_type: dict[str, CardType] = {
            **dict.fromkeys(box.locations, "location"),
            **dict.fromkeys(box.residences, "residence"),
            **dict.fromkeys(box.improvements, "improvement"),
        }
        self.card_kind: dict[str, v.CardKind] = {card.id: card.kind for card in box.improvements.values()}
        self.level1 = tuple(card.id for card in box.improvements.values() if card.level == 1)
        self.level2 = tuple(card.id for card in box.improvements.values() if card.level == 2)  # noqa: PLR2004 - a level, no number of the rules
        self.top: dict[str, str] = {dig.site: dig.id for dig in box.digs.values() if dig.above}
        self.below: dict[str, tuple[str, ...]] = {
            kind: tuple(dig.id for dig in box.digs.values() if dig.site == kind and not dig.above) for kind in KINDS
        }
        self.poseidon = {each.id: tuple(space.id for space in each.spaces) for each in _with_spaces(box)}
        self.site = {dig.id: dig.site for dig in box.digs.values() if not dig.above}
        self.discount = self._sums(v.Discount, "amount")
        self.swords = self._sums(v.RaidSwords, "amount")
        self.rerolls = self._sums(v.RaidRerolls, "amount")
        self.explore_steps = self._sums(v.ExploreSteps, "amount")
        self.movement = {source: effect.movement for source, effect in self._permanent(v.Sail)}
        self.per_mission = self._sums(v.DoubloonsPerMission, "amount")
        self.renewing = frozenset(source for source, _ in self._permanent(v.RenewMissions))
        self.kind_swords: dict[str, dict[str, int]] = {
            kind: self._sums(v.RaidSwordsKind, "amount", kind) for kind in KINDS
        }
        self.raid_options: dict[str, v.RaidOption] = dict(self._permanent(*_RAID_OPTIONS))
        self.exchanges: dict[str, v.ExploreExchange] = dict(self._permanent(v.ExploreExchange))
        self.income_doubloons = self._incomes(v.IncomeDoubloons)
        self.income_vp = self._incomes(v.IncomeVp)
        self.memo: dict[Any, Any] = {}
        """What rules have worked out once of what is printed, by what they like."""
        self._seas: dict[str, Sea] = {}
        self._effects: dict[str, tuple[Any, ...]] = {}

    def sea(self, layout: str) -> Sea:
        """Give the Caribbean of a layout."""
        if layout not in self._seas:
            self._seas[layout] = Sea(self.box.layouts[layout])
        return self._seas[layout]

    def track(self, *, tile: bool) -> Track:
        """Give the explorer track with the discount tile on it or without (PIR-RETIRE-01)."""
        return self._tracks[tile]

    def effects(self, address: str) -> tuple[Any, ...]:
        """Give the printed effects at an address such as `card/P201/immediate` or `exchange/J/effects`."""
        found = self._effects.get(address)
        if found is None:
            kind, item, part = address.split("/")
            found = self._effects[address] = getattr(_ITEMS[kind](self)[item], part)
        return found

    def line(self, group: int) -> int:
        """Give how many markers open a group of upgrade spaces (PIR-UPGR-03)."""
        lines = self.numbers.ship.lines
        return lines[group - 2] if group > 1 else 0

    @cached_property
    def _tracks(self) -> tuple[Track, Track]:
        return Track(self.box.spaces, tile=False), Track(self.box.spaces, tile=True)

    def _sources(self) -> Iterator[Improvement | Upgrade | Figurehead]:
        yield from self.box.improvements.values()
        yield from self.box.upgrades.values()
        yield from self.box.figureheads.values()

    def _permanent(self, *kinds: type) -> Iterator[tuple[str, Any]]:
        for source in self._sources():
            yield from ((source.id, effect) for effect in source.permanent if type(effect) in kinds)

    def _sums(self, wanted: type, field: str, kind: v.Kind | None = None) -> dict[str, int]:
        """Add up what each source shows of a permanent effect (PIR-GEN-11)."""
        found: dict[str, int] = {}
        for source, effect in self._permanent(wanted):
            if kind is None or effect.kind == kind:
                found[source] = found.get(source, 0) + getattr(effect, field)
        return found

    def _incomes(self, kind: type[v.Income]) -> dict[str, int]:
        """Add up the income symbols of improvement cards and figureheads (PIR-INCOME-01, PIR-INCOME-02)."""
        found: dict[str, int] = {}
        sources: tuple[Improvement | Figurehead, ...] = (
            *self.box.improvements.values(),
            *self.box.figureheads.values(),
        )
        for source in sources:
            for effect in source.income:
                if type(effect) is kind:
                    found[source.id] = found.get(source.id, 0) + effect.amount
        return found


_RAID_OPTIONS: tuple[type, ...] = (
    v.RaidOptionTreasure,
    v.RaidOptionVp,
    v.RaidOptionMarker,
    v.RaidOptionDoubloonsVp,
    v.RaidOptionDoubloons,
    v.RaidOptionBury,
)

_ITEMS: dict[str, Callable[[Printed], Mapping[str, Any]]] = {
    "card": lambda printed: printed.box.improvements,
    "location": lambda printed: printed.box.locations,
    "figurehead": lambda printed: printed.box.figureheads,
    "poseidon": lambda printed: {space.id: space for each in _with_spaces(printed.box) for space in each.spaces},
    "tile": lambda printed: printed.box.tiles,
    "upgrade": lambda printed: printed.box.upgrades,
    "dig": lambda printed: printed.box.digs,
    "space": lambda printed: printed.box.spaces,
    "ruby": lambda printed: printed.box.rubies,
    "exchange": lambda printed: printed.exchanges,
}


def _with_spaces(box: Box) -> Iterator[Figurehead]:
    return (each for each in box.figureheads.values() if each.spaces)
