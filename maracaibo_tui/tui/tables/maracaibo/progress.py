"""How the points of a game grew, turn by turn, for the plot at its end."""

from __future__ import annotations

from collections.abc import Mapping

from maracaibo_tui.games.maracaibo.state import State
from maracaibo_tui.tui.shell.lines import Lines
from maracaibo_tui.tui.shell.pages.plot import Course, plot
from maracaibo_tui.tui.shell.session import Session

from .captains import called, letter, scorers, style


def draw(session: Session, names: Mapping[int | str, str], cells: int, rows: int) -> Lines:
    """Plot the points of everybody over the turns, with a mark where each round begins."""
    moments = moments_of(session)
    courses = []
    for seat in [each.seat for each in scorers(session.match.state)]:
        grown = [points[seat] for _, points in moments]
        courses.append(Course(called(names, seat), letter(seat), style(seat), grown))
    rounds = [round_ for round_, _ in moments]
    marks = [(at, f"{round_}") for at, round_ in enumerate(rounds) if round_ and rounds.index(round_) == at]
    return plot(courses, marks, cells, rows)


def moments_of(session: Session) -> list[tuple[int, Mapping[int | str, int]]]:
    """Give the round and everybody's points at the start of each turn, and at the end."""
    states = [step.before for step in session.match.steps]
    turns: dict[tuple[int, int], State] = {}
    for state in states:
        turns.setdefault((state.round, state.turn), state)
    ends = (*turns.values(), session.match.state)
    return [(state.round, {each.seat: each.vp for each in scorers(state)}) for state in ends]
