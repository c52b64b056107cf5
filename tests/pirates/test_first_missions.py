"""Missions are kept at the start at once and in secret: several seats are asked together (DEC-P02)."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from maracaibo_tui.engine.journal import line
from maracaibo_tui.engine.match import Match
from maracaibo_tui.engine.secrets import read_by
from maracaibo_tui.engine.taking_back import way_back
from maracaibo_tui.games.pirates.audit.paths import read
from maracaibo_tui.games.pirates.state.position import Options, State
from maracaibo_tui.games.pirates.state.sight import SECRETS
from maracaibo_tui.games.pirates.state.views import view
from tests.pirates.tables import begun, game

LINKS = 2
HUNTERS = Options(players=3, mission_hunters=True)


def _answered(order: list[int], picks: list[int], told: list[object] | None = None) -> Match[State]:
    """Answer for the seats in this order, each with its own picks, whoever else has answered."""
    match = begun(HUNTERS, 4)
    match.table.tell = None if told is None else told.append
    given_by = dict.fromkeys((1, 2, 3), 0)
    for seat in order:
        question = match.asked(seat)
        assert question is not None
        pick = picks[(seat - 1) * LINKS + given_by[seat]]
        match.answer(question.options[pick % len(question.options)], seat=seat)
        given_by[seat] += 1
    return match


@settings(deadline=None, max_examples=30)
@given(st.permutations([1, 2, 3] * LINKS), st.lists(st.integers(0, 5), min_size=6, max_size=6))
def test_any_order_of_arrival_leads_to_the_same(order: list[int], picks: list[int]) -> None:
    """Position, events and digest after the last answer are those of seat order (PIR-SETUP-15, PIR-HUNT-01)."""
    told: list[object] = []
    usual: list[object] = []
    match = _answered(order, picks, told)
    plain = _answered([1, 1, 2, 2, 3, 3], picks, usual)
    assert game().digest(match.state) == game().digest(plain.state)
    assert told == usual


def test_what_is_kept_is_in_hand_and_the_rest_under_the_deck() -> None:
    """Missions given back lie under the deck in seat order."""
    match = begun(HUNTERS, 4)
    dealt = [p.dealt for p in match.state.players]
    deck = match.state.missions
    match = _answered([1, 1, 2, 2, 3, 3], [0] * 6)
    assert [p.missions for p in match.state.players] == [hand[:2] for hand in dealt]
    assert match.state.missions == (*deck, *(hand[2] for hand in dealt))
    assert all(p.dealt == p.kept == () for p in match.state.players)


def test_nothing_of_what_is_sealed_shows_to_others() -> None:
    """Another seat sees the same whatever was kept, and reads only that there was an answer."""
    one, other = (_answered([1, 1], [pick] * 6) for pick in (0, 1))
    assert game().encode(view(one.state, 2)) == game().encode(view(other.state, 2))
    assert [line(entry) for _, entry in read_by(SECRETS, one.journal, one.question, 2)] == ["1 keep DEC-P02"] * 2
    assert [entry.answer for _, entry in read_by(SECRETS, one.journal, one.question, 1)] == [
        entry.answer for entry in one.journal
    ]
    assert read(one.table, one.questions, "asked") == [2, 3]
    assert read(one.table, one.questions, "players.1.missions") == []


def test_what_was_kept_stays_secret_after_the_last_answer() -> None:
    """The hand is nobody else's to the end of the game; that all have answered is a reveal."""
    match = _answered([1, 1, 2, 2, 3, 3], [0] * 6)
    assert match.steps[-1].revealed
    assert {entry.answer for _, entry in read_by(SECRETS, match.journal, match.question, 0)} == {"keep"}


def test_own_links_are_taken_back_while_those_of_others_stay() -> None:
    """Seat 1 takes its last mission back though seats 2 and 3 have answered since."""
    match = _answered([1, 1, 2, 3], [0] * 6)
    kept = [entry for entry in match.journal if entry.seat != 1]
    way = way_back(match, 1)
    assert (way.others, way.reveals) == (frozenset(), False)
    match.go_back(way)
    match.give_again(way.kept)
    assert [entry for entry in match.journal if entry.seat != 1] == kept
    assert len(match.state.players[0].kept) == 1
