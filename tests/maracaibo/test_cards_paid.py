"""What is told of cards that leave a hand, and when it is the cards that a cost lacks."""

import pytest

from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.rules import payment
from maracaibo_tui.games.maracaibo.state import events
from maracaibo_tui.games.maracaibo.state.frames import Delivery, PayCards
from maracaibo_tui.games.maracaibo.state.position import Options
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable
from tests.support.played import game

HERBS, MORE_HERBS, MAP = "A01", "A05", "A03"
"""Cards by the object that they show; the first is corn."""
TWO_HERBS = (v.PayObjects(objects=("herbs", "herbs")),)


def at_table(*hand: str) -> tuple[MaracaiboTable, list[events.CardMoved]]:
    """Sit down with these cards in hand, and hear which cards move."""
    heard: list[events.CardMoved] = []
    t = game().table(game().begin(Options(players=2), 1), None)
    t.tell = lambda event: heard.append(event) if isinstance(event, events.CardMoved) else None
    t.state.players[0].hand = hand
    t.state.players[1].hand = ()
    return t, heard


def test_a_delivered_card_is_told_with_its_good() -> None:
    """Whoever reads the log knows what the card was given for (MAR-CITY-04)."""
    t, heard = at_table(HERBS)
    t.state.players[0].ship, t.state.agenda = "1", (Delivery(1),)
    game().answer(t, f"deliver:{HERBS}")
    assert [(told.card, told.symbol, told.delivered) for told in heard] == [(HERBS, "corn", True)]


def test_a_card_that_pays_is_told_with_what_it_paid() -> None:
    """The object is named that the card was discarded for, and nothing was delivered (MAR-CARD-16)."""
    t, heard = at_table(HERBS, MAP)
    payment.pay_card(t, PayCards(1, ("herbs", "map"), "", (), ""), f"pay:{HERBS}")
    assert [(told.card, told.symbol, told.delivered) for told in heard] == [(HERBS, "herbs", False)]


def test_a_card_that_is_only_discarded_is_told_as_no_more_than_that() -> None:
    """Neither a good nor an object is named, and nothing was delivered."""
    t, heard = at_table(HERBS)
    payment.discard_cards(t, t.state.players[0], (HERBS,))
    assert [(told.symbol, told.delivered) for told in heard] == [("", False)]


@pytest.mark.parametrize(
    "hand, lacks", [((HERBS, MORE_HERBS), False), ((HERBS, MAP), True), ((), True)], ids=["enough", "one", "none"]
)
def test_a_cost_lacks_cards_where_the_own_hand_cannot_show_its_objects(hand: tuple[str, ...], *, lacks: bool) -> None:
    """What others hold is of no help."""
    t, _ = at_table(*hand)
    t.state.players[1].hand = () if not lacks else (HERBS, MORE_HERBS)
    assert payment.lacks_cards(t, t.state.players[0], TWO_HERBS) is lacks
