"""Points in rows: what everybody has, what the end would add as things stand, and what a game that is over came to."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from .words import Names

Amounts: TypeAlias = Mapping[int | str, int]
"""So many points for each of those who have any."""
Parts: TypeAlias = Mapping[int | str, Mapping[str, int]]
"""By scorer, so many points for each part of a scoring, or from each kind of source."""
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
    unsure: Collection[int | str] = ()
    """Those of whom the one who looks does not know all that the end would count."""
    more: str = "+?"
    """What stands behind their points: `+?` where they can only be more, `?` where they may be less as well."""


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


class Sheet(NamedTuple):
    """What a score is made of: totals, final parts, sources as far as they are known, and the order of both."""

    total: Amounts
    parts: Parts
    sources: Parts | None
    order: Sequence[str]
    kinds: Sequence[str]


def ahead(now: Amounts, parts: Parts, order: Iterable[str]) -> Ahead:
    """Put points in rows that the final scoring would add if the game ended now."""
    total = {seat: points + sum(parts[seat].values()) for seat, points in now.items()}
    return Ahead(now, rows(parts, order), total)


def score(sheet: Sheet, winners: Sequence[int | str], names: Names) -> Score:
    """Sort what everybody scored in a game that is over; sources that do not make up all are left out."""
    final = {seat: sum(parts.values()) for seat, parts in sheet.parts.items()}
    during = {seat: points - final[seat] for seat, points in sheet.total.items()}
    sources = sheet.sources
    is_known = sources is not None and {seat: sum(each.values()) for seat, each in sources.items()} == during
    by_source = rows(sources, sheet.kinds) if sources is not None and is_known else []
    told = [won(winners, names), *([] if is_known or sources is None else [UNKNOWN])]
    parts = rows(sheet.parts, sheet.order)
    return Score(during, by_source, final, parts, sheet.total, told, won_by(winners, names, sheet.total))


def rows(found: Parts, order: Iterable[str]) -> list[Row]:
    """Make a row of everything that anybody has points of."""
    return [
        Row(what, {seat: parts[what] for seat, parts in found.items() if what in parts})
        for what in order
        if any(parts.get(what) for parts in found.values())
    ]


def won_by(winners: Sequence[int | str], names: Names, total: Amounts) -> str:
    """Say who won, with how many points, and how far ahead."""
    others = sorted(
        [(points, seat) for seat, points in total.items() if seat not in winners and seat in names],
        key=lambda each: each[0],
    )
    told = won(winners, names).removesuffix(".") + f" with {max(map(total.__getitem__, winners), default=0)} VP"
    if not others:
        return f"{told}."
    points, second = others[-1]
    behind, lead = names[second], total[winners[0]] - points
    return f"{told}, {lead} ahead of {behind}." if lead else f"{told}, before {behind} by the tie-break."


def won(winners: Sequence[int | str], names: Names) -> str:
    """Say who won."""
    called = ", ".join([names.get(seat, "") for seat in winners])
    return f"{called} wins." if len(winners) == 1 else f"{called} share the victory."


def ahead_told(found: Ahead, called: Mapping[str, str], names: Names) -> Iterator[str]:
    """Say points while a game goes on, row by row."""
    yield said(NOW, found.now, names)
    for row in found.parts:
        yield said(called[row.what], row.amounts, names)
    yield said(IF_ENDED, found.total, names)


def score_told(found: Score, called: Mapping[str, str], names: Names) -> Iterator[str]:
    """Say how a game ended, row by row; the last sentence says who won."""
    yield said(DURING, found.during, names)
    for row in found.sources:
        yield f"  {said(row.what, row.amounts, names)}"
    yield said(FINAL, found.final, names)
    for row in found.parts:
        yield f"  {said(called[row.what], row.amounts, names)}"
    yield said(TOTAL, found.total, names)
    yield " ".join(found.told)


def said(what: str, amounts: Amounts, names: Names) -> str:
    """Say a row of points."""
    return f"{what}: {', '.join([f'{names[seat]} {amount}' for seat, amount in amounts.items()])}"
