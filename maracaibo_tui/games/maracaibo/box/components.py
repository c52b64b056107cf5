"""Shapes of what is printed: the content schema of every kind of component in the box."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct, field

from maracaibo_tui.engine.mask import Mask

from . import vocabulary as v
from .item import Item
from .numbers import Numbers
from .stories import Story, Tale

START = "start"
"""Where every explorer begins, before the first space of the track."""

Branch = Literal["upper", "lower"]


class Design(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a whole box may promise of its pieces; a pack that does not promise it is not asked."""

    goods_apart: v.Amount
    objects_apart: v.Amount
    pairs_apart: v.Amount
    synergy_cards: v.Count
    cards_of_an_action: v.Count
    assistants_at_a_place: v.Count
    rank_values: tuple[v.Count, ...] = ()
    income_points: tuple[v.Count, ...] = ()
    explorer_marks: tuple[v.Count, ...] = ()
    unused: tuple[str, ...] = ()


class Pack(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The head of a content pack, how many pieces of each kind the box holds, and what it promises of them."""

    id: str
    game: str
    title: str
    version: str
    schema: v.Count
    extends: str | None = None
    counts: Mapping[str, v.Amount] = field(default_factory=dict)
    design: Design | None = None


class Arrow(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One arrow from a location to the next (MAR-SAIL-03, MAR-SAIL-04, MAR-SAIL-11)."""

    to: str
    branch: Branch | None = None
    cost: v.Count = 1
    rounds: tuple[v.Count, ...] = ()


class Market(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The good a city wants and its market spaces by number of players (MAR-CITY-03)."""

    good: v.Good
    spaces: Mapping[int, v.Amount]


class Charted(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where a place stands on a chart, in cells: its chip, its name and signs, and how the ways that leave it turn."""

    at: tuple[v.Amount, v.Amount]
    """Column and row of the middle of its chip."""
    side: Literal["r", "l", "lr"]
    """Whether the name stands right of the chip, left of it with the chip last, or left of it with the signs right."""
    room: v.Count
    """The cells that chip, name and signs may have together."""
    turns: Mapping[str, tuple[tuple[v.Amount, v.Amount], ...]] = {}
    """Where a way turns, by the place it leads to."""


class Location(Item, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A numbered circle of the map."""

    name: str
    kind: Literal["start", "city", "village", "homeward"]
    order: v.Amount
    next: tuple[Arrow, ...] = ()
    must_stop: bool = False
    tile_slot: bool = False
    two_player_tile: str | None = None
    market: Market | None = None
    action: tuple[v.CityEffect, ...] = ()
    flag: tuple[v.FlagEffect, ...] = ()
    map80: Charted | None = None
    map120: Charted | None = None
    map200: Charted | None = None


class Rank(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A red space of an influence track and its value (MAR-INFL-03)."""

    space: v.Amount
    value: v.Amount


class InfluenceTrack(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The influence track of one nation."""

    spaces: v.Count
    ranks: tuple[Rank, ...]


class TrackPoints(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Points printed along the doubloon-income track from a space on (MAR-FINAL-08)."""

    from_: v.Amount = field(name="from")
    vp: v.Amount


class DoubloonIncome(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The doubloon-income track (MAR-INCOME-06)."""

    start: v.Amount
    last: v.Amount
    final_vp: tuple[TrackPoints, ...]


class ExplorerSpace(Item, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A space of the explorer track (MAR-EXPLORE-03, MAR-EXPLORE-20)."""

    index: v.Amount
    next: tuple[str, ...] = ()
    branch: Branch | None = None
    barrier: v.Barrier | None = None
    reward: tuple[v.TrackReward, ...] = ()
    quest: bool = False


def first_spaces(spaces: Mapping[str, ExplorerSpace]) -> list[ExplorerSpace]:
    """Give the spaces of a track that no other leads to: on a sound one, only the first."""
    led_to = {end for space in spaces.values() for end in space.next}
    return [space for space in spaces.values() if space.id not in led_to]


class ExplorerTrack(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The spaces of the explorer track; the first is entered from the start."""

    space: tuple[ExplorerSpace, ...]


class Tracks(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The file of tracks: influence, doubloon income, explorer."""

    influence: Mapping[v.Nation, InfluenceTrack]
    doubloon_income: DoubloonIncome
    explorer: ExplorerTrack


class Card(Item, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A project card."""

    name: str
    cost: v.Amount
    good: v.Good
    object: v.ObjectKind
    vp: v.Amount = 0
    copy_of: str | None = None
    requires: tuple[v.Requirement, ...] = ()
    income: tuple[v.Income, ...] = ()
    permanent: tuple[v.Permanent, ...] = ()
    assistant: tuple[v.AssistantAction, ...] = ()
    immediate: tuple[v.Immediate, ...] = ()
    first_edition_income: tuple[v.Income, ...] | None = None


class Quest(Item, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A quest tile."""

    cost: tuple[v.QuestCost, ...]
    reward: tuple[v.QuestReward, ...]


class TokenSide(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a combat token shows for one nation; doubloons below zero are paid (EFF-TOK-01..06)."""

    value: v.Amount
    doubloons: int = 0
    influence: v.Amount = 0
    vp: v.Amount = 0
    figure: v.Amount = 0


class Token(Item, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A combat token."""

    france: TokenSide
    spain: TokenSide
    england: TokenSide
    modifiers: tuple[Literal["most", "least"], ...] = ()


class CityTile(Item, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A city tile; `always` is the special mark (MAR-SETUP-11)."""

    name: str
    players: tuple[v.Count, ...]
    always: bool = False
    market: Market
    action: tuple[v.CityEffect, ...]
    flag: tuple[v.FlagEffect, ...] = ()


BUILDINGS: Mapping[str, type[v.PrestigeScoring]] = {
    "abbey": v.Abbey,
    "palace": v.Palace,
    "basilica": v.Basilica,
    "citadel": v.Citadel,
    "minster": v.Minster,
    "military_base": v.MilitaryBase,
    "academy": v.Academy,
    "cathedral": v.Cathedral,
}


class Prestige(Item, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A prestige building (MAR-PRESTIGE-02, MAR-PRESTIGE-12)."""

    name: str
    cost: v.Amount
    synergy: str
    scoring: v.PrestigeScoring | None = None

    @property
    def scores(self) -> v.PrestigeScoring:
        """What it scores at the end: as given, else as the rulebook's building of this id (EFF-PRS-01..08)."""
        return self.scoring or BUILDINGS[self.id]()


class Career(Item, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A career card with its three tasks (MAR-CAREER-01)."""

    name: str
    task: tuple[v.CareerTask, ...]


class AutomaAction(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One action of a card of Jean; `late` replaces the amount from round III on (MAR-SOLO-60)."""

    does: Literal["explore", "influence", "combat", "vp", "quest_pile", "remove_disc"]
    amount: v.Amount = 0
    late: v.Amount | None = None
    nation: v.Nation | None = None
    village: bool = False


class AutomaCard(Item, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card of Jean (MAR-SOLO-60) or the lines of a card of Jacques (MAR-SOLO-79)."""

    opponent: Literal["jean", "jacques"]
    name: str = ""
    sail: v.Amount = 0
    fork: Branch | None = None
    display: v.Amount = 0
    actions: tuple[AutomaAction, ...] = ()
    vp: v.Amount = 0
    lines: tuple[str, ...] = ()


class Legacy(Item, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A legacy tile (MAR-LEGACY-04)."""

    name: str
    effect: v.LegacyEffect
    location: str | None = None
    skull: bool = False
    cost: tuple[v.QuestCost, ...] = ()
    reward: tuple[v.QuestReward, ...] = ()
    spaces: v.Amount = 0
    place: Location | None = None
    arrows: tuple["AddedArrow", ...] = ()
    from_: str | None = field(name="from", default=None)
    to: str | None = None
    market: Market | None = None
    flag: tuple[v.FlagEffect, ...] = ()


class AddedArrow(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An arrow that a legacy tile adds to the map."""

    from_: str = field(name="from")
    to: str
    branch: Branch | None = None
    cost: v.Count = 1


class AreaChoice(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The three ways of the area `immediate_choice`; the third is a rank step (MAR-SHIP-23)."""

    steps: v.Count
    doubloons: v.Amount
    vp: v.Amount


class Area(Item, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A ship area: its gate, what clearing it brings at once and from then on (MAR-SHIP-10..21)."""

    name: str
    x: v.Amount
    y: v.Amount
    after: str | None = None
    others: v.Amount = 0
    bonus: tuple[v.AreaBonus, ...] = ()
    choice: AreaChoice | None = None
    option: tuple[v.ShipOption, ...] = ()
    hand_limit: v.Amount = 0
    thresholds: tuple[v.Amount, ...] = ()
    free_display: bool = False


class Synergy(Item, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One of the five kinds of synergy token."""

    name: str
    symbol: str


class Box(Struct, frozen=True, kw_only=True):
    """Everything printed, by id."""

    pack: Pack
    numbers: Numbers
    locations: Mapping[str, Location]
    tracks: Tracks
    cards: Mapping[str, Card]
    quests: Mapping[str, Quest]
    tokens: Mapping[str, Token]
    tiles: Mapping[str, CityTile]
    prestige: Mapping[str, Prestige]
    careers: Mapping[str, Career]
    jean: Mapping[str, AutomaCard]
    jacques: Mapping[str, AutomaCard]
    stories: Mapping[str, Story]
    legacy: Mapping[str, Legacy]
    areas: Mapping[str, Area]
    synergies: Mapping[str, Synergy]
    tale: Tale | None = None
    """The campaign, if the pack has one."""
    charts: Mapping[str, Mask] = {}
    """The masks there are, by the field that says where a place stands on it."""
    fingerprint: str = ""


CHARTS: Mapping[str, tuple[int, int]] = {"map80": (80, 12), "map120": (80, 22), "map200": (120, 34)}
"""The charts a pack may have, the smallest first, and the cells and rows of one that has no mask."""


def charted(place: Location, chart: str) -> Charted | None:
    """Give where a place stands on a chart; a pack may leave it open."""
    found: Charted | None = getattr(place, chart)
    return found
