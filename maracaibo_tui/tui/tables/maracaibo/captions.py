"""What is known of the place that is highlighted, and what a voyage to it brings, in a few words."""

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.games.maracaibo.assistants import passed
from maracaibo_tui.games.maracaibo.places import (
    action,
    address,
    has_village_action,
    is_city,
    is_flag,
    market,
    market_spaces,
)
from maracaibo_tui.games.maracaibo.printed import Printed
from maracaibo_tui.games.maracaibo.sailing import Route
from maracaibo_tui.games.maracaibo.table import MaracaiboTable
from maracaibo_tui.games.maracaibo.village import main_action_count
from maracaibo_tui.games.maracaibo.words import effects_text, quest_text
from maracaibo_tui.games.maracaibo.words_effects import several
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.shell.lines import Line, cut, line

from .concern import place_of
from .voyages import reach


def caption(printed: Printed, moment: Moment, cells: int) -> Line:
    """Say what is known of the highlighted place, or of where the ship lies: what it offers and what it costs."""
    option = moment.option
    place = place_of(printed, option.id) if option is not None else ""
    ship = moment.view.players[moment.seat - 1].ship
    told = [f"{_named(printed, place or ship)}{_kind(printed, moment, place or ship)}"]
    for number, route in reach(printed, moment).get(place, []):
        if number == moment.highlighted:
            told += _voyage(printed, moment, route)
    for text in _offers(printed, moment, place or ship):
        # What has no room here stands in the page of the place.
        told += [text] if len(f"  {' · '.join([*told, text])}") <= cells else []
    return cut(line((" " + " · ".join(told), "title" if place else "faint")), cells)


def arrival(printed: Printed, moment: Moment) -> list[str]:
    """Say what the highlighted voyage brings, and what can be done at its end."""
    place = place_of(printed, moment.option.id) if moment.option is not None else ""
    ways = [route for number, route in reach(printed, moment).get(place, []) if number == moment.highlighted]
    if not ways:
        return []
    table: MaracaiboTable = Table(moment.view, printed)
    wanted = market(table, place)
    acts = effects_text(action(table, place)) if is_city(table, place) else ""
    return [
        # What passed assistants score stands among the figures, and why among the reminders.
        *[text for route in ways for text in _voyage(printed, moment, route)[1:] if "passed" not in text],
        *([f"city action: {acts}"] if acts else []),
        *([f"market for {wanted.good}{_full(table, place)}"] if wanted is not None else []),
        *[f"quest: {quest_text(printed.box.quests[quest])}" for quest in moment.view.quests.get(place, ())],
    ]


def _offers(printed: Printed, moment: Moment, place: str) -> list[str]:
    """Name what a ship finds at a place: market, action, flag, quests."""
    table: MaracaiboTable = Table(moment.view, printed)
    wanted, told = market(table, place), []
    if wanted is not None:
        told.append(f"wants {wanted.good}{_full(table, place)}")
    if is_city(table, place):
        told.append(effects_text(action(table, place)) or "its quest")
    if is_flag(table, place):
        flag = effects_text(printed.effects(address(table, place, "flag")))
        told.append(f"flag: {flag}" if flag else "")
    told += [f"quest: {quest_text(printed.box.quests[quest])}" for quest in moment.view.quests.get(place, ())]
    return [text for text in told if text]


def _full(table: MaracaiboTable, place: str) -> str:
    return "" if len(table.state.goods.get(place, ())) < market_spaces(table, place) else " but is full"


def _voyage(printed: Printed, moment: Moment, route: Route) -> list[str]:
    """Say what a voyage costs and brings: points, village actions, assistants passed, tolls."""
    table: MaracaiboTable = Table(moment.view, printed)
    p = moment.view.players[moment.seat - 1]
    goal = route.locations[-1]
    told = [f"{route.cost} MP"]
    if has_village_action(table, goal):
        told.append(several(main_action_count(table, p, route.cost), "village action"))
    missed = passed(table, p, p.ship, goal)
    if missed:
        told.append(f"{several(missed, 'assistant')} passed: +{missed * printed.turn.assistant_missed} VP")
    return [*told, *([f"toll {route.toll}$"] if route.toll else [])]


def _named(printed: Printed, place: str) -> str:
    name = printed.locations[place].name
    return name if place == printed.start else f"{place} {name}"


def _kind(printed: Printed, moment: Moment, place: str) -> str:
    """Say whether a place is a city or a village."""
    if printed.locations[place].kind in {"start", "homeward"}:
        return ""
    table: MaracaiboTable = Table(moment.view, printed)
    return ", a city" if is_city(table, place) else ", a village"
