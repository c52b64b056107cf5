"""Wherever something scores by what one has, the table says what that is worth now (F-04)."""

import pytest

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.games.maracaibo.rules.prestige import building_points, doubloon_income_points
from maracaibo_tui.play.session import Session
from maracaibo_tui.tui.screen.lines import plain
from maracaibo_tui.tui.shell.kit import Moment
from tests.support.seated import kit, names_at, placed


def _moment(played: Session) -> Moment:
    return Moment(played.view(), played.viewer, None, (), 0, names_at(played))


def _told(part: str, played: Session, size: tuple[int, int]) -> str:
    return "\n".join(plain(row) for row in kit().draw(part, _moment(played), *size))


@pytest.mark.parametrize("size", [(37, 12), (37, 18), (58, 8), (76, 12)])
@pytest.mark.parametrize("income", [0, 7, 20])
def test_income_says_what_it_is_worth(income: int, size: tuple[int, int]) -> None:
    """The points beside the income marker and those of the other track stand behind the income."""
    played = placed({})
    p = played.match.state.players[0]
    p.income_doubloons, p.income_vp = income, 3
    table = Table(played.view(), kit().printed)
    worth = 3 + doubloon_income_points(table, table.state.players[0])
    told = _told("ship", played, size)
    assert f"now {worth} VP at the end" in told or f"now {worth} VP at end" in told


def test_buildings_on_offer_say_what_they_are_worth() -> None:
    """Behind what a building scores by stands how much that is now."""
    played = placed({"players.1.combat_points": 5, "players.1.quests": ["Q01", "Q02"]})
    table = Table(played.view(), kit().printed)
    told = " ".join(_told("display", played, (76, 40)).split())
    for building in played.view().prestige[: played.view().prestige_faceup]:
        name = kit().printed.box.prestige[building].name
        worth = building_points(table, table.state.players[0], building)
        assert f"now {worth} VP" in told[told.index(name) :].split("?")[0]


def test_areas_say_what_they_bring_or_why_they_are_closed() -> None:
    """In one column every area has something at its right."""
    rows = _told("ship", placed({}), (37, 18)).splitlines()[:12]
    areas = kit().printed.box.areas.values()
    for area, row in zip(areas, rows, strict=True):
        assert area.name in row
        assert len(row) == 37
        assert row.split("  ")[-1].strip()
    assert sum(row.endswith((" first", " open")) for row in rows) == 5
