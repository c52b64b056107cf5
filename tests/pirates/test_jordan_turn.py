"""Jordan's turn: his cards, where he sails for them, and what he turns up on the way."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from maracaibo_tui.games.pirates.state import events as e
from tests.pirates.broken_packs import of
from tests.pirates.jordan_positions import all_told, alone, his_turn, jordan, laid, person, played, scored, told, turn

IN_VAIN = tuple(of("solo_card", f"A{number}", actions=[{"action": "mission"}]) for number in range(1, 7))


@pytest.mark.parametrize("level", range(7))
def test_his_deck_has_as_many_b_cards_as_his_level(level: int) -> None:
    """Level 2: four A and two B cards; level 6: six B cards (EX-P58, PIR-SOLO-05)."""
    deck = jordan(alone(bot_level=level)).deck
    assert sum(card.startswith("B") for card in deck) == level
    assert len(set(deck)) == 6


def test_he_begins_with_a_mission_and_three_figureheads_lie_there() -> None:
    """The set-up against Jordan (PIR-SOLO-02, PIR-SOLO-04, PIR-SOLO-06)."""
    state = alone()
    his = jordan(state)
    assert (len(his.missions), his.step, his.upgrades, his.ship) == (1, 1, 0, "start")
    assert len(state.offer_figureheads) == 3


def test_from_the_bay_he_sails_home_without_a_card() -> None:
    """Maracaibo, an upgrade and six points, whatever his deck holds (PIR-SOLO-10)."""
    state = alone()
    log = turn(state, ship="bay", upgrades=4)
    assert isinstance(log[1], e.JordanSailedHome)
    assert not all_told(log, e.JordanTurned)
    assert told(log, e.JordanUpgraded).kind == "step"
    assert scored(log) == scored(log, "maracaibo") == 6
    assert jordan(state).step == 2


def test_he_begins_the_next_round_when_the_person_has_come_home() -> None:
    """Whoever is left of the one who reached Maracaibo begins; turns alternate throughout (PIR-SOLO-07)."""
    starts = set()
    for seed in range(6):
        log: list[Any] = []
        played(alone().options, seed, log)
        turns = [event.seat for event in all_told(log, e.TurnStarted)]
        assert all(one != other for one, other in pairwise(turns))
        starts |= {event.starts for event in all_told(log, e.ShipsReturned)}
    assert starts == {1, "jordan"}


def test_an_empty_deck_is_made_anew() -> None:
    """Six used cards are shuffled before a card is turned up (PIR-SOLO-11)."""
    state = alone()
    his = jordan(state)
    used, chance = his.deck, state.chance
    jordan(state, deck=(), used=used)
    log = his_turn(state)
    assert sorted(told(log, e.JordanReshuffled).order) == sorted(used)
    assert (len(his.deck) + len(his.used), state.chance != chance) == (6, True)


def test_a_card_without_a_possible_action_is_ignored_with_its_extra_action() -> None:
    """The next card is turned up; the extra action of an ignored one is not carried out (PIR-SOLO-14)."""
    state = laid(alone(), {"A2": "aruba"})
    log = turn(state, "B5", "A5", changes=(of("solo_card", "B5", actions=[{"action": "raid"}]),))
    assert [event.card for event in all_told(log, e.JordanIgnored)] == ["B5"]
    assert not all_told(log, e.JordanRaided)
    assert told(log, e.JordanChose).action == "mission"


def test_after_six_cards_in_vain_he_sails_without_an_aim() -> None:
    """The shortest way, nearest to Maracaibo, the highest; nothing is carried out there (PIR-SOLO-15)."""
    state = laid(alone(), {"A5": "trinidad"})
    state.treasure_tiles = {"trinidad": "gold"}
    log = turn(state, ship="A4", changes=IN_VAIN)
    assert len(all_told(log, e.JordanIgnored)) == 6
    chose = told(log, e.JordanChose)
    assert (chose.action, chose.destination, chose.steps) == ("", "A5", 1)
    assert not all_told(log, e.MarkerAdded)
    assert not all_told(log, e.JordanUpgraded)
    assert scored(log) == 0


def test_after_six_cards_in_vain_unknown_cards_draw_him() -> None:
    """The way that turns up most goes before the shortest; a tile laid there brings no marker (PIR-SOLO-15, R-P50)."""
    state = laid(alone(unknown_locations=True), {"B5": "trinidad", "C5": "curacao"})
    state.facedown, state.chests, state.treasure_tiles = ("B5", "C5"), {"B5": 2, "C5": 1}, {}
    state.loose_tiles = ("gold", "pearl")
    log = turn(state, ship="B4", changes=IN_VAIN)
    chose = told(log, e.JordanChose)
    assert (chose.route, chose.turned, chose.why) == (("B5", "C5"), 2, "")
    assert scored(log, "module") == 2
    assert (state.treasure_tiles, state.chests) == ({"trinidad": "gold", "curacao": "pearl"}, {})
    assert not all_told(log, e.MarkerAdded)


def test_the_nearest_then_the_furthest_on_then_the_highest_location() -> None:
    """Fewest steps, then the column nearest to Maracaibo, then the highest (PIR-SOLO-17)."""
    state = laid(alone(), {"C7": "trinidad", "B4": "barbados", "C5": "curacao"})
    chose = told(turn(state, "A3", ship="C4"), e.JordanChose)
    assert (chose.destination, chose.others, chose.why) == ("C5", (), "")
    state = laid(alone(), {"C6": "trinidad", "B5": "barbados"})
    chose = told(turn(state, "A3", ship="C4"), e.JordanChose)
    assert (chose.destination, chose.others, chose.why) == ("C6", ("B5",), "column")
    state = laid(alone(), {"D5": "trinidad", "D6": "curacao", "B5": "barbados", "A4": "aruba"})
    chose = told(turn(state, "A3", ship="B4"), e.JordanChose)
    assert (chose.destination, chose.steps) == ("B5", 1)
    state = laid(alone(), {"D6": "trinidad", "B7": "curacao"} | {"A6": "barbados"})
    chose = told(turn(state, "A3", ship="C5"), e.JordanChose)
    assert (chose.destination, chose.others, chose.why) == ("D6", (), "")
    state = laid(alone(), {"A5": "trinidad", "C5": "curacao"})
    chose = told(turn(state, "A3", ship="B4"), e.JordanChose)
    assert (chose.destination, chose.others, chose.why, chose.steps) == ("A5", ("C5",), "row", 2)


def test_the_bay_goes_before_all_actions() -> None:
    """Three steps from the Bay with improvement, mission, explore he explores in the Bay (EX-P62, PIR-SOLO-19, -21)."""
    actions = [{"action": "improvement", "kinds": ["equipment"]}, {"action": "mission"}, {"action": "explore"}]
    state = laid(alone(), {"C8": "aruba"})
    log = turn(state, "A4", ship="C7", upgrades=0, changes=(of("solo_card", "A4", actions=actions),))
    chose = told(log, e.JordanChose)
    assert (chose.action, chose.destination, chose.steps, chose.why) == ("explore", "bay", 3, "bay")
    assert told(log, e.JordanUpgraded).upgrade == "j1"
    assert told(log, e.JordanExplored).spaces == 4
    assert log.index(told(log, e.JordanUpgraded)) < log.index(told(log, e.JordanExplored))


def test_of_raid_and_explore_in_the_bay_the_upper_one_counts() -> None:
    """A2 explores, A1 raids (R-P40)."""
    assert told(turn(alone(), "A2", ship="B8"), e.JordanChose).action == "explore"
    assert told(turn(alone(), "A1", ship="B8"), e.JordanChose).action == "raid"


def test_four_steps_from_the_bay_it_does_not_draw_him() -> None:
    """The Bay has to be at most three steps away (PIR-SOLO-19)."""
    state = laid(alone(), {"C7": "trinidad"})
    assert told(turn(state, "A1", ship="C6"), e.JordanChose).destination == "C7"


def test_an_extra_raid_where_he_stands_then_the_bay() -> None:
    """No tile and no upgrade for the extra Raid; then upgrade and Explore 4 (EX-P74, PIR-SOLO-12, PIR-SOLO-38)."""
    state = laid(alone(), {"C9": "P201"})
    log = turn(state, "B5", ship="C8")
    kinds = [type(event) for event in log[1:]]
    assert kinds[:3] == [e.JordanTurned, e.JordanExtra, e.JordanRaided]
    chose = told(log, e.JordanChose)
    assert (chose.action, chose.destination, chose.steps) == ("explore", "bay", 2)
    assert kinds.index(e.JordanUpgraded) > kinds.index(e.JordanSailed)
    assert told(log, e.JordanExplored).spaces == 4


def test_an_extra_raid_alone_does_not_send_him_to_the_bay() -> None:
    """With the main action improvement alone he sails to the card (EX-P74)."""
    changes = (of("solo_card", "B5", actions=[{"action": "improvement", "kinds": ["crew"]}]),)
    state = laid(alone(), {"C9": "P201"})
    log = turn(state, "B5", ship="C8", changes=changes)
    assert told(log, e.JordanChose).destination == "C9"
    assert not all_told(log, e.JordanUpgraded)


def test_extra_explore_and_extra_upgrade_are_done_where_he_stands() -> None:
    """Two spaces by the card, and an upgrade of its own (PIR-SOLO-38)."""
    state = laid(alone(), {"C6": "trinidad"})
    log = turn(state, "B4", ship="C4")
    assert told(log, e.JordanExplored).to == "e2"
    state = laid(alone(), {"C6": "trinidad"})
    log = turn(state, "B1", ship="C4")
    assert [each.upgrade for each in all_told(log, e.JordanUpgraded)] == ["j1", "j2"]


def test_unknown_locations_on_his_way_bring_points_of_the_round() -> None:
    """Round 3, two crossed: ten points, both open, their doubloons to the supply (EX-P67, PIR-UNKLOC-08)."""
    state = laid(alone(unknown_locations=True), {"C7": "trinidad", "C5": "aruba", "C6": "tobago"})
    state.round, state.facedown, state.chests = 3, ("C5", "C6"), {"C5": 3, "C6": 3}
    doubloons = person(state).doubloons
    log = turn(state, "A1", ship="C4", upgrades=8)
    assert scored(log, "module") == 10
    assert not state.facedown
    assert not state.chests
    assert person(state).doubloons == doubloons
    assert [event.space for event in all_told(log, e.Flipped)] == ["C5", "C6"]


def test_a_location_face_down_is_no_destination() -> None:
    """Nobody knows what it shows (PIR-UNKLOC-10)."""
    state = laid(alone(unknown_locations=True), {"C7": "trinidad", "C5": "curacao"})
    state.facedown, state.chests = ("C5",), {"C5": 1}
    assert told(turn(state, "A1", ship="C4"), e.JordanChose).destination == "C7"


def test_he_takes_the_way_that_turns_up_most() -> None:
    """Longer if need be; equal ones: the shorter, then the higher at the first difference (PIR-UNKLOC-09, R-P52)."""
    state = laid(alone(unknown_locations=True), {"C5": "trinidad", "B4": "aruba", "B5": "tobago"})
    state.facedown, state.chests = ("B4", "B5"), {"B4": 1, "B5": 1}
    chose = told(turn(state, "A1", ship="C4"), e.JordanChose)
    assert (chose.steps, chose.route, chose.turned) == (1, ("B4", "B5", "C5"), 2)
    state = laid(alone(), {"B5": "trinidad"})
    assert told(turn(state, "A1", ship="C4"), e.JordanChose).route == ("B4", "B5")


def test_unknown_improvements_are_turned_up_and_bring_no_points() -> None:
    """He crosses as many as he can and stops at his destination alone (PIR-UNKIMP-07)."""
    state = laid(alone(unknown_improvements=True), {"C6": "trinidad"})
    state.facedown = ("D4", "C5")
    log = turn(state, "A1", ship="C4")
    assert told(log, e.JordanChose).route == ("C5", "C6")
    assert scored(log, "module") == 0
    assert list(state.facedown) == ["D4"]


def test_both_unknown_waters_count_together_and_fillers_never() -> None:
    """Cards of both kinds draw him; a card of the box does not count as face down (PIR-MIX-03, PIR-UNKIMP-07)."""
    modules = {"unknown_locations": True, "unknown_improvements": True}
    state = laid(alone(**modules), {"B5": "trinidad", "C5": "aruba"})
    state.facedown, state.fillers, state.chests = ("C5",), ("B4",), {"C5": 1}
    assert told(turn(state, "A1", ship="C4"), e.JordanChose).route == ("C5", "B5")


def test_all_of_a_turn_is_told_in_its_order() -> None:
    """Card, extra, choice, way, cards turned up, fee, battle, ruby, tile, upgrade, action (PIR-SAIL-08, PIR-MIX-07)."""
    modules = {"unknown_improvements": True, "pirate_battle": True, "rubies": True}
    state = laid(alone(**modules), {"C6": "tobago"})
    state.facedown, state.treasure_tiles = ("C5",), {"tobago": "gold"}
    person(state, ship="C6")
    log = turn(state, "B3", ship="C4", upgrades=4)
    order = [e.JordanTurned, e.JordanExtra, e.JordanUpgraded, e.JordanChose, e.JordanSailed, e.Flipped, e.FeeReceived]
    order += [e.BattleFought, e.RubyGained, e.MarkerAdded, e.JordanUpgraded, e.JordanExplored]
    begun = [type(event) for event in log if isinstance(event, tuple(order))]
    assert begun == order
