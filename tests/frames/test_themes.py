"""Each theme in colour, and glyphs that stand for themselves: the styles of every cell are kept as letters."""

import pytest
from syrupy.assertion import SnapshotAssertion

from maracaibo_tui.library.settings import Settings
from maracaibo_tui.tui.app import MaracaiboApp
from maracaibo_tui.tui.screen.look import THEMES, Look
from maracaibo_tui.tui.shell.applied_settings import inks
from maracaibo_tui.tui.shell.match_screen import MatchScreen
from tests.support.screens import letters_of, middle, shown
from tests.support.seated import kit, referee_of


def _table(look: Look) -> MaracaiboApp:
    return MaracaiboApp(look, MatchScreen(kit(), referee_of(middle()), look, Settings()))


@pytest.mark.parametrize("theme", THEMES)
def test_theme(frames: SnapshotAssertion, theme: str) -> None:
    """The table in the middle of a game, with the style of every cell."""
    assert shown(_table(Look(theme, inks=inks())), (), read=letters_of) == frames


def test_every_theme_shows_the_same_text() -> None:
    """No theme says less than another: colours may go, words and signs stay."""
    drawn = {theme: shown(_table(Look(theme, inks=inks())), ("t",)) for theme in THEMES}
    assert len(drawn) > 3
    assert [theme for theme in drawn if drawn[theme] != drawn["dark"]] == []
