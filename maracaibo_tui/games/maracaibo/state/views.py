"""What a seat may see: the state, a question, an event with everything hidden taken out (MAR-GEN-28, MAR-GEN-29)."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from maracaibo_tui.engine.question import Question

from . import events
from .memory import known_hand
from .position import HIDDEN, Player, State, copied

ONLOOKER = 0
"""Somebody who sees no hand."""

# Every field of these records is either public or named below with what takes its place for those who may not see it;
# a field that is neither is noticed by a test.
PUBLIC: Mapping[str, tuple[str, ...]] = {
    "State": (
        *("options", "players", "supply", "removed", "agenda", "round", "turn", "phase", "active", "ended_by"),
        *("income_paid", "this_turn", "markers", "quests", "goods", "tiles", "legacy", "legacy_discs"),
        *("legacy_markers", "discard", "display", "track_quests", "prestige_faceup", "investors", "jean", "jacques"),
        *("city_quest", "plague_tile", "winners", "campaign"),
    ),
    "Player": (
        *("seat", "doubloons", "combat_points", "figures", "figures_general", "income_doubloons", "discs", "vp"),
        *("income_vp", "discs_removed", "influence", "planning", "tableau", "assistants", "figures_on_cards"),
        *("ship", "explorer", "barriers", "synergies", "quests", "card_quests", "combat_tokens", "career"),
        *("career_done", "score", "from_display"),
    ),
    # Everybody saw the cards that an automa took from the display and the tokens that were turned up.
    "Jean": (
        *("seat", "vp", "ship", "explorer", "influence", "discs_removed", "quests", "cards", "combat_tokens"),
        *("barriers", "discard", "score", "shown_before"),
    ),
    "Jacques": ("seat", "vp", "explorer", "barriers", "quests", "discard", "turns", "home", "shown_before"),
    "Turn": ("spent", "compasses", "placed", "assistants_used", "actions_used", "points_taken"),
}


def covered(cards: tuple[str, ...]) -> tuple[str, ...]:
    """Turn cards face down: only their number shows."""
    return (HIDDEN,) * len(cards)


# Hidden from everybody.
OF_THE_TABLE: Mapping[str, Callable[[State], Any]] = {
    "chance": lambda _state: 0,
    "draw": lambda state: covered(state.draw),
    "combat_1": lambda state: covered(state.combat_1),
    "combat_2": lambda state: covered(state.combat_2),
    "quest_pile": lambda state: (*state.quest_pile[:1], *covered(state.quest_pile[1:])),
    "prestige": lambda state: (
        *state.prestige[: state.prestige_faceup],
        *covered(state.prestige[state.prestige_faceup :]),
    ),
}


def hand_of_another(p: Player) -> tuple[str, ...]:
    """Give a hand as others know it: what was taken from the display by name, the rest face down behind it (R-93)."""
    known = known_hand(p)
    return (*known, *covered(p.hand[len(known) :])) if known else covered(p.hand)


# Hidden from everybody but the seat itself.
OF_A_SEAT: Mapping[str, Callable[[Player], tuple[str, ...]]] = {
    "hand": hand_of_another,
    "committed": lambda p: covered(p.committed),
    "careers": lambda p: covered(p.careers),
}
# Hidden from everybody, Jean and Jacques being nobody.
OF_AN_AUTOMA = ("deck",)


def view(state: State, seat: int) -> State:
    """Give the state as a seat may see it; seat 0 is an onlooker (MAR-GEN-28)."""
    if not 0 <= seat <= len(state.players):
        raise ValueError(f"seat {seat} does not play; there are seats 1 to {len(state.players)}, and 0 for an onlooker")
    seen = copied(state)
    for name, mask in OF_THE_TABLE.items():
        setattr(seen, name, mask(state))
    for p in seen.players:
        if p.seat != seat:
            for name, others_see in OF_A_SEAT.items():
                setattr(p, name, others_see(p))
    if seen.automa is not None:
        for name in OF_AN_AUTOMA:
            setattr(seen.automa, name, covered(getattr(seen.automa, name)))
    return seen


def asked(question: Question | None, seat: int) -> Question | None:
    """Give a question as a seat may see it: who decides what, but the options only if it decides itself."""
    if question is None or question.seat == seat:
        return question
    return replace(question, options=())


def heard(event: object, seat: int) -> object:
    """Give an event as a seat may hear of it: no card that another drew, no order of a pile."""
    match event:
        case events.CardMoved(origin="draw", target="hand") if event.seat != seat:
            return replace(event, card=HIDDEN)
        case events.Reshuffled():
            return replace(event, order=covered(event.order))
        case _:
            return event
