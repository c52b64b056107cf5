"""Everything printed, with what the rules look up again and again read off once."""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from . import vocabulary as v
from .components import START, Area, Box, Card, Location, Quest, first_spaces

E = TypeVar("E")

NATIONS: tuple[v.Nation, ...] = ("france", "spain", "england")
GOODS: tuple[v.Good, ...] = ("tobacco", "corn", "sugar")


class Printed:
    """A box of components and its look-up tables; it never changes while a game is played."""

    def __init__(self, box: Box) -> None:
        """Read the tables off the box."""
        self.box = box
        self.numbers = box.numbers
        self.setup, self.turn = box.numbers.setup, box.numbers.turn
        self.combat, self.scoring = box.numbers.combat, box.numbers.scoring
        self.legacy_cities = {tile.place.id: tile for tile in box.legacy.values() if tile.place is not None}
        added = {city: tile.place for city, tile in self.legacy_cities.items() if tile.place is not None}
        self.locations: Mapping[str, Location] = {**box.locations, **added}
        self.cards = box.cards
        self.quests: Mapping[str, Quest] = {**box.quests, **_story_quests(box)}
        self.order = {place.id: place.order for place in self.locations.values()}
        self.discount = _table(box, v.PurchaseDiscount, "amount")
        self.compasses = _table(box, v.Compass, "count")
        self.objects = _objects(box)
        self.in_order = tuple(sorted(self.locations, key=self.order.__getitem__))
        self.ranks: dict[str, tuple[tuple[int, int], ...]] = {
            nation: tuple((rank.space, rank.value) for rank in track.ranks)
            for nation, track in box.tracks.influence.items()
        }
        self.last_influence: dict[str, int] = {nation: track.spaces for nation, track in box.tracks.influence.items()}
        areas = tuple(box.areas.values())
        self.lasting = {
            "hand_limit": tuple(area for area in areas if area.hand_limit),
            "thresholds": tuple(area for area in areas if area.thresholds),
            "free_display": tuple(area for area in areas if area.free_display),
            "option": tuple(area for area in areas if area.option),
        }
        self._ship_options: dict[type, Any] = {
            type(effect): effect for area in reversed(areas) for effect in reversed(area.option)
        }
        self.start = next(place.id for place in box.locations.values() if place.kind == "start")
        self.spaces = {space.id: space for space in box.tracks.explorer.space}
        self.explorer_next = {space.id: space.next for space in self.spaces.values()}
        self.explorer_next[START] = tuple(space.id for space in first_spaces(self.spaces))
        self.last_space = next(space.id for space in self.spaces.values() if not space.next)
        self.explorer_steps = _table(box, v.ExplorerExtraStep, "amount")
        self.theft = _table(box, v.StealVpOnExplorerSkip, "amount")
        self.points_before = _table(box, v.CombatPointBeforeCombat, "amount")
        self.displace_points = _table(box, v.DisplaceVp, "amount")
        self.conversions = _table(box, v.FigureToCombatPoints, "points")
        self.nation_points = _lists(box, v.NationCombatPoints)
        self.visit_rewards = _lists(box, v.AssistantVisitedBonus)
        self.card_combat = {card: found[0] for card, found in _lists(box, *_COMBAT).items()}
        self.card_options = _card_options(box)
        self.routes: dict[tuple[Any, ...], Any] = {}
        self.tiles_at: dict[tuple[Any, ...], Any] = {}
        self.flags: dict[tuple[Any, ...], tuple[str, ...]] = {}
        self.villages: dict[tuple[str, ...], tuple[str, ...]] = {}
        self._effects: dict[str, tuple[Any, ...]] = {}

    def effects(self, source: str) -> tuple[Any, ...]:
        """Give the printed effects at an address such as `card/A17/immediate`."""
        found = self._effects.get(source)
        if found is None:
            kind, item, part = source.split("/")
            found = self._effects[source] = getattr(_ITEMS[kind](self)[item], part)
        return found

    def conversion(self, tableau: tuple[str, ...]) -> int:
        """Give the combat points a tableau makes of a figure, 0 if it cannot (EFF-PRM-08)."""
        return max([self.conversions[card] for card in tableau if card in self.conversions], default=0)

    def card_option(self, card: str, name: str) -> v.CardVillageOption:
        """Give the village action of a card by the name it has in an answer."""
        return next(effect for effect in self.card_options[card] if _OPTIONS[type(effect)] == name)

    def ship_option(self, kind: type[E]) -> E:
        """Give the village action of this kind on the ship board."""
        found: E = self._ship_options[kind]
        return found

    def table_size(self, players: int) -> int:
        """Count the players for set-up; a person alone plays on the table for two (MAR-SOLO-01, MAR-STORY-06)."""
        return max(self.setup.few_players, players)

    def area(self, area: str) -> Area:
        """Give a ship area."""
        return self.box.areas[area]


_OPTIONS: dict[type, str] = {
    v.VaMapsVpExplore: "maps",
    v.VaMapsDoubloonsExplore: "maps",
    v.VaBooks: "books",
    v.VaTwoGoods: "two_goods",
    v.VaCardQuest: "card_quest",
}
_COMBAT: tuple[type, ...] = (v.CaInfluenceVp, v.CaDoubloonsSynergy)

_ITEMS: dict[str, Callable[[Printed], Mapping[str, Any]]] = {
    "card": lambda printed: printed.box.cards,
    "location": lambda printed: printed.locations,
    "tile": lambda printed: printed.box.tiles,
    "quest": lambda printed: printed.quests,
    "area": lambda printed: printed.box.areas,
    "legacy": lambda printed: printed.box.legacy,
    "space": lambda printed: printed.spaces,
}


def _story_quests(box: Box) -> dict[str, Quest]:
    """Give the quests of story cards, whose story tiles count as quest tiles, by the card (MAR-QUEST-15)."""
    told = {story.id: story.quest for story in box.stories.values() if story.quest is not None}
    return {card: Quest(id=card, cost=quest.cost, reward=quest.reward) for card, quest in told.items()}


def _table(box: Box, kind: type, field: str) -> dict[str, int]:
    amounts = {
        card.id: sum(getattr(effect, field) for effect in card.permanent if type(effect) is kind)
        for card in box.cards.values()
    }
    return {card: amount for card, amount in amounts.items() if amount}


def _objects(box: Box) -> dict[str, tuple[str, ...]]:
    return {card.id: objects for card in box.cards.values() if (objects := _object_of(card))}


def _object_of(card: Card) -> tuple[str, ...]:
    """List what a card may stand for; it stands for one object in a payment, however many it shows (R-86)."""
    found = [effect.objects for effect in card.permanent if type(effect) is v.PermanentObject]
    return tuple(thing for objects in found for thing in objects)


def _card_options(box: Box) -> dict[str, tuple[v.CardVillageOption, ...]]:
    """List the village actions of cards; a quest tile on a card unlocks its own, printed or not (EFF-IMM-06)."""
    found: dict[str, tuple[v.CardVillageOption, ...]] = _lists(box, *_OPTIONS)
    for card in box.cards.values():
        options = found.get(card.id, ())
        if v.QuestOnCard() in card.immediate and not any(type(option) is v.VaCardQuest for option in options):
            found[card.id] = (*options, v.VaCardQuest())
    return found


def _lists(box: Box, *kinds: type) -> dict[str, tuple[Any, ...]]:
    found = {
        card.id: tuple(effect for effect in card.permanent if type(effect) in kinds) for card in box.cards.values()
    }
    return {card: effects for card, effects in found.items() if effects}
