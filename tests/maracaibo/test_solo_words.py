"""A turn of Jean or Jacques reads as a story in which every step has its reason."""

from functools import cache
from itertools import takewhile
from typing import Any

import pytest

from maracaibo_tui.engine.chance import from_seed
from maracaibo_tui.engine.match import Match
from maracaibo_tui.games.maracaibo.scenarios.scenario import Scenario, Setup
from maracaibo_tui.games.maracaibo.scenarios.start import World, begin
from maracaibo_tui.games.maracaibo.state import events
from maracaibo_tui.games.maracaibo.state.position import Options
from maracaibo_tui.games.maracaibo.words.events import log_line
from tests.support import busy
from tests.support.played import game

JEAN = Setup(players=1, bot="jean", bot_level=1)
JACQUES = Setup(players=1, bot="jacques", bot_level=1)
ALL_TOKENS = [f"T{number:02}" for number in range(1, 26)]
NAMES: dict[int | str, str] = {1: "Ada"}


@cache
def world() -> World:
    """Give the components as in the pack."""
    box = game().printed.box
    return World(box, box)


def story(setup: Setup, *answers: str, **given: Any) -> list[str]:  # noqa: ANN401 - whatever a path can be set to
    """Tell what happens from the first turn of the automa on, up to the next turn of the person."""
    paths = {path.replace("__", "."): value for path, value in given.items()}
    match, _audit = begin(Scenario(id="story", title="A story", setup=setup, given=paths), world())
    told: list[object] = []
    match.table.tell = told.append
    for answer in answers or ("sail:2", "end"):
        while match.question is not None and answer not in match.question.options:
            assert match.answer_forced()
        match.answer(answer)
    while match.answer_forced():
        pass
    starts = [at for at, event in enumerate(told) if isinstance(event, events.TurnStarted) and event.seat == setup.bot]
    turn = takewhile(lambda event: not _is_next_turn(event), told[starts[-1] + 1 :])
    return [log_line(event, game().printed, NAMES) for event in turn]


def _is_next_turn(event: object) -> bool:
    return isinstance(event, events.TurnStarted | events.RoundEnded)


def test_sailing_names_the_counted_places_and_the_branch() -> None:
    """Over which places she sailed, by which way, and what became of the market."""
    assert story(JEAN, jean__ship="11", locations__12__quests=["Q05"], decks__automa=["A5"]) == [
        "Jean turns up A5: sail 2, lower way at forks, card 3 of the display; 1 influence with England.",
        "Jean sails by the lower way to 14 Cartagena, two stops further (12 Santa Marta, 14 Cartagena).",
        "Jean finds room in the market of 14 Cartagena: disc 1 of her row goes there.",
        "Jean gains 1 influence with England (automa card A5).",
    ]


def test_a_forced_stop_and_a_place_without_market_are_told() -> None:
    """On space 20 the log says why she goes no further and why she takes a card."""
    hand = ["A01", "A02", "A03", "A04"]
    told = story(
        JEAN, players__1__hand=hand, display=["A10", "A11", "A12", "A13"], jean__ship="19", decks__automa=["A4"]
    )
    assert told[1:3] == [
        "Jean sails to 20 Homeward 1, one stop further; every ship must stop there.",
        f"There is no market at 20 Homeward 1: Jean takes card 1 of the display, {_name('A10')}.",
    ]


def test_a_full_market_is_told() -> None:
    """The log says that the market is full, and which card she takes."""
    hand = ["A01", "A02", "A03", "A04"]
    given = {"players__1__hand": hand, "display": ["A10", "A11", "A12", "A13"], "jean__ship": "9"}
    told = story(JEAN, **given, locations__10__goods=1, decks__automa=["A2"])
    assert told[2] == f"The market of 10 Caracas is full: Jean takes card 2 of the display, {_name('A11')}."


def _name(card: str) -> str:
    return game().printed.cards[card].name


def test_a_missing_card_of_the_display_is_told() -> None:
    """If the named card is missing the log says that she takes the rightmost."""
    event = events.AutomaTookCard("jean", "A11", 2, 4, "10")
    assert log_line(event, game().printed) == (
        f"The market of 10 Caracas is full: Jean takes card 2 of the display (card 4 is missing, so the rightmost), "
        f"{_name('A11')}."
    )


def test_a_quest_ends_the_turn() -> None:
    """The log says which of several tiles she takes, and that nothing follows."""
    told = story(JEAN, jean__ship="7", locations__8__quests=["Q07", "Q05"], decks__automa=["A2"])
    assert told[1:] == [
        "Jean sails to 8 Martinique, one stop further.",
        "Jean takes the oldest of 2 quests from 8 Martinique, and her turn is over.",
    ]


def test_the_sums_of_a_combat_stand_side_by_side() -> None:
    """Three values with what makes them up, the reason of the choice, the place of the marker."""
    given = {"jean__influence__france": 5, "players__1__influence__spain": 2, "locations__1__marker": "spain"}
    told = story(JEAN, **given, jean__ship="9", decks__combat_1=["T22"], decks__automa=["A3"])
    assert told[3:] == [
        "Jean turns up combat token T22: France 4, Spain 4, England 6 (pay 2 doubloons).",
        (
            "Jean compares: France 6 (4, her rank +2), Spain 3 (4, rank of Ada -1), England 6; she fights for England, "
            "the highest on the token among equals."
        ),
        "Jean places a marker of England at 4 Puerto Plata, the first place that is free.",
        "Jean gains 2 influence with England (automa card A3).",
        "Jean reaches rank 1 with England.",
    ]


def test_a_combat_without_tokens_and_markers_is_told() -> None:
    """What she finds missing in a Combat is said, and equal values with the reason of the choice."""
    places = ["4", "5", "10", "11", "13", "14", "2", "3", "9", "12", "15", "16"]
    given: dict[str, Any] = {f"locations__{place}__marker": "france" for place in places}
    told = story(JEAN, **given, jean__ship="9", players__1__combat_tokens=ALL_TOKENS, decks__automa=["A3"])
    assert told[3:6] == [
        "Jean finds no combat token left: every nation has the same value.",
        "Jean compares: France 3, Spain 3, England 3; she fights for France, the first of equals.",
        "Jean places no marker: France has none left.",
    ]


def test_an_exploration_names_its_goal() -> None:
    """For a quest, or the shortest way; barriers are crossed without reward."""
    told = story(JEAN, jean__ship="9", jean__explorer="e11", track__e13__quest="Q09", decks__automa=["A1"])
    assert told[3:] == [
        "Jean explores up to 2 spaces, towards the nearest quest, the upper branch.",
        "Jean explores to space 13.",
        "Jean takes the quest from explorer space 13.",
    ]
    told = story(JEAN, jean__ship="9", jean__explorer="e7", decks__automa=["A1"])
    assert told[3:] == [
        "Jean explores up to 2 spaces, by the shortest way, as no quest is in reach.",
        "Jean explores to space 9.",
        "Jean crosses the blue barrier first, without reward.",
    ]
    assert story(JEAN, jean__ship="9", jean__explorer="e26", decks__automa=["A1"])[3:] == [
        "Jean stays at the end of the explorer track."
    ]


def test_second_values_of_a_card_are_said_in_the_rounds_that_count_them() -> None:
    """The card reads as it counts now: without points in round II, with them in round III."""
    early = story(JEAN, round=2, jean__ship="9", decks__automa=["B5"])
    late = story(JEAN, round=3, jean__ship="9", decks__automa=["B5"])
    assert early[0] == "Jean turns up B5: sail 2, lower way at forks, card 3 of the display; remove a disc."
    assert late[0] == "Jean turns up B5: sail 2, lower way at forks, card 3 of the display; remove a disc; 4 VP."
    assert late[3:] == ["Jean removes disc 2 of her row from the game.", "Jean scores 4 VP (automa card B5)."]


def test_a_turn_of_jacques_names_line_and_reason() -> None:
    """The line of the turn, then what came of it and why."""
    assert story(JACQUES, locations__5__goods=1, decks__automa=["A1"]) == [
        "Jacques turns up A1.",
        "On his turn 1 of the round Jacques does line 1 of card A1: disc at 5 Santo Domingo.",
        "Jacques scores 5 VP (automa card A1).",
        "Jacques puts no disc there: the market of 5 Santo Domingo is full.",
    ]
    quests = ("sail:2", "end", "sail:6", "end")
    told = story(JACQUES, *quests, decks__automa=["A2", "B4"], decks__quests=["Q05"])
    assert told[3:] == ["Jacques finds no quest from 2 to 7.", "Jacques takes the quest on top of the pile."]
    told = story(JACQUES, *quests, "tile:Q05", locations__7__quests=["Q07", "Q05"], decks__automa=["A2", "B4"])
    assert told[3:] == [
        "Jacques takes the quest from 7 St. Kitts, the first place that has one, chosen for him among 2."
    ]


@pytest.mark.parametrize(
    "event, line",
    [
        (
            events.AutomaDelivered("jean", "10", 0),
            "Jean finds room in the market of 10 Caracas, but her row is empty: ",
        ),
        (events.AutomaMissed("jean", "row", ""), "Jean has no disc left in her row."),
        (
            events.AutomaMissed("jean", "stop", "8"),
            "Jean finds neither quest nor city at 8 Martinique, and her turn is",
        ),
        (events.AutomaMissed("jean", "flag", ""), "Jean finds no city free for the marker."),
        (events.MarkerRemoved("jean", "spain", "supply"), "Jean removes a marker of Spain from the supply for good."),
        (events.JacquesSailed(2), "Jacques is on his way home: 2 turns until he ends the round."),
        (events.JacquesSailed(0), "Jacques arrives and ends the round."),
        (
            events.JeanIncomeCounted(3, 2),
            "Jean scores income for 3 discs removed from her row and 2 cards on her stack.",
        ),
        (events.JeanCompared("areas", 4, 1), "Jean has emptied 4 areas of her row, Ada has 1 ship upgrade."),
        (events.JeanCompared("explorer", -2, 0), "Jean is 2 spaces behind on the explorer track."),
        (
            events.JacquesCompared(1, 0, -1),
            "Ada is level on the explorer track and has 1 fewer quest tile than Jacques.",
        ),
        (events.JacquesCompared(1, 3, 0), "Ada is 3 spaces ahead on the explorer track and has as many quest tiles as"),
    ],
)
def test_what_seldom_happens_has_words(event: object, line: str) -> None:
    """Everything an automa can meet is said in a sentence of its own."""
    assert log_line(event, game().printed, NAMES).startswith(line)


def test_a_new_pile_of_her_cards_belongs_to_her_turn() -> None:
    """When her cards are used up, her turn begins before they are shuffled."""
    told: list[object] = []
    options = Options(players=1, bot="jean", bot_level=3)
    match = Match(game(), game().begin(options, 5), tell=told.append)
    chance = from_seed(5)
    while match.question is not None:
        chance, answer = busy.choose(match.question, chance)
        match.answer(answer)
    shuffled = [at for at, event in enumerate(told) if isinstance(event, events.Reshuffled) and event.pile == "automa"]
    assert shuffled
    before = [told[at - 1] for at in shuffled]
    assert all(isinstance(event, events.TurnStarted) and event.seat == "jean" for event in before)
