"""The balance report of Pirates in short: a few games, and every part of the page."""

from __future__ import annotations

import pytest

from maracaibo_tui.cabinet.packs import load_box
from maracaibo_tui.games import title_of
from tests.balance.pirates import figures
from tests.balance.pirates.observing import ROWS, Observed, Row, observe, read
from tests.balance.pirates.report import page

SHORT = ("2 seats", "Jordan 0", "leaning raid", "rubies")


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[Observed]]:
    """Play a game of a few rows and write them down."""
    folder = tmp_path_factory.mktemp("balance")
    rows = [row for row in ROWS if row.name in SHORT]
    for row in rows:
        observe(row, 1, folder, processes=1, portion=1)
        before = [*folder.iterdir()]
        observe(row, 1, folder, processes=1)
        assert before == [*folder.iterdir()]
    return {row.name: read(row, folder) for row in rows}


def test_all_points_and_victories_are_there(games: dict[str, list[Observed]]) -> None:
    """Points by source add up to the total, and somebody wins, Jordan perhaps."""
    for name, found in games.items():
        assert len(found) == 1
        for seat in found[0].seats:
            assert sum(seat.books.lines.values()) == seat.vp == seat.score["total"]
            assert set(seat.cards) <= set(found[0].lay)
        won = sum(seat.won for seat in found[0].seats)
        assert won == pytest.approx(1) or (name == "Jordan 0" and won == 0)
        assert set(found[0].turns) == {1, 2, 3}


def test_the_page_has_every_part(games: dict[str, list[Observed]]) -> None:
    """Totals, what a seat comes to, pieces, leanings, Jordan, and what lies outside the targets."""
    box = load_box(title_of("pirates"))
    text = page(box, games, "make balance")
    headings = [line.removeprefix("## ") for line in text.splitlines() if line.startswith("## ")]
    assert headings == [
        *("Totals", "What a seat comes to", "Residences", "Figureheads", "Improvement cards"),
        *("Leanings", "Jordan", "Outside the targets"),
    ]
    assert box.fingerprint in text
    assert all(each.name in text for each in box.figureheads.values())


def test_rows_say_what_is_played() -> None:
    """Every level of Jordan, every module alone, every leaning; names are told apart in files, too."""
    assert len({row.name for row in ROWS}) == len(ROWS) == 3 + 7 + 6 + 6 + 3
    assert Row("x", 1, level=4).options.bot_level == 4
    assert Row("x", modules=("rubies",)).options.rubies


def test_shares_add_up(games: dict[str, list[Observed]]) -> None:
    """The parts of the winners' points are all of them."""
    assert sum(figures.shares(games["2 seats"]).values()) == pytest.approx(100)
