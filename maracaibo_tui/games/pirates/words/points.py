"""Points: what everybody has, what the end would add as things stand, where they came from, and the end in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from msgspec.structs import replace

from maracaibo_tui.engine import scores
from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.scores import Ahead, Parts, Score
from maracaibo_tui.engine.words import Names
from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.games.pirates.rules.final_scoring import parts_of
from maracaibo_tui.games.pirates.rules.jordan_scoring import parts_of_jordan
from maracaibo_tui.games.pirates.state.events import Scored
from maracaibo_tui.games.pirates.state.position import Jordan, Player, State
from maracaibo_tui.games.pirates.state.sight import scorers
from maracaibo_tui.games.pirates.state.table import PiratesTable

from .called import FINAL_PARTS
from .counting import known_missions

PARTS: Mapping[str, str] = FINAL_PARTS
"""The parts of the final scoring in their order: what each is called."""
_KINDS: Mapping[str, str] = {
    "raid": "raids",
    "explore": "exploring",
    "space": "explorer spaces",
    "location": "locations",
    "card": "cards when bought",
    "upgrade": "ship upgrades",
    **dict.fromkeys(("dig", "poseidon", "exchange"), "bonus spaces"),
    "tile": "black market",
    "figurehead": "figureheads",
    "residence": "first residences",
    "maracaibo": "Maracaibo",
    "income": "income",
    "battle": "battles",
    "ruby": "rubies",
    "module": "cards turned up",
}
"""By how its address begins: what a source is told as."""
_OTHER = "other"
KINDS = (*dict.fromkeys((*_KINDS.values(), _OTHER)),)
"""In this order they stand on the sheet."""


def ahead(printed: Printed, view: State) -> Ahead:
    """Count the points everybody has, and those that the final scoring would add if the game ended now."""
    everybody = scorers(view)
    parts = {each.seat: _to_come(printed, view, each) for each in everybody}
    unsure, may_lose = [p.seat for p in _secretive(printed, view)], view.options.mission_hunters
    for seat in unsure if may_lose else ():
        # That nothing would be lost is not known either (PIR-HUNT-03).
        parts[seat].pop("missions_lost", None)
    found = scores.ahead({each.seat: each.vp for each in everybody}, parts, PARTS)
    return found._replace(unsure=unsure, more="?" if may_lose else "+?")


def _to_come(printed: Printed, view: State, each: Player | Jordan) -> dict[str, int]:
    """Count the parts still to be scored; missions that the one who looks does not know count nothing (PIR-MISS-02)."""
    table: PiratesTable = Table(view, printed)
    if isinstance(each, Jordan):
        parts = parts_of_jordan(table)
    else:
        parts = parts_of(table, replace(each, missions=tuple(known_missions(table, each))))
    return {part: vp for part, vp in parts.items() if part not in each.score}


def score(view: State, names: Names, sources: Parts | None = None) -> Score:
    """Sort what everybody scored in a game that is over; sources that do not make up all are left out."""
    everybody = scorers(view)
    final = {each.seat: {part: vp for part, vp in each.score.items() if part in PARTS} for each in everybody}
    total = {each.seat: each.vp for each in everybody}
    return scores.score(scores.Sheet(total, final, sources, (*PARTS,), KINDS), view.winners, names)


def before_the_end(view: State, events: Iterable[object]) -> Parts:
    """Add up by kind what everybody scored before the final scoring, as far as the events of its log tell."""
    found: dict[int | str, Counter[str]] = {each.seat: Counter() for each in scorers(view)}
    for event in events:
        if isinstance(event, Scored) and not event.source.startswith("final/"):
            found[event.seat][kind_of(event.source)] += event.amount
    return found


def kind_of(source: str) -> str:
    """Name the kind of a source by its address, such as `card/P201/immediate`."""
    return _KINDS.get(source.partition("/")[0], _OTHER)


def points(printed: Printed, view: State, names: Names) -> Iterator[str]:
    """Say the points: while a game goes on what its end would add, after it what it came to."""
    if view.phase == "over":
        yield from scores.score_told(score(view, names), PARTS, names)
        return
    yield from scores.ahead_told(ahead(printed, view), PARTS, names)
    for p in _secretive(printed, view):
        yield f"  {names[p.seat]}'s missions are secret and not counted ({len(p.missions)})."


def _secretive(printed: Printed, view: State) -> list[Player]:
    """List those who hold missions that the one who looks does not know (PIR-MISS-02)."""
    return [p for p in view.players if any(mission not in printed.box.missions for mission in p.missions)]


def ended(printed: Printed, view: State, names: Names, events: Iterable[object]) -> Iterator[str]:
    """Say how a game ended whose log has these events; a tie is broken by burials and upgrades (PIR-SCORE-12)."""
    del printed
    found = score(view, names, before_the_end(view, events))
    *lines, winners = scores.score_told(found, PARTS, names)
    yield from lines
    yield from _tie_broken(view, names)
    yield winners


def _tie_broken(view: State, names: Names) -> Iterator[str]:
    """Say what decided between players with as many points (PIR-SCORE-12, PIR-SOLO-42)."""
    best = max(p.vp for p in view.players)
    tied = [p for p in view.players if p.vp == best]
    if view.jordan is not None:
        if best == view.jordan.vp:
            yield f"As many points as {names[view.jordan.seat]} has are not enough."
    elif len(tied) > 1:
        told = [f"{names[p.seat]} {len(p.dig)} buried and {len(p.upgrades)} ship upgrades" for p in tied]
        yield f"The tie is broken by buried treasures, then by ship upgrades: {', '.join(told)}."
