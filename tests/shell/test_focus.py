"""The keys are for what is in sight: a part that has gone has no cursor that moves, and the log begins at its end."""

from maracaibo_tui.tui.screen.lines import plain
from tests.support.seated import (
    ALONE,
    JEAN,
    TWO,
    asked,
    at_table,
    in_a_terminal,
    placed,
    play,
    play_to,
    screen_of,
    session,
    session_of,
    shown,
)


@in_a_terminal
async def test_a_part_out_of_sight_has_no_focus() -> None:
    """Where an answer shows another part than the one that was read, arrows and Enter are for the question again."""
    screen = screen_of(placed({"players.1.ship": "5"}))
    async with at_table(screen, (80, 24)) as pilot:
        await pilot.press("c", "5")
        assert screen.desk.shown != "hand"
        assert screen.desk.in_focus == "prompt"
        cursors, at = dict(screen.desk.seen.cursors), screen.desk.seen.prompt.at
        await pilot.press("j")
        assert screen.desk.seen.cursors == cursors
        assert screen.desk.seen.prompt.at != at


@in_a_terminal
async def test_a_log_out_of_sight_leads_nowhere() -> None:
    """Where an answer shows the map instead of the log, Enter takes an option and does not look back."""
    screen = screen_of(placed({"players.1.ship": "5"}))
    async with at_table(screen, (80, 24)) as pilot:
        await pilot.press("g", "5")
        assert screen.desk.shown != "log"
        await pilot.press("enter")
        assert screen.desk.seen.past is None


@in_a_terminal
async def test_a_smaller_screen_takes_the_focus_from_what_it_does_not_show() -> None:
    """Made larger again, the part that was read has its focus back."""
    screen = screen_of(placed({"players.1.ship": "5"}))
    async with at_table(screen, (120, 40)) as pilot:
        await pilot.press("tab", "tab", "tab", "tab")
        part = screen.desk.in_focus
        assert part not in {"prompt", screen.desk.shown}
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert screen.desk.in_focus == "prompt"
        await pilot.resize_terminal(120, 40)
        await pilot.pause()
        assert screen.desk.in_focus == part


@in_a_terminal
async def test_undo_shows_what_the_question_needs() -> None:
    """The part that belongs to the question that is open again is shown, as it was when it was first asked."""
    screen = screen_of(play_to(session(ALONE, JEAN), asked("DEC-02")))
    async with at_table(screen, (80, 24)) as pilot:
        assert screen.desk.shown == "hand"
        await pilot.press("1", "m")
        assert screen.desk.shown == "map"
        await pilot.press("u")
        assert not screen.desk.seen.overlays
        assert screen.desk.shown == "hand"


@in_a_terminal
async def test_other_cards_first_leave_the_log_where_it_is() -> None:
    """Sorting the cards begins anew among the cards only; the place in the log that was looked at stays."""
    screen = screen_of(play(session(ALONE, JEAN), 40))
    async with at_table(screen, (120, 40)) as pilot:
        await pilot.press("g", "up", "up", "c", "down", "S")
        assert screen.desk.seen.cursors["hand"] == 0
        assert screen.desk.seen.cursors["log"] == len(screen.desk.seen.chronicle.lines) - 3


@in_a_terminal
async def test_the_log_opens_at_its_end_once_the_game_has_gone_on() -> None:
    """Whoever looked back once and played on finds the newest line marked, not the one from before."""
    screen = screen_of(play(session(TWO), 40))
    async with at_table(screen, (80, 24)) as pilot:
        await pilot.press("g", *["up"] * 9, "enter", "escape", "g")
        assert screen.desk.seen.cursors["log"] == len(screen.desk.seen.chronicle.lines) - 10
        await pilot.press("1")
        session_of(screen).pass_keyboard()
        screen.desk.referee.begin()
        await pilot.press("g")
        drawn = screen.desk.seen.chronicle.draw(screen.desk.moment(), 70, 9, focused=True)
        assert plain(drawn[-1]).partition("►")[2] in screen.desk.seen.chronicle.lines[-1].text


@in_a_terminal
async def test_a_game_that_is_over_has_nothing_to_filter_or_to_end() -> None:
    """The keys for that say so, and the next key means what it always means."""
    screen = screen_of(play(session(ALONE, JEAN), 5000))
    assert session_of(screen).is_over
    left: list[object] = []
    screen.dismiss = left.append  # type: ignore[assignment]
    async with at_table(screen, (80, 24)) as pilot:
        for key in ("e", "f"):
            await pilot.press(key)
            assert "There is nothing to decide now." in shown(pilot)
        assert screen.desk.seen.prompt.words is None
        await pilot.press("q")
        assert left == [None]
