"""Labels of the map under full load: none covers another; number, name and ships are whole in every size."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from maracaibo_tui.games.maracaibo.advice.voyages import steps
from maracaibo_tui.games.maracaibo.box.components import CHARTS
from maracaibo_tui.games.maracaibo.state.position import Options
from maracaibo_tui.play.session import Session
from maracaibo_tui.tui.screen.lines import plain
from maracaibo_tui.tui.screen.surface import BAND
from maracaibo_tui.tui.shell.chart.labels import Laid
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.tables.maracaibo import place_tags, route_map
from maracaibo_tui.tui.tables.maracaibo.charts import legs_on, places_on
from maracaibo_tui.tui.tables.maracaibo.map_labels import bright, drawn, labels
from tests.support.played import described, game
from tests.support.seated import FOUR, asked, kit, names_at, placed, play, session, watch

LEGACY = (None, 77)
CARDS = ("A39", "A40", "A41", "A42")


def moments(legacy: int | None, ship: str) -> Iterator[Moment]:
    """Fill the table: a quest at every village, flags, full and empty markets, four assistants everywhere."""
    given = {"players.1.ship": ship} if ship else {}
    options = Options(players=4) if legacy is None else Options(players=4, story_card=legacy)
    played = placed({**given, "players.1.explorer": "e14", "players.1.doubloons": 30}, options=options)
    view, question = played.view(), played.question
    assert question is not None
    printed = kit().printed
    view.quests = {place.id: ("Q01",) for place in printed.locations.values() if place.kind == "village"}
    view.markers = {place.id: "france" for place in printed.locations.values() if place.kind in {"city", "village"}}
    for p in view.players:
        p.assistants = dict.fromkeys(printed.locations, (CARDS[p.seat - 1],))
    offered = described(view, question)
    for highlighted in range(len(offered)):
        yield Moment(view, played.viewer, question, offered, highlighted, names_at(played))
    for place in printed.locations:
        if place in printed.legacy_cities and printed.legacy_cities[place].id not in view.legacy:
            continue
        # Four ships at one place, once with and once without voyages.
        crowded = replace(view, players=tuple(replace(p, ship=place) for p in view.players))
        yield Moment(crowded, played.viewer, None, (), 0, names_at(played))


def _laid(moment: Moment, chart: str) -> dict[int, Sequence[Laid]]:
    printed, cells = kit().printed, CHARTS[chart][0]
    shining = frozenset(bright(printed, moment, chart))
    laid, words = route_map.laid_out_on(drawn(printed, moment), chart, cells, shining)
    for y, puts in words.items():
        for put in puts:
            assert all(put.x + len(put.text) <= each.reach[0] or put.x > each.reach[1] for each in laid.get(y, ())), (
                y,
                put,
            )
    return dict(laid)


@pytest.mark.parametrize("legacy", LEGACY)
@pytest.mark.parametrize("chart", CHARTS)
def test_no_label_covers_another(chart: str, legacy: int | None) -> None:
    """Two labels of a row leave a cell between them, and none goes beyond the chart."""
    for ship in ("", "4", "9", "12"):
        for moment in moments(legacy, ship):
            for row in _laid(moment, chart).values():
                reaches = sorted(each.reach for each in row)
                assert all(end + 1 < start for (_, end), (start, _) in pairwise(reaches)), row
                assert reaches[0][0] >= 0
                assert reaches[-1][1] < CHARTS[chart][0]


@pytest.mark.parametrize("legacy", LEGACY)
@pytest.mark.parametrize("chart", CHARTS)
def test_number_name_and_ships_are_whole(chart: str, legacy: int | None) -> None:
    """Every place shows its number, its whole name, and all ships; homeward spaces may lose the name."""
    printed = kit().printed
    for ship in ("", "4", "9", "12"):
        for moment in moments(legacy, ship):
            found = {each.key: each for row in _laid(moment, chart).values() for each in row}
            assert set(found) == set(places_on(printed, moment.view.legacy, chart))
            for place, each in found.items():
                text = "".join(put.text for put in each.puts)
                location = printed.locations[place]
                here = [p for p in moment.view.players if p.ship == place]
                assert place in text or location.kind == "start"
                assert location.name in text or (location.kind == "homeward" and here)
                assert all("ABCD"[p.seat - 1] in text.partition("▲")[2] for p in here), text


@pytest.mark.parametrize("chart", CHARTS)
def test_a_highlight_moves_no_label(chart: str) -> None:
    """Chips stay in their cells from one destination to the next."""
    chips: dict[str, set[tuple[int, int]]] = {}
    for moment in moments(None, "4"):
        if moment.question is None:
            break
        for y, row in _laid(moment, chart).items():
            for each in row:
                chips.setdefault(each.key, set()).add((each.puts[each.chip].x, y))
    assert chips
    assert all(len(found) == 1 for found in chips.values())


@pytest.mark.parametrize("legacy", [(), ("L4", "L11")])
@pytest.mark.parametrize("chart", CHARTS)
def test_routes_can_be_followed(chart: str, legacy: tuple[str, ...]) -> None:
    """Every leg shows two dots of its own, near each other; the legs of a fork leave in different directions."""
    printed = kit().printed
    legs, places = legs_on(printed, legacy, chart), places_on(printed, legacy, chart)
    home = {("21a", printed.start), ("22", printed.start)}
    assert set(legs) == home | {leg for leg in steps(printed, legacy) if {*leg} <= places.keys()}
    forks: dict[str, list[tuple[int, int]]] = {}
    for (start, end), dots in legs.items():
        others = {dot for leg, found in legs.items() if leg != (start, end) for dot in found}
        assert len({*dots} - others) >= 2 or legacy, (start, end)
        assert len(dots) >= 2, (start, end)
        assert all(abs(x2 - x1) <= 4 or abs(y2 - y1) <= 2 for (x1, y1), (x2, y2) in pairwise(dots)), (start, end)
        (x, y), (to_x, to_y) = places[start].at, dots[0]
        forks.setdefault(start, []).append(((to_x > x) - (to_x < x), (to_y > y) - (to_y < y)))
    for place, ways in forks.items():
        assert len(set(ways)) == len(ways), place


def _view(**changes: Any) -> Moment:  # noqa: ANN401 - any parts of a moment
    played = placed({"players.1.ship": "4"}, options=Options(players=2))
    view, question = played.view(), played.question
    assert question is not None
    return Moment(view, played.viewer, question, described(view, question), 0, names_at(played), **changes)


def test_what_is_new_since_the_last_answer_has_a_mark() -> None:
    """A flag, a quest and an assistant that came since have a plus behind their sign, and it is explained."""
    moment = _view()
    before = replace(moment.view, markers={}, quests={})
    now = replace(moment.view, markers={"7": "spain"}, quests={"18": ("Q01",)})
    text = "\n".join(map(plain, kit().draw("map", moment._replace(view=now, before=before), 120, 35)))
    assert "S+" in text
    assert "?+" in text
    assert "+ new since your last answer" in text
    old = "\n".join(map(plain, kit().draw("map", moment._replace(view=now, before=now), 120, 35)))
    assert "+" not in old.replace("+2VP", "")


def test_names_of_places_that_are_no_answer_step_back() -> None:
    """While sailing what can be reached is strong, its cities on a bright chip; all else is off."""
    styles = {span.text.strip(): span.style for row in kit().draw("map", _view(), 80, 23)[:-1] for span in row}
    assert styles["(7)"].startswith("strong bold")
    assert styles["10"] == "oncity on city bold"
    assert styles["14"] == "oncity on city.off bold"
    assert any(style.startswith("off on") for text, style in styles.items() if "Havana" in text or "◊" in text)


def test_the_seas_are_named_where_nothing_touches_their_names() -> None:
    """The Caribbean at 120 and 200, the Atlantic at 200; at 80 there is no room."""
    for rows, cells, seas in ((13, 80, 0), (23, 80, 1), (35, 120, 2)):
        text = "\n".join(map(plain, kit().draw("map", _view(), cells, rows)))
        assert ("C A R I B B E A N" in text) + ("A T L A N T I C" in text) == seas


def test_without_masks_the_sea_is_empty_and_all_else_is_there() -> None:
    """A pack of one's own may leave the coasts out."""
    bare = kit()
    printed = type(bare.printed)(replace(bare.printed.box, charts={}))
    lines = type(bare)(printed).draw("map", _view(), 80, 13)
    grounds = {span.style.partition(" on ")[2] for row in lines[:-1] for span in row if "city" not in span.style}
    assert grounds <= {"deep", "accent bold", "seat1 bold", "seat2 bold"}
    assert "Santiago de Cuba" in "\n".join(map(plain, lines))


def test_half_a_map_shows_where_everybody_is() -> None:
    """Beside the list of saved games every ship is seen, none covers another; in wider rooms it keeps its size."""
    moment = _view()
    for cells in (40, 50, 59):
        rows = [plain(each) for each in kit().draw("map", moment, cells, 12)]
        assert {len(row) for row in rows} == {40}
        assert len(rows) == 12
        assert all(f"▲{letter}" in "".join(rows) for letter in "AB")
    assert "Santo Domingo" in "".join(map(plain, kit().draw("map", moment, 60, 12)))


@pytest.mark.parametrize("who, style", [(2, "onaccent on seat2 bold"), ("jean", "onaccent on automa bold")])
def test_what_is_told_lights_up_in_the_chip_of_whoever_acts(who: int | str, style: str) -> None:
    """While a turn is told the place it touches is no band of what Enter takes."""
    names: dict[int | str, str] = {1: "Ada", who: "Rob"}
    moment = _view()._replace(question=None, options=(), names=names, told_of="Rob", lit=("place/8",))
    for cells, rows in ((60, 9), (80, 13), (80, 23), (120, 35)):
        spans = [span for row in kit().draw("map", moment, cells, rows)[:-1] for span in row]
        assert "Martinique" in "".join([span.text for span in spans if span.style == style])


def test_the_ghost_of_the_ship_waits_at_the_highlighted_place() -> None:
    """The letter of the seat stands beside its label without a ground, and nowhere else."""
    moment = _view()
    for at, option in enumerate(moment.options):
        rows = kit().draw("map", moment._replace(highlighted=at), 120, 35)[:-1]
        ghosts = [
            row for row in rows if "▲A" in "".join([each.text for each in row if each.style.startswith("accent")])
        ]
        (row,) = ghosts
        assert any(span.style == BAND for span in row), option


@pytest.mark.parametrize("seed", [1, 2])
def test_at_120_and_200_nothing_but_village_actions_gives_way(seed: int) -> None:
    """In games of four every sign of every place is seen on the larger maps whenever a ship sails."""
    looked = []

    def look(played: Session) -> None:
        if not asked("DEC-04")(played):
            return
        view, question = played.view(), played.question
        assert question is not None
        options = described(view, question)
        moment = Moment(view, played.viewer, question, options, len(options) - 1, names_at(played))
        looked.extend([_unseen(moment, chart) for chart in ("map120", "map200")])

    watch(session(FOUR), look, seed, 200)
    assert len(looked) > 50
    assert not [unseen for unseen in looked if unseen]


def _unseen(moment: Moment, chart: str) -> list[str]:
    """List signs without room, but markets that stand in words below and what gives way first."""
    found = drawn(kit().printed, moment)
    shown = {each.key: "".join(put.text for put in each.puts) for row in _laid(moment, chart).values() for each in row}
    first = {place_tags.EXTRAS, place_tags.ACTIONS, *([place_tags.MARKET] if chart == "map200" else [])}
    return [
        f"{each.key} {text}"
        for each in labels(found, chart, frozenset())
        for sign in each.signs
        if sign.goes not in first and (text := "".join(span.text for span in sign.text)) not in shown[each.key]
    ]


def test_one_assistant_is_never_a_count() -> None:
    """Its letter is shorter than a number behind a plus, which means what is new."""
    view = placed({}).view()
    view.players[0].assistants = {"5": ("A39",)}
    found = place_tags.signs(place_tags.Seen(game().printed, view), "5")
    assert "a" in {plain(each.text) for each in found}
    assert not [each for each in found if plain(each.short).startswith("+")]


def test_words_below_a_name_stand_clear_of_other_labels() -> None:
    """What is said of a city in its second row is never read as what is said of the place beside it."""
    for seed in (5, 33, 50):
        played = play(session(FOUR, seed=seed), 150, seed)
        moment = Moment(played.view(), played.viewer, None, (), 0, names_at(played))
        laid, words = route_map.laid_out_on(drawn(game().printed, moment), "map200", 120, frozenset())
        for y, puts in words.items():
            for each in laid.get(y, ()):
                gaps = [max(put.x - each.reach[1], each.reach[0] - put.x - len(put.text)) for put in puts]
                assert min(gaps) >= 4
