"""A campaign in lines of text, as it is printed and copied out: what was read, the end, the world, the figures."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from textwrap import wrap

from maracaibo_tui.engine.campaign_pages import Entry, Section
from maracaibo_tui.library import shelf

from .campaigns import CourseOf

WIDTH = 80


def copied_out(found: CourseOf, target: Path) -> Path:
    """Write all of it to a file that does not exist yet, or into a folder."""
    text = "".join(f"{row}\n" for row in lines_of(found))
    return shelf.put_out(text.encode(), called(found.campaign.id), target)


def called(name: str) -> str:
    """Name the file that a campaign is written to as text."""
    return f"{name}.txt"


def lines_of(found: CourseOf) -> Iterator[str]:
    """Say all that is known of a campaign."""
    pages, course = found.offered.pages, found.course
    line = pages.line(course)
    yield f"{line.title}: {line.where}"
    for entry in pages.chronicle(course):
        yield ""
        yield from entry_lines(entry)
    end = pages.epilogue(course)
    if end is not None:
        yield from ("", end.title, *indented(end.motto, ""))
        for text in end.lines:
            yield from ("", *indented(text, ""))
    for section in (*pages.world(course), *pages.statistics(course)):
        yield from section_lines(section)


def entry_lines(entry: Entry) -> Iterator[str]:
    """Say a side of the chronicle in lines."""
    side = entry.side
    yield f"{entry.group}  {side.head} ({side.lead})"
    yield from indented(side.text)
    if side.choice:
        yield from indented(f"You chose: {side.choice}. {side.told}")
        yield from indented(f"({'; '.join(filter(None, [side.votes, entry.other]))})")
    for each in side.says:
        yield from indented(each.text)


def section_lines(section: Section) -> Iterator[str]:
    """Say a part of a page in lines."""
    yield ""
    yield section.head
    for row in section.rows:
        text = f"{row.text} ({row.beside})" if row.beside else row.text
        yield from indented(text, more="  ")


def indented(text: str, indent: str = "  ", more: str = "") -> list[str]:
    """Break a text into indented lines, those after the first by `more`."""
    return wrap(text, WIDTH, break_on_hyphens=False, initial_indent=indent, subsequent_indent=indent + more)
