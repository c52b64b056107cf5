"""What players of the box easily forget, in a few words each."""

from collections.abc import Callable
from copy import copy

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.forms import made, taken_apart
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.rules.assistants import passed, usable
from maracaibo_tui.games.maracaibo.rules.careers import level, open_tasks
from maracaibo_tui.games.maracaibo.rules.city import deliverable
from maracaibo_tui.games.maracaibo.rules.jacques import has_ended_round
from maracaibo_tui.games.maracaibo.rules.quests import payable_quests
from maracaibo_tui.games.maracaibo.rules.sailing import destinations, enterable, is_last_space
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable, player
from maracaibo_tui.games.maracaibo.words.cards import card_name, location_name
from maracaibo_tui.games.maracaibo.words.effects import several
from maracaibo_tui.games.maracaibo.words.sides import called
from maracaibo_tui.games.maracaibo.words.voyages import SAILING

from .decision import Decision
from .lights import place_of

_MAIN = frozenset({"DEC-10", "DEC-28"})
Reminder = Callable[[MaracaiboTable, Decision], str]


def reminders(printed: Printed, decision: Decision, key: str) -> list[str]:
    """Name what is easily forgotten at this question; the key opens the rules."""
    if decision.question is None:
        return []
    if decision.view.phase == "setup":
        # Whoever reads lines instead of a table has been greeted, and has no preview; nor are the careers in sight.
        first = f"the first time? press {key} and open Your first game"
        is_told_in_lines = decision.after is None and not decision.turned_up
        return _careers(printed, decision) if is_told_in_lines else [first] * (decision.after is not None)
    table: MaracaiboTable = Table(decision.view, printed)
    return [text for reminder in REMINDERS if (text := reminder(table, decision))]


def _careers(printed: Printed, decision: Decision) -> list[str]:
    """Name the careers to choose from, before the first card is chosen."""
    p = decision.view.players[decision.seat - 1]
    names = [printed.box.careers[each].name for each in p.careers if each in printed.box.careers]
    if p.committed or not names or decision.question is None or decision.question.point != "DEC-02":
        return []
    return [f"after the cards you choose one of two careers, {' or '.join(names)}; ask about them by name"]


def _task(t: MaracaiboTable, decision: Decision) -> str:
    p, question = player(t, decision.seat), decision.question
    offered = question.options if question is not None else ()
    tasks = [task for task in open_tasks(t, p) if made("career_task", task) in offered]
    if not tasks:
        return ""
    high = any(level(p, t.printed.box.careers[p.career].task[number - 1]) > 1 for number in tasks)
    return f"career task {tasks[0]} can be completed" + (" on the higher level" if high else "")


def _village_actions(_t: MaracaiboTable, decision: Decision) -> str:
    option = decision.option
    left = getattr(decision.view.agenda[-1], "left", 0)
    if option is None or option.id != "stop" or not left:
        return ""
    return f"{several(left, 'village action')} would be lost"


def _delivery(t: MaracaiboTable, decision: Decision) -> str:
    """Name the good that could be delivered here, or where the highlighted voyage ends."""
    p, question, option = player(t, decision.seat), decision.question, decision.option
    if question is None or option is None or question.point not in {*SAILING, *_MAIN}:
        return ""
    if question.point in _MAIN and (option.hands_in == ("city",) or taken_apart(option.id).word == "deliver"):
        return ""
    place = place_of(t.printed, option.id) or ("" if question.point in SAILING else p.ship)
    if not place:
        return ""
    there = copy(p)
    there.ship = place
    cards = deliverable(t, there)
    return (
        f"{t.printed.cards[cards[0]].good} in your hand fits the market of {t.printed.locations[place].name}"
        if cards
        else ""
    )


def _story(t: MaracaiboTable, decision: Decision) -> str:
    """Name the story quest that can be fulfilled here, or where the highlighted voyage ends (MAR-STORY-11)."""
    question, option = decision.question, decision.option
    if t.state.story is None or question is None or option is None or question.point not in {*SAILING, *_MAIN}:
        return ""
    form = taken_apart(option.id)
    if form.word == "quest" and form.values[0] in t.printed.box.stories:
        return ""
    there = copy(player(t, decision.seat))
    there.ship = place_of(t.printed, option.id) if question.point in SAILING else there.ship
    quests = [quest for quest in payable_quests(t, there, there.ship) if quest in t.printed.box.stories]
    where = f" at {location_name(t.printed, there.ship)}" if question.point in SAILING else ""
    return f"the story quest of {called(t.printed, quests[0])} can be fulfilled{where}" if quests else ""


def _passed(t: MaracaiboTable, decision: Decision) -> str:
    """Warn of own assistants that the highlighted voyage passes."""
    option, question = decision.option, decision.question
    if option is None or question is None or question.point not in SAILING:
        return ""
    place = place_of(t.printed, option.id)
    if not place:
        return ""
    p = player(t, decision.seat)
    left_out = passed(t, p, p.ship, place)
    return f"passes {left_out} of your assistants" if left_out else ""


def _assistant(t: MaracaiboTable, decision: Decision) -> str:
    """Name assistants that stand here and would not be used."""
    option, question = decision.option, decision.question
    if option is None or question is None or question.point not in _MAIN or taken_apart(option.id).word == "assist":
        return ""
    waiting = usable(t, player(t, decision.seat))
    return f"{len(waiting)} of your assistants can act here" if waiting else ""


def _round_end(t: MaracaiboTable, decision: Decision) -> str:
    """Warn that a ship, or an automatic opponent, is about to end the round."""
    option, question = decision.option, decision.question
    if question is None or question.point not in SAILING or option is None:
        return ""
    last = _last_places(t)
    if place_of(t.printed, option.id) in last:
        return f"ends the {_what_ends(t)}"
    if not last:
        return ""
    automas = [*_jean_goes_home(t, last), *_jacques_goes_home(t)]
    if automas:
        return f"{automas[0]} ends the {_what_ends(t)} next"
    near = [seat for seat in _after(t, decision.seat) if _reaches(t, seat, last)]
    return f"{decision.names[near[0]]} can end the {_what_ends(t)} next" if near else ""


def _after(t: MaracaiboTable, seat: int) -> list[int]:
    """List the others as their turns come."""
    count = len(t.state.players)
    return [(seat + step - 1) % count + 1 for step in range(1, count)]


def _what_ends(t: MaracaiboTable) -> str:
    """Say what the last place of the round ends: in the last round the game (MAR-TURN-04)."""
    return "game" if t.state.round == t.printed.turn.rounds else "round"


def _jean_goes_home(t: MaracaiboTable, last: set[str]) -> list[str]:
    """Name Jean where her next step can only be the last one of the round (MAR-SOLO-16)."""
    jean = t.state.jean
    steps = [] if jean is None else enterable(t, jean.ship, jean)
    goes = bool(steps) and all(arrow.to in last for arrow in steps)
    return [jean.seat.capitalize()] if jean is not None and goes else []


def _jacques_goes_home(t: MaracaiboTable) -> list[str]:
    """Name Jacques where his next turn ends the round (MAR-SOLO-76)."""
    jacques = t.state.jacques
    if jacques is None or not jacques.home:
        return []
    then = copy(jacques)
    then.home += 1
    return [jacques.seat.capitalize()] if has_ended_round(t, then) else []


def _last_places(t: MaracaiboTable) -> set[str]:
    me = t.state.players[0]
    return {place for place in t.printed.locations if place != t.printed.start and is_last_space(t, place, me)}


def _reaches(t: MaracaiboTable, seat: int, places: set[str]) -> bool:
    routes = destinations(t, player(t, seat), t.printed.turn.movement)
    return any(place_of(t.printed, option) in places for option in routes)


def _drawn(t: MaracaiboTable, decision: Decision) -> str:
    """Name the cards that have come into the hand since the last answer."""
    if decision.before is None:
        return ""
    had = decision.before.players[decision.seat - 1].hand
    new = [card_name(t.printed, card) for card in player(t, decision.seat).hand if card not in had]
    return f"new in your hand: {', '.join(new)}" if new else ""


REMINDERS: tuple[Reminder, ...] = (_task, _round_end, _village_actions, _story, _assistant, _delivery, _passed, _drawn)
