"""A campaign as plain values: what a game begins from and leaves, and what it knows of the story while it is played."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

PATIENCE = 2
Side = Literal["front", "back"]
By = Literal["seat", "jean", "jacques", "time", "door"]
"""Who brought a side to be read: a seat, an automa, time going on, or a chapter card that takes it as read."""


class Kept(Struct, frozen=True, kw_only=True):
    """A story card in the archive: whether its front was carried out, and how many whole games it has waited."""

    card: str
    laid: bool = False
    waited: int = 0


class Archive(Struct, frozen=True, kw_only=True):
    """What a game of a campaign begins from, and what it leaves (MAR-CAMPAIGN-04, MAR-CAMPAIGN-09)."""

    cards: tuple[Kept, ...] = ()
    tiles: tuple[str, ...] = ()
    c_cards: tuple[str, ...] = ()
    facts: tuple[str, ...] = ()
    ending: str = ""
    patience: int = PATIENCE


class StoryCard(Struct, frozen=True, kw_only=True):
    """A story card in play; `tile` is the number of its story tile, 0 if it has none."""

    card: str
    laid: bool = True
    waited: int = 0
    from_setup: bool = False
    tile: int = 0


class Beat(Struct, frozen=True, kw_only=True):
    """A side that was read: when, by whom, because of whom, what was voted and chosen, whose discs filled its tile."""

    round: int
    card: str
    side: Side
    reader: int
    by: By = "seat"
    votes: Mapping[str, str] = {}
    option: str = ""
    discs: Mapping[str, int] = {}


class Campaign(Struct, frozen=True, kw_only=True):
    """What is on the table of a campaign besides a single game's: story cards in play, story tiles, what is known."""

    began: Archive
    pile: int
    cards: tuple[StoryCard, ...] = ()
    c_cards: tuple[str, ...] = ()
    facts: tuple[str, ...] = ()
    votes: Mapping[str, str] = {}
    beats: tuple[Beat, ...] = ()
    ending: str = ""

    def card(self, card: str) -> StoryCard | None:
        """Give a story card if it is in play."""
        return next((each for each in self.cards if each.card == card), None)


class Left(Struct, frozen=True, kw_only=True):
    """What a finished game of a campaign leaves: the archive, what was read, the points, the winners."""

    archive: Archive
    beats: tuple[Beat, ...]
    scores: Mapping[str, int]
    winners: tuple[int | str, ...]
