"""Where everything stands at once, the height goes to what has much to say."""

from itertools import combinations

import pytest

from maracaibo_tui.tui.screen.lines import plain
from maracaibo_tui.tui.shell.kit import Area, Moment
from tests.support.seated import TWO, kit, names_at, play, session


@pytest.mark.parametrize("cells,rows", [(200, 54), (200, 60), (240, 70)])
def test_every_part_has_its_place_and_no_two_share_a_cell(cells: int, rows: int) -> None:
    """All parts stand on a large screen, they fill it, and none covers another."""
    areas = kit().plan(cells, rows, "map")
    assert {part.name for part in kit().parts} - {"points"} <= areas.keys()
    assert sum(area.cells * area.rows for area in areas.values()) == cells * rows
    assert not [pair for pair in combinations(areas.values(), 2) if _meet(*pair)]


def _meet(one: Area, other: Area) -> bool:
    across = one.x < other.x + other.cells and other.x < one.x + one.cells
    return across and one.y < other.y + other.rows and other.y < one.y + one.rows


def test_what_comes_next_on_the_way_and_all_that_is_on_offer_has_room() -> None:
    """At 200×60 the next five spaces are told, and offers, ship and captains leave nothing out."""
    areas = kit().plan(200, 60, "map")
    played = play(session(TWO), 60)
    moment = Moment(played.view(), played.viewer, None, (), 0, names_at(played))
    drawn = {name: _drawn(name, moment, areas[name]) for name in ("explorer", "ship", "others", "display")}
    assert areas["explorer"].size[1] - 1 >= 3 + 5 + 1
    assert len({row[1:3] for row in drawn["explorer"][3:8] if row[1:3].strip()}) == 5
    assert not [row for name in ("ship", "others", "display") for row in drawn[name] if "more below" in row]


def _drawn(name: str, moment: Moment, area: Area) -> list[str]:
    cells, rows = area.size
    return [plain(each) for each in kit().draw(name, moment, cells - 2, rows - 1)]


@pytest.mark.parametrize("shown", ["map", "hand", "points", "display", "log", "tracks", "ship"])
@pytest.mark.parametrize(
    "size", [(60, 18), (80, 24), (100, 30), (119, 50), (120, 36), (120, 40), (150, 50), (159, 53), (160, 45), (199, 60)]
)
def test_between_the_sizes_parts_fill_the_screen_as_well(size: tuple[int, int], shown: str) -> None:
    """Every cell belongs to one part, the part asked for is there, and none beside the map is wider than 52."""
    areas = kit().plan(*size, shown)
    assert shown in areas
    assert sum(area.cells * area.rows for area in areas.values()) == size[0] * size[1]
    assert not [pair for pair in combinations(areas.values(), 2) if _meet(*pair)]
    if "map" in areas and len(areas) > 4:
        assert areas["map"].cells >= 80
        assert areas["map"].rows == 23
        assert all(area.cells <= 52 for area in areas.values() if area.gap)
        assert len({area.x for area in areas.values() if area.gap}) == (2 if size[0] >= 160 else 1)


def test_on_a_lower_screen_the_log_gives_way_before_the_question() -> None:
    """At 200×54 ten voyages still have a row each below the question."""
    areas = kit().plan(200, 54, "map")
    assert areas["prompt"].size[1] >= 12
    assert areas["log"].rows >= 4


def test_points_keep_what_they_come_to_in_sight() -> None:
    """Wherever the cursor stands, and however low the part is, the last line is the sum."""
    played = play(session(TWO), 60)
    for at in range(8):
        moment = Moment(played.view(), played.viewer, None, (), 0, names_at(played), cursors={"points": at})
        drawn = [plain(row) for row in kit().draw("points", moment, 58, 8)]
        assert any("if it ended now" in row for row in drawn)
        assert any("►" in row for row in drawn)
