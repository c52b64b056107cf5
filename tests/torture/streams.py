"""The game with its streams closed and redirected, each and together."""

from __future__ import annotations

import random
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.edge.streams import EVERY, trial

from .outcome import Outcome


def run(count: int, seed: int) -> Outcome:
    """Try so many of the ways to connect the streams."""
    failures = []
    tried = random.Random(seed).sample(EVERY, min(count, len(EVERY)))  # noqa: S311 - an order, not a secret
    for keys, output, errors in tried:
        with TemporaryDirectory(prefix="maracaibo-torture-") as home:
            try:
                trial(Path(home), keys, output, errors)
            except AssertionError as error:
                failures.append(f"input {keys}, output {output}, errors {errors}: {str(error)[:300]}")
    return Outcome("streams", len(tried), tuple(failures))
