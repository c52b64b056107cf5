"""The balance report in short: a few games, and every part of the page."""

from __future__ import annotations

from pathlib import Path

import pytest

from maracaibo_tui.cabinet.packs import load_box
from maracaibo_tui.games import title_of
from tests.balance.figures import Fare, among_equals, duel_of, fare, samples
from tests.balance.ledger import LINES, Ledger
from tests.balance.playing import SEATS, Observed, Seat, Wish, by_seats, observe, observe_rivals, read
from tests.balance.plots import bars, histogram, scale
from tests.balance.report import Made, page

GAMES = 1


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Play a few games with each number of seats and write them down."""
    written = tmp_path_factory.mktemp("balance") / "games.jsonl"
    observe(GAMES, written, processes=2, portion=1)
    return written


def test_games_are_played_with_every_number_of_seats(file: Path) -> None:
    """Two, three and four bots; all points and all victories are there."""
    tables = by_seats(read(file))
    assert {seats: len(games) for seats, games in tables.items()} == dict.fromkeys(SEATS, GAMES)
    for game in (game for games in tables.values() for game in games):
        assert sum(seat.won for seat in game.seats) == pytest.approx(1)
        assert all(seat.score["total"] == seat.vp > 0 for seat in game.seats)
        assert all(seat.books.bought and set(seat.books.lines) <= set(LINES) for seat in game.seats)
        assert set(game.turns) == {1, 2, 3, 4}


def test_a_second_run_goes_on_where_the_first_has_stopped(file: Path) -> None:
    """What is written down already is not played again."""
    before = file.read_bytes()
    observe(GAMES, file, processes=1)
    assert file.read_bytes() == before


def test_the_page_has_every_part(file: Path) -> None:
    """Games, chairs, plots, lines, careers, buildings, cards, and what lies outside the targets."""
    against = file.with_name("rivals.jsonl")
    observe_rivals(GAMES, against, processes=1)
    box = load_box(title_of("maracaibo"))
    text = page(box, list(by_seats(read(file)).values()), list(read(against)), Made("make balance", "an abacus"))
    headings = [line.removeprefix("## ") for line in text.splitlines() if line.startswith("## ")]
    assert headings == [
        *(
            "How it was made",
            "Games",
            "Against chance",
            "Chairs",
            "Winners' points",
            "Turns of a seat by round",
            "Lines of play",
            "Careers",
        ),
        *("Prestige buildings", "Project cards", "Outside the targets"),
    ]
    assert all(f"| {line} |" in text for line in LINES)
    assert all(word in text for word in (box.fingerprint, "`make balance`", "an abacus", f"{GAMES} with 4 seats"))
    assert text.count("```text") >= len(SEATS)


def _observed(*seats: tuple[int, float, str]) -> Observed:
    return Observed(
        tuple(Seat(vp, won, "glory", 0, {}, Ledger(bought={card: 1} if card else {})) for vp, won, card in seats),
        {1: 4.0},
    )


def test_win_rates_are_measured_by_what_a_chair_wins_usually() -> None:
    """A card bought only in the chair that always wins is no better for it; one that turns the table is."""
    always_first = [_observed((100, 1.0, "A01"), (80, 0.0, "")) for _ in range(4)]
    assert _fare("A01", always_first).wins == pytest.approx(1)
    by_card = [_observed((100, 1.0, "A01"), (80, 0.0, "")), _observed((80, 0.0, ""), (100, 1.0, "A01"))]
    found = _fare("A01", by_card)
    assert (found.taken, found.wins, found.wins_without, found.margin) == (2, 2, 0, 10)


def _leaning(won: float, quests: float, *buildings: str) -> Observed:
    """A game of a seat that made so many points by quests, against one that did nothing."""
    books = Ledger(lines={"quests": quests}, buildings=dict.fromkeys(buildings, 4))
    return Observed((Seat(100, won, "glory", 0, {}, books), Seat(80, 1 - won, "glory", 0, {}, Ledger())), {1: 4.0})


def test_a_building_is_compared_among_those_who_did_as_much() -> None:
    """Who fulfils many quests wins, with the Palace or without: it is no better for that."""
    with_quests = [_leaning(1.0, 40, "palace"), _leaning(1.0, 40)] * 10
    games = [*with_quests, *[_leaning(0.0, 0)] * 20]
    found = {each.name: each for each in among_equals(load_box(title_of("maracaibo")), samples([games]))}
    palace = fare("palace", samples([games]), lambda seat: "palace" in seat.books.buildings, lambda _seat: 0)
    assert palace.wins == pytest.approx(2)
    assert found["Palace"].line == "quests"
    assert found["Palace"].wins == pytest.approx(1)


def test_a_rate_outside_the_target_is_explained_by_the_line_it_goes_with() -> None:
    """Whoever has the card wins always, and so does everybody who fulfils as many quests."""
    with_card = Ledger(lines={"quests": 40}, bought={"A01": 1})
    quests = [_leaning(1.0, 40), Observed((Seat(9, 1.0, "", 0, {}, with_card), Seat(8, 0.0, "", 0, {}, Ledger())), {})]
    found = _fare("A01", [*quests * 200, *[_leaning(0.0, 0)] * 400])
    assert found.wins == pytest.approx(2)
    assert found.equals is not None
    assert found.equals[0] == "quests"
    assert found.equals[1] == pytest.approx(1)
    assert 0 < found.error < 0.1


def _fare(card: str, games: list[Observed]) -> Fare:
    return fare(card, samples([games]), lambda seat: card in seat.books.bought, lambda _seat: 0)


def test_a_bot_among_rivals_sits_in_every_chair_by_turns() -> None:
    """Its victories are counted where it sat, not where somebody won."""
    assert [Wish(2, 0, 2, "random").names(number) for number in range(2)] == [
        ["greedy", "random"],
        ["random", "greedy"],
    ]
    assert Wish(3, 0, 1).names(1) == ["greedy"] * 3
    found = duel_of([_observed((100, 1.0, ""), (50, 0.0, "")), _observed((90, 1.0, ""), (80, 0.0, ""))])
    assert (found.wins, found.by_chair, found.points, found.others) == (0.5, (1.0, 0.0), 90, 70)


def test_few_observations_are_not_held_against_anything() -> None:
    """A win rate outside the target counts only from two hundred observations on."""
    rare = Fare("A01", taken=199, rate=0.1, brought=1, wins=2, wins_without=1, margin=0)
    common = Fare("A02", taken=200, rate=0.1, brought=1, wins=2, wins_without=1, margin=0)
    assert rare.is_fair
    assert not common.is_fair


def test_plots_are_drawn_to_scale() -> None:
    """The longest bar is the most frequent, and a dot stands where its value lies."""
    assert histogram([100, 101, 115], 10).splitlines()[0].count("█") == 50
    assert [line.count("█") for line in bars([("one", 1.0), ("half", 0.5)], 1.0).splitlines()] == [50, 25]
    line, ruler = scale([("here", 1.0)], 0.5, 1.5, (0.8, 1.0)).splitlines()
    assert line.index("●") == ruler.index("┴", ruler.index("┴") + 1)
