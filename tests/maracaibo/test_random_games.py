"""What holds in every game, whatever is answered."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from maracaibo_tui.commands.simulation import play
from maracaibo_tui.engine.chance import from_seed
from maracaibo_tui.engine.match import Match
from maracaibo_tui.engine.question import NotOfferedError, Question
from maracaibo_tui.games.maracaibo.audit.recount import disagreements
from maracaibo_tui.games.maracaibo.state.events import RoundEnded
from maracaibo_tui.games.maracaibo.state.position import Options, State
from maracaibo_tui.players import random
from tests.support import busy
from tests.support.played import TABLES, begun, called, game, terms

at_every_table = pytest.mark.parametrize("options", TABLES, ids=called)
tables = st.sampled_from(TABLES)
seeds = st.integers(0, 2**32)
NONSENSE = ("", "end ", "sail:havana", "sail:99", "buy:Z99", "village:1", "skip;end", "0", "vа:buy")


def position(match: Match[State]) -> tuple[State, Question | None, int]:
    """Give where a match stands."""
    return game().copy(match.state), match.question, len(match.journal)


def played_on(match: Match[State], chance: int, answers: int) -> int:
    """Give so many answers, or as many as the game still takes."""
    for _ in range(answers):
        if match.question is None:
            break
        chance, answer = busy.choose(match.question, chance)
        match.answer(answer, auto=len(match.question.options) == 1)
    return chance


@settings(max_examples=25)
@given(tables, seeds)
def test_asking_twice_gives_the_same_question_and_changes_nothing(options: Options, seed: int) -> None:
    """A question is computed from the position and leaves it as it is."""
    match, chance = begun(options, seed, keep_steps=False), from_seed(seed)
    while match.question is not None:
        before = game().copy(match.state)
        assert game().settle(match.table) == match.question
        assert match.state == before
        chance = played_on(match, chance, 1)


@settings(max_examples=25)
@given(tables, seeds)
def test_an_answer_that_is_not_offered_is_refused_without_change(options: Options, seed: int) -> None:
    """Nonsense, and what was offered a moment ago, is refused at every question; the game stays where it is."""
    match, chance, earlier = begun(options, seed, keep_steps=False), from_seed(seed), set(NONSENSE)
    while match.question is not None:
        before, asked = position(match), match.question
        for answer in sorted(earlier - set(asked.options)):
            with pytest.raises(NotOfferedError):
                match.answer(answer)
        assert position(match) == before
        earlier = {*NONSENSE, *asked.options}
        chance = played_on(match, chance, 1)


@settings(max_examples=40)
@given(tables, seeds, st.integers(0, 300))
def test_a_copy_is_independent(options: Options, seed: int, answers: int) -> None:
    """Playing on from a copy, to the end, does not touch the original, and the other way round."""
    match = begun(options, seed, keep_steps=False)
    chance = played_on(match, from_seed(seed), answers)
    original, copy = game().digest(match.state), game().copy(match.state)
    played_on(Match(game(), copy, keep_steps=False), chance + 1, 1000)
    assert game().digest(match.state) == original
    twin = game().copy(match.state)
    played_on(match, chance, 1000)
    assert game().digest(twin) == original


@at_every_table
def test_every_answer_can_be_taken_back_to_the_start(options: Options) -> None:
    """Undo passes through every position a person answered in, backwards, and ends at the beginning."""
    match, chance, seen = begun(options, 5), from_seed(5), []
    while match.question is not None:
        if len(match.question.options) > 1:
            seen.append(position(match))
        chance = played_on(match, chance, 1)
    while match.undo(past_reveals=True):
        assert position(match) == seen.pop()
    assert not seen
    assert game().digest(match.state) == game().digest(begun(options, 5).state)


@at_every_table
def test_the_same_answers_lead_to_the_same_game(options: Options) -> None:
    """Options, seed and answers fix every event and every position (INV-37)."""
    told: list[object] = []
    match = begun(options, 8, tell=told.append)
    played_on(match, from_seed(8), 2000)
    again: list[object] = []
    twin = begun(options, 8, tell=again.append)
    for entry in match.journal:
        twin.answer(entry.answer, auto=entry.auto)
    assert again == told
    assert twin.journal == match.journal
    assert game().digest(twin.state) == game().digest(match.state)


@at_every_table
def test_listening_changes_nothing(options: Options) -> None:
    """A game that somebody listens to is the same as one nobody listens to."""
    told: list[object] = []
    match = begun(options, 8, tell=told.append)
    played_on(match, from_seed(8), 2000)
    silent = begun(options, 8)
    played_on(silent, from_seed(8), 2000)
    assert told
    assert silent.state == match.state


@settings(max_examples=150)
@given(tables, seeds)
def test_a_recount_finds_the_same_scores(options: Options, seed: int) -> None:
    """The final scoring agrees with one that was written separately and looks at the finished table only."""
    match = begun(options, seed, keep_steps=False)
    before: dict[int | str, int] = {}
    match.table.tell = lambda event: (
        before.update({p.seat: p.vp for p in match.state.players}) if isinstance(event, RoundEnded) else None
    )
    played_on(match, from_seed(seed), 2000)
    assert not disagreements(game().printed, match.state, before)


def test_a_recount_notices_a_wrong_score() -> None:
    """A point too many in any part of the score, or a wrong winner, does not pass."""
    played = play(terms(Options(players=3)), 4, [random.choose] * 3)
    before: dict[int | str, int] = {p.seat: 2 * p.vp - sum(p.score.values()) for p in played.state.players}
    p = played.state.players[0]
    assert not disagreements(game().printed, played.state, before)
    for part in p.score:
        right, p.score = p.score, {**p.score, part: p.score[part] + 1}
        assert len(disagreements(game().printed, played.state, before)) == 1
        p.score = right
    played.state.winners = (1, 2, 3)
    assert len(disagreements(game().printed, played.state, before)) == 1


@at_every_table
def test_a_game_ends_whatever_is_answered(options: Options) -> None:
    """Nobody can play for ever, not even whoever always takes the first or the last option."""
    for pick in (0, -1):
        match = begun(options, 2, keep_steps=False)
        for _ in range(3000):
            if match.question is None:
                break
            match.answer(match.question.options[pick])
        assert match.state.phase == "over"


def test_two_seeds_make_two_games() -> None:
    """Another seed deals other cards."""
    digests = {game().digest(game().begin(Options(players=2), seed)) for seed in range(50)}
    assert len(digests) == 50
