"""The explorer track: both branches of every fork, barriers, quests, and everybody on it."""

from collections.abc import Sequence
from functools import lru_cache

from maracaibo_tui.engine.who import letter, style
from maracaibo_tui.games.maracaibo.box.components import START
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.state.sight import scorers
from maracaibo_tui.games.maracaibo.words.cards import quest_text
from maracaibo_tui.games.maracaibo.words.effects import effects_text
from maracaibo_tui.tui.screen.lines import Line, Lines, Span, line, wrapped
from maracaibo_tui.tui.screen.surface import chip
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.shell.marking import Marks

from .marks import marks
from .short_words import SHORTEST, shortened

WAY_ROWS = 3
"""Rows of the way itself."""
MOST_APART = 3
"""Columns from one space to the next, at most."""
TRUNK = 1
"""The row of the way where it has one branch only."""
BARRIER = "╷┼╵"
_CORNERS = {(True, True): "┌", (True, False): "└", (False, True): "┐", (False, False): "┘"}
"""Where a branch leaves the trunk or meets it again, above or below it."""
NUMBER_CELLS = 3
_SHORT = {"upper": "up", "lower": "low"}


def draw(printed: Printed, moment: Moment, cells: int, rows: int) -> Lines:
    """Draw the way, then what the next spaces bring."""
    marked = marks(printed, moment, "explorer", addresses(printed, moment))
    way = _way(printed, moment, marked, cells)
    return [*way, *_ahead(printed, moment, marked, cells)][:rows]


def _way(printed: Printed, moment: Moment, marked: Marks, cells: int) -> Lines:
    """Draw spaces on a line, barriers across it, and everybody where they stand."""
    places = _places(printed)
    longest = max(column for column, _row in places.values()) + 1
    wide = max(1, min(MOST_APART, cells // longest))
    grid = [[Span(" ")] * (longest * wide) for _row in range(WAY_ROWS)]
    for space, ways in printed.explorer_next.items():
        for each in ways:
            _lead(grid, places[space], places[each], wide)
    for space, (column, row) in places.items():
        grid[row][column * wide] = _sign(printed, moment, marked, space)
        if space != START and printed.spaces[space].barrier is not None:
            for at, sign in enumerate(BARRIER):
                grid[at][column * wide + 1] = Span(sign, "accent")
    for space, (column, row) in places.items():
        here = [each.seat for each in scorers(moment.view) if each.explorer == space]
        _stand(grid, here, column * wide, row)
    return [tuple(each) for each in grid]


def _lead(grid: list[list[Span]], begin: tuple[int, int], end: tuple[int, int], wide: int) -> None:
    """Draw the line from a space to the next: a branch leaves the trunk, and comes back to it, just before a space."""
    (left, row), (right, to) = begin, end
    turn = right * wide - 1
    for column in range(left * wide + 1, right * wide):
        if row == to or column < turn:
            grid[row][column] = Span("─", "rule")
    if row != to:
        is_forking = row == TRUNK
        grid[TRUNK][turn] = Span("┤" if is_forking else "├", "rule")
        branch = to if is_forking else row
        grid[branch][turn] = Span(_CORNERS[is_forking, branch < TRUNK], "rule")


def _stand(grid: list[list[Span]], here: Sequence[int | str], column: int, row: int) -> None:
    """Put those who stand on a space one above the other, the first on it; a sign says that there are more."""
    free = [at for at in (row, row - 1, row + 1) if 0 <= at < WAY_ROWS and (at == row or grid[at][column].text == " ")]
    for at, seat in zip(free, here, strict=False):
        grid[at][column] = chip(letter(seat), style(seat))
    if len(here) > len(free):
        grid[free[-1]][column] = Span("+", "strong bold")


def _sign(printed: Printed, moment: Moment, marked: Marks, space: str) -> Span:
    """Draw a space: its quest, that it can be taken no more, or that it is there."""
    sign, usual = "·", "text"
    if space == START:
        sign = "○"
    elif space == printed.last_space:
        sign, usual = "●", "points bold"
    elif printed.spaces[space].quest:
        sign, usual = ("?", "points bold") if space in moment.view.track_quests else ("·", "faint")
    address = f"space/{space}"
    if address in {*marked.bright, marked.cursor}:
        return Span("►", "key bold") if address == marked.cursor else Span("•", "accent bold")
    return Span(sign, usual)


@lru_cache(maxsize=2)
def _places(printed: Printed) -> dict[str, tuple[int, int]]:
    """Put every space in the column of its longest way and a branch above or below the trunk."""
    columns, rows = {START: 0}, {START: TRUNK}
    for space in sorted(printed.spaces.values(), key=lambda each: each.index):
        before = [each for each, ways in printed.explorer_next.items() if space.id in ways]
        turns = len(before) > 1 or any(len(printed.explorer_next[each]) > 1 for each in before)
        columns[space.id] = max(columns[each] + _gap(printed, each) for each in before) + turns
        if space.branch is not None:
            rows[space.id] = 0 if space.branch == "upper" else 2
        else:
            rows[space.id] = (
                rows[before[0]] if len(before) == 1 and len(printed.explorer_next[before[0]]) == 1 else TRUNK
            )
    return {space: (columns[space], rows[space]) for space in columns}


def _gap(printed: Printed, space: str) -> int:
    """Leave a cell for the barrier behind a space."""
    return 2 if space != START and printed.spaces[space].barrier else 1


def addresses(printed: Printed, moment: Moment) -> tuple[str, ...]:
    """List the spaces ahead of the own explorer by their pages, those of both branches of a fork."""
    reached = [moment.view.players[moment.seat - 1].explorer]
    seen: dict[str, None] = {}
    while reached:
        reached = list(dict.fromkeys(way for each in reached for way in printed.explorer_next[each] if way not in seen))
        seen.update(dict.fromkeys(reached))
    return tuple(f"space/{space}" for space in seen)


def _ahead(printed: Printed, moment: Moment, marked: Marks, cells: int) -> Lines:
    """Name the next spaces and what they bring."""
    found = addresses(printed, moment)
    return [row for address in found for row in _space(printed, moment, marked, address, cells)]


def _space(printed: Printed, moment: Moment, marked: Marks, address: str, cells: int) -> Lines:
    """Say what a space brings; where it has no room in a row it goes on in the next."""
    found = printed.spaces[address.partition("/")[2]]
    branch = f" {_SHORT[found.branch]}" if found.branch else ""
    number = marked.name(address, f"{found.index:>{NUMBER_CELLS - 1}}{branch}", "faint")
    head: Line = line(marked.pointer(address), number, "  ")
    text, room = _brings(printed, moment, found.id), cells - NUMBER_CELLS - 2 - len(branch)
    forms = [shortened(text, level) for level in range(SHORTEST)]
    first, *rest = wrapped(next((each for each in forms if len(each) <= room), forms[0]), room)
    ink = "points" if found.quest else "text"
    is_lit = address in {*marked.bright, marked.cursor}
    rows = [(*head, *first), *[line(" " * (cells - room), *each) for each in rest]]
    shown = [(*row[:-1], Span(row[-1].text, "strong bold" if is_lit else ink)) for row in rows]
    return [marked.row(address, row, cells) for row in shown]


def _brings(printed: Printed, moment: Moment, space: str) -> str:
    found = printed.spaces[space]
    if space == printed.last_space:
        return f"end: {'/'.join(map(str, printed.scoring.track_end))} VP, 1 village action"
    text = effects_text(found.reward)
    if found.quest:
        quest = moment.view.track_quests.get(space)
        text = f"quest: {quest_text(printed.box.quests[quest])}" if quest else "quest taken, jumped over"
    return text + (f", then the {found.barrier} barrier" if found.barrier else "")
