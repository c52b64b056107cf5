"""What the rulebook and public pages state exactly stands in the pack: exact_facts.toml, typed in by hand."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from maracaibo_tui.games.pirates.box import vocabulary as v
from maracaibo_tui.games.pirates.box.checks.printed_effects import printed_effects
from maracaibo_tui.games.pirates.box.components import Box, Improvement
from maracaibo_tui.games.pirates.box.printed import Printed
from tests.pirates.broken_packs import box_with

FACTS: dict[str, Any] = tomllib.loads(Path(__file__).with_name("exact_facts.toml").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def box() -> Box:
    """The box of the pack that comes with the game."""
    return box_with()


def plain(value: object) -> Any:  # noqa: ANN401 - any part of the box
    """Give a part of the box as a TOML file would hold it."""
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize("part", FACTS["numbers"])
def test_numbers_of_the_rulebook_are_exact(box: Box, part: str) -> None:
    """Every number that the rulebook gives outside a component is the one in the pack."""
    found = plain(getattr(box.numbers, part))
    assert {name: found[name] for name in FACTS["numbers"][part]} == FACTS["numbers"][part]


def test_numbers_of_ours_are_few(box: Box) -> None:
    """Whatever the rulebook does not state is on the list of what is ours, and nothing else is."""
    ours = {
        "setup": {"figureheads", "mission_offer", "missions_dealt", "treasure_tiles"},
        "ship": {"lines"},
        "solo": {"treasure_die"},
        "modules": {"faceup_level2"},
    }
    for part, found in plain(box.numbers).items():
        assert set(found) - set(FACTS["numbers"].get(part, ())) == ours.get(part, set())


def test_jordan_is_as_the_rulebook_says(box: Box) -> None:
    """His offer of figureheads, and the faces of his treasure die that are known."""
    setup, solo = box.numbers.setup, box.numbers.solo
    assert setup.figureheads["solo"] == FACTS["solo"]["figureheads"]
    assert [face for face, kind in enumerate(solo.treasure_die, 1) if kind == "most"] == FACTS["solo"]["most"]


def test_the_box_holds_as_many_pieces(box: Box) -> None:
    """Every count of the component list."""
    for kind, number in FACTS["counts"].items():
        assert len(getattr(box, kind)) == number, kind
    for level, number in FACTS["levels"].items():
        assert sum(card.level == int(level) for card in box.improvements.values()) == number


def test_places_are_as_far_as_known(box: Box) -> None:
    """Card places and islands of every layout, and what is known of locations."""
    facts = FACTS["places"]
    for layout in box.layouts:
        sea = Printed(box).sea(layout)
        assert len(sea.places) == facts["cards"]
        assert sorted(sea.islands.values()) == facts["islands"]
    assert sum(place.treasure_tile for place in box.locations.values()) == facts["treasure_tiles"]
    assert box.locations[facts["tile_on"]].treasure_tile
    assert sorted(place.id for place in box.locations.values() if place.ruby) == facts["rubies"]
    steps = v.Explore(facts["explore"]["steps"])
    assert any(steps in sides for sides in box.locations[facts["explore"]["location"]].actions)


def test_the_ship_board_is_as_far_as_known(box: Box) -> None:
    """The first line and what lies left of it, and what is said to be on the board."""
    facts = FACTS["ship"]
    assert sum(space.group == 1 for space in box.upgrades.values()) == facts["left_of_the_first_line"]
    assert (box.numbers.ship.lines[0], len(box.numbers.ship.lines)) == (facts["first_line"], facts["lines"])
    shown = [each for space in box.upgrades.values() for each in (*space.permanent, *space.immediate)]
    assert {*facts["there"]} <= {each.__struct_config__.tag for each in shown}
    assert box.upgrades["grapnels"].permanent == (v.RaidOptionTreasure(facts["grapnels"]),)
    assert box.upgrades["crows_nest"].permanent == (v.ExploreSteps(facts["crows_nest"]),)
    costs = {each.cost > 0 for each in shown if isinstance(each, v.BlackMarketTile)}
    assert costs == {True, False}


def test_the_dig_board_is_as_far_as_known(box: Box) -> None:
    """The two bonuses of the emerald site."""
    emerald = [dig for dig in box.digs.values() if dig.site == "emerald"]
    assert [plain(dig.bonus) for dig in emerald if dig.above] == [[FACTS["dig"]["emerald_top"]]]
    assert [FACTS["dig"]["emerald_below"]] in [plain(dig.bonus) for dig in emerald if not dig.above]


def test_known_cards_are_as_known(box: Box) -> None:
    """What Tobacco costs and by how much the Klabautermann makes cheaper."""
    assert _called(box, "Tobacco").cost == FACTS["cards"]["tobacco"]["cost"]
    assert v.Discount(FACTS["cards"]["klabautermann"]["discount"]) in _called(box, "Klabautermann").permanent


def _called(box: Box, name: str) -> Improvement:
    return next(card for card in box.improvements.values() if card.name == name)


def test_residences_score_exactly(box: Box) -> None:
    """The twelve conditions with points and most, and the one cost that is known."""
    for name, facts in FACTS["residences"].items():
        found = plain(box.residences[name].score) | {"cost": box.residences[name].cost}
        assert {field: found[field] for field in facts} == facts, name
    assert set(FACTS["residences"]) == set(box.residences)


def test_the_known_mission_is_there(box: Box) -> None:
    """Doubloon income 6 for 3 points, 10 for 7."""
    conditions = tuple(v.MissionDoubloonIncome(count, vp) for count, vp in FACTS["missions"]["known"])
    assert [each.source for each in box.missions.values() if each.conditions == conditions] == ["public"]


def test_figureheads_are_exact(box: Box) -> None:
    """All twelve: letter, name and effects, and nothing besides."""
    parts = ("permanent", "income", "immediate", "spaces")
    found = {each: plain(box.figureheads[each]) for each in box.figureheads}
    shown = {name: {part: each[part] for part in ("name", *parts) if each[part]} for name, each in found.items()}
    assert shown == FACTS["figureheads"]
    assert all(each.source == "rulebook" for each in box.figureheads.values())


def test_sides_of_the_black_market_are_exact(box: Box) -> None:
    """The ten sides, on whichever tiles they are."""
    found = [plain(side) for tile in box.tiles.values() for side in (tile.front, tile.back)]
    assert sorted(found, key=str) == sorted(FACTS["market"]["sides"], key=str)


@pytest.mark.parametrize("name", FACTS["effects"])
def test_figures_of_effects_are_exact(box: Box, name: str) -> None:
    """Wherever an effect is printed, it has the figures that the rulebook gives it."""
    facts = FACTS["effects"][name]
    shown = [plain(effect) for _, _, effect in printed_effects(box) if effect.__struct_config__.tag == name]
    assert shown
    assert all({field: effect[field] for field in facts} == facts for effect in shown), shown


def test_every_kind_of_condition_is_on_a_mission(box: Box) -> None:
    """The seventeen conditions of the rulebook, ship improvement cards apart from the other kinds."""
    shown = [condition for mission in box.missions.values() for condition in mission.conditions]
    kinds = {(type(each).__name__, getattr(each, "kind", "") == "ship") for each in shown}
    assert len(kinds) == 17
