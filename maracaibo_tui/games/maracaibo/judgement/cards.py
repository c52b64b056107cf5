"""What a project card is worth to a seat: bought, and in hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.rules.cards import discount
from maracaibo_tui.games.maracaibo.rules.gains import compasses, figures_on_board
from maracaibo_tui.games.maracaibo.rules.income import printed_income
from maracaibo_tui.games.maracaibo.rules.payment import can_pay

from .outlook import Outlook


def owned(look: Outlook, card: str) -> float:
    """Value a card in the tableau: its points and what lasts."""
    key = ("owned", card)
    found = look.worked_out.get(key)
    if found is None:
        printed = look.table.printed.cards[card]
        lasting = sum([LASTING[type(effect)](look, effect) for effect in printed.permanent])
        found = look.worked_out[key] = printed.vp + look.tastes.permanent * lasting
    return found


def surplus(look: Outlook, card: str) -> float:
    """Value what buying a card would bring beyond what it costs; nothing if it costs more."""
    key = ("surplus", card)
    found = look.worked_out.get(key)
    if found is None:
        found = look.worked_out[key] = max(0.0, gain(look, card) - _cost(look, card))
    return found


def gain(look: Outlook, card: str) -> float:
    """Value what a card that is bought brings."""
    printed = look.table.printed.cards[card]
    income = sum([_income(look, effect) for effect in printed_income(look.table, card)])
    at_once = sum([AT_ONCE[type(effect)](look, effect) for effect in printed.immediate])
    actions = look.rounds * use(look, card) if printed.assistant else 0.0
    return owned(look, card) + income + at_once + actions


def _cost(look: Outlook, card: str) -> float:
    t, p, tastes = look.table, look.player, look.tastes
    printed = t.printed.cards[card]
    price = max(0, printed.cost - discount(t, p))
    extra = sum([REQUIRED.get(type(entry), 0.0) for entry in printed.requires])
    if price > p.doubloons or (printed.requires and not can_pay(t, p, printed.requires, card, price)):
        extra += tastes.unaffordable
    return look.doubloon * price + tastes.purchase + extra


def _income(look: Outlook, effect: v.Income) -> float:
    """Value a rise of an income, surely or perhaps."""
    match effect:
        case v.IncomeDoubloons(amount=amount):
            return amount * look.raise_doubloons
        case v.IncomeVp(amount=amount):
            return amount * look.scorings
        case v.IncomeIfSynergy(synergy=synergy, kind=kind, amount=amount):
            chance = 1.0 if synergy in look.player.synergies else look.tastes.chance_of_synergy
            return chance * amount * (look.scorings if kind == "vp" else look.raise_doubloons)


def use(look: Outlook, card: str) -> float:
    """Value an assistant in a round: used, or at least missed."""
    key = ("use", card)
    found = look.worked_out.get(key)
    if found is None:
        missed, usual = look.table.printed.turn.assistant_missed, look.tastes.usual_action
        actions = sum([USES[type(effect)](look, effect) for effect in look.table.printed.cards[card].assistant])
        better = max(0.0, actions - usual) * look.tastes.action
        found = look.worked_out[key] = look.tastes.assistant * (missed + better)
    return found


def _paid(points: Callable[[Outlook, Any], float]) -> Callable[[Outlook, Any], float]:
    return lambda look, effect: look.tastes.paid * points(look, effect)


def _villages(look: Outlook, effect: Any) -> float:  # noqa: ANN401 - an action with village actions
    return look.tastes.village_action * float(effect.vas)


def _discs(look: Outlook, effect: Any) -> float:  # noqa: ANN401 - an action with discs
    return look.tastes.disc_removed * float(effect.discs)


Worth = Callable[[Outlook, Any], float]

LASTING: dict[type, Worth] = {
    v.Compass: lambda look, e: look.tastes.compass * e.count * look.uses,
    v.PurchaseDiscount: lambda look, e: e.amount * look.doubloon * look.tastes.discount * look.uses,
    v.PermanentObject: lambda look, e: look.tastes.objects * (1 + 0.3 * len(e.objects)) * look.uses,
    v.CombatPointBeforeCombat: lambda look, e: 1.2 * e.amount * look.uses,
    v.ExplorerExtraStep: lambda look, e: 1.1 * e.amount * look.uses,
    v.StealVpOnExplorerSkip: lambda look, e: 0.5 * e.amount * look.uses,
    v.AssistantVisitedBonus: lambda look, e: (
        look.tastes.visits * (e.reward.vp + look.doubloon * e.reward.doubloons) * look.uses
    ),
    v.FigureToCombatPoints: lambda look, _e: 0.6 * look.uses,
    v.NationCombatPoints: lambda look, e: look.tastes.nation_points * e.points * look.uses,
    v.DisplaceVp: lambda look, e: 0.35 * e.amount * look.uses,
    v.VaMapsVpExplore: lambda look, e: 0.35 * (e.vp + e.steps * 0.8) * look.uses,
    v.VaMapsDoubloonsExplore: lambda look, e: 0.35 * (look.doubloon * e.doubloons + e.steps * 0.8) * look.uses,
    v.VaBooks: lambda look, e: 0.35 * e.amount * (1 + look.doubloon) * look.uses,
    v.VaTwoGoods: lambda look, e: 0.45 * look.doubloon * e.doubloons * look.uses,
    v.VaCardQuest: lambda look, _e: 1.5 * min(1.0, look.uses),
    v.CaInfluenceVp: lambda look, e: look.tastes.combats * (1.3 + e.vp - 0.8) * look.uses,
    v.CaDoubloonsSynergy: lambda look, e: (
        look.tastes.combats * (look.doubloon * e.doubloons + 0.4 * e.vp - 0.5) * look.uses
    ),
}
AT_ONCE: dict[type, Worth] = {
    v.Synergy: lambda look, e: 0.0 if e.kind in look.player.synergies else look.tastes.synergy + _waiting(look, e.kind),
    v.SynergyChoice: lambda look, _e: look.tastes.synergy + 1.0,
    v.InfluenceNation: lambda _look, e: 1.5 * e.amount,
    v.InfluenceAny: lambda _look, e: 1.8 * e.amount,
    v.PlaceMarkerVillage: lambda _look, _e: 2.0,
    v.PlaceMarkerVillageAndRank: lambda look, _e: look.tastes.marker_and_rank,
    v.RemoveDisc: lambda look, e: look.tastes.disc_removed * e.count,
    v.TakeFigures: lambda look, e: 1.2 * min(e.count, look.player.figures_general) * min(1.0, look.uses),
    v.CombatPoints: lambda look, e: 0.9 * e.amount * min(1.0, look.uses),
    v.QuestOnCard: lambda look, _e: 3.0 * min(1.0, look.uses),
    v.FiguresToIncome: lambda look, e: 2 * e.income * look.raise_doubloons - 2.0,
    v.VpPerCombatToken: lambda look, e: e.vp * len(look.player.combat_tokens),
    v.VpPerAssistant: lambda look, e: e.vp * figures_on_board(look.player),
    v.VpPerQuest: lambda look, e: e.vp * len(look.player.quests),
    v.VpPerCompass: lambda look, e: e.vp * compasses(look.table, look.player),
    v.VpPerSynergy: lambda look, e: e.vp * len(look.player.synergies),
    v.VpPerNationInfluence: lambda look, e: e.vp * sum([space >= e.min for space in look.player.influence.values()]),
}
# What is paid for a card besides doubloons.
REQUIRED: dict[type, float] = {
    v.CostAssistant: 1.0,
    v.CostFigure: 1.0,
    v.CostFigureOnCard: 1.3,
    v.CostObjects: 1.5,
    v.CostCombatPoints: 1.6,
}
USES: dict[type, Worth] = {
    v.AstVpDoubloons: lambda look, e: e.vp + look.tastes.earned * look.doubloon * e.doubloons,
    v.AstFigureDiscVa: lambda look, e: 1.2 * e.figures + _discs(look, e) + _villages(look, e),
    v.AstInfluenceVa: lambda look, e: 1.8 * e.influence + _villages(look, e),
    v.AstCombatPointsSail: lambda _look, e: 0.9 * e.combat_points + 4.0,
    v.AstGoodsVa: _paid(lambda look, e: look.doubloon * e.doubloons + _villages(look, e)),
    v.AstCombatPointDiscVa: lambda look, e: 0.9 * e.combat_points + _discs(look, e) + _villages(look, e),
    v.AstDoubloonsDiscVa: lambda look, e: look.doubloon * e.doubloons + _discs(look, e) + _villages(look, e),
    v.AstGoodsCombatPoints: _paid(lambda look, e: look.doubloon * e.doubloons + e.vp + 0.9 * e.combat_points),
    v.AstGoodsInfluence: _paid(lambda look, e: look.doubloon * e.doubloons + e.vp + 1.8 * e.influence),
    v.AstDoubloonsExplore: lambda look, e: look.doubloon * e.doubloons + look.tastes.explored * e.steps,
    v.AstVpExplore: lambda look, e: e.vp + look.tastes.explored * e.steps,
    v.AstDoubloonsVpPerAssistant: lambda look, e: (
        look.doubloon * e.doubloons + e.vp * (1 + figures_on_board(look.player))
    ),
    v.AstVpPerTokenVa: lambda look, e: e.vp * (1 + len(look.player.combat_tokens)) + _villages(look, e),
    v.AstVpSail: lambda _look, e: e.vp + 4.0,
    v.AstPayCpVa: lambda look, e: look.doubloon * e.doubloons + _villages(look, e) - 0.9 * e.combat_points,
    v.AstGoodsVp: _paid(lambda look, e: look.doubloon * e.doubloons + e.vp),
}


def _waiting(look: Outlook, kind: str) -> float:
    """Value the income in the tableau that a synergy token would wake."""
    waiting = [effect for card in look.player.tableau for effect in printed_income(look.table, card)]
    return sum(
        [
            effect.amount * (look.scorings if effect.kind == "vp" else look.raise_doubloons)
            for effect in waiting
            if isinstance(effect, v.IncomeIfSynergy) and effect.synergy == kind
        ]
    )
