"""Who may know what of the toy game, what nobody need be asked, and how everybody stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from maracaibo_tui.engine.question import Question

from .state import HIDDEN, Divers, Wished

UNATTENDED = frozenset({"TOY-1"})


def view(state: Divers, seat: int) -> Divers:
    """Hide what lies in the bag and, until the game is over, what others were shown and wished for (TOY-WISH-02)."""
    wishes = [wish if seat == at or state.is_over else HIDDEN for at, wish in enumerate(state.wishes, 1)]
    offers = [offer if seat == at else (HIDDEN,) * len(offer) for at, offer in enumerate(state.offers, 1)]
    return replace(state, chance=0, bag=(HIDDEN,) * len(state.bag), wishes=tuple(wishes), offers=tuple(offers))


def asked(question: Question | None, seat: int) -> Question | None:
    """Hide from others what there is to choose."""
    return question if question is None or question.seat == seat else replace(question, options=())


def heard(event: object, seat: int) -> object:
    """Hide from others what somebody wished for."""
    return replace(event, shell=HIDDEN) if isinstance(event, Wished) and event.seat != seat else event


def passes(question: Question) -> Sequence[str]:
    """Name the options that end or decline what is asked."""
    return [option for option in ("rest", "silence") if option in question.options]


def idle(question: Question) -> Sequence[str]:
    """Name the options that bring nothing."""
    return passes(question)


def nearest_first(question: Question) -> bool:
    """Tell that no options stand in the order of a way."""
    del question
    return False


def round_of(view: Divers) -> int:
    """Give the round."""
    return view.round


def standings(view: Divers) -> Mapping[int | str, int]:
    """Give the points of everybody."""
    return dict(enumerate(view.points, 1))


def winners(view: Divers) -> Sequence[int | str]:
    """Name those with the most points."""
    return [seat for seat, points in enumerate(view.points, 1) if points == max(view.points)]
