"""What can happen, in the past tense; words, statistics and audits are made from these."""

from typing import Literal

from msgspec import Struct

Missing = Literal[
    "row", "display", "pile", "token", "supply", "flag", "village", "track", "market", "city", "range", "stop"
]
"""What an automa may do without."""


class Gained(Struct, frozen=True):
    """A seat gained (or, below zero, paid) doubloons, combat points or figures."""

    seat: int
    what: str
    amount: int
    source: str


class Scored(Struct, frozen=True):
    """A seat scored points (INV-35)."""

    seat: int | str
    amount: int
    source: str


class Sailed(Struct, frozen=True):
    """A ship sailed along these locations, the last being where it stopped."""

    seat: int | str
    route: tuple[str, ...]
    spent: int


class ChoseMain(Struct, frozen=True):
    """A main action was chosen."""

    seat: int
    action: str
    location: str


class CardMoved(Struct, frozen=True):
    """A project card went from one place to another; `card` may be hidden from other seats."""

    seat: int
    card: str
    origin: str
    target: str


class CardBought(Struct, frozen=True):
    """A card came into the tableau."""

    seat: int
    card: str
    price: int


class Invested(Struct, frozen=True):
    """A figure went to a prestige building."""

    seat: int
    building: str
    price: int


class AssistantPlaced(Struct, frozen=True):
    """A figure became an assistant."""

    seat: int
    card: str
    location: str


class DiscRemoved(Struct, frozen=True):
    """A disc left a ship board; `target` is a market, a tile or nothing."""

    seat: int
    area: str
    target: str


class AreaCleared(Struct, frozen=True):
    """A ship area was cleared."""

    seat: int
    area: str


class InfluenceGained(Struct, frozen=True):
    """An influence marker moved; `lost` steps beyond the end became points."""

    seat: int | str
    nation: str
    steps: int
    lost: int
    source: str


class RankReached(Struct, frozen=True):
    """An influence marker reached a noble rank."""

    seat: int | str
    nation: str
    value: int


class MarkerPlaced(Struct, frozen=True):
    """A nation's marker came onto the board."""

    seat: int | str
    nation: str
    location: str


class IncomeRaised(Struct, frozen=True):
    """An income marker moved; `carried` doubloon income became income of points (MAR-INCOME-07)."""

    seat: int
    kind: str
    amount: int
    carried: int
    source: str


class IncomeWrapped(Struct, frozen=True):
    """The point income reached its end and paid for every scoring to come (MAR-INCOME-09)."""

    seat: int
    scorings: int


class SynergyTaken(Struct, frozen=True):
    """A synergy token was taken."""

    seat: int
    kind: str
    source: str


class Reshuffled(Struct, frozen=True):
    """A discard pile became a draw pile, or tiles of the box were shuffled; `order` is the new order, top first."""

    pile: str
    order: tuple[str, ...]


class QuestFulfilled(Struct, frozen=True):
    """A quest tile came onto a quest track."""

    seat: int | str
    quest: str


class Explored(Struct, frozen=True):
    """An explorer moved along these spaces, the last being where it landed."""

    seat: int | str
    spaces: tuple[str, ...]


class BarrierCrossed(Struct, frozen=True):
    """An explorer crossed a barrier."""

    seat: int | str
    barrier: str
    first: bool


class TokenRevealed(Struct, frozen=True):
    """A combat token was turned up."""

    seat: int | str
    token: str


class NationChosen(Struct, frozen=True):
    """A nation was chosen to fight with, at this combat value."""

    seat: int | str
    nation: str
    value: int


class CombatActionUsed(Struct, frozen=True):
    """A combat action was paid for."""

    seat: int
    action: str
    value: int


class MarkerRemoved(Struct, frozen=True):
    """A nation's marker left the game, by a seat or, with seat 0, by a legacy tile."""

    seat: int | str
    nation: str
    location: str


class TaskCompleted(Struct, frozen=True):
    """A career task was completed."""

    seat: int
    task: int
    high: bool


class LegacyEntered(Struct, frozen=True):
    """A legacy tile came into play."""

    tile: str


class LegacyLeft(Struct, frozen=True):
    """A seat took a legacy tile out of play."""

    seat: int
    tile: str


class CityTileLaid(Struct, frozen=True):
    """A city tile came onto a city in the course of the game."""

    tile: str
    location: str


class QuestPlaced(Struct, frozen=True):
    """A quest tile was laid at a location."""

    quest: str
    location: str


class BuildingRevealed(Struct, frozen=True):
    """A prestige building was turned up."""

    building: str


class MarketsCleared(Struct, frozen=True):
    """All goods left the markets (MAR-INTERIM-18)."""


class TurnStarted(Struct, frozen=True):
    """A turn began."""

    seat: int | str
    round: int
    turn: int


class RoundEnded(Struct, frozen=True):
    """A ship reached the last space of the round."""

    seat: int | str
    round: int


class AutomaRevealed(Struct, frozen=True):
    """An automa card was turned up; `late` says that its second values count (MAR-SOLO-60)."""

    seat: str
    card: str
    late: bool


class AutomaSailed(Struct, frozen=True):
    """An automa's ship sailed over counted places, at a fork by a branch; `stopped` where every ship must stop."""

    seat: str
    route: tuple[str, ...]
    counted: tuple[str, ...]
    fork: str
    stopped: bool


class AutomaTookQuest(Struct, frozen=True):
    """An automa took a quest tile from a location with so many of them, the track (`track/e9`) or the pile."""

    seat: str
    quest: str
    place: str
    lying: int


class AutomaDelivered(Struct, frozen=True):
    """An automa put a disc into a free market space: that number of its row, or 0 for one from the box."""

    seat: str
    location: str
    disc: int


class AutomaTookCard(Struct, frozen=True):
    """An automa found no market space and took the display card at a position; its card named one, too."""

    seat: str
    card: str
    position: int
    named: int
    location: str


class AutomaRemovedDisc(Struct, frozen=True):
    """An automa removed the disc of this number from the game."""

    seat: str
    disc: int


class AutomaAimed(Struct, frozen=True):
    """An automa's explorer had so many spaces, for a quest in reach or the shortest way, at a fork by a branch."""

    seat: str
    steps: int
    quest: bool
    fork: str


class AutomaMissed(Struct, frozen=True):
    """An automa could not do something: `what` was missing, at a place, range or nation."""

    seat: str
    what: Missing
    place: str


class AutomaFought(Struct, frozen=True):
    """An automa chose a nation by numbers for each: value, modifiers, the automa's rank, the person's rank."""

    seat: str
    nation: str
    values: tuple[int, ...]
    modifiers: tuple[int, ...]
    hers: tuple[int, ...]
    theirs: tuple[int, ...]


class JeanIncomeCounted(Struct, frozen=True):
    """Jean counted the discs gone from her row and the cards of her stack for her income."""

    discs: int
    cards: int


class JeanCompared(Struct, frozen=True):
    """Jean compared herself with the person for a bonus: quest tiles, areas, or spaces her explorer is ahead."""

    part: str
    hers: int
    theirs: int


class JacquesActed(Struct, frozen=True):
    """Jacques performed the line of his card that belongs to this turn of the round."""

    card: str
    line: str
    turn: int


class JacquesSailed(Struct, frozen=True):
    """Jacques sailed homeward; so many turns are left until he ends the round."""

    left: int


class JacquesCompared(Struct, frozen=True):
    """A person was compared with Jacques: spaces and quest tiles ahead, below zero if behind."""

    seat: int
    ahead: int
    quests: int


class GameEnded(Struct, frozen=True):
    """The game is over."""

    winners: tuple[int | str, ...]
