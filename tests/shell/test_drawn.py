"""What was drawn last is kept only as long as it would be drawn in the same way."""

from typing import Any

from maracaibo_tui.tui.shell.drawn import Drawn
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.shell.lines import Lines, line
from tests.support.seated import ALONE, JEAN, TWO, play, session

SIZE = (40, 9)


class Counting:
    """A kit that counts what it draws."""

    def __init__(self) -> None:
        """Have drawn nothing."""
        self.drawn = 0

    def draw(self, part: str, _moment: Moment, _cells: int, _rows: int) -> Lines:
        """Draw a part."""
        self.drawn += 1
        return [line(f"{part} {self.drawn}")]


def test_a_part_is_drawn_again_only_where_something_is_another() -> None:
    """The same moment costs nothing; another highlight, view, size or person is drawn anew."""
    played = play(session(ALONE, JEAN), 20)
    drawn, counting = Drawn(), Counting()
    kit: Any = counting
    moment = Moment(drawn.view(played, None), 1, None, (), 0, {1: "Ada"})
    for changed, size, expected in [
        (moment, SIZE, 1),
        (moment._replace(names={1: "Ada"}), SIZE, 1),
        (moment._replace(highlighted=1), SIZE, 2),
        (moment._replace(highlighted=1), (41, 9), 3),
        (moment._replace(cursors={"hand": 1}), (41, 9), 4),
        (moment._replace(view=played.view()), (41, 9), 5),
        (moment._replace(after=played.view()), (41, 9), 6),
    ]:
        drawn.part(kit, "hand", changed, size)
        assert counting.drawn == expected
    drawn.forget()
    drawn.part(kit, "hand", moment._replace(after=None), (41, 9))
    assert counting.drawn == 7


def test_a_view_is_kept_until_something_is_answered_or_somebody_else_sits_down() -> None:
    """Each answer, each undo and each person gets a view of its own, and the past one of the past."""
    played = session(TWO)
    played.settle()
    played.pass_keyboard()
    drawn = Drawn()
    first = drawn.view(played, None)
    assert drawn.view(played, None) is first
    past = drawn.view(played, played.referee.copy(played.match.state))
    assert past is not first
    question = played.question
    assert question is not None
    assert played.answer(played.number, question.options[0])
    after = drawn.view(played, None)
    assert after == played.view() != first
    assert played.undo()
    assert drawn.view(played, None) == played.view() == first
    played.viewer = 3 - played.viewer
    assert drawn.view(played, None) == played.view() != first
