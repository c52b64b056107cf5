"""Why a village action cannot be taken now."""

from collections.abc import Iterator

from maracaibo_tui.engine.advice import Denied
from maracaibo_tui.engine.forms import made
from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.components import Area
from maracaibo_tui.games.maracaibo.rules.places import is_village
from maracaibo_tui.games.maracaibo.state.position import Player
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable
from maracaibo_tui.games.maracaibo.words.cards import card_name, location_name
from maracaibo_tui.games.maracaibo.words.effects import effect_text

from . import shortages
from .decision import Decision

_NAMES = {
    v.VaMapsVpExplore: ("maps", "EFF-VIL-07"),
    v.VaMapsDoubloonsExplore: ("maps", "EFF-VIL-08"),
    v.VaBooks: ("books", "EFF-VIL-09"),
    v.VaTwoGoods: ("two_goods", "EFF-VIL-10"),
    v.VaCardQuest: ("card_quest", "EFF-VIL-11"),
}


def village_actions(t: MaracaiboTable, p: Player, decision: Decision) -> Iterator[Denied]:
    """Name every village action that is not offered."""
    offered = {option.hands_in[0] for option in decision.options}
    if "va:buy" not in offered:
        yield Denied("Buy a card or invest", _nearest(t, p), "MAR-VILLAGE-12")
    if "va:discard_hand" not in offered:
        yield Denied("Discard your hand", "your hand is empty", "MAR-VILLAGE-09")
    for area in t.printed.lasting["option"]:
        yield from _of_ship(t, p, area, offered)
    for card in p.tableau:
        yield from _of_card(t, p, card, offered)


def _nearest(t: MaracaiboTable, p: Player) -> str:
    """Name the cheapest card and what is missing for it."""
    cards = (*p.hand, *p.planning)
    if not cards:
        return "you have no card in hand and none planned"
    card = min(cards, key=lambda each: t.printed.cards[each].cost)
    return f"you cannot afford anything; nearest is {card_name(t.printed, card)}: {shortages.of_card(t, p, card)}"


def _of_ship(t: MaracaiboTable, p: Player, area: Area, offered: set[str]) -> Iterator[Denied]:
    for effect in area.option:
        if isinstance(effect, v.CaVillage):
            continue
        name, reason, rule = _ship_action(t, p, effect)
        if name not in offered:
            text = effect_text(effect).removeprefix("village action: ")
            cleared = f"{area.name} is not cleared" if p.discs[area.id] else reason
            yield Denied(text[:1].upper() + text[1:], cleared, "MAR-VILLAGE-13" if p.discs[area.id] else rule)


def _ship_action(t: MaracaiboTable, p: Player, effect: object) -> tuple[str, str, str]:
    match effect:
        case v.VaThreeGoods(goods=count):
            return "va:three_goods", shortages.of_goods(t, p, count), "EFF-VIL-05"
        case v.VaAnnex():
            return "va:annex", _no_annexing(t, p), "EFF-VIL-06"
        case _:
            return "va:combat_point", "", "EFF-VIL-04"


def _no_annexing(t: MaracaiboTable, p: Player) -> str:
    here = location_name(t.printed, p.ship)
    if not is_village(t, p.ship):
        return f"{here} is not a village"
    return f"{here} has a marker already" if p.ship in t.state.markers else "no nation has a marker left"


def _of_card(t: MaracaiboTable, p: Player, card: str, offered: set[str]) -> Iterator[Denied]:
    for effect in t.printed.card_options.get(card, ()):
        name, rule = _NAMES[type(effect)]
        if made("va", name, card) not in offered:
            yield Denied(card_name(t.printed, card), _missing(t, p, card, effect), rule)


def _missing(t: MaracaiboTable, p: Player, card: str, effect: object) -> str:
    match effect:
        case v.VaMapsVpExplore(maps=count) | v.VaMapsDoubloonsExplore(maps=count):
            return shortages.of_objects(t, p, "map", count)
        case v.VaBooks(books=count):
            return shortages.of_objects(t, p, "book", count)
        case v.VaTwoGoods(goods=count):
            return shortages.of_goods(t, p, count)
        case _:
            quest = p.card_quests.get(card)
            if quest is None:
                return "no quest lies on it"
            return ", ".join(shortages.of_entries(t, p, t.printed.quests[quest].cost))
