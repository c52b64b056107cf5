"""Rows that would stay empty tell more: the markers of the nations below the tracks, effects in the hand."""

import pytest

from maracaibo_tui.engine.forms import value_of
from maracaibo_tui.play.session import Session
from maracaibo_tui.tui.screen.lines import plain
from maracaibo_tui.tui.shell.kit import Moment
from tests.support.played import described
from tests.support.seated import asked, kit, names_at, placed, play_to, session

AT_120_BY_40 = (37, 9)
"""The inside of the hand beside map and prompt."""


def _moment(played: Session, at: int = 0) -> Moment:
    view, question = played.view(), played.question
    assert question is not None
    return Moment(view, played.viewer, question, described(view, question), at, names_at(played))


def _rows(part: str, moment: Moment, cells: int, rows: int) -> list[str]:
    return [plain(each) for each in kit().draw(part, kit().as_shown(part, moment), cells, rows)]


@pytest.mark.parametrize("size", [(60, 18), (80, 24), (120, 40), (200, 60)])
def test_markers_on_the_board_and_in_supply_are_told_at_every_size(size: tuple[int, int]) -> None:
    """One row for all of them: how many lie there, of how many."""
    moment = _moment(placed({}))
    area = kit().plan(*size, "tracks", read=True)["tracks"]
    cells, rows = area.size
    drawn = _rows("tracks", moment, cells - 2, rows - 1)
    supply = moment.view.supply["spain"]
    assert any("S 1 " in row and f"of {supply + 1}" in row for row in drawn)
    assert all(len(row) <= cells - 2 for row in drawn)


def test_the_larger_the_part_the_more_of_a_card_is_told() -> None:
    """In a column a card has one row, two, or as many as its sentences need; planned ones give way first."""
    moment = _moment(placed({"players.1.hand": ["A17", "A39", "A01", "A02"], "players.1.planning": []}))
    names = [kit().printed.cards[card].name for card in ("A17", "A39", "A01", "A02")]
    heights = []
    for size in ((37, 5), AT_120_BY_40, (37, 38)):
        rows = _rows("hand", moment, *size)
        assert len(rows) <= size[1]
        assert all(any(name in row for row in rows) for name in names)
        assert not [row for row in rows if len(row) > size[0]]
        heights.append(next(at for at, row in enumerate(rows) if names[1] in row))
    assert heights[:2] == [1, 2]
    assert heights[2] > 3


@pytest.mark.parametrize("size", [(37, 14), (76, 12), (58, 8)])
def test_rows_stand_still_while_one_goes_through_the_cards(size: tuple[int, int]) -> None:
    """Below the cards stands the one that is pointed at in sentences; while all have a row, only weights change."""
    played = play_to(session(), asked("DEC-02"))
    assert played.question is not None
    lists, told = set(), set()
    for at in range(len(played.question.options)):
        moment = _moment(played, at)
        rows = _rows("hand", moment, *size)
        assert len(rows) <= size[1]
        name = kit().printed.cards[value_of(moment.options[at].id)].name
        foot = next(number for number, row in enumerate(rows) if row.startswith(f"▌ {name}"))
        lists.add("\n".join(row.rstrip() for row in rows[:foot]))
        told.add(rows[foot])
    assert len(lists) == 1 or size == (58, 8)
    assert len(told) == len(played.question.options)
