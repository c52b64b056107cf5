"""Whoever goes back past something hidden may; the game is marked as such, for as long as it lasts."""

from msgspec.structs import replace

from maracaibo_tui.engine.record_file import Header, read_header
from maracaibo_tui.play.plan import Plan
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.setting_up import SetUp
from maracaibo_tui.play.sitting import Sitting, old_game
from maracaibo_tui.tui.shell.pages.games import facts, taken_back
from tests.support.played import TITLE
from tests.support.seated import play, play_to

ALONE = Plan(seats=(Seat("Ada"),), chosen={"opponent": "jean", "level": "1"}, seed=1)


def _counted(sitting: Sitting) -> int:
    return read_header(sitting.saving.path.read_bytes()).reveals_taken_back


def _after_a_reveal() -> Sitting:
    sitting = SetUp(TITLE).begin(ALONE)
    play_to(sitting.session, lambda played: played.undo_reveals())
    return sitting


def test_the_file_counts_what_was_revealed_and_taken_back() -> None:
    """The count is on disk with the undo; to do it again does not remove it."""
    sitting = _after_a_reveal()
    assert _counted(sitting) == 0
    assert sitting.session.undo()
    assert _counted(sitting) == 1
    assert sitting.session.redo()
    assert _counted(sitting) == 1


def test_what_reveals_nothing_is_not_counted() -> None:
    """To take back an answer that turned nothing up leaves no mark."""
    sitting = SetUp(TITLE).begin(ALONE)
    play_to(sitting.session, lambda played: len(played.match.journal) == 2)
    assert sitting.session.undo()
    assert _counted(sitting) == 0


def test_every_answer_that_revealed_something_is_counted() -> None:
    """Many answers taken back at one time count as many as they turned up."""
    sitting = SetUp(TITLE).begin(ALONE)
    session = play(sitting.session, 60)
    revealed = sum(step.revealed for step in session.match.steps)
    assert revealed > 2
    assert session.undo(0)
    assert _counted(sitting) == revealed


def test_a_game_that_is_gone_on_with_stays_marked() -> None:
    """Opened again the game counts on; what its file says is known without the file."""
    sitting = _after_a_reveal()
    assert sitting.session.undo()
    sitting.saving.release()
    again = old_game(sitting.saving.path)
    assert again.referee.reveals_taken_back == 1
    play_to(again.session, lambda played: played.undo_reveals(), seed=2)
    assert again.session.undo()
    assert _counted(again) == again.referee.reveals_taken_back == 2
    again.saving.release()


def test_the_same_set_up_again_is_a_new_game() -> None:
    """Another game begins without the mark of the first."""
    sitting = _after_a_reveal()
    assert sitting.session.undo()
    other = sitting.again()
    assert _counted(other) == 0


def test_the_mark_is_a_sentence() -> None:
    """Among the facts of a game stands how many; nothing stands there if there were none."""
    sitting = _after_a_reveal()
    header = read_header(sitting.saving.path.read_bytes())
    assert taken_back(header.reveals_taken_back) == ""
    assert _answers(header) == str(header.answers)
    one, two = replace(header, reveals_taken_back=1), replace(header, reveals_taken_back=2)
    assert taken_back(one.reveals_taken_back) == "1 undo after hidden information was seen."
    assert taken_back(two.reveals_taken_back) == "2 undos after hidden information was seen."
    assert _answers(two) == f"{header.answers}. 2 undos after hidden information was seen."


def _answers(header: Header) -> str:
    return dict(facts(header))["answers"]
