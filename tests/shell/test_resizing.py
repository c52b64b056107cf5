"""Whatever lies on the table or is going on, another size of the terminal changes the picture and nothing else."""

import asyncio

import pytest

from maracaibo_tui.library.settings import Settings
from maracaibo_tui.tui.shell.match_screen import MatchScreen
from maracaibo_tui.tui.shell.telling import Scene
from tests.support.played import game
from tests.support.seated import (
    ALONE,
    JEAN,
    SIZES,
    TWO,
    at_table,
    placed,
    play,
    play_to,
    screen_of,
    session,
    session_of,
    shown,
)


def _told() -> MatchScreen:
    screen = screen_of(play(session(ALONE, JEAN), 30))
    state = session_of(screen).match.state
    scenes = [Scene(f"Thing {number}.", state, (), opens=False, who="Jean", entry=number) for number in range(3)]

    def tell() -> None:
        screen.teller.tell(scenes)
        screen.redraw()

    screen.call_later(tell)
    return screen


def _veiled() -> MatchScreen:
    screen = screen_of(play(session(TWO), 4))
    played = session_of(screen)
    play_to(played, lambda each: each.match.state.turn > 1)
    played.viewer = 3 - (played.question.seat if played.question is not None else 1)
    return screen


WAYS = {
    "told": (_told, (), "Jean · step 1 of 3"),
    "veiled": (_veiled, (), "Pass the keyboard"),
    "past": (lambda: screen_of(play(session(ALONE, JEAN), 40)), ("g", "up", "up", "enter"), "This is the past"),
    "leaving": (
        lambda: screen_of(play(session(ALONE, JEAN), 20), Settings(confirm_leave=True)),
        ("q",),
        "Leave the table",
    ),
    "filter": (lambda: screen_of(placed({"players.1.ship": "5"})), ("f", "k", "i"), "filter: ki_"),
}


@pytest.mark.parametrize("way", WAYS)
def test_resizing_keeps_what_is_going_on(way: str) -> None:
    """Through every size, a tiny one as well, the same stays open, and nothing is answered."""
    make, keys, words = WAYS[way]

    async def resized() -> None:
        screen = make()
        async with at_table(screen, (80, 24)) as pilot:
            await pilot.press(*keys)
            await pilot.pause()
            before = game().digest(session_of(screen).match.state)
            for size in (*SIZES, (40, 10), (80, 24)):
                await pilot.resize_terminal(*size)
                await pilot.pause()
                assert (words in shown(pilot)) == (size != (40, 10)), (size, shown(pilot))
            assert game().digest(session_of(screen).match.state) == before

    asyncio.run(resized())


def test_a_key_during_an_automatic_turn_answers_nothing() -> None:
    """While a turn is told, digits go on with it and the end of the turn hurries it."""

    async def pressed() -> None:
        for key in ("1", "e", "u", "y"):
            screen = _told()
            async with at_table(screen, (80, 24)) as pilot:
                await pilot.pause()
                assert screen.desk.seen.telling is not None
                before = game().digest(session_of(screen).match.state)
                await pilot.press(key)
                assert (screen.desk.seen.telling is None) == (key != "1")
                assert game().digest(session_of(screen).match.state) == before

    asyncio.run(pressed())


def test_nothing_is_told_that_cannot_be_seen() -> None:
    """While the terminal is too small a telling that goes on by itself waits, and it goes on where it was."""

    async def resized() -> None:
        screen = _told()
        screen.desk.settings = Settings(pace="slow")
        async with at_table(screen, (80, 24)) as pilot:
            await pilot.pause()
            telling = screen.desk.seen.telling
            assert telling is not None
            await pilot.resize_terminal(40, 10)
            screen.teller.tick()
            assert telling.at == 0
            assert screen.teller.goes_on_by_itself
            await pilot.resize_terminal(80, 24)
            screen.teller.tick()
            assert telling.at == 1

    asyncio.run(resized())
