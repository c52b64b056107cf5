"""What is imagined is uniform over what a view leaves open (RIV-13, RIV-30)."""

from __future__ import annotations

from collections import Counter

import pytest

from maracaibo_tui.games.maracaibo.audit.invariants.audit import STANDING, under_way
from maracaibo_tui.games.maracaibo.state.memory import known_deck, known_hand
from tests.support.bots_at_work import Moment, every, moments, redealt, sitting, some

DEALS = 400
REDEALT = 200
SURE = 5.2
"""So many standard deviations no honest deal is off, in all that is counted here."""


@pytest.mark.parametrize(
    "seats, options", [(2, {}), (4, {}), (1, {"opponent": "jean", "level": "3"}), (3, {"opponent": "jacques"})]
)
def test_a_deal_could_lie_behind_what_is_seen(seats: int, options: dict[str, str]) -> None:
    """Whatever is dealt anew looks the same to the seat, and breaks no invariant; what everybody remembers stays."""
    at = sitting("maracaibo", seats, **options)
    sight, rules, remembered = at.terms.title.sight, at.terms.game, 0
    positions = [each for each in moments(at, 5, "busy") if not under_way(each.state)]
    for moment in some(positions, 12):
        seat = moment.question.seat
        view = sight.view(moment.state, seat)
        remembered += any(known_hand(p) for p in view.players if p.seat != seat)
        remembered += view.automa is not None and bool(known_deck(view.automa))
        for chance in range(REDEALT):
            deal = redealt(at, moment.state, seat, chance)
            assert sight.view(deal, seat) == view
            table = rules.table(deal, None)
            assert not [wrong for invariant in STANDING for wrong in invariant(table)]
    assert remembered


@pytest.mark.parametrize("seats, options", [(2, {}), (3, {}), (1, {"opponent": "jean", "level": "4"})])
def test_every_unseen_card_may_be_everywhere(seats: int, options: dict[str, str]) -> None:
    """Over many deals each card that nobody has shown lies in each hidden place as often as its deck says."""
    at = sitting("maracaibo", seats, **options)
    looked_at = 0
    for moment in every(moments(at, 5, "busy"), 30):
        state, seat = moment.state, moment.question.seat
        view = at.terms.title.sight.view(state, seat)
        places = [*[f"hand {p.seat}" for p in view.players if "?" in p.hand], *["draw" for _ in view.draw[:1]]]
        found = {place: Counter[str]() for place in places}
        for chance in range(DEALS):
            deal = redealt(at, state, seat, chance)
            for p in deal.players:
                if f"hand {p.seat}" in found:
                    found[f"hand {p.seat}"].update(card for card in p.hand if card not in known_hand(p))
            if view.draw:
                found["draw"].update(deal.draw[:1])
        for counts in found.values():
            _alike(counts)
            looked_at += 1
    assert looked_at > 3


def _alike(counts: Counter[str]) -> None:
    for deck in "AB":
        cards = {card: count for card, count in counts.items() if card.startswith(deck)}
        if not cards:
            continue
        mean = sum(cards.values()) / len(cards)
        assert all(abs(count - mean) < SURE * (mean + 1) ** 0.5 for count in cards.values()), (deck, cards)


def test_cards_of_the_second_deck_are_as_likely_in_a_hand_as_on_the_pile() -> None:
    """After the first draws both decks lie mixed (MAR-SETUP-17)."""
    at = sitting("maracaibo", 2)
    moment: Moment = next(each for each in moments(at, 5, "busy") if each.state.round > 1)
    seat = moment.question.seat
    shares = {"hand": Counter[str](), "draw": Counter[str]()}
    for chance in range(DEALS):
        deal = redealt(at, moment.state, seat, chance)
        other = deal.players[seat % 2]
        shares["hand"].update(card[0] for card in other.hand if card not in known_hand(other))
        shares["draw"].update(card[0] for card in deal.draw)
    found = {place: counts["B"] / counts.total() for place, counts in shares.items()}
    assert found["hand"] == pytest.approx(found["draw"], abs=0.05)
