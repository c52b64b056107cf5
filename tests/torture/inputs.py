"""Nonsense typed by the hundred thousand, at the title, at the table and against Jean."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from tests.edge.nonsense import STARTS, trial

from .outcome import Outcome

_AT_ONCE = 2000


def run(count: int, seed: int) -> Outcome:
    """Type so many strings, some thousand into each program that is started."""
    failures = []
    done = number = 0
    while done < count:
        start = list(STARTS)[number % len(STARTS)]
        with TemporaryDirectory(prefix="maracaibo-torture-") as home:
            try:
                done += trial(Path(home), start, seed * 1_000_003 + number, min(_AT_ONCE, count - done))
            except AssertionError as error:
                failures.append(f"{start}, string set {number} of seed {seed}: {str(error)[:3000]}")
                done += _AT_ONCE
        number += 1
    return Outcome("inputs", done, tuple(failures), {"programs": number})
