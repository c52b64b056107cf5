"""The points of Jean and Jacques a second time, from what the log of a game tells and nothing else.

The numbers stand here as in the rulebook, so that neither the code nor `numbers.toml` is asked for them; of what is
printed only the automa cards and the tracks are read.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec import Struct, field

from maracaibo_tui.games.maracaibo.box.components import START, AutomaCard
from maracaibo_tui.games.maracaibo.box.printed import NATIONS, Printed
from maracaibo_tui.games.maracaibo.box.vocabulary import Nation
from maracaibo_tui.games.maracaibo.state import events as e
from maracaibo_tui.games.maracaibo.state.position import JACQUES, JEAN, State

LAST_DISC = 22
FROM_ROUND = 3
PERSON = 1
ROUND_END = 15
EACH = 5
Seat = int | str


class Told(Struct):
    """What the log has told so far."""

    round: int = 1
    ended: Counter[Seat] = field(default_factory=Counter)
    quests: Counter[Seat] = field(default_factory=Counter)
    explorers: dict[Seat, str] = field(default_factory=dict)
    influence: Counter[tuple[Seat, str]] = field(default_factory=Counter)
    upgrades: Counter[Seat] = field(default_factory=Counter)
    scored: Counter[tuple[Seat, str]] = field(default_factory=Counter)
    placed: Counter[str] = field(default_factory=Counter)
    removed: Counter[str] = field(default_factory=Counter)
    discs: int = 0
    cards: int = 0
    points: Counter[Seat] = field(default_factory=Counter)
    incomes: list[int] = field(default_factory=list)
    turn: AutomaCard | None = None


def listen(log: Iterable[object], printed: Printed) -> Told:
    """Follow a log to its end."""
    told = Told()
    for event in log:
        hear = _HEARS.get(type(event))
        if hear is not None:
            hear(printed, told, event)
    return told


def disagreements(log: Iterable[object], printed: Printed, state: State) -> list[str]:
    """Say where the points of an automa at the end of a game differ from what its log makes of them."""
    told = listen(log, printed)
    if state.jean is not None:
        parts = _jean(printed, told)
        wanted = {**parts, "total": told.points[JEAN] + sum(parts.values())}
        found = {**state.jean.score, "total": state.jean.vp}
        return [f"Jean has {found}, her log makes {wanted}"] if found != wanted else []
    if state.jacques is not None:
        return [*_jacques(printed, told, state)]
    return []


def _jean(printed: Printed, told: Told) -> dict[str, int]:
    """Count what Jean scores in the final scoring (MAR-SOLO-43, MAR-SOLO-51..55)."""
    led = _lead(printed, told.explorers.get(JEAN, START), told.explorers.get(PERSON, START))
    more_quests = told.quests[JEAN] - told.quests[PERSON]
    more_areas = min(told.discs, LAST_DISC) // 2 - told.upgrades[PERSON]
    return {
        "income": told.incomes[-1],
        "leaders": 3 * sum(_leads(told, nation) for nation in NATIONS),
        "ranks": sum(_rank(printed, told, nation) * _multiplier(told, nation) for nation in NATIONS),
        "quests": EACH * told.quests[JEAN] + _bonus(more_quests, (1, 3, 4)),
        "areas": _bonus(more_areas, (1, 3, 4)),
        "explorer": _bonus(led, (1, 8, 11)),
    }


def _jacques(printed: Printed, told: Told, state: State) -> Iterable[str]:
    """Compare the total of Jacques, and what everybody wins or loses against him (MAR-SOLO-76, MAR-SOLO-78)."""
    wanted = told.points[JACQUES] + ROUND_END * told.ended[JACQUES]
    if state.jacques is not None and state.jacques.vp != wanted:
        yield f"Jacques has {state.jacques.vp} points, his log makes {wanted}"
    for p in state.players:
        led = -_lead(printed, told.explorers.get(JACQUES, START), told.explorers.get(p.seat, START))
        more = told.quests[p.seat] - told.quests[JACQUES]
        before = sum(points for (seat, source), points in told.scored.items() if seat == p.seat) - p.score["jacques"]
        points = max(EACH * (_sign(led) + _sign(more)), -before)
        if p.score["jacques"] != points:
            yield f"seat {p.seat} got {p.score['jacques']} against Jacques, the log makes {points}"


def _bonus(ahead: int, steps: tuple[int, int, int]) -> int:
    return 10 * sum(ahead >= step for step in steps)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def _leads(told: Told, nation: str) -> bool:
    hers = told.influence[JEAN, nation]
    return hers > 0 and hers >= told.influence[PERSON, nation]


def _rank(printed: Printed, told: Told, nation: Nation) -> int:
    ranks = printed.box.tracks.influence[nation].ranks
    return max([rank.value for rank in ranks if rank.space <= told.influence[JEAN, nation]], default=0)


def _multiplier(told: Told, nation: Nation) -> int:
    """Count cleared supply spaces by the formula of MAR-INFL-10, and the majority (MAR-FINAL-17)."""
    taken = told.placed[nation]
    on_board = {each: told.placed[each] - told.removed[each] for each in NATIONS}
    ahead = sum(count > on_board[nation] for count in on_board.values())
    return (1 + (taken - 1) // 2 if taken else 0) + 2 - ahead


def _lead(printed: Printed, automa: str, person: str) -> int:
    """Count by how many printed spaces the automa's explorer is ahead (MAR-SOLO-55..57)."""
    ahead, behind = _ways(printed, person).get(automa), _ways(printed, automa).get(person)
    if ahead is not None or behind is not None:
        return (ahead or 0) - (behind or 0)
    return _to_goal(printed, person) - _to_goal(printed, automa)


def _to_goal(printed: Printed, origin: str) -> int:
    ways = _ways(printed, origin)
    spaces = {space.id: space for space in printed.box.tracks.explorer.space}
    return min(steps for space, steps in ways.items() if spaces[space].barrier or not spaces[space].next)


def _ways(printed: Printed, origin: str) -> Mapping[str, int]:
    """Give the shortest distance to every space ahead."""
    track = printed.box.tracks.explorer.space
    onward = {space.id: space.next for space in track} | {START: (track[0].id,)}
    ways, edge = {origin: 0}, [origin]
    for space in edge:
        for ahead in onward[space]:
            if ahead not in ways:
                ways[ahead] = ways[space] + 1
                edge.append(ahead)
    return ways


def _income(told: Told) -> int:
    """Count Jean's income by the formula of MAR-SOLO-43."""
    discs = min(told.discs, LAST_DISC)
    row = 2 * (discs - 3) if discs > EACH else max(0, discs - 1)
    return row + told.cards


def _end_turn(_printed: Printed, told: Told) -> None:
    """Count the points printed on the card of a turn in which the actions were reached (MAR-SOLO-10, MAR-SOLO-60)."""
    card, told.turn = told.turn, None
    for action in card.actions if card is not None else ():
        if action.does == "vp":
            late = action.late is not None and told.round >= FROM_ROUND
            told.points[JEAN] += (action.late or 0) if late else action.amount


def _turn_started(printed: Printed, told: Told, event: e.TurnStarted) -> None:
    _end_turn(printed, told)
    told.round = event.round


def _round_ended(printed: Printed, told: Told, event: e.RoundEnded) -> None:
    """Pay Jean's income of an interim scoring; that of the last round is part of the final one (MAR-SOLO-43)."""
    _end_turn(printed, told)
    told.ended[event.seat] += 1
    told.incomes.append(_income(told))
    if event.round < printed.turn.rounds:
        told.points[JEAN] += told.incomes[-1]


def _revealed(printed: Printed, told: Told, event: e.AutomaRevealed) -> None:
    if event.seat == JACQUES:
        told.points[JACQUES] += printed.box.jacques[event.card].vp
    else:
        told.turn = printed.box.jean[event.card]


def _took_quest(_printed: Printed, told: Told, event: e.AutomaTookQuest) -> None:
    told.quests[event.seat] += 1
    if event.seat == JEAN and event.place != "pile" and not event.place.startswith("track/"):
        told.turn = None


def _missed(_printed: Printed, told: Told, event: e.AutomaMissed) -> None:
    if event.what == "stop":
        told.turn = None


def _delivered(_printed: Printed, told: Told, event: e.AutomaDelivered) -> None:
    told.discs += event.seat == JEAN and event.disc > 0


def _took_disc(_printed: Printed, told: Told, _event: e.AutomaRemovedDisc) -> None:
    told.discs += 1


def _took_card(_printed: Printed, told: Told, _event: e.AutomaTookCard) -> None:
    told.cards += 1


def _fulfilled(_printed: Printed, told: Told, event: e.QuestFulfilled) -> None:
    told.quests[event.seat] += 1


def _explored(_printed: Printed, told: Told, event: e.Explored) -> None:
    told.explorers[event.seat] = event.spaces[-1]


def _influenced(_printed: Printed, told: Told, event: e.InfluenceGained) -> None:
    """Move a marker; Jean scores 2 points for each step that the track has no space for (MAR-INFL-04)."""
    told.influence[event.seat, event.nation] += event.steps
    if event.seat == JEAN:
        told.points[JEAN] += 2 * event.lost


def _cleared(_printed: Printed, told: Told, event: e.AreaCleared) -> None:
    told.upgrades[event.seat] += 1


def _scored(_printed: Printed, told: Told, event: e.Scored) -> None:
    """Note the points of people; of those of automas only thefts are believed."""
    told.scored[event.seat, event.source] += event.amount
    if isinstance(event.seat, str) and event.source.startswith("theft/"):
        told.points[event.seat] += event.amount


def _marker(_printed: Printed, told: Told, event: e.MarkerPlaced) -> None:
    told.placed[event.nation] += 1


def _marker_gone(_printed: Printed, told: Told, event: e.MarkerRemoved) -> None:
    told.removed[event.nation] += 1
    told.placed[event.nation] += event.location == "supply"


_HEARS: Mapping[type, Callable[[Printed, Told, Any], None]] = {
    e.TurnStarted: _turn_started,
    e.RoundEnded: _round_ended,
    e.AutomaRevealed: _revealed,
    e.AutomaTookQuest: _took_quest,
    e.AutomaMissed: _missed,
    e.AutomaDelivered: _delivered,
    e.AutomaRemovedDisc: _took_disc,
    e.AutomaTookCard: _took_card,
    e.QuestFulfilled: _fulfilled,
    e.Explored: _explored,
    e.InfluenceGained: _influenced,
    e.AreaCleared: _cleared,
    e.Scored: _scored,
    e.MarkerPlaced: _marker,
    e.MarkerRemoved: _marker_gone,
}
