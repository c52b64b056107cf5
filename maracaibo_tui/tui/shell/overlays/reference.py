"""What the help panel reads from: entries of the rulebook as lines, and the things that have pages of their own."""

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from maracaibo_tui.engine.advice import Denied
from maracaibo_tui.engine.thing import Thing
from maracaibo_tui.library.rulebook_pages import Entry
from maracaibo_tui.tui.screen.lines import Line, Lines, Span, broken, line, wrapped
from maracaibo_tui.tui.screen.surface import LINK

INDEX = ""
_NAMED = re.compile(r"\b(?:[A-Z]{2,}-)+\d+\b|\bR-\d+\b")
"""How a rule, or a ruling, is named in a text."""
_RULING = re.compile(r"\bR-\d+\b")


class ThingPages(NamedTuple):
    """Things beside the rules, by address: what each is (None if unknown), its page, the rules of its icons."""

    find: Callable[[str], Thing | None]
    page: Callable[[str, int], Lines]
    rules: Callable[[str], Sequence[str]]

    def called(self, address: str) -> str:
        """Give the name of a thing; nothing if it is unknown."""
        thing = self.find(address)
        return thing.called if thing is not None else ""

    def announced(self, address: str) -> str:
        """Give the kind and the name of a thing."""
        thing = self.find(address)
        return f"{thing.kind[:1].upper()}{thing.kind[1:]}: {thing.called}" if thing is not None else address


NOTHING_ELSE = ThingPages(lambda _address: None, lambda _address, _cells: [], lambda _address: ())


class Stand(NamedTuple):
    """What is open and how: its address, the first row shown (None until it was drawn), the link at the cursor."""

    address: str
    top: int | None = None
    link: int = -1


def linked(entry: Entry) -> list[str]:
    """Name what an entry links to, then the rulings it follows."""
    return [*entry.links, *(ruling for ruling in _RULING.findall(entry.text) if ruling not in entry.ids)]


def title_of(entry: Entry, cells: int, style: str = "title bold") -> Lines:
    """Draw the title of an entry, with its rule ids behind it where there is room."""
    title = wrapped(entry.title, cells, style)
    ids = ", ".join(entry.ids)
    if not ids:
        return title
    room = cells - sum(len(span.text) for span in title[-1]) - 2
    if len(ids) > room:
        return [*title, line((ids, "faint"))]
    return [*title[:-1], (*title[-1], Span(f"  {ids}", "faint"))]


@lru_cache(maxsize=64)
def text_of(entry: Entry, cells: int) -> Lines:
    """Draw the text of an entry, a paragraph a line of it; tables as rows, the rules it names marked."""
    lines: Lines = []
    paragraphs = entry.text.splitlines()
    for paragraph, follows in zip(paragraphs, [*paragraphs[1:], ""], strict=True):
        if paragraph.startswith("|"):
            lines += [] if _is_rule(paragraph) else _row(paragraph, cells, is_head=_is_rule(follows))
        elif paragraph.startswith("- "):
            lines += _hanging(paragraph, cells)
        else:
            lines += [*([()] if lines else []), *[_marked(text) for text in wrapped(paragraph, cells)]]
    return lines


def refusal(denied: Denied, cells: int, style: str) -> Lines:
    """Say what is not possible now, why, and by which rule."""
    return wrapped(f"{denied.label}: {denied.reason} ({denied.rule})", cells, style)


def _is_rule(row: str) -> bool:
    """Tell whether a row of a table only parts its heads from the others."""
    return row.startswith("|") and set(row) <= set("|-: ")


def _row(row: str, cells: int, *, is_head: bool) -> Lines:
    """Draw a row of a table; its first cell stands out."""
    first, *others = [cell.strip() for cell in row.strip("|").split("|")]
    rest = "".join(f" · {cell}" for cell in others if cell)
    spans = line((first + rest, "faint")) if is_head else line((first, "strong bold"), rest)
    return [
        _marked(each if not at else (Span("  "), *each)) for at, each in enumerate(broken(spans, max(1, cells - 2)))
    ]


def _hanging(text: str, cells: int) -> Lines:
    """Break a long row or item; what follows its first line stands further in."""
    broken = wrapped(text, max(1, cells - 2))
    return [_marked(each if not at else (Span("  "), *each)) for at, each in enumerate(broken)]


def _marked(text: Line) -> Line:
    """Mark the rules that a line names."""
    spans: list[Span] = []
    for span in text:
        at = 0
        for found in _NAMED.finditer(span.text):
            spans += [Span(span.text[at : found.start()], span.style), Span(found.group(), LINK)]
            at = found.end()
        spans.append(Span(span.text[at:], span.style))
    return tuple(span for span in spans if span.text)
