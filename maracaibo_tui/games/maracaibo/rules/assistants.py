"""Assistants: using them, and what unused ones score (MAR-ASSIST)."""

from maracaibo_tui.engine.agenda import push
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.state.frames import (
    AssistantPart,
    AssistantReward,
    EndStop,
    ExtraSail,
    Influence,
    PayEqualGoods,
    RemoveDisc,
    VillageActions,
)
from maracaibo_tui.games.maracaibo.state.position import Player
from maracaibo_tui.games.maracaibo.state.table import RULES, MaracaiboTable, player

from .exploration import offer_explore
from .gains import figures_on_board, gain_combat_points, gain_doubloons, pay_combat_points, score, take_figures
from .payment import equal_goods, pay_or_skip

Paid = v.AstGoodsVa | v.AstGoodsCombatPoints | v.AstGoodsInfluence | v.AstGoodsVp | v.AstPayCpVa
PAID = (v.AstGoodsVa, v.AstGoodsCombatPoints, v.AstGoodsInfluence, v.AstGoodsVp, v.AstPayCpVa)


def usable(t: MaracaiboTable, p: Player) -> list[str]:
    """List the cards whose assistants stand at the ship and may be used (MAR-ASSIST-05, MAR-ASSIST-07)."""
    turn = t.state.this_turn
    return [
        card for card in p.assistants.get(p.ship, ()) if card not in turn.placed and card not in turn.assistants_used
    ]


def passed(t: MaracaiboTable, p: Player, origin: str, goal: str) -> int:
    """Count the own assistants between two stops, by number (MAR-ASSIST-13, MAR-ASSIST-14, MAR-ASSIST-22)."""
    order = t.printed.order
    first, last = order[origin], order[goal]
    return sum([len(cards) for place, cards in p.assistants.items() if first < order[place] < last])


def score_passed(t: MaracaiboTable, p: Player, origin: str) -> None:
    """Score every own assistant between two stops (MAR-ASSIST-13..15)."""
    score(t, p, passed(t, p, origin, p.ship) * t.printed.turn.assistant_missed, "assistants passed")


@RULES.acts(EndStop)
def end_stop(t: MaracaiboTable, f: EndStop) -> None:
    """Score every usable assistant that was not used during this stop (MAR-ASSIST-16, MAR-ASSIST-17)."""
    p = player(t, f.seat)
    score(t, p, len(usable(t, p)) * t.printed.turn.assistant_missed, "assistants unused")


def score_unreached(t: MaracaiboTable, p: Player) -> None:
    """Score every own assistant ahead of the ship when it goes home (MAR-ASSIST-18..20)."""
    order = t.printed.order
    ahead = sum([len(cards) for place, cards in p.assistants.items() if order[place] > order[p.ship]])
    score(t, p, ahead * t.printed.turn.assistant_missed, "assistants unreached")


def use(t: MaracaiboTable, p: Player, card: str) -> None:
    """Perform the assistant action of a card, part by part (MAR-ASSIST-04, MAR-ASSIST-08)."""
    t.state.this_turn = t.state.this_turn.with_assistant(card)
    source = f"card/{card}/assistant"
    for effect in t.printed.cards[card].assistant:
        if isinstance(effect, PAID):
            push(t, AssistantPart(p.seat, card))
        else:
            _parts(t, p, effect, source)


def _parts(t: MaracaiboTable, p: Player, effect: v.AssistantAction, source: str) -> None:
    """Give the gains that come first, then put the parts with a choice on the agenda in printed order."""
    seat = p.seat
    match effect:
        case v.AstVpDoubloons(vp=vp, doubloons=doubloons):
            score(t, p, vp, source)
            gain_doubloons(t, p, doubloons, source)
        case v.AstFigureDiscVa(figures=figures, discs=discs, vas=vas):
            take_figures(t, p, figures, source)
            push(t, RemoveDisc(seat, discs, source), VillageActions(seat, vas))
        case v.AstInfluenceVa(influence=influence, vas=vas):
            push(t, Influence(seat, influence, source), VillageActions(seat, vas))
        case v.AstCombatPointsSail(combat_points=points, min_mp=least, max_mp=most):
            gain_combat_points(t, p, points, source)
            push(t, ExtraSail(seat, least, most, source))
        case v.AstCombatPointDiscVa(combat_points=points, discs=discs, vas=vas):
            gain_combat_points(t, p, points, source)
            push(t, RemoveDisc(seat, discs, source), VillageActions(seat, vas))
        case v.AstDoubloonsDiscVa(doubloons=doubloons, discs=discs, vas=vas):
            gain_doubloons(t, p, doubloons, source)
            push(t, RemoveDisc(seat, discs, source), VillageActions(seat, vas))
        case _:
            _more_parts(t, p, effect, source)


def _more_parts(t: MaracaiboTable, p: Player, effect: v.AssistantAction, source: str) -> None:
    match effect:
        case v.AstDoubloonsExplore(doubloons=doubloons, steps=steps):
            gain_doubloons(t, p, doubloons, source)
            offer_explore(t, p, steps, source)
        case v.AstVpExplore(vp=vp, steps=steps):
            score(t, p, vp, source)
            offer_explore(t, p, steps, source)
        case v.AstDoubloonsVpPerAssistant(doubloons=doubloons, vp=vp):
            gain_doubloons(t, p, doubloons, source)
            score(t, p, vp * figures_on_board(p), source)
        case v.AstVpPerTokenVa(vp=vp, vas=vas):
            score(t, p, vp * len(p.combat_tokens), source)
            push(t, VillageActions(p.seat, vas))
        case v.AstVpSail(vp=vp, min_mp=least, max_mp=most):
            score(t, p, vp, source)
            push(t, ExtraSail(p.seat, least, most, source))


@RULES.asks(AssistantPart)
def ask_assistant_part(t: MaracaiboTable, f: AssistantPart) -> Question | None:
    """Ask whether the part with a payment is performed; not asked if it cannot be paid (DEC-26, MAR-ASSIST-09)."""
    p, effect = player(t, f.seat), _paid_effect(t, f.card)
    match effect:
        case v.AstPayCpVa(combat_points=points):
            options = pay_or_skip(t, p, (v.PayCombatPoints(points),), "do")
        case _:
            options = ("do", "skip") if equal_goods(t, p, effect.goods) else ()
    if not options:
        return None
    source = f"card/{f.card}/assistant"
    return Question(seat=f.seat, point="DEC-26", options=options, rule="MAR-ASSIST-09", source=source)


def _paid_effect(t: MaracaiboTable, card: str) -> Paid:
    return next(effect for effect in t.printed.cards[card].assistant if isinstance(effect, PAID))


@RULES.answers(AssistantPart)
def take_assistant_part(t: MaracaiboTable, f: AssistantPart, option: str) -> None:
    """Pay for the part; everything behind it follows (MAR-ASSIST-09)."""
    if option == "skip":
        return
    effect, source = _paid_effect(t, f.card), f"card/{f.card}/assistant"
    push(t, AssistantReward(f.seat, f.card))
    if isinstance(effect, v.AstPayCpVa):
        pay_combat_points(t, player(t, f.seat), effect.combat_points, source)
    else:
        push(t, PayEqualGoods(f.seat, effect.goods, source))


@RULES.acts(AssistantReward)
def assistant_reward(t: MaracaiboTable, f: AssistantReward) -> None:
    """Give what was paid for, in printed order (EFF-AST-05, EFF-AST-08, EFF-AST-09, EFF-AST-15..17)."""
    p, source = player(t, f.seat), f"card/{f.card}/assistant"
    match _paid_effect(t, f.card):
        case v.AstGoodsVa(doubloons=doubloons, vas=vas) | v.AstPayCpVa(doubloons=doubloons, vas=vas):
            gain_doubloons(t, p, doubloons, source)
            push(t, VillageActions(f.seat, vas))
        case v.AstGoodsCombatPoints(doubloons=doubloons, vp=vp, combat_points=points):
            gain_doubloons(t, p, doubloons, source)
            score(t, p, vp, source)
            gain_combat_points(t, p, points, source)
        case v.AstGoodsInfluence(doubloons=doubloons, vp=vp, influence=influence):
            gain_doubloons(t, p, doubloons, source)
            score(t, p, vp, source)
            push(t, Influence(f.seat, influence, source))
        case v.AstGoodsVp(doubloons=doubloons, vp=vp):
            gain_doubloons(t, p, doubloons, source)
            score(t, p, vp, source)
