"""Rows that would stay empty tell more: the markers of the nations below the tracks, effects in the hand."""

import pytest

from maracaibo_tui.play.session import Session
from maracaibo_tui.tui.screen.lines import plain
from maracaibo_tui.tui.shell.kit import Moment
from tests.support.played import described
from tests.support.seated import asked, kit, names_at, placed, play_to, session

AT_120_BY_40 = (38, 9)
"""The inside of the hand beside map and prompt."""


def _moment(played: Session, at: int = 0) -> Moment:
    view, question = played.view(), played.question
    assert question is not None
    return Moment(view, played.viewer, question, described(view, question), at, names_at(played))


def _rows(part: str, moment: Moment, cells: int, rows: int) -> list[str]:
    return [plain(each) for each in kit().draw(part, kit().as_shown(part, moment), cells, rows)]


@pytest.mark.parametrize("size", [(60, 18), (80, 24), (120, 40), (200, 60)])
def test_markers_on_the_board_and_in_supply_are_told_at_every_size(size: tuple[int, int]) -> None:
    """A row for each nation where there is room, else one for all of them."""
    moment = _moment(placed({}))
    area = kit().plan(*size, "tracks", read=True)["tracks"]
    rows = _rows("tracks", moment, area.cells - 2, area.rows - 2)
    supply = moment.view.supply["spain"]
    assert any(f"S 1/{supply}" in row for row in rows) or sum(f"{supply} in supply" in row for row in rows) == 3
    assert all(len(row) <= area.cells - 2 for row in rows)


def test_free_rows_of_the_hand_tell_what_cards_do() -> None:
    """While a ship sails no card is pointed at: the first cards that have room are told in full."""
    moment = _moment(placed({"players.1.hand": ["A17", "A39", "A01", "A02"], "players.1.planning": []}))
    rows = _rows("hand", moment, *AT_120_BY_40)
    assert len(rows) == AT_120_BY_40[1]
    assert sum(row.startswith("      ") for row in rows) == AT_120_BY_40[1] - 5
    assert all(kit().printed.cards[card].name in "\n".join(rows) for card in ("A17", "A39", "A01", "A02"))


@pytest.mark.parametrize("size", [(38, 17), (38, 14), (78, 11)])
def test_rows_stand_still_while_one_goes_through_the_cards(size: tuple[int, int]) -> None:
    """Room for the one that is pointed at is kept at the foot; above it only marks change, and some cards are told."""
    played = play_to(session(), asked("DEC-02"))
    assert played.question is not None
    lists, told = set(), set()
    for at in range(len(played.question.options)):
        rows = _rows("hand", _moment(played, at), *size)
        foot = next(number for number, row in enumerate(rows) if row.startswith("►") and "$" not in row)
        lists.add("\n".join(rows[: len(rows) - 5]).replace("►", " "))
        told.add(rows[foot])
    assert len(lists) == 1
    assert len(told) > 1
