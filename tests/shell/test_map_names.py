"""Names on the map, where room is scarce, and the ground beneath them."""

from itertools import pairwise

import pytest

from maracaibo_tui.tui.screen.canvas import Canvas
from maracaibo_tui.tui.tables.maracaibo.coast import ground
from maracaibo_tui.tui.tables.maracaibo.place_tags import shortened
from maracaibo_tui.tui.tables.maracaibo.route_map import LEAST_ROWS, NEAR, spots_of
from tests.support.seated import kit


@pytest.mark.parametrize(
    "name, room, shown",
    [
        ("Santiago de Cuba", 16, "Santiago de Cuba"),
        ("Santiago de Cuba", 15, "Santiago"),
        ("Puerto Cabezas", 13, "P. Cabezas"),
        ("Maracaibo", 8, "Maracai."),
        ("Maracaibo", 3, ""),
    ],
)
def test_a_name_without_room_is_shortened_as_people_do(name: str, room: int, shown: str) -> None:
    """A long name becomes its first word or initials, then a beginning with a full stop, and no torn word."""
    assert shortened(name, room) == shown


def test_what_is_written_stands_on_the_ground_where_it_begins() -> None:
    """A label on the map takes over the tint of land or water under its first cell: no coast parts a word."""
    canvas = Canvas(4, 1, (("land", "land", "water", "water"),))
    canvas.put(1, 0, "ab", "city")
    assert [(span.text, span.style) for span in canvas.lines()[0]] == [
        (" ", "land"),
        ("ab", "city land"),
        (" ", "water"),
    ]


@pytest.mark.parametrize("cells, rows", [(78, 10), (78, 19), (118, 34), (40, 9), (1, 1)])
def test_the_ground_fills_the_map_at_every_size(cells: int, rows: int) -> None:
    """Every cell of a map of any size has land or water beneath it."""
    beneath = ground(cells, rows, cells / 78)
    assert [len(row) for row in beneath] == [cells] * rows
    assert {style for row in beneath for style in row} <= {"land", "water"}


@pytest.mark.parametrize("legacy", [(), ("L4", "L7")])
def test_no_two_places_begin_beside_each_other(legacy: tuple[str, ...]) -> None:
    """However high the map is, every place has a row of its own or room for its number and name."""
    for rows in range(LEAST_ROWS, 60):
        spots = sorted((y, x) for x, y in spots_of(kit().printed, legacy, 78, rows).values())
        assert all(one[0] != next_[0] or next_[1] - one[1] >= NEAR for one, next_ in pairwise(spots)), rows
