"""A bot that was put down and taken up again decides as if nothing had happened (RIV-06)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import pytest

from maracaibo_tui.cabinet.packs import load_printed
from maracaibo_tui.engine.match import Match
from maracaibo_tui.games import title_of
from maracaibo_tui.play.bots import SeatedBot
from maracaibo_tui.players.known import lender, made

SEED = 4
EVERY = 7


@pytest.mark.parametrize(
    "game, seats, options",
    [("maracaibo", 2, {}), ("maracaibo", 1, {"opponent": "jean", "level": "3"}), ("pirates", 2, {})],
)
@pytest.mark.parametrize("bot", ["planner:nodes=150", "searcher:nodes=150:playouts=4"])
def test_after_loading_and_undo_the_answers_are_the_same(
    game: str, seats: int, options: Mapping[str, str], bot: str
) -> None:
    """All over a game one that sits down anew, and one that forgot, answer as the one that has sat there all along."""
    title = title_of(game)
    rules = title.rules(load_printed(title))
    lend = lender(title, rules)
    match = Match(rules, rules.begin(title.options.options_of(options, seats), SEED))

    def seated(at: Match[Any], seat: int) -> SeatedBot:
        return SeatedBot(partial(made, bot, lend), seat, SEED, at, title.sight)

    bots = {seat: seated(match, seat) for seat in range(1, seats + 1)}
    number = inside = 0
    while match.question is not None and number < 12 * EVERY:
        question = match.question
        if len(question.options) == 1:
            match.answer(question.options[0], auto=True)
            continue
        view = title.sight.view(match.state, question.seat)
        answer = bots[question.seat].choose(view, question)
        assert answer is not None
        if not number % EVERY:
            fresh = seated(match, question.seat)
            assert fresh.choose(view, question) == answer
            inside += any(entry.seat == question.seat for entry in match.journal[match.turn_from :])
            bots[question.seat].forget()
            assert bots[question.seat].choose(view, question) == answer
        match.answer(answer)
        number += 1
    assert inside > 3
