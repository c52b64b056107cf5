"""Who may know what of Maracaibo, what nobody need be asked, and how everybody stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from maracaibo_tui.engine.forms import taken_apart
from maracaibo_tui.engine.question import Question
from maracaibo_tui.engine.record_file import Standing
from maracaibo_tui.engine.secrets import Secrets

from .position import Automa, Player, State
from .views import asked, heard, view

__all__ = [
    "IDLE",
    "ORDERS",
    "PASSES",
    "SECRETS",
    "UNATTENDED",
    "asked",
    "heard",
    "idle",
    "is_public",
    "nearest_first",
    "passes",
    "round_of",
    "scorers",
    "standing",
    "standings",
    "view",
    "winners",
]

_HANDS = ("02", "03", "05", "10", "11", "13", "15", "16", "17", "26", "28", "30", "34", "44", "53", "54", "61", "65")
"""The decision points where a hand, or a career not chosen yet, is among what one chooses from."""
SECRETS = Secrets(sealed=frozenset({"DEC-02", "DEC-03"}), close=frozenset(f"DEC-{number}" for number in _HANDS))
"""First cards and careers are committed in secret until all have (MAR-SETUP-43).

That nothing else was possible is nobody else's where a hand decides it.
"""
ORDERS: frozenset[str] = frozenset()
"""Whatever stands beside a question changes something on the table."""
VOTE = "DEC-63"
IN_SCORINGS = frozenset({"DEC-61", "DEC-65"})
UNATTENDED = frozenset({"DEC-61", "DEC-64", "DEC-65", "DEC-66", "DEC-67"})
"""Where nobody needs to sit down for an answer that is given by itself."""
PASSES = ("end", "stop", "skip", "continue")
IDLE = frozenset({*PASSES, "vp", "va:discard_hand", "va:doubloon", "figure_to_cp"})
"""What brings nothing or next to nothing."""


def passes(question: Question) -> Sequence[str]:
    """Name the options that end or decline what is asked; in scorings it is the points that one takes instead."""
    passes = (*PASSES, "vp") if question.point in IN_SCORINGS else PASSES
    return [option for option in passes if option in question.options]


def is_public(question: Question) -> bool:
    """Tell whether no hand need lie beside a question: votes on the story are open, every other question is private."""
    return question.point == VOTE


def idle(question: Question) -> Sequence[str]:
    """Name the options that bring nothing or next to nothing, passes among them."""
    return [option for option in question.options if option in IDLE]


def nearest_first(question: Question) -> bool:
    """Tell whether the options stand in the order of a way, the nearest place first."""
    return taken_apart(question.options[0]).word == "sail"


def scorers(view: State) -> list[Player | Automa]:
    """List all who score, the automatic opponent last."""
    return [*view.players, *([view.automa] if view.automa is not None else [])]


def round_of(view: State) -> int:
    """Give the round."""
    return view.round


def standings(view: State) -> Mapping[int | str, int]:
    """Give the points of everybody, the automatic opponent last."""
    return {each.seat: each.vp for each in scorers(view)}


def standing(view: State) -> Sequence[Standing]:
    """Say how each captain stands."""
    return [Standing("captain", (each.vp, each.doubloons)) for each in view.players]


def winners(view: State) -> Sequence[int | str]:
    """Name the winners of a game that is over."""
    return view.winners
