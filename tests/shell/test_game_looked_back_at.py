"""After the end of a game: its board is looked at without telling its end again, and it is replayed from its start."""

from typing import Any

import pytest
from textual.pilot import Pilot

from maracaibo_tui.cabinet.wishes import OldGame
from maracaibo_tui.play.plan import Plan
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.setting_up import SetUp
from maracaibo_tui.play.sitting import Sitting
from maracaibo_tui.tui.app import MaracaiboApp
from maracaibo_tui.tui.front import application
from maracaibo_tui.tui.screen.edge import Terminal
from maracaibo_tui.tui.shell.match_screen import MatchScreen
from tests.support.played import TITLE
from tests.support.seated import SIZES, in_a_terminal, play, session_of, shown

TWO = Plan(seats=(Seat("Ada"), Seat("Ben")), chosen={"start": "listed"}, seed=3)
JEAN = Plan(seats=(Seat("Ada"),), chosen={"opponent": "jean"}, seed=3)
MOST = 5000
"""More answers than a game has."""


def sitting_of(plan: Plan, answers: int = MOST) -> Sitting:
    """Play a game for so many answers of persons, and leave it."""
    sitting = SetUp(TITLE).begin(plan)
    play(sitting.session, answers)
    sitting.saving.release()
    return sitting


def opened(sitting: Sitting) -> MaracaiboApp:
    """Open the program with a saved game."""
    return application(OldGame(sitting.saving.path.stem), Terminal())


async def press(pilot: Pilot[Any], *keys: str) -> str:
    """Press keys and give what is shown afterwards."""
    await pilot.press(*keys)
    await pilot.pause()
    return shown(pilot)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_game_is_replayed_from_its_first_line(size: tuple[int, int]) -> None:
    """The table is that after the first line of the log; Right goes on line by line; Esc leads back."""

    async def look() -> None:
        app = opened(sitting_of(TWO))
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            text = await press(pilot, "2")
            screen = app.screen
            assert isinstance(screen, MatchScreen)
            assert "The table as it was after" in text
            assert screen.desk.seen.chronicle.lines[0].text.split()[0] in text
            assert screen.desk.seen.past is not None
            assert (screen.desk.seen.past.at, screen.desk.moment().view.round) == (0, 1)
            if size[1] > SIZES[0][1]:
                assert "◊ Havana" in text
            await press(pilot, "right", "right", "left")
            assert screen.desk.seen.past is not None
            assert screen.desk.seen.past.at == 1
            await press(pilot, "escape")
            assert screen.desk.seen.past is None
            assert "Same set-up again" in shown(pilot)

    in_a_terminal(look)()


@in_a_terminal
async def test_what_was_not_kept_cannot_be_replayed() -> None:
    """A game without its log shows its end and says why nothing more."""
    app = opened(sitting_of(TWO))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "2")
        assert isinstance(app.screen, MatchScreen)
        session_of(app.screen).log.clear()
        text = await press(pilot, "q", "2")
        assert "What happened in this game has not been kept." in text
        assert "The table as it was after:" not in text


@in_a_terminal
async def test_the_end_is_told_once() -> None:
    """The final scoring is told when the game ends, and not again when somebody looks at the board."""
    given = [entry for entry in sitting_of(JEAN).session.match.journal if not entry.auto]
    app = opened(sitting_of(JEAN, len(given) - 1))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, MatchScreen)
        for _ in range(MOST):
            if session_of(screen).is_over:
                break
            await press(pilot, "escape" if screen.desk.seen.telling is not None else "enter")
        assert session_of(screen).is_over
        assert screen.desk.seen.telling is not None
        assert "The game is over" in await press(pilot, "escape")
        assert not isinstance(app.screen, MatchScreen)
        await press(pilot, "1")
        assert isinstance(app.screen, MatchScreen)
        assert app.screen.desk.seen.telling is None
