"""What the end of a round brought: income of everybody with its reasons, and what changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from maracaibo_tui.engine.scores import rows
from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.games.pirates.rules.possessions import sources as sources_of
from maracaibo_tui.games.pirates.state import events
from maracaibo_tui.games.pirates.state.position import Jordan, Player, State
from maracaibo_tui.games.pirates.state.sight import scorers
from maracaibo_tui.games.pirates.words.effects import several
from maracaibo_tui.games.pirates.words.points import KINDS, before_the_end
from maracaibo_tui.games.pirates.words.things import option_source, source_text
from maracaibo_tui.tui.shell.kit import Change, RoundOver, Scored

from .points import sources


def is_over(event: object) -> bool:
    """Tell whether a round and its income are over with an event."""
    return isinstance(event, events.ShipsReturned)


def round_over(
    printed: Printed, view: State, names: Mapping[int | str, str], heard: Sequence[object]
) -> RoundOver | None:
    """Say what the round brought that is over with the last of what was heard."""
    last = heard[-1] if heard else None
    ends = [at for at, each in enumerate(heard) if isinstance(each, events.RoundEnded)]
    if not isinstance(last, events.ShipsReturned) or not ends:
        return None
    first, ended = ends[-1], heard[ends[-1]]
    scored = heard[first:]
    number = ended.round if isinstance(ended, events.RoundEnded) else view.round
    begins = names.get(last.starts, "")
    return RoundOver(
        f"Round {number}",
        f"Round {number + 1}",
        begins,
        sources(rows(before_the_end(view, heard), KINDS)),
        [_scored(printed, each, scored) for each in scorers(view)],
        [*_ended(heard[:first], names), *_changes(view, scored, begins)],
        names,
        first,
    )


def _scored(printed: Printed, who: Player | Jordan, scored: Sequence[object]) -> Scored:
    """Say what somebody got: doubloons, and points by what they came from."""
    seat = who.seat
    paid, points = Counter[str](), Counter[str]()
    for event in scored:
        if isinstance(event, events.Gained) and event.seat == seat and event.what == "doubloons":
            paid[source_text(printed, event.source) or "income"] += event.amount
        elif isinstance(event, events.Scored) and event.seat == seat:
            points[source_text(printed, event.source) or "income"] += event.amount
    reasons = [*_incomes(printed, who), *[f"{what} {amount} VP" for what, amount in points.items()]]
    return Scored(seat, f"income {sum(paid.values())}$" if paid else "", " · ".join(reasons), points.total(), who.vp)


def _ended(before: Sequence[object], names: Mapping[int | str, str]) -> list[Change]:
    """Say who ended the round: whoever came to Maracaibo last."""
    came = [each.seat for each in before if isinstance(each, events.Scored) and each.source.startswith("maracaibo")]
    return [Change("▲", "points", f"{names[came[-1]]} reached Maracaibo and ended the round")] if came else []


def _incomes(printed: Printed, who: Player | Jordan) -> list[str]:
    """Say which cards and which figurehead paid the income."""
    if not isinstance(who, Player):
        return []
    tables = ((printed.income_doubloons, "$"), (printed.income_vp, " VP"))
    return [
        f"{option_source(printed, source)} {table[source]}{unit}"
        for table, unit in tables
        for source in sources_of(table, who)
    ]


def _changes(view: State, scored: Sequence[object], begins: str) -> list[Change]:
    """Say what lies on the table that was not there before."""
    chests = sum(view.chests.values())
    found = [Change("$", "money", f"{several(chests, 'doubloon')} lie on face-down locations")] if chests else []
    if any(isinstance(each, events.MissionLaid) for each in scored):
        found.append(Change("+", "gain", "new missions lie open"))
    return [*found, Change("▲", "points", f"all ships are back at the start; {begins} begins")]
