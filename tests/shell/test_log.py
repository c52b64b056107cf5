"""The log tells turns under headings, wraps what is long, and forgets what was taken back or is for another seat."""

import pytest

from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.session import Session
from maracaibo_tui.tui.screen.lines import plain, width
from maracaibo_tui.tui.screen.surface import NAME
from maracaibo_tui.tui.shell.keys import key_of
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.shell.log import EMPTY, Log
from maracaibo_tui.tui.shell.looking_back import go_to
from maracaibo_tui.tui.shell.past import draw, past_of
from tests.support.played import game
from tests.support.seated import ALONE, JEAN, TWO, names_at, play, referee_of, screen_of, session, session_of


def _moment(played: Session, at: int | None = None) -> Moment:
    cursors = {} if at is None else {"log": at}
    return Moment(played.view(), played.viewer, None, (), 0, names_at(played), cursors=cursors)


def _heard(played: Session) -> Log:
    log = Log()
    log.listen(referee_of(played))
    return log


def test_a_name_that_ends_with_a_full_stop_ends_the_sentence() -> None:
    """No line of the log ends with two full stops, whatever captains are called."""
    played = play(session((Seat("Ximena Valdivieso S."), Seat("Ben"))), 30)
    texts = [told.text for told in _heard(played).lines]
    assert any(text.endswith("Valdivieso S.") for text in texts)
    assert not [text for text in texts if text.endswith("..")]


def test_a_log_without_a_line_says_that_there_is_none_yet() -> None:
    """Before anything has happened the log is not blank."""
    played = session(ALONE, JEAN)
    log = _heard(played)
    assert not log.lines
    for cells in (20, 78):
        assert " ".join(" ".join(map(plain, log.draw(_moment(played), cells, 8))).split()) == EMPTY


def test_every_turn_has_a_heading() -> None:
    """A turn begins with a line between two rules; below it every line has the letter of its seat."""
    played = play(session(ALONE, JEAN), 30)
    log = _heard(played)
    assert any(told.opens for told in log.lines)
    text = [plain(each) for each in log.draw(_moment(played), 60, 40)]
    assert any(each.startswith("── round 1, turn ") and each.endswith(" ──") for each in text)
    assert any(each.startswith("J Jean") for each in text)


def test_long_lines_are_broken_and_none_is_too_wide() -> None:
    """In a narrow log nothing is cut off."""
    played = play(session(ALONE, JEAN), 30)
    log = _heard(played)
    for cells in (20, 38, 78):
        assert all(width(each) <= cells for each in log.draw(_moment(played), cells, 60))
    words = " ".join(" ".join(plain(each).split()) for each in log.draw(_moment(played), 38, 400))
    assert log.lines[-1].text in words


def test_a_heading_leaves_a_name_its_full_stop() -> None:
    """That of the sentence goes, that of an initial stays."""
    played = play(session((Seat("Ximena Valdivieso S."), Seat("Ben"))), 60)
    log = _heard(played)
    told = " ".join(plain(each) for each in log.draw(_moment(played), 60, 400))
    assert "Ximena Valdivieso S. ──" in told
    assert "Ben ──" in told


@pytest.mark.parametrize("cells", range(16, 60, 3))
def test_the_cursor_covers_no_letter_of_a_heading(cells: int) -> None:
    """Beside the mark its words are whole, however little room there is for the rules round them."""
    played = play(session((Seat("Marguerite de Tours"), Seat("Ben"))), 30)
    log = _heard(played)
    at = next(number for number, told in enumerate(log.lines) if told.opens)
    drawn = [plain(each) for each in log.draw(_moment(played, at), cells, 9, focused=True)]
    first = next(each for each in drawn if each.startswith("►"))
    assert not first[1:].startswith(("ound", "urn"))


@pytest.mark.parametrize("rows", range(1, 12))
def test_a_log_begins_with_a_whole_sentence(rows: int) -> None:
    """A sentence whose beginning has no room is left out; only of one that fills the log alone the end is shown."""
    played = play(session(ALONE, JEAN), 30)
    log = _heard(played)
    shown = [plain(each) for each in log.draw(_moment(played), 24, rows)]
    assert not shown[0].startswith("  ") or all(each.startswith("  ") for each in shown)


def test_the_cursor_is_always_in_sight() -> None:
    """Wherever the cursor stands, its line is shown with a mark."""
    played = play(session(ALONE, JEAN), 60)
    log = _heard(played)
    for at in range(0, len(log.lines), 5):
        text = [plain(each) for each in log.draw(_moment(played, at), 60, 9, focused=True)]
        assert len([each for each in text if "►" in each[:2]]) == 1


def test_what_is_said_once_is_not_worded_again() -> None:
    """Listening again only words what is new."""
    played = play(session(ALONE, JEAN), 20)
    log = _heard(played)
    before = list(log.lines)
    play(played, 5)
    log.listen(referee_of(played))
    assert all(one is other for one, other in zip(before, log.lines, strict=False))


def test_what_was_taken_back_is_no_longer_told() -> None:
    """After an undo and another answer the log is that of the game as it is now."""
    played = play(session(ALONE, JEAN), 30)
    log = _heard(played)
    for _ in range(8):
        played.undo()
    play(played, 8, seed=9)
    log.listen(referee_of(played))
    assert log.lines == _heard(played).lines


def test_another_listener_begins_anew() -> None:
    """Somebody else at the keyboard hears what is for that seat only."""
    played = play(session(TWO), 30)
    log = _heard(played)
    played.viewer = 3 - played.viewer
    log.listen(referee_of(played))
    assert log.lines == _heard(played).lines


def test_nothing_is_told_before_its_step() -> None:
    """While a turn is told step by step the log keeps quiet about what comes later."""
    played = play(session(ALONE, JEAN), 30)
    log = _heard(played)
    some = log.lines[-4]
    text = "\n".join(plain(each) for each in log.draw(_moment(played), 200, 60, until=some.entry))
    assert some.text in text
    assert log.lines[-1].text not in text or log.lines[-1].text in [told.text for told in log.lines[:-3]]


def test_a_line_opens_the_table_as_it_was() -> None:
    """Going to a line shows the state right after its event, and says what can be taken back."""
    played = play(session(ALONE, JEAN), 30)
    log = _heard(played)
    at = len(log.lines) // 2
    past = past_of(referee_of(played), log, at)
    assert past is not None
    assert past.text == log.lines[at].text
    assert game().digest(past.view) == game().digest(played.view(played.state_after(log.lines[at].entry)))
    assert "undoes everything back" in "\n".join(
        plain(each) for each in draw(past, referee_of(played), log, 78, key_of)
    )


def test_with_several_people_the_past_can_only_be_looked_at() -> None:
    """What others decided or what was revealed since then stays, and the reason is said."""
    played = play(session(TWO), 80)
    played.pass_keyboard()
    log = _heard(played)
    past = past_of(referee_of(played), log, len(log.lines) // 2)
    assert past is not None
    text = "\n".join(plain(each) for each in draw(past, referee_of(played), log, 200, key_of))
    assert "taken back" in text or "can undo it" in text
    assert "undoes everything back to here" not in text


def test_there_is_no_past_outside_the_log() -> None:
    """Before the first and after the last line there is nothing to go to, and nothing is said."""
    screen = screen_of(play(session(ALONE, JEAN), 10))
    screen.desk.seen.chronicle.listen(referee_of(session_of(screen)))
    last = len(screen.desk.seen.chronicle.lines) - 1
    for at in (-1, last + 1):
        go_to(screen.desk, at)
        assert (screen.desk.seen.past, screen.desk.seen.note) == (None, "")
    go_to(screen.desk, last)
    assert screen.desk.seen.past is not None


def test_the_newest_line_is_the_heaviest_and_every_line_has_its_seat() -> None:
    """One line is bold; before each that tells of somebody stands the letter of that seat on its colour."""
    played = play(session(ALONE, JEAN), 30)
    drawn = _heard(played).draw(_moment(played), 60, 20)
    bold = [span.text for row in drawn for span in row if span.style == NAME]
    assert bold == [span.text for span in drawn[-1] if span.style == NAME]
    chips = {(row[0].text, row[0].style) for row in drawn if row and row[0].style.startswith("onaccent")}
    assert chips == {("A", "onaccent on seat1 bold"), ("J", "onaccent on automa bold")}


@pytest.mark.parametrize("at", [0, 7, 20])
def test_lines_below_are_counted(at: int) -> None:
    """With the cursor further up the last row says how many lines of the log are hidden below it."""
    played = play(session(ALONE, JEAN), 60)
    log = _heard(played)
    text = [plain(each) for each in log.draw(_moment(played, at), 200, 9, focused=True)]
    marked = next(number for number, row in enumerate(text) if "►" in row[:2])
    lowest = at + len(text) - 2 - marked
    assert text[-1] == f"{len(log.lines) - 1 - lowest} more below"
