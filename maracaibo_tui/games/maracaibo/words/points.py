"""Points in rows: what everybody has, what the end would add as things stand, and what a game that is over came to."""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple, TypeAlias

from maracaibo_tui.engine.words import Names
from maracaibo_tui.games.maracaibo.audit.recount import recount
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.state.position import Automa, Jacques, Player, State
from maracaibo_tui.games.maracaibo.state.sight import scorers

from .called import FINAL_PARTS
from .sources import KINDS, Sources, before_the_end

Amounts: TypeAlias = Mapping[int | str, int]
"""So many points for each of those who have any."""
PARTS: Mapping[str, str] = FINAL_PARTS
"""The parts of the final scoring in their order: what each is called where there is room."""
NOW, IF_ENDED, DURING, FINAL, TOTAL = "now", "if it ended now", "during the game", "final scoring", "total"
"""What the rows are called that are no parts."""
UNKNOWN = "Where the points of the game came from is not known: its log is not complete."


class Row(NamedTuple):
    """A row of points: what they are for, and how many everybody has."""

    what: str
    amounts: Amounts


class Ahead(NamedTuple):
    """Points while a game goes on: what everybody has, what each part would add now, and what that comes to."""

    now: Amounts
    parts: list[Row]
    total: Amounts


class Score(NamedTuple):
    """Points of a game that is over: what was scored during it by source, at its end by part, and the result."""

    during: Amounts
    sources: list[Row]
    final: Amounts
    parts: list[Row]
    total: Amounts
    told: list[str]
    """Who won, and what is not known."""
    won: str
    """Who won and by how much."""


def ahead(printed: Printed, view: State) -> Ahead:
    """Count the points everybody has, and those that the final scoring would add if the game ended now."""
    everybody = scorers(view)
    parts = {each.seat: _to_come(printed, view, each) for each in everybody}
    total = {each.seat: each.vp + _sum(parts[each.seat]) for each in everybody}
    return Ahead({each.seat: each.vp for each in everybody}, _rows(parts, PARTS), total)


def _to_come(printed: Printed, view: State, each: Player | Automa) -> dict[str, int]:
    """Count the parts that are still to be scored; in the middle of the final scoring some already are."""
    # Jacques scores nothing at the end (MAR-SOLO-78).
    if isinstance(each, Jacques):
        return {}
    return {part: amount for part, amount in recount(printed, view, each).items() if part not in each.score}


def score(view: State, names: Names, sources: Sources | None = None) -> Score:
    """Sort what everybody scored in a game that is over; sources that do not make up all are left out."""
    everybody = scorers(view)
    parts = {each.seat: {} if isinstance(each, Jacques) else each.score for each in everybody}
    final = {seat: _sum(amounts) for seat, amounts in parts.items()}
    during = {each.seat: each.vp - final[each.seat] for each in everybody}
    is_known = sources is not None and {seat: sum(each.values()) for seat, each in sources.items()} == during
    by_source = _rows(sources, KINDS) if sources is not None and is_known else []
    total = {each.seat: each.vp for each in everybody}
    told = [_won(view, names), *([] if is_known or sources is None else [UNKNOWN])]
    return Score(during, by_source, final, _rows(parts, PARTS), total, told, _won_by(view, names, total))


def _sum(parts: Mapping[str, int]) -> int:
    return sum([amount for part, amount in parts.items() if part != TOTAL])


def _rows(found: Sources, order: Iterable[str]) -> list[Row]:
    """Make a row of everything that anybody has points of."""
    return [
        Row(what, {seat: parts[what] for seat, parts in found.items() if what in parts})
        for what in order
        if any(parts.get(what) for parts in found.values())
    ]


def _won_by(view: State, names: Names, total: Amounts) -> str:
    """Say who won, with how many points, and how far ahead."""
    others = sorted(
        [(points, seat) for seat, points in total.items() if seat not in view.winners and seat in names],
        key=lambda each: each[0],
    )
    told = _won(view, names).removesuffix(".") + f" with {max(map(total.__getitem__, view.winners), default=0)} VP"
    if not others:
        return f"{told}."
    points, second = others[-1]
    behind = names[second].partition(" ")[0]
    lead = total[view.winners[0]] - points
    return f"{told}, {lead} ahead of {behind}." if lead else f"{told}, before {behind} by the tie-break."


def _won(view: State, names: Names) -> str:
    winners = ", ".join([names.get(seat, "") for seat in view.winners])
    return f"{winners} wins." if len(view.winners) == 1 else f"{winners} share the victory."


def points(printed: Printed, view: State, names: Names) -> Iterator[str]:
    """Say the points: while a game goes on what its end would add, after it what it came to."""
    if view.phase == "over":
        yield from sheet(view, names, None)
        return
    found = ahead(printed, view)
    yield _said(NOW, found.now, names)
    for row in found.parts:
        yield _said(PARTS[row.what], row.amounts, names)
    yield _said(IF_ENDED, found.total, names)


def sheet(view: State, names: Names, sources: Sources | None) -> Iterator[str]:
    """Say how a game ended, row by row; the last sentence says who won."""
    found = score(view, names, sources)
    yield _said(DURING, found.during, names)
    for row in found.sources:
        yield f"  {_said(row.what, row.amounts, names)}"
    yield _said(FINAL, found.final, names)
    for row in found.parts:
        yield f"  {_said(PARTS[row.what], row.amounts, names)}"
    yield _said(TOTAL, found.total, names)
    yield " ".join(found.told)


def ended(printed: Printed, view: State, names: Names, events: Iterable[object]) -> Iterator[str]:
    """Say how a game ended whose log has these events."""
    return sheet(view, names, before_the_end(printed, view, events))


def _said(what: str, amounts: Amounts, names: Names) -> str:
    return f"{what}: {', '.join([f'{names[seat]} {amount}' for seat, amount in amounts.items()])}"
