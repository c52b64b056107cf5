"""What is said of a voyage before it is taken: the action at its end, one's own assistants, a delivery only if any."""

import pytest

from maracaibo_tui.play.session import Session
from maracaibo_tui.tui.plain.questions import question
from maracaibo_tui.tui.plain.words import Plain
from maracaibo_tui.tui.screen.lines import plain
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.shell.overlays.places import Places
from maracaibo_tui.tui.tables.maracaibo.lower_edge import told
from tests.support.played import described
from tests.support.seated import at_table, in_a_terminal, kit, names_at, placed, referee_of, screen_of


def _moment(played: Session, option: str) -> Moment:
    view, asked = played.view(), played.question
    assert asked is not None
    options = described(view, asked)
    at = [each.id for each in options].index(option)
    after, turned_up = played.imagined(option)
    return Moment(view, played.viewer, asked, options, at, names_at(played), after=after, turned_up=turned_up)


@pytest.mark.parametrize("cells", [58, 78, 118])
def test_the_line_under_the_map_never_leaves_out_the_action(cells: int) -> None:
    """Whatever has no room beside a place at the cursor of the map, what the city does is said."""
    line = plain(told(kit().printed, _moment(placed({}), "sail:5"), "5", cells))
    assert "1 influence with any nation, 1 village action" in line
    assert len(line) <= cells
    assert "you are here" not in line
    assert "you are here" in plain(told(kit().printed, _moment(placed({}), "sail:5"), kit().printed.start, cells))


def test_own_assistants_at_the_end_of_a_voyage_are_told() -> None:
    """Who sails to an assistant of one's own reads what it does, on the screen and in lines."""
    played = placed({"players.1.ship": "4", "players.1.assistants": {"8": ["A39"]}})
    moment = _moment(played, "sail:8")
    assert "your assistant: " in plain(kit().gains(moment, 118))
    assert "your assistant: " in plain(told(kit().printed, moment, "8", 118))
    lines = " ".join(" ".join(question(Plain(kit(), referee_of(played)))).split())
    assert lines.count("your assistant: ") == 1


@pytest.mark.parametrize("hand,says", [(["A01"], "you may deliver a good"), ([], "the city action")])
def test_a_delivery_is_announced_only_where_a_card_fits(hand: list[str], says: str) -> None:
    """Without a card for the market what follows is the action alone."""
    printed = kit().printed
    good, cities = printed.cards["A01"].good, [each for each in printed.locations.values() if not each.tile_slot]
    place = next(each.id for each in cities if each.market is not None and each.market.good == good)
    before = next(each.id for each in printed.locations.values() if place in [arrow.to for arrow in each.next])
    ship = {} if before == printed.start else {"players.1.ship": before}
    played = placed({**ship, "players.1.hand": hand}, (f"sail:{place}",))
    assert says in plain(kit().gains(_moment(played, "city"), 118))


@in_a_terminal
async def test_the_list_of_places_begins_at_the_highlighted_one() -> None:
    """`M` opens with its cursor on the place that is highlighted."""
    screen = screen_of(placed({"players.1.ship": "9"}))
    async with at_table(screen, (120, 40)) as pilot:
        await pilot.press("n", "M")
        top = screen.desk.seen.overlays[-1]
        assert isinstance(top, Places)
        assert kit().places(screen.desk.moment(), 51)[top.at][0] == "place/11"
