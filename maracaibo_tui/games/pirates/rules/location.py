"""The actions of a location (PIR-LOC-05..10)."""

from maracaibo_tui.engine.agenda import push
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.pirates.box import vocabulary as v
from maracaibo_tui.games.pirates.state.frames import LocationActions, StartActions
from maracaibo_tui.games.pirates.state.table import RULES, PiratesTable, player

from .effects import begin
from .plans import copies, name_of
from .possible import can_do

Action = tuple[str, ...]
"""The alternatives of an action by name, several shovels as often as there are."""


def _actions(t: PiratesTable, location: str) -> tuple[tuple[v.LocationAction, ...], ...]:
    """Give the printed actions of a location; two or more in one are divided by slashes (PIR-LOC-10)."""
    return t.printed.box.locations[location].actions


def _is_gain(action: tuple[v.LocationAction, ...]) -> bool:
    """Tell whether an action is a fixed gain without alternative (PIR-LOC-08)."""
    return len(action) == 1 and isinstance(action[0], v.Doubloons | v.Vp)


def _effect(t: PiratesTable, location: str, name: str) -> v.LocationAction:
    """Give the action of a name; no location names one twice."""
    return next(side for action in _actions(t, location) for side in action if name_of(side) == name)


@RULES.acts(StartActions)
def start_actions(t: PiratesTable, f: StartActions) -> None:
    """Receive fixed gains; the other actions wait for the player (PIR-LOC-05, PIR-LOC-08)."""
    p, source = player(t, f.seat), f"location/{f.location}/actions"
    actions = _actions(t, f.location)
    left = [
        tuple(name for side in action for name in [name_of(side)] * copies(side))
        for action in actions
        if not _is_gain(action)
    ]
    push(t, LocationActions(f.seat, f.location, tuple(left)))
    for action in actions:
        if _is_gain(action):
            begin(t, p, action[0], source, chosen=True)


@RULES.asks(LocationActions)
def ask_action(t: PiratesTable, f: LocationActions) -> Question | None:
    """Ask for the next action that can be done now (DEC-P24, PIR-LOC-05)."""
    p = player(t, f.seat)
    names = dict.fromkeys(name for action in f.left for name in action)
    options = [name for name in names if can_do(t, p, _effect(t, f.location, name))]
    if not options:
        return None
    source = f"location/{f.location}/actions"
    return Question(seat=f.seat, point="DEC-P24", options=(*options, "end"), rule="PIR-LOC-05", source=source)


@RULES.answers(LocationActions)
def answer_action(t: PiratesTable, f: LocationActions, option: str) -> None:
    """Carry it out; the other sides of its slash are used up (PIR-LOC-05, PIR-LOC-06, PIR-LOC-07)."""
    if option == "end":
        return
    left = [after for action in f.left if (after := _after(action, option))]
    push(t, LocationActions(f.seat, f.location, tuple(left)))
    source = f"location/{f.location}/actions"
    begin(t, player(t, f.seat), _effect(t, f.location, option), source, chosen=True)


def _after(action: Action, name: str) -> Action:
    """Give what is left of an action when one of its alternatives, or another action, was carried out."""
    if name not in action:
        return action
    return (name,) * (action.count(name) - 1)
