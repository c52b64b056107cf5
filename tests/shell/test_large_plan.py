"""Where everything stands at once, the height goes to what has much to say."""

from itertools import combinations

import pytest

from maracaibo_tui.tui.screen.lines import plain
from maracaibo_tui.tui.shell.kit import Area, Moment
from tests.support.seated import TWO, kit, names_at, play, session


@pytest.mark.parametrize("cells,rows", [(190, 54), (200, 60), (240, 70)])
def test_every_part_has_its_place_and_no_two_share_a_cell(cells: int, rows: int) -> None:
    """All parts stand on a large screen, they fill it, and none covers another."""
    areas = kit().plan(cells, rows, "map")
    assert {part.name for part in kit().parts} <= areas.keys()
    assert sum(area.cells * area.rows for area in areas.values()) == cells * rows
    assert not [pair for pair in combinations(areas.values(), 2) if _meet(*pair)]


def _meet(one: Area, other: Area) -> bool:
    across = one.x < other.x + other.cells and other.x < one.x + one.cells
    return across and one.y < other.y + other.rows and other.y < one.y + one.rows


def test_explorer_and_offers_have_room_and_points_no_more_than_they_need() -> None:
    """At 200×60 seven spaces of the way ahead are listed, and even few points leave no more than four rows empty."""
    areas = kit().plan(200, 60, "map")
    played = play(session(TWO), 60)
    moment = Moment(played.view(), played.viewer, None, (), 0, names_at(played))
    drawn = {
        name: [plain(each) for each in kit().draw(name, moment, areas[name].cells - 2, areas[name].rows - 2)]
        for name in ("explorer", "points", "display")
    }
    assert len(drawn["explorer"]) >= 3 + 1 + 7
    assert areas["points"].rows - 2 - len(drawn["points"]) <= 4
    assert areas["display"].rows >= 24
