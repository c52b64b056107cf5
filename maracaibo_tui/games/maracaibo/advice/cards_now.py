"""What a project card means just now: its price, what is missing for it, and what it would serve if handed in."""

from typing import TypeAlias

from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.components import Card
from maracaibo_tui.games.maracaibo.rules.cards import price
from maracaibo_tui.games.maracaibo.rules.income import printed_income
from maracaibo_tui.games.maracaibo.rules.places import is_city, market, market_spaces
from maracaibo_tui.games.maracaibo.state.position import Player
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable
from maracaibo_tui.games.maracaibo.words.cards import card_name, location_name, quest_called, quest_text
from maracaibo_tui.games.maracaibo.words.effects import effect_text, several

from . import shortages
from .decision import Decision

Paragraphs: TypeAlias = list[tuple[str, str]]
"""What is told one below the other, each with the style word for what it means to whoever reads it."""


def card_now(t: MaracaiboTable, p: Player, _decision: Decision, card: str) -> Paragraphs:
    """Say what a card costs now and what is missing, then what it serves."""
    found = t.printed.cards[card]
    if card in p.tableau:
        return [("you have bought it", "gain"), *_conditions(t, p, found)]
    return [*_price(t, p, card), *_conditions(t, p, found), *_serves(t, p, found)]


def _price(t: MaracaiboTable, p: Player, card: str) -> Paragraphs:
    cost = t.printed.cards[card].cost
    due = price(t, p, cost)
    less = cost - due
    cheaper = f", {less} less by your discounts" if less else ""
    told = [(f"it would cost you {several(due, 'doubloon')}{cheaper}", "money")]
    places = {"in your hand": p.hand, "planned": p.planning, "in the display": t.state.display}
    where = next((where for where, cards in places.items() if card in cards), "")
    missing = shortages.of_card(t, p, card)
    if where and missing:
        told.append((f"{where}: {missing}", "cost"))
    elif where:
        told.append((f"{where}, and you can afford it", "gain"))
    return told


def _conditions(t: MaracaiboTable, p: Player, card: Card) -> Paragraphs:
    """Say of every synergy that the card asks for whether it is there, and what waits for it (MAR-SYNERGY-04)."""
    told: Paragraphs = []
    for effect in (*printed_income(t, card.id), *card.permanent):
        match effect:
            case v.IncomeIfSynergy(synergy=kind):
                waits = f"{effect_text(effect).partition(': ')[2]} waits for it"
            case v.CaDoubloonsSynergy(synergy=kind, vp=points):
                waits = f"{points} VP wait for it"
            case _:
                continue
        token, is_owned = t.printed.box.synergies[kind].name.lower(), kind in p.synergies
        has = "which you own" if is_owned else f"which you do not own: {waits}"
        told.append((f"it asks for the {token}, {has}", "gain" if is_owned else "cost"))
    return told


def _serves(t: MaracaiboTable, p: Player, card: Card) -> Paragraphs:
    """Name the deliveries, quests and village actions that the card, handed in, would serve."""
    places = _markets(t, p, card.good)
    told = [(f"delivers to {', '.join(places)}", "")] if places else []
    for quest, where in quests_in_play(t, p):
        if _wants(t, quest, card):
            called = quest_called(t.printed, quest)
            told.append((f"helps to pay the {called} at {where}: {quest_text(t.printed.quests[quest])}", ""))
    return told + [(f"pays for the village action of {name}", "") for name in _village_actions(t, p, card)]


def _markets(t: MaracaiboTable, p: Player, good: str) -> list[str]:
    order = t.printed.order
    added = t.printed.legacy_cities
    known = [place for place in t.printed.in_order if place not in added or added[place].id in t.state.legacy]
    ahead = [place for place in known if order[place] >= order[p.ship] and is_city(t, place)]
    return [
        location_name(t.printed, place)
        for place in ahead
        if (found := market(t, place)) is not None
        and found.good == good
        and len(t.state.goods.get(place, ())) < market_spaces(t, place)
    ]


def quests_in_play(t: MaracaiboTable, p: Player) -> list[tuple[str, str]]:
    """List the quests that can be fulfilled somewhere, each with where it lies."""
    found = [(quest, location_name(t.printed, place)) for place, tiles in t.state.quests.items() for quest in tiles]
    found += [(quest, f"explorer space {t.printed.spaces[at].index}") for at, quest in t.state.track_quests.items()]
    return found + [(quest, card_name(t.printed, card)) for card, quest in p.card_quests.items()]


def _wants(t: MaracaiboTable, quest: str, card: Card) -> bool:
    symbols = [
        symbol
        for entry in t.printed.quests[quest].cost
        for symbol in (*getattr(entry, "goods", ()), *getattr(entry, "objects", ()))
    ]
    return card.good in symbols or card.object in symbols


def _village_actions(t: MaracaiboTable, p: Player, card: Card) -> list[str]:
    wants = {"maps": card.object == "map", "books": card.object == "book", "goods": True}
    return [
        card_name(t.printed, bought)
        for bought in p.tableau
        for effect in t.printed.card_options.get(bought, ())
        if any(serves and getattr(effect, field, 0) for field, serves in wants.items())
    ]
