"""The game in terminals of every name, locale and size, with and without colours."""

from __future__ import annotations

import random
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.edge.kinds import LOCALES, SIZES, TERMS, trial

from .outcome import Outcome


def run(count: int, seed: int) -> Outcome:
    """Try so many combinations; the first of them hold every name, locale and size at least once."""
    chance = random.Random(seed)  # noqa: S311 - an order, not a secret
    every = [(term, locale, (80, 24), True) for term, locale in product(TERMS, LOCALES)]
    every += [("xterm-256color", "UTF-8", size, colour) for size in SIZES for colour in (True, False)]
    every += [(term, "UTF-8", (80, 24), False) for term in TERMS]
    others = list(product(TERMS, LOCALES, SIZES, (True, False)))
    tried = (every + chance.sample(others, max(0, min(len(others), count - len(every)))))[:count]
    failures = []
    for term, locale, size, colour in tried:
        with TemporaryDirectory(prefix="maracaibo-torture-") as home:
            try:
                trial(Path(home), term, locale, size, colour=colour)
            except AssertionError as error:
                what = f"TERM={str(term)[:20]!r}, {locale}, {size[0]}×{size[1]}{'' if colour else ', NO_COLOR'}"
                failures.append(f"{what}: {str(error)[:300]}")
    return Outcome("terminals", len(tried), tuple(failures))
