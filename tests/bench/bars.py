"""What the game may weigh, and which of its figures are heavier.

Whatever depends on the machine is judged beside the smallest Textual application, which the same run measures; on its
own it is printed without a bar.
"""

from __future__ import annotations

Numbers = dict[str, float]

KEYS = {"move": 4.5, "answer": 13.6, "panel": 5.5, "closing": 5.5}
"""How many times a key of the smallest application those of the game may take."""

BARS = {
    **{
        f"{program}_start_{kind}": bar
        for program, bar in (("title", 1.4), ("game", 1.8))
        for kind in ("ratio", "cpu_ratio")
    },
    **{f"{key}_{kind}": bar for key, bar in KEYS.items() for kind in ("ratio", "cpu_ratio")},
    "move_p95_ratio": 18,
    "move_bytes": 300,
    "answer_bytes": 2000,
    "panel_bytes": 3000,
    "closing_bytes": 3000,
    "held_lag_s": 0.5,
    "memory_mb": 60,
    "growth_mb": 2,
    "growth_kb_a_panel": 10,
    "idle_bytes": 0,
    "idle_ratio": 0.5,
    "absurd_size_ratio": 4,
    "storm_ratio": 4,
    "paste_ratio": 1,
    "search_ratio": 1.5,
    "opponents_ratio": 1,
}
"""Ratios, bytes, memory, and the lag of a line of fixed speed; medians of a game."""

CERTAIN = {
    **{name: bar for name, bar in BARS.items() if name.endswith(("_bytes", "_mb", "_kb_a_panel"))},
    "move_bytes": 350,
}
"""What holds on every machine, however busy it is: bytes and memory, guarded by a test.

A short game has more of the long questions than a whole one.
"""


def with_ratios(numbers: Numbers) -> Numbers:
    """Set the keys of the game, and doing nothing, beside the keys of the smallest application in the same run."""
    time, cpu = numbers["minimal_key_ms"], numbers["minimal_key_cpu_ms"]
    found = dict(numbers)
    for key in KEYS:
        found[f"{key}_ratio"] = numbers[f"{key}_ms"] / time
        found[f"{key}_cpu_ratio"] = numbers[f"{key}_cpu_ms"] / cpu
    found["move_p95_ratio"] = numbers["move_p95_ms"] / time
    if "idle_cpu_ms" in numbers:
        found["idle_ratio"] = numbers["idle_cpu_ms"] / cpu
    return found


def missed(numbers: Numbers, bars: Numbers) -> list[str]:
    """Say of each figure over its bar by how much."""
    return [
        f"{name}: {numbers[name]:,.2f}, the bar is {bar:,.2f}"
        for name, bar in bars.items()
        if name in numbers and numbers[name] > bar
    ]
