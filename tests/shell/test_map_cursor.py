"""Where the question is not about places the map has a cursor of its own: arrows walk, Enter reads, nothing else."""

import asyncio

import pytest

from maracaibo_tui.tui.shell.match_screen import MatchScreen
from maracaibo_tui.tui.tables.maracaibo.map_labels import CURSOR
from tests.support.seated import (
    SIZES,
    at_table,
    in_a_terminal,
    kit,
    placed,
    question_of,
    screen_of,
    session,
    session_of,
    shown,
)

WAYS = ("up", "down", "left", "right")


def _pointed(screen: MatchScreen) -> str:
    """Give what is drawn as the cursor of the map."""
    cells, rows = screen.desk.planned(screen.desk.size)["map"].size
    lines = screen.desk.kit.draw("map", screen.desk.moment(), cells, rows)
    return "".join([span.text for row in lines for span in row if span.style.startswith(CURSOR)])


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_place_is_reached_and_told(size: tuple[int, int]) -> None:
    """From the ship arrows alone lead to all places; the line below the map tells of each, and its mark is lit."""

    async def walk() -> None:
        screen = screen_of(session())
        async with at_table(screen, size) as pilot:
            number = session_of(screen).number
            await pilot.press("m")
            places = screen.desk.kit.length("map", screen.desk.moment())
            reached, ahead = {0}, [0]
            while ahead:
                here = ahead.pop()
                for way in WAYS:
                    screen.desk.seen.cursors["map"] = here
                    await pilot.press(way)
                    there = screen.desk.seen.cursors["map"]
                    if there not in reached:
                        reached.add(there)
                        ahead.append(there)
                        place = screen.desk.kit.at_cursor("map", screen.desk.moment()).partition("/")[2]
                        name = kit().printed.locations[place].name
                        assert any(row.startswith((f" {place} ", " Havana")) for row in shown(pilot).splitlines())
                        assert name in _pointed(screen)
            assert reached == set(range(places))
            assert session_of(screen).number == number

    asyncio.run(walk())


@in_a_terminal
async def test_enter_reads_the_place() -> None:
    """Its page opens, and the question waits; Esc leads back to it."""
    screen = screen_of(placed({"players.1.ship": "3"}, ("sail:4",)))
    async with at_table(screen, (80, 24)) as pilot:
        number = session_of(screen).number
        await pilot.press("m", "left")
        assert "Enter read" in shown(pilot)
        await pilot.press("enter")
        assert screen.desk.seen.overlays[-1].heading == "3 Tortuga"
        assert session_of(screen).number == number
        await pilot.press("escape", "escape", "enter")
        assert session_of(screen).number > number


@in_a_terminal
async def test_a_voyage_is_chosen_on_the_map_as_before() -> None:
    """At the next question about places arrows go from option to option again, and Enter sails."""
    screen = screen_of(session())
    async with at_table(screen, (80, 24)) as pilot:
        await pilot.press("m", "right")
        assert "map" in screen.desk.seen.cursors
        await pilot.press("escape")
        while screen.desk.is_veiled or question_of(screen).point != "DEC-04":
            await pilot.press("y" if screen.desk.is_veiled else "enter")
        await pilot.press("m", "right")
        assert "map" not in screen.desk.seen.cursors
        assert screen.desk.seen.prompt.at > 0
        assert "Enter take" in shown(pilot)
        number = session_of(screen).number
        await pilot.press("enter")
        assert session_of(screen).number > number
