"""A story over the whole screen: page by page, never by rows, with what changes and what one decides at its end."""

from __future__ import annotations

import pytest

from maracaibo_tui.games import TITLES
from maracaibo_tui.library.rulebook import rulebook_of
from maracaibo_tui.tui.screen.lines import Lines, line, plain, width
from maracaibo_tui.tui.screen.surface import BAND
from maracaibo_tui.tui.shell.kit import Change
from maracaibo_tui.tui.shell.pages.story import Story, StoryPage, paged
from maracaibo_tui.tui.shell.pages.title import Way
from maracaibo_tui.tui.shell.pages.told_page import FIRST_GAME, told
from tests.support.seated import SIZES


def _text(lines: Lines) -> str:
    return " ".join(" ".join(plain(each) for each in lines).replace("▌", " ").replace("~", " ").split())


def _story(went: list[str]) -> Story:
    ways = [
        Way("Pay the harbor master", "2 doubloons", lambda: went.append("pay")),
        Way("Slip past", "1 CP", lambda: went.append("slip")),
    ]
    changes = [Change("+", "gain", "4 new cities stand on the map"), Change("?", "points", "a quest lies on 15")]
    paragraphs: list[Lines] = [[line(f"paragraph {number}"), line("goes on")] for number in range(20)]
    return Story("CHAPTER 2", "New Harbors", lambda _cells: paragraphs, changes, ways)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game", TITLES)
def test_the_first_game_is_told_whole_page_by_page(game: str, size: tuple[int, int]) -> None:
    """Every word of the page is read by turning on, every page fills the screen, and no row is cut."""
    book = rulebook_of(game)
    page = StoryPage(told(book, FIRST_GAME, game.upper()))
    seen = ""
    while True:
        drawn = page.draw(*size)
        assert len(drawn) == size[1]
        assert {width(each) for each in drawn[:-1]} == {size[0]}
        assert not [row for row in map(plain, drawn) if "…" in row]
        seen += f" {_text(drawn)}"
        if page.is_last:
            break
        page.press("accept", "")
    wide = 66 if size[0] > 80 else min(76, size[0] - 4)
    words = [_text(block) for block in told(book, FIRST_GAME, "").paragraphs(wide)]
    assert all(each in seen or size[1] < 24 for each in words)
    assert not page.press("accept", "")


def test_keys_stand_on_the_table_wherever_a_story_is_told() -> None:
    """On a page as at the table the last row has the ground of every other page's last row."""
    drawn = StoryPage(_story([])).draw(120, 40)
    assert {span.style.partition(" on ")[2] for span in drawn[-1]} == {"table"}


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_what_is_decided_stands_on_the_last_page(size: tuple[int, int]) -> None:
    """Enter turns on until there is something to take; numbers and arrows choose, and one goes back by pages."""
    went: list[str] = []
    page = StoryPage(_story(went))
    first = _text(page.draw(*size))
    assert "CHAPTER 2 New Harbors" in first
    assert "paragraph 0 goes on" in first
    seen = first
    while not page.is_last:
        seen += _text(page.draw(*size))
        assert "Pay the harbor master" not in _text(page.draw(*size))
        page.press("right", "")
    last = page.draw(*size)
    assert "what changes on the table + 4 new cities stand on the map ? a quest lies on 15" in seen + _text(last)
    assert [span.text.strip() for row in last for span in row if span.style == BAND] == ["Pay the harbor master"]
    page.press("accept", "")
    assert went == ["pay"]
    page.press("left", "")
    assert page.at < page._pages - 1  # noqa: SLF001 - what is asked is whether it turned


def test_a_paragraph_is_parted_only_where_it_is_longer_than_a_page() -> None:
    """Blocks stand whole on a page, an empty row between them."""
    blocks: list[Lines] = [[line("a")] * 3, [line("b")] * 3, [line("c")] * 7]
    pages = [[plain(row) for row in page] for page in paged(blocks, 5)]
    assert pages == [["a"] * 3, ["b"] * 3, ["c"] * 5, ["c"] * 2]


@pytest.mark.parametrize("size, above", [((80, 24), "CHAPTER 2"), ((120, 40), ""), ((200, 60), "")], ids=str)
def test_a_story_that_nearly_fits_a_page_keeps_its_distance_where_there_is_room(
    size: tuple[int, int], above: str
) -> None:
    """The box grows a little; only on a small screen the title stands in its first row."""
    lines = [line(f"line {number}") for number in range(26 if size[1] > 24 else 20)]
    page = StoryPage(Story("CHAPTER 2", "New Harbors", lambda _cells: [lines]))
    inside = [plain(row).partition("▌")[2].strip() for row in page.draw(*size) if "▌" in plain(row)]
    assert page.is_last
    assert inside[0].partition("  ")[0] == above
    assert inside[-1 if above else -3].startswith(plain(lines[-1]))
