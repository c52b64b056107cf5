"""The ship board: removing discs and clearing areas (MAR-SHIP)."""

from collections.abc import Mapping

from maracaibo_tui.engine.agenda import push
from maracaibo_tui.engine.forms import for_each, value_of
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.maracaibo.box.components import Area
from maracaibo_tui.games.maracaibo.state import events
from maracaibo_tui.games.maracaibo.state.frames import AreaChoice, MoveDisc, RemoveDisc, Resolve
from maracaibo_tui.games.maracaibo.state.position import Player
from maracaibo_tui.games.maracaibo.state.table import RULES, MaracaiboTable, player

from .exploration import can_explore, offer_explore
from .gains import gain_doubloons, score
from .influence import rank_options, step_to_rank


def upgrades(p: Player) -> tuple[str, ...]:
    """List the cleared areas of a player (MAR-SHIP-09)."""
    return tuple(area for area, discs in p.discs.items() if not discs)


def removable(t: MaracaiboTable, p: Player) -> tuple[str, ...]:
    """List the areas a disc may leave now (MAR-SHIP-03, MAR-SHIP-05, MAR-SHIP-26)."""
    discs, areas = p.discs, t.printed.box.areas
    cleared = sum([not left for left in discs.values()])
    return tuple([area for area, left in discs.items() if left and _gate_open(areas[area], discs, cleared)])


def _gate_open(area: Area, discs: Mapping[str, int], cleared: int) -> bool:
    return cleared >= area.others and (area.after is None or not discs[area.after])


def has_area(t: MaracaiboTable, p: Player, kind: str) -> Area | None:
    """Give the cleared area with a lasting upgrade of this kind, if there is one."""
    for area in t.printed.lasting[kind]:
        if not p.discs[area.id]:
            return area
    return None


def remove_discs(t: MaracaiboTable, p: Player, count: int, source: str) -> None:
    """Offer to remove discs for good, one after the other (MAR-SHIP-02, MAR-SHIP-04)."""
    push(t, RemoveDisc(p.seat, count, source))


@RULES.asks(RemoveDisc)
def ask_disc(t: MaracaiboTable, f: RemoveDisc) -> Question | None:
    """Ask which disc leaves the game; without a removable one the effect is lost (DEC-20, MAR-SHIP-07)."""
    areas = removable(t, player(t, f.seat)) if f.count else ()
    if not areas:
        return None
    options = (*for_each("disc", areas), "skip")
    return Question(seat=f.seat, point="DEC-20", options=options, rule="MAR-SHIP-03", source=f.source)


@RULES.answers(RemoveDisc)
def choose_disc(t: MaracaiboTable, f: RemoveDisc, option: str) -> None:
    """Remove the disc; the next disc of the same effect comes after the bonus of this one (MAR-SHIP-06)."""
    if option == "skip":
        return
    p = player(t, f.seat)
    p.discs_removed += 1
    remove_discs(t, p, f.count - 1, f.source)
    _lift(t, p, value_of(option), "")


@RULES.asks(MoveDisc)
def ask_moved_disc(t: MaracaiboTable, f: MoveDisc) -> Question | None:
    """Ask which disc goes to the market or the legacy tile (DEC-14, MAR-CITY-05, MAR-LEGACY-33)."""
    areas = removable(t, player(t, f.seat))
    if not areas:
        return None
    point, rule = ("DEC-20", "MAR-LEGACY-33") if f.tile else ("DEC-14", "MAR-CITY-05")
    options = for_each("disc", areas)
    return Question(seat=f.seat, point=point, options=options, rule=rule, source=f.to)


@RULES.answers(MoveDisc)
def choose_moved_disc(t: MaracaiboTable, f: MoveDisc, option: str) -> None:
    """Put the disc on its new place; a cleared area applies at once (MAR-CITY-06)."""
    state = t.state
    if f.tile:
        state.legacy_discs = {**state.legacy_discs, f.to: (*state.legacy_discs.get(f.to, ()), f.seat)}
    else:
        lay_in_market(t, f.to, f.seat)
    _lift(t, player(t, f.seat), value_of(option), f.to)


def lay_in_market(t: MaracaiboTable, place: str, owner: int) -> None:
    """Put somebody's disc, or one of the box, into the market of a place (MAR-CITY-05, MAR-SOLO-22)."""
    state = t.state
    state.goods = {**state.goods, place: (*state.goods.get(place, ()), owner)}


def _lift(t: MaracaiboTable, p: Player, area: str, target: str) -> None:
    p.discs = {**p.discs, area: p.discs[area] - 1}
    if t.tell is not None:
        t.tell(events.DiscRemoved(p.seat, area, target))
    if not p.discs[area]:
        _clear(t, p, t.printed.area(area))


def _clear(t: MaracaiboTable, p: Player, area: Area) -> None:
    if t.tell is not None:
        t.tell(events.AreaCleared(p.seat, area.id))
    if area.choice is not None:
        push(t, AreaChoice(p.seat, area.id))
    push(t, Resolve(p.seat, f"area/{area.id}/bonus"))


@RULES.asks(AreaChoice)
def ask_area_choice(t: MaracaiboTable, f: AreaChoice) -> Question:
    """Ask for the bonus of the area with a choice; what cannot be used is not offered (DEC-21, MAR-SHIP-24)."""
    p = player(t, f.seat)
    explore = ("explore",) if can_explore(t, p) else ()
    options = (*explore, "doubloons_vp", *rank_options(t, p), "skip")
    return Question(seat=f.seat, point="DEC-21", options=options, rule="MAR-SHIP-23", source=f"area/{f.area}/choice")


@RULES.answers(AreaChoice)
def take_area_choice(t: MaracaiboTable, f: AreaChoice, option: str) -> None:
    """Carry out the chosen bonus (MAR-SHIP-23)."""
    p, choice, source = player(t, f.seat), t.printed.area(f.area).choice, f"area/{f.area}/choice"
    if choice is None or option == "skip":
        return
    if option == "explore":
        offer_explore(t, p, choice.steps, source)
    elif option == "doubloons_vp":
        gain_doubloons(t, p, choice.doubloons, source)
        score(t, p, choice.vp, source)
    else:
        step_to_rank(t, p, value_of(option), source)
