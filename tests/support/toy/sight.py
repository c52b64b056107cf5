"""Who may know what of the toy game, what nobody need be asked, and how everybody stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from maracaibo_tui.engine.question import Question
from maracaibo_tui.engine.record_file import Standing
from maracaibo_tui.engine.secrets import Secrets
from maracaibo_tui.engine.windows import covered

from .state import HIDDEN, Divers, Frame, Pranks, Unveil, Wished

UNATTENDED = frozenset({"TOY-1"})
ORDERS = frozenset({"windows", "arm", "disarm"})
OPEN = frozenset({"TOY-3", "TOY-7"})
SECRETS = Secrets(
    sealed=frozenset({"TOY-4"}),
    cut={"TOY-4": frozenset({"wish", "stake"})},
    whole=frozenset({"arm", "disarm"}),
    close=frozenset({"TOY-1", "TOY-4", "TOY-5"}),
    alike=frozenset({"TOY-4", "TOY-5"}),
)


def view(state: Divers, seat: int) -> Divers:
    """Hide what lies in the bag and, until the game is over, what others were shown and wished for (TOY-WISH-02).

    Which shells went to the bottom everybody saw; of pranks in other hands only the number shows (TOY-PRANK-02).
    """
    shown = replace(state, chance=0, dice=(), picks=(), agenda=tuple(_covered(frame, seat) for frame in state.agenda))
    known = state.sunk[max(0, len(state.sunk) - len(state.bag)) :]
    shown.bag = ((HIDDEN,) * (len(state.bag) - len(known)) + known) if known else (HIDDEN,) * len(state.bag)
    if not state.is_over:
        hide = {"stakes": 1, "wishes": HIDDEN}
        for name, hidden in hide.items():
            values = getattr(state, name)
            setattr(shown, name, tuple(each if at == seat else hidden for at, each in enumerate(values, 1)))
    shown.armed = tuple(each if at == seat else () for at, each in enumerate(state.armed, 1))
    for name in ("offers", "hands"):
        values = getattr(state, name)
        covered = [each if at == seat else (HIDDEN,) * len(each) for at, each in enumerate(values, 1)]
        setattr(shown, name, tuple(covered))
    return shown


def _covered(frame: Frame, seat: int) -> Frame:
    """Cover what others have announced until it is shown."""
    if isinstance(frame, Pranks):
        return covered(frame, seat, HIDDEN)
    return replace(frame, prank=HIDDEN) if isinstance(frame, Unveil) and frame.seat != seat else frame


def asked(question: Question | None, seat: int) -> Question | None:
    """Hide from others what there is to choose."""
    if question is None or question.seat == seat or is_public(question):
        return question
    return replace(question, options=())


def heard(event: object, seat: int) -> object:
    """Hide from others what somebody wished for."""
    return replace(event, shell=HIDDEN) if isinstance(event, Wished) and event.seat != seat else event


def passes(question: Question) -> Sequence[str]:
    """Name the options that end or decline what is asked."""
    return [option for option in ("rest", "silence", "pass", "withdraw") if option in question.options]


def is_public(question: Question) -> bool:
    """Tell whether nothing private is asked: a toast, a vote, or whether a shell that all see is shared."""
    return question.point in OPEN


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


def standing(view: Divers) -> Sequence[Standing]:
    """Say how each diver stands."""
    found = zip(view.points, view.baskets, strict=True)
    return [Standing("diver", (points, len(basket))) for points, basket in found]


def winners(view: Divers) -> Sequence[int | str]:
    """Name those with the most points."""
    return [seat for seat, points in enumerate(view.points, 1) if points == max(view.points)]
