"""Whether an event says what is so when it is told: prices, ranks, values, and the address of what caused it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.state import events as e
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable, player

from .addresses import fits, misplaced, said

REVEALING = {e.TokenRevealed, e.AutomaRevealed, e.BuildingRevealed, e.CityTileLaid, e.Reshuffled, e.QuestPlaced}
WAYS = {("draw", "hand"), ("display", "hand"), ("hand", "planning"), ("hand", "discard")}
OVERFLOW = "/overflow"
"""What is scored for steps that a track has no space for."""


def missaid(t: MaracaiboTable, event: object) -> Iterator[str]:
    """Say what is not as an event says."""
    yield from (f"told: {fault} in {event}" for fault in _not_by(t, event))
    if type(event) in REVEALING and not t.revealed:
        yield f"told: {event} shows something that was hidden, and nobody says so"
    if say := _SAYS.get(type(event)):
        yield from (f"told: {fault} in {event}" for fault in say(t, event))


def _not_by(t: MaracaiboTable, event: object) -> Iterator[str]:
    """Tell whether somebody does something in a turn of somebody else; others only receive."""
    seat = getattr(event, "seat", None)
    if t.state.phase not in {"sail", "main", "draw"} or not isinstance(seat, int) or seat in (0, t.state.active):
        return
    source = getattr(event, "source", "").split("/")
    if source[0] != "theft" and not (source[0] == "card" and source[2:] == ["permanent"]):
        yield f"it is the turn of seat {t.state.active}"


def _from(t: MaracaiboTable, what: str, seat: int | str, source: str) -> Iterator[str]:
    cause = source.removesuffix(OVERFLOW)
    if not fits(cause, said()["told"]["influence" if source != cause else what]):
        yield f"{what} cannot come from {source!r}"
    elif what != "synergy":
        # A synergy token comes while its card is neither in the hand any more nor in the tableau yet.
        yield from misplaced(t, seat, cause)


def _gained(t: MaracaiboTable, event: e.Gained) -> Iterator[str]:
    yield from _from(t, event.what, event.seat, event.source)
    yield from _something(event.amount)
    if _is_for_the_hand(t, event) and player(t, event.seat).hand:
        yield "the hand is not discarded yet"


def _is_for_the_hand(t: MaracaiboTable, event: e.Gained) -> bool:
    """Tell whether the whole hand was discarded for this."""
    kind, *rest = event.source.split("/")
    if kind not in {"location", "tile"} or rest[1:2] != ["action"] or not rest[2:] or event.what != "doubloons":
        return event.source == "va:discard_hand"
    effect = t.printed.effects("/".join((kind, *rest[:2])))[int(rest[2])]
    return isinstance(effect, v.TokensVpAndDiscardHand)


def _something(amount: int) -> Iterator[str]:
    if not amount:
        yield "nothing happens"


def _scored(t: MaracaiboTable, event: e.Scored) -> Iterator[str]:
    kind, _, part = event.source.partition("/")
    if kind == "theft" and part == str(event.seat):
        yield "nobody robs oneself"
    if kind == "final" or (part == "" and kind == "income" and t.state.phase == "final" and event.seat == "jean"):
        who = t.state.jean if t.state.jean is not None and event.seat == "jean" else player(t, int(event.seat))
        # Whoever hears of the points finds them on the sheet.
        if who.score.get(part or kind) != event.amount:
            yield "the score sheet says something else"
    yield from _from(t, "points", event.seat, event.source)
    yield from _something(event.amount)


def _influence(t: MaracaiboTable, event: e.InfluenceGained) -> Iterator[str]:
    yield from _from(t, "influence", event.seat, event.source)
    yield from _something(event.steps + event.lost)
    last = t.printed.last_influence[event.nation]
    who = t.state.jean if t.state.jean is not None and event.seat == t.state.jean.seat else player(t, int(event.seat))
    if event.lost and who.influence[event.nation] != last:
        yield "steps are lost before the last space"


def _synergy(t: MaracaiboTable, event: e.SynergyTaken) -> Iterator[str]:
    yield from _from(t, "synergy", event.seat, event.source)


def _income(t: MaracaiboTable, event: e.IncomeRaised) -> Iterator[str]:
    p = player(t, event.seat)
    yield from _something(event.amount + event.carried)
    if event.source not in (*p.hand, *p.tableau, *p.planning):
        yield "the income comes from no card of the seat"
    if event.carried and p.income_doubloons != t.printed.box.tracks.doubloon_income.last:
        yield "income is carried on before the last space"


def _rank(t: MaracaiboTable, event: e.RankReached) -> Iterator[str]:
    jean = t.state.jean
    who = jean if jean is not None and event.seat == jean.seat else player(t, int(event.seat))
    reached = [value for at, value in t.printed.ranks[event.nation] if at <= who.influence[event.nation]]
    if event.value not in reached:
        yield "the rank is not reached"


def _main(t: MaracaiboTable, event: e.ChoseMain) -> Iterator[str]:
    if event.location != player(t, event.seat).ship:
        yield "the ship lies elsewhere"


def _sailed(_t: MaracaiboTable, event: e.Sailed) -> Iterator[str]:
    if len(set(event.route)) < len(event.route):
        yield "a place is reached twice"


def _bought(t: MaracaiboTable, event: e.CardBought) -> Iterator[str]:
    yield from _price(event.price, t.printed.cards[event.card].cost, t, event.seat)


def _invested(t: MaracaiboTable, event: e.Invested) -> Iterator[str]:
    yield from _price(event.price, t.printed.box.prestige[event.building].cost, t, event.seat)


def _price(price: int, cost: int, t: MaracaiboTable, seat: int) -> Iterator[str]:
    tableau = player(t, seat).tableau
    wanted = max(0, cost - sum(t.printed.discount.get(card, 0) for card in tableau))
    if price != wanted:
        yield f"the price would be {wanted}"


def _task(t: MaracaiboTable, event: e.TaskCompleted) -> Iterator[str]:
    if event.task not in player(t, event.seat).career_done:
        yield "the task is still open"


def _cleared(t: MaracaiboTable, event: e.AreaCleared) -> Iterator[str]:
    if player(t, event.seat).discs[event.area]:
        yield "discs are left"


def _removed(t: MaracaiboTable, event: e.MarkerRemoved) -> Iterator[str]:
    if event.location in t.state.markers:
        yield "the marker is still there"
    if isinstance(event.seat, int) and event.seat and t.state.phase not in {"sail", "main", "draw"}:
        yield "nobody has done that"


def _moved(_t: MaracaiboTable, event: e.CardMoved) -> Iterator[str]:
    if (event.origin, event.target) not in WAYS:
        yield "no card goes this way"


def _reshuffled(t: MaracaiboTable, event: e.Reshuffled) -> Iterator[str]:
    piles = {"draw": t.state.draw, "automa": () if t.state.automa is None else t.state.automa.deck}
    if event.pile != "city_tiles" and piles[event.pile] != event.order:
        yield "the pile lies otherwise"


def _round(t: MaracaiboTable, event: e.RoundEnded) -> Iterator[str]:
    if (event.seat, event.round) != (t.state.ended_by or t.state.options.bot, t.state.round):
        yield f"seat {t.state.ended_by} has ended round {t.state.round}"


def _over(t: MaracaiboTable, _event: e.GameEnded) -> Iterator[str]:
    if t.state.agenda or t.state.phase != "over":
        yield "it goes on"


def _turn(t: MaracaiboTable, event: e.TurnStarted) -> Iterator[str]:
    is_person = isinstance(event.seat, int)
    if t.state.phase != ("sail" if is_person else "main") or (is_person and t.state.active != event.seat):
        yield f"the phase is {t.state.phase} of seat {t.state.active}"


def _revealed(t: MaracaiboTable, event: e.AutomaRevealed) -> Iterator[str]:
    is_late = t.state.round >= t.printed.box.numbers.solo.late_round and event.seat == "jean"
    if event.late != is_late:
        yield "these are other values"


def _took(t: MaracaiboTable, event: e.AutomaTookQuest) -> Iterator[str]:
    if (event.place == "pile" or event.place.startswith("track/")) and event.lying != 1:
        yield "one tile lies there"
    if event.place not in {"pile", *t.printed.locations} and not event.place.startswith("track/"):
        yield "no tile lies there"


def _compared(_t: MaracaiboTable, event: e.JeanCompared) -> Iterator[str]:
    if event.part not in {"quests", "areas", "explorer"} or (event.part == "explorer" and event.theirs):
        yield "nobody is compared so"


def _by_branch(_t: MaracaiboTable, event: e.AutomaSailed | e.AutomaAimed) -> Iterator[str]:
    if event.fork not in {"", "upper", "lower"}:
        yield "no branch is called so"


def _missed(t: MaracaiboTable, event: e.AutomaMissed) -> Iterator[str]:
    places: Mapping[str, Any] = {
        "row": {""},
        "pile": {""},
        "token": {""},
        "flag": {""},
        "village": {""},
        "supply": t.state.supply,
        "track": t.printed.spaces,
        "display": t.printed.locations,
        "market": t.printed.locations,
        "city": t.printed.locations,
        "stop": t.printed.locations,
    }
    if event.what != "range" and event.place not in places[event.what]:
        yield "nothing of the kind is there"


_SAYS: dict[type, Callable[[MaracaiboTable, Any], Iterator[str]]] = {
    e.Gained: _gained,
    e.Scored: _scored,
    e.InfluenceGained: _influence,
    e.SynergyTaken: _synergy,
    e.IncomeRaised: _income,
    e.RankReached: _rank,
    e.ChoseMain: _main,
    e.Sailed: _sailed,
    e.CardBought: _bought,
    e.Invested: _invested,
    e.TaskCompleted: _task,
    e.AreaCleared: _cleared,
    e.CardMoved: _moved,
    e.Reshuffled: _reshuffled,
    e.TurnStarted: _turn,
    e.RoundEnded: _round,
    e.GameEnded: _over,
    e.AutomaRevealed: _revealed,
    e.MarkerRemoved: _removed,
    e.AutomaTookQuest: _took,
    e.JeanCompared: _compared,
    e.AutomaSailed: _by_branch,
    e.AutomaAimed: _by_branch,
    e.AutomaMissed: _missed,
}
