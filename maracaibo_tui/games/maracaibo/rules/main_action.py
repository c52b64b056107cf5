"""Phase B: the main action (MAR-MAIN)."""

from maracaibo_tui.engine.agenda import push
from maracaibo_tui.engine.forms import for_each, taken_apart, value_of
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.maracaibo.state import events
from maracaibo_tui.games.maracaibo.state.frames import AfterMain, MainAction, VillageActions
from maracaibo_tui.games.maracaibo.state.table import RULES, MaracaiboTable, player

from .assistants import usable, use
from .city import begin_city_action
from .free_actions import within_main_action
from .places import has_village_action, is_city
from .quests import fulfil, payable_quests
from .village import main_action_count


@RULES.asks(MainAction)
def ask_main_action(t: MaracaiboTable, f: MainAction) -> Question:
    """Ask for the main action (DEC-10, DEC-28, MAR-MAIN-01..06)."""
    p = player(t, f.seat)
    options = []
    if is_city(t, p.ship):
        options.append("city")
    if has_village_action(t, p.ship):
        options.append("village")
    options += for_each("quest", payable_quests(t, p, p.ship))
    options += for_each("assist", usable(t, p))
    point = "DEC-28" if f.extra else "DEC-10"
    return Question(seat=f.seat, point=point, options=(*options, "end"), rule="MAR-MAIN-01")


@RULES.answers(MainAction)
def take_main_action(t: MaracaiboTable, f: MainAction, option: str) -> None:
    """Begin the main action; without one phase B ends (MAR-MAIN-01, MAR-MAIN-08)."""
    if option == "end":
        _leave_main_action(t)
        return
    p = player(t, f.seat)
    if t.tell is not None:
        t.tell(events.ChoseMain(f.seat, option, p.ship))
    if not within_main_action(t):
        push(t, AfterMain(f.seat))
    kind, what = taken_apart(option).word, value_of(option)
    if kind == "village":
        push(t, VillageActions(f.seat, main_action_count(t, p, f.village_points)))
    elif kind == "city":
        begin_city_action(t, p)
    elif kind == "quest":
        fulfil(t, p, what, f"location/{p.ship}")
    else:
        use(t, p, what)


def _leave_main_action(t: MaracaiboTable) -> None:
    """End phase B at once: what an extra main action interrupted asks no more (DEC-28)."""
    t.state.agenda = tuple([frame for frame in t.state.agenda if type(frame) is not AfterMain])


@RULES.asks(AfterMain)
def ask_after_main(_t: MaracaiboTable, f: AfterMain) -> Question:
    """Leave room for free actions after the main action (DEC-11, MAR-FREE-01)."""
    return Question(seat=f.seat, point="DEC-11", options=("end",), rule="MAR-FREE-01")


@RULES.answers(AfterMain)
def end_phase(_t: MaracaiboTable, _f: AfterMain, _option: str) -> None:
    """End phase B."""
