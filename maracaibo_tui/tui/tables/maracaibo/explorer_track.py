"""The explorer track: both branches of every fork, barriers, quests, and everybody on it."""

from functools import lru_cache

from maracaibo_tui.engine import who
from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.who import letter
from maracaibo_tui.games.maracaibo.advice.lights import lit
from maracaibo_tui.games.maracaibo.box.components import START
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.rules.exploration import extra_steps
from maracaibo_tui.games.maracaibo.state.sight import scorers
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable
from maracaibo_tui.games.maracaibo.words.cards import quest_text
from maracaibo_tui.games.maracaibo.words.effects import effects_text
from maracaibo_tui.tui.screen.canvas import Canvas
from maracaibo_tui.tui.screen.lines import Lines, cut, line
from maracaibo_tui.tui.shell.kit import Moment

BARRIER = "║"
ROOMY = 60
"""Cells from which barriers are called so."""


def draw(printed: Printed, moment: Moment, cells: int, rows: int) -> Lines:
    """Draw the track, then what the next spaces bring."""
    canvas = Canvas(cells, 3)
    wide = 2 if cells >= 2 * _longest(printed) else 1
    bright = lit(printed, moment) | {moment.under_cursor("explorer", addresses(printed, moment))}
    for space, (column, row) in _places(printed).items():
        _space(printed, moment, canvas, (space, column * wide, row), is_lit=f"space/{space}" in bright)
    return [*canvas.lines(), *_ahead(printed, moment, cells, rows - 3)]


def _longest(printed: Printed) -> int:
    return max(column for column, _row in _places(printed).values()) + 2


@lru_cache(maxsize=2)
def _places(printed: Printed) -> dict[str, tuple[int, int]]:
    """Put every space in the column of its longest way and a branch above or below the trunk."""
    columns, rows = {START: 0}, {START: 1}
    for space in sorted(printed.spaces.values(), key=lambda each: each.index):
        before = [each for each, ways in printed.explorer_next.items() if space.id in ways]
        columns[space.id] = max(columns[each] + _gap(printed, each) for each in before)
        if space.branch is not None:
            rows[space.id] = 0 if space.branch == "upper" else 2
        else:
            rows[space.id] = rows[before[0]] if len(before) == 1 and len(printed.explorer_next[before[0]]) == 1 else 1
    return {space: (columns[space], rows[space]) for space in columns}


def _gap(printed: Printed, space: str) -> int:
    """Leave a cell for the barrier behind a space."""
    return 2 if space != START and printed.spaces[space].barrier else 1


def _space(printed: Printed, moment: Moment, canvas: Canvas, at: tuple[str, int, int], *, is_lit: bool) -> None:
    space, x, y = at
    mark, style = "·", "route"
    if space == START:
        mark, style = "◊", "home"
    elif space == printed.last_space:
        mark, style = "■", "points strong"
    elif printed.spaces[space].quest:
        mark, style = ("?", "points strong") if space in moment.view.track_quests else ("×", "faint")
    here = [each.seat for each in scorers(moment.view) if each.explorer == space]
    if len(here) == 1:
        mark, style = letter(here[0]), f"{who.style(here[0])} strong"
    elif here:
        mark, style = str(len(here)), "strong"
    canvas.put(x, y, "►" if is_lit else mark, "cursor" if is_lit else style)
    if space != START and printed.spaces[space].barrier is not None:
        canvas.put(x + 1, y, BARRIER, "warn")


def addresses(printed: Printed, moment: Moment) -> tuple[str, ...]:
    """List the spaces ahead of the own explorer by their pages, those of both branches of a fork."""
    reached = [moment.view.players[moment.seat - 1].explorer]
    seen: dict[str, None] = {}
    while reached:
        reached = list(dict.fromkeys(way for each in reached for way in printed.explorer_next[each] if way not in seen))
        seen.update(dict.fromkeys(reached))
    return tuple(f"space/{space}" for space in seen)


def _ahead(printed: Printed, moment: Moment, cells: int, rows: int) -> Lines:
    """Name the next spaces and what they bring."""
    p = moment.view.players[moment.seat - 1]
    table: MaracaiboTable = Table(moment.view, printed)
    index = 0 if p.explorer == START else printed.spaces[p.explorer].index
    more = extra_steps(table, p)
    told = [f"you are on {index}" + (f", +{more} to every move" if more else ""), _barriers(printed, cells)]
    lines = [line((f" {' · '.join(told)}", "faint"))]
    found = addresses(printed, moment)
    pointed_at = moment.under_cursor("explorer", found)
    for address in found:
        space = address.partition("/")[2]
        mark, style = ("►", "cursor") if address == pointed_at else (" ", "key")
        lines.append(line((f"{mark}{_name(printed, space):<10}", style), _brings(printed, moment, space)))
    return [cut(each, cells) for each in lines[: max(0, rows)]]


def _barriers(printed: Printed, cells: int) -> str:
    """Name the barriers in the order in which they are crossed."""
    crossed = [space.barrier for space in sorted(printed.spaces.values(), key=lambda each: each.index) if space.barrier]
    return f"{BARRIER} {'barriers: ' if cells >= ROOMY else ''}{', '.join(dict.fromkeys(crossed))}"


def _name(printed: Printed, space: str) -> str:
    found = printed.spaces[space]
    return f"{found.index} {found.branch or ''}".strip()


def _brings(printed: Printed, moment: Moment, space: str) -> str:
    found = printed.spaces[space]
    if space == printed.last_space:
        return f"end: {'/'.join(map(str, printed.scoring.track_end))} VP, 1 village action"
    text = effects_text(found.reward)
    if found.quest:
        quest = moment.view.track_quests.get(space)
        text = f"quest: {quest_text(printed.box.quests[quest])}" if quest else "quest taken, jumped over"
    return text + (f"; then the {found.barrier} barrier" if found.barrier else "")
