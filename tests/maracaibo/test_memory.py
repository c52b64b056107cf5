"""What everybody remembers stands in the view: cards taken from the display, and what an automa has shown (R-93)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import UNSET

from maracaibo_tui.cabinet.saved import open_saved
from maracaibo_tui.engine.match import Match
from maracaibo_tui.engine.record import resume
from maracaibo_tui.engine.replay import replay
from maracaibo_tui.games.maracaibo.audit.invariants import memory
from maracaibo_tui.games.maracaibo.judgement.unseen import imagine
from maracaibo_tui.games.maracaibo.rules.payment import discard_cards
from maracaibo_tui.games.maracaibo.state import events
from maracaibo_tui.games.maracaibo.state.memory import known_deck, known_hand, take_openly, without_memory
from maracaibo_tui.games.maracaibo.state.position import HIDDEN, Automa, Options, State, copied
from maracaibo_tui.games.maracaibo.state.views import view
from tests.support.played import TABLES, begun, called, game, positions

SAVES = Path(__file__).parents[1] / "library" / "saves"
JEAN = Options(players=1, bot="jean", bot_level=3)
JACQUES = Options(players=3, bot="jacques", bot_level=2)
DEALS = 30


def _listened(options: Options, seed: int) -> Iterator[tuple[Match[State], list[Any]]]:
    """Play a game and give every position with all that was told until then."""
    told: list[Any] = []
    match = begun(options, seed, keep_steps=False, tell=told.append)
    number = seed
    while match.question is not None:
        yield match, told
        number = number * 31 % 997
        match.answer(match.question.options[number % len(match.question.options)])


@pytest.mark.parametrize("options", TABLES, ids=called)
def test_a_hand_is_known_as_far_as_everybody_could_follow_it(options: Options) -> None:
    """Whoever keeps account of what is taken from the display and played knows just what the view shows."""
    followed: dict[int, list[str]] = {seat: [] for seat in range(1, options.players + 1)}
    heard, most = 0, 0
    for match, told in _listened(options, 5):
        for event in told[heard:]:
            match event:
                case events.CardMoved(seat, card, "display", "hand"):
                    followed[seat].append(card)
                case events.CardMoved(seat, card, "hand") | events.CardBought(seat, card):
                    followed[seat] = [held for held in followed[seat] if held != card]
                case _:
                    pass
        heard = len(told)
        if any(type(frame).__name__ == "ReceiveCard" for frame in match.state.agenda):
            continue
        for p in view(match.state, 0).players:
            assert [card for card in p.hand if card != HIDDEN] == followed[p.seat]
            assert len(p.hand) == len(match.state.players[p.seat - 1].hand)
            most = max(most, len(followed[p.seat]))
    assert most > 1


def test_a_card_that_comes_back_from_the_pile_is_unknown() -> None:
    """Taken from the display, delivered, shuffled and drawn again it lies face down as any other."""
    match = begun(Options(), 2)
    p = match.state.players[1]
    card = p.hand[0]
    take_openly(p, card)
    discard_cards(match.table, p, (card,))
    match.state.discard, p.hand = (), (*p.hand, card)
    assert known_hand(p) == ()
    assert set(view(match.state, 1).players[1].hand) == {HIDDEN}


@pytest.mark.parametrize("options", [JEAN, JACQUES], ids=called)
def test_the_deck_is_known_as_far_as_it_was_shown(options: Options) -> None:
    """What was turned up and has gone under the deck is known there, and nothing that nobody has seen."""
    passes = 0
    for match, told in _listened(options, 4):
        automa = match.state.automa
        assert automa is not None
        shown = {event.card for event in told if isinstance(event, events.AutomaRevealed)}
        known = {card for group in known_deck(automa) for card in group}
        assert known == shown & {*automa.deck}
        assert not [*memory.remembered_deck(match.table)]
        passes += known == {*automa.deck} and bool(known)
    assert passes > 1


def _imagined(state: State, seat: int) -> list[State]:
    return [imagine(game().printed, view(state, seat), chance) for chance in range(DEALS)]


def _automa(state: State) -> Automa:
    assert state.automa is not None
    return state.automa


def test_an_imagined_hand_holds_what_it_is_known_to_hold() -> None:
    """A card from the display lies in that hand in every deal; the others lie anywhere."""
    state = next(match.state for match in positions(TABLES[0], 7) if known_hand(match.state.players[1]))
    known = {*known_hand(state.players[1])}
    deals = [{*deal.players[1].hand} for deal in _imagined(state, 1)]
    assert all(known <= hand for hand in deals)
    assert set.intersection(*deals) == known


def test_later_passes_of_jean_are_of_the_cards_of_the_first() -> None:
    """Once she has shown her whole deck it is imagined of just these cards, its last one for certain."""
    looked_at = 0
    for match in positions(JEAN, 4, every=5):
        jean = _automa(match.state)
        if not known_deck(jean) or not jean.deck:
            continue
        looked_at += 1
        deals = [_automa(deal).deck for deal in _imagined(match.state, 1)]
        assert {tuple(sorted(deck)) for deck in deals} == {tuple(sorted(jean.deck))}
        if len(jean.deck) > 2:
            assert len({*deals}) > 1
    assert looked_at > 2


def test_the_first_pass_of_jean_is_of_any_cards() -> None:
    """Before that any card she has not shown may come, as many of each letter as her level has."""
    state = next(match.state for match in positions(JEAN, 4) if len(_automa(match.state).discard) == 2)
    jean = _automa(state)
    decks = [_automa(deal).deck for deal in _imagined(state, 1)]
    found = Counter(card for deck in decks for card in deck)
    assert not {*found} & {*jean.discard}
    assert {*found} | {*jean.discard} == {*game().printed.box.jean}
    letters = Counter(card[0] for card in jean.deck)
    assert all(Counter(card[0] for card in deck) == letters for deck in decks)


def test_what_jacques_has_not_shown_lies_above_what_he_has() -> None:
    """After a round his cards go under the rest: first come those nobody has seen, then the others in any order."""
    looked_at = 0
    for match in positions(JACQUES, 1, every=9):
        jacques = _automa(match.state)
        groups = known_deck(jacques)
        if not groups:
            continue
        above = len(jacques.deck) - sum(map(len, groups))
        looked_at += above > 0
        for deal in _imagined(match.state, 1):
            deck, at = _automa(deal).deck, above
            assert not {*deck[:above]} & {*jacques.discard, *(card for group in groups for card in group)}
            for group in groups:
                assert tuple(sorted(deck[at : at + len(group)])) == group
                at += len(group)
    assert looked_at > 1


def _plain(state: State) -> State:
    """Give a position as it was written before anything was remembered."""
    plain = copied(state)
    for owner, field in (*((p, "from_display") for p in plain.players), (plain.automa, "shown_before")):
        if owner is not None:
            setattr(owner, field, UNSET)
    return plain


@pytest.mark.parametrize("options", [TABLES[0], JEAN, JACQUES], ids=called)
def test_what_nobody_remembers_is_not_written(options: Options) -> None:
    """A position reads as ever where there is nothing to remember, and its digest never speaks of it."""
    hands, decks, nothing = 0, 0, 0
    for match in positions(options, 7, every=7):
        state, written, plain = match.state, game().encode(match.state), _plain(match.state)
        groups = known_deck(state.automa) if state.automa else ()
        assert written.count(b"from_display") == sum(bool(known_hand(p)) for p in state.players)
        assert (b"shown_before" in written) == bool(groups)
        assert all(groups)
        assert without_memory(state) == plain
        assert game().digest(plain) == game().digest(state)
        assert game().decode(written) == state
        hands, decks = hands + (b"from_display" in written), decks + bool(groups)
        if plain == state:
            nothing += 1
            assert without_memory(state) is state
    assert hands
    assert nothing
    assert decks or options.bot == "none"


def test_a_deck_alone_is_left_out_as_well() -> None:
    """Where no hand is known, what an automa has shown does not count for the digest either."""
    state = begun(JEAN, 2).state
    before = game().digest(state)
    _automa(state).shown_before = (tuple(sorted(_automa(state).deck)),)
    assert game().digest(state) == before


def test_what_cannot_be_remembered_is_refused() -> None:
    """A file in which a hand or a deck is said to hold what it cannot is not opened; a view is."""
    state = begun(Options(), 2).state
    take_openly(state.players[1], state.players[1].hand[0])
    assert game().decode(game().encode(view(state, 1))) == view(state, 1)
    state.players[1].from_display = (state.players[0].hand[0],)
    with pytest.raises(ValueError, match="a card is remembered in a hand that does not hold it"):
        game().decode(game().encode(state))
    state = begun(JEAN, 2).state
    _automa(state).shown_before = (tuple(sorted(game().printed.box.jean)),)
    with pytest.raises(ValueError, match="more cards are remembered in a deck than lie there"):
        game().decode(game().encode(state))


@pytest.mark.parametrize("called_", ["four-in-an-interim-scoring", "three-in-the-first-edition"])
def test_games_from_before_still_lead_where_they_led(called_: str) -> None:
    """Saves in which nothing is remembered are played again turn by turn, and keep the way back in their turn."""
    opened = open_saved(SAVES / f"format-3-{called_}.json")
    played = replay(opened.game, opened.record)
    assert not played.difference
    assert any(known_hand(p) for p in played.match.state.players)
    assert not any(known_hand(p) for p in opened.record.now.players)
    assert resume(opened.game, opened.record).steps
