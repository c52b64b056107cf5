"""The graph of the campaign: no dead end, every tile and card on every path, doors that fit, nobody named too early."""

import copy
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.checks import pack_findings
from maracaibo_tui.games.maracaibo.box.components import Box
from maracaibo_tui.games.maracaibo.box.contents import Contents, box_of
from tests.maracaibo.campaign_graph import Graph, problems
from tests.maracaibo.campaign_quests import quest_problems
from tests.maracaibo.test_content_rules import SOUND, item
from tests.support.played import game

Raw = dict[str, Any]


def _card(raw: Raw, name: str) -> Raw:
    return item(raw, "story", name)


def _drop(raw: Raw, name: str, effect: str) -> None:
    card = _card(raw, name)
    card["setup"] = [each for each in card["setup"] if each["effect"] != effect]


FAULTS: dict[str, Callable[[Raw], object]] = {
    "an arrow to nowhere": lambda raw: _card(raw, "05").update(next="99"),
    "an option without a next card": lambda raw: _card(raw, "09")["option"][0].pop("next"),
    "a tile placed twice": lambda raw: _card(raw, "28")["setup"].insert(
        0, {"effect": "place_legacy", "tiles": ["L16"]}
    ),
    "two tiles at one place": lambda raw: _drop(raw, "23", "remove_legacy"),
    "a collection tile that a path misses": lambda raw: _drop(raw, "23", "read_now"),
    "a story tile twice running at one place": lambda raw: _card(raw, "33")["setup"][0].update(location="15"),
    "a side of 61 words": lambda raw: _card(raw, "20").update(back="word " * 61),
    "a C-card that a path misses": lambda raw: _drop(raw, "45", "cards_to_discard"),
    "a door without a tile": lambda raw: _card(raw, "86")["setup"][0].update(tiles=["L1", "L4", "L5", "L6"]),
    "a number twice": lambda raw: _card(raw, "60").update(id="59"),
    "somebody named before being introduced": lambda raw: item(raw, "person", "balaou").update(introduced=["10"]),
    "an epilogue line of nobody": lambda raw: raw["epilogue"][5].update(when=["99.z"]),
    "a tile that stays after its card": lambda raw: _card(raw, "44").update(after=[]),
    "two story tiles on a card": lambda raw: _card(raw, "31")["setup"].append(
        {"effect": "place_story_tile", "location": "9"}
    ),
    "a nation favoured": lambda raw: _card(raw, "58")["quest"]["reward"].append(
        {"effect": "influence_nation", "nation": "spain", "amount": 3}
    ),
    "a quest worth too much": lambda raw: _card(raw, "02")["quest"]["reward"].append(
        {"effect": "doubloons", "amount": 5}
    ),
    "a side card that lays out a card": lambda raw: _card(raw, "29").update(next="31"),
    "an unknown instruction": lambda raw: _card(raw, "31")["setup"].append({"effect": "place_goat", "location": "9"}),
    "a cycle of numbers": lambda raw: _card(raw, "43").update(next="41"),
    "a voyage that nobody can make": lambda raw: _card(raw, "05")["quest"]["cost"][0].update(min=4),
}


def _box(raw: Raw) -> Box | None:
    if len({each["id"] for each in raw["story"]}) < len(raw["story"]):
        return None
    try:
        return box_of(msgspec.convert(raw, Contents, str_keys=True))
    except msgspec.ValidationError:
        return None


def test_the_campaign_is_sound() -> None:
    """No path, state, door, person or line of the epilogue is wrong."""
    box = game().printed.box
    assert [*problems(box), *quest_problems(box)] == []


def test_the_campaign_has_what_its_design_says() -> None:
    """Cards, choices, paths, endings and states are as many as they were counted when it was designed."""
    graph = Graph(game().printed.box)
    kinds = Counter(card.kind for card in graph.cards.values())
    paths = graph.paths()
    assert kinds == {"main": 44, "side": 8, "ending": 4}
    assert len(graph.doors) == 10
    assert sum(bool(card.option) for card in graph.cards.values()) == 20
    assert len(paths) == 13_824
    assert len(set(Counter(path[-1][0] for path in paths).values())) == 1
    assert {len(graph.visited(path)) for path in paths} == {41, 42, 43}
    assert len(graph.states()) == 4_977


def test_card_01_is_that_of_the_rulebook() -> None:
    """Its story tile lies at 15, its quest costs a combat point and brings 5 doubloons and a point for each compass."""
    card = game().printed.box.stories["01"]
    assert card.setup[0] == v.PlaceStoryTile(location="15")
    assert card.quest is not None
    assert card.quest.cost == (v.PayCombatPoints(amount=1),)
    assert set(card.quest.reward) == {v.TakeStoryTile(), v.Doubloons(amount=5), v.PerCompass(vp=1)}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_noticed(fault: str) -> None:
    """Each of twenty ways to break the campaign is found by the checks of the pack or by those of the graph."""
    raw = copy.deepcopy(SOUND)
    FAULTS[fault](raw)
    box = _box(raw)
    assert box is None or pack_findings(box) or any(quest_problems(box)) or problems(box)
