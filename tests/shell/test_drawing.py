"""The parts of the table drawn in few cells: nothing runs over, nothing is torn, nothing depends on colour alone."""

import pytest

from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.rules.game import Maracaibo
from maracaibo_tui.games.maracaibo.state.position import Options, copied
from maracaibo_tui.play.session import Session
from maracaibo_tui.tui.screen.lines import broken, flowing, line, plain, width, window
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.shell.marking import NEW, Marks, windowed
from maracaibo_tui.tui.tables.maracaibo import influence_tracks, other_seats, points, ship_board
from maracaibo_tui.tui.tables.maracaibo.card_kinds import told
from maracaibo_tui.tui.tables.maracaibo.card_lines import (
    Shelf,
    Shown,
    one_row,
    one_row_or_more,
    two_rows,
    whole,
)
from maracaibo_tui.tui.tables.maracaibo.card_sentences import in_sentences, told_rows
from maracaibo_tui.tui.tables.maracaibo.card_words import SCROLLS, kind_name, kind_word, sentence
from tests.support.played import described, finished, game
from tests.support.screens import FOUR, middle
from tests.support.seated import ALONE, JEAN, TWO, asked, kit, names_at, placed, play, play_to, session

NARROW, WIDE = 37, 76


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
def test_all_four_captains_are_seen(cells: int) -> None:
    """No captain falls out of the part, and every name is whole."""
    drawn = [plain(each) for each in other_seats.draw(game().printed, _moment(), cells, 12)]
    assert all(len(each) <= cells for each in drawn)
    assert all(any(seat.name in each for each in drawn) for seat in FOUR)


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
    """His points and quests are told as those of the others."""
    played = play(session(TWO, Options(players=2, bot="jacques", bot_level=4)), 40)
    jacques = played.match.state.jacques
    assert jacques is not None
    drawn = [plain(each) for each in other_seats.draw(kit().printed, _of(played), cells, 40)]
    row = next(number for number, each in enumerate(drawn) if each.startswith(" J  Jacques"))
    assert drawn[row].endswith(f"{jacques.vp} VP")
    assert any("quest" in each for each in drawn[row:])


def _shelf(*pointed: str, in_letters: bool = False) -> Shelf:
    """Give what cards are drawn with for a player without any synergy."""
    played = placed({"players.1.synergies": []})
    bright = frozenset(f"card/{each}" for each in pointed)
    return Shelf(game().printed, played.match.state.players[0], Marks(bright), in_letters)


@pytest.mark.parametrize("cells", [NARROW, WIDE])
def test_no_card_is_torn_in_a_row(cells: int) -> None:
    """In one row a card has its price, its whole name, its points and its kind, and no row is too wide."""
    for card in game().printed.cards.values():
        row = plain(one_row(_shelf(), Shown(card.id, card.cost), cells))
        assert len(row) <= cells
        assert f"{card.cost}$ {card.name} " in row
        assert not card.vp or f"{card.vp} VP" in row
        if cells == NARROW:
            # Beside the longest of names the spine alone says it.
            assert kind_word(card) in row or (len(card.name) > 18 and card.vp)
            assert not card.vp or f"  {card.vp} VP" in row
        else:
            assert f"{card.good} {card.object}" in row


def test_a_new_card_has_a_blank_before_its_mark() -> None:
    """The mark of what is new stands apart from the name, however long that is."""
    for card in game().printed.cards.values():
        row = plain(one_row(_shelf(), Shown(card.id, card.cost, new=True), WIDE))
        assert f"{card.name} {NEW[0]}" in row or NEW[0] not in row.partition(card.name)[2][:2]
    assert "Masked Swordswoman +" in "".join(
        plain(one_row(_shelf(), Shown(card.id, new=True), WIDE)) for card in game().printed.cards.values()
    )


def test_what_a_card_does_goes_on_below_before_it_is_cut() -> None:
    """In a wide row no kind stands without what it does: the text goes on in a next row, or ends at the very edge."""
    shelf = _shelf()
    for card in shelf.printed.cards.values():
        short = plain(one_row(shelf, Shown(card.id, card.cost), WIDE))
        assert not short.rstrip().endswith(("income", "always", "at once"))
        assert not short.endswith("…") or len(short) == WIDE
        rows = one_row_or_more(shelf, Shown(card.id, card.cost), WIDE, 4)
        assert not any("…" in plain(row) or width(row) > WIDE for row in rows)


def test_a_card_in_two_rows_says_first_what_it_is_then_what_it_does() -> None:
    """Cost, name and points above; goods and the word of its kind below."""
    card = next(each for each in game().printed.cards.values() if each.income and not each.requires and each.vp)
    head, below = [plain(each) for each in two_rows(_shelf(), Shown(card.id, card.cost), NARROW)]
    assert head.endswith(f"{card.vp} VP")
    assert f"{card.cost}$ {card.name}" in head
    assert f"{card.good} {card.object} income +" in below


def test_conditions_of_cards_say_whether_they_are_met() -> None:
    """With the anchor a card has what it asks for; without it the card says so (F-18)."""
    shelf = _shelf()
    conditions = [
        (card, each.synergy)
        for card in shelf.printed.cards.values()
        for each in card.income
        if isinstance(each, v.IncomeIfSynergy)
    ]
    assert conditions
    for card, synergy in conditions:
        without = plain(sentence(shelf.printed, card, shelf.owned))
        assert f"{synergy} (you have none)" in without
        assert f"with your {synergy}" in plain(sentence(shelf.printed, card, (synergy,)))


def test_what_cannot_be_paid_has_a_faint_price_and_nothing_else_changes() -> None:
    """Only the ink of the price is another."""
    card = next(iter(game().printed.cards.values()))
    can, cannot = (one_row(_shelf(), Shown(card.id, 3, payable=each), WIDE) for each in (True, False))
    changed = [(one.text, one.style, other.style) for one, other in zip(can, cannot, strict=True) if one != other]
    assert changed == [(" 3$ ", "money bold", "faint")]


def test_kinds_of_cards_are_told_apart_without_colours() -> None:
    """The spine is in the ink of the kind; where there are no inks the letter of the kind stands in its place."""
    spines, letters = set(), set()
    for card in game().printed.cards:
        spine = one_row(_shelf(), Shown(card), WIDE)[0]
        letter = one_row(_shelf(in_letters=True), Shown(card), WIDE)[0].text
        assert spine.text == "▌"
        spines.add((spine.style, letter))
        letters.add(letter)
    assert letters == set(SCROLLS.values())
    assert len(spines) == len(letters)


def test_a_card_is_told_with_its_kind_once() -> None:
    """Neither the sentences below the kind nor what stands in the column beside it say the word again."""
    shelf = _shelf()
    for card in shelf.printed.cards.values():
        kind = kind_name(card)
        _, goods, *below = [plain(each).strip(" ▌") for each in whole(shelf, Shown(card.id), NARROW)]
        assert goods.endswith(kind)
        assert not " ".join(below).casefold().startswith((kind, f"sends an {kind}"))
        _, does, shorter = told(card)
        assert kind != "income" or not any(kind in plain(each) for each in (does, shorter))


@pytest.mark.parametrize("cells", [NARROW, WIDE])
def test_the_highlighted_card_is_told_in_sentences(cells: int) -> None:
    """All it does stands there in full, what its goods are for, and what it means just now."""
    shelf, moment = _shelf(), _moment()
    for card in shelf.printed.cards.values():
        rows = told_rows(shelf, card.id, moment, NARROW)
        drawn = in_sentences(shelf, Shown(card.id, card.cost), moment, NARROW, rows)
        told = " ".join(" ".join(plain(each).strip(" ▌") for each in drawn).split())
        assert all(width(each) == NARROW for each in drawn)
        wanted = plain(sentence(shelf.printed, card, shelf.owned))
        assert " ".join(wanted.split()) in told
        few = in_sentences(shelf, Shown(card.id, card.cost), moment, cells, 2)
        assert len(few) == 2
        assert width(few[1]) <= cells
        last = plain(few[1]).rstrip()
        if last.endswith("…"):
            assert last.removesuffix(" …").split()[-1] in wanted.split() or last[-2] != " "


def test_a_list_stands_still_while_the_cursor_is_in_sight() -> None:
    """A long list goes on by half of its rows, and the cursor is never out of sight nor below the last row."""
    rows = [line(f"row {number}") for number in range(30)]
    tops = []
    for at in range(30):
        shown = [plain(each) for each in windowed(rows, 8, at)]
        assert len(shown) == 8
        assert f"row {at}" in shown
        hidden = 30 - int(shown[-2].rpartition(" ")[2]) - 1
        assert shown[-1] in {f"{hidden} more below", "row 29"}
        tops.append(shown[0])
    assert len(set(tops)) < 10


def test_no_two_scrolls_have_the_same_letter() -> None:
    """Income and what happens at once are told apart without colour."""
    assert len(set(SCROLLS.values())) == len(SCROLLS)


@pytest.mark.parametrize("cells", [NARROW, WIDE])
def test_no_ship_area_is_torn(cells: int) -> None:
    """Each area shows its discs and its whole name; what is not open yet is faint, and says why where it is wide."""
    moment = _moment()
    board = ship_board.draw(game().printed, moment, cells, 12)
    rows = [plain(each) for each in board[:6]]
    assert all(len(each) <= cells and "…" not in each for each in rows)
    areas = game().printed.box.areas.values()
    assert all(any(area.name in each for each in rows) for area in areas)
    faint = {span.text for each in board[:6] for span in each if span.style == "faint"}
    assert sum(area.name in faint for area in areas) == 5
    reasons = sum(each.count(" first") + each.count(" open") for each in rows)
    assert reasons == (5 if cells == WIDE else 0)


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
        assert any("►" in each[:2] for each in drawn)
        pages.add(table.at_cursor("display", there))
    view = moment.view
    assert {each.partition("/")[0] for each in pages} == {"card", "pile", "building", "quest"}
    assert {f"quest/{quest}" for quest in view.track_quests.values()} <= pages
    assert all(table.thing(page, moment, cells) for page in pages)
    gone = moment._replace(cursors={"display": len(pages) + 9})
    assert table.at_cursor("display", gone) in pages
    assert any("►" in plain(each)[:2] for each in table.draw("display", gone, cells, rows))


def test_points_already_scored_are_not_counted_as_still_to_come() -> None:
    """While the final scoring is told, what the end would add is only what has not been scored yet."""
    printed, played = game().printed, finished(Options(players=1, bot="jean", bot_level=2), 3)
    moment = Moment(copied(played.state), 1, None, (), 0, {1: "Ada", "jean": "Jean"})
    moment.view.phase = "final"
    rows = [plain(each).split() for each in points.draw(printed, moment, 78, 12)]
    now, end = (next(row[-2:] for row in rows if row[: len(head)] == head) for head in (["now"], ["if", "it"]))
    assert now == end


def test_all_scorers_have_a_column_beside_the_map() -> None:
    """Where an automatic opponent sails against four captains its points are there as well."""
    played = play(session(FOUR, Options(players=4, bot="jacques")), 60)
    drawn = [plain(each) for each in points.draw(game().printed, _of(played), NARROW, 12)]
    assert drawn[0].split() == ["A", "B", "C", "D", "J"]
    assert all(len(each) <= NARROW for each in drawn)


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
    "at,edges",
    [(0, ("0", "6 more below")), (5, ("4 more above", "3 more below")), (9, ("6 more above", "9"))],
)
def test_a_list_says_where_it_goes_on(at: int, edges: tuple[str, str]) -> None:
    """The edges of a list count what of it is above or below, and the cursor is never under them."""
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
    """At 60×18: all three tracks with what ranks are worth, every area of the ship and the figures below them."""
    moment, printed = _moment(), kit().printed
    tracks = [plain(each) for each in influence_tracks.draw(printed, moment, 58, 8)]
    assert [track.split()[0] for track in tracks[:6:2]] == ["France", "Spain", "England"]
    assert all(track.endswith(" VP") for track in tracks[:6:2])
    assert "if it ended now" in plain(points.draw(printed, moment, 58, 8)[-1])
    board = [plain(each) for each in ship_board.draw(printed, moment, 58, 8)]
    dots = sum(row.count("●●") + row.count("●○ ") + row.count("○○ ") for row in board[:4])
    assert dots == len(printed.box.areas)
    assert board[4].startswith("combat")
    assert all(len(row) <= 58 for row in [*tracks, *board])
