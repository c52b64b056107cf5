"""What is read while choosing, and in the log: prices, places, barriers, what is short, what was paid, what ends."""

from typing import Any

import pytest

from maracaibo_tui.engine.agenda import push
from maracaibo_tui.engine.question import Option
from maracaibo_tui.games.maracaibo.advice.captains_now import captain_now
from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.state.frames import CombatActions, Explore
from maracaibo_tui.games.maracaibo.words.called import space_name
from maracaibo_tui.games.maracaibo.words.cards import source_text
from maracaibo_tui.games.maracaibo.words.careers import completing
from maracaibo_tui.games.maracaibo.words.questions import in_words
from maracaibo_tui.play.session import Session
from tests.support.played import described, game, offered
from tests.support.seated import JEAN, placed
from tests.support.told import told

CHEAPER, CHEAP = "A20", "A21"
"""Two cards: one that makes purchases cheaper, and one to buy."""


def _offers(played: Session) -> tuple[Option, ...]:
    assert played.question is not None
    return offered(played.view(), played.question)


def _labels(played: Session) -> dict[str, str]:
    assert played.question is not None
    return {each.id: each.label for each in described(played.view(), played.question)}


def _sentence(played: Session) -> str:
    assert played.question is not None
    return in_words(game().printed, played.view(), played.question).sentence


def _resolving(frame: Any, **given: Any) -> Session:  # noqa: ANN401 - a frame, and what a file gives
    """Ask what a frame asks, at the first voyage of a game."""
    played = placed({f"players.1.{name}": value for name, value in given.items()}, options=JEAN)
    push(played.match.table, frame)
    played.match.question = played.match.game.settle(played.match.table)
    return played


def test_a_card_that_costs_nothing_is_said_to_be_free() -> None:
    """The price stands at the right; where there is none, the name is followed by that."""
    free = next(card.id for card in game().printed.cards.values() if card.cost == 1 and not card.requires)
    played = placed(
        {"players.1.ship": "5", "players.1.hand": [free], "players.1.planning": [], "players.1.tableau": [CHEAPER]},
        ("sail:6", "village"),
    )
    name = game().printed.cards[free].name
    label = next(each.label for each in _offers(played) if each.hands_in[-1] == f"buy:{free}")
    assert label.startswith((f"Buy {name} for free:", f"Buy {name} for free ("))


def test_a_card_of_the_display_has_a_brief_name_also_where_it_is_free() -> None:
    """With or without a price each of them fits into half a line."""
    for discs in (2, 0):
        given: dict[str, object] = {
            "players.1.ship": "5",
            "players.1.hand": [],
            "players.1.discs.three_vp_free_display": discs,
        }
        played = placed(given, ("sail:6", "village", "stop"), options=JEAN)
        taken = [each for each in _offers(played) if each.id.startswith("take:")]
        assert taken
        assert all(each.brief == each.label.partition(" from ")[0] for each in taken)


def test_the_end_of_an_action_phase_has_one_name() -> None:
    """Whoever finishes early reads what stands everywhere else: the actions are finished."""
    hand = [CHEAP, "A01", "A02", "A03"]
    played = placed({"players.1.ship": "5", "players.1.hand": hand, "players.1.planning": []}, ("sail:6", "village"))
    said = [text for each in _offers(played) for text in (each.label, each.brief) if "stop" in each.hands_in]
    assert not [text for text in said if "phase" in text or text.startswith("Stop")]
    assert "No more village actions; finish your actions" in said
    assert "Finish your actions" in said


def test_the_steps_of_a_city_action_are_called_so() -> None:
    """The two of them are counted as steps, as the option to take them one by one says."""
    good = game().printed.box.tiles[placed({}).match.state.tiles["11"]].market.good
    card = next(each.id for each in game().printed.cards.values() if each.good == good)
    played = placed({"players.1.ship": "10", "players.1.hand": [card]}, ("sail:11", "city"))
    assert _sentence(played) == "City action at 11 Maracaibo, step 1 of 2: do you deliver a good?"


def test_two_nations_are_two() -> None:
    """The task that asks for two nations names them in the plural, met or not."""
    task = next(
        task
        for career in game().printed.box.careers.values()
        for task in career.task
        if isinstance(task, v.CareerInfluenceTwo)
    )
    p = placed({"players.1.influence.spain": 3, "players.1.influence.france": 3}).match.state.players[0]
    assert completing(p, task).startswith("3 influence with each of two nations: ")


def test_the_discs_of_jean_come_from_her_row() -> None:
    """She has no ship board (MAR-SOLO-02)."""
    table = placed({"jean.discs_removed": 3}, options=JEAN).match.table
    assert table.state.jean is not None
    said = [text for text, _ in captain_now(table, table.state.jean)]
    assert "3 discs taken off her row: 1 area cleared" in said


@pytest.mark.parametrize(
    "value,figures,ends",
    [
        (4, 0, "What do you spend your combat value of 4 on?"),
        (1, 1, "Your combat value of 1 buys nothing now: do you raise it, or finish?"),
    ],
)
def test_a_combat_asks_what_can_be_answered(value: int, figures: int, ends: str) -> None:
    """It asks what to spend only where something can be bought."""
    played = _resolving(CombatActions(1, "spain", value, ""), combat_points=0, figures=figures)
    assert _sentence(played) == f"You fight for Spain. {ends}"


def test_a_pile_of_tokens_is_named_briefly() -> None:
    """Beside a delivery, too, the whole choice is read on a line of eighty columns."""
    good = game().printed.box.tiles[placed({}).match.state.tiles["11"]].market.good
    card = next(each.id for each in game().printed.cards.values() if each.good == good)
    played = placed({"players.1.ship": "10", "players.1.hand": [card]}, ("sail:11",))
    said = [each.label for each in _offers(played) if "pile:1" in each.hands_in]
    assert len(said) == 1
    assert said[0].startswith("City action without delivering: combat, token from pile 1 (")
    assert len(said[0]) <= 70


def test_a_movement_of_the_explorer_names_barriers_and_quests() -> None:
    """What is crossed on the way stands in the choice, not only in what it brings."""
    played = _resolving(Explore(1, 6, ""), explorer="e6")
    labels = _labels(played)
    assert labels["explore:e7"] == "Explore to space 7: 2 VP"
    assert labels["explore:e8"] == "Explore to space 8, past the blue barrier: remove 1 disc"
    assert labels["explore:e12b"].startswith("Explore to space 12 lower, past the blue barrier: ")
    played = _resolving(Explore(1, 6, ""), explorer="e1")
    labels = _labels(played)
    assert labels["explore:e6"].startswith("Explore to space 6, quest: ")


def test_a_space_of_the_lower_branch_says_so() -> None:
    """Two spaces with one number are told apart by the branch."""
    assert [space_name(each) for each in ("e12", "e12b", "e22b")] == ["12", "12 lower", "22 lower"]


def test_the_log_and_the_sheet_call_the_parts_of_the_final_scoring_alike() -> None:
    """What a line of points says is read again on the sheet."""
    assert source_text(game().printed, "final/leaders") == "final scoring, furthest ahead"
    assert source_text(game().printed, "final/ranks") == "final scoring, noble ranks"


def test_the_log_says_what_a_card_was_delivered_or_paid_as() -> None:
    """A card that goes for good is told with its reason."""
    corn = next(each for each in game().printed.cards.values() if each.id[0] == "A" and each.good == "corn")
    quest = [{"id": "Q01", "cost": [{"effect": "pay_goods", "goods": ["corn"]}], "reward": []}]
    lines = told({"players.1.hand": [corn.id], "locations.2.quests": ["Q01"]}, "sail:2", "quest:Q01", quest=quest)
    assert f"Seat 1 pays corn with {corn.name}." in lines
    assert not [line for line in lines if "discards" in line]
