"""Keys in haste: none answers a question that was not yet seen, and a held one goes on."""

import asyncio

import pytest
from textual.events import Key

from maracaibo_tui.tui.shell.haste import HELD
from maracaibo_tui.tui.shell.match_screen import MatchScreen
from maracaibo_tui.tui.shell.telling import Scene
from tests.support.quick import until
from tests.support.seated import at_table, in_a_terminal, placed, screen_of, session, session_of


def answers_of(screen: MatchScreen) -> list[str]:
    """List what a person has answered."""
    return [entry.answer for entry in session_of(screen).match.journal if not entry.auto]


@in_a_terminal
async def test_two_quick_keys_never_answer_the_wrong_question() -> None:
    """An answer made for one question is dropped once another is open."""
    screen = screen_of(placed({"players.1.ship": "5"}, ("sail:6", "village")))
    async with at_table(screen, (80, 24)):
        number = session_of(screen).number
        screen.desk.take("va:doubloon", number=number)
        answers = len(session_of(screen).match.journal)
        screen.desk.take("va:doubloon", number=number)
        assert len(session_of(screen).match.journal) == answers


@in_a_terminal
async def test_a_key_pressed_before_the_question_was_drawn_does_not_answer_it() -> None:
    """Keys typed ahead answer nothing that was not yet on the screen; the next one does."""
    screen = screen_of(placed({"players.1.ship": "5"}))
    async with at_table(screen, (80, 24)):
        before = len(answers_of(screen))
        for key in [Key("1", "1"), Key("2", "2"), Key("enter", "\r"), Key("1", "1")]:
            screen.on_key(key)
        assert answers_of(screen)[before:] == ["sail:6", "village"]
        late = [Key("1", "1"), Key("1", "1")]
        for key in late:
            screen.on_key(key)
        assert answers_of(screen)[before:] == ["sail:6", "village", "va:doubloon"]


@in_a_terminal
async def test_enter_pressed_once_too_often_after_a_story_answers_nothing() -> None:
    """Whoever goes through an automatic turn by Enter does not answer what follows it by the same key."""
    screen = screen_of(placed({"players.1.ship": "5"}))
    async with at_table(screen, (80, 24)) as pilot:
        before = len(answers_of(screen))
        screen.teller.tell([Scene("One.", session_of(screen).match.state, (), opens=True, who="Jean", entry=0)])
        screen.redraw()
        await pilot.press("enter")
        assert screen.desk.seen.telling is None
        screen.on_key(Key("enter", "\r"))
        assert len(answers_of(screen)) == before


@in_a_terminal
async def test_a_held_key_answers_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Enter held down does not play on; let go and pressed again it answers again."""
    monkeypatch.setattr("maracaibo_tui.tui.shell.haste.HELD", HELD)
    screen = screen_of(session())
    async with at_table(screen, (80, 24)) as pilot:
        for answered in (1, 2):
            for _ in range(6):
                screen.on_key(Key("enter", "\r"))
                await pilot.pause()
            assert len(answers_of(screen)) == answered
            await asyncio.sleep(HELD)


@in_a_terminal
async def test_a_held_key_does_not_open_the_table_of_the_next_person(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the key that has led to the veil nor another one that is held opens it; one pressed by itself does."""
    monkeypatch.setattr("maracaibo_tui.tui.shell.haste.HELD", HELD)
    screen = screen_of(session())
    async with at_table(screen, (80, 24)) as pilot:
        while not screen.desk.is_veiled:
            await asyncio.sleep(HELD)
            await pilot.press("enter")
        for _ in range(12):
            screen.on_key(Key("enter", "\r"))
            await pilot.pause()
        assert screen.desk.is_veiled
        await asyncio.sleep(HELD)
        await pilot.press("y")
        assert not screen.desk.is_veiled


@in_a_terminal
async def test_two_quick_keys_open_the_table_and_answer_nothing() -> None:
    """The second of two keys was pressed before the question of the next person was on the screen."""
    screen = screen_of(session())
    async with at_table(screen, (80, 24)) as pilot:
        while not screen.desk.is_veiled:
            await pilot.press("enter")
        before = len(answers_of(screen))
        for key in [Key("enter", "\r"), Key("1", "1"), Key("enter", "\r")]:
            screen.on_key(key)
        assert not screen.desk.is_veiled
        assert len(answers_of(screen)) == before


@in_a_terminal
async def test_a_held_key_goes_on_and_is_drawn_now_and_then() -> None:
    """Moves that repeat in haste all count, and the last picture shows where they have led."""
    screen = screen_of(placed({"players.1.ship": "5"}))
    async with at_table(screen, (80, 24)) as pilot:
        drawn = 0
        redraw = screen.redraw

        def counted() -> None:
            nonlocal drawn
            drawn += 1
            redraw()

        screen.redraw = counted  # type: ignore[method-assign]
        for key in [Key("n", "n") for _ in range(4)]:
            screen.on_key(key)
        assert screen.desk.seen.prompt.at == 4
        assert drawn == 1
        await until(lambda: drawn > 1, lambda: pilot.pause(0.02))
        assert screen.desk.seen.prompt.at == 4
