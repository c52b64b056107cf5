"""What a person chooses from: options in the order in which they are shown, and those that hand in several answers."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TypeAlias

from msgspec.structs import replace

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.forms import taken_apart
from maracaibo_tui.engine.question import Option, Question
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.rules.combat import side
from maracaibo_tui.games.maracaibo.state.position import State
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable

from . import at_once, endings
from .effects import nation
from .options import describe

Offering: TypeAlias = Callable[[MaracaiboTable, Question, Sequence[Option]], Iterable[Option]]


def offers(printed: Printed, view: State, question: Question) -> tuple[Option, ...]:
    """Name what a person chooses from; the free actions stand behind what answers the question (MAR-FREE-02)."""
    table: MaracaiboTable = Table(view, printed)
    found: Sequence[Option] = describe(printed, view, question)
    for offering in _OFFERINGS.get(question.point, ()):
        found = tuple(offering(table, question, found))
    return tuple(sorted(found, key=_place))


_HAND_AWAY = "va:discard_hand"


def _place(option: Option) -> int:
    """Put what gives a whole hand away behind all that keeps it, and tasks before what else is free."""
    if option.group:
        return 2 if taken_apart(option.id).word == "career_task" else 3
    return int(option.id == _HAND_AWAY)


def _tolls_are_losses(_t: MaracaiboTable, _q: Question, options: Sequence[Option]) -> Iterator[Option]:
    """Mark voyages and cards that are paid for while others are not."""
    for option in options:
        amounts = [amount for _, amount in option.change]
        yield replace(option, is_loss=True) if amounts and max(amounts) < 0 else option


def _free_objects_first(_t: MaracaiboTable, _q: Question, options: Sequence[Option]) -> Sequence[Option]:
    """Offer an object that is there for ever before a card that would be gone (EFF-PRM-01)."""
    marked = [replace(each, is_loss=taken_apart(each.id).word == "pay") for each in options]
    return sorted(marked, key=lambda option: option.is_loss)


def _paid_nations_are_losses(t: MaracaiboTable, question: Question, options: Sequence[Option]) -> Iterator[Option]:
    """Mark nations for which a token asks doubloons (MAR-COMBAT-07)."""
    token = question.source.partition("/")[2]
    for option in options:
        (which,) = taken_apart(option.id).values or ("",)
        is_paid = bool(token) and bool(which) and side(t, token, which).doubloons < 0
        yield replace(option, is_loss=is_paid)


def _spending_is_a_loss(_t: MaracaiboTable, _q: Question, options: Sequence[Option]) -> Iterator[Option]:
    """Mark what only raises the value of a combat: it buys nothing by itself (MAR-COMBAT-16)."""
    for option in options:
        yield replace(option, is_loss=taken_apart(option.hands_in[0]).word == "spend")


def _nations_first(_t: MaracaiboTable, _q: Question, options: Sequence[Option]) -> Iterator[Option]:
    """Ask for the nation of a marker before the village that it goes to."""
    for option in options:
        form = taken_apart(option.id)
        yield replace(option, under=f"Marker of {nation(form.values[0])}") if form.word == "marker" else option


_OFFERINGS: Mapping[str, Sequence[Offering]] = {
    "DEC-04": (at_once.voyages, _tolls_are_losses),
    "DEC-10": (at_once.main_actions,),
    "DEC-11": (endings.endings,),
    "DEC-14": (at_once.delivered_discs,),
    "DEC-15": (at_once.city_ways,),
    "DEC-16": (at_once.village_actions, endings.endings),
    **dict.fromkeys(("DEC-17", "DEC-61", "DEC-65"), (at_once.briefly_bought,)),
    "DEC-20": (at_once.discs,),
    "DEC-23": (_nations_first,),
    "DEC-27": (at_once.voyages, _tolls_are_losses),
    "DEC-28": (at_once.main_actions,),
    "DEC-30": (_free_objects_first,),
    "DEC-40": (at_once.city_ways,),
    "DEC-42": (_paid_nations_are_losses,),
    "DEC-44": (at_once.combat_points, _spending_is_a_loss, endings.endings),
    "DEC-54": (at_once.village_actions, endings.endings),
    "DEC-60": (endings.draws, _tolls_are_losses),
    "DEC-62": (endings.draws, _tolls_are_losses),
}
"""By decision point: what is put together, put first, or marked, one after the other."""
