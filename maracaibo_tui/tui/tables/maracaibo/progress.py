"""How the points of a game grew, turn by turn, for the plot at its end."""

from __future__ import annotations

from collections.abc import Mapping

from maracaibo_tui.games.maracaibo.state import State
from maracaibo_tui.tui.shell.lines import Lines
from maracaibo_tui.tui.shell.pages.plot import Course, plot
from maracaibo_tui.tui.shell.session import Session

_LETTERS = "ABCD"


def draw(session: Session, names: Mapping[int | str, str], cells: int, rows: int) -> Lines:
    """Plot the points of everybody over the turns, with a mark where each round begins."""
    moments = moments_of(session)
    courses = [
        Course(names.get(seat, str(seat).capitalize()), letter, style, [points[seat] for _, points in moments])
        for seat, letter, style in _scorers(session.match.state)
    ]
    rounds = [round_ for round_, _ in moments]
    marks = [(at, f"{round_}") for at, round_ in enumerate(rounds) if round_ and rounds.index(round_) == at]
    return plot(courses, marks, cells, rows)


def moments_of(session: Session) -> list[tuple[int, Mapping[int | str, int]]]:
    """Give the round and everybody's points at the start of each turn, and at the end."""
    states = [step.before for step in session.match.steps]
    turns: dict[tuple[int, int], State] = {}
    for state in states:
        turns.setdefault((state.round, state.turn), state)
    return [(state.round, _points(state)) for state in (*turns.values(), session.match.state)]


def _points(state: State) -> dict[int | str, int]:
    found: dict[int | str, int] = {p.seat: p.vp for p in state.players}
    found.update({automa.seat: automa.vp for automa in (state.jean, state.jacques) if automa is not None})
    return found


def _scorers(state: State) -> list[tuple[int | str, str, str]]:
    seats: list[tuple[int | str, str, str]] = [
        (p.seat, letter, f"seat{p.seat}") for p, letter in zip(state.players, _LETTERS, strict=False)
    ]
    return seats + [(automa.seat, "J", "automa") for automa in (state.jean, state.jacques) if automa is not None]
