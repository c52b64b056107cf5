"""A game that is over in figures, as the report has them: points by source and round, and purchases."""

from __future__ import annotations

import re

import pytest

from maracaibo_tui.games import title_of
from maracaibo_tui.play.counted import counted
from maracaibo_tui.play.plan import Plan
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.setting_up import SetUp
from maracaibo_tui.play.sitting import Sitting
from maracaibo_tui.tui.screen.lines import plain, width
from maracaibo_tui.tui.shell.pages.figures import FiguresPage, ways
from tests.support.any_table import play_on
from tests.support.seated import SIZES

GAMES = ("maracaibo", "pirates")


def _over(game: str) -> Sitting:
    sitting = SetUp(title_of(game)).begin(Plan(seats=(Seat("Ada"), Seat("Ben")), chosen={"start": "listed"}, seed=3))
    play_on(sitting.session, 5000)
    sitting.keep()
    assert sitting.is_over
    return sitting


class _Pages:
    def __init__(self) -> None:
        self.page: FiguresPage | None = None
        self.said = ""

    def open(self, page: FiguresPage) -> None:
        self.page = page

    def say(self, sentence: str) -> None:
        self.said = sentence


@pytest.mark.parametrize("game", GAMES)
def test_everybody_has_a_table_that_adds_up(game: str) -> None:
    """Every source has its points round by round; all of them are the points of the score sheet."""
    sitting, pages = _over(game), _Pages()
    (way,) = ways(sitting, pages)
    way.go()
    assert pages.page is not None
    drawn = [plain(row) for row in pages.page.draw(120, 200)]
    totals = [int(found[1]) for row in drawn if (found := re.fullmatch(r"all .* (\d+)", row.strip()))]
    assert totals == [*sitting.title.sight.standings(sitting.referee.view).values()]
    figures = counted(sitting.saving.path)
    text = " ".join(" ".join(drawn).split())
    names = {sitting.title.pieces.explain(sitting.terms.game.printed, what).called for _, _, what in figures.bought}
    assert names
    assert all(name in text for name in names)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_it_is_read_page_by_page(size: tuple[int, int]) -> None:
    """Nothing is wider than the screen, and down leads on."""
    sitting = _over("maracaibo")
    page = FiguresPage(sitting, counted(sitting.saving.path))
    first = page.draw(*size)
    assert len(first) == size[1]
    assert all(width(row) <= size[0] for row in first)
    is_long = any("more below" in plain(row) for row in first)
    assert ("J next page" in plain(first[-1])) is is_long, "no key is named that does nothing"
    page.press("page_down", "")
    assert (page.draw(*size) != first) is is_long


def test_a_game_that_cannot_be_played_again_is_not_counted() -> None:
    """That is said in a sentence."""
    sitting, pages = _over("maracaibo"), _Pages()
    sitting.saving.path.unlink()
    ways(sitting, pages)[0].go()
    assert pages.page is None
    assert pages.said.startswith("The game cannot be counted: ")
