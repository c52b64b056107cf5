"""The explorer track: both branches of every fork, rivers, everybody on it, and what the next spaces bring."""

from __future__ import annotations

from functools import lru_cache

from maracaibo_tui.engine.forms import taken_apart
from maracaibo_tui.engine.who import letter, style
from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.games.pirates.box.track import FIRST, Track
from maracaibo_tui.games.pirates.rules.possessions import explore_steps
from maracaibo_tui.games.pirates.rules.track import reachable, track_of
from maracaibo_tui.games.pirates.state.sight import scorers
from maracaibo_tui.games.pirates.words.marks import marks as signs
from maracaibo_tui.games.pirates.words.things import explorer_text
from maracaibo_tui.tui.screen.lines import DIGITS, Lines, Span, line
from maracaibo_tui.tui.screen.surface import chip
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.shell.marking import Marks
from maracaibo_tui.tui.shell.told_rows import Row, listed

from .seen import marks, own, table_of
from .telling import forms

WAY_ROWS, TRUNK = 3, 1
"""Rows of the way itself, and the one where it has one branch only."""
_MOST_APART, _START = 3, 3
"""Columns from one space to the next, and those left at both ends for several explorers side by side."""
_CORNERS = {(True, True): "┌", (True, False): "└", (False, True): "┐", (False, False): "┘"}
"""Where a branch leaves the trunk or meets it again, above or below it."""


def addresses(printed: Printed, moment: Moment) -> tuple[str, ...]:
    """List the spaces ahead of the own explorer by their pages, those of both branches of a fork."""
    track = track_of(table_of(printed, moment))
    reached, seen = [own(moment).explorer], dict[str, None]()
    while reached:
        reached = list(dict.fromkeys(way for each in reached for way in track.ways(each) if way not in seen))
        seen.update(dict.fromkeys(reached))
    return tuple([f"space/{space}" for space in seen])


def draw(printed: Printed, moment: Moment, cells: int, rows: int) -> Lines:
    """Draw the way, then what the spaces ahead bring."""
    found = addresses(printed, moment)
    marked = marks(printed, moment, "explorer", found)
    way = _way(printed, moment, marked, cells)
    ahead = [_ahead(printed, moment, marked, address) for address in found]
    return [*way, *listed(ahead, marked, cells, max(1, rows - len(way)))][:rows]


def _way(printed: Printed, moment: Moment, marked: Marks, cells: int) -> Lines:
    """Draw spaces on a line, rivers before those that lie across one, and everybody where they stand."""
    track = track_of(table_of(printed, moment))
    spots = _spots(track)
    longest = max(column for column, _ in spots.values()) + 1
    wide = max(1, min(_MOST_APART, (cells - 2 * _START) // longest))
    grid = [[Span(" ")] * (longest * wide + 2 * _START) for _ in range(WAY_ROWS)]
    for space, ways in track.after.items():
        for each in ways:
            _lead(grid, spots[space], spots[each], wide)
    for space, (column, row) in spots.items():
        grid[row][column * wide + _START] = _sign(track, marked, space)
        if space in track.river and column:
            # Where spaces stand close together the first one beyond a river gives way to it.
            at = column * wide + _START - (wide > 1)
            grid[row][at] = Span("~", "points bold") if grid[row][at].text not in "►•" else grid[row][at]
    for space, (column, row) in spots.items():
        here = [each.seat for each in scorers(moment.view) if each.explorer == space]
        for at, seat in enumerate(here):
            # Only on the first space and the last there may be several: side by side, the first one nearest to the way.
            x = column * wide + (at if space != FIRST else -at)
            grid[row][x + _START] = chip(letter(seat), style(seat))
    for space, number in _keys(moment).items():
        column, row = spots[space]
        if grid[row][column * wide + _START].text in "·►•●":
            grid[row][column * wide + _START] = Span(f"{number}", "accent bold")
    return [tuple(each[:cells]) for each in grid]


def _keys(moment: Moment) -> dict[str, int]:
    """Give the keys of the options that lead to spaces: they stand on the way in place of its dots."""
    if moment.question is None or moment.question.point != "DEC-P40":
        return {}
    forms = {at: taken_apart(option.id) for at, option in enumerate(moment.options)}
    found = {form.values[0]: moment.number(at) for at, form in forms.items() if form.word == "explore"}
    return {space: number for space, number in found.items() if number <= DIGITS}


def _lead(grid: list[list[Span]], begin: tuple[int, int], end: tuple[int, int], wide: int) -> None:
    """Draw the line from a space to the next: a branch leaves the trunk, and comes back to it, before a space."""
    (left, row), (right, to) = begin, end
    turn = right * wide + _START - 1
    for column in range(left * wide + _START + 1, right * wide + _START):
        if row == to or column < turn:
            grid[row][column] = Span("─", "rule")
    if row != to and wide > 1:
        is_forking = row == TRUNK
        grid[TRUNK][turn] = Span("┤" if is_forking else "├", "rule")
        branch = to if is_forking else row
        grid[branch][turn] = Span(_CORNERS[is_forking, branch < TRUNK], "rule")


def _sign(track: Track, marked: Marks, space: str) -> Span:
    """Draw a space; the first and the last are rings and discs."""
    address = f"space/{space}"
    if address in {*marked.bright, marked.cursor}:
        return Span("►", "key bold") if address == marked.cursor else Span("•", "accent bold")
    if space == FIRST:
        return Span("○", "text")
    return Span("●", "points bold") if space == track.last else Span("·", "text")


@lru_cache(maxsize=4)
def _spots(track: Track) -> dict[str, tuple[int, int]]:
    """Put every space in the column of its longest way, and branches above and below the trunk."""
    most = track.length.get(FIRST, 0)
    columns = {space: most - far for space, far in track.length.items()}
    rows = {FIRST: TRUNK}
    for space in sorted(track.length, key=lambda each: columns[each]):
        for each in track.ways(space):
            branch = getattr(track.spaces[each], "branch", None)
            comes_back = sum(each in ways for ways in track.after.values()) > 1
            if branch is not None:
                rows[each] = 0 if branch == "upper" else WAY_ROWS - 1
            else:
                rows[each] = TRUNK if comes_back else rows.get(space, TRUNK)
    # Of a shorter branch the spaces stand close behind the fork.
    for space in sorted(track.length, key=lambda each: columns[each]):
        before = [each for each, ways in track.after.items() if space in ways]
        if before:
            columns[space] = max(columns[each] for each in before) + 1
    return {space: (columns[space], rows[space]) for space in columns}


def _ahead(printed: Printed, moment: Moment, marked: Marks, address: str) -> Row:
    """Say what a space brings; those in reach of one step more than none are bold."""
    space = address.partition("/")[2]
    track = track_of(table_of(printed, moment))
    found = track.spaces[space]
    river = "~" if space in track.river else " "
    branch = f" {found.branch}" if found.branch else ""
    here = [each.seat for each in scorers(moment.view) if each.explorer == space]
    ink = "strong bold" if space in _reach(printed, moment) else "text"
    chips = [span for seat in here for span in (" ", chip(letter(seat), style(seat)))]
    head = line((river, "points bold"), marked.name(address, f"{space:<4}", ink), (branch, "faint"), *chips)
    return Row(address, head, forms(explorer_text(found), signs(found.effects)), (), ink.partition(" ")[0])


def _reach(printed: Printed, moment: Moment) -> dict[str, tuple[str, ...]]:
    """Give the spaces that the Explore going on reaches; nothing where none is."""
    steps = next((each.steps for each in reversed(moment.view.agenda) if hasattr(each, "steps")), 0)
    return reachable(table_of(printed, moment), own(moment), steps) if steps else {}


def note(printed: Printed, moment: Moment) -> str:
    """Say how many rivers are crossed, and how much further every Explore goes."""
    p = own(moment)
    more = explore_steps(table_of(printed, moment), p)
    return f"rivers {len(p.rivers)}" + (f" · Explore +{more}" if more else "")
