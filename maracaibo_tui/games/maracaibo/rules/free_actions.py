"""Free actions, offered beside the question at every free point (MAR-FREE)."""

from msgspec.structs import replace

from maracaibo_tui.engine.forms import for_each, taken_apart, value_of
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.maracaibo.state import events
from maracaibo_tui.games.maracaibo.state.frames import AfterMain
from maracaibo_tui.games.maracaibo.state.memory import leave_hand
from maracaibo_tui.games.maracaibo.state.position import Player
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable, player

from .careers import complete_task, open_tasks
from .gains import gain_combat_points, return_figures

FREE_POINTS = frozenset({"DEC-05", "DEC-10", "DEC-28", "DEC-11", "DEC-13", "DEC-15", "DEC-26", "DEC-34", "DEC-44"})
VILLAGE_POINTS = frozenset({"DEC-16", "DEC-54"})
TASK_POINTS = frozenset({"DEC-64", "DEC-66"})
CONVERSION_POINTS = frozenset(
    {"DEC-04", "DEC-27", "DEC-50", "DEC-53", "DEC-60", "DEC-62", "DEC-61", "DEC-65", "DEC-67"}
    | FREE_POINTS
    | VILLAGE_POINTS
    | TASK_POINTS
)


def with_free_actions(t: MaracaiboTable, question: Question) -> Question:
    """Put the free actions beside the options, where the decision point allows them (DEC-12, MAR-FREE-02)."""
    point = question.point
    if point not in CONVERSION_POINTS:
        return question
    p = player(t, question.seat)
    beside = _conversion(t, p)
    if _is_free_point(t, point):
        beside = [*_plans(t, p), *_tasks(t, p), *beside]
    elif point in TASK_POINTS:
        beside = [*_tasks(t, p), *beside]
    return replace(question, options=(*question.options, *beside)) if beside else question


def _is_free_point(t: MaracaiboTable, point: str) -> bool:
    """Tell whether free actions are possible: in phase B only, between two steps (MAR-FREE-01, MAR-FREE-08)."""
    if t.state.phase != "main":
        return False
    return point in FREE_POINTS or (point in VILLAGE_POINTS and within_main_action(t))


def within_main_action(t: MaracaiboTable) -> bool:
    """Tell whether a main action is being carried out (MAR-FREE-01)."""
    return any(type(frame) is AfterMain for frame in t.state.agenda)


def _plans(t: MaracaiboTable, p: Player) -> tuple[str, ...]:
    """List the hand cards that could be planned (MAR-FREE-03)."""
    if len(p.planning) >= t.printed.turn.planning_spaces:
        return ()
    return for_each("hold", p.hand)


def _tasks(t: MaracaiboTable, p: Player) -> tuple[str, ...]:
    """List the career tasks that could be completed (MAR-FREE-07)."""
    return for_each("career_task", open_tasks(t, p))


def _conversion(t: MaracaiboTable, p: Player) -> list[str]:
    """Offer to turn a figure into combat points at any own decision of the own turn (MAR-FREE-09, EFF-PRM-08)."""
    return ["figure_to_cp"] if p.figures and t.printed.conversion(p.tableau) else []


def took_free_action(t: MaracaiboTable, seat: int, option: str) -> bool:
    """Carry out a free action if the option is one; the question stays open."""
    p = player(t, seat)
    word = taken_apart(option).word
    if word == "hold":
        _plan(t, p, value_of(option))
    elif word == "career_task":
        complete_task(t, p, int(value_of(option)))
    elif option == "figure_to_cp":
        return_figures(t, p, 1, "conversion")
        gain_combat_points(t, p, t.printed.conversion(p.tableau), "conversion")
    else:
        return False
    return True


def _plan(t: MaracaiboTable, p: Player, card: str) -> None:
    """Lay a hand card on an empty planning space (MAR-FREE-03..05)."""
    leave_hand(p, (card,))
    p.planning = (*p.planning, card)
    if t.tell is not None:
        t.tell(events.CardMoved(p.seat, card, "hand", "planning"))
