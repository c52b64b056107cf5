"""Ship, tracks and explorer have cursors as hand and offers have: arrows move them, Enter reads, the question waits."""

import asyncio

import pytest

from tests.support.seated import at_table, in_a_terminal, placed, screen_of, session_of, shown


@pytest.mark.parametrize("size", [(60, 18), (80, 24), (120, 40), (200, 60)], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("key,heading", [("s", "Chart Room"), ("t", "Spain"), ("x", "Explorer space 2"), ("o", "Ben")])
def test_enter_reads_what_the_cursor_stands_on(key: str, heading: str, size: tuple[int, int]) -> None:
    """Behind the key of a part one arrow leads to its second thing, and Enter opens the page of that."""

    async def read() -> None:
        screen = screen_of(placed({}))
        async with at_table(screen, size) as pilot:
            number, at = session_of(screen).number, screen.desk.moment().highlighted
            await pilot.press(key)
            assert "Enter read" in shown(pilot)
            await pilot.press("down", "enter")
            assert screen.desk.seen.overlays[-1].heading == heading
            assert (session_of(screen).number, screen.desk.moment().highlighted) == (number, at)

    asyncio.run(read())


@in_a_terminal
async def test_a_cursor_reached_by_tab_reads_as_well() -> None:
    """Whichever way a part got the focus, Enter answers nothing while its cursor stands on something."""
    screen = screen_of(placed({}))
    async with at_table(screen, (120, 40)) as pilot:
        number = session_of(screen).number
        await pilot.press("tab", "tab")
        assert screen.desk.in_focus == "tracks"
        await pilot.press("enter")
        assert screen.desk.seen.overlays[-1].heading == "France"
        assert session_of(screen).number == number


@in_a_terminal
async def test_the_cursor_of_a_long_part_stays_in_sight() -> None:
    """Along the explorer's way the list goes on with the cursor, to its end and back."""
    screen = screen_of(placed({}))
    async with at_table(screen, (80, 24)) as pilot:
        await pilot.press("x")
        first = shown(pilot)
        length = screen.desk.kit.length("explorer", screen.desk.moment())
        for _ in range(length):
            await pilot.press("down")
            assert "►" in "".join(row[1:2] for row in shown(pilot).splitlines())
        assert screen.desk.seen.cursors["explorer"] == length - 1
        await pilot.press(*["up"] * length * 2)
        assert shown(pilot) == first


@pytest.mark.parametrize(
    "size,across", [((60, 18), 4), ((80, 24), 6), ((120, 40), 6), ((200, 60), 12)], ids=["60", "80", "120", "200"]
)
def test_left_and_right_cross_the_columns_of_the_ship(size: tuple[int, int], across: int) -> None:
    """The cursor goes to the area beside it, back again, and no further than there are columns."""

    async def cross() -> None:
        screen = screen_of(placed({}))
        async with at_table(screen, size) as pilot:
            areas = screen.desk.kit.length("ship", screen.desk.moment())
            await pilot.press("s", "down")
            far = max(at for at in (1, 1 + across, 1 + 2 * across) if at < areas)
            back = max(1, far - across)
            for key, at in (("left", 1), ("right", min(1 + across, far)), ("right", far), ("left", back)):
                await pilot.press(key)
                assert screen.desk.seen.cursors["ship"] == at
                rows = [row for row in shown(pilot).splitlines() if "Chart Room" in row]
                assert ("●●►Chart Room" in rows[0]) == (screen.desk.seen.cursors["ship"] == 1)

    asyncio.run(cross())
