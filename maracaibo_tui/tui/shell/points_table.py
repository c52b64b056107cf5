"""Points as a table: what everybody has, what the end would add now, and the sheet of a game that is over."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from maracaibo_tui.engine.scores import DURING, FINAL, IF_ENDED, NOW, TOTAL, Ahead, Amounts, Row, Score
from maracaibo_tui.engine.who import letter, style
from maracaibo_tui.play.seats import first_name
from maracaibo_tui.tui.screen.lines import Line, Lines, Span, line, wrapped
from maracaibo_tui.tui.screen.surface import NAME, chip

from .keys import key_of
from .kit import Moment
from .marking import windowed

LEGEND = (
    "+ is what the end of the game would add now; everything else is already scored."
    " {key} on a line shows what it consists of."
)
HEAD_CELLS, LEAST_COLUMN, NAMED_COLUMN, WIDEST_COLUMN = 17, 5, 7, 22
ROOMY, ROOMY_HEAD = 60, 22


class Points(NamedTuple):
    """What a table is made of: what parts are called, the page of each line, and the cursor's part."""

    called: Mapping[str, str]
    page: Callable[[str], str]
    part: str = "points"


class _Sheet(NamedTuple):
    """The points of a game that is over: what names the columns, the rows, what they come to, and their pages."""

    head: Lines
    rows: Lines
    foot: Lines
    opens: Sequence[str]


class _Columns(NamedTuple):
    """How many cells the first column of the table has, and every other, and what parts are called."""

    head: int
    column: int
    called: Mapping[str, str]


def addresses(points: Points, found: Ahead | Score) -> list[str]:
    """List the lines by the pages of what they consist of, in the order in which they are drawn."""
    parts = [row.what for row in found.parts]
    ends = (NOW, *parts, IF_ENDED) if isinstance(found, Ahead) else (DURING, FINAL, *parts, TOTAL)
    return [points.page(each) for each in ends]


def draw(points: Points, moment: Moment, found: Ahead | Score, cells: int, rows: int) -> Lines:
    """Draw the table: of a game that is over its sheet, else points now and each part that the end would add.

    On a page no line is opened.
    """
    if isinstance(found, Score):
        return sheet(points, moment, found, cells, rows)
    wide = _columns(points, len(found.now), cells)
    told = [_row(f"+ {_called(row.what, wide)}", _amounts(row, found.now), "", wide) for row in found.parts]
    now, foot = _whole(NOW, found.now, "points", wide), _row(IF_ENDED, _totals(found, wide), "strong bold", wide)
    head, at = _head(moment, [*found.now], wide), _at(points, moment, len(told) + 2)
    lines = _fitting([head, now], told, [foot], rows)
    if at >= 0:
        *above, foot = _marked([now, *told, foot], at)
        lines = [head, *windowed(above, max(1, rows - 2), min(at, len(above) - 1)), foot][:rows]
    explained = [] if moment.is_on_a_page else _explained(key_of("accept", moment.keys), len(lines), cells, rows)
    return [*lines, *explained][:rows]


def sheet(points: Points, moment: Moment, found: Score, cells: int, rows: int | None = None) -> Lines:
    """Draw the score sheet of a finished game without its log, whole or in so many rows."""
    drawn = _table(points, moment, found, cells)
    head, (during, *parts), foot = drawn.head, drawn.rows, drawn.foot
    at = _at(points, moment, len(drawn.opens))
    if at >= 0 and rows is not None:
        marked = _marked([during, *parts, *foot], at)
        above, below = marked[: 1 + len(parts)], marked[1 + len(parts) :]
        room = max(1, rows - len(head) - len(below))
        return [*head, *windowed(above, room, min(at, len(above) - 1)), *below][:rows]
    whole = [*head, during, *parts, *foot]
    return whole if rows is None or len(whole) <= rows else _fitting([*head, during], parts, foot, rows)


def _at(points: Points, moment: Moment, lines: int) -> int:
    """Give the line at the cursor; below 0 where there is no cursor."""
    return min(moment.cursors.get(points.part, -1), lines - 1)


def _marked(rows: Lines, at: int) -> Lines:
    """Put the cursor on a line."""
    head, *amounts = rows[at]
    return [*rows[:at], line(("►", "key"), (head.text[1:], NAME), *amounts), *rows[at + 1 :]]


def _amounts(row: Row, everybody: Iterable[int | str]) -> list[str]:
    """Give what stands below each of those who score; nothing for who has none of it."""
    return [str(row.amounts.get(seat, "")) for seat in everybody]


def _whole(head: str, amounts: Amounts, style: str, wide: _Columns) -> Line:
    return _row(head, [str(amount) for amount in amounts.values()], style, wide)


def _totals(found: Ahead, wide: _Columns) -> list[str]:
    """Give what everybody would have; where not all is known it says so, in fewer signs where columns are short."""
    for more in (found.more, "?"):
        told = [f"{points}{more if seat in found.unsure else ''}" for seat, points in found.total.items()]
        if all(len(each) < wide.column for each in told):
            break
    return told


def _fitting(head: Lines, parts: Lines, foot: Lines, rows: int) -> Lines:
    """Put a table together; what it comes to is worth more than its parts, and what they leave out is counted."""
    room = max(0, rows - len(head) - len(foot))
    if len(parts) > room:
        parts = [*parts[: room - 1], line((f" {len(parts) - room + 1} more below", "faint"))] if room else []
    return [*head, *parts, *foot]


def _explained(key: str, above: int, cells: int, rows: int) -> Lines:
    """Say at the foot, where there is room, what counts at the end, and how a line is opened."""
    told = wrapped(LEGEND.format(key=key), cells - 2, "faint")
    spare = rows - above - len(told)
    return [*[()] * spare, *[(Span(" "), *each) for each in told]] if spare > 0 and cells >= ROOMY else []


def _table(points: Points, moment: Moment, found: Score, cells: int) -> _Sheet:
    """Draw the points of a finished game without its log: what was scored during it, and at its end by part."""
    everybody = [*found.total]
    wide = _columns(points, len(everybody), cells)
    return _Sheet(
        [_head(moment, everybody, wide)],
        [
            _whole(DURING, found.during, "", wide),
            _whole(FINAL, found.final, "", wide),
            *[_row(f"  {_called(row.what, wide)}", _amounts(row, everybody), "", wide) for row in found.parts],
        ],
        [
            _whole(TOTAL, found.total, "strong bold", wide),
            *[(Span(" "), *row) for text in found.told for row in wrapped(text, cells - 2, "title bold")],
        ],
        addresses(points, found),
    )


def _columns(points: Points, scorers: int, cells: int) -> _Columns:
    """Give every scorer as many cells as there are, up to a whole name."""
    has_room = cells >= ROOMY or cells - ROOMY_HEAD - 1 >= NAMED_COLUMN * max(1, scorers)
    head = ROOMY_HEAD if has_room else HEAD_CELLS
    count = max(1, scorers)
    # Where many sail whoever plays by itself has its column as well.
    least = min(LEAST_COLUMN, (cells - head) // count)
    return _Columns(head, max(least, min(WIDEST_COLUMN, (cells - head - 1) // count)), points.called)


def _called(part: str, wide: _Columns) -> str:
    """Say what a part is called, or where that is too long its id, which is a word or two."""
    called = wide.called[part]
    return called if len(called) + 3 <= wide.head else part.replace("_", " ")


def _head(moment: Moment, everybody: Sequence[int | str], wide: _Columns) -> Line:
    names = _heads(moment, everybody, wide.column)
    if names != [letter(seat) for seat in everybody]:
        return _row("", names, "title bold", wide)
    chips = [
        (" " * (wide.column - len(name)), chip(name, style(seat))) for name, seat in zip(names, everybody, strict=True)
    ]
    return line(" " * wide.head, *[span for each in chips for span in each])


def _heads(moment: Moment, seats: Sequence[int | str], wide: int) -> list[str]:
    """Name the scorers: all in full, all by their first words, or all by the letters that stand on the map."""
    names = [moment.names[seat] for seat in seats]
    letters = [letter(seat) for seat in seats]
    forms = (names, [first_name(name) for name in names], letters)
    return next((form for form in forms if all(len(each) < wide for each in form)), letters)


def _row(head: str, columns: list[str], style: str, wide: _Columns) -> Line:
    return line((f" {head:<{wide.head - 1}}", "faint"), *[(f"{text:>{wide.column}}", style) for text in columns])
