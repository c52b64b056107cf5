"""Enter goes on with what is told, and takes an option when all is told: one too many takes nothing, however slow."""

from __future__ import annotations

import asyncio

import pytest

from maracaibo_tui.library.settings import Settings
from maracaibo_tui.play.session import Session
from maracaibo_tui.tui.shell.haste import PAUSE, SURPRISE, UNNOTICED
from maracaibo_tui.tui.shell.match_screen import MatchScreen
from tests.support.quick import until
from tests.support.seated import ALONE, JEAN, at_table, in_a_terminal, play_to, screen_of, session, session_of, shown

SLOWLY = PAUSE + 0.1


def _before_jean() -> MatchScreen:
    """Sit before the last question of a turn, after which Jean's is told step by step."""

    def is_last(played: Session) -> bool:
        question = played.question
        return question is not None and question.point == "DEC-60" and played.match.state.turn > 1

    return screen_of(play_to(session(ALONE, JEAN), is_last), Settings(pace="manual"))


async def _told(pilot: object, screen: MatchScreen) -> None:
    """Draw cards until Jean's turn is told."""
    del pilot
    await until(lambda: screen.desk.seen.telling is not None, lambda: _draw(screen))


async def _draw(screen: MatchScreen) -> None:
    with screen.drawing():
        screen.receiver.press("pick1", "1")


def _answers(screen: MatchScreen) -> int:
    return len(session_of(screen).match.journal)


@in_a_terminal
async def test_one_enter_too_many_takes_nothing_even_if_it_comes_slowly() -> None:
    """Whoever goes through Jean's turn by Enter, a second apart, is told that Enter once more takes something."""
    screen = _before_jean()
    async with at_table(screen, (80, 24)) as pilot:
        await _told(pilot, screen)
        before = _answers(screen)
        while screen.desk.seen.telling is not None:
            await pilot.press("enter")
            await asyncio.sleep(SLOWLY)
        await pilot.press("enter")
        assert _answers(screen) == before
        assert "Enter once more takes what is highlighted" in shown(pilot)
        await asyncio.sleep(SLOWLY)
        await pilot.press("enter")
        assert _answers(screen) > before


@in_a_terminal
async def test_enter_again_and_again_takes_nothing() -> None:
    """Quicker than one who reads and decides, Enter is still meant for what was told, however often it comes."""
    screen = _before_jean()
    async with at_table(screen, (80, 24)) as pilot:
        await _told(pilot, screen)
        before = _answers(screen)
        for _ in range(30):
            await pilot.press("enter")
            await asyncio.sleep(SURPRISE / 10)
        assert screen.desk.seen.telling is None
        assert _answers(screen) == before
        await asyncio.sleep(SLOWLY)
        await pilot.press("enter")
        assert _answers(screen) > before


@pytest.mark.parametrize("key", ["down", "n", "m", "y"])
def test_any_other_key_shows_that_one_is_at_the_table_again(key: str) -> None:
    """After it, Enter takes what is highlighted at once."""

    @in_a_terminal
    async def pressed() -> None:
        screen = _before_jean()
        async with at_table(screen, (80, 24)) as pilot:
            await _told(pilot, screen)
            before = _answers(screen)
            while screen.desk.seen.telling is not None:
                await pilot.press("enter")
            await pilot.press(key, "escape")
            assert _answers(screen) == before
            await pilot.press("enter")
            assert _answers(screen) > before

    pressed()


@in_a_terminal
async def test_who_goes_to_the_end_by_another_key_is_at_the_table() -> None:
    """Esc cuts a story short; Enter after it is meant for the question."""
    screen = _before_jean()
    async with at_table(screen, (80, 24)) as pilot:
        await _told(pilot, screen)
        before = _answers(screen)
        await pilot.press("enter", "escape", "enter")
        assert _answers(screen) > before


@in_a_terminal
async def test_a_number_answers_at_once() -> None:
    """It never means to go on."""
    screen = _before_jean()
    async with at_table(screen, (80, 24)) as pilot:
        await _told(pilot, screen)
        before = _answers(screen)
        while screen.desk.seen.telling is not None:
            await pilot.press("enter")
        await pilot.press("1")
        assert _answers(screen) > before


@in_a_terminal
async def test_a_story_that_ends_by_itself_leaves_time_to_notice() -> None:
    """Enter that was to hurry it on, and comes a moment late, takes nothing; later it does."""
    screen = _before_jean()
    async with at_table(screen, (80, 24)) as pilot:
        await _told(pilot, screen)
        before = _answers(screen)
        while screen.desk.seen.telling is not None:
            with screen.drawing():
                screen.teller.tick()
        await asyncio.sleep(SURPRISE)
        await pilot.press("enter")
        assert _answers(screen) == before
        await asyncio.sleep(UNNOTICED)
        await pilot.press("enter")
        assert _answers(screen) > before
