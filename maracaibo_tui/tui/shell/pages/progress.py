"""How the points of a game came together: from what, for its score sheet, and turn by turn, for the plot."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from maracaibo_tui.engine.who import letter, style
from maracaibo_tui.play.referee import Referee
from maracaibo_tui.play.seats import colours
from maracaibo_tui.tui.screen.lines import Lines
from maracaibo_tui.tui.screen.look import dyed
from maracaibo_tui.tui.shell.kit import Kit, Moment, ScoreSheet

from .games import taken_back
from .plot import Course, plot
from .score_lines import ScoreLinesPage


def sheet(kit: Kit, referee: Referee) -> Callable[[int], ScoreSheet]:
    """Give what draws the score sheet of a game that is over; its log is read once."""
    moment = _moment(referee)
    return kit.sheet(moment, moment.heard, (taken_back(referee.reveals_taken_back),))


def lines(kit: Kit, referee: Referee) -> ScoreLinesPage:
    """Make the page on which every line of the score sheet can be opened."""
    moment = _moment(referee)
    called = {each.address: each.called for each in kit.people(moment)}
    return ScoreLinesPage(
        kit.sheet(moment, moment.heard, ()),
        lambda address, cells: kit.thing(address, moment, cells),
        called.__getitem__,
    )


def _moment(referee: Referee) -> Moment:
    heard = tuple([event for _, event in referee.log])
    return Moment(referee.view, referee.seat, None, (), 0, referee.names)._replace(heard=heard)


def draw(referee: Referee, cells: int, rows: int) -> Lines:
    """Plot the points of everybody over the turns, with a mark where each round begins."""
    moments = moments_of(referee)
    courses = [
        Course(referee.names[seat], letter(seat), style(seat), [points[seat] for _, points in moments])
        for seat in moments[-1][1]
    ]
    rounds = [round_ for round_, _ in moments]
    marks = [(at, f"{round_}") for at, round_ in enumerate(rounds) if round_ and rounds.index(round_) == at]
    return dyed(plot(courses, marks, cells, rows), colours(referee.seats))


def moments_of(referee: Referee) -> list[tuple[int, Mapping[int | str, int]]]:
    """Give the round and everybody's points at the start of each turn, and at the end."""
    return [(referee.title.sight.round_of(view), referee.title.sight.standings(view)) for view in referee.turns]
