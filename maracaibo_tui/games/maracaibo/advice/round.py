"""What the end of a round brought: points so far by source, this scoring with its reasons, and what is new now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from maracaibo_tui.engine.scores import Row
from maracaibo_tui.engine.words import Names
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.state import events
from maracaibo_tui.games.maracaibo.state.position import State
from maracaibo_tui.games.maracaibo.state.sight import scorers
from maracaibo_tui.games.maracaibo.words.cards import building_text, location_name, quest_text
from maracaibo_tui.games.maracaibo.words.effects import several
from maracaibo_tui.games.maracaibo.words.events import log_line
from maracaibo_tui.games.maracaibo.words.sources import KINDS, before_the_end, kind_of

QUEST, NEW, SHIP, PAYS = "quest", "new", "ship", "pays"
_TOLD_AS_IT_WAS = (
    events.LegacyEntered,
    events.LegacyLeft,
    events.CityTileLaid,
    events.MarkerPlaced,
    events.MarkerRemoved,
)


class Scoring(NamedTuple):
    """What somebody was paid and scored: why, how much, and what they had before and have now."""

    seat: int | str
    paid: str
    reasons: Sequence[str]
    gained: int
    now: int


class Changed(NamedTuple):
    """Something that is new: what it is about, a sentence, and the same in full, in one row or more."""

    what: str
    text: str
    in_full: Sequence[str] = ()


class Ended(NamedTuple):
    """The end of a round: its number, who begins the next, where its scoring begins, and what it brought."""

    round: int
    begins: int | str
    scored_from: int
    sources: Sequence[Row]
    scoring: Sequence[Scoring]
    changes: Sequence[Changed]


def is_over(event: object) -> bool:
    """Tell whether a round and its scoring are over with an event, and another round begins."""
    return isinstance(event, events.TurnStarted) and event.turn == 1 and event.round > 1


def ended(printed: Printed, view: State, names: Names, heard: Sequence[object]) -> Ended | None:
    """Say what the round brought that is over with the last of these events; nothing where that is not known."""
    first = next((at for at in range(len(heard) - 1, -1, -1) if isinstance(heard[at], events.RoundEnded)), -1)
    event, last = heard[first] if first >= 0 else None, heard[-1] if heard else None
    if not isinstance(event, events.RoundEnded) or not isinstance(last, events.TurnStarted):
        return None
    found = before_the_end(printed, view, heard)
    rows = [Row(kind, {seat: kinds.get(kind, 0) for seat, kinds in found.items()}) for kind in KINDS]
    scored = heard[first:]
    return Ended(
        event.round,
        last.seat,
        first,
        [row for row in rows if any(row.amounts.values())],
        [_scoring(printed, each.seat, each.vp, scored) for each in scorers(view)],
        [*_changes(printed, names, scored, last.seat), *_pays(printed, view, names)],
    )


def _scoring(printed: Printed, seat: int | str, now: int, scored: Sequence[object]) -> Scoring:
    gained: Counter[str] = Counter()
    paid = 0
    for event in scored:
        if isinstance(event, events.Scored) and event.seat == seat:
            gained[kind_of(printed, event.source)] += event.amount
        elif isinstance(event, events.Gained) and event.seat == seat and event.source == "income":
            paid += event.amount if event.what == "doubloons" else 0
    reasons = [f"{kind} {gained[kind]} VP" for kind in KINDS if gained[kind]]
    return Scoring(seat, f"income {paid}$" if paid else "", reasons, sum(gained.values()), now)


def _changes(printed: Printed, names: Names, scored: Sequence[object], begins: int | str) -> Iterator[Changed]:
    """Say what lies on the table that was not there before."""
    laid = [each for each in scored if isinstance(each, events.QuestPlaced)]
    quests = [location_name(printed, each.location) for each in laid]
    if quests:
        text = f"new quests at {_listed(quests)}" if len(quests) > 1 else f"a new quest at {quests[0]}"
        asks = [quest_text(printed.quests[each.quest]) for each in laid]
        full = [f"a new quest at {place}: {asked}" for place, asked in zip(quests, asks, strict=True)]
        yield Changed(QUEST, text, full)
    if any(isinstance(each, events.MarketsCleared) for each in scored):
        yield Changed(NEW, "all markets are empty again, and new cards lie on the display")
    for each in scored:
        if isinstance(each, events.BuildingRevealed):
            building = printed.box.prestige[each.building]
            text = f"one can invest in {building.name}"
            yield Changed(NEW, text, [f"{text}, {building_text(printed, building)}"])
        elif isinstance(each, _TOLD_AS_IT_WAS):
            yield Changed(NEW, log_line(each, printed, names).removesuffix("."))
    yield Changed(SHIP, f"all ships are back in {location_name(printed, printed.start)}; {names[begins]} begins")


def _pays(printed: Printed, view: State, names: Names) -> Iterator[Changed]:
    """Say what the next scoring will pay everybody, as things stand; the last pays no doubloons (MAR-INCOME-09)."""
    is_last = view.round >= printed.turn.rounds
    told = []
    for p in view.players:
        pays = [] if is_last else [several(p.income_doubloons, "doubloon")]
        pays += [f"{p.income_vp} VP"] if p.income_vp or is_last else []
        told.append(f"{names[p.seat]} {' and '.join(pays)}")
    yield Changed(PAYS, f"the next income pays {', '.join(told)}")


def _listed(names: Sequence[str]) -> str:
    return f"{', '.join(names[:-1])} and {names[-1]}"
