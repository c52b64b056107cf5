"""Story cards of a campaign that lack something, say too much or lead nowhere are found out."""

import pytest

from maracaibo_tui.games.maracaibo.box.checks import findings
from tests.maracaibo.test_content_rules import Change, box_with, of, story

QUESTS = [
    {"effect": "remove_legacy", "tiles": ["L10"]},
    {"effect": "place_quests", "location": "6", "players": [1, 4]},
]


def told(name: str, **fields: object) -> Change:
    """Change a story card of the campaign."""
    return of("story", name, **fields)


WRONG: list[tuple[str, Change, str, str]] = [
    (
        "unknown tile to leave",
        told("05", after=[{"effect": "remove_legacy", "tiles": ["L19"]}]),
        "story 05",
        "after[0].tiles",
    ),
    ("a quest on a single card", of("story", "75", quest={"cost": [], "reward": []}), "story 75", "quest"),
    ("a story tile on a single card", story(effect="place_story_tile", location="15"), "story 75", "setup[0]"),
    ("an arrow to nowhere", told("05", next="99"), "story 05", "next"),
    ("a card without a next one", told("05", next=None), "story 05", "next"),
    ("a number that falls", told("43", next="41"), "story 43", "next"),
    ("a side of 61 words", told("20", back="word " * 61), "story 20", "back"),
    (
        "a label too long",
        told("02", option=[{"id": "a", "label": "x" * 41, "next": "03"}] * 2),
        "story 02",
        "option[0].label",
    ),
    ("one option", told("02", option=[{"id": "a", "label": "x", "next": "03"}]), "story 02", "option"),
    ("two options of one id", told("02", option=[{"id": "a", "label": "x", "next": "03"}] * 2), "story 02", "option"),
    ("a card and its options lead on", told("02", next="03"), "story 02", "next"),
    ("no story tile", told("05", setup=[]), "story 05", "setup"),
    ("no story quest", told("05", quest=None), "story 05", "quest"),
    (
        "a story tile beside the main line",
        told("08", quest={"reward": [{"effect": "take_story_tile"}]}),
        "story 08",
        "quest",
    ),
    ("a side card that leads on", told("08", next="09"), "story 08", "next"),
    ("a side card to a tile without spaces", told("08", tile="L5"), "story 08", "tile"),
    ("a side card without its tile", told("08", setup=[]), "story 08", "setup"),
    ("a tile that stays after its card", told("08", after=[]), "story 08", "after"),
    ("a side card that lays quests", told("08", after=QUESTS), "story 08", "after"),
    ("a tile of the main line", told("05", tile="L12"), "story 05", "tile"),
    ("an ending of no kind", told("64", ending="none"), "story 64", "ending"),
    ("a story card called as a quest tile", of("quest", "Q01", id="05"), "story 05", "id"),
    (
        "a tile that cannot leave",
        told("05", after=[{"effect": "remove_legacy", "tiles": ["L1"]}]),
        "story 05",
        "after[0].tiles",
    ),
]


@pytest.mark.parametrize("change, where, field", [pytest.param(*row[1:], id=row[0]) for row in WRONG])
def test_a_wrong_story_card_is_found(change: Change, where: str, field: str) -> None:
    """It is named, with its field."""
    assert (where, field) in {(found.item, found.field) for found in findings(box_with(change))}
