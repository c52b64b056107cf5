"""The stage before the terminal sends few bytes and leaves the very cells that Textual would have drawn."""

from io import StringIO

from hypothesis import given, settings
from hypothesis import strategies as st
from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from textual._compositor import LayoutUpdate
from textual.geometry import Region
from textual.strip import Strip

from maracaibo_tui.tui.shell.look import THEMES, Look
from maracaibo_tui.tui.shell.output import Output
from tests.edge.picture import Picture, looks

CELLS, ROWS = 24, 3
WORDS = ("", "title", "faint", "cursor", "cursor key", "link", "france", "status", "warn", "legal city", "water sea")
STYLES = [Look(theme).style(words) for theme in THEMES for words in WORDS]
ODD = ("bold dim", "underline reverse red on blue", "strike", "italic green", "dim", "on color(17)", "none")
DRAWN = st.lists(
    st.tuples(st.text(alphabet="ab ─é ", max_size=9), st.sampled_from([*STYLES, *map(Style.parse, ODD)])), max_size=8
)


def _strip(drawn: list[tuple[str, Style]]) -> Strip:
    return Strip([Segment(text, style) for text, style in drawn]).adjust_cell_length(CELLS)


@settings(max_examples=40)
@given(frames=st.lists(st.lists(DRAWN, min_size=ROWS, max_size=ROWS), min_size=1, max_size=4))
def test_the_same_cells_are_drawn(frames: list[list[list[tuple[str, Style]]]]) -> None:
    """After any pictures the terminal shows what it would show had every cell been sent."""
    console = Console(file=StringIO(), force_terminal=True, color_system="256", _environ={})
    output, ours, theirs = Output(), Picture(CELLS, ROWS), Picture(CELLS, ROWS)
    for frame in frames:
        strips = [_strip(drawn) for drawn in frame]
        sent = output.changed(
            LayoutUpdate([[strip] for strip in strips], Region(0, 0, CELLS, ROWS)), (CELLS, ROWS), console
        ).text
        ours.feed(sent.encode())
        for row, strip in enumerate(strips, 1):
            theirs.feed(f"\x1b[{row};1H{strip.render(console)}\x1b[0m".encode())
        assert looks(ours) == looks(theirs)
        assert not ours.foreign


def test_a_style_is_told_once() -> None:
    """Cells of one style, some of them unchanged, cost one jump and one style."""
    console = Console(file=StringIO(), force_terminal=True, color_system="256", _environ={})
    output, style = Output(), Style.parse("bold color(222) on color(234)")
    for text in ("Sail to 5", "Rest on 7"):
        update = LayoutUpdate([[Strip([Segment(text, style)])]], Region(0, 0, 9, 1))
        sent = output.changed(update, (9, 1), console).text
    assert sent == "\x1b[1;1H\x1b[1;38;5;222;48;5;234mRest on 7\x1b[0m"
