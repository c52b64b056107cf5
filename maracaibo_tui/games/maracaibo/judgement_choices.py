"""Which options are worth a thought, and how far an answer must be followed before it can be judged."""

from __future__ import annotations

from maracaibo_tui.engine.question import Question

from .judgement_cards import surplus
from .judgement_outlook import Outlook
from .quests import payable_quests
from .sailing import Route, destinations
from .state import Player
from .table import MaracaiboTable
from .village import main_action_count

# These answers show what they bring only when the main action is over.
OPEN_TO_THE_END = frozenset({"DEC-04", "DEC-10", "DEC-27", "DEC-28"})
# Options that only prepare others: they are judged by what becomes possible.
PREPARATIONS = frozenset({"spend:cp", "spend:figure", "figure_to_cp"})
PLANNING_POINTS = frozenset({"DEC-11"})
TASK_POINTS = frozenset({"DEC-11", "DEC-10", "DEC-16", "DEC-64", "DEC-66"})
CONVERSION_POINTS = frozenset({"DEC-44"})


def shortlist(t: MaracaiboTable, question: Question, look: Outlook) -> tuple[str, ...]:
    """Leave out options that are no better than others of the list."""
    options, point = question.options, question.point
    if point in {"DEC-04", "DEC-27"}:
        return _destinations(t, question)
    kept = [option for option in options if not _is_free(option)]
    if point == "DEC-13":
        kept = _least(look, kept, "deliver:", 1)
    elif point == "DEC-30":
        kept = _least(look, kept, "pay:", 2)
    elif point == "DEC-23":
        kept = _one_each(kept, 2)
    elif point == "DEC-44":
        kept = _villages(t, question.seat, kept)
    return (*kept, *_free(question, look))


def _is_free(option: str) -> bool:
    return option.startswith(("hold:", "career_task:")) or option == "figure_to_cp"


def _free(question: Question, look: Outlook) -> list[str]:
    """Keep free actions where they matter: plan the best card at the end, convert figures in a Combat."""
    found, point = [], question.point
    if point in TASK_POINTS:
        found += [option for option in question.options if option.startswith("career_task:")]
    if point in CONVERSION_POINTS and "figure_to_cp" in question.options:
        found.append("figure_to_cp")
    if point in PLANNING_POINTS:
        held = [option for option in question.options if option.startswith("hold:")]
        found += sorted(held, key=lambda option: surplus(look, option.partition(":")[2]))[-1:]
    return found


def _least(look: Outlook, options: list[str], way: str, count: int) -> list[str]:
    """Of several cards that would go, keep those that would be missed least."""
    cards = [option for option in options if option.startswith(way)]
    cards.sort(key=lambda option: surplus(look, option.partition(":")[2]))
    return [option for option in options if option in cards[:count] or not option.startswith(way)]


def _one_each(options: list[str], parts: int) -> list[str]:
    """Keep one option of each beginning: the village hardly matters, the nation does."""
    found = {":".join(option.split(":")[:parts]): option for option in options}
    return list(found.values())


def _villages(t: MaracaiboTable, seat: int, options: list[str]) -> list[str]:
    """Of the villages for a combat action keep the dearest with most assistants, free and taken."""
    p = t.state.players[seat - 1]
    best: dict[bool, str] = {}
    for option in options:
        if option.startswith("ca:village:"):
            place = option.rpartition(":")[2]
            taken = place in t.state.markers
            if taken not in best or _assistants(p, place) > _assistants(p, best[taken].rpartition(":")[2]):
                best[taken] = option
    return [option for option in options if not option.startswith("ca:village:") or option in best.values()]


def _assistants(p: Player, place: str) -> int:
    return len(p.assistants.get(place, ()))


def _destinations(t: MaracaiboTable, question: Question) -> tuple[str, ...]:
    """Of villages with equally many village actions keep the nearest, unless something special waits there."""
    p = t.state.players[question.seat - 1]
    routes: dict[str, Route] = destinations(t, p, t.printed.turn.movement)
    seen: set[int] = set()
    kept = []
    for option in question.options:
        route = routes.get(option)
        if route is None:
            kept += [option] * (not _is_free(option))
            continue
        place = route.locations[-1]
        count = main_action_count(t, p, route.cost)
        special = (
            t.printed.locations[place].kind != "village"
            or place in p.assistants
            or bool(payable_quests(t, p, place))
            or bool(t.state.legacy)
        )
        if special or count not in seen:
            kept.append(option)
        if not special:
            seen.add(count)
    return tuple(kept)
