"""Signs: one meaning each, one cell wide, with one of ASCII in its place; the page of signs tells all of them."""

from pathlib import Path

import pytest
from rich.cells import get_character_cell_size

from maracaibo_tui.games import title_of
from maracaibo_tui.library.settings import Settings
from maracaibo_tui.tui.app import MaracaiboApp
from maracaibo_tui.tui.screen.glyphs import ASCII, COAST, LETTERS, SIGNS
from maracaibo_tui.tui.screen.look import Look
from maracaibo_tui.tui.shell.applied_settings import inks
from maracaibo_tui.tui.shell.match_screen import MatchScreen
from tests.architecture.tree import ROOT, short
from tests.look.signs import OF_COASTS, known, meanings
from tests.support.screens import EVERY_SIZE, middle, shown
from tests.support.seated import kit, referee_of

FORMS = {
    "●": "O", "○": "o", "•": "*", "·": ".", "▲": "^", "◊": "@", "‹": "<", "›": ">", "×": "x", "■": "#", "█": "#",
    "░": ".", "▒": ":", "▌": "|", "→": ">", "►": ">", "–": "-", "─": "-", "│": "|", "┌": "+", "┘": "+", "┼": "+",
    "╵": "|", "╷": "|",
}  # fmt: skip
"""The forms of ASCII that the design gives."""
WRITTEN = sorted([*(ROOT / "content").rglob("*.toml"), *(ROOT / "rules").rglob("*.md")])
PARTS = ("m", "t", "s")


def test_no_sign_means_two_things() -> None:
    """On the page of signs each stands once; letters may stand twice: a captain is called like a good."""
    twice = {sign: told for sign, told in meanings().items() if len(told) > 1}
    assert {sign: told for sign, told in twice.items() if not sign.isalnum()} == {}


def test_the_page_of_signs_is_whole() -> None:
    """It tells of every sign that may be drawn, and of none that has no form of ASCII."""
    arrows = {"←", "↓"}  # Keys are called by these two as well.
    assert {*SIGNS} - known() - arrows == set()
    assert {each for each in known() if each not in ASCII} == set()
    assert len(meanings()) > 40


def test_every_glyph_is_one_cell_wide_and_has_another() -> None:
    """Whatever is drawn or written beyond ASCII takes one cell, and so does what stands for it."""
    for glyph, plain in ASCII.items():
        assert get_character_cell_size(glyph) == 1, glyph
        assert len(plain) == 1, glyph
        assert 32 < ord(plain) < 127, glyph
    assert {glyph: SIGNS[glyph] for glyph in FORMS} == FORMS
    assert not SIGNS.keys() & LETTERS.keys()


@pytest.mark.parametrize("path", WRITTEN, ids=short)
def test_everything_that_is_printed_can_be_shown(path: Path) -> None:
    """Content and rulebook hold ASCII and what is in the table of glyphs."""
    # Symbols of synergies are listed by the shell only.
    text = "".join(row for row in path.read_text(encoding="utf-8").splitlines() if not row.startswith("symbol = "))
    assert {each for each in text if not each.isascii() and each not in ASCII} == set()


@EVERY_SIZE
@pytest.mark.parametrize("theme,depth", [("dark", "true"), ("dark", "16"), ("contrast", "256"), ("mono", "none")])
@pytest.mark.parametrize("key", PARTS)
def test_halves_need_no_quarters(key: str, theme: str, depth: str, size: tuple[int, int]) -> None:
    """Where a font has no quarters of a cell none is drawn, neither of land nor of a line along it."""
    assert not {*drawn(Look(theme, glyphs="half", depth=depth, inks=inks()), key, size)} & {*COAST}


@EVERY_SIZE
@pytest.mark.parametrize("key", PARTS)
def test_ascii_is_ascii(key: str, size: tuple[int, int]) -> None:
    """Nothing beyond it is drawn."""
    text = drawn(Look("mono", glyphs="ascii", depth="none"), key, size)
    assert text.isascii()
    assert text.replace("\n", "").isprintable()


def test_a_coast_is_drawn_with_what_is_meant_for_it() -> None:
    """Quarters and halves of a cell, and whole ones."""
    assert {"▀", "▄", "▌", "▐", "█"} | {*COAST} == OF_COASTS


def test_the_signs_are_a_page_of_the_rulebook() -> None:
    """It is found where players look things up."""
    assert (ROOT / "rules" / title_of("maracaibo").id / "signs.md").exists()


def drawn(look: Look, key: str, size: tuple[int, int]) -> str:
    """Draw a part of the table in the middle of a game."""
    screen = MatchScreen(kit(), referee_of(middle()), look, Settings())
    return shown(MaracaiboApp(look, screen), (key,), size)
