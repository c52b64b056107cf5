"""Influence tracks, noble ranks and nation markers (MAR-INFL)."""

from maracaibo_tui.engine.agenda import push
from maracaibo_tui.engine.forms import for_each, made, taken_apart, value_of
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.maracaibo.box.printed import NATIONS, Printed
from maracaibo_tui.games.maracaibo.state import events
from maracaibo_tui.games.maracaibo.state.frames import Influence, PlaceMarker, RankStep
from maracaibo_tui.games.maracaibo.state.position import Jean, Player
from maracaibo_tui.games.maracaibo.state.table import RULES, MaracaiboTable, player

from .gains import score
from .places import villages

ALL_NATIONS = for_each("nation", NATIONS)


def gain_influence(t: MaracaiboTable, p: Player | Jean, nation: str, amount: int, source: str) -> None:
    """Move an influence marker; steps beyond the last space score points (MAR-INFL-01, MAR-INFL-04, MAR-INFL-05)."""
    before = p.influence[nation]
    space = min(before + amount, t.printed.last_influence[nation])
    lost = before + amount - space
    p.influence = {**p.influence, nation: space}
    if t.tell is not None:
        t.tell(events.InfluenceGained(p.seat, nation, space - before, lost, source))
        for at, value in t.printed.ranks[nation]:
            if before < at <= space:
                t.tell(events.RankReached(p.seat, nation, value))
    score(t, p, lost * t.printed.scoring.influence_overflow, f"{source}/overflow")


def rank_value(printed: Printed, nation: str, space: int) -> int:
    """Give the value of the last red space reached (MAR-INFL-03)."""
    value = 0
    for at, worth in printed.ranks[nation]:
        if at > space:
            break
        value = worth
    return value


def next_rank(printed: Printed, nation: str, space: int) -> int | None:
    """Give the next red space strictly ahead, if there is one (MAR-INFL-07, MAR-INFL-08)."""
    for at, _value in printed.ranks[nation]:
        if at > space:
            return at
    return None


def rank_options(t: MaracaiboTable, p: Player) -> tuple[str, ...]:
    """List a rank step for every nation that has a rank ahead (MAR-INFL-08)."""
    ahead = [nation for nation in NATIONS if next_rank(t.printed, nation, p.influence[nation]) is not None]
    return for_each("rank", ahead)


def step_to_rank(t: MaracaiboTable, p: Player, nation: str, source: str) -> None:
    """Move an influence marker to the next red space, if there is one (MAR-INFL-07)."""
    space = next_rank(t.printed, nation, p.influence[nation])
    if space is not None:
        gain_influence(t, p, nation, space - p.influence[nation], source)


@RULES.asks(Influence)
def ask_nation(_t: MaracaiboTable, f: Influence) -> Question | None:
    """Ask for the nation of one influence icon (DEC-18, MAR-GEN-17)."""
    if not f.amount:
        return None
    return Question(seat=f.seat, point="DEC-18", options=ALL_NATIONS, rule="MAR-GEN-17", source=f.source)


@RULES.answers(Influence)
def choose_nation(t: MaracaiboTable, f: Influence, option: str) -> None:
    """Gain all influence of the icon with the chosen nation."""
    gain_influence(t, player(t, f.seat), value_of(option), f.amount, f.source)


@RULES.asks(RankStep)
def ask_rank(t: MaracaiboTable, f: RankStep) -> Question | None:
    """Ask which marker goes to its next noble rank (DEC-19)."""
    options = rank_options(t, player(t, f.seat))
    if not options:
        return None
    return Question(seat=f.seat, point="DEC-19", options=(*options, "skip"), rule="MAR-INFL-07", source=f.source)


@RULES.answers(RankStep)
def choose_rank(t: MaracaiboTable, f: RankStep, option: str) -> None:
    """Move the chosen marker."""
    if option != "skip":
        step_to_rank(t, player(t, f.seat), value_of(option), f.source)


def place_marker(t: MaracaiboTable, seat: int | str, nation: str, location: str) -> None:
    """Put a nation's leftmost supply marker on a village or flag (MAR-INFL-09)."""
    t.state.markers = {**t.state.markers, location: nation}
    _leave_supply(t, seat, nation, location)


def place_legacy_marker(t: MaracaiboTable, seat: int, nation: str, space: str) -> None:
    """Put a nation's leftmost supply marker on a space of a legacy tile (MAR-INFL-09)."""
    t.state.legacy_markers = {**t.state.legacy_markers, space: nation}
    _leave_supply(t, seat, nation, space)


def _leave_supply(t: MaracaiboTable, seat: int | str, nation: str, place: str) -> None:
    t.state.supply = {**t.state.supply, nation: t.state.supply[nation] - 1}
    if t.tell is not None:
        t.tell(events.MarkerPlaced(seat, nation, place))


def cleared_spaces(printed: Printed, left: int) -> int:
    """Count the emptied supply spaces of a nation with this many markers left (MAR-INFL-10)."""
    cleared = 0
    taken = sum(printed.setup.supply) - left
    for markers in printed.setup.supply:
        taken -= markers
        if taken < 0:
            break
        cleared += 1
    return cleared


def markers_on_board(t: MaracaiboTable, nation: str) -> int:
    """Count the markers of a nation on the board (MAR-GEN-18)."""
    state = t.state
    return (*state.markers.values(), *state.legacy_markers.values()).count(nation)


def free_villages(t: MaracaiboTable) -> tuple[str, ...]:
    """List the villages without a nation marker."""
    markers = t.state.markers
    return tuple(village for village in villages(t) if village not in markers)


@RULES.asks(PlaceMarker)
def ask_marker(t: MaracaiboTable, f: PlaceMarker) -> Question:
    """Ask for a nation and an empty village (DEC-23, EFF-IMM-03, EFF-IMM-13)."""
    supply, villages = t.state.supply, free_villages(t)
    options = tuple(made("marker", nation, village) for nation in NATIONS if supply[nation] for village in villages)
    rule = "EFF-IMM-13" if f.rank else "EFF-IMM-03"
    return Question(seat=f.seat, point="DEC-23", options=(*options, "skip"), rule=rule, source=f.source)


@RULES.answers(PlaceMarker)
def choose_marker(t: MaracaiboTable, f: PlaceMarker, option: str) -> None:
    """Place the marker; with EFF-IMM-13 the same nation's rank step follows (R-89)."""
    if option == "skip":
        if f.rank:
            push(t, RankStep(f.seat, f.source))
        return
    nation, village = taken_apart(option).values
    place_marker(t, f.seat, nation, village)
    if f.rank:
        step_to_rank(t, player(t, f.seat), nation, f.source)


def offer_marker(t: MaracaiboTable, p: Player, source: str, *, rank: bool) -> None:
    """Offer a marker for an empty village; without one to place only the rank step is left (R-89)."""
    placeable = bool(free_villages(t)) and any(t.state.supply.values())
    if placeable:
        push(t, PlaceMarker(p.seat, rank, source))
    elif rank:
        push(t, RankStep(p.seat, source))
