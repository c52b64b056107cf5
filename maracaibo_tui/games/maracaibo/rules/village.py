"""Village actions (MAR-VILLAGE)."""

from msgspec.structs import replace

from maracaibo_tui.engine.agenda import push
from maracaibo_tui.engine.forms import for_each, made, taken_apart, value_of
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.printed import NATIONS
from maracaibo_tui.games.maracaibo.state.frames import (
    Annex,
    Buy,
    PayCards,
    PayEqualGoods,
    VillageActions,
    VillageReward,
)
from maracaibo_tui.games.maracaibo.state.position import Player
from maracaibo_tui.games.maracaibo.state.table import RULES, MaracaiboTable, player

from .cards import buy, can_purchase, discount, purchases
from .exploration import offer_explore
from .gains import gain_combat_points, gain_doubloons, score
from .influence import gain_influence, place_marker
from .payment import discard_cards, equal_goods, payable
from .places import is_village
from .prestige import invest
from .quests import can_fulfil, fulfil
from .ship import has_area


def main_action_count(t: MaracaiboTable, p: Player, points: int) -> int:
    """Count the village actions of the main action for the movement points spent (MAR-VILLAGE-01..05)."""
    area = has_area(t, p, "thresholds")
    thresholds = area.thresholds if area else t.printed.turn.village_thresholds
    return sum([points >= least for least in thresholds])


@RULES.asks(VillageActions)
def ask_village_action(t: MaracaiboTable, f: VillageActions) -> Question | None:
    """Ask for one village action as long as there are any left (DEC-16, MAR-VILLAGE-06..08)."""
    if not f.left:
        return None
    options = (*village_options(t, player(t, f.seat)), "stop")
    return Question(seat=f.seat, point=f.point, options=options, rule="MAR-VILLAGE-06")


def village_options(t: MaracaiboTable, p: Player) -> list[str]:
    """List what can be done with a village action now (MAR-VILLAGE-09..13, MAR-VILLAGE-18)."""
    options = ["va:doubloon"]
    if p.hand:
        options.append("va:discard_hand")
    if can_purchase(t, p):
        options.append("va:buy")
    for area in t.printed.lasting["option"]:
        if not p.discs[area.id]:
            options += [name for effect in area.option if (name := _ship_option(t, p, effect))]
    for card in p.tableau:
        if card in t.printed.card_options:
            effect = t.printed.card_options[card]
            options += [made("va", name, card) for name in _card_option(t, p, card, effect)]
    return options


def _ship_option(t: MaracaiboTable, p: Player, effect: v.ShipOption) -> str:
    match effect:
        case v.VaCombatPoint():
            return "va:combat_point"
        case v.VaThreeGoods(goods=count):
            return "va:three_goods" if equal_goods(t, p, count) else ""
        case v.VaAnnex():
            return "va:annex" if can_annex(t, p) else ""
        case _:
            return ""


def can_annex(t: MaracaiboTable, p: Player) -> bool:
    """Tell whether the ship lies in a village without a marker and some nation has one (EFF-VIL-06)."""
    return is_village(t, p.ship) and p.ship not in t.state.markers and any(t.state.supply.values())


def _card_option(t: MaracaiboTable, p: Player, card: str, effects: tuple[v.CardVillageOption, ...]) -> list[str]:
    names = []
    for effect in effects:
        match effect:
            case v.VaMapsVpExplore(maps=count) | v.VaMapsDoubloonsExplore(maps=count):
                names += ["maps"] * payable(t, p, ("map",) * count, (), ())
            case v.VaBooks(books=count):
                names += ["books"] * payable(t, p, ("book",) * count, (), ())
            case v.VaTwoGoods(goods=count):
                names += ["two_goods"] * bool(equal_goods(t, p, count))
            case v.VaCardQuest():
                quest = p.card_quests.get(card)
                names += ["card_quest"] * (quest is not None and can_fulfil(t, p, quest))
    return names


@RULES.answers(VillageActions)
def take_village_action(t: MaracaiboTable, f: VillageActions, option: str) -> None:
    """Carry out one village action completely before the next is chosen (MAR-VILLAGE-07)."""
    if option == "stop":
        return
    push(t, VillageActions(f.seat, f.left - 1, f.point))
    p = player(t, f.seat)
    name, *card = taken_apart(option).values
    if card:
        _take_card_option(t, p, name, card[0])
    else:
        _BASE[name](t, p)


def _discard_hand(t: MaracaiboTable, p: Player) -> None:
    discard_cards(t, p, p.hand)
    gain_doubloons(t, p, t.printed.turn.discard_hand, "va:discard_hand")


def _take_doubloon(t: MaracaiboTable, p: Player) -> None:
    gain_doubloons(t, p, t.printed.turn.take_doubloon, "va:doubloon")


def _buy(t: MaracaiboTable, p: Player) -> None:
    push(t, Buy(p.seat))


def _combat_point(t: MaracaiboTable, p: Player) -> None:
    effect = t.printed.ship_option(v.VaCombatPoint)
    gain_combat_points(t, p, effect.combat_points, "va:combat_point")
    gain_doubloons(t, p, effect.doubloons, "va:combat_point")


def _three_goods(t: MaracaiboTable, p: Player) -> None:
    effect = t.printed.ship_option(v.VaThreeGoods)
    push(t, PayEqualGoods(p.seat, effect.goods, "va:three_goods"), VillageReward(p.seat, ""))


def _annex(t: MaracaiboTable, p: Player) -> None:
    push(t, Annex(p.seat))


_BASE = {
    "discard_hand": _discard_hand,
    "doubloon": _take_doubloon,
    "buy": _buy,
    "combat_point": _combat_point,
    "three_goods": _three_goods,
    "annex": _annex,
}


def _take_card_option(t: MaracaiboTable, p: Player, name: str, card: str) -> None:
    effect = t.printed.card_option(card, name)
    if getattr(effect, "last", False):
        forfeit(t)
    reward = VillageReward(p.seat, card, name)
    match effect:
        case v.VaMapsVpExplore(maps=count) | v.VaMapsDoubloonsExplore(maps=count):
            push(t, PayCards(p.seat, ("map",) * count, "", (), f"card/{card}/permanent"), reward)
        case v.VaBooks(books=count):
            push(t, PayCards(p.seat, ("book",) * count, "", (), f"card/{card}/permanent"), reward)
        case v.VaTwoGoods(goods=count):
            push(t, PayEqualGoods(p.seat, count, f"card/{card}/permanent"), reward)
        case v.VaCardQuest():
            fulfil(t, p, p.card_quests[card], f"card/{card}")


def forfeit(t: MaracaiboTable) -> None:
    """Give up every village action still open, inner and outer (MAR-VILLAGE-14, MAR-VILLAGE-16)."""
    t.state.agenda = tuple(
        replace(frame, left=0) if type(frame) is VillageActions else frame for frame in t.state.agenda
    )


@RULES.acts(VillageReward)
def village_reward(t: MaracaiboTable, f: VillageReward) -> None:
    """Give the reward of a village action that was paid for (EFF-VIL-05, EFF-VIL-07..10)."""
    p, source = player(t, f.seat), f"card/{f.card}/permanent" if f.card else "va:three_goods"
    effect = t.printed.card_option(f.card, f.name) if f.card else t.printed.ship_option(v.VaThreeGoods)
    match effect:
        case v.VaThreeGoods(doubloons=doubloons, vp=vp):
            gain_doubloons(t, p, doubloons, source)
            score(t, p, vp, source)
        case v.VaMapsVpExplore(vp=vp, steps=steps):
            score(t, p, vp, source)
            offer_explore(t, p, steps, source)
        case v.VaMapsDoubloonsExplore(doubloons=doubloons, steps=steps):
            gain_doubloons(t, p, doubloons, source)
            offer_explore(t, p, steps, source)
        case v.VaBooks(amount=amount):
            gain_doubloons(t, p, amount, source)
            score(t, p, amount, source)
        case v.VaTwoGoods(doubloons=doubloons):
            gain_doubloons(t, p, doubloons, source)


@RULES.asks(Buy)
def ask_purchase(t: MaracaiboTable, f: Buy) -> Question:
    """Ask which card is bought or which building is invested in (DEC-17)."""
    options = tuple(purchases(t, player(t, f.seat)))
    return Question(seat=f.seat, point="DEC-17", options=options, rule="MAR-VILLAGE-12", source="va:buy")


@RULES.answers(Buy)
def take_purchase(t: MaracaiboTable, f: Buy, option: str) -> None:
    """Buy the card or invest in the building (MAR-VILLAGE-12)."""
    purchase(t, player(t, f.seat), option)


def purchase(t: MaracaiboTable, p: Player, option: str) -> None:
    """Carry out an option `buy:` or `invest:` (MAR-CARD-03, MAR-PRESTIGE-01)."""
    way, what = taken_apart(option).word, value_of(option)
    if way == "buy":
        buy(t, p, what)
    else:
        invest(t, p, what, discount(t, p))


@RULES.asks(Annex)
def ask_annex(t: MaracaiboTable, f: Annex) -> Question:
    """Ask which nation's marker goes to the village of the ship (DEC-24)."""
    options = for_each("nation", [nation for nation in NATIONS if t.state.supply[nation]])
    return Question(seat=f.seat, point="DEC-24", options=options, rule="MAR-SHIP-22", source="va:annex")


@RULES.answers(Annex)
def take_annex(t: MaracaiboTable, f: Annex, option: str) -> None:
    """Place the marker, gain influence, take the doubloon (MAR-SHIP-22)."""
    p, nation, effect = player(t, f.seat), value_of(option), t.printed.ship_option(v.VaAnnex)
    place_marker(t, p.seat, nation, p.ship)
    gain_influence(t, p, nation, effect.influence, "va:annex")
    gain_doubloons(t, p, effect.doubloons, "va:annex")
