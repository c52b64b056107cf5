"""The position in words: every part of it to every seat and to onlookers, and never more than they may know."""

from __future__ import annotations

from typing import Any

import pytest

from maracaibo_tui.games.maracaibo.advice.captains_now import captain_now
from maracaibo_tui.games.maracaibo.state.memory import known_hand
from maracaibo_tui.games.maracaibo.state.position import HIDDEN, Options, State
from maracaibo_tui.games.maracaibo.state.views import view
from maracaibo_tui.games.maracaibo.words.cards import card_name
from tests.support.played import TABLES, TITLE, begun, called, game, positions

NAMES: dict[int | str, str] = {1: "Ada", 2: "Ben", 3: "Cleo", 4: "Dan", "jean": "Jean", "jacques": "Jacques"}
WORDS = TITLE.words()


def _told(state: State, seat: int) -> dict[str, list[str]]:
    """Tell every part of a position to a seat."""
    seen = view(state, seat)
    return {word: list(tell(game().printed, seen, NAMES, seat)) for word, tell in WORDS.POSITION.items()}


@pytest.mark.parametrize("options", TABLES, ids=called)
def test_every_part_is_told_to_every_seat_and_to_onlookers(options: Options) -> None:
    """From the set-up to the end every part has something to say, in sentences of one line each."""
    for match in positions(options, 2, 60):
        for seat in range(options.players + 1):
            told = _told(match.state, seat)
            assert all(told.values())
            sentences = [text for texts in told.values() for text in texts]
            assert not [text for text in sentences if not text.isprintable() or HIDDEN in text or text != text.rstrip()]


def test_only_whoever_plays_is_addressed() -> None:
    """The person at a seat is called you, and only there; an onlooker hears of everybody by name."""
    match = next(positions(TABLES[0], 2))
    assert [text[:14] for text in _told(match.state, 1)[""] if ", you, " in text] == ["Ada, you, have"]
    assert not [text for texts in _told(match.state, 0).values() for text in texts if ", you, " in text]
    assert "The ship of Ben:" in _told(match.state, 0)["ship"]


def test_cards_of_the_set_up_are_counted_without_a_limit() -> None:
    """Until the first cards are chosen nobody has too many; from then on the limit of the hand is said."""
    said = {match.state.phase: _told(match.state, 0)["cards"][0] for match in positions(TABLES[0], 2, 60)}
    first = next(positions(TABLES[0], 2))
    assert _told(first.state, 0)["cards"][0].startswith("Ada holds 8 cards.")
    assert " of 4 cards." in said["over"]


@pytest.mark.parametrize("seat", [0, 1])
def test_cards_from_the_display_are_named_in_other_hands(seat: int) -> None:
    """Whoever may not see a hand hears of the cards that everybody saw go there, and of no other."""
    state = next(match.state for match in positions(TABLES[0], 7) if known_hand(match.state.players[1]))
    p, told = state.players[1], _told(state, seat)
    names = [card_name(game().printed, card) for card in p.hand]
    known = [card_name(game().printed, card) for card in known_hand(p)]
    assert len(known) < len(names)
    briefly = next(text for text in told[""] if "n hand, from the display: " in text and known[0] in text)
    assert [name for name in names if name in briefly] == known
    cards = " ".join(told["cards"])
    assert "from the display: " in cards or "In hand, from the display:" in cards
    assert [name for name in names if name in cards] == known


def test_the_page_of_a_captain_names_what_everybody_saw_taken() -> None:
    """It stands behind what is planned; of whom nothing is known nothing is said."""
    state = next(match.state for match in positions(TABLES[0], 7) if known_hand(match.state.players[1]))
    table = game().table(view(state, 1), None)
    said = [text for text, _style in captain_now(table, table.state.players[1])]
    names = [card_name(game().printed, card) for card in known_hand(state.players[1])]
    assert f"in hand, from the display: {', '.join(names)}" in said
    nothing = game().table(view(begun(TABLES[0], 7).state, 1), None)
    assert not [text for text, _ in captain_now(nothing, nothing.state.players[1]) if "from the display" in text]


def _dealt_anew(state: State, seat: int) -> State:
    """Deal everything that a seat may not know in another way."""
    others = [p for p in state.players if p.seat != seat]
    cards = [*state.draw, *(card for p in others for card in p.hand if card not in known_hand(p))][::-1]
    for p in others:
        known = known_hand(p)
        hidden = len(p.hand) - len(known)
        p.hand, cards = (*known, *cards[:hidden]), cards[hidden:]
    state.draw, state.combat_1, state.combat_2 = tuple(cards), state.combat_1[::-1], state.combat_2[::-1]
    state.quest_pile = (*state.quest_pile[:1], *state.quest_pile[:0:-1])
    return state


@pytest.mark.parametrize("options", TABLES[:3], ids=called)
def test_what_is_hidden_makes_no_difference(options: Options) -> None:
    """Two positions that differ only in what a seat may not know are told to it in the same words."""
    for match in positions(options, 3, 90):
        before = {seat: _told(match.state, seat) for seat in range(options.players + 1)}
        for seat, told in before.items():
            assert _told(_dealt_anew(game().copy(match.state), seat), seat) == told


def test_the_end_is_told_as_it_was_scored() -> None:
    """Once the game is over its parts, its totals and the winner are said, for captains and for Jean."""
    *_, match = positions(TABLES[3], 2, 500)
    state: Any = match.state
    told = _told(state, 1)
    assert f"total: Ada {state.players[0].vp}, Jean {state.jean.vp}" in told["points"]
    assert told["points"][-1].endswith(" wins.")
    scored = [text for text in told[""] if text.startswith("  Final scoring: ")]
    totals = [f"{each.score['total']}." for each in (state.players[0], state.jean)]
    assert [text.rpartition("total ")[2] for text in scored] == totals


def test_every_language_is_english_so_far() -> None:
    """A language that has no words of its own is told in English."""
    assert TITLE.words("de") is TITLE.words("en") is WORDS
