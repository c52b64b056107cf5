"""What a thing means just now: where it lies, what is missing for it, who has it."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from maracaibo_tui.games.maracaibo.rules.final_scoring import multiplier
from maracaibo_tui.games.maracaibo.rules.influence import markers_on_board, next_rank, rank_value
from maracaibo_tui.games.maracaibo.state.position import Player
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable, everybody
from maracaibo_tui.games.maracaibo.words.cards import location_name, quest_text
from maracaibo_tui.games.maracaibo.words.careers import tasks_text
from maracaibo_tui.games.maracaibo.words.effects import several
from maracaibo_tui.games.maracaibo.words.legacy import left_text

from . import shortages
from .cards_now import Paragraphs, card_now, quests_in_play
from .decision import Decision

Now: TypeAlias = Callable[[MaracaiboTable, Player, Decision, str], Paragraphs]


def thing_now(t: MaracaiboTable, p: Player, decision: Decision, address: str) -> Paragraphs:
    """Say what the thing at an address means just now, in paragraphs; nothing of what always means the same."""
    kind, _, item = address.partition("/")
    return _NOW[kind](t, p, decision, item) if kind in _NOW else []


def _quest(t: MaracaiboTable, p: Player, _decision: Decision, quest: str) -> Paragraphs:
    where = [place for each, place in quests_in_play(t, p) if each == quest]
    missing = shortages.of_entries(t, p, t.printed.quests[quest].cost)
    payable = (f"you cannot pay it: {', '.join(missing)}", "cost") if missing else ("you could pay it", "gain")
    return [(f"lies at {where[0]}" if where else "does not lie on the board", ""), payable]


def _building(t: MaracaiboTable, p: Player, decision: Decision, building: str) -> Paragraphs:
    state = t.state
    names = [decision.names[seat] for seat in state.investors.get(building, ())]
    told = [(f"invested: {', '.join(names) or 'nobody'}", "")]
    if building not in state.prestige[: state.prestige_faceup]:
        return [*told, ("nobody can invest in it", "faint")]
    missing = shortages.of_building(t, p, building)
    return [*told, (f"you cannot invest: {missing}", "cost") if missing else ("you could invest in it", "gain")]


def _area(_t: MaracaiboTable, p: Player, _decision: Decision, area: str) -> Paragraphs:
    return [(f"your discs there: {p.discs[area]}", "")]


def _career(t: MaracaiboTable, p: Player, _decision: Decision, career: str) -> Paragraphs:
    """Say how far the tasks of one's own career are, or of one that may be chosen."""
    if career != p.career and career not in p.careers:
        return []
    head = [("your career", "")] if career == p.career else []
    tasks = tasks_text(p, t.printed.box.careers[career])
    return [*head, *[(text, "gain" if text.endswith(("done", "completed")) else "") for text in tasks]]


def _legacy(t: MaracaiboTable, _p: Player, decision: Decision, tile: str) -> Paragraphs:
    """Say whether a legacy tile is in play, and which of its spaces are used."""
    if tile not in t.state.legacy:
        return [("it is not in play", "")]
    left = left_text(t.state, t.printed.box.legacy[tile], lambda seat: decision.names[seat])
    return [("it is in play", ""), *([(left, "points")] if left else [])]


def _tile(t: MaracaiboTable, _p: Player, _decision: Decision, tile: str) -> Paragraphs:
    places = [location_name(t.printed, place) for place, lies in t.state.tiles.items() if lies == tile]
    return [(f"lies at {places[0]}" if places else "not in this game", "")]


def _space(t: MaracaiboTable, _p: Player, decision: Decision, space: str) -> Paragraphs:
    here = [decision.names[each.seat] for each in everybody(t) if each.explorer == space]
    quest = t.state.track_quests.get(space)
    return [
        (f"here: {', '.join(here) or 'nobody'}", ""),
        *([(f"quest: {quest_text(t.printed.quests[quest])}", "points")] if quest else []),
    ]


def _nation(t: MaracaiboTable, p: Player, _decision: Decision, nation: str) -> Paragraphs:
    """Say what the own rank is worth as things stand, and where the markers are."""
    times, space = multiplier(t, nation), p.influence[nation]
    rank, ahead = rank_value(t.printed, nation, space), next_rank(t.printed, nation, space)
    away = f", the next rank is {several(ahead - space, 'space')} away" if ahead is not None else ""
    return [
        (f"you are on {space}{away}", ""),
        (f"rank {rank} × {times} would be {rank * times} VP", "points"),
        (f"{several(markers_on_board(t, nation), 'marker')} on the board, {t.state.supply[nation]} in supply", ""),
    ]


def _barrier(t: MaracaiboTable, p: Player, decision: Decision, barrier: str) -> Paragraphs:
    if barrier in p.barriers:
        return [("you have crossed it", "gain")]
    rivals = [decision.names[each.seat] for each in everybody(t) if barrier in each.barriers]
    return [(f"crossed by {', '.join(rivals) or 'nobody'}", "")]


_NOW: Mapping[str, Now] = {
    "card": card_now,
    "tile": _tile,
    "quest": _quest,
    "building": _building,
    "area": _area,
    "career": _career,
    "space": _space,
    "nation": _nation,
    "barrier": _barrier,
    "legacy": _legacy,
}
