"""Who may know what of Pirates of Maracaibo, what nobody need be asked, and how everybody stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from maracaibo_tui.engine.forms import taken_apart
from maracaibo_tui.engine.question import Question
from maracaibo_tui.engine.record_file import Standing
from maracaibo_tui.engine.secrets import Secrets

from .position import Jordan, Player, State
from .views import DISCARD, KEEP, OF_HANDS, asked, heard, view

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

SECRETS = Secrets(
    sealed=frozenset({KEEP}),
    cut={KEEP: frozenset({"keep"}), DISCARD: frozenset({"discard"})},
    close=OF_HANDS,
)
"""Which missions are kept and discarded is nobody else's."""
ORDERS: frozenset[str] = frozenset()
"""Whatever stands beside a question changes something on the table."""
UNATTENDED: frozenset[str] = frozenset()
"""Where nobody needs to sit down for an answer that is given by itself."""
PASSES = ("end", "skip", "stop")
_OF_A_POINT: Mapping[str, tuple[str, ...]] = {"DEC-P53": ("keep",), "DEC-P41": ("skip", "move")}
"""Words that decline at some points only."""
IDLE = frozenset(PASSES)


def passes(question: Question) -> Sequence[str]:
    """Name the options that end or decline what is asked."""
    declines = _OF_A_POINT.get(question.point, PASSES)
    return [option for option in declines if option in question.options]


def is_public(question: Question) -> bool:
    """Tell that the missions lie beside whatever is asked: every question is private."""
    del question
    return False


def idle(question: Question) -> Sequence[str]:
    """Name the options that bring nothing, passes among them."""
    return passes(question)


def nearest_first(question: Question) -> bool:
    """Tell whether the options stand in the order of a way, the nearest place first."""
    return taken_apart(question.options[0]).word in {"sail", "explore"}


def scorers(view: State) -> list[Player | Jordan]:
    """List all who score, Jordan last."""
    return [*view.players, *([view.jordan] if view.jordan is not None else [])]


def round_of(view: State) -> int:
    """Give the round."""
    return view.round


def standings(view: State) -> Mapping[int | str, int]:
    """Give the points of everybody, Jordan last."""
    return {each.seat: each.vp for each in scorers(view)}


def standing(view: State) -> Sequence[Standing]:
    """Say how each captain stands: points and improvement cards."""
    return [Standing("captain", (each.vp, len(each.cards))) for each in view.players]


def winners(view: State) -> Sequence[int | str]:
    """Name the winners of a game that is over."""
    return view.winners
