"""Reading the pages of a rulebook: every heading with a rule id is an entry, and so is every passage with text."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path

from msgspec import Struct

# The page whose links give the others their order.
FIRST_PAGE = "overview"
_HEADING = re.compile(r"^(#{1,6}) +(.*)$")
# `MAR-SHIP-10..12` stands for the three ids from 10 to 12; `MAR-GEN-01, MAR-GEN-02` for two.
_IDS = re.compile(r"^((?:[A-Z]+-)+\d+(?:\.\.\d+)?,? +)+")
_IDS_OF_A_HEADING = re.compile(r"^#{1,6} +((?:(?:[A-Z]+-)+\d+(?:\.\.\d+)?,?(?: +|$))+)", re.MULTILINE)
_TITLE = re.compile(r"^# +(.+)$", re.MULTILINE)
# A ruling may have a letter before its number: `R-P17`.
_ID = re.compile(r"((?:[A-Z]+-)+[A-Z]?)(\d{1,6})(?:\.\.(\d{1,6}))?")
_LINK = re.compile(r"\[([^]]*)\]\(([^)]*)\)")
_TARGET = re.compile(r"(?:([\w-]+)\.md)?(?:#([\w-]+))?")
_MARKS = re.compile(r"[*`]+")
# Words that people ask with stand in a comment, which readers of the page do not see.
_ASKED = re.compile(r"<!-- *asked:(.*?)-->", re.DOTALL)
_NO_ANCHOR = re.compile(r"[^\w -]+")


class Entry(Struct, frozen=True):
    """One rule, or a passage without one; the text has one line a paragraph or table row, links lead to other ids."""

    ids: tuple[str, ...]
    title: str
    page: str
    page_title: str
    text: str
    section: str = ""
    asked: str = ""
    links: tuple[str, ...] = ()
    anchor: str = ""

    @property
    def id(self) -> str:
        """The id by which the entry is called; a passage is called `page`, or `page#heading` further down."""
        if self.ids:
            return self.ids[0]
        return f"{self.page}#{self.anchor}" if self.anchor else self.page


def read_pages(folder: Path) -> dict[str, str]:
    """Read every page of a folder in the order of the first page's links, the others in the order of their names."""
    paths = sorted(folder.glob("*.md"))
    if not paths:
        raise FileNotFoundError(f"There are no pages of the rulebook in {folder}: install the game again.")
    texts = {path.stem: _text_of(path) for path in paths}
    named = [target for entry in entries_of(FIRST_PAGE, texts.get(FIRST_PAGE, "")) for target in entry.links]
    order = dict.fromkeys([FIRST_PAGE, *named, *texts])
    return {page: texts[page] for page in order if page in texts}


def entries_of(page: str, text: str) -> tuple[Entry, ...]:
    """Give the entries of a page in their order."""
    return tuple(_entries(page, text))


def title_of(page: str, text: str) -> str:
    """Give the title of a page."""
    found = _TITLE.search(text)
    return _plain(found[1]).strip() if found else page


def ids_in(text: str) -> list[str]:
    """Name the rules of a page in their order, without reading what they say."""
    return [rule for ids in _IDS_OF_A_HEADING.findall(text) for rule in _each_id(ids)]


def written_ids(text: str) -> str:
    """Put ids as people write them (`mar-sail-7`) as the pages have them (`MAR-SAIL-07`)."""
    return _ID.sub(lambda found: f"{found[1]}{int(found[2]):02}", text.strip().upper())


def is_id(text: str) -> bool:
    """Tell whether a text is a single id."""
    return _ID.fullmatch(text) is not None


def _text_of(page: Path) -> str:
    # A damaged page is still worth reading.
    return page.read_text(encoding="utf-8", errors="replace")


def _entries(page: str, text: str) -> Iterator[Entry]:
    page_title, section = page, ""
    for level, heading, body in _passages(text):
        ids, title = _ids_and_title(heading)
        if level <= 1:
            page_title, section = title or page, ""
        elif not ids:
            section = title
        asked = " ".join(words for found in _ASKED.findall(body) for words in found.split())
        paragraphs = list(_paragraphs(_ASKED.sub("", body).splitlines()))
        if ids or paragraphs:
            yield Entry(
                ids=ids,
                title=title,
                page=page,
                page_title=page_title,
                text="\n".join(map(_plain, paragraphs)),
                section=section if ids else "",
                asked=asked,
                links=tuple(_targets(page, paragraphs)),
                anchor="" if ids or level <= 1 else _anchor(heading),
            )


def _passages(text: str) -> Iterator[tuple[int, str, str]]:
    level, heading, lines = 0, "", list[str]()
    for line in text.splitlines():
        if found := _HEADING.match(line):
            yield level, heading, "\n".join(lines)
            level, heading, lines = len(found.group(1)), found.group(2).strip(), []
        else:
            lines.append(line.strip())
    yield level, heading, "\n".join(lines)


def _ids_and_title(heading: str) -> tuple[tuple[str, ...], str]:
    given = _IDS.match(f"{heading} ")
    if given is None:
        return (), _plain(heading)
    ids = _each_id(given.group())
    return tuple(ids), _plain(heading[given.end() :]).strip() or ids[0]


def _each_id(written: str) -> list[str]:
    return [
        f"{stem}{number:0{len(first)}}"
        for stem, first, last in _ID.findall(written)
        for number in range(int(first), int(last or first) + 1)
    ]


def _paragraphs(lines: Sequence[str]) -> Iterator[str]:
    # Lines are wrapped in the file and joined here; rows of tables and entries of lists stay lines of their own.
    for kind, group in groupby(_items(lines), key=lambda line: line[:1] if line[:1] in ("", "|", "-") else "text"):
        if kind in ("|", "-"):
            yield from group
        elif kind:
            yield " ".join(group)


def _items(lines: Sequence[str]) -> Iterator[str]:
    """Join the lines of an entry of a list to its first."""
    waiting = ""
    for line in lines:
        if waiting and line and not line.startswith(("- ", "|")):
            waiting += f" {line}"
            continue
        if waiting:
            yield waiting
        waiting = line if line.startswith("- ") else ""
        if not waiting:
            yield line
    if waiting:
        yield waiting


def _targets(page: str, paragraphs: Sequence[str]) -> Iterator[str]:
    """Name what the links lead to, each once: rule ids in capitals, pages, passages as `page#heading`."""
    seen = set()
    for _, written in _LINK.findall("\n".join(paragraphs)):
        found = _TARGET.fullmatch(written)
        name, anchor = (found[1] or page, found[2] or "") if found else (written, "")
        target = anchor.upper() if is_id(anchor.upper()) else f"{name}#{anchor}" if anchor else name
        if target not in seen:
            seen.add(target)
            yield target


def _anchor(heading: str) -> str:
    return _NO_ANCHOR.sub("", heading.lower()).strip().replace(" ", "-")


def _plain(text: str) -> str:
    return _MARKS.sub("", _LINK.sub(r"\1", text))
