"""What the rules know and the moment does not allow, with the reason: read off the view, never to be selected."""

from collections.abc import Callable, Iterator, Mapping
from typing import TypeAlias

from maracaibo_tui.engine.advice import Denied
from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.forms import made, taken_apart
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.rules.assistants import usable
from maracaibo_tui.games.maracaibo.rules.careers import open_tasks
from maracaibo_tui.games.maracaibo.rules.city import deliverable
from maracaibo_tui.games.maracaibo.rules.combat import payable_nations, side
from maracaibo_tui.games.maracaibo.rules.drawing import display_cost
from maracaibo_tui.games.maracaibo.rules.places import has_village_action, is_city, market, market_spaces
from maracaibo_tui.games.maracaibo.rules.quests import can_fulfil
from maracaibo_tui.games.maracaibo.rules.ship import removable, upgrades
from maracaibo_tui.games.maracaibo.state.position import HIDDEN, Player
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable, player
from maracaibo_tui.games.maracaibo.words.cards import card_name, location_name, quest_called
from maracaibo_tui.games.maracaibo.words.careers import ahead_text
from maracaibo_tui.games.maracaibo.words.effects import nation, several

from . import shortages, why_village
from .decision import Decision
from .why_combat import combat
from .why_exploring import jumped_over
from .why_sailing import closed_cities

Reasons: TypeAlias = Callable[[MaracaiboTable, Player, Decision], Iterator[Denied]]


def denied(printed: Printed, decision: Decision) -> list[Denied]:
    """List what cannot be done at the open question, though the rules know it."""
    question = decision.question
    if question is None or question.point not in REASONS:
        return []
    table: MaracaiboTable = Table(decision.view, printed)
    p = player(table, decision.seat)
    return [each for reasons in REASONS[question.point] for each in reasons(table, p, decision)]


def _main_actions(t: MaracaiboTable, p: Player, _decision: Decision) -> Iterator[Denied]:
    here = location_name(t.printed, p.ship)
    if not is_city(t, p.ship):
        yield Denied("City action", f"{here} is not a city", "MAR-MAIN-02")
    if not has_village_action(t, p.ship):
        yield Denied("Village actions", f"{here} is not a village", "MAR-MAIN-03")
    for quest in t.state.quests.get(p.ship, ()):
        if quest != t.state.city_quest and not can_fulfil(t, p, quest):
            missing = shortages.of_entries(t, p, t.printed.quests[quest].cost)
            yield Denied(f"Fulfil the {quest_called(t.printed, quest)}", ", ".join(missing), "MAR-QUEST-02")
    yield from _assistants(t, p)


def _assistants(t: MaracaiboTable, p: Player) -> Iterator[Denied]:
    ready = usable(t, p)
    for card in p.assistants.get(p.ship, ()):
        if card not in ready:
            placed = card in t.state.this_turn.placed
            reason = "it came here this turn" if placed else "you have used it this turn"
            rule = "MAR-ASSIST-07" if placed else "MAR-ASSIST-06"
            yield Denied(f"Use the assistant of {card_name(t.printed, card)}", reason, rule)


def _delivery(t: MaracaiboTable, p: Player, _decision: Decision) -> Iterator[Denied]:
    place = market(t, p.ship)
    if place is None or deliverable(t, p):
        return
    if len(t.state.goods.get(p.ship, ())) >= market_spaces(t, p.ship):
        yield Denied("Deliver a good", "the market is full", "MAR-CITY-09")
    elif not any(t.printed.cards[card].good == place.good for card in p.hand):
        yield Denied(
            "Deliver a good", f"it is a {place.good} market, and no card in your hand shows {place.good}", "MAR-CITY-03"
        )
    else:
        yield Denied("Deliver a good", "no disc can leave your ship", "MAR-CITY-07")


def _purchases(t: MaracaiboTable, p: Player, decision: Decision) -> Iterator[Denied]:
    offered = {option.id for option in decision.options}
    for card in (*p.hand, *p.planning):
        if made("buy", card) not in offered:
            yield Denied(f"Buy {card_name(t.printed, card)}", shortages.of_card(t, p, card), "MAR-CARD-09")
    faceup = t.state.prestige[: t.state.prestige_faceup]
    for building in faceup:
        if made("invest", building) not in offered and building != HIDDEN:
            name, reason = t.printed.box.prestige[building].name, shortages.of_building(t, p, building)
            rule = "MAR-PRESTIGE-06" if "already invested" in reason else "MAR-PRESTIGE-02"
            yield Denied(f"Invest in {name}", reason, rule)


def _plans(t: MaracaiboTable, p: Player, _decision: Decision) -> Iterator[Denied]:
    if p.hand and len(p.planning) >= t.printed.turn.planning_spaces:
        yield Denied("Plan a card", "your planning spaces are full", "MAR-FREE-03")


def _tasks(t: MaracaiboTable, p: Player, _decision: Decision) -> Iterator[Denied]:
    career = t.printed.box.careers.get(p.career)
    if career is None:
        return
    ready = open_tasks(t, p)
    for number, task in enumerate(career.task, 1):
        if number not in ready and number not in p.career_done:
            yield Denied(f"Career task {number}", ahead_text(p, task), "MAR-CAREER-04")


def _display(t: MaracaiboTable, p: Player, _decision: Decision) -> Iterator[Denied]:
    cost = display_cost(t, p)
    if p.doubloons < cost:
        yield Denied("Take a card from the display", f"it costs {several(cost, 'doubloon')}", "MAR-DRAW-04")


def _discs(t: MaracaiboTable, p: Player, _decision: Decision) -> Iterator[Denied]:
    free, cleared = removable(t, p), len(upgrades(p))
    for area in t.printed.box.areas.values():
        if p.discs[area.id] and area.id not in free:
            if area.after is not None and p.discs[area.after]:
                reason = f"first clear {t.printed.area(area.after).name}"
            else:
                reason = f"first clear {several(area.others, 'other area')}, {cleared} so far"
            yield Denied(f"Disc from {area.name}", reason, "MAR-SHIP-03")


def _nations(t: MaracaiboTable, p: Player, _decision: Decision) -> Iterator[Denied]:
    token = getattr(t.state.agenda[-1], "token", "")
    payable = payable_nations(t, p, token)
    for each in ("france", "spain", "england"):
        if each not in payable:
            short = -side(t, token, each).doubloons - p.doubloons
            yield Denied(f"Fight for {nation(each)}", f"{several(short, 'doubloon')} short", "MAR-COMBAT-06")


def _track_quest(t: MaracaiboTable, p: Player, decision: Decision) -> Iterator[Denied]:
    quest = t.state.track_quests.get(p.explorer, "")
    if quest and not any(taken_apart(option.id).word == "quest" for option in decision.options):
        missing = shortages.of_entries(t, p, t.printed.quests[quest].cost)
        yield Denied("Fulfil the quest", ", ".join(missing), "MAR-QUEST-02")


REASONS: Mapping[str, tuple[Reasons, ...]] = {
    "DEC-04": (closed_cities,),
    "DEC-27": (closed_cities,),
    "DEC-10": (_main_actions, _delivery, _plans, _tasks),
    "DEC-11": (_plans, _tasks),
    "DEC-13": (_delivery,),
    "DEC-14": (_discs,),
    "DEC-16": (why_village.village_actions,),
    "DEC-17": (_purchases,),
    "DEC-20": (_discs,),
    "DEC-28": (_main_actions, _delivery, _plans, _tasks),
    "DEC-42": (_nations,),
    "DEC-44": (combat,),
    "DEC-50": (jumped_over,),
    "DEC-53": (_track_quest,),
    "DEC-54": (why_village.village_actions,),
    "DEC-60": (_display,),
    "DEC-61": (_purchases,),
    "DEC-62": (_display,),
    "DEC-64": (_tasks,),
    "DEC-65": (_purchases,),
    "DEC-66": (_tasks,),
}
