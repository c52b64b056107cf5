"""Everything on the table at one moment, as plain values.

The state, the players and Jordan are the only records that change. Everything inside them is a value that is
replaced, never changed in place, so a copy of the state is a copy of these few records.
"""

from collections.abc import Mapping
from copy import copy
from typing import Literal

from msgspec import Struct, field

from maracaibo_tui.games.pirates.box.sea import START

from .frames import Frame

HIDDEN = "?"
"""What stands in a view for something the seat may not know."""
FACEDOWN = "facedown"
"""What stands in a view for a card of the grid that lies face down."""
FILLER = "filler"
"""What stands there for a card of the box that was laid face down because the deck was empty (PIR-IMPR-08)."""
JORDAN = "jordan"
AUTOMA = 0
"""Jordan in the order of seats."""

Phase = Literal["setup", "sail", "act", "income", "final", "over"]


class Options(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The rules that can be chosen before a game, and the number of people (PIR-SETUP-01)."""

    players: int = 2
    bot: Literal["none", "jordan"] = "none"
    bot_level: int = 0
    layout: str = "open_sea"
    unknown_locations: bool = False
    unknown_improvements: bool = False
    pirate_battle: bool = False
    mission_hunters: bool = False
    rubies: bool = False
    retired_pirate: bool = False
    spread_locations: bool = True
    residence_doubloons: bool = False


class Player(Struct, kw_only=True):
    """What belongs to one seat."""

    seat: int
    doubloons: int
    tiles: tuple[str, ...]
    above: Mapping[str, int]
    """Treasures above the dig line by kind, the one on the bonus space included."""
    vp: int = 0
    rubies: int = 0
    ship: str = START
    explorer: str = START
    rivers: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    missions: tuple[str, ...] = ()
    dealt: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()
    top: tuple[str, ...] = ()
    """The kinds of which a treasure lies on the bonus space above the line."""
    dig: Mapping[str, str] = field(default_factory=dict)
    """The kind of the treasure on each occupied space below a line or of Poseidon."""
    upgrades: tuple[str, ...] = ()
    figurehead: str = ""
    residences: tuple[str, ...] = ()
    retired: bool = False
    score: Mapping[str, int] = field(default_factory=dict)


class Jordan(Struct, kw_only=True):
    """What belongs to the automa Jordan (PIR-SOLO-03, PIR-SOLO-04)."""

    treasures: Mapping[str, int]
    deck: tuple[str, ...]
    seat: str = JORDAN
    used: tuple[str, ...] = ()
    vp: int = 0
    rubies: int = 0
    ship: str = START
    explorer: str = START
    rivers: tuple[str, ...] = ()
    step: int = 1
    upgrades: int = 0
    cards: tuple[str, ...] = ()
    missions: tuple[str, ...] = ()
    figurehead: str = ""
    residences: tuple[str, ...] = ()
    score: Mapping[str, int] = field(default_factory=dict)


class State(Struct, kw_only=True):
    """The whole game at one moment."""

    options: Options
    chance: int
    players: tuple[Player, ...]
    grid: Mapping[str, str]
    """The card at each place of the layout, whichever side is up; nothing while a purchase is being resolved."""
    islands: Mapping[str, int]
    sides: Mapping[str, str]
    jordan: Jordan | None = None
    agenda: tuple[Frame, ...] = ()
    dice: tuple[int, ...] = ()
    round: int = 1
    turn: int = 0
    phase: Phase = "setup"
    active: int = 1
    used: tuple[str, ...] = ()
    """The raid options used this turn (PIR-RAID-08)."""
    facedown: tuple[str, ...] = ()
    """The places whose card lies face down (PIR-UNKLOC-01, PIR-UNKIMP-01)."""
    fillers: tuple[str, ...] = ()
    """The places that hold a card of the box, face down for good (PIR-IMPR-08)."""
    chests: Mapping[str, int] = field(default_factory=dict)
    """The doubloons on face-down locations by place (PIR-UNKLOC-02)."""
    treasure_tiles: Mapping[str, str] = field(default_factory=dict)
    """By location: the island that the treasure tile there names."""
    market: Mapping[str, tuple[int, str]] = field(default_factory=dict)
    """By location: the seat and the black-market tile that it has laid there."""
    ruby_market: Mapping[str, str] = field(default_factory=dict)
    """By space of the ruby market: who has sold a ruby there, the seat as text or Jordan."""
    offer_missions: tuple[str, ...] = ()
    """The open missions from left to right; nothing where a place is empty."""
    offer_figureheads: tuple[str, ...] = ()
    level2: tuple[str, ...] = ()
    faceup: tuple[str, ...] = ()
    """The level-II cards that lie face up in the deck (PIR-UNKIMP-02)."""
    missions: tuple[str, ...] = ()
    box: tuple[str, ...] = ()
    """Level-I cards that are not used but as fillers (PIR-SETUP-03)."""
    loose_tiles: tuple[str, ...] = ()
    """The treasure tiles that are kept apart (PIR-UNKLOC-03)."""
    winners: tuple[int | str, ...] = ()


def copied(state: State) -> State:
    """Copy a state; the values inside are shared because nothing changes them in place."""
    twin = copy(state)
    twin.players = tuple([copy(player) for player in state.players])
    if state.jordan is not None:
        twin.jordan = copy(state.jordan)
    return twin
