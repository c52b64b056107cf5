"""What is said of a key: a refusal, an error, what was taken back; it stands in the last rows of the prompt."""

from __future__ import annotations

import re

from maracaibo_tui.tui.screen.lines import Lines, blank, line, wrapped

WARNS, TELLS = "warn", "text"
"""The ink of what refuses something, or wants to be read at once, and of what went well."""
NOTE_ROWS = 2
"""Rows that it may take of the prompt."""
_SENTENCES = re.compile(r"(?<=[.!?]) ")


def in_two(note: str, cells: int, rows: int = 1) -> tuple[str, str]:
    """Part a note that has no room: as many sentences as have, or words of the first, and the rest."""
    if _fits(note, cells, rows):
        return note, ""
    sentences = _SENTENCES.split(note)
    parts = sentences if _fits(sentences[0], cells, rows) else note.split(" ")
    shown = 1
    while shown < len(parts) and _fits(" ".join(parts[: shown + 1]), cells, rows):
        shown += 1
    return " ".join(parts[:shown]), " ".join(parts[shown:])


def _fits(text: str, cells: int, rows: int) -> bool:
    return len(text) <= cells or len(wrapped(text, cells)) <= rows


def below(lines: Lines, rows: int, note: str, ink: str, cells: int) -> Lines:
    """Say it in the last row, or in the last two, of so many."""
    if not note or rows <= 0:
        return lines
    told = wrapped(in_two(note, cells, min(rows, NOTE_ROWS))[0], cells, ink)
    return [*blank(lines, rows - len(told)), *[line(" ", *each) for each in told]]


def count(note: str, cells: int) -> int:
    """Count the rows that it takes."""
    return min(NOTE_ROWS, len(wrapped(note, cells))) if note else 0
