"""What is told of Jean and Jacques in moments that only the log shows: ways home, branches, what they do without."""

from typing import Any

import pytest

from tests.maracaibo.test_solo_words import ALL_TOKENS, JEAN, story
from tests.support.told import ALL_CARDS, HAND, WITH_JACQUES, WITH_JEAN, told

QUESTS = [f"Q{number:02}" for number in range(1, 25)]


def test_a_branch_is_named_wherever_on_the_way_it_was_taken() -> None:
    """The fork may be where Jean begins, and other steps may follow it."""
    lines = story(JEAN, jean__ship="12", decks__automa=["A4"])
    assert lines[1] == (
        "Jean sails by the upper way to 20 Homeward 1, two stops further (13 Port Royal, 20 Homeward 1)."
    )


def test_a_way_without_a_name_is_not_named() -> None:
    """At the fork that a legacy tile adds, the way of the board has no name."""
    lines = story(JEAN, legacy=["L4"], jean__ship="9", jean__explorer="e4", decks__automa=["A2"])
    assert lines[1] == "Jean sails to 10 Caracas, one stop further."
    lines = story(JEAN, legacy=["L4"], jean__ship="9", jean__explorer="e4", decks__automa=["A1"])
    assert lines[1].startswith("Jean sails by the upper way to")


@pytest.mark.parametrize(
    "card, given, line",
    [
        ("C1", {"jean.discs_removed": 22}, "Jean has no disc left in her row."),
        ("A2", {"display": ["", "", "", ""], "jean.cards": ALL_CARDS}, "Jean finds no card left in the display."),
        ("C2", {"locations.2.quests": QUESTS}, "Jean takes no quest: the pile is empty."),
        ("A3", {"players.1.combat_tokens": ALL_TOKENS}, "Jean finds no combat token left"),
    ],
)
def test_what_jean_does_without_is_told(card: str, given: dict[str, Any], line: str) -> None:
    """Where something is missing that her card names, that is said."""
    position = {"jean.ship": "9", "locations.10.goods": 1, "decks.automa": [card], **given}
    assert line in "\n".join(told({**HAND, **position}, "sail:1", "end", setup=WITH_JEAN))


def test_a_stop_without_quest_or_city_is_told() -> None:
    """A village where every ship must stop ends Jean's turn, and that is said."""
    lines = told(
        {"jean.ship": "5", "decks.automa": ["A1"], **HAND},
        "sail:2",
        "end",
        setup=WITH_JEAN,
        location=[{"id": "7", "must_stop": True}],
    )
    assert "Jean finds neither quest nor city at 7 St. Kitts, and her turn is over." in lines


WAY_HOME = ("sail:2", "end", "sail:6", "end", "sail:7", "end", "sail:8", "end", "sail:9", "end", "sail:12", "end")


@pytest.mark.parametrize(
    "given, answers, lines",
    [
        ({}, ("vp",), ["on his way home: 1 turn until", "arrives and ends the round", "a new pile of 7"]),
        (
            {"round": 4},
            ("sail:15", "end"),
            ["on his way home: 2 turns until", "on his way home: 1 turn until", "arrives and ends the round"],
        ),
    ],
)
def test_jacques_on_his_way_home_is_told(given: dict[str, Any], answers: tuple[str, ...], lines: list[str]) -> None:
    """That he has sailed home, how long it still takes, that he arrives; then his cards are shuffled."""
    position = {**given, **HAND, "decks.automa": ["A2", "A6", "A3", "A7", "A5"]}
    found = told(position, *WAY_HOME, *answers, setup=WITH_JACQUES)
    words = ("way home", "arrives", "new pile")
    home = [line for line in found if any(word in line for word in words)]
    assert [wanted in line for wanted, line in zip(lines, home, strict=True)] == [True] * len(lines)


def test_what_jacques_does_without_is_told() -> None:
    """A place that is no city, a full market, a range without quests and an empty pile."""
    cases: list[tuple[dict[str, Any], str]] = [
        ({"decks.automa": ["A1"], "locations.5.goods": 1}, "the market of 5 Santo Domingo is full"),
        ({"decks.automa": ["A2"], "jacques.explorer": "e26"}, "Jacques stays at the end of the explorer track."),
    ]
    for given, line in cases:
        assert line in "\n".join(told({**HAND, **given}, "sail:2", "end", setup=WITH_JACQUES)), line
    plague = {**HAND, "legacy": ["L3"], "decks.automa": ["A2", "A6", "A3", "A4"]}
    lines = told(plague, *WAY_HOME[:8], setup=WITH_JACQUES)
    assert "Jacques puts no disc there: 14 Cartagena is not a city." in lines
    nothing = {**HAND, "players.1.quests": QUESTS, "decks.automa": ["A2", "B4"]}
    found = told(nothing, "sail:2", "end", "sail:6", "end", setup=WITH_JACQUES)
    assert "Jacques finds no quest from 2 to 7." in found
    assert "Jacques takes no quest: the pile is empty." in found


def test_every_person_is_compared_with_jacques() -> None:
    """Each of several people stands beside him with the own explorer and the own quest tiles."""
    given = {"players.1.quests": ["Q01"], "players.1.explorer": "e3", "players.2.explorer": "e1", "players.1.vp": 20}
    given |= {"jacques.explorer": "e2", "jacques.quests": [], "players.1.hand": [], "players.2.hand": []}
    given |= {"players.1.planning": [], "players.2.planning": [], "players.1.doubloons": 0, "players.2.doubloons": 0}
    setup = {"players": 2, "bot": "jacques", "bot_level": 1, "start": "final"}
    lines = told(given, "vp", "vp", setup=setup)
    compared = [line for line in lines if "explorer track" in line]
    assert compared == [
        "Seat 1 is 1 space ahead on the explorer track and has 1 more quest tile than Jacques.",
        "Seat 2 is 1 space behind on the explorer track and has as many quest tiles as Jacques.",
    ]


def test_jean_is_compared_and_paid_aloud() -> None:
    """Her income, and the three comparisons with what each brings, in the order of the final scoring."""
    given: dict[str, Any] = {
        "jean.quests": ["Q01", "Q02"],
        "jean.discs_removed": 5,
        "jean.cards": ["A10"],
        "jean.explorer": "e3",
    }
    given |= {"players.1.hand": [], "players.1.planning": [], "players.1.doubloons": 0, "players.1.quests": ["Q03"]}
    lines = told(given, "vp", setup={**WITH_JEAN, "start": "final"})
    assert [line for line in lines if "Jean" in line] == [
        "Jean scores income for 5 discs removed from her row and 1 card on her stack.",
        "Jean scores 5 VP (income).",
        "Jean has 2 quest tiles, Seat 1 has 1.",
        "Jean scores 20 VP (final scoring, quests).",
        "Jean has emptied 2 areas of her row, Seat 1 has 0 ship upgrades.",
        "Jean scores 10 VP (final scoring, ship areas).",
        "Jean is 3 spaces ahead on the explorer track.",
        "Jean scores 10 VP (final scoring, explorer).",
        "The game is over: Jean wins.",
    ]


def test_a_marker_without_a_place_is_told() -> None:
    """With no flag and no village free Jean says both, and the marker leaves the supply."""
    nations = ("france", "spain", "england")
    places = ["1", "4", "5", "10", "11", "13", "14", "2", "3", "9", "12", "15", "16", "17", "18", "19"]
    given: dict[str, Any] = {f"locations.{place}.marker": nations[at % 3] for at, place in enumerate(places)}
    given |= {**HAND, "jean.ship": "9", "decks.automa": ["A3"], "decks.combat_1": ["T22"]}
    lines = told(given, "sail:2", "end", setup=WITH_JEAN)
    missing = [line for line in lines if "free for the marker" in line or "from the supply" in line]
    assert missing == [
        "Jean finds no city free for the marker.",
        "Jean finds no village free for the marker.",
        "Jean removes a marker of England from the supply for good.",
    ]
