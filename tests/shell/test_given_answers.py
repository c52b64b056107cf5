"""Which answers nobody is asked for: those that leave nothing to decide."""

import re

from maracaibo_tui.engine.chance import from_seed
from maracaibo_tui.games.maracaibo.scenarios.given import arrange
from maracaibo_tui.games.maracaibo.state.events import Scored
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.session import Session
from maracaibo_tui.tui.shell.telling import unasked
from tests.support import busy
from tests.support.played import game, offered
from tests.support.seated import (
    ALONE,
    JEAN,
    asked,
    at_table,
    in_a_terminal,
    kit,
    placed,
    play_to,
    referee_of,
    screen_of,
    session,
    shown,
)
from tests.support.stories import begun_at


def _point(played: Session) -> str:
    return played.question.point if played.question is not None else ""


def test_a_city_without_delivery_asks_for_its_action_at_once() -> None:
    """Nothing can be delivered: that a card could be planned here as well is no reason to ask."""
    played = placed({"players.1.hand": ["A02"], "players.1.planning": [], "players.1.ship": "9"}, ("sail:10",))
    assert _point(played) == "DEC-10"
    played.answer(played.number, "city")
    played.settle()
    assert _point(played) == "DEC-15"


def test_what_is_bought_is_named_even_if_it_is_the_only_thing() -> None:
    """Whoever goes shopping sees what there is before it is paid: it stands among the village actions."""
    played = placed(
        {"players.1.hand": ["A01"], "players.1.planning": [], "players.1.doubloons": 6, "players.1.figures": 0},
        ("sail:3", "village"),
    )
    assert played.question is not None
    offers = offered(played.view(), played.question)
    assert [each.hands_in for each in offers if each.hands_in[0] == "va:buy"] == [("va:buy", "buy:A01")]
    assert played.hand_in(played.number, ("va:buy", "buy:A01"))
    assert "A01" in played.match.state.players[0].tableau


def test_nobody_sits_down_for_a_purchase_nobody_can_make() -> None:
    """In a scoring whoever can afford nothing is not called to the keyboard."""
    played = play_to(session(seed=3), asked("DEC-61"))
    bare = {f"players.{seat}.{part}": () for seat in (1, 2) for part in ("hand", "planning")}
    arrange(played.match.table, {**bare, "players.1.doubloons": 0, "players.2.doubloons": 0})
    played.match.question = game().settle(played.match.table)
    sat, before = played.viewer, len(played.log)
    played.settle()
    assert played.viewer == sat
    assert _point(played) not in {"", "DEC-61"}
    paid = [heard.event for heard in played.log[before:] if isinstance(heard.event, Scored)]
    assert {event.seat for event in paid if event.source == "instead of a purchase"} == {1, 2}


def test_a_voyage_waits_for_its_captain_even_if_there_is_only_one() -> None:
    """What belongs to a turn is not done before its person sits down."""
    played = placed({"players.2.ship": "20"})
    played.answer(played.number, "sail:1")
    while played.question is not None and played.question.seat == 1:
        played.answer(played.number, played.question.options[0])
        played.settle()
    assert played.question is not None
    assert (played.question.seat, _point(played)) == (2, "DEC-04")
    assert len(played.question.options) == 1
    assert played.waits_for_other()


@in_a_terminal
async def test_what_was_decided_without_asking_is_said() -> None:
    """A ship that can sail one way only does, and the last row of the prompt says so until the next key."""
    played = play_to(
        session(ALONE, JEAN), lambda each: each.match.state.players[0].ship == "19" and _point(each) == "DEC-11"
    )
    screen = screen_of(played)
    async with at_table(screen, (80, 24)) as pilot:
        while screen.desk.seen.telling is None:
            await pilot.press("enter")
        await pilot.press("escape")
        assert "Nothing to choose: Ada sails to 20 Homeward 1" in shown(pilot).splitlines()[-2]
        await pilot.press("n")
        assert "Nothing to choose" not in shown(pilot)


def test_whose_turn_begins_is_not_said_to_come_of_an_answer() -> None:
    """In a whole game only answers are said to have been no choice: no turn that begins, and nothing scored."""
    played, chance, said = session(ALONE, JEAN, seed=3), from_seed(3), list[str]()
    while not played.is_over:
        played.settle()
        said.append(unasked(kit(), referee_of(played)))
        if played.question is not None:
            chance, option = busy.choose(played.question, chance)
            played.answer(played.number, option)
    assert any(said)
    assert not [each for each in said if "Round" in each or "scores" in each or "scoring" in each]
    assert not [each for each in said if "Jean turns up" in each]


def test_what_is_read_on_a_page_of_its_own_is_not_said_as_well() -> None:
    """The last row of a vote names its keys then, and not what is read above it."""
    played, chance, said = begun_at(8, (Seat("Ada"), Seat("Bot Ben", "random")), 5), from_seed(5), list[str]()
    while not played.is_over:
        played.settle()
        said.append(unasked(kit(), referee_of(played)))
        if played.question is not None:
            chance, option = busy.choose(played.question, chance)
            wished = [each for each in played.question.options if each.startswith("quest:")]
            played.answer(played.number, wished[0] if wished else option)
    assert any(said)
    assert not [each for each in said if "reads the other side" in each]


def test_what_is_bought_for_nothing_is_said_to_be_free() -> None:
    """Among the village actions a price stands beside its purchase; one without any is bought for free."""
    cards = {"players.1.tableau": ["B39"], "players.1.hand": ["A01", "A53"], "players.1.doubloons": 9}
    played = placed({"players.1.ship": "5", **cards}, ("sail:6", "village"))
    assert played.question is not None
    bought = {each.hands_in[-1]: each.label for each in offered(played.view(), played.question)}
    assert bought["buy:A53"].startswith("Buy Letter from Paris for free: ")
    assert not re.search(r"for|doubloon", bought["buy:A01"].partition(":")[0])


def test_a_quest_without_the_cards_for_it_asks_for_village_actions_at_once() -> None:
    """What lies in a village and cannot be paid is no choice; what can be paid is one, and money may still come."""
    herbs = next(card.id for card in game().printed.cards.values() if card.object == "herbs")
    given = {"players.1.ship": "14", "players.1.hand": [herbs], "players.1.planning": [], "players.1.doubloons": 0}
    for quest, at_once in (("Q05", True), ("Q24", False)):
        played = placed({**given, "locations.15.quests": [quest]})
        assert played.question is not None
        offers = {each.id: each.hands_in for each in offered(played.view(), played.question)}
        assert offers["sail:15"] == (("sail:15", "village") if at_once else ("sail:15",)), quest
