"""The chronicle of a campaign: searched, copied out as text, and led on from, also from what happened before."""

from __future__ import annotations

from pathlib import Path

import pytest

from maracaibo_tui.engine.campaign_pages import Entry, Side
from maracaibo_tui.library.saves import SaveError
from maracaibo_tui.play import campaigns
from maracaibo_tui.play.campaign_text import copied_out, lines_of
from maracaibo_tui.tui.screen.lines import plain
from maracaibo_tui.tui.shell.pages.chronicle import ChroniclePage, Leads
from tests.shell.test_campaign_pages import at_title
from tests.support.campaigns import PLAN
from tests.support.played import TITLE
from tests.support.seated import in_a_terminal, shown

DOOR = 4
"""A chapter that begins with much told."""


def _entry(number: int, text: str) -> Entry:
    return Entry("1682", Side(f"{number:02}", "back", f"Card {number:02}", "game 1", text), game=1)


def _page() -> ChroniclePage:
    texts = ("The goat comes aboard.", "It rains.", "A Goat again.", "It rains still.")
    return ChroniclePage("A story", [_entry(number, text) for number, text in enumerate(texts, 1)])


def _find(page: ChroniclePage, text: str) -> str:
    """Type what is searched for; give what stands in the last row then."""
    page.press("search", "/")
    assert page.typed is not None
    page.typed.text = ""
    for character in text:
        page.press("", character)
    page.press("accept", "\r")
    return plain(page.draw(80, 24)[-1])


def test_what_is_searched_for_is_found_side_by_side() -> None:
    """From the side at the cursor on and behind the last from the first, in small or great letters; or it is not."""
    page = _page()
    assert "2 sides say it" in _find(page, "goat")
    assert page.at == 0
    _find(page, "GOAT")
    assert page.at == 2
    assert "No side says that." in _find(page, "albatross")
    assert page.at == 2
    assert page.typed is None


def test_the_last_words_are_offered_again_and_left_alone() -> None:
    """Whoever looks for the next one only presses Enter; Esc leaves the line, and the cursor where it is."""
    page = _page()
    _find(page, "goat")
    page.press("search", "/")
    assert page.typed is not None
    assert page.typed.text == "goat"
    page.press("back", "\x1b")
    assert page.at == 0
    assert "Find:" not in plain(page.draw(80, 24)[-1])


def test_a_long_side_is_read_on_where_there_is_little_room() -> None:
    """What does not fit is counted, a key that is named goes on to it, and behind the end to the beginning."""
    long = _entry(1, " ".join(f"Word{number}" for number in range(150)))
    page = ChroniclePage("A story", [long, _entry(2, "It rains.")], "01")
    frames = ["\n".join(map(plain, page.draw(60, 18)))]
    while "more below" in frames[-1]:
        assert "Enter read on" in frames[-1]
        assert frames[-1].endswith("Esc back ")
        page.press("accept", "\r")
        frames.append("\n".join(map(plain, page.draw(60, 18))))
    assert len(frames) > 2
    assert all(f"Word{number}" in "".join(frames) for number in range(150))
    page.press("accept", "\r")
    assert "\n".join(map(plain, page.draw(60, 18))) == frames[0]
    page.press("down", "")
    assert "read on" not in plain(page.draw(60, 18)[-1])
    assert not page.press("accept", "\r")


def test_what_the_keys_do_while_one_types_fits_the_smallest_screen() -> None:
    """Nothing is cut off."""
    page = _page()
    page.press("search", "/")
    assert plain(page.draw(60, 18)[-1]).rstrip().endswith("Esc leaves it")


def test_of_a_long_path_the_end_is_shown_behind_a_mark() -> None:
    """Whoever cannot see all of what will be written to is told so."""
    page = ChroniclePage("A story", [_entry(1, "It rains.")], leads=Leads(name="quiet-concern-1.txt"))
    page.press("export", "E")
    assert " Copy it to: …ncern-1.txt_   Enter copies it, Esc leaves it" in plain(page.draw(60, 18)[-1])
    assert " Copy it to: ~/quiet-concern-1.txt_   Enter copies it" in plain(page.draw(80, 24)[-1])


def test_an_empty_chronicle_is_not_searched() -> None:
    """Where nothing was read nothing is offered: the key means what it means everywhere."""
    page = ChroniclePage("A story", [])
    assert not page.press("search", "/")
    assert "find" not in plain(page.draw(80, 24)[-1])


@in_a_terminal
async def test_keys_lead_on_from_what_was_read() -> None:
    """Who is who, the statistics and the branches open from the chronicle, which opens from what happened before."""
    campaigns.new_campaign(TITLE, PLAN, DOOR)
    async with at_title() as pilot:
        await pilot.press("4", "R")
        assert "G chronicle" in shown(pilot)
        assert "M world" in shown(pilot)
        await pilot.press("M")
        assert "World as you left it" in shown(pilot)
        await pilot.press("escape", "G")
        for key, told in (("o", "Who is who"), ("v", "Statistics"), ("b", "Branch")):
            await pilot.press(key)
            assert f" {told} ─" in shown(pilot)
            await pilot.press("escape")


def test_a_copy_is_text_and_overwrites_nothing(tmp_path: Path) -> None:
    """All that is printed of the campaign stands in the file; a second copy needs another name."""
    found = campaigns.course_of(campaigns.new_campaign(TITLE, PLAN, DOOR))
    target = copied_out(found, tmp_path)
    assert target.parent == tmp_path
    assert target.suffix == ".txt"
    assert target.read_text(encoding="utf-8").splitlines() == list(lines_of(found))
    with pytest.raises(SaveError, match="already"):
        copied_out(found, tmp_path)


@in_a_terminal
async def test_it_is_copied_out_from_its_page(tmp_path: Path) -> None:
    """A path is typed; where it lies is said, and what cannot be done is, too."""
    name = campaigns.new_campaign(TITLE, PLAN, DOOR)
    async with at_title() as pilot:
        await pilot.press("4", "G", "E")
        assert f"Copy it to: ~/{name}.txt" in shown(pilot)
        await pilot.press(*["backspace"] * 60, *str(tmp_path / "a"), "enter")
        assert "It is copied to" in shown(pilot)
        assert "The Quiet Concern" in (tmp_path / "a").read_text(encoding="utf-8")
        await pilot.press("E", *["backspace"] * 60, *str(tmp_path / "a"), "enter")
        assert "there is such a file already" in " ".join(shown(pilot).split())
