"""Where the question is not about places the map has a cursor of its own: arrows walk, Enter reads, nothing else."""

import asyncio

import pytest

from tests.support.seated import SIZES, at_table, in_a_terminal, placed, screen_of, session, shown

WAYS = ("up", "down", "left", "right")


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_place_is_reached_and_told(size: tuple[int, int]) -> None:
    """From the ship arrows alone lead to all places; the line below the map tells of each, and its mark is lit."""

    async def walk() -> None:
        screen = screen_of(session())
        async with at_table(screen, size) as pilot:
            number = screen.session.number
            await pilot.press("m")
            places = screen.kit.length("map", screen.moment())
            reached, ahead = {0}, [0]
            while ahead:
                here = ahead.pop()
                for way in WAYS:
                    screen.seen.cursors["map"] = here
                    await pilot.press(way)
                    there = screen.seen.cursors["map"]
                    if there not in reached:
                        reached.add(there)
                        ahead.append(there)
                        place = screen.kit.at_cursor("map", screen.moment()).partition("/")[2]
                        rows = [row[1:-1] for row in shown(pilot).splitlines()]
                        assert any(f"►{place if place != 'start' else 'Havana'}" in row for row in rows)
                        assert any(row.startswith((f" {place} ", " Havana")) for row in rows)
            assert reached == set(range(places))
            assert screen.session.number == number

    asyncio.run(walk())


@in_a_terminal
async def test_enter_reads_the_place() -> None:
    """Its page opens, and the question waits; Esc leads back to it."""
    screen = screen_of(placed({"players.1.ship": "3"}, ("sail:4",)))
    async with at_table(screen, (80, 24)) as pilot:
        number = screen.session.number
        await pilot.press("m", "left")
        assert "Enter read" in shown(pilot)
        await pilot.press("enter")
        assert screen.seen.overlays[-1].heading == "3 Tortuga"
        assert screen.session.number == number
        await pilot.press("escape", "escape", "enter")
        assert screen.session.number > number


@in_a_terminal
async def test_a_voyage_is_chosen_on_the_map_as_before() -> None:
    """At the next question about places arrows go from option to option again, and Enter sails."""
    screen = screen_of(session())
    async with at_table(screen, (80, 24)) as pilot:
        await pilot.press("m", "right")
        assert "map" in screen.seen.cursors
        while screen.session.question is None or screen.session.question.point != "DEC-04":
            await pilot.press("x" if screen.is_veiled else "1")
        await pilot.press("m", "right")
        assert "map" not in screen.seen.cursors
        assert screen.seen.prompt.at > 0
        assert "Enter take" in shown(pilot)
        number = screen.session.number
        await pilot.press("enter")
        assert screen.session.number > number
