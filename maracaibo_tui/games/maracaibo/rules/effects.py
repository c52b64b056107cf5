"""Carrying out printed effects, one after the other (MAR-GEN-07..10)."""

from collections.abc import Callable
from typing import Any

from maracaibo_tui.engine.agenda import push
from maracaibo_tui.engine.forms import for_each, value_of
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.state import frames
from maracaibo_tui.games.maracaibo.state.frames import (
    CityWay,
    DiscardHand,
    FigureForPoints,
    FiguresOntoCard,
    Influence,
    OfferCombat,
    Resolve,
    StartCombat,
)
from maracaibo_tui.games.maracaibo.state.position import Player
from maracaibo_tui.games.maracaibo.state.table import RULES, MaracaiboTable, player

from .exploration import offer_explore
from .gains import compasses, figures_on_board, gain_combat_points, gain_doubloons, return_figures, score, take_figures
from .income import raise_doubloon_income
from .influence import gain_influence, offer_marker
from .legacy import offer_skull
from .payment import put_on_card
from .quest_pile import top_quest
from .ship import remove_discs
from .synergy import offer_synergy_choice, take_synergy

Carry = Callable[[MaracaiboTable, Player, Any, str], None]


@RULES.acts(Resolve)
def resolve(t: MaracaiboTable, f: Resolve) -> None:
    """Carry out the printed effects in order; what one triggers is resolved before the next (MAR-GEN-09, R-02)."""
    effects, p, waiting = t.printed.effects(f.source), player(t, f.seat), t.state.agenda
    for at in range(f.at, len(effects)):
        _carry_out(t, p, effects[at], f"{f.source}/{at}")
        if t.state.agenda is not waiting:
            asked = t.state.agenda[len(waiting) :]
            if at + 1 < len(effects):
                t.state.agenda = (*waiting, Resolve(f.seat, f.source, at + 1), *asked)
            return


def _carry_out(t: MaracaiboTable, p: Player, effect: v.Effect, source: str) -> None:
    CARRY[type(effect)](t, p, effect, source)


def _village_actions(t: MaracaiboTable, p: Player, count: int) -> None:
    push(t, frames.VillageActions(p.seat, count))


def _take_figures(t: MaracaiboTable, p: Player, effect: v.TakeFigures, source: str) -> None:
    """Take figures; in the first edition a card lets its buyer take fewer (EFF-IMM-11, D-15)."""
    if t.state.options.first_edition and source.startswith("card/"):
        push(t, frames.TakeFigures(p.seat, effect.count, source))
    else:
        take_figures(t, p, effect.count, source)


@RULES.asks(frames.TakeFigures)
def ask_figures(t: MaracaiboTable, f: frames.TakeFigures) -> Question:
    """Ask how many figures are taken (DEC-33)."""
    most = min(f.count, player(t, f.seat).figures_general)
    options = for_each("figures", range(most + 1))
    return Question(seat=f.seat, point="DEC-33", options=options, rule="EFF-IMM-11", source=f.source)


@RULES.answers(frames.TakeFigures)
def choose_figures(t: MaracaiboTable, f: frames.TakeFigures, option: str) -> None:
    """Take that many."""
    take_figures(t, player(t, f.seat), int(value_of(option)), f.source)


def _figures_to_income(t: MaracaiboTable, p: Player, effect: v.FiguresToIncome, source: str) -> None:
    push(t, FiguresOntoCard(p.seat, source.split("/")[1], effect.income))


@RULES.asks(FiguresOntoCard)
def ask_figures_onto_card(t: MaracaiboTable, f: FiguresOntoCard) -> Question:
    """Ask how many figures go onto the card (DEC-25, EFF-IMM-14)."""
    options = for_each("figures", range(player(t, f.seat).figures + 1))
    return Question(seat=f.seat, point="DEC-25", options=options, rule="EFF-IMM-14", source=f"card/{f.card}/immediate")


@RULES.answers(FiguresOntoCard)
def choose_figures_onto_card(t: MaracaiboTable, f: FiguresOntoCard, option: str) -> None:
    """Put the figures there for good and raise the income for each (EFF-IMM-14)."""
    p, count = player(t, f.seat), int(value_of(option))
    if count:
        put_on_card(t, p, f.card, count)
        raise_doubloon_income(t, p, f.income * count, f.card)


def _quest_on_card(t: MaracaiboTable, p: Player, _effect: v.QuestOnCard, source: str) -> None:
    """Lay the top quest tile onto the card; an empty pile gives none (EFF-IMM-06, R-44)."""
    quest = top_quest(t)
    if quest:
        p.card_quests = {**p.card_quests, source.split("/")[1]: quest}


def _doubloons_vp(t: MaracaiboTable, p: Player, effect: v.DoubloonsVp, source: str) -> None:
    gain_doubloons(t, p, effect.doubloons, source)
    score(t, p, effect.vp, source)


def _per_compass(t: MaracaiboTable, p: Player, effect: v.PerCompass, source: str) -> None:
    """Receive the compass part of a quest once for each compass (MAR-QUEST-07)."""
    count = compasses(t, p)
    gain_doubloons(t, p, effect.doubloons * count, source)
    score(t, p, effect.vp * count, source)


def _nations_with(p: Player, least: int) -> int:
    return sum([space >= least for space in p.influence.values()])


def _influence_and_va(t: MaracaiboTable, p: Player, effect: v.InfluenceAndVa, source: str) -> None:
    push(t, Influence(p.seat, effect.influence, source), frames.VillageActions(p.seat, effect.vas))


def _va_per_compass(t: MaracaiboTable, p: Player, _effect: v.VaPerCompass, _source: str) -> None:
    """Perform village actions by compasses, counted when the turn began (MAR-CITY-21, D-04)."""
    now = t.state.options.first_edition
    _village_actions(t, p, compasses(t, p) if now else t.state.this_turn.compasses)


def _tokens_and_hand(t: MaracaiboTable, p: Player, effect: v.TokensVpAndDiscardHand, source: str) -> None:
    """Score the combat tokens and offer the discard, in the order of the edition (MAR-CITY-22, D-05)."""
    discard = DiscardHand(p.seat, effect.doubloons, source)
    if t.state.options.first_edition:
        push(t, discard, frames.TokenPoints(p.seat, effect.vp, source))
    else:
        score(t, p, effect.vp * len(p.combat_tokens), source)
        push(t, discard)


@RULES.acts(frames.TokenPoints)
def token_points(t: MaracaiboTable, f: frames.TokenPoints) -> None:
    """Score the combat tokens after the discard (MAR-CITY-22, first edition)."""
    p = player(t, f.seat)
    score(t, p, f.vp * len(p.combat_tokens), f.source)


def _combat_point_and_disc(t: MaracaiboTable, p: Player, effect: v.CombatPointAndDisc, source: str) -> None:
    gain_combat_points(t, p, effect.combat_points, source)
    remove_discs(t, p, effect.discs, source)


def _doubloons_and_va(t: MaracaiboTable, p: Player, effect: v.DoubloonsAndVa, source: str) -> None:
    gain_doubloons(t, p, effect.doubloons, source)
    _village_actions(t, p, effect.vas)


def _point_and_influence(t: MaracaiboTable, p: Player, effect: v.CombatPointAndInfluence, source: str) -> None:
    gain_combat_points(t, p, effect.combat_points, source)
    push(t, Influence(p.seat, effect.influence, source))


def _way(t: MaracaiboTable, p: Player, _effect: v.CityEffect, source: str) -> None:
    place, _, at = source.rpartition("/")
    push(t, CityWay(p.seat, place, int(at)))


def _l4(t: MaracaiboTable, p: Player, effect: v.L4Vas, source: str) -> None:
    push(t, frames.VillageActions(p.seat, effect.vas), FigureForPoints(p.seat, effect.figure_vp, source))


@RULES.asks(FigureForPoints)
def ask_figure_for_points(t: MaracaiboTable, f: FigureForPoints) -> Question | None:
    """Ask whether a figure is returned for points (DEC-34, MAR-LEGACY-22)."""
    if not player(t, f.seat).figures:
        return None
    return Question(seat=f.seat, point="DEC-34", options=("do", "skip"), rule="MAR-LEGACY-22", source=f.source)


@RULES.answers(FigureForPoints)
def take_figure_for_points(t: MaracaiboTable, f: FigureForPoints, option: str) -> None:
    """Return the figure and score."""
    if option == "do":
        p = player(t, f.seat)
        return_figures(t, p, 1, f.source)
        score(t, p, f.vp, f.source)


def _l7(t: MaracaiboTable, p: Player, effect: v.L7Combat, source: str) -> None:
    gain_combat_points(t, p, effect.combat_points, source)
    push(t, OfferCombat(p.seat, source))


def _combat(t: MaracaiboTable, p: Player, _effect: v.Combat, source: str) -> None:
    """Begin a Combat; where no city action has asked, the player may decline (DEC-40)."""
    in_city = source.split("/")[2] == "action"
    push(t, StartCombat(p.seat) if in_city else OfferCombat(p.seat, source))


CARRY: dict[type, Carry] = {
    v.Doubloons: lambda t, p, e, s: gain_doubloons(t, p, e.amount, s),
    v.Vp: lambda t, p, e, s: score(t, p, e.amount, s),
    v.DoubloonsVp: _doubloons_vp,
    v.CombatPoints: lambda t, p, e, s: gain_combat_points(t, p, e.amount, s),
    v.TakeFigures: _take_figures,
    v.InfluenceAny: lambda t, p, e, s: push(t, Influence(p.seat, e.amount, s)),
    v.InfluenceNation: lambda t, p, e, s: gain_influence(t, p, e.nation, e.amount, s),
    v.RemoveDisc: lambda t, p, e, s: remove_discs(t, p, e.count, s),
    v.RemoveDiscs: lambda t, p, e, s: remove_discs(t, p, e.count, s),
    v.VillageActions: lambda t, p, e, _s: _village_actions(t, p, e.count),
    v.Explore: lambda t, p, e, s: offer_explore(t, p, e.steps, s),
    v.Combat: _combat,
    v.Synergy: lambda t, p, e, s: take_synergy(t, p, e.kind, s),
    v.SynergyChoice: lambda t, p, _e, s: offer_synergy_choice(t, p, s),
    v.PlaceMarkerVillage: lambda t, p, _e, s: offer_marker(t, p, s, rank=False),
    v.PlaceMarkerVillageAndRank: lambda t, p, _e, s: offer_marker(t, p, s, rank=True),
    v.QuestOnCard: _quest_on_card,
    v.FiguresToIncome: _figures_to_income,
    v.VpPerCombatToken: lambda t, p, e, s: score(t, p, e.vp * len(p.combat_tokens), s),
    v.VpPerAssistant: lambda t, p, e, s: score(t, p, e.vp * figures_on_board(p), s),
    v.VpPerQuest: lambda t, p, e, s: score(t, p, e.vp * len(p.quests), s),
    v.VpPerCompass: lambda t, p, e, s: score(t, p, e.vp * compasses(t, p), s),
    v.VpPerSynergy: lambda t, p, e, s: score(t, p, e.vp * len(p.synergies), s),
    v.VpPerNationInfluence: lambda t, p, e, s: score(t, p, e.vp * _nations_with(p, e.min), s),
    v.PerCompass: _per_compass,
    # A single game has no story tiles; the quest tile itself goes to the track as any other.
    v.TakeStoryTile: lambda _t, _p, _e, _s: None,
    v.RemoveSkullTile: lambda t, p, _e, s: offer_skull(t, p, s),
    v.InfluenceAndVa: _influence_and_va,
    v.VaPerCompass: _va_per_compass,
    v.TokensVpAndDiscardHand: _tokens_and_hand,
    v.CombatPointAndDisc: _combat_point_and_disc,
    v.DoubloonsAndVa: _doubloons_and_va,
    v.CombatPointAndInfluence: _point_and_influence,
    v.DoubloonsOrVpPerAssistant: _way,
    v.PayCpForInfluence: _way,
    v.HomeCombatOrExplore: _way,
    v.HomeVp: lambda t, p, e, s: score(t, p, e.vp, s),
    v.L4Vas: _l4,
    v.L7Combat: _l7,
}
