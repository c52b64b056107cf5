"""Going back to a line of the log, telling a turn once more, and looking at something while a turn is told."""

from maracaibo_tui.games.maracaibo.state.events import Sailed
from maracaibo_tui.library.settings import Settings
from maracaibo_tui.tui.shell.match_screen import MatchScreen
from tests.support.seated import (
    ALONE,
    JEAN,
    asked,
    at_table,
    in_a_terminal,
    placed,
    play,
    play_to,
    question_of,
    screen_of,
    session,
    session_of,
    shown,
)


def _after_a_voyage() -> MatchScreen:
    """Sit at a table where somebody has sailed and answered more since."""
    return screen_of(placed({"players.1.hand": ["A02"]}, ("sail:3", "village", "va:doubloon"), JEAN))


@in_a_terminal
async def test_taking_back_to_a_line_leads_to_the_table_that_was_shown() -> None:
    """The answer that the line tells of stands; what came after it is taken back, and the question has the focus."""
    screen = _after_a_voyage()
    async with at_table(screen, (120, 40)) as pilot:
        sailed = max(at for at, heard in enumerate(session_of(screen).log) if isinstance(heard.event, Sailed))
        step = session_of(screen).log[sailed].step
        await pilot.press("g", "up")
        while screen.desk.seen.chronicle.lines[screen.desk.seen.cursors["log"]].entry != sailed:
            await pilot.press("up")
        await pilot.press("enter", "u")
        assert len(session_of(screen).match.journal) == step + 1
        assert session_of(screen).question is not None
        assert question_of(screen).point == "DEC-10"
        assert screen.desk.in_focus == "prompt"
        await pilot.press("enter")
        assert len(session_of(screen).match.journal) > step + 1


@in_a_terminal
async def test_nothing_is_taken_back_to_the_newest_line() -> None:
    """After the last answer of a person there is nothing to take back, and that is said."""
    screen = _after_a_voyage()
    async with at_table(screen, (120, 40)) as pilot:
        answers = len(session_of(screen).match.journal)
        await pilot.press("g", "enter", "u")
        assert len(session_of(screen).match.journal) == answers
        assert "nothing to undo" in shown(pilot)


@in_a_terminal
async def test_the_last_automatic_turn_is_told_again_after_coming_back() -> None:
    """Nothing of it is remembered any more, but the log knows what happened."""
    screen = screen_of(play(session(ALONE, JEAN), 60), Settings(pace="manual"))
    async with at_table(screen, (120, 40)) as pilot:
        assert not screen.desk.seen.last_told
        await pilot.press("R")
        assert screen.desk.seen.telling is not None
        assert "Jean" in shown(pilot)


@in_a_terminal
async def test_a_part_can_be_looked_at_while_a_turn_is_told() -> None:
    """Its key ends the telling and does what it always does; a digit answers nothing, it only goes on."""
    for key, part, is_told in (("t", "tracks", False), ("1", "prompt", True)):
        screen = screen_of(play(session(ALONE, JEAN), 60), Settings(pace="manual"))
        async with at_table(screen, (120, 40)) as pilot:
            answers = len(session_of(screen).match.journal)
            await pilot.press("R", key)
            assert (screen.desk.seen.telling is not None) == is_told
            assert screen.desk.in_focus == part
            assert len(session_of(screen).match.journal) == answers


@in_a_terminal
async def test_after_an_answer_on_the_map_the_question_has_the_focus() -> None:
    """Where the map leads nowhere, the arrows go through the options again."""
    screen = screen_of(placed({"players.1.hand": ["A02"]}, options=JEAN))
    async with at_table(screen, (120, 40)) as pilot:
        await pilot.press("m", "left", "enter")
        assert session_of(screen).question is not None
        assert question_of(screen).point != "DEC-04"
        at = screen.desk.seen.prompt.at
        await pilot.press("down")
        assert (screen.desk.in_focus, screen.desk.seen.prompt.at != at) == ("prompt", True)


@in_a_terminal
async def test_a_long_log_is_read_by_pages() -> None:
    """A page back and a page on are ten lines each, and neither leaves the log."""
    screen = screen_of(play(session(ALONE, JEAN), 60))
    async with at_table(screen, (120, 40)) as pilot:
        await pilot.press("g", "up")
        at = screen.desk.seen.cursors["log"]
        await pilot.press("pageup")
        assert screen.desk.seen.cursors["log"] == at - 10
        await pilot.press("K", "J", "J", "J")
        assert screen.desk.seen.cursors["log"] == len(screen.desk.seen.chronicle.lines) - 1
        assert screen.desk.in_focus == "log"


@in_a_terminal
async def test_one_key_takes_the_whole_turn_back() -> None:
    """The voyage is asked again and all answers of the turn can be given again; the turn before stays as it was."""
    played = play_to(session(ALONE, JEAN), lambda each: asked("DEC-16")(each) and each.match.state.turn > 2)
    screen = screen_of(played)
    async with at_table(screen, (80, 24)) as pilot:
        turn, answers = played.match.state.turn, len(played.match.journal)
        await pilot.press("T")
        assert played.question is not None
        assert (played.question.point, played.match.state.turn) == ("DEC-04", turn)
        taken = len(played.undone)
        assert taken > 1
        assert "Undone" in shown(pilot)
        await pilot.press(*["U"] * taken)
        assert len(played.match.journal) == answers
        assert played.question.point == "DEC-16"


@in_a_terminal
async def test_before_the_first_turn_there_is_none_to_take_back() -> None:
    """The last line says so and names the key that undoes the last answer, where there is one; nothing is taken."""
    for answers, said in ((0, "There is nothing to undo."), (1, "The first turn has not begun yet. u undoes")):
        screen = screen_of(play(session(ALONE, JEAN), answers))
        async with at_table(screen, (80, 24)) as pilot:
            before = len(session_of(screen).match.journal)
            await pilot.press("T")
            assert said in shown(pilot)
            assert len(session_of(screen).match.journal) == before
