"""The final scoring a second time, read off the finished table and apart from the rules that it checks (MAR-FINAL)."""

from collections.abc import Mapping

from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.components import START
from maracaibo_tui.games.maracaibo.box.printed import NATIONS, Printed
from maracaibo_tui.games.maracaibo.state.position import Jacques, Jean, Player, State

Parts = dict[str, int]


def disagreements(printed: Printed, state: State, before: Mapping[int | str, int]) -> list[str]:
    """Say where scores differ from a recount; `before` are the totals when the last round had ended."""
    found = []
    for each in _scorers(state):
        wanted = recount(printed, state, each)
        if isinstance(each, Player):
            wanted["choice"] = each.vp - before[each.seat] - sum(wanted.values()) - unreached(printed, state, each)
        wanted["total"] = each.vp
        if dict(each.score) != wanted:
            found.append(f"MAR-FINAL: seat {each.seat} has the score {dict(each.score)}, a recount gives {wanted}")
    winners = _winners(state)
    if set(state.winners) != winners:
        found.append(f"MAR-GEN-04: {state.winners} won, by their points it should be {sorted(winners, key=str)}")
    return found


def _scorers(state: State) -> list[Player | Jean]:
    return [*state.players, *([] if state.jean is None else [state.jean])]


def recount(printed: Printed, state: State, each: Player | Jean) -> Parts:
    """Count every part of a score that the table shows: that of a finished one, or what the end would add as it is."""
    parts = {"leaders": _leaders(printed, state, each), "ranks": _ranks(printed, state, each)}
    if isinstance(each, Jean):
        return {**parts, **_jean(printed, state, each)}
    owned = [building for building, seats in state.investors.items() if each.seat in seats]
    parts["income"] = each.income_vp + _track(printed, each)
    parts["cards"] = sum(printed.cards[card].vp for card in each.tableau)
    parts["prestige"] = sum(_building(printed, building, each) for building in owned)
    if state.jacques is not None:
        # Of a table that is not finished some parts are still to come, and all of them before this one.
        before = each.vp - each.score.get("jacques", 0) + sum(parts[part] for part in parts if part not in each.score)
        parts["jacques"] = _jacques(printed, state.jacques, each, before)
    return parts


def _track(printed: Printed, p: Player) -> int:
    """Read the points beside the doubloon-income marker (MAR-FINAL-08)."""
    steps = printed.box.tracks.doubloon_income.final_vp
    return max((step for step in steps if step.from_ <= p.income_doubloons), key=lambda step: step.from_).vp


def _building(printed: Printed, building: str, p: Player) -> int:
    """Count what a building brings (EFF-PRS-01..08)."""
    scoring = printed.box.prestige[building].scores
    if isinstance(scoring, v.Cathedral):
        return scoring.factor * _track(printed, p)
    counts: dict[type, int] = {
        v.Abbey: len(p.barriers),
        v.Palace: len(p.quests),
        v.Basilica: sum(len(cards) for cards in p.assistants.values()),
        v.Citadel: p.combat_points + p.figures,
        v.Minster: len(p.synergies),
        v.MilitaryBase: len(p.combat_tokens),
        v.Academy: list(p.discs.values()).count(0),
    }
    points = scoring.vp * counts[type(scoring)]
    return min(points, scoring.max) if isinstance(scoring, v.Basilica) else points


def _leaders(printed: Printed, state: State, each: Player | Jean) -> int:
    """Count the nations in which nobody is further ahead (MAR-FINAL-13..15)."""
    rivals = _scorers(state)
    led = [
        nation
        for nation in NATIONS
        if each.influence[nation] > 0 and all(rival.influence[nation] <= each.influence[nation] for rival in rivals)
    ]
    return len(led) * printed.scoring.leader


def _ranks(printed: Printed, state: State, each: Player | Jean) -> int:
    """Multiply ranks by what the nations achieved (MAR-FINAL-16..21)."""
    return sum(_rank(printed, nation, each.influence[nation]) * _worth(printed, state, nation) for nation in NATIONS)


def _rank(printed: Printed, nation: v.Nation, space: int) -> int:
    ranks = printed.box.tracks.influence[nation].ranks
    return max((rank.value for rank in ranks if rank.space <= space), default=0)


def _worth(printed: Printed, state: State, nation: v.Nation) -> int:
    board = [*state.markers.values(), *state.legacy_markers.values()]
    more = [other for other in NATIONS if board.count(other) > board.count(nation)]
    return _cleared(printed, state.supply[nation]) + printed.scoring.majority[len(more)]


def _cleared(printed: Printed, left: int) -> int:
    """Lay the markers left onto the supply from the right and count the empty spaces (MAR-INFL-10)."""
    spaces = list(printed.setup.supply)
    while left > 0:
        left -= spaces.pop()
    return len(spaces)


def _jean(printed: Printed, state: State, jean: Jean) -> Parts:
    """Count what only Jean scores (MAR-SOLO-43, MAR-SOLO-52..55)."""
    solo, person = printed.box.numbers.solo, state.players[0]
    taken = min(jean.discs_removed, len(solo.row) - 1)
    ahead = {
        "quests": len(jean.quests) - len(person.quests),
        "areas": taken // solo.discs_per_area - list(person.discs.values()).count(0),
    }
    race = _lead(printed, jean.explorer, person.explorer)
    bonus = {part: max((step.vp for step in solo.lead if by >= step.by), default=0) for part, by in ahead.items()}
    return {
        "income": solo.row[taken] + solo.per_card * len(jean.cards),
        "quests": bonus["quests"] + solo.quest * len(jean.quests),
        "areas": bonus["areas"],
        "explorer": max((step.vp for step in solo.explorer_lead if race >= step.by), default=0),
    }


def _jacques(printed: Printed, jacques: Jacques, p: Player, before: int) -> int:
    """Compare explorers and quest tiles with Jacques; nobody falls below zero (MAR-SOLO-78, MAR-GEN-16)."""
    race, quests = -_lead(printed, jacques.explorer, p.explorer), len(p.quests) - len(jacques.quests)
    won, lost = sum(by > 0 for by in (race, quests)), sum(by < 0 for by in (race, quests))
    return max((won - lost) * printed.box.numbers.jacques.comparison, -before)


def _lead(printed: Printed, automa: str, person: str) -> int:
    """Count the spaces by which an automa's explorer is ahead, below zero if it is behind (MAR-SOLO-56, -57)."""
    ahead, behind = _steps(printed, person, {automa}), _steps(printed, automa, {person})
    if ahead is not None or behind is not None:
        return (ahead or 0) - (behind or 0)
    goals = {space.id for space in printed.box.tracks.explorer.space if space.barrier or not space.next}
    return (_steps(printed, person, goals) or 0) - (_steps(printed, automa, goals) or 0)


def _steps(printed: Printed, origin: str, goals: set[str]) -> int | None:
    """Count the spaces of the shortest way to the nearest goal; None if none leads there."""
    track = printed.box.tracks.explorer.space
    led_to = {end for space in track for end in space.next}
    first = tuple(space.id for space in track if space.id not in led_to)
    onward = {START: first, **{space.id: space.next for space in track}}
    ways: list[tuple[str, ...]] = [(origin,)]
    while ways:
        arrived = [way for way in ways if way[-1] in goals]
        if arrived:
            return len(arrived[0]) - 1
        ways = [(*way, space) for way in ways for space in onward[way[-1]]]
    return None


def unreached(printed: Printed, state: State, p: Player) -> int:
    """Count what assistants ahead of the ship bring, if that option is on (MAR-ASSIST-21)."""
    if not state.options.assistant_vp_round_four:
        return 0
    ahead = [
        card for place, cards in p.assistants.items() if printed.order[place] > printed.order[p.ship] for card in cards
    ]
    return len(ahead) * printed.turn.assistant_missed


def _winners(state: State) -> set[int | str]:
    """Name who won: ties are shared, but not with Jean (MAR-GEN-04, MAR-SOLO-59)."""
    totals: dict[int | str, int] = {each.seat: each.vp for each in _scorers(state)}
    if state.jacques is not None:
        totals[state.jacques.seat] = state.jacques.vp
    winners = {seat for seat, total in totals.items() if total == max(totals.values())}
    return {"jean"} if "jean" in winners else winners
