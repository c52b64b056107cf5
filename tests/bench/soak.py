"""A whole game in one sitting with many panels opened and closed: nothing grows, nothing becomes slow."""

from __future__ import annotations

import tempfile
from pathlib import Path
from statistics import median

from tests.bench.bars import Numbers, with_ratios
from tests.bench.line import line
from tests.bench.player import TimedPlayer, figures
from tests.bench.screen import FULL, USUAL, minimal_keys, settle_in, smallest
from tests.edge.terminal import PROGRAM

PANELS = 200
WARM = 20
"""Panels and answers after which what is kept for good is there."""


def soak(size: tuple[int, int], answers: int, panels: int = PANELS) -> Numbers:
    """Play so many answers, or a game; what has grown since it became warm, and the last keys beside the first."""
    with tempfile.TemporaryDirectory(prefix="maracaibo-soak-") as folder:
        home = Path(folder)
        settle_in(home)
        with line([*PROGRAM, *USUAL.words], size, home) as opened:
            opened.wait_for(USUAL.first)
            player = TimedPlayer(opened, size, next((home / "games").glob("*.json")))
            player.open_panels(WARM)
            warm = opened.kilobytes()
            player.open_panels(panels)
            after_panels = opened.kilobytes()
            player.play_timed(answers)
            end = opened.kilobytes()
        beside = minimal_keys(lambda: smallest(size, home), FULL.keys)
    moves = player.kept.moves
    part = max(1, len(moves) // 5)
    numbers = {
        **beside,
        "answers": player.answers,
        "panels": panels + WARM,
        "growth_kb_a_panel": (after_panels - warm) / panels,
        "growth_mb": (end - after_panels) / 1000,
        "memory_mb": end / 1000,
        "first_moves_cpu_ms": median(each.cpu_ms for each in moves[:part]),
        "last_moves_cpu_ms": median(each.cpu_ms for each in moves[-part:]),
        **figures("move", moves),
        **figures("answer", player.kept.answers),
        **figures("panel", player.kept.panels),
        **figures("closing", player.kept.closings),
    }
    return with_ratios(numbers)
