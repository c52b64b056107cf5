"""From the letters of a mask to cells: coasts in every manner, ground beneath words, what lies beyond the mask."""

import hashlib

import pytest

from maracaibo_tui.games.maracaibo.box.components import CHARTS, charted
from maracaibo_tui.tui.screen.glyphs import COAST
from maracaibo_tui.tui.shell.chart.coast import coast
from maracaibo_tui.tui.shell.chart.sheet import Put, Sheet
from maracaibo_tui.tui.tables.maracaibo import backdrop
from tests.support.played import game

MANNERS = ("full", "half", "line", "half line", "ascii")
DRAWN = {
    "map80": "0a15bc441bea6b54",
    "map120": "612c1b2d5e3ac6e9",
    "map200": "68bb0702ce58cddb",
}
"""What the grounds of each chart come to: a change of a mask, or of how one is drawn, is meant."""
CELLS = {
    # Four letters, two above two: sign and style where grounds have colours, and the ground of a written cell.
    "####": (" ", "text on land", "land"),
    "#^^^": (" ", "text on hill", "hill"),
    "##^^": (" ", "text on land", "land"),
    "#~~.": ("▘", "land on shallow", "shallow"),
    "###~": ("▛", "land on shallow", "land"),
    "##~~": ("▀", "land on shallow", "shallow"),
    "~...": ("▘", "shallow on deep", "deep"),
    ".~.~": ("▐", "shallow on deep", "shallow"),
    "~~~~": (" ", "text on shallow", "shallow"),
    "....": (" ", "text on deep", "deep"),
}


@pytest.mark.parametrize("letters, cell", CELLS.items(), ids=CELLS)
def test_a_cell_is_drawn_by_its_letters(letters: str, cell: tuple[str, str, str]) -> None:
    """Land is parted from shallows by quarters, shallows from the open sea likewise; a word lies on most of it."""
    drawn = coast((letters[:2], letters[2:]), 1, 1, "full")
    assert (drawn.signs[0], drawn.styles[0][0], drawn.written[0][0]) == cell


def test_halves_take_a_half_for_land_where_a_quarter_is() -> None:
    """Without quarters upper and lower halves draw the same coast."""
    assert coast(("#~", "~~"), 1, 1, "half").signs == ("▀",)
    assert coast(("~~", ".#"), 1, 1, "half").signs == ("▄",)
    whole = coast(("#~", "~#"), 1, 1, "half")
    assert (whole.signs[0], whole.styles[0][0]) == (" ", "text on land")


def test_without_grounds_a_line_runs_where_land_meets_the_sea() -> None:
    """Only letters of land beside sea are drawn: inland, and where the mask ends, there is nothing."""
    mask = ("########", "########", "####~~~~", "####~~~~")
    assert coast(mask, 4, 2, "line").signs == ("  ▄▄", " ▐  ")
    assert coast(mask, 4, 2, "half line").signs == ("  ▄▄", " █  ")
    assert coast(mask, 4, 2, "ascii").signs == ("  ,,", " :  ")


@pytest.mark.parametrize("manner", MANNERS)
@pytest.mark.parametrize("chart", CHARTS)
def test_every_chart_fills_its_cells(chart: str, manner: str) -> None:
    """In every manner each cell has a sign and a ground; in halves there are no quarters, in ASCII nothing else."""
    mask = game().printed.box.charts[chart]
    assert mask.size == CHARTS[chart]
    drawn = coast(mask.rows, *mask.size, manner)
    assert {len(row) for row in (*drawn.signs, *drawn.styles, *drawn.written)} == {mask.size[0]}
    assert len(drawn.signs) == len(drawn.styles) == len(drawn.written) == mask.size[1]
    assert {ground for row in drawn.written for ground in row} == {"deep", "shallow", "land", "hill"}
    signs = set("".join(drawn.signs))
    assert not signs & set(COAST) or manner in {"full", "line"}
    assert manner != "ascii" or signs <= set(" ',:")


@pytest.mark.parametrize("chart", CHARTS)
def test_the_grounds_of_a_chart_are_what_they_were(chart: str) -> None:
    """What is drawn beneath everything else changes only on purpose."""
    mask = game().printed.box.charts[chart]
    drawn = repr(coast(mask.rows, *mask.size, "full")).encode()
    assert hashlib.sha256(drawn).hexdigest()[:16] == DRAWN[chart]


@pytest.mark.parametrize("chart", CHARTS)
def test_every_place_stands_on_its_chart(chart: str) -> None:
    """Chip and turns of every place, those of legacy tiles among them, lie on the mask."""
    printed = game().printed
    cells, rows = printed.box.charts[chart].size
    for place in printed.locations.values():
        found = charted(place, chart)
        assert found is not None, place.id
        spots = [found.at, *[turn for turns in found.turns.values() for turn in turns]]
        assert all(0 <= x < cells and 0 <= y < rows for x, y in spots), place.id


def test_beyond_a_mask_its_outermost_letters_go_on() -> None:
    """A chart is never stretched: further columns repeat the last ones; without a mask there is open sea."""
    small, large = coast(("#.", "#."), 1, 1, "full"), coast(("#.", "#."), 3, 2, "full")
    assert large.signs == (small.signs[0] + "  ",) * 2
    assert large.written[1] == ("shallow", "deep", "deep")
    assert set(coast((), 3, 2, "full").written) == {("deep",) * 3}


def test_narrow_land_at_the_lower_edge_ends_there() -> None:
    """Below the mask it has shallows and then the open sea: land does not stand on legs. Broad land goes on."""
    rows = ("##" * 40 + "..##", "##" * 40 + "..##")
    written = coast(rows, 42, 4, "full").written
    assert [row[41] for row in written] == ["land", "shallow", "deep", "deep"]
    assert [row[0] for row in written] == ["land"] * 4


def test_an_island_at_the_edge_of_a_mask_ends_there() -> None:
    """Beyond it are shallows and then the open sea; it does not become a bar. Mainland goes on."""
    rows = ("..~#", "..~~", "####", "####")
    assert coast(rows, 5, 2, "full").written == (
        ("deep", "shallow", "shallow", "deep", "deep"),
        ("land",) * 5,
    )


def test_a_word_runs_over_a_coast_without_a_plate() -> None:
    """Every letter lies on the ground that most of its cell is, and no piece of a coast shows through."""
    sheet = Sheet(coast(("####..", "###~.."), 3, 1, "full"), {0: [Put(0, "·", "route")]})
    (row,) = sheet.lines({0: [Put(1, "ab", "text")]})
    assert [(span.text, span.style) for span in row] == [
        ("·", "route on land"),
        ("a", "text on land"),
        ("b", "text on deep"),
    ]


def test_only_rows_with_other_words_are_drawn_again() -> None:
    """A row on which nothing has changed is the very same line."""
    sheet = Sheet(coast((), 4, 3, "full"), {})
    before = sheet.lines({0: [Put(0, "a", "text")], 1: [Put(0, "b", "text")]})
    after = sheet.lines({0: [Put(0, "a", "text")], 1: [Put(0, "c", "text")]})
    assert before[0] is after[0]
    assert before[2] is after[2]
    assert before[1] is not after[1]


@pytest.mark.parametrize("size", [(120, 39), (200, 59)], ids=str)
def test_behind_a_story_no_coast_ends_in_the_middle_of_the_screen(size: tuple[int, int]) -> None:
    """The mainland in the south goes on beyond the last row, and above the chart there is but sea."""
    drawn = backdrop.draw(game().printed, *size, "full")
    assert "land" in {span.style.partition(" on ")[2] for span in drawn[-1]}
    assert {span.style.partition(" on ")[2] for span in drawn[0]} == {"deep"}
