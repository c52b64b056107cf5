"""Several answers by one key: handed in together, taken back one by one, and what could not be given is said."""

from __future__ import annotations

import re

import pytest

from maracaibo_tui.library.settings import Settings
from maracaibo_tui.play.session import Session
from maracaibo_tui.tui.shell.match_screen import MatchScreen
from tests.support.any_table import BESIDE_A_BOT, let_the_toy_in, play_on, screen_at, session_at
from tests.support.seated import (
    ALONE,
    JEAN,
    TWO,
    asked,
    at_table,
    in_a_terminal,
    placed,
    play_to,
    question_of,
    screen_of,
    session,
    session_of,
    shown,
)
from tests.support.toy.state import Dive, Divers
from tests.support.toy.title import TITLE as TOY

AT_ONCE = Settings(pace="instant")


def _given(screen: MatchScreen) -> list[str]:
    return [entry.answer for entry in session_of(screen).match.journal if not entry.auto]


def _before_a_voyage() -> MatchScreen:
    return screen_of(placed({"players.1.ship": "5", "players.1.hand": ["A01", "A02"]}, options=JEAN), AT_ONCE)


@in_a_terminal
async def test_a_voyage_to_a_village_goes_on_to_its_actions() -> None:
    """Nothing else can be done there: one key sails and begins the village actions, and what they are is asked."""
    screen = _before_a_voyage()
    async with at_table(screen, (80, 24)) as pilot:
        before = _given(screen)
        await pilot.press("1")
        assert _given(screen) == [*before, "sail:6", "village"]
        assert "Which village action?" in shown(pilot)


@in_a_terminal
async def test_esc_takes_back_one_by_one_what_nothing_has_followed() -> None:
    """So also the question between them can be answered otherwise; behind the first of them Esc takes nothing back."""
    screen = _before_a_voyage()
    async with at_table(screen, (80, 24)) as pilot:
        before = _given(screen)
        await pilot.press("1", "escape")
        assert _given(screen) == [*before, "sail:6"]
        assert question_of(screen).point == "DEC-10"
        assert "Undone. U redoes it." in shown(pilot)
        assert "0  No main action" in shown(pilot)
        await pilot.press("escape")
        assert _given(screen) == [*before, "sail:6"]
        assert "u undoes your last answer." in shown(pilot)
        await pilot.press("U")
        assert _given(screen) == [*before, "sail:6", "village"]
        await pilot.press("u", "u")
        assert _given(screen) == before


@in_a_terminal
async def test_esc_takes_nothing_back_once_something_was_turned_up() -> None:
    """What a hand was filled with has been seen: only undo, which asks first, takes that back."""
    screen = screen_of(play_to(session(ALONE, JEAN), _draws_several), AT_ONCE)
    async with at_table(screen, (80, 24)) as pilot:
        before = _given(screen)
        await pilot.press("1")
        after = _given(screen)
        assert after == [*before, *["draw"] * (len(after) - len(before))]
        assert len(after) >= len(before) + 2
        await pilot.press("escape")
        assert _given(screen) == after


def _draws_several(played: Session) -> bool:
    """Tell whether there is room for three cards at least."""
    p = played.match.state.players[0]
    return asked("DEC-60")(played) and len(p.hand) == 1


@in_a_terminal
async def test_a_hand_is_filled_by_one_key() -> None:
    """With somebody else at the table as well: it is full then, and the turn is over."""
    played = play_to(session(TWO), lambda each: asked("DEC-60")(each) and len(_hand(each)) <= 1)
    screen, mover = screen_of(played), played.viewer
    async with at_table(screen, (80, 24)) as pilot:
        assert "1  Fill your hand" in shown(pilot)
        await pilot.press("1")
        assert len(played.match.state.players[mover - 1].hand) == 4
        assert screen.desk.is_veiled


def _hand(played: Session) -> tuple[str, ...]:
    hand: tuple[str, ...] = played.match.state.players[played.viewer - 1].hand
    return hand


@in_a_terminal
async def test_the_end_of_the_phase_and_the_draw_are_one_key() -> None:
    """It is offered beside the plain end, which leaves the choice of each card."""
    played = play_to(session(ALONE, JEAN), lambda each: asked("DEC-11")(each) and len(_hand(each)) == 2)
    screen = screen_of(played, AT_ONCE)
    async with at_table(screen, (120, 40)) as pilot:
        before = _given(screen)
        assert re.search(r"9  (End|Finish)( your actions)? and draw 2", shown(pilot))
        assert "0  Finish your actions" in shown(pilot)
        await pilot.press("9")
        assert _given(screen)[len(before) :] == ["end", "draw", "draw"]


@in_a_terminal
async def test_what_could_not_be_given_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """A diver who would keep whatever comes up is told if there was nothing to keep; the dive stands."""
    let_the_toy_in(monkeypatch)
    for worth, told in ((1, True), (0, False)):
        played = play_on(session_at(TOY, BESIDE_A_BOT), 1)
        state: Divers = played.match.state
        shells = played.match.table.printed.box.shells
        state.agenda = (*state.agenda[:1], Dive(1))
        state.bag = tuple(sorted(state.bag, key=lambda shell: shells[shell].worth % 2 != worth))
        played.match.question = played.match.game.settle(played.match.table)
        screen = screen_at(TOY, played, AT_ONCE)
        async with at_table(screen, (80, 24)) as pilot:
            assert "2  Dive and keep it" in shown(pilot)
            await pilot.press("2")
            said = "Only 1 of 2 answers could be given" in shown(pilot)
            assert said == told
            given = [entry.answer for entry in played.match.journal if entry.seat == 1]
            assert given[-1 if told else -2] == "dive"
