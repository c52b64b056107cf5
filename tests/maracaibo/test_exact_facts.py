"""What the rulebooks and public reports state exactly stands in the pack: exact_facts.toml, typed in by hand."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from maracaibo_tui.cabinet.packs import load_box
from maracaibo_tui.games import title_of
from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.components import Arrow, AutomaAction, Box, Card
from maracaibo_tui.games.maracaibo.box.printed import NATIONS

FACTS: dict[str, Any] = tomllib.loads(Path(__file__).with_name("exact_facts.toml").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def box() -> Box:
    """The box of the pack that comes with the game."""
    box: Box = load_box(title_of("maracaibo"))
    return box


def plain(value: object) -> Any:  # noqa: ANN401 - any part of the box
    """Give a part of the box as a TOML file would hold it."""
    return msgspec.json.decode(msgspec.json.encode(value))


def printed_effects(origin: object) -> Iterator[dict[str, Any]]:
    """Give every effect printed in a part of the box."""
    waiting = [plain(origin)]
    while waiting:
        value = waiting.pop()
        if isinstance(value, dict):
            if isinstance(value.get("effect"), str):
                yield value
            waiting += value.values()
        elif isinstance(value, list):
            waiting += value


@pytest.mark.parametrize("part", FACTS["numbers"])
def test_numbers_of_the_rulebook_are_exact(box: Box, part: str) -> None:
    """Every number that the rulebook gives outside a component is the one in the pack, and none is left out."""
    assert plain(getattr(box.numbers, part)) == FACTS["numbers"][part]


def test_the_board_of_jean_is_exact(box: Box) -> None:
    """Her row, her leads and her decks by edition and level."""
    facts, solo = FACTS["solo"], box.numbers.solo
    assert {str(discs): solo.row[int(discs)] for discs in facts["row"]} == facts["row"]
    assert len(solo.row) == 23
    assert {str(lead.by): lead.vp for lead in solo.lead} == facts["lead"]
    assert {str(lead.by): lead.vp for lead in solo.explorer_lead} == facts["explorer_lead"]
    assert {edition: [list(deck) for deck in decks] for edition, decks in solo.decks.items()} == {
        edition: facts[edition] for edition in ("first", "second")
    }
    for name in ("quest", "per_card", "late_round", "discs_per_area"):
        assert getattr(solo, name) == facts[name]


def test_the_box_holds_as_many_pieces(box: Box) -> None:
    """Every count of the component list."""
    assert FACTS["counts"].items() <= box.pack.counts.items()
    assert sum(card.startswith("A") for card in box.cards) == FACTS["counts"]["cards_a"]
    assert sum(card.startswith("B") for card in box.cards) == FACTS["counts"]["cards_b"]


def test_names_kinds_and_numbers_of_places_are_exact(box: Box) -> None:
    """The list of places, and the order of the tour."""
    assert {place.id: [place.name, place.kind] for place in box.locations.values()} == FACTS["places"]
    order = [place.order for place in box.locations.values()]
    assert order == sorted(set(order))


def test_arrows_are_exact(box: Box) -> None:
    """The graph with the labels of its forks and the rounds of its last legs, and no arrow that costs more."""
    found = {place.id: [_arrow(arrow) for arrow in place.next] for place in box.locations.values()}
    assert found == FACTS["arrows"]
    assert all(arrow.cost == 1 for place in box.locations.values() for arrow in place.next)


def _arrow(arrow: Arrow) -> str:
    branch = f":{arrow.branch}" if arrow.branch else ""
    rounds = f" ({', '.join(map(str, arrow.rounds))})" if arrow.rounds else ""
    return f"{arrow.to}{branch}{rounds}"


def test_the_board_prints_what_is_known(box: Box) -> None:
    """Tile slots, must-stops, the known goods, and the place that a tile covers with two players."""
    facts, places = FACTS["board"], box.locations
    assert [place.id for place in places.values() if place.tile_slot] == facts["tile_slots"]
    assert [place.id for place in places.values() if place.must_stop] == facts["must_stop"]
    assert {place: places[place].market.good for place in facts["goods"]} == facts["goods"]  # type: ignore[union-attr]
    assert {p.id: p.two_player_tile for p in places.values() if p.two_player_tile} == facts["two_player_tile"]
    assert {place: plain(places[place].action) for place in FACTS["actions"]} == FACTS["actions"]


@pytest.mark.parametrize("name", [*FACTS["city_actions"], *FACTS["card_effects"]])
def test_figures_of_effects_are_exact(box: Box, name: str) -> None:
    """Wherever an effect is printed, it has the figures that the rulebook gives it."""
    facts = FACTS["city_actions"].get(name, FACTS["card_effects"].get(name))
    kinds = (v.CityEffect, v.Permanent, v.Immediate, v.Requirement, v.QuestCost)
    # Cards and quests bring any number of combat points, the city action a printed one.
    origin: object = [tile.action for tile in box.tiles.values()] if name == "combat_points" else box
    shown = [effect for effect in printed_effects(origin) if effect["effect"] == name]
    assert shown
    assert any(name == kind.__struct_config__.tag for family in kinds for kind in get_args(family))
    assert all({key: effect.get(key) for key in facts} == facts for effect in shown), shown


def test_the_tracks_are_as_far_as_known(box: Box) -> None:
    """Ranks of the example, the ends of the income track and points seen on it, quests and barriers."""
    facts, tracks = FACTS["tracks"], box.tracks
    for nation in NATIONS:
        values = [rank.value for rank in tracks.influence[nation].ranks]
        assert values[: len(facts["rank_values"])] == facts["rank_values"]
    assert (tracks.doubloon_income.start, tracks.doubloon_income.last) == (
        facts["doubloon_start"],
        facts["doubloon_last"],
    )
    assert {step.vp for step in tracks.doubloon_income.final_vp} >= set(facts["final_vp_includes"])
    assert sum(space.quest for space in tracks.explorer.space) == facts["quest_spaces"]
    assert sorted(space.barrier for space in tracks.explorer.space if space.barrier) == facts["barriers"]
    assert len(tracks.explorer.space) > facts["longest_lead"]


def test_prestige_buildings_score_exactly(box: Box) -> None:
    """The eight names and what each scores."""
    found = {each.id: plain(each.scoring) for each in box.prestige.values()}
    assert found == {name: {"effect": name, **facts} for name, facts in FACTS["prestige"].items()}


def test_ship_areas_are_exact(box: Box) -> None:
    """Gate, bonus and lasting upgrade of all twelve areas."""
    assert set(box.areas) == set(FACTS["areas"])
    empty: dict[str, Any] = {"after": None, "others": 0, "bonus": [], "choice": None, "option": []}
    empty |= {"hand_limit": 0, "thresholds": [], "free_display": False}
    for name, facts in FACTS["areas"].items():
        found = plain(box.areas[name])
        assert {key: found[key] for key in empty} == {**empty, **facts}


def test_known_careers_and_synergies_are_there(box: Box) -> None:
    """Six careers with the tasks they ask for, every one with quests, and four kinds of synergy token."""
    for name, tasks in FACTS["careers"].items():
        found = [str(task.__struct_config__.tag) for task in box.careers[name].task]
        assert sorted(found) == [f"career_{task}" for task in tasks]
    levels = {(t.low, t.high, t.doubloons, t.vp_high) for t in _tasks(box) if isinstance(t, v.CareerQuests)}
    assert (4, 6, 4, 4) in levels
    two = {(t.low, t.doubloons, t.vp_high) for t in _tasks(box) if isinstance(t, v.CareerInfluenceTwo)}
    assert (3, 2, 2) in two
    assert set(box.synergies) >= set(FACTS["synergies"]["known"])


def _tasks(box: Box) -> Iterator[v.CareerTask]:
    for career in box.careers.values():
        yield from career.task


def test_known_cards_are_as_known(box: Box) -> None:
    """Legionnaire in both editions, Harbor, Master Builder and Village Alliance, whose name alone is ours."""
    facts = FACTS["cards"]
    for card in _called(box, "Legionnaire"):
        sure, perhaps = card.income
        assert sure == v.IncomeDoubloons(facts["legionnaire"]["income"])
        assert isinstance(perhaps, v.IncomeIfSynergy)
        assert (perhaps.kind, perhaps.amount) == ("vp", facts["legionnaire"]["synergy_vp"])
        assert (card.first_edition_income or ())[0] == v.IncomeDoubloons(facts["legionnaire"]["first_edition"])
    for card in _called(box, "Harbor"):
        amounts = [each.amount for each in card.income if isinstance(each, v.IncomeIfSynergy) and each.kind == "vp"]
        assert sorted(amounts) == facts["harbor"]["synergy_vp"]
    builders = _called(box, "Master Builder")
    assert len(builders) == facts["master_builder"]["copies"]
    assert all(isinstance(card.permanent[0], v.PurchaseDiscount) and card.id.startswith("A") for card in builders)
    for card in _called(box, "Village Alliance"):
        assert card.cost == facts["village_alliance"]["cost"]
        assert v.Synergy(facts["village_alliance"]["synergy"]) in card.immediate
    assert len(_called(box, "Village Alliance")) == facts["village_alliance"]["copies"]


def _called(box: Box, name: str) -> list[Card]:
    found = [card for card in box.cards.values() if card.name == name]
    assert found, name
    return found


def test_the_known_quest_and_the_known_token_are_there(box: Box) -> None:
    """A figure for two doubloons a compass and the explorer up to three; France at six for two doubloons."""
    known = FACTS["quests"]["known"]
    found = [q for q in box.quests.values() if plain(q.reward)[-1:] == known["reward"][1:] and len(q.cost) == 1]
    assert any(isinstance(q.cost[0], v.PayFigure) and _shows(plain(q.reward[0]), known["reward"][0]) for q in found)
    token = FACTS["tokens"]["known"]
    sides = [getattr(each, token["nation"]) for each in box.tokens.values()]
    assert any((side.value, side.doubloons) == (token["value"], token["doubloons"]) for side in sides)


def _shows(found: dict[str, Any], facts: dict[str, Any]) -> bool:
    return {key: found.get(key) for key in facts} == facts


def test_assistants_act_exactly(box: Box) -> None:
    """All seventeen actions with their figures, each on at least one card."""
    facts: dict[str, list[dict[str, int]]] = FACTS["assistant_actions"]
    assert sum(map(len, facts.values())) == 17
    shown = [effect for card in box.cards.values() for effect in plain(card.assistant)]
    for effect in shown:
        figures = {key: value for key, value in effect.items() if key != "effect"}
        assert figures in facts[effect["effect"]]
    for name, variants in facts.items():
        assert all({"effect": name, **figures} in shown for figures in variants), name


def test_legacy_tiles_are_exact(box: Box) -> None:
    """The twenty-three numbers, what each does, the places that are known, and the dear legs of the new city."""
    assert set(box.legacy) == set(FACTS["legacy"])
    for name, facts in FACTS["legacy"].items():
        tile = box.legacy[name]
        found = {"location": tile.location, "skull": tile.skull, "free": not tile.cost, **plain(tile.effect)}
        assert _shows(found, facts), name
    new = FACTS["new_city"]
    tile = box.legacy[new["tile"]]
    assert tile.place is not None
    assert (tile.place.id, tile.arrows[0].from_, tile.arrows[0].cost) == (new["place"], new["from"], new["cost"])
    assert [(arrow.to, arrow.cost) for arrow in tile.place.next] == [(new["to"], new["cost"])]


def test_story_cards_are_exact(box: Box) -> None:
    """Where card 75 puts quests at first, and which legacy tiles 76 and 77 bring."""
    told = box.stories["75"]
    for instructions, facts in ((told.setup, "setup"), (told.rounds[1], "first_round")):
        quests = [each for each in instructions if isinstance(each, v.PlaceQuests)]
        assert {each.location: list(each.players) for each in quests} == FACTS["story"]["75"][facts]
    for name, tiles in FACTS["story_legacy"].items():
        brought = [each.tiles for each in box.stories[name].setup if isinstance(each, v.PlaceLegacy)]
        assert [tile for each in brought for tile in each] == tiles


def test_cards_of_jean_are_exact(box: Box) -> None:
    """All fifteen: sailing, fork, display card and actions."""
    found = {c.id: [c.sail, c.fork, c.display, *map(_action, c.actions)] for c in box.jean.values()}
    assert found == FACTS["jean"]


def _action(action: AutomaAction) -> str:
    counted = action.does not in {"quest_pile", "remove_disc"}
    parts = [action.does, str(action.amount) if counted else "", action.nation or "", "village" * action.village]
    late = f"late {action.late}" if action.late is not None else ""
    return " ".join(part for part in (*parts, late) if part)


def test_cards_of_jacques_are_exact(box: Box) -> None:
    """All twelve: points and seven lines."""
    assert {card.id: [card.vp, *card.lines] for card in box.jacques.values()} == FACTS["jacques"]
