"""Terminals of every kind: what they are called, whether they have colours, which letters they know."""

import re
from itertools import product
from pathlib import Path

import pytest

from tests.edge.terminal import FIRST_QUESTION, TWO, Terminal, terminal
from tests.support.torture import IS_TORTURE

TERMS = ("xterm-256color", "linux", "vt100", "ansi", "screen", "tmux-256color", "xterm-mono", "no-such-terminal")
LOCALES: dict[str, dict[str, str | None]] = {
    "UTF-8": {"LANG": "de_DE.UTF-8"},
    "none": {"LANG": None},
    "C": {"LANG": "C"},
    "POSIX": {"LANG": None, "LC_ALL": "POSIX"},
    "Latin-1": {"LANG": "en_US.ISO-8859-1"},
    "broken": {"LC_ALL": "nonsense", "PYTHONIOENCODING": "latin-1"},
}
HOSTILE: dict[str, str | None] = {
    "TEXTUAL": "debug,devtools",
    "TEXTUAL_DRIVER": "nowhere:Nothing",
    "TEXTUAL_PRESS": "q,q",
    "TEXTUAL_SCREENSHOT": "0",
    "TEXTUAL_SCREENSHOT_LOCATION": ".",
    "TEXTUAL_LOG": "trace.txt",
    "COLUMNS": "40",
    "LINES": "3",
    "FORCE_COLOR": "1",
    "TERM_PROGRAM": "\x1b[31m",
}
_COLOUR = re.compile(r"(?:^|;)(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])(?:;|$)")
PAIRS = list(product(TERMS, LOCALES)) if IS_TORTURE else [(term, "UTF-8") for term in TERMS[1:-1:2]]


def _is_drawn(held: Terminal) -> None:
    held.until(FIRST_QUESTION)
    held.until_quiet()
    assert not held.picture.foreign


def _coloured(held: Terminal) -> list[str]:
    return [style for style in held.picture.styles if _COLOUR.search(style)]


@pytest.mark.parametrize("term,locale", PAIRS)
def test_the_table_is_drawn_and_left_in_every_terminal(term: str, locale: str, home: Path) -> None:
    """Whatever the terminal is called, the question can be read, and leaving gives the terminal back."""
    with terminal(TWO, home, {**LOCALES[locale], "TERM": term}) as held:
        _is_drawn(held)
        held.leave()
        assert held.ended() == 0
        assert held.is_given_back()


@pytest.mark.parametrize("locale", ["C", "POSIX", "Latin-1", "broken"])
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
        assert not _coloured(held)
        highlighted = next(row for row in held.picture.text().splitlines() if "►" in row and " 1 " in row)
        row = held.picture.text().splitlines().index(highlighted) + 1
        assert any("7" in cell.style.split(";") for (y, _), cell in held.picture.table().items() if y == row)


def test_a_terminal_of_few_colours_gets_few(home: Path) -> None:
    """A terminal that is not known to have 256 colours is sent the sixteen that all have."""
    with terminal(TWO, home, {"TERM": "linux"}) as held:
        _is_drawn(held)
        assert _coloured(held)
        assert not [style for style in held.picture.styles if "38;5" in style or "48;5" in style]
        assert "\x1b[>" not in held.sent.decode(), "This terminal knows no such keyboards."


def test_what_the_environment_asks_for_is_not_done(home: Path) -> None:
    """No variable makes the program import, write, type or hold its size."""
    with terminal(TWO, home, HOSTILE) as held:
        _is_drawn(held)
        assert held.picture.is_full
    assert {path.name for path in home.iterdir()} == {"games"}
