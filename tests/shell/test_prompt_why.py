"""What is not possible now is named with its reason, what is easily forgotten is named in time."""

from typing import Any

import pytest

from maracaibo_tui.engine.agenda import push
from maracaibo_tui.games.maracaibo.state.frames import CombatActions, Explore
from maracaibo_tui.games.maracaibo.state.position import Options
from maracaibo_tui.games.maracaibo.words.called import space_name
from maracaibo_tui.library.rulebook import rulebook_of
from maracaibo_tui.play.session import Session
from maracaibo_tui.tui.screen.lines import plain
from maracaibo_tui.tui.shell.kit import Moment
from tests.support.played import described, game
from tests.support.seated import ALONE, JEAN, TWO, kit, names_at, placed, session, watch
from tests.support.stories import with_card_in_play


def _moment(played: Session, highlighted: str = "") -> Moment:
    view, question = played.view(), played.question
    assert question is not None
    options = described(view, question)
    at = next((number for number, option in enumerate(options) if option.id == highlighted), 0)
    return Moment(view, played.viewer, question, options, at, names_at(played))


def _denied(played: Session) -> str:
    return "\n".join(f"{each.label}: {each.reason} ({each.rule})" for each in kit().denied(_moment(played)))


def _reminded(played: Session, highlighted: str = "") -> str:
    return "\n".join(map(plain, kit().reminders(_moment(played, highlighted))))


def _card(**wanted: object) -> str:
    """Give a card of the first deck with these fields."""
    cards = game().printed.cards.values()
    return next(
        card.id for card in cards if card.id[0] == "A" and all(getattr(card, name) == at for name, at in wanted.items())
    )


@pytest.mark.parametrize(
    "seats,options,seed",
    [(TWO, Options(players=2, story_card=77), 11), (ALONE, JEAN, 12)],
    ids=["two", "jean"],
)
def test_every_refusal_has_a_reason_and_a_rule(seats: tuple[Any, ...], options: Options, seed: int) -> None:
    """In whole games nothing is denied that is offered, and each denial says why and by which rule."""
    book = rulebook_of("maracaibo")
    said = set()

    def look(played: Session) -> None:
        moment = _moment(played)
        offered = {option.label for option in moment.options}
        for each in kit().denied(moment):
            assert each.reason, each
            assert book.find(each.rule) is not None, each
            assert each.label not in offered
            said.add(each.label.partition(" ")[0])

    watch(session(seats, options, seed), look, seed)
    assert len(said) > 6


def test_denials_are_read_off_the_view_only() -> None:
    """What is denied is the same whatever the other seat holds in its hand."""
    played = placed({"players.1.ship": "5"}, ("sail:6", "village"))
    before = _denied(played)
    state = played.match.state
    state.players[1].hand, state.draw = state.draw[:4], (*state.players[1].hand, *state.draw[4:])
    assert _denied(played) == before


def test_a_quest_that_cannot_be_paid_says_what_is_missing() -> None:
    """A quest at the ship names the symbols that no card shows."""
    herbs = _card(object="herbs")
    played = placed({"players.1.ship": "14", "players.1.hand": [herbs], "locations.15.quests": ["Q05"]}, ("sail:15",))
    assert "Fulfil the quest: no cards that show 2 maps (MAR-QUEST-02)" in _denied(played)


def test_a_purchase_that_is_too_dear_says_by_how_much() -> None:
    """Each card that cannot be bought names what is missing."""
    cheap, other, dear = _card(cost=1, requires=()), _card(cost=2, requires=()), _card(cost=4, requires=())
    hand = [cheap, other, dear]
    played = placed(
        {"players.1.ship": "5", "players.1.hand": hand, "players.1.planning": [], "players.1.doubloons": 2},
        ("sail:6", "village", "va:buy"),
    )
    assert f"Buy {game().printed.cards[dear].name}: 2 doubloons short (MAR-CARD-09)" in _denied(played)


@pytest.mark.parametrize(
    "given,reason",
    [
        ({"players.1.hand": []}, "it is a {good} market, and no card in your hand shows {good} (MAR-CITY-03)"),
        ({"locations.4.goods": 1}, "the market is full (MAR-CITY-09)"),
    ],
    ids=["hand", "market"],
)
def test_a_delivery_that_is_not_possible_says_why(given: dict[str, Any], reason: str) -> None:
    """In a city whose market takes nothing from this seat, the main action names the reason: the hand or the market."""
    good = game().printed.box.tiles[placed({}).match.state.tiles["4"]].market.good
    played = placed({"players.1.ship": "3", "players.1.hand": [_card(good=good)], **given}, ("sail:4",))
    assert f"Deliver a good: {reason.format(good=good)}" in _denied(played)


def test_a_combat_action_that_is_too_dear_says_how_much_value_is_missing() -> None:
    """In a combat what costs more value than there is stands below with the difference."""
    played = placed({"players.1.ship": "10", "players.1.combat_points": 3}, ("sail:11", "city"))
    while played.question is not None and played.question.point != "DEC-44":
        options = played.question.options
        wanted = next((each for each in options if each in {"do", "pile:1"} or each.startswith("nation:")), "skip")
        played.answer(played.number, wanted)
        played.settle()
    short = game().printed.combat.annex - played.match.state.agenda[-1].value
    assert short > 0
    assert f"Annex a flag: needs {short} more combat value (MAR-COMBAT-15)" in _denied(played)


def test_influence_that_is_too_dear_says_how_much_it_is() -> None:
    """Where the smaller gain can be paid, the reason names the larger one."""
    played = placed({"players.1.combat_points": 0}, options=JEAN)
    small, large = game().printed.combat.influence_small, game().printed.combat.influence_large
    push(played.match.table, CombatActions(1, "spain", small[0], ""))
    played.match.question = played.match.game.settle(played.match.table)
    wanted = f"Gain {large[1]} influence: needs {large[0] - small[0]} more combat value (MAR-COMBAT-15)"
    assert wanted in _denied(played)


def test_a_space_of_the_explorer_track_that_is_jumped_over_says_why() -> None:
    """Between the spaces in reach those are named where somebody stands, or whose quest is gone."""
    played = placed({"players.1.explorer": "e3", "jean.explorer": "e4"}, options=JEAN)
    table = played.match.table
    quest = next(space for space in table.printed.spaces.values() if space.quest)
    table.state.track_quests = {at: tile for at, tile in table.state.track_quests.items() if at != quest.id}
    push(table, Explore(1, 5, ""))
    played.match.question = played.match.game.settle(table)
    number = space_name(quest.id)
    denied = _denied(played)
    assert "Explore to space 4: taken by Jean, so it is jumped over and not counted (MAR-EXPLORE-04)" in denied
    assert (
        f"Explore to space {number}: its quest is gone, so it is jumped over and not counted (MAR-EXPLORE-05)" in denied
    )
    offered = {option.label.partition(":")[0] for option in _moment(played).options}
    assert "Explore to space 5" in offered
    assert not offered & {each.partition(":")[0] for each in denied.splitlines()}


def test_a_task_that_can_be_completed_is_remembered() -> None:
    """A career task whose requirement is met is named at the main action."""
    played = placed(
        {
            "players.1.career.id": "seamanship",
            "players.1.ship": "5",
            "players.1.quests": ["Q01", "Q02", "Q03"],
        },
        ("sail:6",),
    )
    assert "career task 1 can be completed" in _reminded(played)


def test_an_assistant_about_to_be_passed_is_remembered() -> None:
    """A voyage past an own assistant says so before it is taken."""
    card = next(card for card in game().printed.cards.values() if card.assistant and card.id[0] == "A")
    place = next(effect.location for effect in card.requires if hasattr(effect, "location"))
    order = game().printed.order
    before = next(each for each in reversed(game().printed.in_order) if order[each] < order[place])
    played = placed({"players.1.tableau": [card.id], "players.1.ship": before})
    question = played.question
    assert question is not None
    assert "passes 1 of your assistants" in _reminded(played, question.options[-1])


def test_a_market_that_fits_is_remembered() -> None:
    """A voyage to a city whose free market takes a good of the hand says so."""
    good = game().printed.box.tiles[placed({}).match.state.tiles["5"]].market.good
    played = placed({"players.1.ship": "2", "players.1.hand": [_card(good=good)]})
    assert f"{good} in your hand fits the market of Santo Domingo" in _reminded(played, "sail:5")


def test_a_story_quest_that_can_be_fulfilled_is_remembered() -> None:
    """A voyage to its place says so, and at the place whatever else is done first; not where it cannot be paid."""
    name = f"02 {game().printed.box.stories['02'].name}"
    rich = with_card_in_play("02", {"players.1.ship": "6", "players.1.doubloons": 9})
    assert f"the story quest of {name} can be fulfilled at 7 St. Kitts" in _reminded(rich, "sail:7")
    assert "story" not in _reminded(rich, "sail:8")
    poor = with_card_in_play("02", {"players.1.ship": "6", "players.1.doubloons": 1})
    assert "story" not in _reminded(poor, "sail:7")
    rich.answer(rich.number, "sail:7")
    rich.settle()
    assert rich.question is not None
    first, *others = [each for each in rich.question.options if not each.startswith("quest:")]
    assert "story" in _reminded(rich, first)
    assert "quest:02" in rich.question.options
    assert "story" not in _reminded(rich, "quest:02")
    assert others


def test_village_actions_that_would_be_lost_are_remembered() -> None:
    """On the option that stops, the village actions left are named."""
    played = placed({"players.1.ship": "3"}, ("sail:9", "village"))
    assert "village actions would be lost" in _reminded(played, "stop")
    assert "lost" not in _reminded(played, "va:doubloon")


def test_the_end_of_the_round_is_remembered() -> None:
    """A voyage to the last place of the round says so, and so does a rival within reach of it."""
    played = placed({"players.1.ship": "20"})
    assert "ends the round" in _reminded(played)
    played = placed({"players.2.ship": "20"})
    assert "Ben can end the round next" in _reminded(played)


def test_the_end_of_the_game_is_remembered_as_such() -> None:
    """In the last round nobody ends a round: the last place ends the game."""
    assert "ends the game" in _reminded(placed({"players.1.ship": "21b", "round": 4}))
    assert "Ben can end the game next" in _reminded(placed({"players.2.ship": "21b", "round": 4}))
    assert "Jean ends the game next" in _reminded(placed({"jean.ship": "21b", "round": 4}, options=JEAN))


def test_that_an_automatic_opponent_ends_the_round_next_is_remembered() -> None:
    """Jean one step before the last space, and Jacques on his way home, are named; before that they are not."""
    played = placed({"jean.ship": "20"}, options=JEAN)
    assert "Jean ends the round next" in _reminded(played)
    assert "Jean" not in _reminded(placed({"jean.ship": "19"}, options=JEAN))
    played = placed({}, options=Options(players=1, bot="jacques", bot_level=1))
    jacques = played.match.state.jacques
    assert jacques is not None
    assert "Jacques" not in _reminded(played)
    jacques.home = 1
    assert "Jacques ends the round next" in _reminded(played)
    played.match.state.round = 4
    assert "Jacques" not in _reminded(played)


def test_after_extra_sailing_every_destination_has_its_cost_and_its_route() -> None:
    """Where a longer voyage would have two ways, the short one of an assistant is reckoned as it is asked."""
    played = placed({"players.1.tableau": ["B62"], "players.1.ship": "10"}, ("sail:11", "assist:B62"))
    moment = _moment(played, "sail:19")
    assert moment.option is not None
    assert moment.option.id == "sail:19"
    assert moment.option.label.endswith(", 3 MP")
    assert "Camarco 3MP" in "\n".join(map(plain, kit().draw("map", moment, 120, 35)))
