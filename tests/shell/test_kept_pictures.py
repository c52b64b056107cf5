"""What was drawn last is kept only as long as it would be drawn in the same way."""

from typing import Any

import pytest

from maracaibo_tui.play.session import Session
from maracaibo_tui.tui.screen.lines import Lines, line
from maracaibo_tui.tui.screen.surface import Head
from maracaibo_tui.tui.shell.kept_pictures import KeptPictures
from maracaibo_tui.tui.shell.kit import Area, Moment, Part
from maracaibo_tui.tui.shell.marking import Marks
from maracaibo_tui.tui.tables.maracaibo.card_lines import (
    Shelf,
    Shown,
    full_rows,
    owned_full_rows,
    owned_rows,
    three_rows,
    two_rows,
    whole,
)
from tests.support.played import described, game
from tests.support.seated import ALONE, JEAN, TWO, asked, kit, names_at, play, play_to, referee_of, session, watch

SIZE = (40, 9)


class Counting:
    """A kit that counts what it draws."""

    def __init__(self) -> None:
        """Have drawn nothing."""
        self.drawn = 0

    def as_shown(self, _part: str, moment: Moment) -> Moment:
        """Leave nothing out."""
        return moment

    def draw(self, part: str, _moment: Moment, _cells: int, _rows: int) -> Lines:
        """Draw a part."""
        self.drawn += 1
        return [line(f"{part} {self.drawn}")]


def test_a_part_is_drawn_again_only_where_something_is_another() -> None:
    """The same moment costs nothing; another highlight, view, size or person is drawn anew."""
    played = play(session(ALONE, JEAN), 20)
    drawn, counting = KeptPictures(), Counting()
    kit: Any = counting
    moment = Moment(played.view(), 1, None, (), 0, {1: "Ada"})
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


def test_a_view_is_kept_until_something_is_answered_or_somebody_else_sits_down() -> None:
    """Each answer, each undo and each person gets a view of its own."""
    played = session(TWO)
    played.settle()
    played.pass_keyboard()
    referee = referee_of(played)
    first = referee.view
    assert referee.view is first
    question = played.question
    assert question is not None
    assert played.answer(played.number, question.options[0])
    after = referee.view
    assert after == played.view() != first
    assert played.undo()
    assert referee.view == played.view() == first
    played.viewer = 3 - played.viewer
    assert referee.view == played.view() != first


@pytest.mark.parametrize("cells,rows", [(58, 9), (78, 22), (38, 40)])
def test_what_a_part_does_not_see_changes_nothing_in_it(cells: int, rows: int) -> None:
    """Over a game every part is drawn alike from the whole moment and from what it sees of it, at every option."""
    table = kit()

    def look(played: Session) -> None:
        question, view = played.question, played.view()
        if question is None:
            return
        options = described(view, question)
        for at in {0, len(options) // 2, len(options) - 1}:
            after, turned_up = played.imagined(options[at].id)
            whole = Moment(view, played.viewer, question, options, at, names_at(played), after, turned_up=turned_up)
            for part in table.parts[:-1]:
                moment = whole._replace(cursors={part.name: at, "log": 3}, before=played.before)
                seen = table.draw(part.name, table.as_shown(part.name, moment), cells, rows)
                assert seen == table.draw(part.name, moment, cells, rows), (part.name, options[at].id)

    watch(session(TWO), look, most=120)


def test_another_highlight_draws_only_what_shows_it() -> None:
    """Between two places to sail to nothing but the map is another picture; between two cards nothing but the hand."""
    table = kit()
    for point, changed in (("DEC-04", {"map"}), ("DEC-02", {"hand"})):
        played = play_to(session(ALONE, JEAN), asked(point))
        assert played.question is not None
        options = described(played.view(), played.question)
        moments = [Moment(played.view(), 1, played.question, options, at, names_at(played)) for at in (0, 1)]
        others = [{part.name: table.as_shown(part.name, each) for part in table.parts} for each in moments]
        assert {name for name in others[0] if others[0][name] != others[1][name]} == changed


def test_the_surface_round_the_same_inside_is_kept() -> None:
    """Only another inside, heading or size asks for another surface."""
    drawn, inside, area = KeptPictures(), [line("inside")], Area(0, 0, 20, 5)
    part, head = Part("hand", "cards", "Cards"), Head("Cards")
    first = drawn.laid(part, inside, area, head, is_ruled=False)
    assert drawn.laid(part, inside, area, head, is_ruled=False) is first
    assert drawn.laid(part, inside, area, head._replace(focused=True), is_ruled=False) is not first
    assert drawn.laid(part, [line("inside")], area, head, is_ruled=False) == first
    assert len(drawn.laid(part, inside, area._replace(rows=6), head, is_ruled=False)) == len(first) + 1


@pytest.mark.parametrize("cells", [38, 76])
def test_a_remembered_card_is_the_card_that_would_be_drawn(cells: int) -> None:
    """Over a game every card is drawn from memory as it would be drawn anew, whatever points at it."""
    forms: list[Any] = [two_rows, full_rows, three_rows, owned_rows, owned_full_rows, whole]

    def look(played: Session) -> None:
        p = played.view().players[played.viewer - 1]
        cards = [*p.hand, *p.planning, *p.tableau][:6]
        for pointed in ("", *cards[:2]):
            for is_cursor in (True, False):
                marks = Marks(frozenset() if is_cursor else frozenset({f"card/{pointed}"}), f"card/{pointed}")
                shelf = Shelf(game().printed, p, marks)
                for form in forms:
                    for card in cards:
                        shown = Shown(card, p.doubloons % 5, p.doubloons > 5)
                        assert form(shelf, shown, cells) == form.__wrapped__(shelf, shown, cells)

    watch(session(TWO), look, most=40)
