"""Terminals that go away and requests to end, in everything the program may be doing."""

from __future__ import annotations

import signal
from itertools import cycle, islice, product
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.edge.endings import AT_ONCE, SITUATIONS, STARTS, end, hang_up

from .outcome import Outcome

_SIGNALS = (signal.SIGTERM, signal.SIGINT, signal.SIGQUIT)


def run(count: int, seed: int) -> Outcome:
    """Try so many endings, one of each kind after the other, beginning with the given one."""
    lost: list[tuple[str, str | signal.Signals]] = list(product(SITUATIONS, STARTS))
    asked: list[tuple[str, str | signal.Signals]] = list(product(SITUATIONS, _SIGNALS))
    failures, slow = [], []
    worst = 0.0
    for situation, how in islice(cycle([*lost, *asked]), seed - 1, seed - 1 + count):
        with TemporaryDirectory(prefix="maracaibo-torture-") as home:
            try:
                took = hang_up(Path(home), how, situation) if isinstance(how, str) else end(Path(home), situation, how)
            except AssertionError as error:
                failures.append(f"{situation}, {how}: {str(error)[:300]}")
                continue
        worst = max(worst, took)
        if took > AT_ONCE:
            slow.append(f"{situation}, {how}: gone after {took:.2f} s")
    return Outcome("hangups", count, tuple(failures), {"worst_seconds": round(worst, 3)}, tuple(slow))
