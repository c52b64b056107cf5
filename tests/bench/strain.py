"""What absurd windows, long pastes and opponents that think cost, beside the start of the smallest application."""

from __future__ import annotations

import random
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median

from tests.bench.bars import Numbers
from tests.bench.minimal import SHOWN
from tests.bench.screen import smallest
from tests.edge.kinds import absurd, storm
from tests.edge.nonsense import PASTES, pasted, searched
from tests.edge.terminal import USUAL
from tests.support.seated import BESIDE_GREEDY, session

ABSURD = (65535, 65535)


def strain(starts: int = 5, sizes: int = 40, questions: int = 60) -> Numbers:
    """Measure the processor time of each, and how many starts of the smallest application it is worth."""
    start = median(_alone(_started) for _ in range(starts))
    seconds = {
        "absurd_size": _alone(lambda home: absurd(home, ABSURD)[0]),
        "storm": _alone(lambda home: storm(home, "table", sizes, random.Random(7))),  # noqa: S311 - sizes, not secrets
        "paste": max(_alone(partial(_pasted, wrapped)) for wrapped in PASTES.values()),
        "search": _alone(searched),
        "opponents": thinking(questions),
    }
    found = {"minimal_start_cpu_ms": 1e3 * start} | {f"{name}_cpu_ms": 1e3 * cpu for name, cpu in seconds.items()}
    return found | {f"{name}_ratio": cpu / start for name, cpu in seconds.items()}


def thinking(questions: int) -> float:
    """Give the longest time of the processor that three of the strongest bots take between two questions."""
    played, taken = session(BESIDE_GREEDY), []
    for _ in range(questions):
        began = time.process_time()
        played.settle()
        taken.append(time.process_time() - began)
        question = played.question
        assert question is not None
        assert played.answer(played.number, question.options[0])
    return max(taken)


def _alone(work: Callable[[Path], float]) -> float:
    """Measure in a folder for games of its own."""
    with tempfile.TemporaryDirectory(prefix="maracaibo-bench-") as home:
        return work(Path(home))


def _started(home: Path) -> float:
    with smallest(USUAL, home) as opened:
        return opened.painted(SHOWN).cpu_ms / 1e3


def _pasted(wrapped: bytes, home: Path) -> float:
    return pasted(home, wrapped)[0]
