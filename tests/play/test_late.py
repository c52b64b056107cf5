"""A screen over a referee that answers late: nothing is lost, nothing is thrown about, whatever is not here yet."""

from typing import TYPE_CHECKING

from maracaibo_tui.library.settings import Settings
from maracaibo_tui.tui.screen.look import Look
from maracaibo_tui.tui.shell.match_screen import MatchScreen
from tests.play.late import Late, delivered
from tests.support.seated import ALONE, JEAN, at_table, in_a_terminal, kit, session, shown

if TYPE_CHECKING:
    from textual.pilot import Pilot

LARGE = (120, 40)
TURNS = 12


def _table() -> tuple[MatchScreen, Late]:
    """Put a screen before a game that is played alone at the end of a line."""
    referee = Late(session(ALONE, JEAN))
    return MatchScreen(kit(), referee, Look("dark"), Settings(pace="instant")), referee


async def _come(pilot: "Pilot[None]", referee: Late) -> None:
    """Let come what was asked for, and the screen draw it."""
    delivered(referee)
    await pilot.pause()


@in_a_terminal
async def test_what_is_highlighted_stays_while_previews_come() -> None:
    """A preview that comes late is drawn where it belongs, and the cursor stays at its option."""
    screen, referee = _table()
    async with at_table(screen, LARGE) as pilot:
        await _come(pilot, referee)
        assert not referee.is_over
        await pilot.press("n")
        assert " then " not in shown(pilot)
        prompt = screen.desk.seen.prompt
        assert prompt.at == 1
        await _come(pilot, referee)
        assert prompt.at == 1
        assert " then " in shown(pilot)


@in_a_terminal
async def test_an_answer_counts_when_it_has_come_and_then_once() -> None:
    """Meanwhile the question stays as it is; the key pressed twice answers one question."""
    screen, referee = _table()
    async with at_table(screen, LARGE) as pilot:
        await _come(pilot, referee)
        for _ in range(TURNS):
            before, asked, view = len(referee.answers), referee.question, referee.view
            option = screen.desk.moment().option
            assert asked is not None
            assert option is not None
            await pilot.press("enter", "n", "enter", "p")
            if screen.desk.seen.overlays:
                # The second one has opened why something is not possible now.
                await pilot.press("escape")
            assert (referee.question, referee.view) == (asked, view)
            referee.deliver()
            await pilot.pause()
            own = [each for at, each in referee.answers.items() if at >= before and each.seat == 1 and not each.auto]
            assert len(own) == len(option.hands_in)
            await _come(pilot, referee)


@in_a_terminal
async def test_no_key_fails_while_nothing_has_come() -> None:
    """Before the first question, and while one waits for an answer, keys do what can be done, and nothing ends."""
    screen, referee = _table()
    keys = (*"ueUTRi+-fM?", "escape", "escape", "escape", "enter", "1", "n", "tab", "Z", "Z", "S")
    async with at_table(screen, LARGE) as pilot:
        assert referee.question is None
        await pilot.press(*keys)
        assert not referee.is_over
        assert screen.is_attached
        assert "score sheet" not in shown(pilot)
        await _come(pilot, referee)
        await pilot.press(*keys)
        assert screen.is_attached


@in_a_terminal
async def test_a_table_of_the_past_that_has_not_come_is_asked_for_again() -> None:
    """It is not said that it was not kept, and it is shown when it has come."""
    screen, referee = _table()
    async with at_table(screen, LARGE) as pilot:
        await _come(pilot, referee)
        while len(referee.log) < TURNS:
            assert referee.question is not None
            referee.answer(referee.number, referee.question.options[0])
            await _come(pilot, referee)
        await pilot.press("g", "enter")
        assert "is not here yet" in shown(pilot)
        await _come(pilot, referee)
        await pilot.press("down", "enter")
        assert screen.desk.seen.past is not None


@in_a_terminal
async def test_what_is_taken_back_late_is_said_once_nothing_prevents_it() -> None:
    """Where nothing can be given again that is said at once; where an answer goes back it is seen when it has."""
    screen, referee = _table()
    async with at_table(screen, LARGE) as pilot:
        await _come(pilot, referee)
        await pilot.press("U")
        assert "There is nothing to redo." in shown(pilot)
        await pilot.press("enter")
        await _come(pilot, referee)
        answers = len(referee.answers)
        await pilot.press("u")
        assert len(referee.answers) == answers
        await _come(pilot, referee)
        assert len(referee.answers) < answers
        assert "Undone" in shown(pilot)
