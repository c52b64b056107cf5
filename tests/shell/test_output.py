"""The stage before the terminal sends few bytes and leaves the very cells that Textual would have drawn."""

from io import StringIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from textual._compositor import LayoutUpdate
from textual.geometry import Region
from textual.strip import Strip

from maracaibo_tui.tui.screen.look import THEMES, Look
from maracaibo_tui.tui.screen.output import Output
from tests.edge.picture import Picture, looks

ROWS = 3
WORDS = ("", "title", "faint", "cursor", "cursor key", "link", "france", "status", "warn", "legal city", "water sea")
STYLES = [Look(theme, depth="256").style(words) for theme in THEMES for words in WORDS]
ODD = ("bold dim", "underline reverse red on blue", "strike", "italic green", "dim", "on color(17)", "none")
DRAWN = st.lists(
    st.tuples(
        st.text(alphabet="ab ─é漢", max_size=9) | st.sampled_from((" " * 7, " " * 12)),
        st.sampled_from([*STYLES, *map(Style.parse, ODD)]),
    ),
    max_size=8,
)


FRAMES = st.lists(
    st.tuples(st.sampled_from((24, 24, 17)), st.booleans(), st.lists(DRAWN, min_size=ROWS, max_size=ROWS)),
    min_size=1,
    max_size=5,
)


def _strip(drawn: list[tuple[str, Style]], cells: int) -> Strip:
    # What a terminal may take for two cells is replaced before it is sent.
    return Strip([Segment(text.replace("漢", "?"), style) for text, style in drawn]).adjust_cell_length(cells)


def _sent(drawn: list[tuple[str, Style]], cells: int) -> Strip:
    segments = [Segment(text, style) for text, style in drawn]
    blanks = cells - sum(len(text) for text, _ in drawn)
    return Strip([*segments, Segment(" " * blanks)] if blanks > 0 else segments)


@settings(max_examples=60)
@given(frames=FRAMES, erases=st.booleans())
def test_the_same_cells_are_drawn(
    frames: list[tuple[int, bool, list[list[tuple[str, Style]]]]], *, erases: bool
) -> None:
    """After any pictures of any sizes the terminal shows what it would show had every cell been sent."""
    console = Console(file=StringIO(), force_terminal=True, color_system="256", _environ={})
    output, ours, theirs = Output(), Picture(1, ROWS), Picture(1, ROWS)
    output.erases = erases
    for cells, is_forgotten, frame in frames:
        if cells != ours.cells:
            ours.resized(cells, ROWS)
            theirs.resized(cells, ROWS)
        update = LayoutUpdate([[_sent(drawn, cells)] for drawn in frame], Region(0, 0, cells, ROWS))
        if is_forgotten:
            output.forget()
        ours.feed(output.changed(update, (cells, ROWS), console).text.encode())
        for row, drawn in enumerate(frame, 1):
            theirs.feed(f"\x1b[{row};1H{_strip(drawn, cells).render(console)}\x1b[0m".encode())
        assert looks(ours) == looks(theirs)
        assert not ours.foreign


def test_nothing_of_what_was_shown_before_stands_beside_the_first_part_of_a_new_picture() -> None:
    """Drawn anew, as when the veil falls, the terminal shows only what is sent: the rest is blank till it comes."""
    console = Console(file=StringIO(), force_terminal=True, color_system="256", _environ={})
    output, shown = Output(), Picture(9, ROWS)
    for rows in (("a hand of", "cards for", "one alone"), ("nothing",)):
        update = LayoutUpdate(
            [[Strip([Segment(row.ljust(9))])] for row in rows], Region(0, ROWS - len(rows), 9, len(rows))
        )
        shown.feed(output.changed(update, (9, ROWS), console).text.encode())
        output.forget()
    assert shown.text().split() == ["nothing"]


def test_a_style_is_told_once() -> None:
    """Cells of one style cost one jump and one style, and in the next picture the style goes on."""
    console = Console(file=StringIO(), force_terminal=True, color_system="256", _environ={})
    output, style = Output(), Style.parse("bold color(222) on color(234)")
    ink = "\x1b[1;38;5;222;48;5;234m"
    for text, sent in (("Sail to 5", f"{ink}Sail to 5"), ("Rest on 7", "Rest on 7")):
        update = LayoutUpdate([[Strip([Segment(text, style)])]], Region(0, 0, 9, 1))
        told = output.changed(update, (9, 1), console).text
        assert told.replace("\x1b[H", "") == sent
    output.forget()
    assert output.changed(update, (9, 1), console).text == f"\x1b[0m\x1b[H{ink}Rest on 7"


def test_inks_that_come_again_are_told_once() -> None:
    """Cells here and there in two inks cost each ink once, in whatever order they stand."""
    console = Console(file=StringIO(), force_terminal=True, color_system="256", _environ={})
    sea, land = Style.parse("color(31)"), Style.parse("color(65)")
    strip = Strip([Segment("ab", sea), Segment("cd", land), Segment("ef", sea)])
    sent = Output().changed(LayoutUpdate([[strip]], Region(0, 0, 6, 1)), (6, 1), console).text
    assert sent == "\x1b[H\x1b[38;5;31mab\x1b[5Gef\x1b[3G\x1b[38;5;65mcd"


@pytest.mark.parametrize(
    "erases, sent",
    [(False, "\x1b[H\x1b[48;5;17mab" + " " * 10), (True, "\x1b[H\x1b[48;5;17mab\x1b[10X")],
)
def test_blanks_are_erased_where_the_ground_stays(erases: bool, sent: str) -> None:  # noqa: FBT001
    """Many blanks take a few bytes, but only in terminals known to keep the colour of the ground."""
    console = Console(file=StringIO(), force_terminal=True, color_system="256", _environ={})
    output = Output()
    output.erases = erases
    strip = Strip([Segment(f"ab{' ' * 10}", Style.parse("on color(17)"))])
    assert output.changed(LayoutUpdate([[strip]], Region(0, 0, 12, 1)), (12, 1), console).text == sent
