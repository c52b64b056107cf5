"""How the points of a game came together: from what, for its score sheet, and turn by turn, for the plot."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from maracaibo_tui.games.maracaibo.state.position import State
from maracaibo_tui.play.seats import colours
from maracaibo_tui.play.session import Session
from maracaibo_tui.tui.screen.lines import Lines
from maracaibo_tui.tui.screen.look import dyed
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.shell.pages.games import taken_back
from maracaibo_tui.tui.shell.pages.plot import Course, plot
from maracaibo_tui.tui.shell.pages.table import Table
from maracaibo_tui.tui.shell.setup import Sitting

from .captains import called, letter, scorers, style
from .points import table
from .sources import before_the_end


def sheet(sitting: Sitting, moment: Moment) -> Callable[[int], Table]:
    """Give what draws the score sheet of a game that is over; its log and its file are read once."""
    session = sitting.session
    sources, note = before_the_end(session), taken_back(sitting.saving.header(session))
    return lambda cells: table(moment, cells, sources, (note,))


def draw(session: Session, names: Mapping[int | str, str], cells: int, rows: int) -> Lines:
    """Plot the points of everybody over the turns, with a mark where each round begins."""
    moments = moments_of(session)
    courses = []
    for seat in [each.seat for each in scorers(session.match.state)]:
        grown = [points[seat] for _, points in moments]
        courses.append(Course(called(names, seat), letter(seat), style(seat), grown))
    rounds = [round_ for round_, _ in moments]
    marks = [(at, f"{round_}") for at, round_ in enumerate(rounds) if round_ and rounds.index(round_) == at]
    return dyed(plot(courses, marks, cells, rows), colours(session.seats))


def moments_of(session: Session) -> list[tuple[int, Mapping[int | str, int]]]:
    """Give the round and everybody's points at the start of each turn, and at the end."""
    states = [step.before for step in session.match.steps]
    turns: dict[tuple[int, int], State] = {}
    for state in states:
        turns.setdefault((state.round, state.turn), state)
    ends = (*turns.values(), session.match.state)
    return [(state.round, {each.seat: each.vp for each in scorers(state)}) for state in ends]
