"""Jordan's ship upgrades, meetings, rubies and points, in positions laid out by hand and in whole games."""

from __future__ import annotations

from typing import Any

import pytest

from maracaibo_tui.games.pirates.rules.jordan_scoring import parts_of_jordan
from maracaibo_tui.games.pirates.state import events as e
from tests.pirates.jordan_positions import all_told, alone, game, jordan, laid, person, played, scored, told, turn

GRID = ("hacienda", "castle", "citadel", "palace")


def test_upgrades_fill_his_board_in_order() -> None:
    """The ten spaces one after the other, column by column; a full board brings nothing (R-P46)."""
    state = alone()
    state.dice = ()
    kinds = []
    for _ in range(12):
        kinds += [each.kind for each in all_told(turn(state, ship="bay"), e.JordanUpgraded)]
    first = ["mission", "figurehead", "residence", "mission", "step", "residence", "step", "step"]
    assert kinds == [*first, "residence", "mission"]
    assert (jordan(state).step, jordan(state).upgrades, len(jordan(state).residences)) == (4, 10, 3)


def test_the_step_marker_stops_at_the_fourth() -> None:
    """At most to the fourth step (PIR-SOLO-34)."""
    state = alone()
    turn(state, ship="bay", upgrades=7, step=4)
    assert jordan(state).step == 4


@pytest.mark.parametrize("die, place", [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_a_die_says_which_figurehead_he_takes(die: int, place: int) -> None:
    """1 and 2 the first from the left, 3 and 4 the second, 5 and 6 the third (PIR-SOLO-35)."""
    state = alone()
    row, state.dice = state.offer_figureheads, (die,)
    log = turn(state, ship="bay", upgrades=1)
    assert told(log, e.JordanUpgraded).got == jordan(state).figurehead == row[place]
    assert state.offer_figureheads == (*row[:place], *row[place + 1 :])


@pytest.mark.parametrize("case", ["hers", "his", "none"])
def test_he_throws_for_a_figurehead_in_vain(case: str) -> None:
    """None if she owns one, he has one or none lies there; the die is thrown all the same (PIR-SOLO-35, R-P47)."""
    state = alone()
    state.dice, had = (6,), "A" if case == "his" else ""
    if case == "hers":
        person(state, figurehead="A")
    if case == "none":
        state.offer_figureheads = state.offer_figureheads[:2]
    row = state.offer_figureheads
    log = turn(state, ship="bay", upgrades=1, figurehead=had)
    assert (told(log, e.JordanUpgraded).dice, told(log, e.JordanUpgraded).got) == ((6,), "")
    assert (state.offer_figureheads, jordan(state).figurehead) == (row, had)
    assert not state.dice


def test_a_die_is_thrown_until_it_shows_a_residence_without_his_marker() -> None:
    """Numbered from the left 1-4, he owns 3; throws 3, 6, 1: a marker on 1 (EX-P64, PIR-SOLO-37)."""
    where = {"C5": GRID[0], "B2": GRID[1], "C2": GRID[2], "A7": GRID[3]}
    state = laid(alone(), {**where, "A2": "aruba"})
    state.dice = (3, 6, 1)
    log = turn(state, ship="bay", upgrades=2, residences=("hacienda",))
    assert (told(log, e.JordanUpgraded).dice, told(log, e.JordanUpgraded).got) == ((3, 6, 1), "castle")
    assert scored(log, "residence") == 0
    assert jordan(state).residences == ("hacienda", "castle")


def test_his_first_marker_brings_two_points_whoever_was_there_before() -> None:
    """For the first marker he lays in the game (PIR-SOLO-37)."""
    state = laid(alone(), dict(zip(("C5", "B2", "C2", "A7"), GRID, strict=True)))
    person(state, residences=GRID)
    state.dice = (2,)
    log = turn(state, ship="bay", upgrades=2)
    assert told(log, e.JordanUpgraded).got == "citadel"
    assert scored(log, "residence") == 2


def test_with_a_marker_everywhere_no_die_is_thrown() -> None:
    """Nothing happens, and nothing is thrown (R-P48)."""
    state = laid(alone(), dict(zip(("C5", "B2", "C2", "A7"), GRID, strict=True)))
    state.dice = (2,)
    log = turn(state, ship="bay", upgrades=2, residences=GRID)
    assert (told(log, e.JordanUpgraded).dice, told(log, e.JordanUpgraded).got, state.dice) == ((), "", (2,))


def test_he_meets_the_ship_of_the_person() -> None:
    """She gets a doubloon from the supply; in the Bay there is no fee (PIR-SOLO-09, PIR-SAIL-13)."""
    state = laid(alone(), {"C6": "trinidad"})
    doubloons = person(state, ship="C6").doubloons
    log = turn(state, "A1", ship="C4")
    assert (told(log, e.FeeReceived).amount, person(state).doubloons) == (1, doubloons + 1)
    state = alone()
    person(state, ship="bay")
    assert not all_told(turn(state, "A1", ship="B8"), e.FeeReceived)


def test_the_round_is_added_to_his_die_in_a_battle() -> None:
    """Round 2, he throws 4 and has 6; he wins five points and no doubloon (EX-P14, PIR-BATTLE-07)."""
    state = laid(alone(pirate_battle=True), {"C6": "trinidad"})
    state.round, state.dice = 2, (4, 5, 1)
    doubloons = person(state, ship="C6").doubloons
    log = turn(state, "A1", ship="C4")
    fought = told(log, e.BattleFought)
    assert (fought.fighters, fought.dice, fought.sums, fought.winner) == (("jordan", 1), (4, 5), (6, 5), "jordan")
    assert scored(log, "battle") == 5
    assert person(state).doubloons == doubloons + 1
    assert [type(event) for event in log].index(e.FeeReceived) < [type(event) for event in log].index(e.BattleFought)


@pytest.mark.parametrize("dice, hers", [((3, 5), 0), ((2, 5), 2)])
def test_a_tie_brings_nothing_and_the_person_two_points(dice: tuple[int, int], hers: int) -> None:
    """Sums 5 and 5: nothing; 4 and 5: two points for her and nothing from him (PIR-BATTLE-04, R-P57)."""
    state = laid(alone(pirate_battle=True), {"C6": "trinidad"})
    state.round, state.dice = 2, dice
    person(state, ship="C6")
    log = turn(state, "A1", ship="C4")
    assert (scored(log, "battle"), person(state).vp) == (0, hers)


def test_he_gets_a_ruby_before_the_tile() -> None:
    """At the location with a supply tile, before the three things he does there (PIR-RUBY-07, PIR-MIX-07)."""
    state = laid(alone(rubies=True), {"C6": "tobago"})
    state.treasure_tiles = {"tobago": "gold"}
    log = turn(state, "A2", ship="C4")
    kinds = [type(event) for event in log]
    assert kinds.index(e.RubyGained) < kinds.index(e.MarkerAdded)
    assert jordan(state).rubies == 1
    state = laid(alone(), {"C6": "tobago"})
    turn(state, "A2", ship="C4")
    assert jordan(state).rubies == 0


@pytest.mark.parametrize(
    "taken, die, space",
    [((2, 3), 2, "m4"), ((), 5, "m5"), ((6,), 6, "m1"), ((1, 4, 5, 6), 4, "m2")],
)
def test_a_die_says_where_he_sells_a_ruby(taken: tuple[int, ...], die: int, space: str) -> None:
    """Spaces 2 and 3 taken, he throws 2: space 4; after the last comes the first (EX-P73, PIR-RUBY-07)."""
    state = alone(rubies=True)
    state.ruby_market, state.dice = {f"m{number}": "1" for number in taken}, (die, 1)
    log = turn(state, "A1", ship="B8", rubies=2, upgrades=1)
    assert (told(log, e.RubySold).space, told(log, e.RubySold).die) == (space, die)
    assert (jordan(state).rubies, state.ruby_market[space]) == (1, "jordan")
    kinds = [type(event) for event in log]
    assert kinds.index(e.RubySold) < kinds.index(e.JordanUpgraded)


def test_a_number_beyond_the_market_means_the_first_free_space() -> None:
    """With fewer spaces than a die has faces (PIR-RUBY-07)."""

    def short(raw: dict[str, Any]) -> None:
        raw["ruby"] = raw["ruby"][:2]

    state = alone(rubies=True)
    state.dice = (5,)
    log = turn(state, "A1", ship="B8", rubies=1, upgrades=10, changes=(short,))
    assert told(log, e.RubySold).space == "m1"


@pytest.mark.parametrize("rubies, full", [(0, False), (1, True)])
def test_without_a_ruby_or_a_free_space_no_die_is_thrown(rubies: int, *, full: bool) -> None:
    """He keeps what he has (R-P60)."""
    state = alone(rubies=True)
    state.ruby_market = {f"m{number}": "1" for number in range(1, 7)} if full else {}
    state.dice = (6,)
    log = turn(state, "A2", ship="B8", rubies=rubies, upgrades=10)
    assert not all_told(log, e.RubySold)
    assert (jordan(state).rubies, state.dice) == (rubies, (6,))


def test_his_score_is_added_up() -> None:
    """3 rivers, 7 cards, 2 residences, 5 gold at 4 markers, 6 missions: 139 (EX-P65, PIR-SOLO-41, PIR-RUBY-08)."""
    state = alone()
    state.islands = {"gold": 4, "emerald": 0, "pearl": 9}
    cards = tuple(f"P20{number}" for number in range(1, 8))
    missions = tuple(f"Q0{number}" for number in range(1, 7))
    treasures = {"gold": 5, "emerald": 0, "pearl": 0}
    jordan(state, rivers=("r1", "r2", "r3"), cards=cards, residences=GRID[:2], treasures=treasures, missions=missions)
    parts = parts_of_jordan(game().table(state, None))
    assert (sum(parts.values()), parts["missions_bonus"], parts["rubies"]) == (139, 10, 0)
    jordan(state, missions=missions[:5], rubies=2)
    parts = parts_of_jordan(game().table(state, None))
    assert (parts["missions"], parts["missions_bonus"], parts["rubies"]) == (25, 0, 4)


@pytest.mark.parametrize("level", range(7))
def test_whole_games_end_and_his_points_have_a_source(level: int) -> None:
    """Games against each level end with a total that is the sum of all he scored (INV-P20, PIR-SOLO-40, -42, -43)."""
    for seed in range(12):
        log: list[Any] = []
        modules = {"unknown_locations": seed % 2 == 0, "rubies": seed % 3 == 0, "pirate_battle": seed % 2 == 1}
        state = played(alone(bot_level=level, unknown_improvements=seed % 4 == 0, **modules).options, seed, log)
        his, hers = jordan(state), person(state)
        assert state.phase == "over"
        assert his.vp == his.score["total"] == scored(log)
        assert his.score["total"] == sum(vp for part, vp in his.score.items() if part != "total")
        assert state.winners == ((1,) if hers.vp > his.vp else ("jordan",))
        turns = [event.seat for event in all_told(log, e.TurnStarted)]
        assert turns.count("jordan") == turns.count(1)
        assert not [each for each in all_told(log, e.Gained) if each.seat == "jordan"]
        assert (len(his.deck) + len(his.used), his.step) == (
            6,
            min(4, 1 + max(0, his.upgrades - 4) - (his.upgrades > 5)),
        )
