"""What a game in a terminal costs: an answer, opening a game that is over, memory, and sitting idle."""

from __future__ import annotations

import time
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

import pytest

from maracaibo_tui.play.sitting import old_game
from tests.edge.terminal import FIRST_QUESTION, TWO, processor_seconds, resident_megabytes, terminal
from tests.edge.whole_game import Seating, play

from .outcome import Outcome

LIMITS = {"answer_p99_ms": 25.0, "open_finished_ms": 100.0, "megabytes": 80.0, "idle_percent": 0.5, "idle_bytes": 0.0}
_IDLE_SECONDS = 20.0
_OPENED = 5


def run(count: int, seed: int) -> Outcome:
    """Play so many games key by key, open each of them, then leave a table alone."""
    answers: list[float] = []
    opened: list[float] = []
    megabytes = 0.0
    for number in range(count):
        with TemporaryDirectory(prefix="maracaibo-torture-") as folder:
            played = play(Path(folder), Seating("plain", seed * 1000 + number, burst=1))
            opened += [_opening(Path(folder)) for _ in range(_OPENED)]
        answers += played.answers
        megabytes = max(megabytes, played.megabytes)
    figures = {
        "answer_ms": 1e3 * median(answers),
        "answer_p99_ms": 1e3 * quantiles(answers, n=100)[98],
        "open_finished_ms": 1e3 * median(opened),
        "megabytes": megabytes,
        **_idle(),
    }
    figures = {name: round(figure, 2) for name, figure in figures.items()}
    failures = [f"{name}: {figures[name]}, at most {most}" for name, most in LIMITS.items() if figures[name] > most]
    return Outcome("costs", count, tuple(failures), figures)


def _opening(folder: Path) -> float:
    """Open the one game in a folder; give the processor time."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MARACAIBO_HOME", str(folder / "home"))
        (path,) = (folder / "home" / "games").glob("*.json")
        began = time.process_time()
        sitting = old_game(path)
        took = time.process_time() - began
        sitting.saving.release()
    return took


def _idle() -> dict[str, float]:
    """Leave a table alone for a while."""
    with TemporaryDirectory(prefix="maracaibo-torture-") as home, terminal(TWO, Path(home)) as held:
        held.until(FIRST_QUESTION)
        held.until_quiet()
        used, sent = processor_seconds(held.process.pid), len(held.sent)
        held.is_anything_sent(within=_IDLE_SECONDS)
        percent = 100 * (processor_seconds(held.process.pid) - used) / _IDLE_SECONDS
        return {
            "idle_percent": percent,
            "idle_bytes": len(held.sent) - sent,
            "idle_megabytes": resident_megabytes(held.process),
        }
