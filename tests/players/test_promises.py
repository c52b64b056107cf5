"""What is open on the agenda is promised: nothing that asks is forgotten, and what comes is what was promised."""

from __future__ import annotations

from collections.abc import Mapping
from statistics import fmean

import pytest

from maracaibo_tui.games.maracaibo.judgement import choices, plans
from maracaibo_tui.games.pirates.judgement import choices as choices_of_pirates
from maracaibo_tui.games.pirates.judgement import waiting
from maracaibo_tui.library.weights import USUAL, weights_of
from tests.support.bots_at_work import sitting
from tests.support.promised import GAMES, more_than_promised

SEEDS, ENOUGH, NEAR = range(1, 6), 20, 1.0
PROMISED: Mapping[str, Mapping[type, object]] = {"maracaibo": plans.PROMISED, "pirates": waiting.WAITS}
NOTHING = {
    "maracaibo": {
        "AfterMain": "free actions, which may be left",
        "PayCards": "what is paid for promises",
        "PayEqualGoods": "the same",
        "FiguresOntoCard": "is worth what it costs",
    },
    "pirates": {"RenewMissions": "the mission promises that is taken then"},
}
"""What asks and promises nothing, with the reason."""
BEGINS = "Sail"
"""The turn begins: nothing is weighed against it."""


@pytest.mark.parametrize("game", GAMES)
def test_what_comes_is_what_was_promised(game: str) -> None:
    """What came of each kind of frame is in the mean within a point of what was promised; others bring nothing much."""
    found = {kind: by for kind, by in more_than_promised(sitting(game), SEEDS).items() if kind.__name__ != BEGINS}
    means = {kind.__name__: fmean(by) for kind, by in found.items() if len(by) >= ENOUGH}
    assert len(means) > 10
    assert {kind: by for kind, by in means.items() if not -NEAR <= by <= NEAR} == {}
    forgotten = {kind.__name__ for kind in found.keys() - PROMISED[game].keys()}
    assert forgotten <= NOTHING[game].keys()


@pytest.mark.parametrize("game", GAMES)
def test_weights_promise_what_there_is(game: str) -> None:
    """No promise of the usual weights is one that nothing asks for, and every frame that may wait has one."""
    names = {each.name for each in PROMISED[game].values()}  # type: ignore[attr-defined]
    assert weights_of(game, USUAL)["promises"].keys() == names


def test_weights_keep_options_that_there_are() -> None:
    """How many options of a kind are kept is said of kinds that are cut, and of free actions where they are offered."""
    kept = weights_of("maracaibo", USUAL)["shortlist"]
    free = [kind for kind in kept if kind not in choices.KEPT]
    assert {kind.partition(" ")[0] for kind in free} <= choices.FREE
    assert weights_of("pirates", USUAL)["shortlist"].keys() <= choices_of_pirates.RANKED.keys()
