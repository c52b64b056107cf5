"""What a seat may see: the state, a question, an event with everything hidden taken out (PIR-GEN-20, PIR-GEN-21)."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from maracaibo_tui.engine.question import Question

from . import events
from .position import FACEDOWN, FILLER, HIDDEN, State, copied

ONLOOKER = 0
"""Somebody who sees no hand."""

KEEP, DISCARD = "DEC-P02", "DEC-P52"
OF_HANDS = frozenset({KEEP, DISCARD})
"""The decision points whose options name missions of a hand."""

# Every field of these records is either public or named below with what takes its place for those who may not see it;
# a field that is neither is noticed by a test.
PUBLIC: Mapping[str, tuple[str, ...]] = {
    "State": (
        *("options", "players", "islands", "sides", "jordan", "agenda", "round", "turn", "phase", "active", "used"),
        *("facedown", "fillers", "chests", "treasure_tiles", "market", "ruby_market", "offer_missions"),
        *("offer_figureheads", "winners"),
    ),
    "Player": (
        *("seat", "doubloons", "tiles", "above", "vp", "rubies", "ship", "explorer", "rivers", "cards", "top", "dig"),
        *("upgrades", "figurehead", "residences", "retired", "score"),
    ),
    "Jordan": (
        *("treasures", "seat", "used", "vp", "rubies", "ship", "explorer", "rivers", "step", "upgrades", "cards"),
        *("figurehead", "residences", "score"),
    ),
}


def covered(cards: tuple[str, ...]) -> tuple[str, ...]:
    """Turn cards face down: only their number shows."""
    return (HIDDEN,) * len(cards)


def _grid(state: State) -> Mapping[str, str]:
    """Cover what lies face down."""
    if not state.facedown and not state.fillers:
        return state.grid
    hidden = dict.fromkeys(state.facedown, FACEDOWN) | dict.fromkeys(state.fillers, FILLER)
    return {**state.grid, **hidden}


def _top(state: State) -> tuple[str, ...]:
    """Give the card on top of the level-II deck if it lies face up (PIR-UNKIMP-03)."""
    return tuple([card for card in state.level2[:1] if card in state.faceup])


# Hidden from everybody.
OF_THE_TABLE: Mapping[str, Callable[[State], Any]] = {
    "chance": lambda _state: 0,
    "dice": lambda _state: (),
    "grid": _grid,
    "level2": lambda state: (*_top(state), *covered(state.level2[len(_top(state)) :])),
    "faceup": _top,
    "missions": lambda state: covered(state.missions),
    "box": lambda state: covered(state.box),
    "loose_tiles": lambda state: covered(state.loose_tiles),
}
# Hidden from everybody but the seat itself; the missions of a hand until the final scoring (PIR-MISS-02).
OF_A_SEAT = ("missions", "dealt", "kept")
# Hidden from everybody; the missions of his stack until the final scoring.
OF_JORDAN = ("missions", "deck")


def view(state: State, seat: int) -> State:
    """Give the state as a seat may see it; seat 0 is an onlooker (PIR-GEN-21)."""
    if not 0 <= seat <= len(state.players):
        raise ValueError(f"seat {seat} does not play; there are seats 1 to {len(state.players)}, and 0 for an onlooker")
    seen = copied(state)
    for name, mask in OF_THE_TABLE.items():
        setattr(seen, name, mask(state))
    shown = {"missions"} if state.phase == "over" else set()
    for p in seen.players:
        if p.seat != seat:
            for name in set(OF_A_SEAT) - shown:
                setattr(p, name, covered(getattr(p, name)))
    if seen.jordan is not None:
        for name in set(OF_JORDAN) - shown:
            setattr(seen.jordan, name, covered(getattr(seen.jordan, name)))
    return seen


def asked(question: Question | None, seat: int) -> Question | None:
    """Give a question as a seat may see it: who decides what, but the options only if it decides itself."""
    if question is None or question.seat == seat:
        return question
    return replace(question, options=())


def heard(event: object, seat: int) -> object:
    """Give an event as a seat may hear of it: no mission that another drew or gave away, no card laid face down."""
    match event:
        case events.MissionTaken(is_open=False) | events.MissionDiscarded() | events.MissionKept():
            return event if event.seat == seat else replace(event, mission=HIDDEN)
        case events.MissionsReturned():
            return event if event.seat == seat else replace(event, missions=covered(event.missions))
        case events.CardLaid(is_faceup=False):
            return replace(event, card=HIDDEN)
        case events.JordanReshuffled():
            return replace(event, order=covered(event.order))
        case _:
            return event
