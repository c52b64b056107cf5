"""Prospects of a seat say the same whatever was asked before, and count the turns that it really has."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import pytest
from msgspec.structs import replace

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.pirates.box.sea import MARACAIBO
from maracaibo_tui.games.pirates.judgement import board, places
from maracaibo_tui.games.pirates.judgement.effects import now
from maracaibo_tui.games.pirates.judgement.judge import Judgement
from maracaibo_tui.games.pirates.judgement.outlook import Outlook
from maracaibo_tui.games.pirates.judgement.weights import weights_from
from maracaibo_tui.games.pirates.state.position import Options, Phase, State, copied
from maracaibo_tui.games.pirates.state.views import view
from maracaibo_tui.library.weights import weights_of
from tests.pirates.tables import begun, game
from tests.support.recorded import folder, read_game

PRINTED = game().printed
USUAL = weights_from(weights_of("pirates"))
JUDGE = Judgement(PRINTED, USUAL)
RECORDED = ("two-pirates.toml", "jordan-6.toml", "four-with-everything.toml")


def _asked(name: str, every: int) -> Iterator[tuple[State, Question]]:
    """Give some of the decisions with a choice of a recorded game."""
    recorded = read_game(folder("pirates") / name)
    table = game().table(game().begin(recorded.options, recorded.seed), None)
    question = game().settle(table)
    for number, answer in enumerate(recorded.answers):
        if question is not None and number % every == 0 and len(question.options) > 1:
            yield copied(table.state), question
        game().answer(table, answer)
        question = game().settle(table)


def _ask_everything(look: Outlook) -> None:
    """Value all that is printed, the other way round."""
    box = PRINTED.box
    effects = chain(
        *[tile.front for tile in box.tiles.values()],
        *[digs.bonus for digs in box.digs.values()],
        *[space.effects for space in box.spaces.values()],
        *[upgrade.immediate for upgrade in box.upgrades.values()],
        *[action for location in box.locations.values() for action in location.actions],
    )
    for effect in reversed([*effects]):
        now(look, effect)
    for letter in box.figureheads:
        board.figurehead(look, letter)
    for space in reversed([*look.table.state.grid]):
        places.landing(look, space)


@pytest.mark.parametrize("name", RECORDED)
def test_what_was_asked_before_changes_no_worth(name: str) -> None:
    """A position is worth the same to prospects that were never used, and to those that have been asked everything."""
    looked_at = 0
    for state, question in _asked(name, 9):
        seen = view(state, question.seat)
        used = JUDGE.look(seen, question.seat)
        _ask_everything(used)
        for option in question.options[:3]:
            then = Table(copied(state), PRINTED)
            game().answer(then, option, question.seat)
            game().settle(then)
            fresh = JUDGE.terms(then.state, JUDGE.look(seen, question.seat))
            assert JUDGE.terms(then.state, used) == pytest.approx(fresh)
            looked_at += 1
    assert looked_at > 20


@pytest.mark.parametrize("number", [1, 3])
@pytest.mark.parametrize(
    "active, phase, laps", [(1, "sail", 2), (2, "sail", 2), (2, "act", 3), (3, "sail", 3), (3, "act", 3)]
)
def test_every_seat_has_as_many_turns_left_as_the_others(number: int, active: int, phase: Phase, laps: int) -> None:
    """It matters only whether the foremost ship has sailed since the first seat did (PIR-ROUND-06, -07)."""
    state = begun(Options(players=3), 1).state
    state.round, state.active, state.phase = number, active, phase
    state.players[1].ship = "B8"
    brisk = replace(USUAL, tastes=replace(USUAL.tastes, pace=1.0))
    looks = [Outlook(PRINTED, state, seat, brisk) for seat in (1, 2, 3)]
    later = (PRINTED.turn.rounds - number) * USUAL.tastes.turns
    assert [look.turns - later for look in looks] == pytest.approx([laps] * 3)


def test_with_a_ship_on_maracaibo_nobody_has_another_turn() -> None:
    """Those who sail after it have their last one (PIR-ROUND-06)."""
    state = begun(Options(players=3), 1).state
    state.round, state.active, state.phase = PRINTED.turn.rounds, 3, "sail"
    state.players[1].ship = MARACAIBO
    assert [Outlook(PRINTED, state, seat, USUAL).turns for seat in (1, 2, 3)] == [0, 0, 0]
