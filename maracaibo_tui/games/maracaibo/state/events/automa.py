"""What Jean and Jacques do, and the numbers by which they do it (MAR-SOLO)."""

from typing import Literal

from msgspec import Struct

Missing = Literal[
    "row", "display", "pile", "token", "supply", "flag", "village", "track", "market", "city", "range", "stop"
]
"""What an automa may do without."""


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
