"""Answers that go together: what a person chooses in one go where nothing lies between that could be wanted."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from maracaibo_tui.engine.forms import for_each, taken_apart, value_of
from maracaibo_tui.engine.question import Option, Question
from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.rules.cards import purchases
from maracaibo_tui.games.maracaibo.rules.city import ask_city_action, deliverable
from maracaibo_tui.games.maracaibo.rules.combat_actions import available
from maracaibo_tui.games.maracaibo.rules.legacy import tile_at
from maracaibo_tui.games.maracaibo.rules.payment import lacks_cards
from maracaibo_tui.games.maracaibo.rules.places import action, has_village_action, is_city, is_homeward
from maracaibo_tui.games.maracaibo.rules.village import main_action_count
from maracaibo_tui.games.maracaibo.state.frames import CityAction, CombatActions
from maracaibo_tui.games.maracaibo.state.position import Player
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable, player

from .cards import area_text
from .effects import effects_text
from .endings import passes_of
from .options import describe
from .voyages import routes_of

PAIR = 2
"""Discs that lie on an area at first."""
MOST = 9
"""So many choices have a key of their own; a question that would have more is not put together with the next."""
_TILES = (v.LegacyCollection, v.LegacyCollectionToll)


def voyages(t: MaracaiboTable, question: Question, options: Sequence[Option]) -> Iterator[Option]:
    """Go on to village actions at once where a voyage leads to nothing else: to decline them is still possible."""
    routes, p = routes_of(t.printed, t.state, question), player(t, question.seat)
    for option in options:
        route = routes.get(option.id)
        if route is not None and _is_only_village(t, p, route.locations[-1]) and main_action_count(t, p, route.cost):
            yield replace(option, answers=(option.id, "village"))
        else:
            yield option


def _is_only_village(t: MaracaiboTable, p: Player, place: str) -> bool:
    """Tell whether village actions are the one thing that can be done at a place, with the cards in hand."""
    quests = [t.printed.quests[quest].cost for quest in t.state.quests.get(place, ())]
    if p.assistants.get(place) or is_city(t, place) or not all(lacks_cards(t, p, cost) for cost in quests):
        return False
    return has_village_action(t, place) and not (t.state.legacy and any(tile_at(t, place, kind) for kind in _TILES))


def main_actions(t: MaracaiboTable, question: Question, options: Sequence[Option]) -> Iterator[Option]:
    """Say of a city action at once what is delivered, or how it is performed without a delivery (MAR-CITY-01)."""
    p, is_free = player(t, question.seat), any(option.group for option in options)
    for option in options:
        at_once = _city_actions(t, p, option) if option.id == "city" else []
        yield from at_once
        if not at_once:
            yield option
        elif is_free:
            # A free action may come in between.
            yield replace(option, label="City action, step by step")


def _city_actions(t: MaracaiboTable, p: Player, city: Option) -> list[Option]:
    effects, cards = action(t, p.ship), [] if is_homeward(t, p.ship) else deliverable(t, p)
    if all(isinstance(effect, v.HomeVp) for effect in effects):
        return []
    asked = ask_city_action(t, CityAction(p.seat))
    ways = [] if asked is None else list(city_ways(t, asked, _described(t, asked)))
    if not ways:
        return []
    goods = Question(seat=p.seat, point="DEC-13", options=for_each("deliver", cards), rule="MAR-CITY-03")
    delivered = [
        replace(each, label=f"{each.label}, then the city action", answers=("city", each.id))
        for each in _described(t, goods)
    ]
    skip = () if is_homeward(t, p.ship) else ("skip",)
    others = [each for each in ways if each.id != "skip"]
    return [*delivered, *[_performed(city, each, skip, delivers=bool(cards)) for each in others]] if others else []


def _performed(city: Option, way: Option, skip: tuple[str, ...], *, delivers: bool) -> Option:
    """Put the choice of a city action and the way of its performing together; what is not asked is passed over."""
    without = " without delivering" if delivers else ""
    label = city.label if way.id == "do" else f"City action: {way.label[:1].lower()}{way.label[1:]}"
    label = label.replace("City action", f"City action{without}", 1)
    few = way.brief or way.label
    brief = f"City action: {few[:1].lower()}{few[1:]}" if way.id != "do" else ""
    id_ = city.id if way.id == "do" else way.id
    return replace(way, id=id_, label=label, brief=brief, answers=("city", *skip, *way.hands_in))


def delivered_discs(t: MaracaiboTable, question: Question, options: Sequence[Option]) -> Iterator[Option]:
    """Go on to the action of the city where it is one that nobody leaves out, and the disc asks nothing first."""
    p, agenda = player(t, question.seat), t.state.agenda
    after = agenda[-2] if len(agenda) > 1 else None
    asked = ask_city_action(t, after) if isinstance(after, CityAction) else None
    effects = action(t, p.ship)
    goes_on = asked is not None and "do" in asked.options and not isinstance(effects[0], v.L1Quest | v.Combat)
    for option in options:
        area = t.printed.area(taken_apart(option.id).values[0])
        if goes_on and (p.discs[area.id] > 1 or area.choice is None):
            label = f"{option.label}; then the city action: {effects_text(effects)}"
            yield replace(option, label=label, brief=f"From {area.name}", answers=(option.id, "do"))
        else:
            yield option


def discs(t: MaracaiboTable, question: Question, options: Sequence[Option]) -> Iterator[Option]:
    """Offer to take both discs of an area at once; single ones come first and keep their keys (MAR-SHIP-04)."""
    p, frame = player(t, question.seat), t.state.agenda[-1]
    yield from [option for option in options if option.id != "skip"]
    for option in options if getattr(frame, "count", 1) >= PAIR else ():
        area = t.printed.area(taken_apart(option.id).values[0]) if option.id != "skip" else None
        if area is not None and p.discs[area.id] == PAIR:
            label = f"Both from {area.name}, clearing it: {area_text(area)}"
            yield replace(option, label=label, brief=f"Both from {area.name}", answers=(option.id,) * PAIR)
    yield from [option for option in options if option.id == "skip"]


def combat_points(t: MaracaiboTable, question: Question, options: Sequence[Option]) -> Iterator[Option]:
    """Offer what combat points would pay for, together with them, as far as all choices have a key (MAR-COMBAT-16)."""
    p, frame = player(t, question.seat), t.state.agenda[-1]
    answers = [option for option in options if not option.group and option.id not in passes_of(question)]
    yield from answers
    if isinstance(frame, CombatActions):
        reach = available(t, p, frame.nation, frame.value + p.combat_points)
        due = {name: cost - frame.value for name, cost in reach.items() if cost > frame.value}
        more = _described(t, replace(question, options=tuple(due)))
        for option in more if len(answers) + len(more) <= MOST else ():
            label = f"Pay {due[option.id]} CP. {option.label}"
            yield replace(option, label=label, answers=(*("spend:cp",) * due[option.id], option.id))
    yield from [option for option in options if option not in answers]


def city_ways(t: MaracaiboTable, question: Question, options: Sequence[Option]) -> Iterator[Option]:
    """Say of a combat at once from which pile its token comes (MAR-COMBAT-03)."""
    effects = action(t, player(t, question.seat).ship)
    is_combat = len(effects) == 1 and isinstance(effects[0], v.Combat)
    for option in options:
        if option.id == "combat" or (option.id == "do" and (question.point == "DEC-40" or is_combat)):
            yield from _from_piles(t, question, option)
        else:
            yield option


def _from_piles(t: MaracaiboTable, question: Question, option: Option) -> Iterator[Option]:
    piles = {"pile:1": t.state.combat_1, "pile:2": t.state.combat_2}
    if not all(piles.values()):
        yield option
        return
    asked = replace(question, point="DEC-41", options=tuple(piles), rule="MAR-COMBAT-03")
    for pile in _described(t, asked):
        left = len(piles[pile.id])
        label = f"Combat, token from pile {value_of(pile.id)} ({left} left)"
        brief = f"Combat, pile {value_of(pile.id)} ({left})"
        yield replace(pile, label=label, brief=brief, answers=(*option.hands_in, pile.id))


def village_actions(t: MaracaiboTable, question: Question, options: Sequence[Option]) -> Iterator[Option]:
    """Name what can be bought among the village actions, as far as all have a key of their own (MAR-VILLAGE-12)."""
    p = player(t, question.seat)
    bought = tuple(purchases(t, p)) if "va:buy" in question.options else ()
    answers = [option for option in options if not option.group]
    if len(answers) - len(passes_of(question)) - 1 + len(bought) > MOST:
        bought = ()
    shop = replace(question, point="DEC-17", options=bought, rule="MAR-VILLAGE-12", source="va:buy")
    goods = briefly_bought(t, shop, _described(t, shop))
    for option in options:
        if option.id == "va:buy" and bought:
            yield from [replace(each, label=_priceless(each), answers=("va:buy", each.id)) for each in goods]
        else:
            yield replace(option, brief="Discard your hand") if option.id == "va:discard_hand" else option


def _priceless(option: Option) -> str:
    """Say what is bought without its price, which stands at its right."""
    is_bought = taken_apart(option.id).word == "buy"
    return re.sub(r" for \d+ doubloons?", "", option.label, count=1) if is_bought else option.label


def briefly_bought(t: MaracaiboTable, _question: Question, options: Sequence[Option]) -> Iterator[Option]:
    """Name a purchase briefly as well: what it costs stands at its right."""
    for option in options:
        word, values, _ = taken_apart(option.id)
        if word == "buy":
            yield replace(option, brief=option.label.partition(" for ")[0])
        elif word == "invest":
            yield replace(option, brief=f"Invest in {t.printed.box.prestige[values[0]].name}")
        else:
            yield option


def _described(t: MaracaiboTable, question: Question) -> tuple[Option, ...]:
    return describe(t.printed, t.state, question)
