"""What is told of moments that only the log shows: new piles, first decisions, rewards of one event."""

from typing import Any

import pytest

from maracaibo_tui.games.maracaibo.rules.deal import deal
from maracaibo_tui.games.maracaibo.state.events import CardMoved
from maracaibo_tui.games.maracaibo.state.position import Options
from tests.support.played import game
from tests.support.told import ALL_CARDS, HANDS, WITH_JEAN, set_up, told


def test_a_new_draw_pile_is_told() -> None:
    """Whoever needs a card from an empty pile turns the discard pile into a new one, and that is said."""
    given = {"jean.cards": ALL_CARDS, "decks.discard": ["A01", "A02"], "players.1.hand": []}
    lines = told(given, "sail:2", "end", "draw", setup=WITH_JEAN)
    assert "The discarded cards are shuffled into a new pile of" in "\n".join(lines)


def test_the_steps_of_a_scoring_are_told_in_their_order() -> None:
    """Incomes, markets, the next building, new quests, and then the next turn."""
    given = {**HANDS, "prestige.2.id": "cathedral", "decks.quests": ["Q23", "Q11"]}
    lines = told(given, "vp", "vp", setup={"start": "interim"})
    assert [line.partition(":")[0] for line in lines[2:]] == [
        "Seat 1 gains 8 doubloons (income).",
        "Seat 2 gains 8 doubloons (income).",
        "The markets are emptied, and the display is laid out anew.",
        "From now on you can invest in Cathedral.",
        "A quest is placed at 6 San Juan",
        "A quest is placed at 12 Santa Marta",
        "Round 2, turn 1",
    ]


def test_a_city_tile_after_the_plague_is_told() -> None:
    """Who took tile 3 away, and which tile came to Cartagena after the box was shuffled."""
    cost, reward = [{"effect": "pay_doubloons", "amount": 1}], [{"effect": "remove_skull_tile"}]
    quest = [{"id": "QX1", "cost": cost, "reward": reward}]
    given = {**HANDS, "legacy": ["L3"], "locations.2.quests": ["QX1"]}
    lines = told(given, "sail:2", "quest:QX1", "tile:L3", quest=quest)
    at = next(at for at, line in enumerate(lines) if "Fever in Cartagena" in line)
    assert lines[at].startswith("Seat 1 ")
    assert lines[at + 1].startswith("The city tiles in the box are shuffled into a new pile of 3 tiles")
    assert "14 Cartagena" in lines[at + 2]


def test_rewards_of_one_event_come_first_to_whose_turn_it_is() -> None:
    """Where a ship stops at assistants of three players the sailor is rewarded first, then the others clockwise."""
    inn = {"good": "corn", "object": "map", "cost": 2, "assistant": [{"effect": "ast_vp_doubloons"}]}
    inn["requires"] = [{"effect": "cost_assistant", "location": "7"}]
    inn["permanent"] = [{"effect": "assistant_visited_bonus", "reward": {"doubloons": 2}}]
    cards = [{"id": f"AX{seat}", "name": f"Inn {seat}", **inn} for seat in (1, 2, 3)]
    given: dict[str, Any] = {f"players.{seat}.tableau": [f"AX{seat}"] for seat in (1, 2, 3)}
    given |= {**HANDS, "players.2.ship": "6"}
    lines = told(given, "sail:2", "end", "sail:7", setup={"players": 3}, card=cards)
    rewarded = [line.partition(" gains")[0] for line in lines if "gains 2 doubloons" in line]
    assert rewarded == ["Seat 2", "Seat 3", "Seat 1"]


@pytest.mark.parametrize(
    "answers, line",
    [
        (("sail:2", "village"), "Seat 1 performs village actions at 2 Petit-Goâve."),
        (("sail:1", "city"), "Seat 1 performs the city action at 1 Santiago de Cuba."),
        (("sail:2", "quest:Q01"), "Seat 1 fulfils the quest at 2 Petit-Goâve."),
    ],
)
def test_the_choice_of_a_main_action_is_told(answers: tuple[str, ...], line: str) -> None:
    """What somebody does, and where."""
    quest = [
        {"id": "Q01", "cost": [{"effect": "pay_doubloons", "amount": 1}], "reward": [{"effect": "vp", "amount": 1}]}
    ]
    assert line in told({**HANDS, "locations.2.quests": ["Q01"]}, *answers, quest=quest)


def test_first_decisions_are_revealed_when_all_are_made() -> None:
    """Which cards each seat plans and discards is told as they lie then; careers are among those dealt."""
    match = set_up({"start": "setup", "players": 3})
    dealt = [(p.hand, p.careers) for p in match.state.players]
    heard: list[object] = []
    match.table.tell = heard.append
    shown = [False, False]
    while match.question is not None and match.state.phase == "setup":
        match.answer(match.question.options[0])
        now = [bool(match.state.discard), all(p.career for p in match.state.players)]
        # What nobody could see before cannot be taken back unnoticed.
        assert now == shown or match.table.revealed
        shown = now
    moved = [event for event in heard if isinstance(event, CardMoved)]
    assert {event.origin for event in moved} == {"hand"}
    assert [event.seat for event in moved] == [1] * 4 + [2] * 4 + [3] * 4
    assert tuple(event.card for event in moved if event.target == "discard")[::-1] == match.state.discard
    for p, (hand, careers) in zip(match.state.players, dealt, strict=True):
        assert [event.card for event in moved if event.seat == p.seat and event.target == "planning"] == [*p.planning]
        assert {*p.hand, *(event.card for event in moved if event.seat == p.seat)} == {*hand}
        assert p.career == careers[0]


def test_everybody_is_dealt_the_own_cards() -> None:
    """The first hand dealt goes to seat 1, the next to seat 2, and so on (MAR-SETUP-16, MAR-SETUP-34)."""
    options = Options(players=4)
    cards, state = deal(game().printed, options, 5), game().begin(options, 5)
    assert tuple(p.hand for p in state.players) == cards.a_dealt
    assert tuple(p.careers for p in state.players) == cards.careers


def test_a_story_quest_is_called_one() -> None:
    """In the log, where it is fulfilled, it is no quest like any other."""
    given = {"players.1.ship": "6", "players.1.doubloons": 9}
    lines = told(given, "sail:7", "quest:02", setup={"players": 2, "campaign": {"cards": ["02"]}})
    assert "Seat 1 fulfils the story quest at 7 St. Kitts." in lines
