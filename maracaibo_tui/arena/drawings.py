"""Drawings for a page that is one file: bars in pieces, courses, marks in time, rates with intervals; as SVG."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import NamedTuple

WIDTH, ROW, LABEL, EDGE = 860, 26, 190, 60
INKS = (
    *("#0072b2", "#e69f00", "#009e73", "#cc79a7", "#d55e00", "#56b4e9", "#8a6d3b", "#999999"),
    *("#332288", "#88ccee", "#117733", "#ddcc77", "#882255", "#44aa99", "#aa4499", "#666666"),
)
"""Told apart by all eyes as far as so many can be; every piece says what it is when it is pointed at, too."""


class Bar(NamedTuple):
    """A row: what it is called, and how much of what it consists of."""

    label: str
    pieces: Mapping[str, float]


class Course(NamedTuple):
    """What somebody had after each step."""

    label: str
    values: Sequence[float]


class Mark(NamedTuple):
    """Something that happened: to whom, after which step, and what."""

    row: str
    at: int
    what: str


class Rate(NamedTuple):
    """A figure with its interval, both as they are drawn and in words."""

    label: str
    found: float
    low: float
    high: float
    words: str


def bars(rows: Sequence[Bar], known: Sequence[str] = ()) -> str:
    """Draw bars in pieces, with what each piece is below them; what is known has the same ink in every drawing."""
    kinds = [*dict.fromkeys([*known, *[kind for row in rows for kind in row.pieces]])]
    most = max([sum([amount for amount in row.pieces.values() if amount > 0]) for row in rows], default=0) or 1
    inks = {kind: INKS[at % len(INKS)] for at, kind in enumerate(kinds)}
    body = [line for at, row in enumerate(rows) for line in _bar(row, at * ROW, most, inks)]
    drawn = {kind for row in rows for kind, amount in row.pieces.items() if amount > 0}
    return _framed(body, ROW * len(rows) + 4) + _legend({kind: ink for kind, ink in inks.items() if kind in drawn})


def _bar(row: Bar, y: int, most: float, inks: Mapping[str, str]) -> Iterator[str]:
    yield _text(LABEL - 8, y + 17, row.label, "end")
    x, room = float(LABEL), WIDTH - LABEL - EDGE
    for kind, amount in row.pieces.items():
        if amount > 0:
            wide = room * amount / most
            title = f"<title>{escape(f'{row.label}: {kind} {amount:g}')}</title>"
            yield f'<rect x="{x:.1f}" y="{y + 3}" width="{wide:.1f}" height="19" fill="{inks[kind]}">{title}</rect>'
            x += wide
    yield _text(x + 6, y + 17, f"{sum(row.pieces.values()):g}")


def courses(lines: Sequence[Course], marks: Mapping[int, str], high: int = 240) -> str:
    """Draw how figures grew; `marks` name steps, drawn as upright lines."""
    steps = max([len(each.values) for each in lines], default=0) - 1
    most = max([value for each in lines for value in each.values], default=0) or 1
    room = WIDTH - LABEL - EDGE

    def x(step: float) -> float:
        return LABEL + room * step / max(1, steps)

    body = [
        f'<line x1="{x(at):.1f}" x2="{x(at):.1f}" y1="14" y2="{high}" class="grid"/>' + _text(x(at) + 3, 11, name)
        for at, name in marks.items()
    ]
    inks = {}
    for at, each in enumerate(lines):
        inks[each.label] = INKS[at % len(INKS)]
        path = " ".join(
            [f"{x(step):.1f},{high - (high - 20) * value / most:.1f}" for step, value in enumerate(each.values)]
        )
        title = f"<title>{escape(each.label)}</title>"
        body.append(
            f'<polyline points="{path}" fill="none" stroke="{inks[each.label]}" stroke-width="2">{title}</polyline>'
        )
    body += [_text(LABEL - 8, 24, f"{most:g}", "end"), _text(LABEL - 8, high, "0", "end")]
    return _framed(body, high + 6) + _legend(inks)


def in_time(marks: Sequence[Mark], rows: Sequence[str], steps: int) -> str:
    """Draw what happened when, a row for everybody; a mark says what it is when it is pointed at."""
    room, body = WIDTH - LABEL - EDGE, []
    for at, name in enumerate(rows):
        y = at * ROW + 13
        body.append(_text(LABEL - 8, y + 4, name, "end"))
        body.append(f'<line x1="{LABEL}" x2="{WIDTH - EDGE}" y1="{y}" y2="{y}" class="grid"/>')
        for mark in marks:
            if mark.row == name:
                x = LABEL + room * mark.at / max(1, steps)
                title = f"<title>{escape(mark.what)}</title>"
                body.append(f'<circle cx="{x:.1f}" cy="{y}" r="5" fill="{INKS[at % len(INKS)]}">{title}</circle>')
    return _framed(body, ROW * len(rows) + 4)


def rates(rows: Sequence[Rate], least: float, most: float, middle: float) -> str:
    """Draw figures with their intervals on one scale, with a line where nobody is ahead."""
    room, body = WIDTH - LABEL - 3 * EDGE, []

    def x(value: float) -> float:
        return LABEL + room * (min(max(value, least), most) - least) / ((most - least) or 1)

    high = ROW * len(rows)
    body.append(f'<line x1="{x(middle):.1f}" x2="{x(middle):.1f}" y1="0" y2="{high}" class="grid"/>')
    for at, row in enumerate(rows):
        y = at * ROW + 13
        body.append(_text(LABEL - 8, y + 4, row.label, "end"))
        body.append(f'<line x1="{x(row.low):.1f}" x2="{x(row.high):.1f}" y1="{y}" y2="{y}" class="span"/>')
        body.append(f'<circle cx="{x(row.found):.1f}" cy="{y}" r="5" fill="{INKS[0]}"/>')
        body.append(_text(x(most) + 10, y + 4, row.words))
    return _framed(body, high + 4)


def _framed(body: Sequence[str], high: float) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {high:.0f}" role="img">{"".join(body)}</svg>'


def _text(x: float, y: float, words: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def _legend(inks: Mapping[str, str]) -> str:
    words = [f'<span><i style="background:{ink}"></i>{escape(kind)}</span>' for kind, ink in inks.items()]
    return f'<p class="legend">{" ".join(words)}</p>'
