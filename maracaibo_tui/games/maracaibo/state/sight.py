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
    "given",
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

UNATTENDED = frozenset({"DEC-61", "DEC-64", "DEC-65", "DEC-66"})
"""Where nobody needs to sit down for an answer that is given by itself."""
_SEEN = frozenset({"DEC-11", "DEC-17"})
"""Where also an only answer is asked for."""
PASSES = ("end", "stop", "skip", "continue")
IDLE = frozenset({*PASSES, "vp", "va:discard_hand", "va:doubloon", "figure_to_cp"})
"""What brings nothing or next to nothing."""


def given(question: Question) -> str | None:
    """Give the answer where nothing is left to decide; to end a turn or to buy is always somebody's own word.

    Where nothing can be delivered a card could still be planned, but so it can before and after (MAR-FREE-03).
    """
    options = question.options
    if question.point == "DEC-13":
        options = tuple(option for option in options if taken_apart(option).word != "hold")
    return options[0] if len(options) == 1 and question.point not in _SEEN else None


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
