"""What each event changes of what is known, by kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.state import events as e
from maracaibo_tui.games.maracaibo.state.position import BOX_DISC, JEAN_DISC
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable

from .facts import Facts, open_values

FROM_CARD_OR_BUILDING = ("career", "prestige")
"""Figures that come from a career card, or go to a building, never were in the general supply."""


def _gained(t: MaracaiboTable, known: Facts, event: e.Gained) -> None:
    known[event.what, event.seat] += event.amount
    if event.source == "combat":
        _at_value(t, known, event.seat, known["combat values", event.seat][_depth(t, event.seat)] - event.amount)
    if event.what != "figures":
        return
    kind, *rest = event.source.split("/")
    if kind == "card" and rest[-1] == "figures":
        on_cards = known["figures on cards", event.seat]
        known["figures on cards", event.seat] = {**on_cards, rest[0]: on_cards.get(rest[0], 0) - event.amount}
    elif kind not in FROM_CARD_OR_BUILDING:
        known["general", event.seat] -= event.amount


def _value(t: MaracaiboTable, known: Facts, event: e.NationChosen | e.CombatActionUsed) -> None:
    _at_value(t, known, int(event.seat), event.value)


def _at_value(t: MaracaiboTable, known: Facts, seat: int, value: int) -> None:
    """Put down the value of the innermost combat; those around it are on the agenda."""
    known["combat values", seat] = (*known["combat values", seat][: _depth(t, seat)], value)


def _depth(t: MaracaiboTable, seat: int) -> int:
    return len(open_values(t.state, seat))


def _scored(_t: MaracaiboTable, known: Facts, event: e.Scored) -> None:
    known["points", event.seat] += event.amount


def _moved(_t: MaracaiboTable, known: Facts, event: e.CardMoved) -> None:
    for place, change in ((event.origin, frozenset.difference), (event.target, frozenset.union)):
        if place in {"hand", "planning"}:
            known[place, event.seat] = change(known[place, event.seat], {event.card})


def _bought(_t: MaracaiboTable, known: Facts, event: e.CardBought) -> None:
    for place in ("hand", "planning"):
        known[place, event.seat] -= {event.card}
    known["tableau", event.seat] += (event.card,)


def _placed(_t: MaracaiboTable, known: Facts, event: e.AssistantPlaced) -> None:
    known["assistants", event.seat] |= {(event.card, event.location)}
    known["figures", event.seat] -= 1


def _disc(t: MaracaiboTable, known: Facts, event: e.DiscRemoved) -> None:
    discs = known["discs", event.seat]
    known["discs", event.seat] = {**discs, event.area: discs[event.area] - 1}
    if not event.target:
        known["discs removed", event.seat] += 1
    else:
        place = "collected" if event.target in t.printed.box.legacy else "goods"
        _lay(known, place, event.target, event.seat)


def _lay(known: Facts, kind: str, place: str, owner: int) -> None:
    known[(kind,)] = {**known[(kind,)], place: known[(kind,)].get(place, Counter()) + Counter([owner])}


def _influence(_t: MaracaiboTable, known: Facts, event: e.InfluenceGained) -> None:
    spaces = known["influence", event.seat]
    known["influence", event.seat] = {**spaces, event.nation: spaces[event.nation] + event.steps}


def _income(_t: MaracaiboTable, known: Facts, event: e.IncomeRaised) -> None:
    known[f"income of {event.kind}", event.seat] += event.amount


def _wrapped(t: MaracaiboTable, known: Facts, event: e.IncomeWrapped) -> None:
    known["income of vp", event.seat] -= t.printed.scoring.vp_income_wrap


def _marker_placed(_t: MaracaiboTable, known: Facts, event: e.MarkerPlaced) -> None:
    known[("markers",)] = {**known[("markers",)], event.location: event.nation}
    _take_marker(known, event.nation)


def _take_marker(known: Facts, nation: str) -> None:
    supply = known[("supply",)]
    known[("supply",)] = {**supply, nation: supply[nation] - 1}


def _marker_removed(_t: MaracaiboTable, known: Facts, event: e.MarkerRemoved) -> None:
    if event.location == "supply":
        _take_marker(known, event.nation)
    else:
        markers = known[("markers",)].items()
        known[("markers",)] = dict(markers - {(event.location, event.nation)})
    removed = known[("removed",)]
    known[("removed",)] = {**removed, event.nation: removed[event.nation] + 1}


def _cleared(_t: MaracaiboTable, known: Facts, _event: e.MarketsCleared) -> None:
    for discs in known[("goods",)].values():
        for seat, count in discs.items():
            if seat not in (BOX_DISC, JEAN_DISC):
                known["discs removed", seat] += count
    known[("goods",)] = {}


def _quest_placed(_t: MaracaiboTable, known: Facts, event: e.QuestPlaced) -> None:
    lying = known[("lying",)]
    known[("lying",)] = {**lying, event.location: (*lying.get(event.location, ()), event.quest)}


def _fulfilled(_t: MaracaiboTable, known: Facts, event: e.QuestFulfilled) -> None:
    known["quests", event.seat] += (event.quest,)
    _lift(known, event.quest)


def _automa_took(_t: MaracaiboTable, known: Facts, event: e.AutomaTookQuest) -> None:
    known["quests", event.seat] += (event.quest,)
    there = known[("lying",)].get(event.place, ())
    if there and (event.quest not in there or len(there) != event.lying):
        known["quests", event.seat] += ("?",)
    _lift(known, event.quest)


def _lift(known: Facts, quest: str) -> None:
    lying = {place: tuple(each for each in quests if each != quest) for place, quests in known[("lying",)].items()}
    known[("lying",)] = {place: quests for place, quests in lying.items() if quests}
    known[("track",)] = {space: each for space, each in known[("track",)].items() if each != quest}


def _token(_t: MaracaiboTable, known: Facts, event: e.TokenRevealed) -> None:
    known["tokens", event.seat] |= {event.token}


def _delivered(_t: MaracaiboTable, known: Facts, event: e.AutomaDelivered) -> None:
    _lay(known, "goods", event.location, JEAN_DISC if event.disc else BOX_DISC)
    if event.disc:
        _row(_t, known, event)


def _row(_t: MaracaiboTable, known: Facts, event: e.AutomaDelivered | e.AutomaRemovedDisc) -> None:
    known["discs removed", event.seat] = event.disc


def _turn(t: MaracaiboTable, known: Facts, event: e.TurnStarted) -> None:
    if event.round > known[("round",)]:
        known.update({name: t.printed.start for name in known if name[0] == "ship"})
    known[("turn",)], known[("round",)] = event.turn, event.round


def _legacy(t: MaracaiboTable, known: Facts, event: e.LegacyEntered) -> None:
    known[("legacy",)] += (event.tile,)
    tile = t.printed.box.legacy[event.tile]
    if isinstance(tile.effect, v.LegacyPlague):
        known[("tiles",)] = {place: laid for place, laid in known[("tiles",)].items() if place != tile.location}


def _tile(_t: MaracaiboTable, known: Facts, event: e.CityTileLaid) -> None:
    known[("tiles",)] = {**known[("tiles",)], event.location: event.tile}


def _invested(_t: MaracaiboTable, known: Facts, event: e.Invested) -> None:
    investors = known[("investors",)]
    known[("investors",)] = {**investors, event.building: investors.get(event.building, frozenset()) | {event.seat}}


def _set(name: str, field: str) -> Callable[[MaracaiboTable, Facts, Any], None]:
    def take(_t: MaracaiboTable, known: Facts, event: Any) -> None:  # noqa: ANN401 - one of several events
        known[name, event.seat] = getattr(event, field)[-1]

    return take


def _add(name: str, field: str) -> Callable[[MaracaiboTable, Facts, Any], None]:
    def take(_t: MaracaiboTable, known: Facts, event: Any) -> None:  # noqa: ANN401 - one of several events
        known[name, event.seat] += (getattr(event, field),)

    return take


def _legacy_left(_t: MaracaiboTable, known: Facts, event: e.LegacyLeft) -> None:
    known[("legacy",)] = tuple(tile for tile in known[("legacy",)] if tile != event.tile)
    collected = known[("collected",)]
    for seat, count in collected.get(event.tile, Counter()).items():
        known["discs removed", seat] += count
    known[("collected",)] = {tile: discs for tile, discs in collected.items() if tile != event.tile}


def _story_tile(_t: MaracaiboTable, known: Facts, event: e.StoryTilePlaced) -> None:
    lying = known[("lying",)]
    known[("lying",)] = {**lying, event.location: (*lying.get(event.location, ()), event.story)}


def _story_read(t: MaracaiboTable, known: Facts, event: e.StoryRead) -> None:
    """Take a story tile away that nobody took; with an ending all of them go (MAR-CAMPAIGN-21, MAR-CAMPAIGN-35)."""
    is_over = t.printed.box.stories[event.story].kind == "ending"
    for story in t.printed.box.stories if is_over else [event.story]:
        _lift(known, story)


def _building(_t: MaracaiboTable, known: Facts, event: e.BuildingRevealed) -> None:
    known[("buildings",)] += (event.building,)


def _upgraded(_t: MaracaiboTable, known: Facts, event: e.AreaCleared) -> None:
    known["upgrades", event.seat] |= {event.area}


def _ended(_t: MaracaiboTable, known: Facts, event: e.GameEnded) -> None:
    known[("winners",)] = event.winners


TAKEN: dict[type, Callable[[MaracaiboTable, Facts, Any], None]] = {
    e.Gained: _gained,
    e.Scored: _scored,
    e.CardMoved: _moved,
    e.CardBought: _bought,
    e.AssistantPlaced: _placed,
    e.DiscRemoved: _disc,
    e.InfluenceGained: _influence,
    e.IncomeRaised: _income,
    e.IncomeWrapped: _wrapped,
    e.MarkerPlaced: _marker_placed,
    e.MarkerRemoved: _marker_removed,
    e.MarketsCleared: _cleared,
    e.QuestPlaced: _quest_placed,
    e.QuestFulfilled: _fulfilled,
    e.AutomaTookQuest: _automa_took,
    e.TokenRevealed: _token,
    e.AutomaDelivered: _delivered,
    e.AutomaRemovedDisc: _row,
    e.TurnStarted: _turn,
    e.LegacyEntered: _legacy,
    e.LegacyLeft: _legacy_left,
    e.StoryTilePlaced: _story_tile,
    e.StoryRead: _story_read,
    e.Invested: _invested,
    e.BuildingRevealed: _building,
    e.CityTileLaid: _tile,
    e.AreaCleared: _upgraded,
    e.GameEnded: _ended,
    e.NationChosen: _value,
    e.CombatActionUsed: _value,
    e.Sailed: _set("ship", "route"),
    e.AutomaSailed: _set("ship", "route"),
    e.Explored: _set("explorer", "spaces"),
    e.BarrierCrossed: _add("barriers", "barrier"),
    e.SynergyTaken: _add("synergies", "kind"),
    e.TaskCompleted: _add("tasks", "task"),
    e.AutomaTookCard: _add("cards", "card"),
}
