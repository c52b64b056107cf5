"""How soon a hint is there, and how soon keys are answered while it is thought of."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import quantiles
from typing import Any

from maracaibo_tui.engine.match import Match
from maracaibo_tui.engine.question import Question
from maracaibo_tui.engine.title import Rules
from maracaibo_tui.games import title_of
from maracaibo_tui.play.explaining import counsel_on
from maracaibo_tui.play.hinted import growing
from maracaibo_tui.players import busy
from tests.bench.bars import Numbers
from tests.bench.line import line
from tests.bench.screen import USUAL, settle_in
from tests.edge.terminal import PROGRAM

EVERY, SEED = 7, 5
FIRST_CARDS, SAIL = "12341", "Where do you sail"


def lists(game: Rules, questions: int) -> Numbers:
    """Have so many questions thought about; give what the first list takes, and the better one after it."""
    counsel, first, better = counsel_on(title_of(game.name), game), list[float](), list[float]()
    for view, question in _questions(game, questions):
        began = time.perf_counter()
        found = growing(counsel, view, question)
        next(found)
        first.append(1e3 * (time.perf_counter() - began))
        next(found)
        better.append(1e3 * (time.perf_counter() - began))
    return {
        "first_list_worst_ms": max(first),
        "better_list_p95_ms": quantiles(better, n=20)[-1] if len(better) > 1 else better[0],
        "better_list_worst_ms": max(better),
    }


def _questions(game: Rules, count: int) -> Iterator[tuple[Any, Question]]:
    """Play games and give some of their questions, with what the seat sees."""
    title, number, seed = title_of(game.name), 0, SEED
    choose = busy.bot(title.sight)
    while True:
        seed += 1
        match = Match(game, game.begin(title.options.options_of({}, 2), seed), keep_steps=False)
        chance = seed
        while match.question is not None:
            if not number % EVERY and len(match.question.options) > 1:
                yield title.sight.view(match.state, match.question.seat), match.question
                count -= 1
                if not count:
                    return
            number += 1
            chance, answer = choose(match.question, chance)
            match.answer(answer)


def keys_meanwhile(size: tuple[int, int], keys: int) -> Numbers:
    """Open a hint on the screen and move in it while better lists are thought of; give the slowest key."""
    with tempfile.TemporaryDirectory(prefix="maracaibo-bench-") as folder:
        home = Path(folder)
        settle_in(home)
        with line([*PROGRAM, *USUAL.words], size, home) as opened:
            opened.wait_for(USUAL.first)
            for key in FIRST_CARDS:
                opened.react(key)
            opened.wait_for(SAIL)
            opened.still(2.0)
            began = time.perf_counter()
            opened.press("i")
            opened.wait_for("best")
            shown = 1e3 * (time.perf_counter() - began)
            reactions = [opened.react("n") for _ in range(keys)]
    return {"hint_shown_ms": shown, "hint_key_worst_ms": max(each.ms for each in reactions)}
