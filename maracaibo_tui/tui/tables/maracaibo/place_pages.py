"""Places in sentences and in a list: what there is, who is there, and what going there brings."""

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.games.maracaibo.assistants import usable
from maracaibo_tui.games.maracaibo.places import action, address, is_city, is_flag, market, market_spaces
from maracaibo_tui.games.maracaibo.printed import Printed
from maracaibo_tui.games.maracaibo.state import Player
from maracaibo_tui.games.maracaibo.table import MaracaiboTable
from maracaibo_tui.games.maracaibo.words import card_name, effects_text, location_name, nation, quest_text
from maracaibo_tui.games.maracaibo.words_effects import several
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.shell.lines import Line, line

from .concern import place_of
from .place_tags import tags


def place_page(t: MaracaiboTable, p: Player, moment: Moment, place: str) -> list[tuple[str, str]]:
    """Say a place in sentences."""
    printed = t.printed.locations[place]
    told = [(f"A {'homeward space' if printed.kind == 'homeward' else printed.kind}.", "")]
    told += _city(t, place) if is_city(t, place) else []
    told += [
        (f"– quest {quest}: {quest_text(t.printed.box.quests[quest])}", "points")
        for quest in t.state.quests.get(place, ())
    ]
    told += _people(t, p, moment, place)
    ways = [arrow.to for arrow in printed.next]
    if ways:
        told.append((f"The way leads on to {' or '.join(location_name(t.printed, way) for way in ways)}.", "faint"))
    return told


def _city(t: MaracaiboTable, place: str) -> list[tuple[str, str]]:
    told: list[tuple[str, str]] = []
    found = market(t, place)
    if found is not None:
        free = market_spaces(t, place) - len(t.state.goods.get(place, ()))
        told.append((f"The market takes {found.good}; {several(max(0, free), 'space')} free.", "money"))
    effects = action(t, place)
    if effects:
        told.append((f"City action: {effects_text(effects)}.", "title"))
    if is_flag(t, place):
        bonus = effects_text(t.printed.effects(address(t, place, "flag")))
        told.append((f"Its flag brings {bonus or 'nothing more'}.", ""))
    return told


def _people(t: MaracaiboTable, p: Player, moment: Moment, place: str) -> list[tuple[str, str]]:
    """Say whose marker, ships and assistants are there."""
    told: list[tuple[str, str]] = []
    owner = t.state.markers.get(place)
    if owner:
        told.append((f"A marker of {nation(owner)} lies here.", owner))
    ships = [moment.names.get(each.seat, str(each.seat)) for each in t.state.players if each.ship == place]
    if t.state.jean is not None and t.state.jean.ship == place:
        ships.append("Jean")
    if ships:
        told.append((f"Here lies the ship of {' and '.join(ships)}.", ""))
    for each in t.state.players:
        for card in each.assistants.get(place, ()):
            ready = " (ready)" if each.seat == p.seat and p.ship == place and card in usable(t, p) else ""
            name = moment.names.get(each.seat, str(each.seat))
            effects = effects_text(t.printed.cards[card].assistant)
            told.append((f"– assistant of {name}, {card_name(t.printed, card)}: {effects}{ready}", f"seat{each.seat}"))
    return told


def places(printed: Printed, moment: Moment) -> list[tuple[str, Line]]:
    """List the places in play in their order, with their marks, and how they can be reached now."""
    view = moment.view
    table: MaracaiboTable = Table(view, printed)
    reached = {place_of(printed, option.id): number for number, option in enumerate(moment.options, 1)}
    found = []
    for place in printed.in_order:
        tile = printed.legacy_cities.get(place)
        if tile is not None and tile.id not in view.legacy:
            continue
        kind = (
            "city"
            if is_city(table, place) and printed.locations[place].kind == "city"
            else printed.locations[place].kind
        )
        way = f" ← option {reached[place]}" if place in reached else ""
        text = line(
            (f"{location_name(printed, place):<22}", "strong"),
            (f"{kind:<9}", "faint"),
            *tags(printed, view, place),
            (way, "legal"),
        )
        found.append((f"place/{place}", text))
    return found
