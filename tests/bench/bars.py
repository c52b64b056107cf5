"""What the game may weigh, and which of its figures are heavier."""

from __future__ import annotations

Numbers = dict[str, float]

BARS = {
    "title_start_ratio": 1.4,
    "game_start_ratio": 1.8,
    "move_ms": 5,
    "move_p95_ms": 20,
    "move_bytes": 300,
    "answer_ms": 15,
    "answer_bytes": 2000,
    "panel_ms": 6,
    "panel_bytes": 3000,
    "closing_ms": 6,
    "closing_bytes": 3000,
    "held_lag_s": 0.5,
    "memory_mb": 60,
    "growth_mb": 2,
    "growth_kb_a_panel": 10,
    "idle_bytes": 0,
    "idle_cpu_ms": 0.5,
}
"""Starts as ratios to the smallest Textual application, keys in milliseconds and bytes, medians of a game."""

KEY_OF_THE_SMALLEST = 1.1
"""Milliseconds that a key of the smallest Textual application took on the machine for which the bars were set."""
KEYS = ("move", "answer", "panel", "closing")

RATIOS = {f"{name}_ratio": BARS[f"{name}_ms"] / KEY_OF_THE_SMALLEST for name in KEYS}
"""The bars of keys as multiples of a key of the smallest application, which hold on a machine of any speed."""

CERTAIN = {
    **{name: bar for name, bar in BARS.items() if not name.endswith(("_ms", "_s", "start_ratio"))},
    "move_bytes": 350,
    "title_start_cpu_ratio": 1.4,
    "game_start_cpu_ratio": 1.8,
    "move_cpu_ms": 10,
    "answer_cpu_ms": 15,
    "panel_cpu_ms": 15,
    "idle_cpu_ms": 5,
}
"""What holds however busy the machine is: bytes, memory, and processor time instead of time; guarded by a test.

A short game has more of the long questions than a whole one.
"""


def with_ratios(numbers: Numbers) -> Numbers:
    """Set the keys of the game beside those of the smallest application in the same run."""
    smallest = numbers["minimal_key_ms"]
    return numbers | {f"{name}_ratio": numbers[f"{name}_ms"] / smallest for name in KEYS}


def missed(numbers: Numbers, bars: Numbers) -> list[str]:
    """Say of each figure over its bar by how much."""
    return [
        f"{name}: {numbers[name]:,.2f}, the bar is {bar:,.2f}"
        for name, bar in bars.items()
        if name in numbers and numbers[name] > bar
    ]
