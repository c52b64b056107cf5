"""The points of Pirates on the table: what is not known of others, and what a line consists of."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from maracaibo_tui.games.pirates.state.position import Options, copied
from maracaibo_tui.tui.screen.lines import plain
from tests.pirates.drawn import asked_at, its_kit
from tests.pirates.tables import game


@pytest.mark.parametrize("cells", [38, 58, 78])
def test_points_of_secret_missions_are_not_known(cells: int) -> None:
    """Who holds missions that the reader does not know has so many points and perhaps more; one's own are counted."""
    kit, moment = its_kit(), next(each for each in asked_at("DEC-P10", Options(players=3)) if each.view.round == 2)
    assert all(p.missions for p in moment.view.players)
    rows = [plain(each) for each in kit.draw("points", moment, cells, 20)]
    told = next(row for row in rows if row.startswith(" if it ended now")).split()[4:]
    assert [each.endswith("+?") for each in told] == [p.seat != moment.seat for p in moment.view.players]
    page = [plain(each) for each in kit.thing("points/if-it-ended-now", moment, cells)]
    heads = [row for row in page if row[:2] in {"A ", "B ", "C "}]
    assert [each.endswith("+? VP") for each in heads] == [p.seat != moment.seat for p in moment.view.players]


def test_with_mission_hunters_secret_missions_may_take_points() -> None:
    """Nobody reads that others lose nothing, nor that they have at least so many points."""
    kit, moment = its_kit(), next(each for each in asked_at("DEC-P10", Options(players=3, mission_hunters=True)))
    assert all(p.missions for p in moment.view.players)
    rows = [plain(each) for each in kit.draw("points", moment, 58, 20)]
    told = next(row for row in rows if row.startswith(" if it ended now")).split()[4:]
    assert [each[-1:] == "?" for each in told] == [p.seat != moment.seat for p in moment.view.players]
    assert not any("+" in each for each in told)
    lost = [row.split("lost")[1].split() for row in rows if "missions lost" in row]
    assert all(len(each) == 1 for each in lost)
    assert lost


def test_points_of_three_figures_that_are_not_known_keep_apart() -> None:
    """Where a column has no cells for a plus as well a mere question mark says that there may be more."""
    moment = next(each for each in asked_at("DEC-P10", Options(players=4)) if each.view.round == 2)
    rich = tuple(replace(p, vp=p.vp + 120) for p in moment.view.players)
    moment = moment._replace(view=replace(copied(moment.view), players=rich))
    rows = [plain(each) for each in its_kit().draw("points", moment, 38, 20)]
    told = next(row for row in rows if row.startswith(" if it ended now")).split()[4:]
    assert len(told) == len(rich)
    assert [each.endswith("?") for each in told] == [p.seat != moment.seat for p in rich]


def test_what_jordan_would_score_stands_on_the_page_of_its_line() -> None:
    """While the game goes on as well as after it: how many things of a kind, and what they come to."""
    kit, options = its_kit(), Options(players=1, bot="jordan", bot_level=6)
    moment = next(
        each for each in asked_at("DEC-P10", options) if each.view.round == 2 and len(each.view.jordan.cards) > 1
    )
    page = [plain(each) for each in kit.thing("points/cards", moment, 78)]
    count = len(moment.view.jordan.cards)
    assert f"– {count} cards, all worth the same: {count * game().printed.solo.improvement}" in page
