"""The report on campaigns in short: a few games, every figure worked by hand, and every part of the page."""

from __future__ import annotations

from math import inf
from pathlib import Path

import pytest
from msgspec.structs import replace

from maracaibo_tui.arena.statistics import Interval
from maracaibo_tui.cabinet.packs import load_printed
from maracaibo_tui.engine.match import Match
from maracaibo_tui.engine.record import Record, RecordedGame, resume
from maracaibo_tui.games import title_of
from maracaibo_tui.games.maracaibo.rules.game import Maracaibo
from maracaibo_tui.games.maracaibo.state.campaign import Beat
from maracaibo_tui.games.maracaibo.state.position import State
from maracaibo_tui.players.known import RANDOM
from tests.balance import __main__ as balance
from tests.balance.campaign import figures, observing, stories, whole
from tests.balance.campaign.figures import Figure
from tests.balance.campaign.observing import Nation, Observed, Seat
from tests.balance.campaign.report import TOLD, page
from tests.balance.campaign.rows import ALONE, CARDS, CHAPTERS, PARTS, TILES, WHOLE, Row, rows_of
from tests.balance.campaign.whole import Game, Whole, play_whole
from tests.support.played import game

BOX = game().printed.box
SHORT = (
    Row("ch. 11, 2 seats", CHAPTERS, RANDOM, 2, 11),
    Row("without a tile", TILES, RANDOM),
    Row("with L5", TILES, RANDOM, tile="L5"),
    Row("with L16", TILES, RANDOM, tile="L16"),
    Row("ch. 2, alone", ALONE, RANDOM, 1, 2),
    Row("card 04", CARDS, RANDOM, card="04"),
)
EXAMPLE = Maracaibo(load_printed(title_of("maracaibo"), "example", whole=True))
"""The pack with a campaign of three cards."""


def _played(*seats: tuple[int, float, int], nations: dict[str, Nation] | None = None, number: int = 0) -> Observed:
    of_nations = nations or dict.fromkeys(("france", "spain", "england"), Nation(10, 1))
    return Observed("", number, tuple(Seat(vp, won, {"L5": used}) for vp, won, used in seats), of_nations)


def test_there_are_rows_for_all_that_is_asked() -> None:
    """Two bots in whole campaigns, eleven chapters for two, three, four and alone, each card and tile."""
    found = rows_of(BOX)
    counts = {part: sum(row.part == part for row in found) for part in PARTS}
    assert counts == {WHOLE: 2, CHAPTERS: 33, CARDS: 48, TILES: 24, ALONE: 22}
    assert len({row.name for row in found}) == len(found)


def test_whole_campaigns_have_two_three_four_seats_and_one_in_turn() -> None:
    """So do pairs of games, but for one alone, who plays against Jean."""
    tables = [Row("", WHOLE).options(number) for number in range(5)]
    assert [options.players for options in tables] == [2, 3, 4, 1, 2]
    assert (tables[3].bot, tables[3].bot_level) == ("jean", 3)
    assert [Row("", TILES).options(number).players for number in range(4)] == [2, 3, 4, 2]


def test_a_collection_tile_comes_with_its_card() -> None:
    """Else nobody would read what follows when it is full."""
    archive = Row("", TILES, tile="L16").archive(game().printed)
    assert archive.tiles == ("L16",)
    assert [kept.card for kept in archive.cards] == ["01", "29"]
    assert Row("", CHAPTERS, chapter=11).archive(game().printed).cards[0].card == "89"


def test_a_card_is_played_with_the_tiles_of_its_chapter() -> None:
    """Those that the chapter card lays out, and its C-cards."""
    archive = Row("", CARDS, card="40").archive(game().printed)
    assert [kept.card for kept in archive.cards] == ["40"]
    assert (archive.tiles, archive.c_cards) == (("L1", "L5", "L6"), ("C90", "C92", "C93", "C95"))
    assert Row("", CARDS, card="04").archive(game().printed).tiles == ()


def test_games_are_played_and_gone_on_with(tmp_path: Path) -> None:
    """Rows grow together, ten games of each at a time, and what is written down is not played again."""
    observing.observe(SHORT, {row.name: 11 for row in SHORT}, tmp_path, processes=1)
    found = observing.read(tmp_path)
    assert [game.row for game in found[:60:10]] == [row.name for row in SHORT]
    assert [game.number for game in found if game.row == "with L5"] == [*range(11)]
    before = (tmp_path / "games.jsonl").read_bytes()
    observing.observe(SHORT, {row.name: 11 for row in SHORT}, tmp_path, processes=1)
    assert (tmp_path / "games.jsonl").read_bytes() == before
    assert all(game.automa for game in found if game.row.endswith("alone"))
    assert any(seat.used.get("L5") for game in found if game.row == "with L5" for seat in game.seats)
    assert not any(seat.used for game in found if game.row == "without a tile" for seat in game.seats)
    waited = {(game.lay, game.is_read) for game in found if game.row == "card 04"}
    assert (4, False) in waited
    assert all(is_read or lay == 4 for lay, is_read in waited)


def test_a_whole_campaign_is_played_through_files() -> None:
    """To its ending, every game gone on with once, and nothing is wrong."""
    found = play_whole(EXAMPLE, Row("short", WHOLE, RANDOM), 1)
    assert found.ending == "one-lamp"
    assert found.seats == 3
    assert not found.wrong
    assert all(played.resumed in whole.MOMENTS for played in found.games)


def test_a_file_that_holds_another_game_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is read back must stand and ask as before."""

    def richer(rules: RecordedGame[State], record: Record[State]) -> Match[State]:
        found = resume(rules, record)
        found.state.players[0].doubloons += 1
        return found

    monkeypatch.setattr(whole, "resume", richer)
    wrong = play_whole(EXAMPLE, Row("short", WHOLE, RANDOM), 0).wrong
    assert any(sentence.endswith("the game read back is another") for sentence in wrong)
    assert wrong[0].startswith("short 0, game 1: answer ")


def test_medians_and_their_changes_are_told_by_chapter() -> None:
    """Of three games the middle one; from a chapter to the next the difference."""
    games = {
        "ch. 1, 2 seats": [_played((vp, 1, 0), (9, 0, 0)) for vp in (100, 150, 190)],
        "ch. 2, 2 seats": [_played((vp, 1, 0), (9, 0, 0)) for vp in (190, 190, 200)],
    }
    first, second, change = figures.points(games, (1, 2, 3))
    assert (first.found, second.found.found, change.found.found) == (Interval(150, 100, 190), 190, 40)
    assert (first.is_held, second.is_held, change.is_held) == (True, True, False)
    assert (first.is_sure, change.what) == (False, "ch. 1 to 2, 2 seats")


def test_a_tile_is_compared_on_the_same_seeds() -> None:
    """A game that was not played without it does not count."""
    games = {
        "without a tile": [_played((100, 1, 0), number=0), _played((110, 1, 0), number=1)],
        "with L5": [_played((120, 1, 0), number=number) for number in range(3)],
    }
    (found,) = figures.influence(games, ("L5", "L6"))
    assert (found.what, found.n, found.found.found, found.is_held) == ("L5", 2, 15, True)


def test_who_uses_a_tile_most_is_compared_with_an_equal_share() -> None:
    """Two of four games are won by the seat that stops there more often; in one all do alike."""
    won, lost = _played((9, 1, 2), (8, 0, 1)), _played((9, 1, 1), (8, 0, 2))
    (found,) = figures.users([won, won, won, lost, _played((9, 1, 1), (8, 0, 1))])
    assert (found.n, found.found.found, found.is_held) == (4, 1.5, True)


def test_nations_chairs_and_jean_are_counted() -> None:
    """Parts of all rank points, ranks reached, victories by chair, and those of Jean."""
    uneven = {"france": Nation(30, 2), "spain": Nation(10, 1), "england": Nation(10, 3)}
    games = {
        "ch. 1, 2 seats": [_played((9, 1, 0), (8, 0, 0), nations=uneven), _played((9, 1, 0), (8, 0, 0))],
        "ch. 1, alone": [_played((9, 0, 0)), _played((9, 1, 0))],
        "ch. 2, alone as at first": [_played((9, 0, 0))],
    }
    found = {each.what: each for each in figures.nations(games, (1, 2))}
    assert found["ch. 1, France, of all rank points"].found.found == 0.5
    assert found["ch. 1, England, rank 2 or more"].found.found == 0.5
    assert [each.found.found for each in figures.chairs(games, (1,))] == [2, 0]
    assert [(each.found.found, each.bar[1]) for each in figures.alone(games, (1, 2))] == [(1.0, 0.7), (0.5, 1)]


def test_a_card_waits_for_its_rounds_by_how_often_it_is_fulfilled() -> None:
    """Of five rounds it was fulfilled in two; never fulfilled, it waits for ever."""
    once, never = replace(_played((9, 1, 0)), lay=1, is_read=True), replace(_played((9, 1, 0)), lay=4)
    short = replace(once, lay=4)
    first, second = stories.alone({"card 03": [once, short], "card 04": [never], "with L5": [once]})
    assert (first.what, first.found.found) == ("card 04 alone, rounds", inf)
    assert (second.found.found, second.n, second.is_held) == (2.5, 2, False)


def _campaign(*games: tuple[Beat, ...]) -> Whole:
    played = tuple([Game(beats, {"1": 100}, (1,), resumed=30) for beats in games])
    return Whole(f"{WHOLE}, greedy", 0, 2, played, "open-book", ())


def _front(card: str, at: int) -> Beat:
    return Beat(round=at, card=card, side="front", reader=1)


def _back(card: str, at: int) -> Beat:
    return Beat(round=at, card=card, side="back", reader=1)


TWO_GAMES = _campaign(
    (_front("01", 1), _back("01", 1), _front("02", 1), replace(_back("02", 4), by="time")),
    (_front("03", 1), _back("03", 3), _front("29", 3), _back("29", 4)),
)


def test_rounds_are_counted_from_front_to_back() -> None:
    """In set-up a card lies before the first round; what is opened in the final scoring is laid in the next game."""
    assert stories.waits(TWO_GAMES, 4) == {"01": 1, "02": 3, "03": 3, "29": 1}


def test_chapters_cards_and_tiles_are_told_of_campaigns() -> None:
    """Seven rounds of the main line are a game and three quarters; who was passed over, which tile was filled."""
    found = {each.what: each for each in (*stories.pace(BOX, [TWO_GAMES]), *stories.collections(BOX, [TWO_GAMES]))}
    assert found["ch. 1, games"].found.found == 1.75
    assert found["card 02, passed over"].found.found == 1
    assert found["card 03, passed over"].found.found == 0
    assert (found["L16 is filled"].found.found, found["L15 is filled"].found.found) == (1, 0)


def test_whole_campaigns_end_and_hold() -> None:
    """One that was broken off, and one with a violation, are not held."""
    good = {each.what: each for each in stories.whole("greedy", [TWO_GAMES], has_plan=True)}
    assert good["greedy: saved and gone on with"].n == 2
    assert good["greedy: games a campaign, median"].found.found == 2
    bad = replace(TWO_GAMES, ending="", wrong=("game 1: too many discs",))
    ends, wrong, _saved = stories.whole("random", [TWO_GAMES, bad], has_plan=False)
    assert (ends.is_held, wrong.is_held, wrong.found.found) == (False, False, 1)


def test_the_page_has_every_part() -> None:
    """What was not played yet says so, what does not hold stands at the end, and violations word for word."""
    broken = replace(TWO_GAMES, wrong=("game 1: too many discs",))
    games = {"ch. 1, alone as at first": [_played((9, 1, 0))] * 40}
    text = page(BOX, games, [broken], "make balance")
    headings = [line.removeprefix("## ") for line in text.splitlines() if line.startswith("## ")]
    assert headings == [*[part.capitalize() for part in TOLD], "Not held"]
    assert BOX.fingerprint in text
    assert "| ch. 1, Jean wins | 0.3 to 0.7 | 0.00 | 40 games | 0.00 to 0.09 | no |" in text
    assert "| alone | 1 | 0 | 0 |" in text
    last = text.partition("## Not held")[2]
    assert "- alone: ch. 1, Jean wins: 0.00, bar 0.3 to 0.7, 40 games" in last
    assert "- game 1: too many discs" in last
    assert "Not played yet." in text


def test_a_figure_near_its_bar_is_open() -> None:
    """An end of the bar lies within the interval."""
    assert not Figure("", (0, 1), Interval(0.9, 0.8, 1.1), 1).is_sure
    assert Figure("", (0, 1), Interval(0.9, 0.8, 1.0), 1).is_sure


def test_the_command_writes_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without games to play it writes what there is."""
    monkeypatch.setattr(balance, "BUILD", tmp_path)
    balance.main(["--campaign", "--games", "0", "--rows", "alone", "--page", str(tmp_path / "page.md")])
    assert (tmp_path / "page.md").read_text(encoding="utf-8").startswith("# Balance of the campaign")
