"""Who may know what of Maracaibo, what nobody need be asked, and how everybody stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from maracaibo_tui.engine.forms import taken_apart
from maracaibo_tui.engine.question import Question

from .position import Automa, Player, State
from .views import asked, heard, view

__all__ = [
    "IDLE",
    "PASSES",
    "UNATTENDED",
    "asked",
    "heard",
    "idle",
    "nearest_first",
    "passes",
    "round_of",
    "scorers",
    "standings",
    "view",
    "winners",
]

UNATTENDED = frozenset({"DEC-61", "DEC-64", "DEC-65", "DEC-66", "DEC-67"})
"""Where nobody needs to sit down for an answer that is given by itself."""
PASSES = ("end", "stop", "skip", "continue")
IDLE = frozenset({*PASSES, "vp", "va:discard_hand", "va:doubloon", "figure_to_cp"})
"""What brings nothing or next to nothing."""


def passes(question: Question) -> Sequence[str]:
    """Name the options that end or decline what is asked."""
    return [option for option in PASSES if option in question.options]


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


def winners(view: State) -> Sequence[int | str]:
    """Name the winners of a game that is over."""
    return view.winners
