"""Points: what everybody has, what the end would add as things stand, and the score sheet."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from maracaibo_tui.games.maracaibo.audit.recount import recount
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.state.position import Jacques, Jean, Player, State
from maracaibo_tui.tui.screen.lines import Line, Lines, Span, line, wrapped
from maracaibo_tui.tui.shell.kit import Moment, Table

from .captains import called, letter, scorers
from .sources import KINDS

Sources: TypeAlias = Mapping[int | str, Mapping[str, int]]
"""What everybody scored before the final scoring, by the kind of what paid it."""
PARTS = ("choice", "income", "cards", "prestige", "leaders", "ranks", "quests", "areas", "explorer", "jacques")
IN_FULL: Mapping[str, str] = {
    "choice": "last purchase",
    "income": "income",
    "cards": "cards bought",
    "prestige": "prestige buildings",
    "leaders": "furthest ahead",
    "ranks": "noble ranks",
    "quests": "quests",
    "areas": "ship areas",
    "explorer": "explorer",
    "jacques": "against Jacques",
}
"""What a part is called where there is room."""
LEGEND = (
    "+ shows what would be added if the game ended now: VP income, points of the doubloon track, cards, buildings,"
    " leads and ranks. Everything else is already scored."
)
UNKNOWN = "What brought the points during the game is not known: its log does not begin with the first answer."
HEAD_CELLS, LEAST_COLUMN, WIDEST_COLUMN = 17, 5, 22
ROOMY, ROOMY_HEAD = 60, 22


class _Columns(NamedTuple):
    """How many cells the first column of the table has, and every other."""

    head: int
    column: int


def draw(printed: Printed, moment: Moment, cells: int, rows: int) -> Lines:
    """Draw a table: points now, and each part the final scoring would add."""
    view = moment.view
    if view.phase == "over":
        return sheet(moment, cells, rows)
    everybody = scorers(view)
    # Jacques scores nothing at the end (MAR-SOLO-78).
    parts = {each.seat: {} if isinstance(each, Jacques) else _to_come(printed, view, each) for each in everybody}
    wide = _columns(len(everybody), cells)
    now = _row("now", [str(each.vp) for each in everybody], "points", wide)
    sums = [each.vp + sum(amount for part, amount in parts[each.seat].items() if part != "total") for each in everybody]
    total = _row("if it ended now", [str(each) for each in sums], "strong", wide)
    told = _parts([parts[each.seat] for each in everybody], "+ ", wide)
    lines = _fitting([_head(moment, everybody, wide), now], told, [total], rows)
    return [*lines, *_explained(len(lines), cells, rows)][:rows]


def _parts(amounts: Sequence[Mapping[str, int]], sign: str, wide: _Columns) -> Lines:
    """Draw a row for every part that anybody has points of."""
    return [
        _row(f"{sign}{_called(part, wide)}", [str(each.get(part, "")) for each in amounts], "", wide)
        for part in PARTS
        if any(each.get(part) for each in amounts)
    ]


def _fitting(head: Lines, parts: Lines, foot: Lines, rows: int) -> Lines:
    """Put a table together; what it comes to is worth more than its parts, and what they leave out is counted."""
    room = max(0, rows - len(head) - len(foot))
    if len(parts) > room:
        parts = [*parts[: room - 1], line((f"   … {len(parts) - room + 1} more", "faint"))] if room else []
    return [*head, *parts, *foot]


def _explained(above: int, cells: int, rows: int) -> Lines:
    """Say at the foot, where there is room, what counts at the end."""
    told = wrapped(LEGEND, cells - 2, "faint")
    spare = rows - above - len(told)
    return [*[()] * spare, *[(Span(" "), *each) for each in told]] if spare > 0 and cells >= ROOMY else []


def _to_come(printed: Printed, view: State, each: Player | Jean) -> dict[str, int]:
    """Count the parts that are still to be scored; in the middle of the final scoring some already are."""
    return {part: amount for part, amount in recount(printed, view, each).items() if part not in each.score}


def sheet(moment: Moment, cells: int, rows: int | None = None) -> Lines:
    """Draw the score sheet of a finished game without its log, whole or in so many rows."""
    head, (during, *parts), foot = table(moment, cells)
    whole = [*head, during, *parts, *foot]
    return whole if rows is None or len(whole) <= rows else _fitting([*head, during], parts, foot, rows)


def table(moment: Moment, cells: int, sources: Sources | None = None, notes: Iterable[str] = ()) -> Table:
    """Draw the score sheet of a finished game: what was scored during it by source, and at its end by part."""
    everybody = scorers(moment.view)
    wide = _columns(len(everybody), cells)
    before, final = [_before(each) for each in everybody], [_final(each) for each in everybody]
    by_source = [(sources or {}).get(each.seat, {}) for each in everybody]
    is_known = [sum(each.values()) for each in by_source] == before
    kinds = _kinds(by_source, wide) if is_known else []
    told = [UNKNOWN, *notes] if sources is not None and not is_known else notes
    return Table(
        [_head(moment, everybody, wide)],
        [
            _row("during the game", [str(each) for each in before], "", wide),
            *kinds,
            _row("final scoring", [str(each) for each in final], "", wide),
            *_parts([_score(each) for each in everybody], "  ", wide),
        ],
        [
            _row("total", [str(each.vp) for each in everybody], "strong", wide),
            *[(Span(" "), *row) for text in (_won(moment), *told) for row in wrapped(text, cells - 2, "title")],
        ],
    )


def _kinds(by_source: Sequence[Mapping[str, int]], wide: _Columns) -> Lines:
    """Draw a row for every kind of source that anybody has points of; none is left empty."""
    return [
        _row(f"  {kind}", [str(each.get(kind) or "") for each in by_source], "", wide)
        for kind in KINDS
        if any(each.get(kind) for each in by_source)
    ]


def _won(moment: Moment) -> str:
    winners = ", ".join(called(moment.names, seat) for seat in moment.view.winners)
    return f"{winners} wins." if len(moment.view.winners) == 1 else f"{winners} share the victory."


def _score(each: Player | Jean | Jacques) -> Mapping[str, int]:
    return {} if isinstance(each, Jacques) else each.score


def _final(each: Player | Jean | Jacques) -> int:
    return sum(amount for part, amount in _score(each).items() if part != "total")


def _before(each: Player | Jean | Jacques) -> int:
    return each.vp - _final(each)


def _columns(scorers: int, cells: int) -> _Columns:
    """Give every scorer as many cells as there are, up to a whole name."""
    head = ROOMY_HEAD if cells >= ROOMY else HEAD_CELLS
    return _Columns(head, max(LEAST_COLUMN, min(WIDEST_COLUMN, (cells - head - 1) // max(1, scorers))))


def _called(part: str, wide: _Columns) -> str:
    return IN_FULL[part] if wide.head == ROOMY_HEAD else part


def _head(moment: Moment, everybody: Sequence[Player | Jean | Jacques], wide: _Columns) -> Line:
    return _row("", _heads(moment, [each.seat for each in everybody], wide.column), "title", wide)


def _heads(moment: Moment, seats: Sequence[int | str], wide: int) -> list[str]:
    """Name the scorers: all in full, all by their first words, or all by the letters that stand on the map."""
    names = [called(moment.names, seat) for seat in seats]
    letters = [letter(seat) for seat in seats]
    forms = (names, [name.partition(" ")[0] for name in names], letters)
    return next((form for form in forms if all(len(each) < wide for each in form)), letters)


def _row(head: str, columns: list[str], style: str, wide: _Columns) -> Line:
    return line((f" {head:<{wide.head - 1}}", "faint"), *[(f"{text:>{wide.column}}", style) for text in columns])
