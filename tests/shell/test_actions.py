"""What the keys do at the table, on screens of every size."""

import re

import pytest

from maracaibo_tui.library.settings import Settings
from maracaibo_tui.tui.screen.lines import plain
from maracaibo_tui.tui.shell.kit import ASK
from tests.support.looked_at import parts_of
from tests.support.played import game
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
    question_of,
    screen_of,
    session,
    session_of,
    shown,
)


@in_a_terminal
async def test_unknown_keys_do_nothing() -> None:
    """A key without a meaning changes neither the game nor the screen."""
    screen = screen_of(play(session(ALONE, JEAN), 30))
    async with at_table(screen, (80, 24)) as pilot:
        before, text = game().digest(session_of(screen).match.state), shown(pilot)
        await pilot.press("y", "w", "f5", "ctrl+x", "home", "B", "comma")
        assert game().digest(session_of(screen).match.state) == before
        assert shown(pilot) == text


@in_a_terminal
async def test_digits_take_options_and_enter_the_highlighted_one() -> None:
    """A digit takes the option with its number wherever the focus is; Enter takes the one marked."""
    screen = screen_of(placed({"players.1.ship": "5"}))
    async with at_table(screen, (80, 24)) as pilot:
        await pilot.press("s", "5")
        assert session_of(screen).match.state.players[0].ship == "10"
        await pilot.press("j", "k", "enter")
        assert session_of(screen).match.journal[-1].answer == "deliver:A38"


@in_a_terminal
async def test_the_filter_takes_letters_and_space() -> None:
    """After f letters and Space narrow the list down instead of acting; Esc shows everything again."""
    screen = screen_of(placed({"players.1.ship": "5"}))
    async with at_table(screen, (80, 24)) as pilot:
        await pilot.press("f", *"st", "space", *"k")
        assert screen.desk.seen.prompt.words == "st k"
        assert "7 St. Kitts" in shown(pilot)
        assert "6 San Juan," not in shown(pilot)
        await pilot.press("backspace", "escape")
        assert screen.desk.seen.prompt.words is None
        await pilot.press("f", *"kitts", "enter")
        assert session_of(screen).match.state.players[0].ship == "7"


@in_a_terminal
async def test_a_filter_that_leaves_nothing_takes_nothing() -> None:
    """Enter with no option in sight says so."""
    screen = screen_of(placed({"players.1.ship": "5"}))
    async with at_table(screen, (80, 24)) as pilot:
        await pilot.press("f", *"zzz", "enter")
        assert session_of(screen).match.state.players[0].ship == "5"
        assert "No option has these words" in shown(pilot)


@in_a_terminal
async def test_a_long_paste_is_ignored() -> None:
    """A short paste goes where one types; more than 4 KiB is thrown away; at the table a paste does nothing."""
    from textual.events import Paste

    screen = screen_of(placed({"players.1.ship": "5"}))
    async with at_table(screen, (80, 24)) as pilot:
        before = game().digest(session_of(screen).match.state)
        screen.on_paste(Paste("1111"))
        await pilot.press("slash")
        screen.on_paste(Paste("x" * 5000))
        screen.on_paste(Paste("martinique"))
        await pilot.pause()
        assert "> martinique_" in shown(pilot)
        assert game().digest(session_of(screen).match.state) == before


@in_a_terminal
async def test_undo_and_redo_say_what_cannot_be_done() -> None:
    """Taking back what was revealed to several people says why not; with nothing undone redo says that."""
    screen = screen_of(play_to(session(TWO), lambda each: asked("DEC-04")(each) and each.match.state.turn > 3))
    async with at_table(screen, (120, 40)) as pilot:
        await pilot.press("u")
        assert "can undo it." in shown(pilot)
        await pilot.press("U")
        assert "nothing to redo" in shown(pilot)


@in_a_terminal
async def test_only_what_is_refused_is_said_in_the_ink_of_warnings() -> None:
    """How the cards are sorted now is told in the ink of words, what cannot be redone in that of warnings."""
    screen = screen_of(play_to(session(TWO), asked("DEC-04")))
    async with at_table(screen, (120, 40)) as pilot:
        for key, ink in (("S", "text"), ("U", "warn")):
            await pilot.press(key)
            said = screen.desk.seen.note
            prompt = next(part for part in parts_of(screen) if part.name == ASK)
            (row,) = [row for row, text in zip(prompt.rows, prompt.texts, strict=True) if said and said in text]
            assert {cell.ink for cell in row if cell.character.isalpha()} == {ink}


@in_a_terminal
async def test_alone_a_reveal_is_taken_back_after_a_question() -> None:
    """Undo past a reveal asks first; no is the highlighted answer, and yes takes back."""
    played = play_to(session(ALONE, JEAN), lambda each: asked("DEC-04")(each) and each.match.state.turn > 3)
    screen = screen_of(played)
    async with at_table(screen, (80, 24)) as pilot:
        number = session_of(screen).number
        await pilot.press("u", "enter")
        assert session_of(screen).number == number
        await pilot.press("u")
        assert "Something hidden has been turned up" in " ".join(shown(pilot).split())
        await pilot.press("1")
        assert session_of(screen).number == number + 1
        await pilot.press("U")
        assert session_of(screen).number > number + 1


@in_a_terminal
async def test_the_past_shows_the_table_and_goes_back() -> None:
    """In the log Enter opens the past with a banner, digits answer nothing there, Esc returns to the question."""
    screen = screen_of(play(session(ALONE, JEAN), 40))
    async with at_table(screen, (80, 24)) as pilot:
        before = game().digest(session_of(screen).match.state)
        await pilot.press("g", "up", "up", "enter")
        assert "This is the past" in shown(pilot)
        await pilot.press("left", "1", "e")
        assert game().digest(session_of(screen).match.state) == before
        assert "This is the past" in shown(pilot)
        await pilot.press("escape")
        assert "This is the past" not in shown(pilot)


@in_a_terminal
async def test_the_past_can_be_taken_back_to() -> None:
    """Alone, u in the past takes everything back to that line after a question."""
    screen = screen_of(play(session(ALONE, JEAN), 40))
    async with at_table(screen, (120, 40)) as pilot:
        await pilot.press("g", *["up"] * 12, "enter")
        past = screen.desk.seen.past
        assert past is not None
        await pilot.press("u")
        assert screen.desk.seen.overlays
        await pilot.press("1")
        assert session_of(screen).question is not None
        assert question_of(screen).seat == 1
        undone = session_of(screen).match.journal[past.step + 1 :]
        assert all(entry.auto or entry.seat != 1 for entry in undone)
        assert screen.desk.seen.past is None


@in_a_terminal
async def test_a_remapped_key_means_what_was_chosen() -> None:
    """The settings of the player say which key does what."""
    screen = screen_of(placed({"players.1.ship": "5"}), Settings(keys={"ship": ("b",)}))
    async with at_table(screen, (80, 24)) as pilot:
        await pilot.press("s")
        assert screen.desk.shown == "map"
        await pilot.press("b")
        assert screen.desk.shown == "ship"


@in_a_terminal
async def test_the_key_of_a_part_leads_there_and_back() -> None:
    """Pressed once more it returns to the question, and on a small screen to the part that belongs to it."""
    screen = screen_of(placed({"players.1.ship": "5"}))
    async with at_table(screen, (80, 24)) as pilot:
        await pilot.press("c")
        assert (screen.desk.shown, screen.desk.seen.focus_part) == ("hand", "hand")
        await pilot.press("c")
        assert (screen.desk.shown, screen.desk.seen.focus_part) == ("map", "prompt")
        await pilot.press("m", "m")
        assert (screen.desk.shown, screen.desk.seen.focus_part) == ("map", "map")
        await pilot.press("g", "up", "enter", "g")
        assert screen.desk.seen.past is not None


@in_a_terminal
async def test_words_name_the_key_that_was_chosen() -> None:
    """Whoever has changed a key reads the new one in notes and the greeting; in the filter one that types nothing."""
    keys = {"rule": ("w",), "back": ("b",), "redo": ("y",)}
    screen = screen_of(session(ALONE, JEAN), Settings(keys=keys))
    async with at_table(screen, (80, 24)) as pilot:
        assert "press w and open Your first game" in shown(pilot)
        await pilot.press("1", "u")
        assert screen.desk.seen.note == "Undone. y redoes it."
        await pilot.press("f")
        assert "Esc shows all." in shown(pilot)


@in_a_terminal
async def test_open_play_passes_no_keyboard() -> None:
    """With open play the next person's question follows at once."""
    screen = screen_of(session(TWO), Settings(open_play=True))
    async with at_table(screen, (80, 24)) as pilot:
        for _ in range(8):
            await pilot.press("1")
            assert "Pass the keyboard" not in shown(pilot)


@pytest.mark.parametrize("before", [(), ("f",), ("question_mark",), ("slash",), ("colon",), ("M",)], ids=" ".join)
def test_ctrl_l_draws_anew_and_ctrl_c_leads_out(before: tuple[str, ...]) -> None:
    """Wherever one is, Ctrl+L sends the whole picture again, and Ctrl+C leads out step by step to the title."""

    async def look() -> None:
        screen = screen_of(play(session(ALONE, JEAN), 30))
        async with at_table(screen, (80, 24)) as pilot:
            await pilot.press(*before)
            text = shown(pilot)
            drawn: list[str] = []
            screen.app.redraw_all = lambda: drawn.append("all")  # type: ignore[attr-defined]
            await pilot.press("ctrl+l")
            assert (drawn, shown(pilot)) == (["all"], text)
            left: list[object] = []
            screen.dismiss = left.append  # type: ignore[assignment]
            await pilot.press(*["ctrl+c"] * (1 + bool(before)))
            assert left == [None]

    in_a_terminal(look)()


@in_a_terminal
async def test_drawing_anew_opens_no_veil() -> None:
    """Ctrl+L between two people only draws; the next key that means something opens the table."""
    screen = screen_of(placed({"players.1.ship": "5"}))
    async with at_table(screen, (80, 24)) as pilot:
        session_of(screen).viewer = 2
        screen.desk.referee.begin()
        await pilot.pause()
        await pilot.press("ctrl+l")
        assert "Pass the keyboard to Ada" in shown(pilot)
        await pilot.press("enter")
        assert "Where do you sail" in shown(pilot)


@in_a_terminal
async def test_the_end_is_pointed_at_before_it_is_taken() -> None:
    """At another option, `e` goes to the one that ends the question and says so; pressed there, it takes it."""
    screen = screen_of(placed({"players.1.ship": "1"}, ("sail:2", "village")))
    async with at_table(screen, (80, 24)) as pilot:
        number = session_of(screen).number
        await pilot.press("e")
        assert session_of(screen).number == number
        assert "No more village actions: press e again, or Enter." in shown(pilot)
        assert "1 village action would be lost" in shown(pilot)
        await pilot.press("e")
        assert session_of(screen).number > number


@in_a_terminal
async def test_enter_reads_where_one_reads() -> None:
    """With the cursor on a free place of the display Enter takes no option; it says that nothing is there to read."""
    screen = screen_of(placed({"players.1.ship": "5", "display": ["", "A02", "A03", "A04"]}))
    async with at_table(screen, (80, 24)) as pilot:
        number = session_of(screen).number
        await pilot.press("d", "enter")
        assert "There is nothing to read here." in shown(pilot)
        await pilot.press("down", "enter")
        assert screen.desk.seen.overlays
        assert session_of(screen).number == number


@in_a_terminal
async def test_where_nothing_is_to_be_read_arrows_and_enter_answer_nothing() -> None:
    """With the focus on a part without a cursor a key that is meant for it does not decide; Esc leads back."""
    screen = screen_of(placed({"players.1.ship": "5", "players.1.hand": [], "players.1.planning": []}))
    async with at_table(screen, (80, 24)) as pilot:
        number = session_of(screen).number
        await pilot.press("c", "down")
        assert screen.desk.seen.prompt.at == 0
        assert "Enter take" not in shown(pilot)
        await pilot.press("enter")
        assert "Esc goes back to the question." in shown(pilot)
        assert session_of(screen).number == number
        await pilot.press("escape", "down", "enter")
        assert session_of(screen).number > number


@in_a_terminal
async def test_a_part_without_room_is_read_row_by_row() -> None:
    """Where not all of a part is in sight, arrows go on to its end and back, and leave the question alone."""
    screen = screen_of(play(session(TWO), 60))
    async with at_table(screen, (60, 18)) as pilot:
        await pilot.press("x")
        first = shown(pilot)
        assert re.search(r"(?m)^ \d+ more below", first)
        whole = [plain(each) for each in screen.desk.kit.draw("explorer", screen.desk.moment(), 58, 200)]
        await pilot.press(*["down"] * len(whole))
        assert whole[-1].strip() in shown(pilot)
        assert not re.search(r"(?m)^ \d+ more below", shown(pilot))
        assert screen.desk.seen.prompt.at == 0
        await pilot.press(*["up"] * len(whole))
        assert shown(pilot) == first


@in_a_terminal
async def test_a_note_without_room_goes_on_with_the_next_key() -> None:
    """What has no room in two rows of the prompt is cut between sentences, and the others follow."""
    screen = screen_of(placed({"players.1.ship": "5"}))
    async with at_table(screen, (80, 24)) as pilot:
        screen.desk.tell(f"{'The first sentence takes nearly the whole line. ' * 3}The last one follows.")
        screen.redraw()
        assert "The last one follows." not in shown(pilot)
        await pilot.press("n")
        assert "The last one follows." in shown(pilot)
        await pilot.press("n")
        assert "follows" not in shown(pilot)


@in_a_terminal
async def test_after_a_hint_enter_takes_what_it_shows() -> None:
    """Wherever one was reading, a hint leads back to the question, and says why."""
    screen = screen_of(placed({"players.1.ship": "5"}))
    async with at_table(screen, (80, 24)) as pilot:
        await pilot.press("g", "i")
        assert "A bot would choose" in shown(pilot)
        assert " best " in shown(pilot)
        assert "->" not in shown(pilot)
        option = screen.desk.moment().option
        await pilot.press("enter")
        assert option is not None
        journal = [each.answer for each in session_of(screen).match.journal]
        assert journal[-len(option.hands_in) :] == [*option.hands_in]
