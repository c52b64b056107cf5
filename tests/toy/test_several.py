"""What every game may ask, shown by the toy: several seats at once, windows, chance, secrets, open questions."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from maracaibo_tui.engine.chance import ForcedChanceError, below, from_seed
from maracaibo_tui.engine.journal import line
from maracaibo_tui.engine.match import Entry, Match
from maracaibo_tui.engine.record import Beginning, dump, load, resume
from maracaibo_tui.engine.repeat import not_offered, repeat
from maracaibo_tui.engine.secrets import read_by
from maracaibo_tui.engine.taking_back import way_back
from maracaibo_tui.engine.windows import ARMED, ASK, NONE
from maracaibo_tui.library.weights import weights_of
from maracaibo_tui.play.session import Session
from tests.support.any_table import TWO, rules_of
from tests.support.toy import in_the_house, sight
from tests.support.toy.audit import Audit
from tests.support.toy.judge import Judge
from tests.support.toy.pranks import KINDS
from tests.support.toy.rules import Toy
from tests.support.toy.state import Divers, Options, Pranks, Unveil
from tests.support.toy.title import TITLE
from tests.support.toy_saved import HEADER

SEEDS = st.integers(0, 10_000)
THREE = Options(players=3, pranks=True)


@pytest.fixture(autouse=True, scope="module")
def house() -> Iterator[None]:
    """Let the toy in."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("maracaibo_tui.games.TITLES", {})
        patch.setattr("maracaibo_tui.library.paths.FURTHER", [])
        in_the_house()
        yield


def _toy() -> Toy:
    found = rules_of(TITLE.id)
    assert isinstance(found, Toy)
    return found


def _match(options: Options = THREE, seed: int = 1, told: list[object] | None = None) -> Match[Divers]:
    return Match(_toy(), _toy().begin(options, seed), tell=None if told is None else told.append)


def _whole(options: Options, seed: int) -> Match[Divers]:
    """Play a game at random, whoever is asked answering in any order, orders among the answers."""
    match, chance = _match(options, seed), from_seed(seed)
    while match.question is not None:
        chance, who = below(chance, len(match.questions))
        asked = match.questions[who]
        chance, pick = below(chance, len(asked.options))
        match.answer(asked.options[pick], seat=asked.seat)
    return match


def _journals(match: Match[Divers], point: str) -> Iterator[list[Entry]]:
    """Give the journal with the answers to a joint question in every order that keeps each seat's own."""
    joint = [entry for entry in match.journal if entry.point == point]
    first = match.journal.index(joint[0])
    rest = match.journal[first + len(joint) :]
    for seats in set(permutations([entry.seat for entry in joint])):
        own = {seat: iter([entry for entry in joint if entry.seat == seat]) for seat in seats}
        yield [*match.journal[:first], *(next(own[seat]) for seat in seats), *rest]


@settings(deadline=None, max_examples=25)
@given(SEEDS)
def test_the_order_of_arrival_changes_nothing(seed: int) -> None:
    """A journal in another order of a sealed question leads to the same position, events and digest."""
    match = _whole(THREE, seed)
    outcomes = set()
    for journal in list(_journals(match, "TOY-4"))[:12]:
        told: list[object] = []
        again = _match(THREE, seed, told)
        plain = [Entry(seat=each.seat, point=each.point, answer=each.answer) for each in journal]
        assert repeat(again, plain, not_offered).difference == ""
        outcomes.add((_toy().digest(again.state), tuple(map(repr, told))))
    assert len(outcomes) == 1
    assert {digest for digest, _ in outcomes} == {_toy().digest(match.state)}


def test_answers_of_others_change_neither_a_question_nor_its_number() -> None:
    """Each seat keeps its options and its number while the others answer; its own links go on."""
    match = _match()
    before = {seat: (match.asked(seat), match.number(seat)) for seat in (1, 2, 3)}
    for seat in (3, 1):
        question = match.asked(seat)
        assert question is not None
        match.answer(question.options[0], seat=seat)
        assert (match.asked(2), match.number(2)) == before[2]
        assert match.number(seat) == before[seat][1] + 1


def test_nobody_is_asked_who_has_answered() -> None:
    """An answer for a seat that is not asked is refused in a sentence."""
    match = _match(Options(players=2))
    match.answer(match.questions[0].options[0], seat=1)
    assert [asked.seat for asked in match.questions] == [2]
    with pytest.raises(ValueError, match="seat 1 is not asked; 'dive' answers nothing"):
        match.answer("dive", seat=1)


def test_what_is_sealed_shows_to_nobody_before_the_last_answer() -> None:
    """Views, journals and events of others are the same whatever somebody has answered; that it has is known."""
    seen = []
    for pick in (0, 1):
        told: list[object] = []
        match = _match(Options(players=2), 1, told)
        match.answer(match.questions[0].options[pick], seat=1)
        read = list(read_by(sight.SECRETS, match.journal, match.question, 2))
        seen.append((sight.view(match.state, 2), told, read, [asked.seat for asked in match.questions]))
        assert next(read_by(sight.SECRETS, match.journal, match.question, 1))[1] == match.journal[0]
    assert seen[0] == seen[1]
    assert line(seen[0][2][0][1]) == "1 wish TOY-4"
    assert seen[0][3] == [2]


def test_the_last_answer_of_a_sealed_question_is_a_reveal_and_others_are_taken_back_freely() -> None:
    """Whoever takes back its own links leaves those of the others where they are; after the last one nobody does."""
    match = _match(Options(players=2))
    first, second = match.questions
    match.answer(first.options[0], seat=1)
    match.answer(second.options[1], seat=2)
    assert match.steps[-1].revealed
    match = _match(THREE)
    for seat in (1, 2):
        question = match.asked(seat)
        assert question is not None
        match.answer(question.options[1], seat=seat)
    way = way_back(match, 1)
    assert (way.others, way.reveals) == (frozenset(), False)
    match.go_back(way)
    match.give_again(way.kept)
    assert [(entry.seat, entry.answer) for entry in match.journal] == [
        (2, match.state.offers[1][1] and f"wish:{match.state.offers[1][1]}")
    ]
    assert match.state.wishes[0] == ""
    assert [asked.seat for asked in match.questions] == [1, 2, 3]


def test_whoever_voted_after_one_that_is_taken_back_votes_again() -> None:
    """Seat 1 votes last, and again if somebody takes a vote back; other votes stay."""
    match = _match(Options(players=3, wishes=False, pranks=True))
    for seat, vote in ((3, "more"), (2, "more")):
        match.answer(vote, seat=seat)
    assert [asked.seat for asked in match.questions] == [1]
    assert match.game.missing(match.table) == (1,)
    way = way_back(match, 3)
    match.go_back(way)
    match.give_again(way.kept)
    assert match.state.votes == ("", "more", "")
    assert [asked.seat for asked in match.questions] == [3]
    match.answer("enough", seat=3)
    match.answer("enough")
    assert not match.state.more


@settings(deadline=None, max_examples=15)
@given(SEEDS, st.sampled_from((2, 3)))
def test_a_save_at_every_question_goes_on_as_before(seed: int, players: int) -> None:
    """Written and read back at any question, sealed and half answered or in a window, a game asks the same."""
    options = Options(players=players, pranks=True)
    start = _toy().begin(options, seed)
    whole = _whole(options, seed)
    match = Match(_toy(), _toy().copy(start))
    header = replace(HEADER, seats=("Ada", "Ben", "Cy")[:players])
    for entry in whole.journal:
        match.answer(entry.answer, seat=entry.seat)
        data = dump(_toy(), match, header, Beginning(start, seed))
        again = resume(_toy(), load(_toy(), data, HEADER.content))
        assert again.questions == match.questions
        assert _toy().digest(again.state) == _toy().digest(match.state)


def _asked_of(match: Match[Divers], seat: int) -> list[tuple[int, str]]:
    """Follow a dive of seat 1 as everybody sees it: who is asked at which point, each time with the last option."""
    asked = []
    while match.question is not None and match.question.point in {"TOY-5", "TOY-6"}:
        asked.append((match.question.seat, match.question.point))
        match.answer(match.question.options[-1] if match.question.seat == seat else "pass")
    return asked


@pytest.mark.parametrize("order", [ASK, ARMED, NONE])
def test_a_window_looks_the_same_whatever_a_seat_holds(order: str) -> None:
    """Whether, when and how often a seat is asked follows from its order and the number of its pranks alone."""
    looks = []
    for hand in KINDS:
        match = _match(Options(players=3, wishes=False, pranks=True))
        match.answer("enough", seat=2)
        match.answer("enough", seat=3)
        match.answer("enough")
        state = match.state
        state.hands = (("charm",), (hand,), ("wave",))
        state.windows = (ASK, order, ASK)
        # Neither can be played: there is no choice to charm, and nothing in the basket but what is brought up now.
        state.bag = ("conch", *(each for each in state.bag if each != "conch"))
        match.answer("dive")
        seen = [sight.view(match.state, 1)]
        looks.append((_asked_of(match, 2), seen[0].hands, seen[0].agenda))
    assert looks[0] == looks[1]
    assert bool(looks[0][0] and looks[0][0][0][0] == 2) is (order == ASK)


def test_arming_shows_nowhere() -> None:
    """Neither view nor journal of another seat tells that something was armed, nor that there was an answer."""
    match = _match(Options(players=2, wishes=False, pranks=True))
    match.answer("enough", seat=2)
    match.answer("enough")
    before = sight.view(match.state, 2)
    arm = next(option for option in match.questions[0].options if option.startswith("arm"))
    match.answer(arm)
    assert sight.view(match.state, 2) == before
    read = [entry.answer for _, entry in read_by(sight.SECRETS, match.journal, match.question, 2)]
    assert arm not in read
    assert len(read) == len(match.journal) - 1
    assert arm in [entry.answer for _, entry in read_by(sight.SECRETS, match.journal, match.question, 1)]


def test_what_was_announced_shows_only_when_it_is_played() -> None:
    """Others see that something was announced, not what: in the window, and while it waits for its turn."""
    match = _match(Options(players=3, wishes=False, pranks=True))
    for seat in (2, 3, 1):
        match.answer("enough", seat=seat)
    state = match.state
    state.hands, state.windows = (("charm",), ("charm",), ("wave",)), (ASK, ASK, ASK)
    state.bag, state.baskets = ("murex",), (("whelk",), (), ())
    match.answer("dive")
    match.answer("announce:charm")
    [window] = [frame for frame in sight.view(match.state, 3).agenda if isinstance(frame, Pranks)]
    assert [(each.seat, each.option) for each in window.announced] == [(2, "")]
    match.answer("announce:wave")
    waiting = [frame for frame in sight.view(match.state, 1).agenda if isinstance(frame, Unveil)]
    assert [frame.prank for frame in waiting] == ["", ""]
    own = [frame for frame in sight.view(match.state, 2).agenda if isinstance(frame, Unveil)]
    assert [frame.prank for frame in own] == ["", "charm"]


def _persons(options: Options = THREE, seed: int = 1) -> Session:
    """Sit down, as many persons as play."""
    seats = (*TWO, *TWO)[: options.players]
    return Session(_match(options, seed), sight, seats, {}, lambda _session: None)


def test_who_has_nothing_to_announce_is_asked_all_the_same_where_several_play() -> None:
    """With only `pass` left a person presses a key as with a full hand; one person alone is not asked."""
    for hand in KINDS:
        played = _persons(Options(players=2, wishes=False, pranks=True))
        state: Divers = played.match.state
        state.hands, state.windows, state.bag = (("charm",), (hand,)), (ASK, ASK), ("murex",)
        for answer in ("enough", "enough", "dive"):
            played.settle()
            played.pass_keyboard()
            assert played.answer(played.number, answer)
        played.settle()
        assert played.waits_for_other()
        assert played.question is not None
        assert (played.question.seat, played.question.point) == (2, "TOY-5")


def test_an_open_question_is_answered_without_a_veil_from_what_all_may_see() -> None:
    """A vote is asked of whoever sees the screen, and nobody's secrets are on it; then the veil falls as ever."""
    played = _persons(Options(players=2, wishes=False, pranks=True))
    played.settle()
    assert not played.waits_for_other()
    assert played.viewer == 0
    assert played.view().hands == (("",), ("",))
    assert played.answer(played.number, "enough")
    assert not played.waits_for_other()
    assert played.undo()
    assert [entry.answer for entry in played.match.journal] == []
    assert played.answer(played.number, "more")
    assert played.answer(played.number, "more")
    assert played.waits_for_other()


def test_a_forced_die_that_cannot_be_ends_with_a_sentence() -> None:
    """A face that the die does not have, or a shell that is no candidate, says what is allowed."""
    for queue, said in (
        ({"dice": (7,)}, "dice: found 7, allowed 1 to 6"),
        ({"picks": ("conch",)}, "picks: found 'conch', allowed"),
    ):
        match = _match(Options(players=2, wishes=False, pranks=True))
        match.answer("enough", seat=2)
        match.answer("enough")
        state = match.state
        state.hands, state.windows = ((), ("charm",) if "dice" in queue else ("wave",)), (ASK, ASK)
        state.bag, state.baskets = ("murex",), (("whelk", "limpet"), ())
        for name, value in queue.items():
            setattr(state, name, value)
        match.answer("dive")
        with pytest.raises(ForcedChanceError, match=said):
            match.answer(match.questions[0].options[0])


def test_what_is_armed_and_in_no_hand_is_noticed() -> None:
    """A position in which somebody would announce a prank that nobody holds breaks an invariant."""
    match = _match(Options(players=2, wishes=False, pranks=True))
    audit = Audit(match.table)
    assert audit.check(match.question) == []
    match.state.hands, match.state.armed = (("wave",), ()), (("charm",), ())
    assert "charm is armed and in no hand" in audit.check(match.question)


def test_no_view_and_no_imagined_position_has_a_queue() -> None:
    """Forced chance stays with the position that was given it."""
    state = _match().state
    state.dice, state.picks = (3,), ("conch",)
    view = sight.view(state, 1)
    assert (view.dice, view.picks) == ((), ())
    imagined = Judge(_toy().printed, weights_of("toy")).imagine(view, 5)
    assert (imagined.dice, imagined.picks) == ((), ())


def test_a_shell_that_all_saw_going_down_is_known_to_all() -> None:
    """Knowledge is in the state: the bottom of the bag that a wave has filled shows in every view."""
    state = _match().state
    state.bag, state.sunk = (*state.bag[:3], "whelk"), ("whelk",)
    assert sight.view(state, 0).bag == ("", "", "", "whelk")
    state.bag = ("whelk",)
    assert sight.view(state, 2).bag == ("whelk",)


def test_the_past_shows_each_answer_as_its_seat_gave_it() -> None:
    """Looked back at, a vote that came before its turn at one keyboard is that of the seat that gave it."""
    played = _persons(Options(players=3, wishes=False, pranks=True))
    played.match.answer("more", seat=3)
    assert played.state_after(0).votes == ("", "", "more")


def test_far_back_a_question_to_several_is_taken_back_as_any_other() -> None:
    """Back to before it began, answers of others are in the way; within it they are not."""
    match = _match(Options(players=3, pranks=True))
    for seat in (1, 2, 3):
        for _ in range(2):
            question = match.asked(seat)
            assert question is not None
            if question.point == "TOY-4":
                match.answer(question.options[0], seat=seat)
    assert match.question is not None
    match.answer("enough", seat=3)
    assert way_back(match, 3).others == frozenset()
    assert way_back(match, 3, to=0).others == {1, 2}


@pytest.mark.parametrize("option", ["pass", "announce:charm"])
def test_no_preview_and_no_undo_tells_what_the_next_one_has_armed(option: str) -> None:
    """Whether somebody in the window has armed something is turned up by what is answered before, never looked at."""
    looks = []
    for armed in ((), ("wave",)):
        played = _persons(Options(players=3, wishes=False, pranks=True))
        for vote in ("enough",) * 3:
            played.settle()
            assert played.answer(played.number, vote)
        state: Divers = played.match.state
        state.hands, state.windows, state.armed = (
            (("charm",), ("charm",), ("wave",)),
            (ASK, ASK, ARMED),
            ((), (), armed),
        )
        state.bag, state.baskets = ("murex",), (("whelk",), (), ())
        for answer in ("dive", option):
            played.settle()
            played.pass_keyboard()
            looks.append(played.imagined(answer))
            assert played.answer(played.number, answer)
        assert not played.undo()
    assert looks[:2] == looks[2:]


def test_how_often_a_sealed_question_is_answered_tells_nothing_where_several_play() -> None:
    """A stake that can only be one is asked for by the same key as any other: the number of keys is no secret told."""
    played = _persons(Options(players=2, pranks=True))
    state: Divers = played.match.state
    state.offers = (("limpet", "murex"), *state.offers[1:])
    played.settle()
    played.pass_keyboard()
    assert played.answer(played.number, "wish:limpet")
    played.settle()
    assert played.question is not None
    assert (played.question.seat, played.question.options) == (1, ("stake:1",))
