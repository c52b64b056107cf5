"""Numbers with which no game could be played are seen to be refused, on a copy of the real pack with one changed."""

from __future__ import annotations

import copy
from typing import Any

import msgspec
import pytest

from maracaibo_tui.games.maracaibo.box.checks import findings, pack_findings
from maracaibo_tui.games.maracaibo.box.components import Box
from maracaibo_tui.games.maracaibo.box.contents import FILES, UNIQUE, Contents, box_of
from maracaibo_tui.library.content import PackShape, read_pack
from maracaibo_tui.library.paths import content_folder

Raw = dict[str, Any]
SOUND = read_pack(content_folder() / "maracaibo", PackShape(FILES, Contents, UNIQUE)).raw
DECKS = {"second": [[5, 0, 0]], "first": [[5, 0, 0]]}


def box_with(part: str, values: Raw) -> Box:
    """Build the box of the real pack with other numbers."""
    raw = copy.deepcopy(SOUND)
    raw["numbers"][part].update(values)
    return box_of(msgspec.convert(raw, Contents, str_keys=True))


@pytest.mark.parametrize(
    "part,values",
    [
        ("setup", {"two_player_markers": {"6": "holland"}}),
        ("setup", {"doubloons": [8, 9, 10]}),
        ("setup", {"careers": 0}),
        ("setup", {"few_players": 11}),
        ("turn", {"rounds": 0}),
        ("turn", {"movement": 0}),
        ("scoring", {"majority": [2, 1]}),
        ("scoring", {"vp_income_wrap": 0}),
        ("solo", {"row": []}),
        ("solo", {"discs_per_area": 0}),
        ("solo", {"decks": {**DECKS, "first": []}}),
        ("jacques", {"decks": []}),
    ],
    ids=str,
)
def test_numbers_that_stop_a_game_do_not_fit_the_schema(part: str, values: Raw) -> None:
    """What would stop a game in its middle is refused when the pack is read."""
    with pytest.raises(msgspec.ValidationError):
        box_with(part, values)


@pytest.mark.parametrize(
    "part,values,field",
    [
        ("setup", {"careers": 3}, "setup.careers"),
        ("setup", {"figures": 4}, "setup.figures"),
        ("setup", {"two_player_markers": {"4": "spain"}}, "setup.two_player_markers"),
        ("solo", {"decks": {"second": DECKS["second"]}}, "solo.decks"),
        ("solo", {"decks": {**DECKS, "first": [[5, 0, 0], [0, 0, 0]]}}, "solo.decks.first[1]"),
        ("jacques", {"decks": [[4, 2]]}, "jacques.decks[0]"),
    ],
    ids=str,
)
def test_numbers_that_do_not_fit_the_pieces_are_found(part: str, values: Raw, field: str) -> None:
    """Numbers beyond the pieces of the box are named; a scenario may have them."""
    box = box_with(part, values)
    assert {finding[:2] for finding in pack_findings(box)} == {("numbers", field)}
    assert findings(box) == []


@pytest.mark.parametrize("name,cost", [("L2", 8), ("L4", 2)])
def test_a_legacy_tile_with_a_cost_that_does_not_fit_is_found(name: str, cost: int) -> None:
    """No passage asks for more movement points than a turn has, and a new city says what its arrows cost."""
    raw = copy.deepcopy(SOUND)
    next(tile for tile in raw["legacy"] if tile["id"] == name)["effect"]["cost"] = cost
    box = box_of(msgspec.convert(raw, Contents, str_keys=True))
    assert {finding[:2] for finding in pack_findings(box)} == {(f"legacy {name}", "effect.cost")}


def test_a_card_of_jacques_with_a_line_too_few_is_found() -> None:
    """In the last turn of a round any of his cards may be turned up."""
    raw = copy.deepcopy(SOUND)
    raw["automa"][-1]["lines"] = ["e2", "E"]
    box = box_of(msgspec.convert(raw, Contents, str_keys=True))
    assert {finding[:2] for finding in pack_findings(box)} == {("automa B5", "lines")}
