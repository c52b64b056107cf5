"""What holds in every game of Pirates, whatever is answered."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from maracaibo_tui.engine.chance import from_seed
from maracaibo_tui.engine.match import Match
from maracaibo_tui.engine.question import NotOfferedError
from maracaibo_tui.games.pirates.audit.invariants import Audit
from maracaibo_tui.games.pirates.audit.paths import all_paths
from maracaibo_tui.games.pirates.audit.recount import disagreements
from maracaibo_tui.games.pirates.rules.deal import largest_group
from maracaibo_tui.games.pirates.state.position import JORDAN, Options, State
from maracaibo_tui.players import random
from tests.pirates.tables import COMBINATIONS, LAYOUTS, TABLES, begun, called, game
from tests.support.at_random import answers

at_every_table = pytest.mark.parametrize("options", TABLES, ids=called)
tables, seeds = st.sampled_from(TABLES), st.integers(0, 2**32)
NONSENSE = ("", "end ", "sail:B3", "sail:Z9", "buy:P999", "upgrade:mast", "skip;end", "0", "еnd")


def played_on(match: Match[State], chance: int, answers: int) -> int:
    """Give so many answers at random, or as many as the game still takes."""
    for _ in range(answers):
        if match.question is None:
            break
        chance, answer = random.choose(match.question, chance)
        match.answer(answer, auto=len(match.question.options) == 1)
    return chance


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("number", range(len(COMBINATIONS)))
def test_every_table_with_all_modules_plays_to_an_end(players: int, number: int) -> None:
    """All seats, all 64 combinations of modules: a game never stops, and a recount agrees (PIR-MIX-01)."""
    bot: dict[str, Any] = {"bot": JORDAN, "bot_level": number % 7} if players == 1 else {}
    options = Options(players=players, layout=LAYOUTS[number % 3], **bot, **COMBINATIONS[number])
    match = begun(options, 64 * players + number, keep_steps=False)
    for _ in answers(match, number):
        pass
    assert match.state.phase == "over"
    assert match.state.winners
    assert not disagreements(game().printed, match.state)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("number", range(0, len(COMBINATIONS), 9))
def test_invariants_hold_in_every_position(players: int, number: int) -> None:
    """After every decision, one option of each question tried twice."""
    match = begun(Options(players=players, **COMBINATIONS[number]), number, keep_steps=False)
    audit = Audit(match.table, fresh=True)
    match.table.tell = audit.tell
    for _ in answers(match, players):
        assert not audit.check(match.question)
    assert not audit.check(None)


@at_every_table
def test_every_option_leads_on(options: Options) -> None:
    """In a whole game every option of every question can be taken (INV-P24)."""
    match = begun(options, 4, keep_steps=False)
    audit = Audit(match.table, fresh=True, every_option=True)
    match.table.tell = audit.tell
    for _ in answers(match, 4):
        assert not audit.check(match.question)


@settings(max_examples=15, deadline=None)
@given(tables, seeds)
def test_an_answer_that_is_not_offered_is_refused_without_change(options: Options, seed: int) -> None:
    """Nonsense, and what was offered a moment ago, is refused at every question; the game stays where it is."""
    match, chance, earlier = begun(options, seed, keep_steps=False), from_seed(seed), set(NONSENSE)
    while match.question is not None:
        before, asked = game().copy(match.state), match.question
        for answer in sorted(earlier - set(asked.options)):
            with pytest.raises(NotOfferedError):
                match.answer(answer)
        assert (match.state, match.question) == (before, asked)
        earlier = {*NONSENSE, *asked.options}
        chance = played_on(match, chance, 1)


@settings(max_examples=20, deadline=None)
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


@settings(max_examples=10, deadline=None)
@given(tables, seeds)
def test_a_position_reads_back_at_every_question(options: Options, seed: int) -> None:
    """Written down anywhere, also within a chain of effects, a game goes on exactly as before."""
    match = begun(options, seed, keep_steps=False)
    for answer in answers(match, seed):
        again = Match(game(), game().decode(game().encode(match.state)), keep_steps=False)
        assert again.state == match.state
        assert again.question == match.question
        assert not game().unknown(match.state)
        again.answer(answer)
        twin = Match(game(), game().copy(match.state), keep_steps=False)
        twin.answer(answer)
        assert again.state == twin.state


@at_every_table
def test_every_answer_can_be_taken_back_to_the_start(options: Options) -> None:
    """Undo passes through every position a person answered in, backwards, and ends at the beginning."""
    match, chance, seen = begun(options, 5), from_seed(5), []
    while match.question is not None:
        if len(match.question.options) > 1:
            seen.append(game().copy(match.state))
        chance = played_on(match, chance, 1)
    while match.undo(past_reveals=True):
        assert match.state == seen.pop()
    assert not seen
    assert game().digest(match.state) == game().digest(begun(options, 5).state)


@at_every_table
def test_listening_changes_nothing(options: Options) -> None:
    """A game that somebody listens to is the same as one nobody listens to, event by event (INV-P26)."""
    told: list[list[object]] = [[], []]
    silent = begun(options, 8, keep_steps=False)
    played_on(silent, from_seed(8), 2000)
    for heard in told:
        match = begun(options, 8, keep_steps=False)
        match.table.tell = heard.append
        played_on(match, from_seed(8), 2000)
        assert silent.state == match.state
    assert told[0] == told[1] != []


@at_every_table
def test_a_game_ends_whatever_is_answered(options: Options) -> None:
    """Nobody can play for ever, not even whoever always takes the first or the last option (PIR-GEN-19)."""
    for pick in (0, -1):
        match = begun(options, 2, keep_steps=False)
        for _ in range(4000):
            if match.question is None:
                break
            match.answer(match.question.options[pick])
        assert match.state.phase == "over"


@at_every_table
def test_every_path_reads_at_every_position(options: Options) -> None:
    """Whatever a game is in the middle of, all its paths have a value of the same kind."""
    match = begun(options, 6, keep_steps=False)
    kinds: dict[str, type] = {}
    for _ in answers(match, 6):
        for path, value in all_paths(match.table, match.questions).items():
            assert kinds.setdefault(path, type(value)) is type(value)


def test_locations_never_hang_together_in_fours() -> None:
    """Of many deals none has a group of four locations, in any layout; without the option some have (PIR-SETUP-06)."""
    locations = game().printed.box.locations

    def group(options: Options, seed: int) -> int:
        state = game().begin(options, seed)
        places = [space for space, card in state.grid.items() if card in locations]
        return largest_group(game().printed.sea(options.layout), places)

    for layout in LAYOUTS:
        assert max(group(Options(layout=layout), seed) for seed in range(60)) <= 3
        assert max(group(Options(layout=layout, spread_locations=False), seed) for seed in range(60)) > 3
