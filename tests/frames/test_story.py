"""A campaign at the table: sides of story cards, the vote on them, and what came of it."""

from syrupy.assertion import SnapshotAssertion

from maracaibo_tui.library.settings import Settings
from maracaibo_tui.play.session import Session
from maracaibo_tui.tui.app import MaracaiboApp
from maracaibo_tui.tui.screen.look import Look
from maracaibo_tui.tui.shell.match_screen import MatchScreen
from tests.support.advising import at_once
from tests.support.screens import EVERY_SIZE, shown
from tests.support.seated import FOUR, asked, kit, play_to, referee_of
from tests.support.stories import begun_at, read_after_a_round


def _frame(played: Session, keys: tuple[str, ...], size: tuple[int, int] = (80, 24), look: Look | None = None) -> str:
    look = look or Look("dark")
    screen = MatchScreen(kit(), referee_of(played), look, Settings(pace="instant"))
    return shown(MaracaiboApp(look, at_once(screen)), keys, size)


def _at_the_vote() -> Session:
    return play_to(read_after_a_round("14", FOUR[:3]), asked("DEC-63"))


@EVERY_SIZE
def test_a_front_is_read(frames: SnapshotAssertion, size: tuple[int, int]) -> None:
    """Text, what it lays out and takes away, and what its story tile asks for stand on one page."""
    assert _frame(begun_at(4), (), size) == frames


@EVERY_SIZE
def test_a_vote(frames: SnapshotAssertion, size: tuple[int, int]) -> None:
    """Who decides where votes are level is said before; who has voted what stands below the ways."""
    assert _frame(_at_the_vote(), ("2",), size) == frames


def test_what_was_chosen(frames: SnapshotAssertion) -> None:
    """After the last vote it is told what comes of it, and who voted what."""
    assert _frame(_at_the_vote(), ("2", "1", "1"), (80, 24)) == frames


def test_the_vote_beside_the_map(frames: SnapshotAssertion) -> None:
    """The map is one key away; the question stands beside it."""
    assert _frame(_at_the_vote(), ("m",), (80, 24)) == frames


def test_a_front_in_ascii(frames: SnapshotAssertion) -> None:
    """The plain set of glyphs is ASCII and still reads."""
    shown_ = _frame(begun_at(4), (), look=Look("mono", glyphs="ascii"))
    assert shown_.isascii()
    assert shown_ == frames
