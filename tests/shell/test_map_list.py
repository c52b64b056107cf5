"""On the smallest screen the map is a list in columns: arrows go as it is drawn, and every voyage has its cost."""

import pytest

from maracaibo_tui.tui.screen.lines import plain
from maracaibo_tui.tui.tables.maracaibo.map_list import COLUMNS, listed
from maracaibo_tui.tui.tables.maracaibo.place_pages import places
from tests.support.seated import at_table, in_a_terminal, kit, placed, screen_of

INSIDE = (60, 9)
NAMES = 31
"""Cells of names and kinds in the list."""


@in_a_terminal
async def test_down_and_up_go_to_what_stands_below_and_above() -> None:
    """The cursor goes down its column, on at the top of the next, and back; right and left go over."""
    screen = screen_of(placed({}))
    async with at_table(screen, (60, 18)) as pilot:
        await pilot.press("m")
        first = screen.desk.moment().highlighted
        seen = []
        for key in ("down", "down", "down", "up", "up", "right", "left"):
            await pilot.press(key)
            seen.append(screen.desk.moment().options[screen.desk.moment().highlighted].id)
        assert first == 0
        assert seen == ["sail:2", "sail:3", "sail:4", "sail:3", "sail:2", "sail:9", "sail:1"]


@in_a_terminal
async def test_what_has_nothing_beyond_stays_where_it_is() -> None:
    """Above the first place and left of the first column is nothing to go to."""
    screen = screen_of(placed({}))
    async with at_table(screen, (60, 18)) as pilot:
        await pilot.press("m", "up", "left")
        assert screen.desk.moment().highlighted == 0


def test_every_place_in_reach_has_its_cost_in_the_list() -> None:
    """However long names and marks are, the movement points stand behind them."""
    for ship in ("3", "9", "13"):
        screen = screen_of(placed({"players.1.ship": ship}))
        moment = screen.desk.moment()
        rows = [plain(each) for each in kit().draw("map", moment, *INSIDE)[:-1]]
        for option in moment.options:
            place = option.id.partition(":")[2].partition("@")[0]
            name = kit().printed.locations[place].name
            (entry,) = [half for row in rows for half in (row[:30], row[30:]) if name in half]
            assert "MP" in entry


def test_names_of_places_stand_below_each_other() -> None:
    """Their numbers are set right before them, and a place without one begins where the others do."""
    moment = screen_of(placed({})).desk.moment()
    told = {address.partition("/")[2]: plain(row) for address, row in places(kit().printed, moment, 76)}
    assert {row.index(kit().printed.locations[place].name) for place, row in told.items()} == {4}


def test_nothing_of_a_place_is_cut_beside_emptiness() -> None:
    """What is there begins where ways stand if there is no room behind them and nothing leads there."""
    for ship in ("3", "9", "13"):
        moment = screen_of(placed({"players.1.ship": ship})).desk.moment()
        rows = [plain(row) for _address, row in places(kit().printed, moment, 74)]
        assert not [row for row in rows if "…" in row and " " * 12 in row[NAMES:]]


@pytest.mark.parametrize("ship", ["1", "9", "16", "21a", "22"])
def test_as_many_places_are_listed_as_there_is_room_for(ship: str) -> None:
    """Where few places lie ahead those before them take the rows that are left, in the order of the route."""
    moment = screen_of(placed({"players.1.ship": ship})).desk.moment()
    shown = listed(kit().printed, moment, INSIDE[1])
    order = kit().printed.order
    assert len(shown) == INSIDE[1] * COLUMNS
    assert ship in shown
    assert shown == sorted(shown, key=order.__getitem__)
