"""What can wait on the agenda of the main actions: city, village, quest, assistant, and the explorer."""

from msgspec import Struct


class CollectionTile(Struct, frozen=True, tag=True):
    """The collection tile where the ship has arrived (DEC-05)."""

    seat: int
    tile: str


class Delivery(Struct, frozen=True, tag=True):
    """The first part of a city action (DEC-13)."""

    seat: int


class CityAction(Struct, frozen=True, tag=True):
    """The second part of a city action (DEC-15)."""

    seat: int


class CityWay(Struct, frozen=True, tag=True):
    """The alternative of one of several effects of a city (DEC-15)."""

    seat: int
    source: str
    at: int


class TakeDoubloons(Struct, frozen=True, tag=True):
    """Doubloons that are printed behind a choice (MAR-GEN-09)."""

    seat: int
    amount: int
    source: str


class FigureForPoints(Struct, frozen=True, tag=True):
    """A figure may be returned for points (DEC-34)."""

    seat: int
    vp: int
    source: str


class DiscardHand(Struct, frozen=True, tag=True):
    """The optional discard of the whole hand in a city (MAR-CITY-22)."""

    seat: int
    doubloons: int
    source: str


class TokenPoints(Struct, frozen=True, tag=True):
    """First edition: combat tokens score after the discard (MAR-CITY-22)."""

    seat: int
    vp: int
    source: str


class VillageActions(Struct, frozen=True, tag=True):
    """Village actions still open (DEC-16, DEC-54)."""

    seat: int
    left: int
    point: str = "DEC-16"


class VillageReward(Struct, frozen=True, tag=True):
    """The reward of a village action that was paid for, of a card or, without one, of the ship."""

    seat: int
    card: str
    name: str = ""


class Buy(Struct, frozen=True, tag=True):
    """A purchase with a village action (DEC-17)."""

    seat: int


class Annex(Struct, frozen=True, tag=True):
    """The nation whose marker goes to the village of the ship (DEC-24)."""

    seat: int


class AssistantPart(Struct, frozen=True, tag=True):
    """The part of an assistant action that must be paid for (DEC-26)."""

    seat: int
    card: str


class AssistantReward(Struct, frozen=True, tag=True):
    """What a paid part of an assistant action brings (MAR-ASSIST-09)."""

    seat: int
    card: str


class Explore(Struct, frozen=True, tag=True):
    """A movement of the explorer (DEC-50)."""

    seat: int
    steps: int
    source: str


class CrossBarrier(Struct, frozen=True, tag=True):
    """The explorer crosses a barrier (MAR-EXPLORE-12, MAR-EXPLORE-13)."""

    seat: int
    barrier: str


class RedBarrier(Struct, frozen=True, tag=True):
    """The nation of the red barrier's influence (DEC-51)."""

    seat: int


class Land(Struct, frozen=True, tag=True):
    """The explorer has arrived (MAR-EXPLORE-07)."""

    seat: int


class TrackQuest(Struct, frozen=True, tag=True):
    """The quest under the explorer (DEC-53)."""

    seat: int
    space: str


class LiftQuest(Struct, frozen=True, tag=True):
    """A paid quest tile leaves its place: `location/15`, `track/e9` or `card/A17`."""

    seat: int
    quest: str
    place: str


class QuestToTrack(Struct, frozen=True, tag=True):
    """A fulfilled quest tile goes to the quest track (MAR-QUEST-09)."""

    seat: int
    quest: str
