"""The terms of what a position of Maracaibo is worth to a seat that sees no more than its view.

Everything is counted in victory points: those scored, those that are sure to come, and what the rest may become.
"""

from __future__ import annotations

from collections.abc import Mapping

from maracaibo_tui.engine.judging import Term
from maracaibo_tui.games.maracaibo.rules.careers import level
from maracaibo_tui.games.maracaibo.rules.final_scoring import multipliers
from maracaibo_tui.games.maracaibo.rules.prestige import building_points, doubloon_income_points
from maracaibo_tui.games.maracaibo.state.frames import CombatActions
from maracaibo_tui.games.maracaibo.state.position import Automa, Jean, Player
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable

from .ahead import assistants, card_quests, other_quests, position
from .board import explorer_ways, growth, lasting, progress, whole
from .cards import owned, surplus
from .compared import jacques_explorer, jacques_quests, jean_areas, jean_explorer, jean_quests
from .outlook import Outlook


def _points(t: MaracaiboTable, p: Player, look: Outlook) -> float:
    """Count points scored, and the points that incomes are sure to bring."""
    rounds = t.printed.turn.rounds
    paid = t.state.income_paid
    scorings = rounds + 1 - t.state.round - paid
    coming = look.tastes.income * sum(look.later) * _many(p.income_doubloons, look)
    return p.vp + p.income_vp * scorings + coming + doubloon_income_points(t, p)


def _many(count: int, look: Outlook) -> float:
    """Count many doubloons for less than a few."""
    count = min(count, 50)
    return count - count * count / look.tastes.plenty


def _stock(_t: MaracaiboTable, p: Player, look: Outlook) -> float:
    """Value doubloons, figures and combat points."""
    tastes = look.tastes
    soon = min(1.0, 0.15 + look.uses)
    figures = sum(tastes.figures[: p.figures])
    points = sum(tastes.combat_points[: p.combat_points])
    return look.doubloon * _many(p.doubloons, look) + (figures + points) * soon


def _influence(t: MaracaiboTable, p: Player, look: Outlook) -> float:
    """Value ranks times multipliers as they may become, against what rivals get from the same."""
    tastes = look.tastes
    rivals = _rivals(t, p)
    faded, grown = 1 - 0.1 * look.uses, (0.1 + tastes.influence_growth) * look.uses
    total = 0.0
    for nation, now in multipliers(t).items():
        own, others = p.influence[nation], [rival.influence[nation] for rival in rivals]
        against = sum([_rank(t, nation, other, look) for other in others]) / max(1, len(others))
        total += (now * faded + grown) * (_rank(t, nation, own, look) - tastes.rivals * against)
        if own:
            ahead = own - max(others, default=0)
            total += t.printed.scoring.leader * min(1.0, max(0.0, 0.5 + 0.25 * ahead))
    return total


def _rivals(t: MaracaiboTable, p: Player) -> list[Player | Jean]:
    """List whose influence counts against a player."""
    if t.state.jean is not None:
        return [t.state.jean]
    return [rival for rival in t.state.players if rival is not p]


def _rank(t: MaracaiboTable, nation: str, space: int, look: Outlook) -> float:
    """Give the rank value of a space, and of the way to the next rank its share."""
    before, held = 0, 0
    for at, value in t.printed.ranks[nation]:
        if at > space:
            return held + look.tastes.rank_way * (value - held) * (space - before) / (at - before)
        before, held = at, value
    return held


def _ship_board(t: MaracaiboTable, p: Player, look: Outlook) -> float:
    """Value upgrades that last, and discs on the way to the next ones."""
    tastes, discs, areas = look.tastes, p.discs, t.printed.box.areas
    cleared = sum([not left for left in discs.values()])
    most = t.printed.setup.discs
    soon = min(1.0, look.uses * 1.2)
    total = 0.0
    for name, left in discs.items():
        area = areas[name]
        if not left:
            total += lasting(look, area)
            continue
        value = soon * whole(look, area)
        if area.others:
            total += tastes.gate * value * min(cleared, area.others)
        elif area.after is not None and discs[area.after]:
            total += tastes.gate * value * (most - discs[area.after])
        total += tastes.disc * value * (most - left) / most
    return total


def _explorer(t: MaracaiboTable, p: Player, look: Outlook) -> float:
    """Value the way to the next barrier or to the end of the track."""
    tastes = look.tastes
    if p.explorer == t.printed.last_space:
        return 0.0
    passed, ahead, goal = explorer_ways(t.printed)[p.explorer]
    prize = tastes.explorer_end if goal is None else tastes.barrier_red if goal == "red" else tastes.barrier
    reach = min(1.0, look.uses * 7 / ahead)
    return tastes.explorer * prize * reach * passed / (passed + ahead)


def _cards(_t: MaracaiboTable, p: Player, look: Outlook) -> float:
    """Value cards in the tableau for what they bring; those in hand and planned for what they might."""
    tastes = look.tastes
    total = sum([owned(look, card) for card in p.tableau])
    planned = p.planning or p.committed[:1]
    best = sorted([surplus(look, card) for card in (*p.hand, *planned)], reverse=True)
    total += look.soon * sum(map(float.__mul__, tastes.held, best))
    missing = look.hand_limit - len(p.hand)
    return total + (tastes.fresh_card * look.soon * missing if missing > 0 else 0.0)


def _tokens(t: MaracaiboTable, p: Player, look: Outlook) -> float:
    """Value synergies, quests and the way to the points of the quest track."""
    tastes = look.tastes
    track = t.printed.turn.quest_track
    total = tastes.synergy * len(p.synergies) * min(1.0, look.uses)
    if len(p.quests) < len(track):
        total += track[-1] * len(p.quests) / len(track) * min(1.0, look.uses)
    return total + tastes.card_quest * len(p.card_quests) * min(1.0, look.uses)


def _story(t: MaracaiboTable, p: Player, look: Outlook) -> float:
    """Value story tiles beyond what they bring: captains want to know how it goes on."""
    if t.state.story is None:
        return 0.0
    stories = t.printed.box.stories
    return look.doubloon * look.tastes.story_tile * sum([quest in stories for quest in p.quests])


def _career(t: MaracaiboTable, p: Player, look: Outlook) -> float:
    """Value open tasks of the career: how far they are, and whether the higher level is worth waiting for."""
    if not p.career:
        return 0.0
    tastes, total = look.tastes, 0.0
    for number, task in enumerate(t.printed.box.careers[p.career].task, 1):
        if number in p.career_done:
            continue
        prize = look.doubloon * task.doubloons + tastes.figures[2]
        done = level(p, task)
        if done > 1:
            total += tastes.career * (prize + task.vp_high)
        elif done:
            total += tastes.career * prize + 0.5 * task.vp_high * min(1.0, look.uses / 1.5)
        else:
            total += tastes.career * prize * min(1.0, look.uses) * progress(p, task)
    return total


def _buildings(t: MaracaiboTable, p: Player, look: Outlook) -> float:
    """Value prestige buildings invested in: what they score now and what may be added."""
    total = 0.0
    for building, seats in t.state.investors.items():
        if p.seat in seats:
            total += building_points(t, p, building) + look.tastes.growth * growth(look, building)
    return total


def _at_stake(t: MaracaiboTable, p: Player, look: Outlook) -> float:
    """Value what is left of the value in a Combat."""
    for frame in t.state.agenda[-3:]:
        if type(frame) is CombatActions and frame.seat == p.seat:
            return look.tastes.combat_value * frame.value
    return 0.0


def _of(automa: Automa | None, what: str, own: object) -> tuple[object, ...]:
    """Watch what an automa has and a player against it."""
    return () if automa is None else (getattr(automa, what), own)


TERMS: Mapping[str, Term] = {
    "points": Term("points and income", _points),
    "stock": Term("doubloons and the like", _stock),
    "influence": Term(
        "influence",
        _influence,
        lambda t, p: (
            *(p.influence, t.state.markers, t.state.legacy_markers, t.state.supply),
            *[rival.influence for rival in _rivals(t, p)],
        ),
    ),
    "ship_board": Term("the ship board", _ship_board, lambda _t, p: (p.discs,)),
    "explorer": Term("the way of the explorer", _explorer),
    "cards": Term("cards", _cards, lambda _t, p: (p.hand, p.planning, p.tableau, p.committed)),
    "assistants": Term("assistants", assistants, lambda t, p: (p.assistants, p.ship, t.state.phase)),
    "tokens": Term("quests and synergies", _tokens),
    "story": Term("how the story goes on", _story),
    "career": Term(
        "the career",
        _career,
        lambda _t, p: (
            *(p.career, p.career_done, p.quests, p.combat_tokens, p.influence, p.discs, p.synergies),
            *(p.assistants, p.barriers, p.explorer),
        ),
    ),
    "buildings": Term("prestige buildings", _buildings),
    "position": Term("time left to sail", position, lambda t, p: (p.ship, t.state.phase), "the way that is sailed"),
    "card_quests": Term(
        "quests ahead that cards can pay",
        card_quests,
        lambda t, p: (p.ship, t.state.phase, t.state.quests, p.hand, p.tableau),
        "quests for cards that are left behind or out of reach",
    ),
    "other_quests": Term(
        "quests ahead that can be paid",
        other_quests,
        lambda t, p: (p.ship, t.state.phase, t.state.quests, p.combat_points, p.figures, p.doubloons),
        "quests that are left behind or out of reach",
    ),
    "at_stake": Term("value left in the Combat", _at_stake, None, "value that the Combat no longer has"),
    "jean_quests": Term("quests, compared with Jean", jean_quests, lambda t, p: _of(t.state.jean, "quests", p.quests)),
    "jean_areas": Term(
        "ship upgrades, compared with Jean", jean_areas, lambda t, p: _of(t.state.jean, "discs_removed", p.discs)
    ),
    "jean_explorer": Term(
        "the explorer, compared with Jean", jean_explorer, lambda t, p: _of(t.state.jean, "explorer", p.explorer)
    ),
    "jacques_quests": Term(
        "quests, compared with Jacques", jacques_quests, lambda t, p: _of(t.state.jacques, "quests", p.quests)
    ),
    "jacques_explorer": Term(
        "the explorer, compared with Jacques",
        jacques_explorer,
        lambda t, p: _of(t.state.jacques, "explorer", p.explorer),
    ),
}
"""All parts of the worth; those that cost time name the objects they depend on, which are replaced when they change."""
COMPARED = frozenset({"jean_quests", "jean_areas", "jean_explorer", "jacques_quests", "jacques_explorer"})
"""The parts that an automa compares; without one they are nothing."""
