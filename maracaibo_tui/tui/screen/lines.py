"""Lines of styled text: what every part of the screen is drawn as, before any terminal is known.

A style is a word of the theme ("title bold", "warn"), never a colour. Every character is one cell wide.
"""

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias


class Span(NamedTuple):
    """A piece of text in one style."""

    text: str
    style: str = ""


Line: TypeAlias = tuple[Span, ...]
Lines: TypeAlias = list[Line]


DIGITS = 9
"""So many entries of a list have a key of their own."""
_LEAST_TOLD = 4
"""Rows of a list from which its edges are worth a row each."""
_WORDS_AND_SPACES = re.compile(r"\s+|\S+")


def line(*parts: str | Span | tuple[str, str]) -> Line:
    """Make a line of texts, spans and (text, style) pairs."""
    # Thousands of lines are made for a picture: what is asked of each part is asked in as few words as can be.
    return tuple([
        part if isinstance(part, Span) else Span(part) if isinstance(part, str) else Span(*part)
        for part in parts
        if part
    ])  # fmt: skip


def width(text: Line) -> int:
    """Count the cells of a line."""
    cells = 0
    for part, _ in text:
        cells += len(part)
    return cells


def plain(text: Line) -> str:
    """Give the text of a line without its styles."""
    return "".join([span.text for span in text])


def cut(text: Line, cells: int) -> Line:
    """Shorten a line that is too long; an ellipsis says so."""
    if width(text) <= cells:
        return text
    if cells <= 0:
        return ()
    kept: list[Span] = []
    room = cells - 1
    for span in text:
        kept.append(Span(span.text[:room], span.style))
        room -= len(kept[-1].text)
        if not room:
            break
    return (*kept, Span("…", kept[-1].style if kept else ""))


def fitted(text: Line, cells: int, style: str = "") -> Line:
    """Make a line exactly so many cells wide."""
    room = cells - width(text)
    if room < 0:
        text = cut(text, cells)
        room = cells - width(text)
    return (*text, Span(" " * room, style)) if room else text


def between(left: Line, right: Line, cells: int) -> Line:
    """Put one line to the left and one to the right of so many cells; the left one gives way."""
    right = cut(right, cells)
    left = cut(left, max(0, cells - width(right) - 1))
    return (*left, Span(" " * (cells - width(left) - width(right))), *right)


def styled(text: Line, style: str) -> Line:
    """Give a whole line one more style: where a span has its own, both apply."""
    return tuple(Span(span.text, f"{span.style} {style}".strip()) for span in text)


def wrapped(text: str, cells: int, style: str = "") -> Lines:
    """Break a text into lines at its spaces."""
    lines: Lines = []
    cells, current = max(1, cells), ""
    for word in text.split():
        if current and len(current) + 1 + len(word) > cells:
            lines.append(line((current, style)))
            current = ""
        current = f"{current} {word}" if current else word
        while len(current) > cells:
            lines.append(line((current[:cells], style)))
            current = current[cells:]
    return [*lines, line((current, style))] if current else lines


def broken(text: Line, cells: int) -> Lines:
    """Break a line at its spaces; every word keeps its style, and what is written together stays together."""
    lines: Lines = [()]
    used, parted = 0, False
    for span in text:
        for word in _WORDS_AND_SPACES.findall(span.text):
            if word.isspace():
                parted = True
                continue
            if used and parted and used + 1 + len(word) > cells:
                lines.append(())
                used = 0
            gap = " " if used and parted else ""
            lines[-1] = (*lines[-1], Span(gap + word, span.style))
            used, parted = used + len(gap + word), False
    return lines


def words_of(text: Line) -> list[tuple[int, bool]]:
    """Give the cells of every word of a line, and whether a space parts it from what stands before it."""
    words, parted = [], False
    for span in text:
        for word in _WORDS_AND_SPACES.findall(span.text):
            if word.isspace():
                parted = True
            else:
                words.append((len(word), parted))
                parted = False
    return words


def joined(rows: Iterable[Line]) -> Line:
    """Put rows into one, a blank between them."""
    return tuple([span for at, each in enumerate(rows) for span in ((Span(" "),) if at else ()) + tuple(each)])


def flowing(parts: Iterable[Line], cells: int) -> Lines:
    """Put parts one after the other, two spaces between; a part that does not fit begins a new line."""
    lines: Lines = []
    for part in parts:
        if lines and width(lines[-1]) + 2 + width(part) <= cells:
            lines[-1] = (*lines[-1], Span("  "), *part)
        else:
            lines.append(part)
    return lines


def blank(lines: Iterable[Line], rows: int) -> Lines:
    """Give exactly so many lines, empty ones at the end."""
    kept = list(lines)[: max(0, rows)]
    return [*kept, *[()] * (rows - len(kept))]


def beside(left: Sequence[Line], right: Sequence[Line], cells: int) -> Lines:
    """Put two blocks side by side, the left one so many cells wide."""
    rows = max(len(left), len(right))
    return [(*fitted(one, cells), *other) for one, other in zip(blank(left, rows), blank(right, rows), strict=True)]


def window(lines: Sequence[Line], rows: int, at: int) -> Lines:
    """Give so many of the lines that the one numbered `at` is among them; the edges count what is left out."""
    first = min(max(0, at - rows // 2), max(0, len(lines) - rows))
    shown = list(lines[first : first + rows])
    if rows >= _LEAST_TOLD and first:
        shown[0] = line((f"   {first + 1} more above", "faint"))
    if rows >= _LEAST_TOLD and first + rows < len(lines):
        shown[-1] = line((f"   {len(lines) - first - rows + 1} more below", "faint"))
    return shown
