"""Labels on any chart: order, what gives way and when, where ships go, and how one lights up."""

import pytest

from maracaibo_tui.tui.screen.lines import Span
from maracaibo_tui.tui.screen.surface import BAND
from maracaibo_tui.tui.shell.chart.labels import Label, Laid, Sign, is_free, laid_out, shone

MARKET, QUEST, COST = Sign((Span("t○○"),), 4, (Span("t2"),), 1), Sign((Span("?"),), 5), Sign((Span("3MP"),), 6)
SHIPS = ((Span("▲C"), Span(" "), Span("▲D")), (Span("▲C"), Span("D")))


def _label(key: str, x: int, side: str = "r", *signs: Sign, ships: bool = False, claim: int = 0) -> Label:
    chip, name = Span(f"({key})"), Span("Port")
    return Label(key, (x, 0), side, 40, chip, name, signs, SHIPS if ships else (), 1 if COST in signs else 0, claim)


def _text(each: Laid) -> str:
    return "".join(put.text for put in each.puts)


@pytest.mark.parametrize(
    "side, x, said",
    [
        ("r", 5, "(1) Port ? t○○ ▲C ▲D 3MP"),
        ("l", 35, "Port ? t○○ ▲C ▲D 3MP (1)"),
        ("lr", 12, "Port (1) ? t○○ ▲C ▲D 3MP"),
    ],
)
def test_the_chip_stays_and_the_name_comes_before_its_signs(side: str, x: int, said: str) -> None:
    """Right of the chip, left of it with the chip last, or on both sides of it."""
    (laid,) = laid_out((_label("1", x, side, QUEST, MARKET, COST, ships=True),), 40)
    assert _text(laid) == said
    assert laid.puts[laid.chip].x == x - 1
    assert laid.reach == (laid.puts[0].x, laid.puts[-1].x + len(laid.puts[-1].text) - 1)


@pytest.mark.parametrize(
    "cells, said",
    [
        (24, "(1) Port ? t○○ ▲C ▲D 3MP"),
        (23, "(1) Port ? t○○ ▲CD 3MP"),
        (21, "(1) Port ? t2 ▲CD 3MP"),
        (20, "(1) Port ? ▲C ▲D 3MP"),
        (17, "(1) Port ▲CD 3MP"),
        (15, "(1) Port ▲C ▲D"),
        (12, "(1) Port ▲CD"),
    ],
)
def test_signs_give_way_whole_and_in_their_order(cells: int, said: str) -> None:
    """Ships stand together first; then the free spaces, market, quest and voyage go; number, name and ships never."""
    (laid,) = laid_out((_label("1", 1, "r", QUEST, MARKET, COST, ships=True),), cells)
    assert _text(laid) == said


def test_ships_go_to_the_other_side_where_there_is_no_room() -> None:
    """With the edge of the chart on one side they stand beyond the chip."""
    (laid,) = laid_out((_label("1", 9, "r", ships=True),), 16)
    assert _text(laid) == "▲C ▲D (1) Port"


def test_a_name_gives_way_to_ships_only_where_it_may() -> None:
    """On spaces home the number alone stands with the ships."""
    label = _label("1", 1, "r", ships=True)._replace(may_be_nameless=True)
    (laid,) = laid_out((label,), 9)
    assert _text(laid) == "(1) ▲CD"
    assert laid.name < 0


def test_where_two_want_the_same_cells_the_highlighted_one_has_them() -> None:
    """Then the one with ships, then what can be reached."""
    left, right = _label("1", 1, "r", QUEST, MARKET), _label("2", 24, "l", QUEST, MARKET)
    assert [_text(each) for each in laid_out((left, right), 26)] == ["(1) Port ? t○○", "Port ? (2)"]
    assert _text(laid_out((left, right), 26, frozenset({"2"}))[1]) == "Port ? t○○ (2)"
    assert _text(laid_out((left, right._replace(claim=1)), 26)[1]) == "Port ? t○○ (2)"


def test_a_label_lights_up_without_moving() -> None:
    """The band covers chip and name and a cell beside the name; signs keep their places, a cursor has no band."""
    (laid,) = laid_out((_label("1", 30, "l", QUEST),), 40)
    lit = shone(laid, BAND, 40)
    assert lit[: len(laid.puts)] == laid.puts
    assert [(put.x, put.text) for put in lit[len(laid.puts) :]] == [(29, "(1)"), (21, " Port ")]
    cursor = shone(laid, "accent underline", 40)
    assert [(put.x, put.text) for put in cursor[len(laid.puts) :]] == [(29, "(1)"), (22, "Port")]


def test_beside_a_label_a_cell_stays_free() -> None:
    """Whatever else is written on its row keeps a cell's distance."""
    row = laid_out((_label("1", 10),), 40)
    assert row[0].reach == (9, 16)
    assert not is_free(row, 6, 3)
    assert is_free(row, 5, 3)
    assert not is_free(row, 17, 1)
    assert is_free(row, 18, 1)
