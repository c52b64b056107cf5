"""The parts of the table drawn in few cells: nothing runs over, nothing is torn, nothing depends on colour alone."""

import pytest

from maracaibo_tui.games.maracaibo.rules.game import Maracaibo
from maracaibo_tui.games.maracaibo.state.position import Options, copied
from maracaibo_tui.games.maracaibo.words.effects import effects_text
from maracaibo_tui.play.session import Session
from maracaibo_tui.tui.screen.lines import broken, flowing, line, plain, width, window
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.tables.maracaibo import influence_tracks, other_seats, points, ship_board
from maracaibo_tui.tui.tables.maracaibo.card_lines import SCROLLS, Shown, card_lines, explained, told_below, windowed
from tests.support.played import described, finished, game
from tests.support.screens import FOUR, middle
from tests.support.seated import ALONE, JEAN, TWO, asked, kit, names_at, placed, play, play_to, session

NARROW, WIDE = 38, 78


def _moment() -> Moment:
    played = middle()
    return _of(played)


def _of(played: Session) -> Moment:
    return Moment(played.view(), played.viewer, None, (), 0, names_at(played))


def test_a_broken_line_keeps_what_is_written_together() -> None:
    """A line breaks at its spaces only; each word keeps its style."""
    drawn = broken(line(("I:", "income"), ("one two", "card"), " three"), 9)
    assert [plain(each) for each in drawn] == ["I:one two", "three"]
    assert [span.style for span in drawn[0]] == ["income", "card", "card"]


def test_parts_flow_into_the_next_line() -> None:
    """A part that does not fit begins a new line as a whole."""
    assert [plain(each) for each in flowing([line("one two"), line("three"), line("four")], 14)] == [
        "one two  three",
        "four",
    ]


@pytest.mark.parametrize("cells", [NARROW, WIDE])
def test_all_four_captains_are_seen_side_by_side(cells: int) -> None:
    """No captain falls out of the table, and in a wide one every name is whole."""
    drawn = [plain(each) for each in other_seats.draw(game().printed, _moment(), cells, 11)]
    assert all(len(each) <= cells for each in drawn)
    if cells == WIDE:
        assert all(any(seat.name in each for each in drawn) for seat in FOUR)
    else:
        assert drawn[0].split() == ["A", "B", "C", "D"]
        assert [each.split()[0] for each in drawn[1:5]] == ["A", "B", "C", "D"]
        assert len(drawn[5].split()) == 1 + len(FOUR)


@pytest.mark.parametrize(
    "cells,heads",
    [(NARROW, ["A", "B", "C", "D"]), (WIDE, ["Bartholomew", "Marguerite", "Ximena", "Jan"])],
)
def test_scorers_are_all_named_in_the_same_way(cells: int, heads: list[str]) -> None:
    """Where not every name fits, all are called by their first names, or all by their letters."""
    drawn = [plain(each) for each in points.draw(game().printed, _moment(), cells, 20)]
    assert drawn[0].split() == heads
    assert all(len(each) <= cells for each in drawn)


def test_jacques_has_a_column_beside_those_whom_he_may_beat() -> None:
    """His points stand beside the captains', during the game and on the score sheet, where he may be the winner."""
    played = play(session(TWO, Options(players=2, bot="jacques", bot_level=4)), 5000)
    over = Moment(played.view(), played.viewer, None, (), 0, names_at(played))
    jacques = over.view.jacques
    earlier = copied(over.view)
    earlier.phase = "sail"
    for moment, row in ((over, "total"), (over._replace(view=earlier), "now")):
        drawn = [plain(each).split() for each in points.draw(game().printed, moment, WIDE, 20)]
        assert drawn[0] == ["Ada", "Ben", "Jacques"]
        amounts = next(each for each in drawn if each[:1] == [row])
        assert amounts[1:] == [*[str(p.vp) for p in over.view.players], str(jacques.vp)]


@pytest.mark.parametrize("cells", [NARROW, WIDE])
def test_jacques_stands_among_the_captains(cells: int) -> None:
    """His points and quests are told before the plans of the others, in the table where there is room for one."""
    played = play(session(TWO, Options(players=2, bot="jacques", bot_level=4)), 40)
    jacques = played.match.state.jacques
    assert jacques is not None
    drawn = [plain(each) for each in other_seats.draw(kit().printed, _of(played), cells, 40)]
    row = next(number for number, each in enumerate(drawn) if each.startswith(" J Jacques"))
    points = drawn[row] if cells == WIDE else next(each for each in drawn if each.startswith(" points"))
    assert str(jacques.vp) in points.split()[-2:]
    assert row < next((number for number, each in enumerate(drawn) if "upg upgrades" in each), len(drawn))


def test_no_card_is_torn_where_it_is_narrow() -> None:
    """In a narrow column a card has its name, its symbols, its points and the letters of its scrolls."""
    cards = [Shown(card) for card in game().printed.cards]
    for block in card_lines(game().printed, cards, NARROW, len(cards)):
        assert len(block) == 1
        assert width(block[0]) <= NARROW
        assert "…" not in plain(block[0])


@pytest.mark.parametrize("cells", [NARROW, WIDE])
def test_the_card_at_the_cursor_is_told_below_and_no_other_row_moves(cells: int) -> None:
    """All its effects stand at the foot, where it is narrow in as many rows for every card; above only marks change."""
    printed = game().printed
    cards = [card for card in printed.cards if card.startswith("A")][:6]
    heights, lists = set(), set()
    for at in cards:
        shown = [Shown(card, at=card == at) for card in cards]
        foot = told_below(printed, shown, cells, len(cards) + 1, 12)
        told = " ".join(" ".join(plain(each) for each in foot).split())
        found = printed.cards[at]
        scrolls = (found.requires, found.income, found.permanent, found.assistant, found.immediate)
        assert all(effects_text(scroll) in told for scroll in scrolls)
        assert f"{found.good} + {found.object}" in told
        heights.add(len(foot) if cells == NARROW else 0)
        blocks = card_lines(printed, shown, cells, len(cards) + 1)
        lists.add("\n".join(plain(row) for block in blocks for row in block).replace("►", " "))
    assert len(heights) == len(lists) == 1


def test_a_list_stands_still_while_the_cursor_is_in_sight() -> None:
    """A long list goes on by half of its rows, and the cursor is never out of sight nor below the last row."""
    rows = [line(f"row {number}") for number in range(30)]
    tops = []
    for at in range(30):
        shown = [plain(each) for each in windowed(rows, 9, at, [line("foot")])]
        assert len(shown) == 9
        assert shown[-1] == "foot"
        assert f"row {at}" in shown[:-1]
        tops.append(shown[0])
    assert len(set(tops)) < 10


def test_no_two_scrolls_have_the_same_letter() -> None:
    """Income and what happens at once are told apart without colour."""
    assert len(set(SCROLLS.values())) == len(SCROLLS)


@pytest.mark.parametrize("cells", [NARROW, WIDE])
def test_no_ship_area_is_torn(cells: int) -> None:
    """Each area shows its discs and at least the last word of its name; what is not open yet is marked."""
    moment = _moment()
    drawn = [plain(each) for each in ship_board.draw(game().printed, moment, cells, 11)]
    rows = drawn[:6]
    assert all(len(each) <= cells and "…" not in each for each in rows)
    names = [area.name.rsplit(maxsplit=1)[-1] for area in game().printed.box.areas.values()]
    assert all(any(name in each for each in rows) for name in names)
    assert sum(each.count("×") for each in rows) == 5


def test_letters_are_explained_only_where_there_is_room() -> None:
    """The legend of the cards takes no row that a card needs, and the cards left out are counted without it."""
    cards = [line(f"card {number}") for number in range(8)]
    assert [plain(each) for each in explained(cards, WIDE, 7)] == [f"card {number}" for number in range(8)]
    assert len(explained(cards, WIDE, 9)) == 9
    assert plain(explained(cards, WIDE, 9)[-1]).startswith(" t tobacco")


def test_buildings_on_offer_cost_what_they_cost_now() -> None:
    """Discounts hold for prestige buildings as for the cards above them."""
    cheaper = next(iter(game().printed.discount))
    prices = []
    for tableau in ([], [cheaper]):
        played = placed({"players.1.tableau": tableau})
        building = game().printed.box.prestige[played.view().prestige[0]]
        moment = Moment(played.view(), played.viewer, None, (), 0, names_at(played))
        row = next(plain(each) for each in kit().draw("display", moment, WIDE, 30) if building.name in plain(each))
        prices.append(int(row.split("$")[0]))
    assert prices == [building.cost, building.cost - game().printed.discount[cheaper]]


@pytest.mark.parametrize("cells,rows", [(NARROW, 7), (WIDE, 11), (WIDE, 60)])
def test_everything_on_offer_can_be_reached(cells: int, rows: int) -> None:
    """The cursor visits cards, discards, buildings and quests, however few rows there are; all have pages."""
    moment, table = _moment(), kit()
    pages = set()
    for at in range(table.length("display", moment)):
        there = moment._replace(cursors={"display": at})
        drawn = [plain(each) for each in table.draw("display", there, cells, rows)]
        assert len(drawn) <= rows
        assert any(each.startswith("►") for each in drawn)
        pages.add(table.at_cursor("display", there))
    view = moment.view
    assert {each.partition("/")[0] for each in pages} == {"card", "pile", "building", "quest"}
    assert {f"quest/{quest}" for quest in view.track_quests.values()} <= pages
    assert all(table.thing(page, moment, cells) for page in pages)
    gone = moment._replace(cursors={"display": len(pages) + 9})
    assert table.at_cursor("display", gone) in pages
    assert any(plain(each).startswith("►") for each in table.draw("display", gone, cells, rows))


def test_points_already_scored_are_not_counted_as_still_to_come() -> None:
    """While the final scoring is told, what the end would add is only what has not been scored yet."""
    printed, played = game().printed, finished(Options(players=1, bot="jean", bot_level=2), 3)
    moment = Moment(copied(played.state), 1, None, (), 0, {1: "Ada", "jean": "Jean"})
    moment.view.phase = "final"
    rows = [plain(each).split() for each in points.draw(printed, moment, 78, 12)]
    now, end = (next(row[-2:] for row in rows if row[: len(head)] == head) for head in (["now"], ["if", "it"]))
    assert now == end


def test_the_end_is_not_given_away_before_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last answer of a game says that the scoring follows, not what it comes to."""
    # Where there is nothing to choose nobody is asked, but the answer would be the same.
    monkeypatch.setattr(Maracaibo, "given", lambda _game, _question: None)
    played = play_to(session(ALONE, JEAN), asked("DEC-66"))
    view, question = played.view(), played.question
    assert question is not None
    options = described(view, question)
    after, turned_up = played.imagined(question.options[0])
    text = plain(kit().gains(Moment(view, 1, question, options, 0, names_at(played), after, turned_up=turned_up), 200))
    assert "the game ends" in text
    assert "->" not in text


@pytest.mark.parametrize(
    "at,edges", [(0, ("0", "… more below")), (5, ("… more above", "… more below")), (9, ("… more above", "9"))]
)
def test_a_list_says_where_it_goes_on(at: int, edges: tuple[str, str]) -> None:
    """The edges of a list say that more of it is above or below, and the cursor is never under them."""
    shown = [plain(each).strip() for each in window([line(str(number)) for number in range(10)], 5, at)]
    assert (shown[0], shown[-1]) == edges
    assert str(at) in shown


@pytest.mark.parametrize("cells", [NARROW, WIDE])
def test_all_captains_on_one_space_of_a_track_are_seen(cells: int) -> None:
    """Wherever captains stand together, on other spaces of every track, none is left out and no track runs over."""
    moment = _moment()._replace(view=copied(middle().view()))
    for captain in moment.view.players:
        captain.influence = {"france": 0, "spain": 3, "england": 8}
    tracks = [plain(each) for each in influence_tracks.draw(kit().printed, moment, cells, 6)[1::2]]
    assert all("ABCD" in track and len(track) <= cells for track in tracks)


def test_on_a_low_screen_every_part_says_what_matters_most() -> None:
    """In five rows: all three tracks, the sum of the points, every area of the ship and the figures below them."""
    moment, printed = _moment(), kit().printed
    tracks = [plain(each) for each in influence_tracks.draw(printed, moment, 58, 5)]
    assert [track[1] for track in tracks[:3]] == ["F", "S", "E"]
    assert tracks[3].endswith("VP at the end")
    assert "if it ended now" in plain(points.draw(printed, moment, 58, 5)[-1])
    board = [plain(each) for each in ship_board.draw(printed, moment, 58, 5)]
    assert sum(row.count("●●") + row.count("●○") + row.count("○○") for row in board) == len(printed.box.areas)
    assert "combat" in board[-1]
    assert all(len(row) <= 58 for row in [*tracks, *board])
