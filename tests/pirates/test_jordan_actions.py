"""Jordan's actions: Raid, Explore, missions, purchases and improvements in positions laid out by hand."""

from __future__ import annotations

import pytest

from maracaibo_tui.games.pirates.state import events as e
from tests.pirates.broken_packs import effect, of
from tests.pirates.jordan_positions import all_told, alone, jordan, laid, person, scored, told, turn


def test_on_a_location_first_the_tile_then_the_upgrade_then_the_action() -> None:
    """A marker on the island of the tile, an upgrade, the Raid (PIR-SOLO-20)."""
    state = laid(alone(), {"C6": "trinidad"})
    state.treasure_tiles, state.dice = {"trinidad": "pearl"}, (1, 4)
    log = turn(state, "A1", ship="C4", upgrades=1)
    kinds = [type(each) for each in log]
    assert kinds.index(e.MarkerAdded) < kinds.index(e.JordanUpgraded) < kinds.index(e.JordanRaided)
    # The marker makes pearls the most, so the throw of 4 brings a pearl.
    assert told(log, e.JordanRaided).kind == "pearl"
    assert state.islands == {"gold": 4, "emerald": 4, "pearl": 4}


@pytest.mark.parametrize(
    "step,die,islands,brought",
    [
        (2, 2, (4, 4, 4), ("emerald", 2, 1)),
        (2, 5, (4, 6, 6), ("emerald", 2, 1)),
        (1, 1, (0, 5, 5), ("gold", 0, 1)),
        (1, 3, (9, 5, 0), ("pearl", 0, 1)),
        (1, 6, (4, 4, 4), ("gold", 0, 1)),
        (4, 4, (1, 2, 7), ("pearl", 3, 2)),
    ],
)
def test_his_raid_follows_step_and_die(
    step: int, die: int, islands: tuple[int, int, int], brought: tuple[str, int, int]
) -> None:
    """Step 2, die 2: two points and an emerald; die 5, islands 4, 6, 6: an emerald (EX-P59, PIR-SOLO-22, -23)."""
    state, (kind, vp, count) = laid(alone(), {"C6": "barbados"}), brought
    state.islands, state.dice = dict(zip(("gold", "emerald", "pearl"), islands, strict=True)), (die,)
    person(state, above={"gold": 9, "emerald": 9, "pearl": 9})
    left = state.islands[kind]
    log = turn(state, "A1", ship="C4", step=step)
    raided = told(log, e.JordanRaided)
    assert (raided.step, raided.die, raided.kind, raided.count) == (step, die, kind, count)
    assert scored(log, "raid") == vp
    assert jordan(state).treasures[kind] == count
    assert state.islands[kind] == max(0, left - count)


@pytest.mark.parametrize("his,hers,buried,marker", [(1, 2, 0, 0), (2, 2, 0, 1), (2, 2, 1, 0), (2, 0, 2, 1)])
def test_a_marker_comes_only_if_he_leads_after_the_raid(his: int, hers: int, buried: int, marker: int) -> None:
    """Step 3: two pearls against two bring none, three against two one; buried ones count (EX-P60, PIR-SOLO-24)."""
    state = laid(alone(), {"C6": "barbados"})
    state.dice = (3,)
    dig = {f"pearl_{number}": "pearl" for number in range(1, buried + 1)}
    person(state, above={"gold": 0, "emerald": 0, "pearl": hers}, dig=dig)
    log = turn(state, "A1", ship="C4", step=3, treasures={"gold": 0, "emerald": 0, "pearl": his})
    assert told(log, e.JordanRaided).owned == (his + 1, hers + buried)
    assert len(all_told(log, e.MarkerAdded)) == marker
    assert state.islands["pearl"] == 4 - 1 + marker


def test_his_explore_skips_the_explorer_of_the_person() -> None:
    """Explore 3 at step 3: five spaces and four points, one further past her explorer (EX-P61, PIR-SOLO-26, -28)."""
    state = laid(alone(), {"C6": "bonaire"})
    person(state, explorer="b1")
    log = turn(state, "A2", ship="C4", step=3, explorer="e2")
    explored = told(log, e.JordanExplored)
    # e3, e4, (b1), b2, b3, b4: the longer way is the lower one.
    assert (explored.to, explored.spaces, explored.skipped) == ("b4", 5, ("b1",))
    assert scored(log, "explore") == 4


def test_at_the_second_fork_he_takes_the_upper_way_and_rivers_count() -> None:
    """The way with more spaces; rivers passed count once (PIR-SOLO-26, PIR-SOLO-27)."""
    state = laid(alone(), {"C6": "tobago"})
    log = turn(state, "A2", ship="C4", explorer="e11", rivers=("r1", "r2"))
    assert told(log, e.JordanExplored).to == "c2"
    state = laid(alone(), {"C6": "bonaire"})
    log = turn(state, "A2", ship="C4", explorer="e8", rivers=("r1",))
    assert told(log, e.JordanExplored).rivers == ("r2",)
    assert jordan(state).rivers == ("r1", "r2")


def test_the_end_of_the_track_stops_him_and_he_still_scores() -> None:
    """On the last space: marker, upgrade, three points; the explorer stays (EX-P76, PIR-SOLO-26, R-P66)."""
    state = laid(alone(), {"C6": "bonaire"})
    state.treasure_tiles = {"bonaire": "gold"}
    log = turn(state, "A2", ship="C4", step=2, explorer="e20")
    assert (told(log, e.JordanExplored).to, told(log, e.JordanExplored).spaces) == ("e20", 0)
    assert scored(log, "explore") == 3
    assert state.islands["gold"] == 5
    assert told(log, e.JordanUpgraded).upgrade == "j1"
    state = laid(alone(), {"C6": "bonaire"})
    person(state, explorer="e20")
    assert told(turn(state, "A2", ship="C4", explorer="e19"), e.JordanExplored).to == "e20"


def test_he_passes_the_discount_tile_as_any_space() -> None:
    """The tile counts as a space, and nothing is bought there (PIR-RETIRE-07)."""
    state = laid(alone(retired_pirate=True), {"C6": "tobago"})
    log = turn(state, "A2", ship="C4", explorer="e13", upgrades=8)
    assert told(log, e.JordanExplored).to == "haven"
    assert jordan(state).residences == ()


def test_he_takes_the_rightmost_open_mission_and_the_row_moves_up() -> None:
    """The others move to the right, a new one is laid on the left (PIR-SOLO-29)."""
    state = laid(alone(), {"C6": "aruba"})
    row, top, kept = state.offer_missions, state.missions[0], jordan(state).missions
    log = turn(state, "A5", ship="C4", upgrades=8)
    assert told(log, e.JordanTook).mission == row[2]
    assert state.offer_missions == (top, row[0], row[1])
    assert jordan(state).missions == (*kept, row[2])


@pytest.mark.parametrize(
    "row,taken,left", [(("Q01", "Q02", ""), "Q02", ("", "Q01", "")), (("", "", ""), "", ("", "", ""))]
)
def test_with_an_empty_mission_deck_places_stay_empty(row: tuple[str, ...], taken: str, left: tuple[str, ...]) -> None:
    """The left place stays empty; without an open mission he gets none (R-P45)."""
    state = laid(alone(), {"C6": "aruba"})
    state.missions, state.offer_missions = (), row
    log = turn(state, "A5", ship="C4", upgrades=8)
    assert told(log, e.JordanTook).mission == taken
    assert state.offer_missions == left


def test_of_two_kinds_the_first_that_can_be_reached() -> None:
    """A ship card four steps away, crew two away in columns 5 and 6: the one in column 6 (EX-P63, PIR-SOLO-31)."""
    state = laid(alone(), {"C8": "P118", "B5": "P101", "C6": "P102"})
    log = turn(
        state,
        "B4",
        ship="C4",
        changes=(of("solo_card", "B4", actions=[{"action": "improvement", "kinds": ["ship", "crew"]}]),),
    )
    chose = told(log, e.JordanChose)
    assert (chose.action, chose.destination) == ("improvement:crew", "C6")
    assert (chose.impossible, chose.others, chose.why) == (("improvement:ship",), ("B5",), "column")
    assert jordan(state).cards == ("P102",)


def test_an_improvement_is_free_and_its_place_is_refilled() -> None:
    """He takes it for nothing, without an upgrade, and stands on the new card (PIR-SOLO-31, PIR-SOLO-32)."""
    state = laid(alone(), {"C6": "P101"})
    top = state.level2[0]
    log = turn(state, "A3", ship="C4")
    assert told(log, e.JordanBought).space == "C6"
    assert told(log, e.CardLaid).card == state.grid["C6"] == top
    assert not all_told(log, e.JordanUpgraded)


def test_a_card_of_the_box_is_no_improvement_for_him() -> None:
    """Where a filler lies face down he does not sail for it (PIR-SOLO-32, PIR-IMPR-08)."""
    state = laid(alone(), {"C6": "P101", "C5": "P102"})
    state.fillers = ("C5",)
    assert told(turn(state, "A3", ship="C4"), e.JordanChose).destination == "C6"


def test_crew_and_equipment_locations_are_one_set_for_buying() -> None:
    """He takes the nearer of both kinds and draws from the deck; the grid stays (PIR-SOLO-18, PIR-SOLO-30)."""
    state = laid(alone(), {"C7": "margarita", "C6": "barbados"})
    grid, top = dict(state.grid), state.level2[0]
    log = turn(state, "A6", ship="C4")
    assert told(log, e.JordanChose).destination == "C6"
    assert told(log, e.JordanDrew).card == top
    assert (jordan(state).cards, dict(state.grid), len(state.level2)) == ((top,), grid, 40)


def test_an_empty_deck_gives_no_card() -> None:
    """Buying from an empty level-II deck brings nothing (PIR-SOLO-30)."""
    state = laid(alone(), {"C6": "barbados"})
    state.level2 = ()
    assert told(turn(state, "A6", ship="C4"), e.JordanDrew).card == ""
    assert jordan(state).cards == ()


def test_effect_numbers_of_explore_are_those_of_the_location() -> None:
    """Where a location shows Explore 4 he goes four spaces (PIR-SOLO-26)."""
    change = of("location", "tobago", actions=[[effect("explore", steps=4)]])
    state = laid(alone(), {"C6": "tobago"})
    assert told(turn(state, "A2", ship="C4", changes=(change,)), e.JordanExplored).spaces == 4


def test_a_drawn_card_leaves_the_cards_face_up_in_the_deck() -> None:
    """Whichever side is up, it goes to his stack (PIR-UNKIMP-08)."""
    state = laid(alone(unknown_improvements=True), {"C6": "barbados"})
    state.facedown, state.faceup = (), state.level2[:1]
    turn(state, "A6", ship="C4")
    assert (state.faceup, len(jordan(state).cards)) == ((), 1)
