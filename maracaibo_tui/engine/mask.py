"""Masks: how an author draws the coasts of a chart, two letters and two rows a cell."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from .examining import Finding

SEA, SHALLOW, LAND, HILL = LETTERS = ".~#^"
"""Open sea, shallows along a coast, land, and hills inland."""


class Mask(Struct, frozen=True, forbid_unknown_fields=True):
    """The rows of a mask as they stand in its file."""

    rows: tuple[str, ...]

    @property
    def size(self) -> tuple[int, int]:
        """Count its cells and rows of cells."""
        return len(self.rows[0]) // 2 if self.rows else 0, len(self.rows) // 2


def mask_findings(name: str, mask: Mask) -> Iterator[Finding]:
    """Find what a mask may not have: rows of another length, half a cell, other letters."""
    if not mask.rows or not mask.rows[0]:
        yield name, "", "nothing", f"rows of the letters {' '.join(LETTERS)}"
        return
    wide = len(mask.rows[0])
    if len(mask.rows) % 2:
        yield name, "", f"{len(mask.rows)} rows", "an even number of rows, two a cell"
    if wide % 2:
        yield name, "row 1", f"{wide} letters", "an even number of letters, two a cell"
    for number, row in enumerate(mask.rows, 1):
        if len(row) != wide:
            yield name, f"row {number}", f"{len(row)} letters", f"{wide} letters, as in row 1"
        if not {*row} <= {*LETTERS}:
            other = next(at for at, letter in enumerate(row, 1) if letter not in LETTERS)
            yield name, f"row {number}", f'"{row[other - 1]}" as letter {other}', f"one of {' '.join(LETTERS)}"
