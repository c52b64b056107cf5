"""The last gate to the terminal."""

import pytest

from maracaibo_tui.tui.screen.edge.outlet import passed


@pytest.mark.parametrize(
    "text, left",
    [
        ("\x1b]22;default\x07Round", "Round"),
        ("\x1b]0;title\x1b\\Round", "Round"),
        ("\x1bPq#0\x1b\\Round", "Round"),
        ("\x1b[5;7HRound\x1b[0m", "\x1b[5;7HRound\x1b[0m"),
        ("\x1b[21tRound", "[21tRound"),
        ("Ro\x07und", "Round"),
    ],
)
def test_what_is_not_ours_goes_and_a_string_goes_whole(text: str, left: str) -> None:
    """Cursor and colours pass; titles, pointers and reports are taken out with all they hold."""
    assert passed(text) == left
