"""What a position is worth to a seat that sees no more than its view: for bots and hints.

Everything is counted in victory points: those scored, those that are sure to come, and what the rest may become.
"""

from __future__ import annotations

from collections.abc import Callable

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.rules.careers import level
from maracaibo_tui.games.maracaibo.rules.final_scoring import multipliers
from maracaibo_tui.games.maracaibo.rules.prestige import building_points, doubloon_income_points
from maracaibo_tui.games.maracaibo.state.frames import CombatActions
from maracaibo_tui.games.maracaibo.state.position import Player, State
from maracaibo_tui.games.maracaibo.state.sight import IDLE
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable

from .ahead import assistants, card_quests, other_quests, position
from .board import explorer_ways, growth, lasting, progress, whole
from .cards import owned, surplus
from .choices import OPEN_TO_THE_END, PREPARATIONS, shortlist
from .outlook import Outlook
from .unseen import imagine
from .weights import USUAL, Weights

Part = Callable[[MaracaiboTable, Player, Outlook], float]


def worth(printed: Printed, view: State, seat: int, look: Outlook | None = None) -> float:
    """Value a position for a seat, by its prospects now or those it had before it tried something."""
    look = look or Outlook(printed, view, seat, USUAL)
    t: MaracaiboTable = Table(view, printed)
    p = view.players[seat - 1]
    return sum([part(t, p, look) for part in ALWAYS]) + _watched(t, p, look)


def _watched(t: MaracaiboTable, p: Player, look: Outlook) -> float:
    """Value a part again only if something it depends on is not the same object as before."""
    total, kept = 0.0, look.kept
    for part, watch in WATCHED.items():
        things = watch(t, p)
        key = (part, *map(id, things))
        found = kept.get(key)
        if found is None:
            # The things are held, so that their ids are not used for others.
            found = kept[key] = (part(t, p, look), things)
        total += found[0]
    return total


class Judgement:
    """Everything a bot asks about Maracaibo, with the tastes of one."""

    def __init__(self, printed: Printed, weights: Weights = USUAL) -> None:
        """Judge with the printed components by these tastes."""
        self._printed, self._weights = printed, weights

    def imagine(self, view: State, chance: int) -> State:
        """Fill in at random what a view does not show."""
        return imagine(self._printed, view, chance)

    def quick(self, table: MaracaiboTable, question: Question) -> str:
        """Take the first option that brings something."""
        del table
        return next((option for option in question.options if option not in IDLE), question.options[0])

    def look(self, view: State, seat: int) -> Outlook:
        """Look at a seat's prospects, which stay the same while it compares what it may do."""
        return Outlook(self._printed, view, seat, self._weights)

    def worth(self, state: State, look: Outlook) -> float:
        """Value a position by the prospects the seat had."""
        return worth(self._printed, state, look.player.seat, look)

    def shortlist(self, table: MaracaiboTable, question: Question, look: Outlook) -> tuple[str, ...]:
        """Leave out options that are no better than others."""
        return shortlist(table, question, look)

    def is_open(self, question: Question) -> bool:
        """Tell whether answers show what they bring only at the end of the turn."""
        return question.point in OPEN_TO_THE_END

    def is_preparation(self, option: str) -> bool:
        """Tell whether an option does no more than make others possible."""
        return option in PREPARATIONS

    def goes_on(self, state: State) -> bool:
        """Tell whether a turn is still in the phases that are thought through: sailing and main action."""
        return state.phase in {"sail", "main"}


def _points(t: MaracaiboTable, p: Player, look: Outlook) -> float:
    """Count points scored, and the points that incomes are sure to bring."""
    rounds = t.printed.turn.rounds
    paid = t.state.income_paid
    scorings = rounds + 1 - t.state.round - paid
    coming = look.weights.income * sum(look.later) * _many(p.income_doubloons, look)
    return p.vp + p.income_vp * scorings + coming + doubloon_income_points(t, p)


def _many(count: int, look: Outlook) -> float:
    """Count many doubloons for less than a few."""
    count = min(count, 50)
    return count - count * count / look.weights.plenty


def _stock(_t: MaracaiboTable, p: Player, look: Outlook) -> float:
    """Value doubloons, figures and combat points."""
    weights = look.weights
    soon = min(1.0, 0.15 + look.uses)
    figures = sum(weights.figures[: p.figures])
    points = sum(weights.combat_points[: p.combat_points])
    return look.doubloon * _many(p.doubloons, look) + (figures + points) * soon


def _influence(t: MaracaiboTable, p: Player, look: Outlook) -> float:
    """Value ranks times multipliers as they may become, against what rivals get from the same."""
    weights = look.weights
    rivals = [rival for rival in t.state.players if rival is not p] if t.state.jean is None else [t.state.jean]
    faded, grown = 1 - 0.1 * look.uses, (0.1 + weights.influence_growth) * look.uses
    total = 0.0
    for nation, now in multipliers(t).items():
        own, others = p.influence[nation], [rival.influence[nation] for rival in rivals]
        against = sum([_rank(t, nation, other, look) for other in others]) / max(1, len(others))
        total += (now * faded + grown) * (_rank(t, nation, own, look) - weights.rivals * against)
        if own:
            ahead = own - max(others, default=0)
            total += t.printed.scoring.leader * min(1.0, max(0.0, 0.5 + 0.25 * ahead))
    return weights.influence * total


def _rank(t: MaracaiboTable, nation: str, space: int, look: Outlook) -> float:
    """Give the rank value of a space, and of the way to the next rank its share."""
    before, held = 0, 0
    for at, value in t.printed.ranks[nation]:
        if at > space:
            return held + look.weights.rank_way * (value - held) * (space - before) / (at - before)
        before, held = at, value
    return held


def _ship_board(t: MaracaiboTable, p: Player, look: Outlook) -> float:
    """Value upgrades that last, and discs on the way to the next ones."""
    weights, discs, areas = look.weights, p.discs, t.printed.box.areas
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
            total += weights.gate * value * min(cleared, area.others)
        elif area.after is not None and discs[area.after]:
            total += weights.gate * value * (most - discs[area.after])
        total += weights.disc * value * (most - left) / most
    return total


def _explorer(t: MaracaiboTable, p: Player, look: Outlook) -> float:
    """Value the way to the next barrier or to the end of the track."""
    weights = look.weights
    if p.explorer == t.printed.last_space:
        return 0.0
    passed, ahead, goal = explorer_ways(t.printed)[p.explorer]
    prize = weights.explorer_end if goal is None else weights.barrier_red if goal == "red" else weights.barrier
    reach = min(1.0, look.uses * 7 / ahead)
    return weights.explorer * prize * reach * passed / (passed + ahead)


def _cards(_t: MaracaiboTable, p: Player, look: Outlook) -> float:
    """Value cards in the tableau for what they bring; those in hand and planned for what they might."""
    weights = look.weights
    total = sum([owned(look, card) for card in p.tableau])
    planned = p.planning or p.committed[:1]
    best = sorted([surplus(look, card) for card in (*p.hand, *planned)], reverse=True)
    total += look.soon * sum(map(float.__mul__, weights.held, best))
    missing = look.hand_limit - len(p.hand)
    return total + (weights.fresh_card * look.soon * missing if missing > 0 else 0.0)


def _tokens(t: MaracaiboTable, p: Player, look: Outlook) -> float:
    """Value synergies, quests and the way to the points of the quest track."""
    weights = look.weights
    track = t.printed.turn.quest_track
    total = weights.synergy * len(p.synergies) * min(1.0, look.uses)
    if len(p.quests) < len(track):
        total += track[-1] * len(p.quests) / len(track) * min(1.0, look.uses)
    return total + 3.0 * len(p.card_quests) * min(1.0, look.uses)


def _career(t: MaracaiboTable, p: Player, look: Outlook) -> float:
    """Value open tasks of the career: how far they are, and whether the higher level is worth waiting for."""
    if not p.career:
        return 0.0
    weights, total = look.weights, 0.0
    for number, task in enumerate(t.printed.box.careers[p.career].task, 1):
        if number in p.career_done:
            continue
        prize = look.doubloon * task.doubloons + weights.figures[2]
        done = level(p, task)
        if done > 1:
            total += weights.career * (prize + task.vp_high)
        elif done:
            total += weights.career * prize + 0.5 * task.vp_high * min(1.0, look.uses / 1.5)
        else:
            total += weights.career * prize * min(1.0, look.uses) * progress(p, task)
    return total


def _buildings(t: MaracaiboTable, p: Player, look: Outlook) -> float:
    """Value prestige buildings invested in: what they score now and what may be added."""
    total = 0.0
    for building, seats in t.state.investors.items():
        if p.seat in seats:
            total += building_points(t, p, building) + look.weights.growth * growth(look, building)
    return total


def _at_stake(t: MaracaiboTable, p: Player, look: Outlook) -> float:
    """Value what is left of the value in a Combat."""
    for frame in t.state.agenda[-3:]:
        if type(frame) is CombatActions and frame.seat == p.seat:
            return look.weights.combat_value * frame.value
    return 0.0


ALWAYS: tuple[Part, ...] = (_points, _stock, _explorer, _tokens, _buildings, _at_stake)
"""Parts that are valued at once."""
WATCHED: dict[Part, Callable[[MaracaiboTable, Player], tuple[object, ...]]] = {
    _influence: lambda t, p: (
        *(p.influence, t.state.markers, t.state.legacy_markers, t.state.supply),
        t.state.jean and t.state.jean.influence,
    ),
    _ship_board: lambda _t, p: (p.discs,),
    _cards: lambda _t, p: (p.hand, p.planning, p.tableau, p.committed),
    assistants: lambda t, p: (p.assistants, p.ship, t.state.phase),
    _career: lambda _t, p: (
        *(p.career, p.career_done, p.quests, p.combat_tokens, p.influence, p.discs, p.synergies),
        *(p.assistants, p.barriers),
    ),
    position: lambda t, p: (p.ship, t.state.phase),
    card_quests: lambda t, p: (p.ship, t.state.phase, t.state.quests, p.hand, p.tableau),
    other_quests: lambda t, p: (p.ship, t.state.phase, t.state.quests, p.combat_points, p.figures, p.doubloons),
}
"""Parts that cost time, and the objects they depend on, which are replaced when they change."""
