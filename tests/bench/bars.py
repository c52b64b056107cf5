"""What the game may weigh, and which of its figures are heavier.

Whatever depends on the machine is judged beside the smallest Textual application, which the same run measures; on its
own it is printed without a bar.
"""

from __future__ import annotations

Numbers = dict[str, float]

KEYS = {"move": 1.4, "answer": 3.0, "panel": 2.0, "closing": 2.0}
"""How many times a key of the smallest application those of the game may take."""

BARS = {
    **{
        f"{program}_start_{kind}": bar
        for program, bar in (("title", 1.2), ("game", 1.6))
        for kind in ("ratio", "cpu_ratio")
    },
    **{f"{key}_{kind}": bar for key, bar in KEYS.items() for kind in ("ratio", "cpu_ratio")},
    "move_p95_ratio": 18,
    "map_move_bytes": 350,
    "move_bytes": 200,
    "answer_bytes": 1400,
    "panel_bytes": 2600,
    "closing_bytes": 2600,
    "frame_bytes_a_cell": 4.2,
    "held_lag_s": 0.5,
    "memory_mb": 52,
    "growth_mb": 2,
    "growth_kb_a_panel": 10,
    "idle_bytes": 0,
    "idle_ratio": 0.5,
    "absurd_size_ratio": 4,
    "storm_ratio": 4,
    "paste_ratio": 1,
    "search_ratio": 1.5,
    "opponents_ratio": 1,
    "times_the_usual": 1.33,
    "copy_share": 0.4,
}
"""Ratios, bytes, memory, and the lag of a line of fixed speed; medians of a game."""

THINKING = {
    "planner_choice_ms": 6,
    "planner_worst_s": 0.25,
    "two_jobs_share": 0.56,
    "first_list_worst_ms": 100,
    "better_list_p95_ms": 300,
    "better_list_worst_ms": 500,
    "hint_shown_ms": 100,
    "hint_key_worst_ms": 50,
    "analysis_cpu_s": 60,
}
"""What thinking may cost on the machine of the bars, with nobody else on it; printed, and no test."""

CERTAIN = {
    **{name: bar for name, bar in BARS.items() if name.endswith(("_bytes", "_mb", "_kb_a_panel", "_a_cell"))},
    "move_bytes": 800,
    "answer_bytes": 2000,
    "closing_bytes": 4600,
}
"""What holds on every machine, however busy it is: bytes and memory, guarded by a test.

The first answers of a game are among cards, whose sentences change with every move; in a whole game that is rare.
"""

ON_A_GRID = {**CERTAIN, "answer_bytes": 2300}
"""The same where the map is a grid of cards: the first answers light up and dim all spaces within reach."""


HEAVIEST_KIND = 600
"""Bytes of a move at the usual size, whatever is asked: among cards two rows and the sentences of one change."""


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
