"""The game as a whole: which games can be played, which positions can be read, and how they are told apart."""

from __future__ import annotations

import pytest

from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.games.pirates.rules.final_scoring import enter, parts_of
from maracaibo_tui.games.pirates.rules.game import Pirates
from maracaibo_tui.games.pirates.rules.possessions import all_treasures
from maracaibo_tui.games.pirates.state.events import Scored
from maracaibo_tui.games.pirates.state.position import HIDDEN, Options
from maracaibo_tui.games.pirates.state.views import view
from tests.pirates.broken_packs import box_with, of
from tests.pirates.tables import TABLES, begun, called, game

at_every_table = pytest.mark.parametrize("options", TABLES, ids=called)


@pytest.mark.parametrize(
    "options, says",
    [
        (Options(players=5), "players: 5 cannot play; allowed are 1 to 4"),
        (Options(players=1), "players: 1 alone"),
        (Options(players=2, bot="jordan"), "bot: Jordan plays against one person alone"),
        (Options(players=1, bot="jordan", bot_level=7), "bot_level: Jordan has no level 7; allowed are 0 to 6"),
        (Options(players=1, bot="jordan", bot_level=-1), "bot_level: Jordan has no level -1; allowed are 0 to 6"),
        (Options(layout="atlantic"), "layout: atlantic is not in the box; allowed are open_sea, narrows, "),
    ],
    ids=["five", "alone", "jordan", "level", "below", "layout"],
)
def test_a_game_that_cannot_be_played_is_refused(options: Options, says: str) -> None:
    """In a sentence that begins with the option (PIR-GEN-01, PIR-SOLO-01, PIR-SOLO-05)."""
    assert game().refusal(options).startswith(says)


@at_every_table
def test_a_game_that_can_be_played_is_not_refused(options: Options) -> None:
    """Every kind of table is allowed; where Jordan does not play nobody looks at his level."""
    assert not game().refusal(options)
    assert not game().refusal(Options(players=2, bot_level=9))


@pytest.mark.parametrize(
    "break_it",
    [
        lambda data: data.replace(b'"players":2', b'"players":3'),
        lambda data: data.replace(b'"seat":2', b'"seat":1'),
        lambda data: data.replace(b'"active":1', b'"active":7'),
        lambda data: data.replace(b'"doubloons":11', b'"doubloons":9999999'),
        lambda data: data.replace(b'"bot":"none"', b'"bot":"jordan"'),
        lambda data: data.replace(b'"round":1', b'"round":"one"'),
    ],
    ids=["players", "seats", "active", "doubloons", "jordan", "round"],
)
def test_a_position_that_no_game_could_hold_is_refused(break_it) -> None:  # type: ignore[no-untyped-def]  # noqa: ANN001
    """Whoever changes a file gets a sentence, and no game."""
    data = game().encode(begun(Options(), 1).state)
    with pytest.raises(ValueError):  # noqa: PT011 - the sentences differ
        game().decode(break_it(data))


def test_a_position_with_an_unknown_piece_names_it() -> None:
    """Another pack may lack what a position speaks of."""
    state = begun(Options(), 1).state
    p = state.players[1]
    p.cards = ("P999",)
    assert game().unknown(state) == "card P999"
    p.cards, p.explorer = (), "e99"
    assert game().unknown(state) == "space e99"


def test_an_only_option_is_given_by_itself() -> None:
    """Where something is left to decide, nothing is."""
    asked = Question(seat=1, point="DEC-P10", options=("sail:bay", "sail:C9"), rule="PIR-SAIL-01")
    assert game().given(asked) is None
    alone = Question(seat=1, point="DEC-P10", options=("sail:maracaibo",), rule="PIR-SAIL-01")
    assert game().given(alone) == "sail:maracaibo"


def test_a_turn_is_named_by_its_round_and_its_number() -> None:
    """What is taken back at once, and where a digest is written."""
    state = begun(Options(), 1).state
    state.round, state.turn = 2, 7
    assert game().turn(state) == (2, 7)


def test_a_fingerprint_is_short_and_tells_positions_apart() -> None:
    """Sixteen letters, the same for the same position."""
    state = begun(Options(), 1).state
    before = game().digest(state)
    assert len(before) == 16
    assert game().digest(game().copy(state)) == before
    state.players[0].doubloons += 1
    assert game().digest(state) != before


@at_every_table
def test_a_position_that_is_written_down_is_the_same_when_read(options: Options) -> None:
    """Nothing in it is unknown, and a game that cannot be played is refused with its reason."""
    state = begun(options, 3).state
    assert game().decode(game().encode(state)) == state
    assert not game().unknown(state)
    refused = game().encode(state).replace(f'"layout":"{options.layout}"'.encode(), b'"layout":"atlantic"')
    with pytest.raises(ValueError, match="layout: atlantic"):
        game().decode(refused)


def test_treasures_are_counted_above_and_below_the_line() -> None:
    """Those that were buried still belong to whoever buried them (PIR-GEN-15)."""
    p = begun(Options(), 1).state.players[0]
    p.above, p.dig = {"gold": 2, "emerald": 0, "pearl": 1}, {"gold_1": "gold", "emerald_1": "emerald"}
    assert all_treasures(p) == 5


def test_points_now_leave_out_missions_that_are_hidden() -> None:
    """Of a view the hands of others count as none; the own are counted."""
    match = begun(Options(), 3)
    for seat in (1, 2):
        asked = match.asked(seat)
        assert asked is not None
        match.answer(asked.options[0], seat=seat)
    seen = view(match.state, 1)
    table = game().table(seen, None)
    assert seen.players[1].missions == (HIDDEN,)
    assert [parts_of(table, p)["missions"] >= 0 for p in seen.players] == [True, True]
    assert parts_of(table, seen.players[1])["missions_lost"] == 0


@pytest.mark.parametrize("seed", range(6))
def test_treasure_tiles_lie_on_all_locations_with_the_symbol_and_on_no_other(seed: int) -> None:
    """Six of eight show it; with unknown locations all tiles are kept apart (PIR-SETUP-09, PIR-UNKLOC-03)."""
    locations = game().printed.box.locations
    usual, unknown = (game().begin(Options(unknown_locations=each), seed) for each in (False, True))
    assert set(usual.treasure_tiles) == {card for card, location in locations.items() if location.treasure_tile}
    assert usual.loose_tiles == ()
    assert unknown.treasure_tiles == {}
    assert sorted(unknown.loose_tiles) == sorted(usual.treasure_tiles.values())


def test_a_location_without_the_symbol_gets_no_treasure_tile_wherever_it_stands_in_the_pack() -> None:
    """With the symbol taken off the first location its tile is left over (PIR-SETUP-09)."""
    other = Pirates(Printed(box_with(of("location", "trinidad", treasure_tile=False))))
    state = other.begin(Options(), 1)
    assert "trinidad" not in state.treasure_tiles
    assert len(state.treasure_tiles) == 5
    assert len(state.loose_tiles) == 1


def test_the_position_says_whose_turn_it_is() -> None:
    """Through two rounds of turns it is the seat that is asked to sail (PIR-ROUND-01)."""
    match = begun(Options(players=3), 3)
    seats: list[int] = []
    while match.question is not None and len(seats) < 6:
        if match.question.point == "DEC-P10":
            assert match.state.active == match.question.seat
            seats.append(match.question.seat)
        match.answer(match.question.options[-1])
    assert seats == [1, 2, 3, 1, 2, 3]


def test_what_the_final_scoring_tells_is_on_the_sheet_already() -> None:
    """Whoever looks at that moment counts no part twice: as points, and as points to come."""
    match = begun(Options(), 3)
    heard: list[bool] = []

    def hear(event: object) -> None:
        if isinstance(event, Scored) and event.source.startswith("final/"):
            p = match.table.state.players[int(event.seat) - 1]
            heard.append(p.score.get(event.source.removeprefix("final/")) == event.amount)

    match.table.tell = hear
    enter(match.table, match.table.state.players[0], {"cards": 5, "rivers": 4})
    assert heard == [True, True]
