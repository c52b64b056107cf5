"""Runs: cells of a row, side by side, that one ink serves; every changed cell is in one of them."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from .ink import PLAIN, Ink

NEAR = 4
"""Bytes that are sent once more rather than jumped over; a jump takes about as many."""
Cell: TypeAlias = tuple[str, Ink]
_Reach: TypeAlias = tuple[int, int, Ink]


class Run(NamedTuple):
    """What is written at one go: where it begins, its text, its ink."""

    y: int
    x: int
    text: str
    ink: Ink


def runs_of(changed: Mapping[int, Iterable[int]], rows: Sequence[Sequence[Cell]]) -> list[Run]:
    """Give the runs for the changed columns of some rows, row by row."""
    found = []
    for y, columns in changed.items():
        row = rows[y]
        for start, end, ink in _joined(_reaches(sorted({*columns}), row), row):
            found.append(Run(y, start, "".join([character for character, _ in row[start:end]]), ink))
    return found


def _reaches(columns: Sequence[int], row: Sequence[Cell]) -> Iterable[_Reach]:
    """Give from where to where one ink serves; blanks go with what stands before or after them."""
    start = end = -1
    ink, is_blank = PLAIN, True
    for x in columns:
        character, wanted = row[x]
        if x == end and (wanted == ink or (character == " " and ink.serves(wanted))):
            is_blank = is_blank and character == " "
        elif x == end and is_blank and wanted.serves(ink):
            ink, is_blank = wanted, False
        else:
            if start >= 0:
                yield start, end, ink
            start, ink, is_blank = x, wanted, character == " "
        end = x + 1
    if start >= 0:
        yield start, end, ink


def _joined(reaches: Iterable[_Reach], row: Sequence[Cell]) -> list[_Reach]:
    """Join what is near in one ink, if the cells between can be written in it too."""
    joined: list[_Reach] = []
    last: dict[Ink, int] = {}
    for start, end, ink in reaches:
        before = last.get(ink)
        if before is not None and _leads(row[joined[before][1] : start], ink):
            joined[before] = (joined[before][0], end, ink)
        else:
            last[ink] = len(joined)
            joined.append((start, end, ink))
    return joined


def _leads(between: Sequence[Cell], ink: Ink) -> bool:
    if len(between) > NEAR:
        return False
    taken = 0
    for character, wanted in between:
        if not character or (wanted != ink and not (character == " " and ink.serves(wanted))):
            return False
        taken += len(character.encode())
    return taken <= NEAR
