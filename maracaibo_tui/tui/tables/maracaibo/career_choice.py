"""The careers to choose from, whole, on the ship board as long as none is chosen."""

from collections.abc import Sequence

from maracaibo_tui.games.maracaibo.box.components import Career
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.words.asked import capital
from maracaibo_tui.games.maracaibo.words.careers import goals, goals_briefly
from maracaibo_tui.tui.screen.lines import Lines, line, wrapped
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.shell.marking import Marks

INDENT = 2


def choosable(printed: Printed, moment: Moment) -> list[Career]:
    """List the careers to choose from while the game is set up; none once one is chosen."""
    p = moment.view.players[moment.seat - 1]
    if moment.view.phase != "setup" or p.career:
        return []
    return [printed.box.careers[each] for each in p.careers if each in printed.box.careers]


def addresses(careers: Sequence[Career]) -> tuple[str, ...]:
    """List the careers by their pages."""
    return tuple(f"career/{each.id}" for each in careers)


def draw(careers: Sequence[Career], marked: Marks, cells: int, rows: int) -> Lines:
    """Draw every task of the careers in a sentence, or with short words where there are few rows.

    Where they are fewer still only the career that is pointed at has its tasks.
    """
    for told in (goals, goals_briefly):
        drawn = [row for each in careers for row in _below(each, told(each), marked, cells)]
        if len(drawn) <= rows:
            return drawn
    pointed = marked.bright | {marked.cursor}
    meant = next((each for each in careers if f"career/{each.id}" in pointed), careers[0])
    few = {each.id: goals_briefly(each) if each is meant else [] for each in careers}
    return [row for each in careers for row in _below(each, few[each.id], marked, cells)][:rows]


def _below(career: Career, tasks: Sequence[str], marked: Marks, cells: int) -> Lines:
    """Draw the tasks of a career below its name."""
    address = f"career/{career.id}"
    name = line(marked.pointer(address), marked.name(address, career.name, "title bold"))
    drawn: Lines = [marked.row(address, name, cells)]
    for task in tasks:
        rows = wrapped(capital(task), cells - INDENT - (2 if len(task) > cells - INDENT else 0))
        drawn += [line(" " * (INDENT if not number else INDENT + 2), *each) for number, each in enumerate(rows)]
    return drawn
