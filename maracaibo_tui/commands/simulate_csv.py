"""Results as a table for other programs: a row a seat (RIV-69)."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from pathlib import Path

from maracaibo_tui.arena.results import Line, Series

HEAD = (
    *("n", "deal", "seed", "chair", "entrant", "points", "score", "margin"),
    *("turns", "asked", "nodes", "playouts", "faults", "end"),
)


def write_csv(path: Path, series: Series, lines: Sequence[Line]) -> None:
    """Write the table; a part of the score is a column of its own."""
    parts = sorted({part for line in lines for each in line.parts for part in each})
    with path.open("w", encoding="utf-8", newline="") as file:
        table = csv.writer(file, lineterminator="\n")
        table.writerow([*HEAD, *[f"score.{part}" for part in parts]])
        for line in sorted(lines, key=lambda line: line.n):
            table.writerows(_rows(series, line, parts))


def _rows(series: Series, line: Line, parts: Sequence[str]) -> Iterator[list[object]]:
    for chair, entrant in enumerate(line.seats):
        row: list[object] = [line.n, line.deal, line.seed, chair + 1, series.entrants[entrant], line.points[chair]]
        row += [f"{line.score(chair):.4g}", line.margin(chair), sum(line.turns.values()), line.asked[chair]]
        row += [*line.spent[chair], line.faults[chair], line.end]
        yield [*row, *[line.parts[chair].get(part, "") for part in parts]]
