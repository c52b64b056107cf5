"""What can be typed in plain mode: the numbers that were said with the last question."""

from __future__ import annotations

import re
from collections.abc import Sequence


def numbers_said(said: Sequence[str]) -> list[str]:
    """Give the numbers of all answers to the question that was said last, those beside it last."""
    begins = max([at for at, text in enumerate(said) if not text], default=-1)
    block = said[begins + 1 :]
    answers = [found[1] for text in block if (found := re.match(r" ?(\d+)  \S", text))]
    beside = next((at for at, text in enumerate(block) if re.match(r"[A-Z][a-z ]+: .*\d [A-Z]", text)), len(block))
    return [*answers, *re.findall(r"[:,;] (\d+) [A-Z]", " ".join(text.strip() for text in block[beside:]))]
