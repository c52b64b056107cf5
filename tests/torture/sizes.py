"""Windows that change their size all the time, and windows that claim absurd ones."""

from __future__ import annotations

import random
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.edge.kinds import ABSURD, SHOWN, absurd, storm

from .outcome import Outcome

_MOST_SECONDS, _MOST_MEGABYTES = 2.0, 80.0


def run(count: int, seed: int) -> Outcome:
    """Change the size so many times on every screen, then claim every absurd size."""
    failures, slow = [], []
    figures = {"seconds_of_storm": 0.0, "seconds_of_absurd": 0.0, "megabytes_of_absurd": 0.0}
    chance = random.Random(seed)  # noqa: S311 - sizes, not secrets
    for shown in SHOWN:
        with TemporaryDirectory(prefix="maracaibo-torture-") as home:
            try:
                used = storm(Path(home), shown, count, chance)
                figures["seconds_of_storm"] = max(figures["seconds_of_storm"], used)
            except AssertionError as error:
                failures.append(f"{shown}: {str(error)[:300]}")
    for size in ABSURD:
        with TemporaryDirectory(prefix="maracaibo-torture-") as home:
            try:
                seconds, megabytes = absurd(Path(home), size)
            except AssertionError as error:
                failures.append(f"{size}: {str(error)[:300]}")
                continue
            figures["seconds_of_absurd"] = max(figures["seconds_of_absurd"], seconds)
            figures["megabytes_of_absurd"] = max(figures["megabytes_of_absurd"], megabytes)
            if seconds > _MOST_SECONDS:
                slow.append(f"{size}: {seconds:.1f} s")
            if megabytes > _MOST_MEGABYTES:
                failures.append(f"{size}: {megabytes:.0f} MB")
    return Outcome("sizes", count * len(SHOWN) + len(ABSURD), tuple(failures), figures, tuple(slow))
