"""The pages of things: cards, places, quests, buildings and more, in sentences, with what they mean just now."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.games.maracaibo.cards import discount
from maracaibo_tui.games.maracaibo.components import Card
from maracaibo_tui.games.maracaibo.places import is_city, market, market_spaces
from maracaibo_tui.games.maracaibo.printed import Printed
from maracaibo_tui.games.maracaibo.state import Player
from maracaibo_tui.games.maracaibo.table import MaracaiboTable, player
from maracaibo_tui.games.maracaibo.words import (
    automa_text,
    building_text,
    card_name,
    effect_text,
    effects_text,
    location_name,
    quest_text,
    token_text,
)
from maracaibo_tui.games.maracaibo.words_effects import several
from maracaibo_tui.tui.shell.kit import Moment, Thing
from maracaibo_tui.tui.shell.lines import Lines, line, wrapped

from . import shortages
from .card_lines import SCROLLS
from .place_pages import place_page

Page: TypeAlias = Callable[[MaracaiboTable, Player, Moment, str], list[tuple[str, str]]]
"""The paragraphs of a page, each with its style; one that begins with a dash is an item of a list."""

_SCROLL = {
    "income": "Income when bought",
    "permanent": "For good",
    "assistant": "Its assistant, whenever your ship calls",
    "immediate": "At once when bought",
}


def things(printed: Printed) -> list[Thing]:
    """List everything that has a page."""
    box = printed.box
    found = [Thing(f"card/{card.id}", card.name, f"card {card.id}") for card in box.cards.values()]
    found += [
        Thing(f"place/{place}", location_name(printed, place), printed.locations[place].kind)
        for place in printed.in_order
    ]
    found += [Thing(f"quest/{quest}", f"Quest {quest}", "quest") for quest in box.quests]
    found += [Thing(f"building/{each.id}", each.name, "prestige building") for each in box.prestige.values()]
    found += [Thing(f"area/{each.id}", each.name, "ship area") for each in box.areas.values()]
    found += [Thing(f"career/{each.id}", each.name, "career") for each in box.careers.values()]
    found += [Thing(f"token/{token}", f"Combat token {token}", "combat token") for token in box.tokens]
    found += [Thing(f"legacy/{each.id}", each.name, f"legacy tile {each.id}") for each in box.legacy.values()]
    found += [Thing(f"jean/{card}", f"Jean's card {card}", "automa card") for card in box.jean]
    found += [Thing(f"jacques/{card}", f"Jacques' card {card}", "automa card") for card in box.jacques]
    return found


def thing(printed: Printed, address: str, moment: Moment, cells: int) -> Lines:
    """Draw the page of a thing."""
    kind, _, item = address.partition("/")
    table: MaracaiboTable = Table(moment.view, printed)
    lines: Lines = []
    for text, style in PAGES[kind](table, player(table, moment.seat), moment, item):
        if text.startswith("– "):
            broken = wrapped(text[2:], cells - 2, style)
            lines += [line("– " if not at else "  ", *each) for at, each in enumerate(broken)]
        else:
            lines += wrapped(text, cells, style) if text else [()]
    return lines


def _card(t: MaracaiboTable, p: Player, _moment: Moment, card: str) -> list[tuple[str, str]]:
    printed = t.printed.cards[card]
    also = f" and {effects_text(printed.requires, ' and ')}" if printed.requires else ""
    end = f" Bought, it scores {printed.vp} VP at the end." if printed.vp else ""
    shows = f"Shows {printed.good} and {printed.object}."
    told = [(f"Costs {several(printed.cost, 'doubloon')}{also}. {shows}{end}", "")]
    for scroll in SCROLLS:
        effects = getattr(printed, scroll)
        if effects:
            told.append((f"– {_SCROLL[scroll]}: {effects_text(effects, '; ')}.", scroll))
    return [*told, ("Just now:", "title"), *_now(t, p, card), *_serves(t, p, printed)]


def _now(t: MaracaiboTable, p: Player, card: str) -> list[tuple[str, str]]:
    """Say what the card would cost now, and what is missing for it."""
    if card in p.tableau:
        return [("– you have bought it", "gain")]
    price = max(0, t.printed.cards[card].cost - discount(t, p))
    less = t.printed.cards[card].cost - price
    cheaper = f", {less} less by your discounts" if less else ""
    told = [(f"– it would cost you {several(price, 'doubloon')}{cheaper}", "money")]
    missing = shortages.of_card(t, p, card)
    where = "in your hand" if card in p.hand else "planned" if card in p.planning else ""
    if where:
        told.append(
            (f"– {where}: {missing}" if missing else f"– {where}, and you can afford it", "cost" if missing else "gain")
        )
    elif card in t.state.display:
        told.append(("– it lies in the display", ""))
    return told


def _serves(t: MaracaiboTable, p: Player, card: Card) -> list[tuple[str, str]]:
    """Name the deliveries, quests and village actions that the card, handed in, would serve."""
    told = [(f"– delivers to {', '.join(places)}", "") for places in [_markets(t, p, card.good)] if places]
    quests = [_quest_line(t, quest, where) for quest, where in _quests(t, p) if _wants(t, quest, card)]
    told += [(f"– helps to pay {text}", "") for text in quests]
    told += [(f"– pays for the village action of {name}", "") for name in _village_actions(t, p, card)]
    return told


def _markets(t: MaracaiboTable, p: Player, good: str) -> list[str]:
    order = t.printed.order
    ahead = [place for place in t.printed.in_order if order[place] >= order[p.ship] and is_city(t, place)]
    return [
        location_name(t.printed, place)
        for place in ahead
        if (found := market(t, place)) is not None
        and found.good == good
        and len(t.state.goods.get(place, ())) < market_spaces(t, place)
    ]


def _quests(t: MaracaiboTable, p: Player) -> list[tuple[str, str]]:
    """List the quests in play, each with where it lies."""
    found = [(quest, location_name(t.printed, place)) for place, tiles in t.state.quests.items() for quest in tiles]
    found += [(quest, f"explorer space {t.printed.spaces[at].index}") for at, quest in t.state.track_quests.items()]
    found += [(quest, card_name(t.printed, card)) for card, quest in p.card_quests.items()]
    return found


def _wants(t: MaracaiboTable, quest: str, card: Card) -> bool:
    symbols = [
        symbol
        for entry in t.printed.box.quests[quest].cost
        for symbol in (*getattr(entry, "goods", ()), *getattr(entry, "objects", ()))
    ]
    return card.good in symbols or card.object in symbols


def _quest_line(t: MaracaiboTable, quest: str, where: str) -> str:
    return f"quest {quest} at {where}: {quest_text(t.printed.box.quests[quest])}"


def _village_actions(t: MaracaiboTable, p: Player, card: Card) -> list[str]:
    wants = {"maps": card.object == "map", "books": card.object == "book", "goods": True}
    return [
        card_name(t.printed, bought)
        for bought in p.tableau
        for effect in t.printed.card_options.get(bought, ())
        if any(serves and getattr(effect, field, 0) for field, serves in wants.items())
    ]


def _quest(t: MaracaiboTable, p: Player, _moment: Moment, quest: str) -> list[tuple[str, str]]:
    printed = t.printed.box.quests[quest]
    where = [place for each, place in _quests(t, p) if each == quest]
    missing = shortages.of_entries(t, p, printed.cost)
    told = [(f"Costs: {effects_text(printed.cost)}.", "cost"), (f"Brings: {effects_text(printed.reward)}.", "gain")]
    told.append((f"Lies at {where[0]}." if where else "Does not lie on the board now.", ""))
    return [*told, (f"You cannot pay it now: {', '.join(missing)}." if missing else "You could pay it now.", "title")]


def _building(t: MaracaiboTable, p: Player, moment: Moment, building: str) -> list[tuple[str, str]]:
    state, printed = t.state, t.printed.box.prestige[building]
    names = [moment.names.get(seat, str(seat)) for seat in state.investors.get(building, ())]
    told = [(f"{building_text(printed)}.", ""), (f"Invested: {', '.join(names) or 'nobody'}.", "")]
    if building not in state.prestige[: state.prestige_faceup]:
        return [*told, ("Nobody can invest in it now.", "faint")]
    missing = shortages.of_building(t, p, building)
    return [*told, (f"You cannot invest now: {missing}." if missing else "You could invest, with a purchase.", "title")]


def _area(t: MaracaiboTable, p: Player, _moment: Moment, area: str) -> list[tuple[str, str]]:
    from .ship_board import effect

    printed = t.printed.area(area)
    told = [(f"Cleared, it brings: {effect(printed)}.", ""), (f"Your discs there: {p.discs[area]}.", "")]
    if printed.others:
        told.append((f"Its discs can be taken when {printed.others} areas are cleared.", "faint"))
    if printed.after is not None:
        told.append((f"Its discs can be taken when {t.printed.area(printed.after).name} is cleared.", "faint"))
    return told


def _career(t: MaracaiboTable, p: Player, _moment: Moment, career: str) -> list[tuple[str, str]]:
    tasks = t.printed.box.careers[career].task
    return [
        (f"– {number}: {effect_text(task)}" + (" (done)" if p.career == career and number in p.career_done else ""), "")
        for number, task in enumerate(tasks, 1)
    ]


def _legacy(t: MaracaiboTable, _p: Player, _moment: Moment, tile: str) -> list[tuple[str, str]]:
    printed = t.printed.box.legacy[tile]
    trade = " -> ".join(filter(None, (effects_text(printed.cost), effects_text(printed.reward))))
    told = [(trade or effect_text(printed.effect), "")]
    if printed.location:
        told.append((f"Its place is {location_name(t.printed, printed.location)}.", ""))
    return [*told, ("It is in play." if tile in t.state.legacy else "It is not in play.", "title")]


PAGES: Mapping[str, Page] = {
    "card": _card,
    "place": place_page,
    "quest": _quest,
    "building": _building,
    "area": _area,
    "career": _career,
    "token": lambda t, _p, _m, token: [(f"{token_text(t.printed.box.tokens[token])}.", "")],
    "legacy": _legacy,
    "jean": lambda t, _p, _m, card: [(f"{automa_text(t.printed.box.jean[card])}.", "")],
    "jacques": lambda t, _p, _m, card: [(f"{automa_text(t.printed.box.jacques[card])}.", "")],
}
