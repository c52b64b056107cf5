"""The influence tracks: where everybody stands, what a rank is worth now, and the nations' markers."""

from collections.abc import Sequence
from typing import Any

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.who import letter, style
from maracaibo_tui.games.maracaibo.box.printed import NATIONS, Printed
from maracaibo_tui.games.maracaibo.rules.final_scoring import multiplier
from maracaibo_tui.games.maracaibo.rules.influence import markers_on_board, next_rank, rank_value
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable
from maracaibo_tui.games.maracaibo.words.effects import several
from maracaibo_tui.tui.screen.lines import Line, Lines, Span, between, line, width
from maracaibo_tui.tui.screen.surface import chip
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.shell.marking import Marks

from .marks import marks

ROOMY = 60
"""Cells from which all of it is told in words."""
NAME_CELLS, START_CELLS = 8, 4
"""Cells of the name of a nation, and of the first space, on which everybody stands at first."""
STEP_CELLS = 2, 4
"""Fewest and most cells of a step."""
APART = 3
"""Rows of a nation from which nations stand apart."""

ADDRESSES = tuple(f"nation/{nation}" for nation in NATIONS)
"""What a cursor visits: the nations by their pages."""


def draw(printed: Printed, moment: Moment, cells: int, rows: int) -> Lines:
    """Draw two rows a nation: its worth, then its track with everybody on it; last the markers on the board."""
    table: MaracaiboTable = Table(moment.view, printed)
    marked = marks(printed, moment, "tracks", ADDRESSES)
    lines: Lines = []
    for nation in NATIONS:
        worth = marked.row(f"nation/{nation}", _worth(table, moment, nation, marked, cells), cells)
        lines += [worth, _track(table, moment, nation, cells)]
        if rows > APART * len(NATIONS):
            lines.append(())
    return [*lines, _on_board(table)][:rows]


def _worth(table: MaracaiboTable, moment: Moment, nation: str, marked: Marks, cells: int) -> Line:
    """Say what the own rank brings at the end as things stand, and what the highlighted option makes of it."""
    p, times = moment.view.players[moment.seat - 1], multiplier(table, nation)
    space, address = p.influence[nation], f"nation/{nation}"
    ahead = next_rank(table.printed, nation, space)
    told = f"rank {rank_value(table.printed, nation, space)} × {times}"
    points = _points(table, moment, nation, cells)
    further = ""
    if ahead is not None:
        further = (
            f" · next rank in {several(ahead - space, 'space')}" if cells >= ROOMY else f" · next in {ahead - space}"
        )
    name = nation.capitalize()
    first = marked.name(address, name[0], f"{nation} bold")
    rest = marked.name(address, name[1:], nation)
    left = line(first, rest, " " * (NAME_CELLS - len(name)), marked.pointer(address), told)
    # Points that are foreseen take the room of what is next.
    has_room = width(left) + len(further) + 1 + width(points) <= cells
    return between(line(*left, further if has_room else ""), points, cells)


def _points(table: MaracaiboTable, moment: Moment, nation: str, cells: int) -> Line:
    """Say the points of the own rank, now and after the highlighted option."""
    now, then = _rank_points(table, moment.seat, nation), None
    if moment.after is not None:
        after: MaracaiboTable = Table(moment.after, table.printed)
        then = _rank_points(after, moment.seat, nation)
    became = False
    if moment.before is not None:
        became = _rank_points(Table(moment.before, table.printed), moment.seat, nation) != now
    more = f" → {then}" if then not in {None, now} else ""
    at_end = " at the end" if cells >= ROOMY else ""
    return line((f"{now}", "points bold underline" if became else "points bold"), (f"{more} VP{at_end}", "points bold"))


def _rank_points(table: MaracaiboTable, seat: int, nation: str) -> int:
    p = table.state.players[seat - 1]
    return rank_value(table.printed, nation, p.influence[nation]) * multiplier(table, nation)


def _track(table: MaracaiboTable, moment: Moment, nation: str, cells: int) -> Line:
    """Draw a track: steps joined by a line, ranks as numbers, markers as chips, and where one of them would go."""
    printed = table.printed
    ranks, last = dict(printed.ranks[nation]), printed.last_influence[nation]
    least, most = STEP_CELLS
    step = max(least, min(most, (cells - START_CELLS) // last))
    drawn = [Span(" ")] * START_CELLS + [Span("─", "rule")] * (step * last)
    for space in range(1, last + 1):
        number = Span(f"{ranks[space]}", f"{nation} bold") if space in ranks else Span("·", "faint")
        drawn[_column(space, step)] = number
    standing = {space: _standing(moment, nation, space) for space in range(last + 1)}
    for space, here in standing.items():
        if here:
            free = next((each for each in range(space + 1, last + 1) if standing[each]), last + 1)
            _stand(drawn, here, _column(space, step), _column(free, step))
    return tuple(drawn)


def _column(space: int, step: int) -> int:
    """Give the column of a space: a step's stands at its end."""
    return START_CELLS + space * step - 1 if space else 0


def _stand(drawn: list[Span], here: Sequence[Span], at: int, until: int) -> None:
    """Put markers side by side up to the next ones; where they have no room only the first and a sign for more."""
    room = min(until, len(drawn)) - at
    shown = [*here] if len(here) <= room else [*here[: max(0, room - 1)], Span("+", "strong bold")]
    drawn[at : at + len(shown)] = shown


def _standing(moment: Moment, nation: str, space: int) -> list[Span]:
    """Name the markers on a space by the chips of their seats; those that would come by the letters alone."""
    here = [chip(letter(seat), style(seat)) for seat, at in _influence(moment.view, nation).items() if at == space]
    if moment.before is not None:
        then = _influence(moment.before, nation)
        moved = {letter(seat) for seat, at in _influence(moment.view, nation).items() if then.get(seat, at) != at}
        here = [each._replace(style=f"{each.style} underline") if each.text in moved else each for each in here]
    if moment.after is None:
        return here
    now = _influence(moment.view, nation)
    coming = [seat for seat, at in _influence(moment.after, nation).items() if at == space and now[seat] != at]
    return [*here, *[Span(letter(seat), f"{style(seat)} bold") for seat in coming]]


def _influence(view: Any, nation: str) -> dict[int | str, int]:  # noqa: ANN401 - a view
    """Say where everybody stands on a track."""
    on_tracks = [*view.players, *([view.jean] if view.jean is not None else [])]
    return {each.seat: each.influence[nation] for each in on_tracks}


def _on_board(table: MaracaiboTable) -> Line:
    """Say how many markers of every nation lie on the board, of how many."""
    named: list[tuple[str, str]] = []
    for nation in NATIONS:
        here = markers_on_board(table, nation)
        whole = here + table.state.supply[nation]
        named += [(f"  {nation[0].upper()}", f"{nation} bold"), (f" {here}", "text")]
        named += [(f"/{whole}", "faint")] if not _is_same_for_all(table) else []
    first = table.state.supply[NATIONS[0]] + markers_on_board(table, NATIONS[0])
    return line(("on the board", "faint"), *named, (f" of {first}", "faint") if _is_same_for_all(table) else "")


def _is_same_for_all(table: MaracaiboTable) -> bool:
    return len({table.state.supply[nation] + markers_on_board(table, nation) for nation in NATIONS}) == 1


def moves(moment: Moment) -> bool:
    """Tell whether the highlighted option changes where somebody stands."""
    if moment.after is None:
        return False
    return any(_influence(moment.view, nation) != _influence(moment.after, nation) for nation in NATIONS)
