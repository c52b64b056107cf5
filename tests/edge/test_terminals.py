"""Terminals of every kind: what they are called, whether they have colours, which letters they know."""

import re
from pathlib import Path

import pytest

from tests.edge.kinds import LOCALES, coloured, trial
from tests.edge.terminal import FIRST_QUESTION, TWO, Terminal, terminal

HOSTILE = {
    "TEXTUAL": "debug,devtools",
    "TEXTUAL_DRIVER": "nowhere:Nothing",
    "TEXTUAL_PRESS": "q,q",
    "TEXTUAL_SCREENSHOT": "0",
    "TEXTUAL_SCREENSHOT_LOCATION": "{home}",
    "TEXTUAL_LOG": "{home}/trace.txt",
    "COLUMNS": "40",
    "LINES": "3",
    "FORCE_COLOR": "1",
    "TERM_PROGRAM": "\x1b[31m",
}
PAIRS = [("linux", "none"), ("vt100", "UTF-8"), ("tmux-256color", "Latin-1"), ("dumb", "C"), (None, "no UTF-8 mode")]


def _is_drawn(held: Terminal) -> None:
    held.until(FIRST_QUESTION)
    held.until_quiet()
    assert not held.picture.foreign


@pytest.mark.parametrize("term,locale", PAIRS)
def test_a_game_is_played_and_left_in_every_terminal(term: str | None, locale: str, home: Path) -> None:
    """Whatever the terminal is called, its question can be read, and leaving gives the terminal back.

    One that cannot move its cursor is played in lines.
    """
    trial(home, term, locale, (80, 24))


@pytest.mark.parametrize("locale", ["POSIX", "broken"])
def test_a_terminal_without_other_letters_gets_ascii_only(locale: str, home: Path) -> None:
    """Where the locale is not one of UTF-8, lines and letters are drawn in plain ASCII."""
    with terminal(TWO, home, LOCALES[locale]) as held:
        _is_drawn(held)
        assert held.sent.isascii()


@pytest.mark.parametrize("change", [{"NO_COLOR": "1"}, {"TERM": "vt100"}], ids=str)
def test_no_colour_is_sent_where_none_is_wanted(change: dict[str, str], home: Path) -> None:
    """NO_COLOR and terminals of old get shapes only, and what is highlighted still differs from the rest."""
    with terminal(TWO, home, change) as held:
        _is_drawn(held)
        assert not coloured(held)
        highlighted = next(row for row in held.picture.text().splitlines() if re.match(r"[▌|] ?1 ", row))
        row = held.picture.text().splitlines().index(highlighted) + 1
        assert any("7" in cell.style.split(";") for (y, _), cell in held.picture.table().items() if y == row)


def test_a_terminal_of_few_colours_gets_few(home: Path) -> None:
    """A terminal that is not known to have 256 colours is sent the sixteen that all have."""
    with terminal(TWO, home, {"TERM": "linux"}) as held:
        _is_drawn(held)
        assert coloured(held)
        assert not [style for style in held.picture.styles if "38;5" in style or "48;5" in style]
        assert "\x1b[>" not in held.sent.decode(), "This terminal knows no such keyboards."


def test_what_the_environment_asks_for_is_not_done(home: Path) -> None:
    """No variable makes the program import, write, type or hold its size."""
    with terminal(TWO, home, {name: value.format(home=home) for name, value in HOSTILE.items()}) as held:
        _is_drawn(held)
        assert held.picture.is_full
    assert {path.name for path in home.iterdir()} == {"games"}
