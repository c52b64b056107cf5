"""First cards and careers are committed at once and in secret: several seats are asked together."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from maracaibo_tui.engine.journal import line
from maracaibo_tui.engine.match import Match
from maracaibo_tui.engine.record import Beginning, dump, load, resume
from maracaibo_tui.engine.record_file import Header
from maracaibo_tui.engine.secrets import read_by
from maracaibo_tui.engine.taking_back import way_back
from maracaibo_tui.games.maracaibo.audit.paths import read
from maracaibo_tui.games.maracaibo.state.position import Options, State
from maracaibo_tui.games.maracaibo.state.sight import SECRETS
from maracaibo_tui.games.maracaibo.state.views import view
from tests.support.played import begun, game

LINKS = 4
OPTIONS = Options(players=3)


def _answered(order: list[int], picks: list[int], told: list[object] | None = None) -> Match[State]:
    """Answer for the seats in this order, each with its own picks, whoever else has answered."""
    match = begun(OPTIONS, 4)
    match.table.tell = None if told is None else told.append
    given_by = dict.fromkeys((1, 2, 3), 0)
    for seat in order:
        question = match.asked(seat)
        assert question is not None
        pick = picks[(seat - 1) * LINKS + given_by[seat] % LINKS]
        match.answer(question.options[pick % len(question.options)], seat=seat)
        given_by[seat] += 1
    return match


@settings(deadline=None, max_examples=30)
@given(
    st.permutations([1, 2, 3] * LINKS),
    st.permutations([1, 2, 3]),
    st.lists(st.integers(0, 7), min_size=12, max_size=12),
)
def test_any_order_of_arrival_leads_to_the_same(cards: list[int], careers: list[int], picks: list[int]) -> None:
    """Position, events and digest after the last answer are those of seat order (DEC-02, DEC-03)."""
    told: list[object] = []
    usual: list[object] = []
    match = _answered([*cards, *careers], picks, told)
    plain = _answered([seat for seat in (1, 2, 3) for _ in range(LINKS)] + [1, 2, 3], picks, usual)
    assert game().digest(match.state) == game().digest(plain.state)
    assert told == usual


def test_nothing_of_what_is_sealed_shows_to_others() -> None:
    """Another seat sees the same whatever was committed, and reads only that there was an answer (MAR-SETUP-43)."""
    one, other = (_answered([1] * LINKS, [pick] * 12) for pick in (0, 1))
    assert game().encode(view(one.state, 2)) == game().encode(view(other.state, 2))
    read_lines = [line(entry) for _, entry in read_by(SECRETS, one.journal, one.question, 2)]
    assert read_lines == ["1 plan DEC-02", *["1 discard DEC-02"] * 3]
    assert [entry.answer for _, entry in read_by(SECRETS, one.journal, one.question, 1)] == [
        entry.answer for entry in one.journal
    ]
    assert read(one.table, one.questions, "asked") == [2, 3]


def test_after_the_reveal_all_is_read() -> None:
    """Once the last one has answered nothing of the first cards is sealed any more; careers are, in their turn."""
    match = _answered([seat for seat in (1, 2, 3) for _ in range(LINKS)], [0] * 12)
    assert match.steps[-1].revealed
    assert match.question is not None
    assert match.question.point == "DEC-03"
    assert [entry for _, entry in read_by(SECRETS, match.journal, match.question, 0)] == match.journal
    match.answer(match.question.options[0], seat=1)
    assert [entry.answer for _, entry in read_by(SECRETS, match.journal, match.question, 2)][-1] == "career"


def test_own_links_are_taken_back_while_those_of_others_stay() -> None:
    """Seat 1 takes its last card back though seats 2 and 3 have answered since."""
    match = _answered([1, 1, 2, 3], [0] * 12)
    kept = [entry for entry in match.journal if entry.seat != 1]
    way = way_back(match, 1)
    assert (way.others, way.reveals) == (frozenset(), False)
    match.go_back(way)
    match.give_again(way.kept)
    assert [entry.seat for entry in match.journal] == [1, 2, 3]
    assert [entry for entry in match.journal if entry.seat != 1] == kept
    assert len(match.state.players[0].committed) == 1


def test_a_save_in_between_asks_exactly_those_who_are_missing() -> None:
    """What was answered stays sealed in the file; seats and links that are missing are asked again."""
    start = begun(OPTIONS, 4).state
    match = _answered([3, 1, 1, 3, 3, 3], [0] * 12)
    header = Header(
        game="maracaibo", rules="1", pack="maracaibo", pack_version="1", content="0", options={}, seats=("A", "B", "C")
    )
    again = resume(game(), load(game(), dump(game(), match, header, Beginning(start, 4)), "0"))
    assert again.questions == match.questions
    assert [(each.seat, len(each.options)) for each in again.questions] == [(1, 6), (2, 8)]
    assert again.number(1) == match.number(1)
