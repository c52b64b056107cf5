"""Plots of plain characters, for a page that is read in a terminal or on paper."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

BAR = "█"
WIDTH = 50


def histogram(numbers: Sequence[int], step: int) -> str:
    """Draw how often numbers fall between multiples of a step."""
    first, last = min(numbers) // step, max(numbers) // step
    counts = [sum(number // step == each for number in numbers) for each in range(first, last + 1)]
    most = max(counts)
    lines = []
    for each, count in zip(range(first, last + 1), counts, strict=True):
        label = f"{each * step:>4}–{each * step + step - 1:<4}"
        lines.append(f"{label} {BAR * round(WIDTH * count / most)} {100 * count / len(numbers):.1f} %")
    return "\n".join(lines)


def bars(rows: Iterable[tuple[str, float]], most: float) -> str:
    """Draw a bar for each name."""
    found = list(rows)
    room = max(len(name) for name, _ in found)
    return "\n".join(f"{name:<{room}} {BAR * round(WIDTH * value / most)} {value:.2f}" for name, value in found)


def scale(rows: Iterable[tuple[str, float]], least: float, most: float, marks: Sequence[float]) -> str:
    """Draw a dot for each name on a line from least to most; marks are bars across all lines."""
    found = list(rows)
    room = max(len(name) for name, _ in found)
    places = {_place(mark, least, most) for mark in marks}
    ground = ["│" if at in places else " " for at in range(WIDTH + 1)]
    lines = []
    for name, value in found:
        line = list(ground)
        line[_place(value, least, most)] = "●"
        lines.append(f"{name:<{room}} {''.join(line)} {value:.2f}".rstrip())
    ruler = "".join("┴" if at in places else "─" for at in range(WIDTH + 1))
    shown = ", ".join(f"{mark:g}" for mark in marks)
    return "\n".join([*lines, f"{'':<{room}} {ruler} {least:g} to {most:g}, marks at {shown}"])


def _place(value: float, least: float, most: float) -> int:
    share = (min(max(value, least), most) - least) / (most - least)
    return round(WIDTH * share)
