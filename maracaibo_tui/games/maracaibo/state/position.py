"""Everything on the table at one moment, as plain values.

The state, the players and the automas are the only records that change. Everything inside them is a value that is
replaced, never changed in place, so a copy of the state is a copy of these few records.
"""

from collections.abc import Mapping
from copy import copy
from typing import Literal, get_args

from msgspec import UNSET, Struct, UnsetType, field
from msgspec.structs import replace

from maracaibo_tui.games.maracaibo.box.components import START
from maracaibo_tui.games.maracaibo.box.numbers import Edition
from maracaibo_tui.games.maracaibo.box.vocabulary import Nation

from .campaign import Campaign
from .frames import Frame

HIDDEN = "?"
JEAN = "jean"
JACQUES = "jacques"
AUTOMA = 0
"""The automatic opponent in the order of seats."""
BOX_DISC = 0
JEAN_DISC = -1
"""Owners of market discs that belong to no seat."""

Groups = tuple[tuple[str, ...], ...]
Phase = Literal["setup", "sail", "main", "draw", "interim", "final", "over"]


class Options(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The rules that can be chosen before a game, and the number of people."""

    players: int = 2
    edition: Edition = "second"
    prestige_all_faceup: bool = False
    assistant_vp_round_four: bool = False
    campaign: bool = False
    story_card: int = 75
    bot: Literal["none", "jean", "jacques"] = "none"
    bot_level: int = 0

    @property
    def first_edition(self) -> bool:
        """Tell whether the game follows the first edition."""
        return self.edition == "first"


def _nothing_yet() -> dict[str, int]:
    """Begin with nothing of any nation."""
    return dict.fromkeys(get_args(Nation), 0)


class Player(Struct, kw_only=True):
    """What belongs to one seat."""

    seat: int
    doubloons: int
    combat_points: int
    figures: int
    figures_general: int
    income_doubloons: int
    discs: Mapping[str, int]
    vp: int = 0
    income_vp: int = 0
    discs_removed: int = 0
    influence: Mapping[str, int] = field(default_factory=_nothing_yet)
    hand: tuple[str, ...] = ()
    planning: tuple[str, ...] = ()
    tableau: tuple[str, ...] = ()
    committed: tuple[str, ...] = ()
    assistants: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    figures_on_cards: Mapping[str, int] = field(default_factory=dict)
    ship: str = ""
    explorer: str = START
    barriers: tuple[str, ...] = ()
    synergies: tuple[str, ...] = ()
    quests: tuple[str, ...] = ()
    card_quests: Mapping[str, str] = field(default_factory=dict)
    combat_tokens: tuple[str, ...] = ()
    careers: tuple[str, ...] = ()
    career: str = ""
    career_done: tuple[int, ...] = ()
    score: Mapping[str, int] = field(default_factory=dict)
    from_display: tuple[str, ...] | UnsetType = UNSET
    """Hand cards that everybody knows, for they were taken from the display (R-93); not there if there is none."""


class Jean(Struct, kw_only=True):
    """What belongs to the automa Jean (MAR-SOLO-02, MAR-SOLO-03)."""

    seat: str = JEAN
    vp: int = 0
    ship: str = ""
    explorer: str = START
    influence: Mapping[str, int] = field(default_factory=_nothing_yet)
    discs_removed: int = 0
    quests: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    combat_tokens: tuple[str, ...] = ()
    barriers: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    score: Mapping[str, int] = field(default_factory=dict)
    shown_before: Groups | UnsetType = UNSET
    """The lowest cards of the deck, which everybody has seen: a group for those shuffled together, the upper one first.

    Within a group they stand in the order of their names, for nobody knows theirs; not there if there are none (R-93).
    """


class Jacques(Struct, kw_only=True):
    """What belongs to the automa Jacques (MAR-SOLO-70)."""

    seat: str = JACQUES
    vp: int = 0
    explorer: str = START
    barriers: tuple[str, ...] = ()
    quests: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    turns: int = 0
    home: int = 0
    shown_before: Groups | UnsetType = UNSET
    """Cards of the deck that everybody has seen, as those of Jean."""


Automa = Jean | Jacques


class Turn(Struct, frozen=True, kw_only=True):
    """What is remembered until the turn ends."""

    spent: int = 0
    compasses: int = 0
    placed: tuple[str, ...] = ()
    assistants_used: tuple[str, ...] = ()
    actions_used: tuple[str, ...] = ()
    points_taken: tuple[str, ...] = ()

    def with_placed(self, card: str) -> "Turn":
        """Remember an assistant placed this turn (MAR-ASSIST-07)."""
        return replace(self, placed=(*self.placed, card))

    def with_assistant(self, card: str) -> "Turn":
        """Remember an assistant used this turn (MAR-ASSIST-16)."""
        return replace(self, assistants_used=(*self.assistants_used, card))

    def with_action(self, action: str) -> "Turn":
        """Remember a combat action used this turn (MAR-COMBAT-22)."""
        return replace(self, actions_used=(*self.actions_used, action))

    def with_points(self, card: str) -> "Turn":
        """Remember a card that gave its combat points this turn (EFF-PRM-03)."""
        return replace(self, points_taken=(*self.points_taken, card))


class State(Struct, kw_only=True):
    """The whole game at one moment."""

    options: Options
    chance: int
    players: tuple[Player, ...]
    supply: Mapping[str, int]
    removed: Mapping[str, int] = field(default_factory=_nothing_yet)
    agenda: tuple[Frame, ...] = ()
    round: int = 1
    turn: int = 0
    phase: Phase = "setup"
    active: int = 1
    ended_by: int = 0
    income_paid: bool = False
    this_turn: Turn = Turn()
    markers: Mapping[str, str] = field(default_factory=dict)
    quests: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    goods: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    tiles: Mapping[str, str] = field(default_factory=dict)
    legacy: tuple[str, ...] = ()
    city_quest: str = ""
    plague_tile: str = ""
    legacy_discs: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    legacy_markers: Mapping[str, str] = field(default_factory=dict)
    draw: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    display: tuple[str, ...] = ()
    quest_pile: tuple[str, ...] = ()
    track_quests: Mapping[str, str] = field(default_factory=dict)
    combat_1: tuple[str, ...] = ()
    combat_2: tuple[str, ...] = ()
    prestige: tuple[str, ...] = ()
    prestige_faceup: int = 1
    investors: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    jean: Jean | None = None
    jacques: Jacques | None = None
    winners: tuple[int | str, ...] = ()
    campaign: Campaign | UnsetType = UNSET
    """Nothing at all in a single game, which is written as ever."""

    @property
    def story(self) -> Campaign | None:
        """The story of a campaign; None in a single game."""
        return None if self.campaign is UNSET else self.campaign

    @property
    def automa(self) -> Automa | None:
        """The automatic opponent, if there is one; there are never two (MAR-SOLO-70)."""
        return self.jean or self.jacques


def copied(state: State) -> State:
    """Copy a state; the values inside are shared because nothing changes them in place."""
    twin = copy(state)
    twin.players = tuple([copy(player) for player in state.players])
    if state.jean is not None:
        twin.jean = copy(state.jean)
    if state.jacques is not None:
        twin.jacques = copy(state.jacques)
    return twin
