"""The careers to choose from, whole, on the ship board as long as none is chosen."""

from collections.abc import Container, Sequence

from maracaibo_tui.games.maracaibo.box.components import Career
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.words.asked import capital
from maracaibo_tui.games.maracaibo.words.careers import goals, goals_briefly
from maracaibo_tui.tui.screen.lines import Line, Lines, line, wrapped
from maracaibo_tui.tui.shell.kit import Moment

INDENT = 2
_HEAD = "Careers: you will keep one of these."


def choosable(printed: Printed, moment: Moment) -> list[Career]:
    """List the careers to choose from while the game is set up; none once one is chosen."""
    p = moment.view.players[moment.seat - 1]
    if moment.view.phase != "setup" or p.career:
        return []
    return [printed.box.careers[each] for each in p.careers if each in printed.box.careers]


def addresses(careers: Sequence[Career]) -> tuple[str, ...]:
    """List the careers by their pages."""
    return tuple(f"career/{each.id}" for each in careers)


def draw(careers: Sequence[Career], bright: Container[str], cells: int, rows: int) -> Lines:
    """Draw every task of the careers in a sentence, or with short words where there are few rows.

    Where they are fewer still only the career that is pointed at has its tasks.
    """
    head = line((f" {_HEAD}", "faint"))
    for told in (goals, goals_briefly):
        drawn = [row for each in careers for row in _below(each, told(each), bright, cells)]
        if len(drawn) <= rows:
            return [head, *drawn] if len(drawn) < rows else drawn
    meant = next((each for each in careers if f"career/{each.id}" in bright), careers[0])
    few = {each.id: goals_briefly(each) if each is meant else [] for each in careers}
    return [row for each in careers for row in _below(each, few[each.id], bright, cells)][:rows]


def _below(career: Career, tasks: Sequence[str], bright: Container[str], cells: int) -> Lines:
    """Draw the tasks of a career below its name."""
    drawn: Lines = [_name(career, bright)]
    for task in tasks:
        rows = wrapped(capital(task), cells - INDENT - (2 if len(task) > cells - INDENT else 0))
        drawn += [line(" " * (INDENT if not number else INDENT + 2), *each) for number, each in enumerate(rows)]
    return drawn


def _name(career: Career, bright: Container[str]) -> Line:
    at = f"career/{career.id}" in bright
    return line(("►" if at else " ", "key"), (career.name, "cursor" if at else "title"))
