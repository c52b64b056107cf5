"""Legacy tiles are named where they matter: on the map, in a voyage, on pages, in lists, among the offers."""

import pytest

from maracaibo_tui.games.maracaibo.state.position import Options
from maracaibo_tui.play.session import Session
from maracaibo_tui.tui.plain.position import position
from maracaibo_tui.tui.plain.words import Plain
from maracaibo_tui.tui.screen.lines import plain, width
from maracaibo_tui.tui.shell.chart.sheet import Put
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.tables.maracaibo.charts import chart_for, legs_on
from maracaibo_tui.tui.tables.maracaibo.legacy_signs import dear_passages, signed
from maracaibo_tui.tui.tables.maracaibo.lower_edge import told
from maracaibo_tui.tui.tables.maracaibo.map_labels import drawn
from maracaibo_tui.tui.tables.maracaibo.route_map import laid_out_on
from tests.support.played import described
from tests.support.seated import kit, names_at, placed, referee_of

STORY_77 = Options(players=2, story_card=77)
SHOALS = "Paraguaná Shoals: 3 MP from 10 to 11"


def _at(ship: str, option: str = "", options: Options = STORY_77) -> Moment:
    """Point at an option of the first captain, whose ship lies at a place."""
    return _moment(placed({"players.1.ship": ship} if ship != "start" else {}, options=options), option)


def _moment(played: Session, option: str = "") -> Moment:
    view, question = played.view(), played.question
    assert question is not None
    options = described(view, question)
    at = [each.id for each in options].index(option) if option else 0
    after = played.imagined(options[at].id)[0]
    return Moment(view, played.viewer, question, options, at, names_at(played), after=after)


def _drawn(part: str, moment: Moment, cells: int, rows: int) -> str:
    return "\n".join(map(plain, kit().draw(part, moment, cells, rows)))


def test_a_dear_passage_is_named_where_one_sails_over_it() -> None:
    """The preview and plain words say which tile costs the movement points, the map's cursor as well."""
    moment = _at("9", "sail:11")
    assert SHOALS in plain(told(kit().printed, moment, "11", 118))
    assert "Paraguaná Shoals" in plain(told(kit().printed, moment, "11", 78))
    assert SHOALS in plain(kit().gains(moment, 118))
    assert SHOALS in kit().brings(moment)
    assert "Shoals" not in kit().brings(_at("9", "sail:10"))


def test_what_a_tile_gives_on_arrival_is_named() -> None:
    """At Tortuga the crews are named beside the figure that they give."""
    moment = _at("start", "sail:3")
    assert "Tortuga Crews: 1 figure on arrival" in plain(kit().gains(moment, 118))
    assert "Tortuga Crews" in plain(told(kit().printed, moment, "3", 78))


def test_the_map_has_signs_for_legacy_tiles_and_explains_them() -> None:
    """Tiles have a letter, cities for far explorers the space with it, dear passages their cost; all with a legend."""
    for cells, rows in ((80, 13), (80, 23), (120, 35)):
        shown = _drawn("map", _at("9"), cells, rows)
        assert "L legacy tile" in shown
        assert "(3) Tortuga L" in shown
        assert "Grand Cayman ◊" in shown
        assert "L11" in shown
        assert "L3MP" in shown
    assert "legacy" not in _drawn("map", _at("9", options=Options(players=2)), 120, 35)


@pytest.mark.parametrize("size", [(80, 13), (80, 23), (120, 35)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_dear_passage_has_its_sign_however_many_play(players: int, size: tuple[int, int]) -> None:
    """Its cost stands on the way, whatever markets take of the room, or at the least a letter."""
    moment = _at("9", options=Options(players=players, story_card=77))
    signs = [put for _, put in _signs(moment, size)]
    assert len(signs) == len([*dear_passages(kit().printed, moment.view)]) == 3
    assert [put.text for put in signs].count("L3MP") >= 2


def _signs(moment: Moment, size: tuple[int, int]) -> list[tuple[int, Put]]:
    """Give the signs of dear passages on a map of this size."""
    printed, cells = kit().printed, size[0]
    chart = chart_for(printed, cells, size[1] - 1)
    laid, _ = laid_out_on(drawn(printed, moment), chart, cells, frozenset())
    return [*signed(dear_passages(printed, moment.view), legs_on(printed, moment.view.legacy, chart), laid)]


def test_the_pages_of_places_tell_of_the_tiles_beside_them() -> None:
    """The pages of both ends of a dear passage, and that of a place with a tile, name it and say it is there now."""
    moment = _at("9")
    for place in ("10", "11"):
        text = " ".join(plain(each) for each in kit().thing(f"place/{place}", moment, 200))
        assert f"While the legacy tile is in play: {SHOALS}" in text
        assert f"– legacy tile {SHOALS}" in text
    assert "1 figure on arrival" in " ".join(map(plain, kit().thing("place/3", moment, 200)))


def test_the_list_of_places_names_tiles_or_marks_them() -> None:
    """With room the list says what a tile does; without it there is at least its letter."""
    moment = _at("9")
    wide = {address: plain(row) for address, row in kit().places(moment, 93)}
    close = {address: plain(row) for address, row in kit().places(moment, 51)}
    assert SHOALS in wide["place/10"]
    assert "Tortuga Crews" in wide["place/3"]
    assert " L " in close["place/10"]
    assert " L11 " in close["place/13a"]


def test_the_offers_show_every_tile_in_play_with_what_is_left_of_it() -> None:
    """The spaces of the silver fleet and the gold mine are told with who holds them."""
    played = placed({"legacy.L6.markers": {"10": "spain"}}, options=STORY_77)
    moment = _moment(played)
    shown = _drawn("display", moment, 118, 40)
    assert "Silver Fleet: space 10 holds Spain, space 11 free" in shown
    assert "Gold Mine: free" in shown
    page = " ".join(map(plain, kit().thing("legacy/L6", moment, 200)))
    assert "space 10 holds Spain, space 11 free" in page
    told = " ".join(position(Plain(kit(), referee_of(played)), "offers"))
    assert "space 10 holds Spain" in told


def test_a_cursor_reads_the_page_of_a_legacy_tile_in_the_offers() -> None:
    """The last lines of the offers are the legacy tiles, each with its page."""
    moment = _at("9")
    last = kit().length("display", moment) - 1
    assert kit().at_cursor("display", moment._replace(cursors={"display": last})) == f"legacy/{moment.view.legacy[-1]}"


def test_every_row_of_the_list_of_places_fits() -> None:
    """No row of places is cut, and the ways stand below each other."""
    moment = _at("9")
    for cells in (51, 76, 93):
        rows = [each for _address, each in kit().places(moment, cells)]
        assert all(width(each) <= cells for each in rows)
        assert len({plain(each).index("option") for each in rows if "option" in plain(each)}) == 1


def test_a_city_closed_to_the_explorer_is_named_with_the_reason() -> None:
    """Who sails by Grand Cayman reads from which explorer space on it is open; far enough it is an option."""
    denied = kit().denied(_at("13"))
    assert [(each.label, each.reason) for each in denied] == [
        ("Sail to 13a Grand Cayman", "it opens at explorer space 11, and yours is on 0")
    ]
    assert not kit().denied(_at("19"))
    assert not kit().denied(_at("13", options=Options(players=2)))
