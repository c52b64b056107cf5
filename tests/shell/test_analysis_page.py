"""The page of the analysis says how far it is, then what cost most; every line opens the log there."""

from __future__ import annotations

from typing import cast

import pytest
from msgspec.structs import replace

from maracaibo_tui.engine.advice import Reason
from maracaibo_tui.play.analysing import Analyst, Fault, Progress
from maracaibo_tui.tui.screen.lines import plain, width
from maracaibo_tui.tui.screen.surface import BAND
from maracaibo_tui.tui.shell.pages.analysis import AnalysisPage

FAULTS = (
    Fault(
        step=325,
        where="round 3, turn 10",
        taken="To 17 Puerto Cabezas, 7 MP",
        better="To 14 Cartagena, 4 MP",
        cost=8.2,
        sureness="sure",
        then=("Deliver corn with Village Alliance", "Take 4 doubloons"),
        reasons=(Reason("influence", 6.5, "influence"), Reason("stock", -2, "doubloons and the like")),
    ),
    Fault(
        step=96,
        where="round 1, turn 7",
        taken="Pay with sugar",
        better="Pay with tobacco",
        cost=2.5,
        sureness="likely",
        then=(),
        reasons=(Reason("cards", 2.5, "cards"),),
    ),
)
LONG = "a choice whose name is so long that it takes more than a row of the page, whatever may stand before it"
SIZES = ((60, 18), (80, 24), (120, 40), (200, 60))


class _Analyst:
    def __init__(self, progress: Progress, *, is_lost: bool = False) -> None:
        self.progress, self.is_lost, self.is_stopped = progress, is_lost, False

    def look(self) -> bool:
        return True

    def stop(self) -> None:
        self.is_stopped = True


def _page(analyst: _Analyst, opened: list[int] | None = None) -> AnalysisPage:
    opens = (opened if opened is not None else list[int]()).append
    return AnalysisPage(cast("Analyst", analyst), opens, lambda: None)


def _text(page: AnalysisPage, size: tuple[int, int] = (80, 24)) -> str:
    drawn = page.draw(*size)
    assert len(drawn) == size[1]
    assert all(width(row) <= size[0] for row in drawn)
    return "\n".join(map(plain, drawn))


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_what_cost_most_is_listed_whole(size: tuple[int, int]) -> None:
    """What was taken, what would have been better, how much and how sure, at every size."""
    text = " ".join(_text(_page(_Analyst(Progress(9, 9, FAULTS))), size).split())
    assert (
        "-8.2 VP round 3, turn 10, sure To 17 Puerto Cabezas, 7 MP; better: To 14 Cartagena, 4 MP, then Deliver corn "
        "with Village Alliance; Take 4 doubloons because of +6.5 influence; -2 doubloons and the like" in text
    )
    assert "-2.5 VP round 1, turn 7, likely" in text
    assert "in the bot's eyes" in text


def test_the_list_stands_on_a_panel_under_a_heading() -> None:
    """As everywhere: the key stands before the band, and the band is as wide for each."""
    page = _page(_Analyst(Progress(9, 9, FAULTS)))
    bands = []
    for _ in FAULTS:
        drawn = page.draw(120, 40)
        assert "What cost most ──" in plain(drawn[2])
        assert {span.style.partition(" on ")[2] for row in drawn[2:-1] for span in row} == {"panel", "accent bold"}
        bands += [span.text for row in drawn for span in row if span.style == BAND]
        page.press("down", "")
    assert len(bands) == len(FAULTS)
    assert len({len(band) for band in bands}) == 1
    assert not [band for band in bands if band.strip()[0].isdigit()]


def test_where_there_is_no_room_reasons_are_those_of_the_highlighted_one() -> None:
    """None is cut: the page follows the cursor."""
    faults = tuple([replace(FAULTS[0], where=f"turn {number}", taken=LONG, better=LONG) for number in range(5)])
    page = _page(_Analyst(Progress(9, 9, faults)))
    for number in range(5):
        text = " ".join(_text(page, (60, 18)).split())
        assert f"turn {number}, sure" in text
        assert text.count("+6.5 influence; -2 doubloons and the like") == 1
        page.press("down", "")


def test_a_line_opens_the_log_there() -> None:
    """Enter opens the highlighted one, a number its own."""
    opened = list[int]()
    page = _page(_Analyst(Progress(9, 9, FAULTS)), opened)
    page.press("accept", "")
    page.press("down", "")
    page.press("accept", "")
    page.press("pick1", "1")
    assert opened == [325, 96, 325]
    assert not page.press("pick3", "3")


def test_while_it_is_made_it_says_how_far_it_is() -> None:
    """It may be left then, which ends it."""
    analyst = _Analyst(Progress(3, 150))
    page = _page(analyst)
    assert page.look_again()
    assert "3 of 150 answers" in _text(page)
    assert "all 150 answers, and now those" in _text(_page(_Analyst(Progress(150, 150))))
    assert page.press("back", "")
    assert analyst.is_stopped


def test_what_comes_to_nothing_is_said() -> None:
    """No fault, or no analysis."""
    assert "No answer cost more than chance explains." in _text(_page(_Analyst(Progress(3, 3, ()))))
    assert "could not be made" in _text(_page(_Analyst(Progress(0, 0), is_lost=True)))
