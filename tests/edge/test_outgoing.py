"""What goes out to the terminal: cells and our own sequences, whatever the data says."""

import os
from pathlib import Path

import pytest
from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual._compositor import LayoutUpdate
from textual.geometry import Region
from textual.strip import Strip

from maracaibo_tui.tui.screen.cells import safe
from maracaibo_tui.tui.screen.edge.outlet import Outlet, passed
from maracaibo_tui.tui.screen.output import Output
from tests.edge.terminal import FIRST_QUESTION, PROGRAM, terminal

HOSTILE = [
    "\x1b]0;title\x07", "\x1b]8;;http://x\x1b\\link", "\x1b]52;c;Zm9v\x07", "\x1bP$q\x1b\\", "\x1b_G\x1b\\",
    "\x1b^\x1b\\", "\x1bc", "\x1b[2J", "\x1b[6n", "\x1b[c", "\x1b[?1049l", "\x1b[8;1;1t", "\x1b[21t", "\x1b[5i",
    "\x1b#8", "\x1b(0",
    "\x9b2J", "\x9d0;t\x9c", "\x07", "\x08", "\r\n", "\t", "\x0e", "\x7f", "\x00", "\u202eabc", "\u2066x\u2069",
    "\u200b", "\u200d", "\ufeff", "\u00ad", "\u2028", "漢字", "e\u0301", "\U0001f600", "\U0001f468\u200d\U0001f469",
    "\ufe0f", "[bold red]x[/]", "[@click=app.bell]x[/]", "[/", "\\[", "${HOME}", "%s%n",
]  # fmt: skip
CONSOLE = Console(force_terminal=True, color_system="256", _environ={})


def _sent(text: str, style: Style | None = None, *, colourless: bool = False) -> str:
    output, cells = Output(), len(text)
    output.colourless = colourless
    strip = Strip([Segment(text, style)], cells)
    return output.changed(LayoutUpdate([[strip]], Region(0, 0, cells, 1)), (cells, 1), CONSOLE).text


@pytest.mark.parametrize("text", HOSTILE, ids=ascii)
def test_only_cells_pass(text: str) -> None:
    """A hostile text becomes as many printable characters of one cell as it had characters."""
    shown = _sent(text)
    assert shown.startswith("\x1b[H")
    body = shown.removeprefix("\x1b[H")
    assert len(body) == len(text)
    assert body.isprintable()
    assert body == safe(text)


@pytest.mark.parametrize("text", ["漢字", "e\u0301x", "\U0001f600", "\u1160"])
def test_what_is_not_one_cell_wide_is_replaced(text: str) -> None:
    """Wide and combining characters would shift the row: a sign stands for each of them."""
    assert set(safe(text)) <= set("?ex")


@pytest.mark.parametrize("text", ["Petit-Goâve", "Cumaná", "┌─┐│►●○■□▲", "Zoë Ångström", "Жук"])
def test_letters_and_lines_pass_as_they_are(text: str) -> None:
    """Names with accents and the lines of the table are not touched."""
    assert safe(text) == text


def test_an_update_of_unknown_kind_is_filtered_too() -> None:
    """What Textual may one day send in another form passes the same gate."""
    text = Output().changed(Text("a\x1b]0;t\x07b\x1b[2Jc漢"), (40, 1), CONSOLE).text
    assert "\x1b]" not in text
    assert "\x1b[2J" not in text
    assert "漢" not in text


def test_only_what_differs_is_sent() -> None:
    """A second picture costs the cells that changed."""
    output = Output()
    for text, sent in [("abcdef", "\x1b[Habcdef"), ("abXdef", "\x1b[;3HX"), ("abXdef", "")]:
        strip = Strip([Segment(text)], len(text))
        assert output.changed(LayoutUpdate([[strip]], Region(0, 0, 6, 1)), (6, 1), CONSOLE).text == sent


def test_without_colours_shapes_stay() -> None:
    """Where no colour is wanted, bold and reverse are sent, and nothing else."""
    assert "38;5;200" in _sent("x", Style.parse("bold reverse color(200)"))
    assert _sent("x", Style.parse("bold reverse color(200) on color(17)"), colourless=True) == "\x1b[H\x1b[1;7mx"


@pytest.mark.parametrize("text", HOSTILE[:24], ids=ascii)
def test_the_last_gate_lets_no_foreign_sequence_through(text: str) -> None:
    """Whatever is handed to the terminal, control characters and sequences that are not ours are taken out."""
    left = passed(f"a{text}b")
    if text != "\x1b[?1049l":
        assert "\x1b" not in left
    assert not {character for character in left if ord(character) < 32} - {"\x1b"}


@pytest.mark.parametrize(
    "text", ["\x1b[1;2Hx\x1b[38;5;3;1my\x1b[0m", "\x1b[?1049h\x1b[?25l\x1b[>25u\x1b[<u\x1b[?2026$p"]
)
def test_the_last_gate_lets_our_own_sequences_through(text: str) -> None:
    """Cursor, colours and the modes of the game pass unchanged."""
    assert passed(text) == text


def test_a_terminal_that_takes_nothing_more_is_lost() -> None:
    """When nothing can be written, whoever holds the gate is told, and no error escapes."""
    reading, writing = os.pipe()
    os.close(reading)
    told: list[bool] = []
    outlet = Outlet(writing, lambda: told.append(True), bool)
    outlet.write("x")
    outlet.flush()
    os.close(writing)
    assert told == [True]


def test_hostile_names_are_drawn_as_text(home: Path) -> None:
    """Names, numbers and folders from the command line and the environment reach the terminal as cells only."""
    name = "A\x1b[2J\u202eda[bold]x[/]漢\x07"
    words = (*PROGRAM, "play", "--players", f"{name},Ben\x9b2J", "--seed", "1")
    with terminal(words, home, {"LC_TERMINAL": "\x1b]0;t\x07", "USER": "\x1b[2J"}) as held:
        held.until(FIRST_QUESTION)
        held.keys("o")
        held.until("Ben")
        held.until_quiet()
        assert "[bold]x[/]" in held.picture.text()
        assert not held.picture.foreign


def test_hostile_words_are_refused_as_text(home: Path) -> None:
    """What is wrong with a game is said without what its name would do to the terminal."""
    folder = {"MARACAIBO_HOME": f"{home}/\x1b[2J"}
    with terminal((*PROGRAM, "resume", "\x1b[2J\x1b]0;t\x07x"), home, folder) as held:
        assert held.ended() == 2
        assert b"\x1b" not in held.sent
