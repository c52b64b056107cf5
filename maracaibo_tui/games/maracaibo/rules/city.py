"""City actions: delivering a good, and the printed action (MAR-CITY, MAR-HOME)."""

from maracaibo_tui.engine.agenda import push
from maracaibo_tui.engine.forms import for_each, value_of
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.state.frames import (
    CityAction,
    CityWay,
    Delivery,
    DiscardHand,
    Influence,
    MoveDisc,
    Resolve,
    StartCombat,
    TakeDoubloons,
)
from maracaibo_tui.games.maracaibo.state.position import Player
from maracaibo_tui.games.maracaibo.state.table import RULES, MaracaiboTable, player

from .exploration import can_explore, offer_explore
from .gains import figures_on_board, gain_doubloons, pay_combat_points, score
from .payment import discard_cards
from .places import action, address, has_room, is_homeward, market, new_city
from .quests import can_fulfil, fulfil
from .ship import removable


def deliverable(t: MaracaiboTable, p: Player) -> list[str]:
    """List the hand cards that can be delivered where the ship lies (MAR-CITY-03, MAR-CITY-07, R-20)."""
    place = market(t, p.ship)
    if place is None or not has_room(t, p.ship):
        return []
    return [card for card in p.hand if t.printed.cards[card].good == place.good] if removable(t, p) else []


def begin_city_action(t: MaracaiboTable, p: Player) -> None:
    """Begin a city action: delivery, then the printed action; points of a homeward space come at once (MAR-HOME-01)."""
    effects = action(t, p.ship)
    if effects and all(type(effect) is v.HomeVp for effect in effects):
        push(t, Resolve(p.seat, address(t, p.ship, "action")))
    elif is_homeward(t, p.ship):
        push(t, CityAction(p.seat))
    else:
        push(t, Delivery(p.seat), CityAction(p.seat))


@RULES.asks(Delivery)
def ask_delivery(t: MaracaiboTable, f: Delivery) -> Question:
    """Ask for the card that is delivered, if any (DEC-13, MAR-CITY-01, MAR-CITY-02)."""
    p = player(t, f.seat)
    options = (*for_each("deliver", deliverable(t, p)), "skip")
    return Question(
        seat=f.seat, point="DEC-13", options=options, rule="MAR-CITY-03", source=f"location/{p.ship}/market"
    )


@RULES.answers(Delivery)
def deliver(t: MaracaiboTable, f: Delivery, option: str) -> None:
    """Discard the delivered card, then move a disc to the market (MAR-CITY-04, MAR-CITY-05)."""
    if option != "skip":
        p = player(t, f.seat)
        discard_cards(t, p, (value_of(option),), t.printed.cards[value_of(option)].good, delivered=True)
        push(t, MoveDisc(f.seat, p.ship))


@RULES.asks(CityAction)
def ask_city_action(t: MaracaiboTable, f: CityAction) -> Question | None:
    """Ask whether, or how, the printed action is performed (DEC-15, MAR-CITY-08)."""
    p = player(t, f.seat)
    effects = action(t, p.ship)
    if not effects:
        return None
    options = (*(_ways(t, p, effects[0]) if len(effects) == 1 else ("do",)), "skip")
    source = address(t, p.ship, "action")
    return Question(seat=f.seat, point="DEC-15", options=options, rule="MAR-CITY-01", source=source)


@RULES.answers(CityAction)
def take_city_action(t: MaracaiboTable, f: CityAction, option: str) -> None:
    """Perform the printed action (MAR-CITY-19..29, MAR-HOME-02)."""
    p = player(t, f.seat)
    source = address(t, p.ship, "action")
    if new_city(t, p.ship) is not None and option == "do":
        fulfil(t, p, t.state.city_quest, f"location/{p.ship}")
    elif option == "do":
        push(t, Resolve(f.seat, source))
    elif option != "skip":
        _take_way(t, p, action(t, p.ship)[0], option, source)


@RULES.asks(CityWay)
def ask_city_way(t: MaracaiboTable, f: CityWay) -> Question:
    """Ask for the alternative of one of several printed effects (DEC-15)."""
    options = (*_ways(t, player(t, f.seat), t.printed.effects(f.source)[f.at]), "skip")
    return Question(seat=f.seat, point="DEC-15", options=options, rule="MAR-CITY-01", source=f.source)


@RULES.answers(CityWay)
def take_city_way(t: MaracaiboTable, f: CityWay, option: str) -> None:
    """Carry out the alternative."""
    if option != "skip":
        _take_way(t, player(t, f.seat), t.printed.effects(f.source)[f.at], option, f.source)


def _ways(t: MaracaiboTable, p: Player, effect: v.CityEffect) -> tuple[str, ...]:
    """Name the alternatives of an effect that has some, else just doing it (MAR-CITY-28, MAR-CITY-29, MAR-HOME-02)."""
    match effect:
        case v.DoubloonsOrVpPerAssistant():
            return ("doubloons", "vp")
        case v.PayCpForInfluence(combat_points=points):
            return ("pay",) if p.combat_points >= points else ()
        case v.L1Quest():
            quest = t.state.city_quest
            lies_here = quest in t.state.quests.get(p.ship, ())
            return ("do",) if lies_here and can_fulfil(t, p, quest) else ()
        case v.HomeCombatOrExplore():
            return ("combat", "explore") if can_explore(t, p) else ("combat",)
        case _:
            return ("do",)


def _take_way(t: MaracaiboTable, p: Player, effect: v.CityEffect, option: str, source: str) -> None:
    match effect:
        case v.DoubloonsOrVpPerAssistant(doubloons=doubloons, vp=vp):
            if option == "doubloons":
                gain_doubloons(t, p, doubloons, source)
            else:
                score(t, p, vp * figures_on_board(p), source)
        case v.PayCpForInfluence(combat_points=points, influence=influence, doubloons=doubloons):
            pay_combat_points(t, p, points, source)
            push(t, Influence(p.seat, influence, source), TakeDoubloons(p.seat, doubloons, source))
        case v.HomeCombatOrExplore(steps=steps):
            if option == "combat":
                push(t, StartCombat(p.seat))
            else:
                offer_explore(t, p, steps, source)


@RULES.acts(TakeDoubloons)
def take_doubloons(t: MaracaiboTable, f: TakeDoubloons) -> None:
    """Take doubloons that are printed behind a choice (MAR-GEN-09)."""
    gain_doubloons(t, player(t, f.seat), f.amount, f.source)


@RULES.asks(DiscardHand)
def ask_discard_hand(t: MaracaiboTable, f: DiscardHand) -> Question | None:
    """Ask whether the whole hand is discarded for doubloons (DEC-15, MAR-CITY-22, MAR-CITY-23)."""
    if not player(t, f.seat).hand:
        return None
    return Question(seat=f.seat, point="DEC-15", options=("do", "skip"), rule="MAR-CITY-22", source=f.source)


@RULES.answers(DiscardHand)
def discard_hand(t: MaracaiboTable, f: DiscardHand, option: str) -> None:
    """Discard the whole hand and take the doubloons."""
    if option == "do":
        p = player(t, f.seat)
        discard_cards(t, p, p.hand)
        gain_doubloons(t, p, f.doubloons, f.source)
