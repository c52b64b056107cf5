"""What changes a term of the judge from one view to another, in the words of the game (RIV-51)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from maracaibo_tui.engine import reasons
from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.question import Question
from maracaibo_tui.engine.reasons import Sides
from maracaibo_tui.games.maracaibo.box.printed import NATIONS, Printed
from maracaibo_tui.games.maracaibo.rules.jean_scoring import jean_areas
from maracaibo_tui.games.maracaibo.rules.prestige import building_points
from maracaibo_tui.games.maracaibo.rules.ship import upgrades
from maracaibo_tui.games.maracaibo.state.position import HIDDEN, State
from maracaibo_tui.games.maracaibo.words.called import space_name
from maracaibo_tui.games.maracaibo.words.cards import card_name, location_name
from maracaibo_tui.games.maracaibo.words.effects import nation

from .figures import FIGURES

_STOCK = ("doubloons", "combat_points", "figures")


def filled(printed: Printed, seat: int, name: str, now: State, then: State) -> str:
    """Say what of a term changes from one view of a seat to another; nothing where its name says enough."""
    return reasons.filled(_SAID, reasons.sides_of(printed, seat, now, then), name)


def beside(printed: Printed, view: State, question: Question, option: str) -> tuple[str, ...]:
    """Say nothing else: no dice are thrown."""
    del printed, view, question, option
    return ()


def _figures(fields: tuple[str, ...]) -> Callable[[Sides], Iterator[str]]:
    def say(s: Sides) -> Iterator[str]:
        for field, called in FIGURES:
            by = getattr(s.after, field) - getattr(s.mine, field)
            if field in fields and by:
                yield f"{by:+} {called.removesuffix('s') if abs(by) == 1 else called}"

    return say


def _influence(s: Sides) -> Iterator[str]:
    for each in NATIONS:
        before, after = s.mine.influence[each], s.after.influence[each]
        rank, reached = _rank(s.printed, each, before), _rank(s.printed, each, after)
        if reached != rank:
            yield f"{nation(each)} to rank {reached}"
        elif after != before:
            yield f"{nation(each)} {after - before:+}"


def _rank(printed: Printed, of: str, space: int) -> int:
    """Give the value of the rank that a space has reached."""
    return max([value for at, value in printed.ranks[of] if at <= space], default=0)


def _ship_board(s: Sides) -> Iterator[str]:
    for area in s.printed.box.areas.values():
        before, left = s.mine.discs[area.id], s.after.discs[area.id]
        if before != left:
            yield f"{area.name} {'cleared' if not left else f'{before} to {left} discs'}"


def _explorer(s: Sides) -> Iterator[str]:
    if s.mine.explorer != s.after.explorer:
        yield f"to {space_name(s.after.explorer)}"


def _cards(s: Sides) -> Iterator[str]:
    for card in s.after.tableau:
        if card not in s.mine.tableau:
            yield f"{card_name(s.printed, card)} bought"
    kept = {*s.after.hand, *s.after.tableau, *s.after.planning, HIDDEN}
    for card in s.mine.hand:
        if card not in kept:
            yield f"{card_name(s.printed, card)} leaves the hand"


def _assistants(s: Sides) -> Iterator[str]:
    for place, cards in s.after.assistants.items():
        if len(cards) > len(s.mine.assistants.get(place, ())):
            yield f"one more at {location_name(s.printed, place)}"
    # What lies between the places of the ship before and after is left behind in this round.
    order = s.printed.order
    if s.after.ship != s.mine.ship and s.now.round == s.then.round:
        first, last = order.get(s.mine.ship, 0), order.get(s.after.ship, 0)
        for place in s.mine.assistants:
            if first < order[place] < last:
                yield f"the one at {location_name(s.printed, place)} is passed"


def _tokens(s: Sides) -> Iterator[str]:
    quests = len(s.after.quests) - len(s.mine.quests)
    if quests:
        yield f"{quests:+} quest{'s' * (quests > 1)}"
    for each in s.after.synergies:
        if each not in s.mine.synergies:
            yield f"synergy {each}"
    on_cards = len(s.after.card_quests) - len(s.mine.card_quests)
    if on_cards:
        yield f"{on_cards:+} on cards"


def _career(s: Sides) -> Iterator[str]:
    for number in s.after.career_done:
        if number not in s.mine.career_done:
            yield f"task {number} done"


def _buildings(s: Sides) -> Iterator[str]:
    now, then = (Table(view, s.printed) for view in (s.now, s.then))
    for building, seats in s.then.investors.items():
        if s.after.seat not in seats:
            continue
        name = s.printed.box.prestige[building].name
        if s.mine.seat not in s.now.investors.get(building, ()):
            yield f"{name} invested in"
            continue
        by = building_points(then, s.after, building) - building_points(now, s.mine, building)
        if by:
            yield f"{name} {by:+} VP"


def _position(s: Sides) -> Iterator[str]:
    if s.mine.ship != s.after.ship and s.after.ship:
        yield f"from {location_name(s.printed, s.after.ship)} on"


def _quests(s: Sides) -> Iterator[str]:
    if s.then.automa is not None:
        yield f"{len(s.after.quests)} against {len(s.then.automa.quests)}"


def _areas(s: Sides) -> Iterator[str]:
    if s.then.jean is not None:
        yield f"{len(upgrades(s.after))} against {jean_areas(s.printed, s.then.jean)}"


_SAID: Mapping[str, Callable[[Sides], Iterator[str]]] = {
    "points": _figures(("vp", "income_doubloons", "income_vp")),
    "stock": _figures(_STOCK),
    "influence": _influence,
    "ship_board": _ship_board,
    "explorer": _explorer,
    "cards": _cards,
    "assistants": _assistants,
    "tokens": _tokens,
    "career": _career,
    "buildings": _buildings,
    "position": _position,
    "jean_quests": _quests,
    "jacques_quests": _quests,
    "jean_areas": _areas,
}
