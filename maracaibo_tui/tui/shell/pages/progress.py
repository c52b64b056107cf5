"""How the points of a game came together: from what, for its score sheet, and turn by turn, for the plot."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from maracaibo_tui.engine.who import letter, style
from maracaibo_tui.play.referee import Referee
from maracaibo_tui.play.seats import colours
from maracaibo_tui.tui.screen.lines import Lines
from maracaibo_tui.tui.screen.look import dyed
from maracaibo_tui.tui.shell.kit import Kit, Moment, Result

from .games import taken_back
from .plot import Course, plot
from .score_lines import ScoreLinePage


def result(kit: Kit, referee: Referee) -> Result:
    """Say what a game that is over came to."""
    moment = _moment(referee)
    return kit.result(moment, moment.heard, (taken_back(referee.reveals_taken_back),))


def opened(kit: Kit, referee: Referee, result: Result, at: int) -> ScoreLinePage:
    """Make the page of a row of the score sheet."""
    moment = _moment(referee)
    called = {each.address: each.called for each in kit.people(moment)}
    return ScoreLinePage(
        [row.opens for row in result.rows],
        at,
        lambda address, cells: kit.thing(address, moment, cells),
        called.__getitem__,
    )


def _moment(referee: Referee) -> Moment:
    heard = tuple([event for _, event in referee.log])
    return Moment(referee.view, referee.seat, None, (), 0, referee.names)._replace(heard=heard)


def draw(kit: Kit, referee: Referee) -> Callable[[int, int], Lines]:
    """Give what plots the points everybody would have had after each turn, with a line where each round begins."""
    moments: list[tuple[int, Mapping[int | str, int]]] = []

    def drawn(cells: int, rows: int) -> Lines:
        # Counted when it is first looked at, and then no more.
        moments.extend(moments_of(kit, referee) if not moments else [])
        courses = [
            Course(referee.names[seat], letter(seat), style(seat), [points[seat] for _, points in moments])
            for seat in moments[-1][1]
        ]
        rounds = [round_ for round_, _ in moments]
        marks = [(at, f"{round_}") for at, round_ in enumerate(rounds) if round_ and rounds.index(round_) == at]
        return dyed(plot(courses, marks, cells, rows), colours(referee.seats))

    return drawn


def moments_of(kit: Kit, referee: Referee) -> list[tuple[int, Mapping[int | str, int]]]:
    """Give the round and what everybody would have if the game ended, at the start of each turn and at the end."""
    return [(referee.title.sight.round_of(view), kit.if_ended(view)) for view in referee.turns]
