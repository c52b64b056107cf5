"""Before an option is taken the prompt says what it leads to: figures, pieces, or what comes next."""

import re
from typing import Any

import pytest

from maracaibo_tui.games.maracaibo.state.frames import ScoringPurchase
from maracaibo_tui.games.maracaibo.state.position import Options
from maracaibo_tui.games.maracaibo.words.points import ahead
from maracaibo_tui.play.session import Session
from maracaibo_tui.tui.screen.lines import plain
from maracaibo_tui.tui.shell.kit import Moment
from tests.support.asked import seated_at
from tests.support.played import described, game, offered
from tests.support.seated import ALONE, JEAN, TWO, asked, kit, names_at, placed, play_to, session, watch

UNKNOWN = "you decide how it goes on"


def _previews(played: Session) -> dict[str, str]:
    """Give what is said of each option, and of each choice of several answers."""
    view, question = played.view(), played.question
    assert question is not None
    options = (*described(view, question), *[each for each in offered(view, question) if each.answers])
    moments = [
        Moment(view, played.viewer, question, options, at, names_at(played), after=after, turned_up=turned_up)
        for at, option in enumerate(options)
        for after, turned_up in [played.imagined(*option.hands_in)]
    ]
    said = [(moment.options[moment.highlighted], plain(kit().gains(moment, 200))) for moment in moments]
    return {" ".join(option.hands_in): text for option, text in said}


@pytest.mark.parametrize(
    "seats,options,seed",
    [(TWO, Options(players=2, story_card=77), 11), (ALONE, JEAN, 12)],
    ids=["two", "jean"],
)
def test_every_option_says_what_it_leads_to(seats: tuple[Any, ...], options: Options, seed: int) -> None:
    """In random games no option is without a preview that says something of its own."""
    empty: set[tuple[str, str]] = set()

    def look(played: Session) -> None:
        assert played.question is not None
        found = _previews(played).items()
        empty.update((played.question.point, option) for option, text in found if not text or UNKNOWN in text)

    watch(session(seats, options, seed), look, seed, 200)
    assert not empty


def test_a_voyage_says_what_can_be_done_at_its_end() -> None:
    """A village is announced with its number of actions, a city with its action and its market."""
    found = _previews(placed({"players.1.ship": "3"}))
    assert "2 village actions" in found["sail:8"]
    assert "city action: " in found["sail:4"]
    assert " market" in found["sail:4"]


@pytest.mark.parametrize("in_round,says", [(3, "the round ends"), (4, "the last round ends")])
def test_who_ends_a_round_is_told_so(in_round: int, says: str) -> None:
    """At the finish the end of a turn with a full hand leads into a scoring, and the preview says which."""
    hand = list(placed({}).match.state.draw[:4])
    played = placed({"round": in_round, "players.1.ship": "21b", "players.1.hand": hand}, ("sail:22",))
    assert _previews(played)["end"].strip() == says


def test_the_end_of_the_action_phase_says_that_cards_are_drawn() -> None:
    """Where nothing is counted the next step is named."""
    cards = placed({}).match.state.draw
    played = placed({"players.1.ship": "3", "players.1.hand": [cards[0]]}, ("sail:4",))
    assert _previews(played)["end"].strip() in {
        "you draw cards",
        "free actions, then you draw cards",
    }


def test_the_points_of_a_card_are_named_as_those_of_the_end() -> None:
    """What is bought scores at the end of the game, and the preview says so as soon as that is sure."""
    printed = game().printed
    card = next(card for card in printed.cards.values() if card.vp > 1 and not card.requires and not card.immediate)
    played = placed({"players.1.ship": "3", "players.1.hand": [card.id], "players.1.doubloons": 20}, ("sail:6",))
    played.answer(played.number, "village")
    played.answer(played.number, "va:buy")
    assert f"at the end +{card.vp} VP" in _previews(played)[f"buy:{card.id}"]


@pytest.mark.parametrize(
    "seats,options",
    [(ALONE, JEAN), (ALONE, Options(players=1, bot="jacques", bot_level=2)), (TWO, Options(edition="first"))],
    ids=["jean", "jacques", "first-edition"],
)
def test_what_the_last_purchase_adds_is_what_it_comes_to(seats: tuple[Any, ...], options: Options) -> None:
    """Points now, those that the end adds by the preview, and what it would add anyhow, are the final score."""
    played = next(
        each
        for seed in range(6, 12)
        if not (each := play_to(session(seats, options, seed), _decides_last, seed)).is_over
    )
    assert played.question is not None
    view, seat = played.view(), played.question.seat
    wanted = ahead(game().printed, view).total[seat]
    looked_at = 0
    for option, text in _previews(played).items():
        then = seated_at(played.match)[0]
        then.answer(then.number, option)
        while not then.is_over and then.question is not None and then.question.options == ("continue",):
            then.answer(then.number, "continue")
        if then.is_over:
            looked_at += 1
            assert then.match.state.players[seat - 1].vp == wanted + _told(text), (option, text)
    assert looked_at


def _decides_last(played: Session) -> bool:
    """Tell whether the last purchase of all is asked for."""
    left = [frame for frame in played.match.state.agenda if isinstance(frame, ScoringPurchase)]
    return asked("DEC-65")(played) and len(left) == 1


def _told(text: str) -> int:
    """Add up the points that a preview tells of."""
    now = [int(after) - int(before) for before, after in re.findall(r"VP (\d+)->(\d+)", text)]
    return sum([*now, *[int(more) for more in re.findall(r"at the end ([+-]\d+) VP", text)]])


def test_several_answers_say_what_comes_of_all_of_them() -> None:
    """What a purchase among the village actions makes of the figures, and what a hand that is filled turns up."""
    cards = placed({}).match.state.draw
    given: dict[str, object] = {"players.1.ship": "5", "players.1.hand": ["A01", cards[0]], "players.1.doubloons": 6}
    played = placed({**given, "players.1.planning": []}, ("sail:6", "village"))
    found = _previews(played)
    assert "doubloons 6->0" in found["va:buy buy:A01"]
    assert "bought 0->1" in found["va:buy buy:A01"]
    assert "the top 2 cards of the pile come to your hand" in found["stop end draw draw"]
