"""`maracaibo rules`: find rules in the rulebook and print them."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from itertools import groupby
from pathlib import Path
from shutil import get_terminal_size
from textwrap import fill, shorten

import msgspec

from maracaibo_tui.library.paths import rules_folder
from maracaibo_tui.library.problem import nearest, plain
from maracaibo_tui.library.rulebook import Entry, Rulebook, look_up, read_as, read_rulebook, search

GAME = "maracaibo"
MOST = 10
WIDEST = 80
_NOTHING_FOUND = 1
_MISUSED = 2


def run(words: Sequence[str], *, rule: str, listed: bool, as_json: bool, folder: Path | None = None) -> int:
    """Print the rules that were asked for, best first, or the pages there are."""
    book = read_rulebook(folder or rules_folder() / GAME)
    asked = " ".join(words).strip()
    found = look_up(book, rule) if rule else search(book, asked) if asked else book.entries
    if not found:
        if as_json:
            print("[]")
        print(_nothing(book, asked, rule), file=sys.stderr)
        return _MISUSED if rule else _NOTHING_FOUND
    if asked and not rule and (read := read_as(book, asked)):
        print(f"Read as: {read}", file=sys.stderr)
    if as_json:
        _print_json(found)
    elif listed:
        _print_list(found)
    elif rule:
        _print_entries(found)
    elif asked:
        _print_entries(found[:MOST])
        _print_rest(len(found) - MOST, asked)
    else:
        _print_pages(book)
    return 0


def _nothing(book: Rulebook, asked: str, rule: str) -> str:
    if rule:
        near = nearest(rule.upper(), book.by_id) or nearest(rule.lower(), book.pages)
        return f"There is no rule {plain(rule)!r}" + (
            f"; the nearest is {near}." if near else ": --list names them all."
        )
    return f"Nothing in the rulebook is about {plain(asked)!r}."


def _print_json(found: Iterable[Entry]) -> None:
    objects = [{"id": each.id, "title": each.title, "page": each.page, "text": each.text} for each in found]
    print(msgspec.json.format(msgspec.json.encode(objects)).decode())


def _print_list(found: Iterable[Entry]) -> None:
    for entry in found:
        print(shorten(_title(entry), WIDEST, placeholder=" …"))


def _print_entries(found: Iterable[Entry]) -> None:
    for number, entry in enumerate(found):
        print(("\n" if number else "") + _title(entry))
        _print_text(entry.text)


def _print_rest(more: int, asked: str) -> None:
    if more > 0:
        print(f"\n{more} more; all of them: maracaibo rules --list {plain(asked)}")


def _title(entry: Entry) -> str:
    return f"{', '.join(entry.ids) or entry.page}  {entry.title}" + (f" ({entry.page_title})" if entry.ids else "")


def _print_text(text: str) -> None:
    width = min(WIDEST, get_terminal_size().columns)
    for is_table, lines in groupby(text.splitlines(), key=lambda line: line.startswith("|")):
        if is_table:
            _print_rows([[cell.strip() for cell in line.strip("|").split("|")] for line in lines])
        else:
            for line in lines:
                print(fill(line, width, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False))


def _print_rows(rows: list[list[str]]) -> None:
    # Tables are rare, and what draws them is slow to load.
    from maracaibo_tui.commands.tables import print_table

    heads, _, *cells = rows
    print_table(heads, [[*row, *[""] * len(heads)][: len(heads)] for row in cells])


def _print_pages(book: Rulebook) -> None:
    print("Pages of the rulebook; for the rules on one: maracaibo rules --id PAGE, to search: maracaibo rules WORDS…\n")
    for page, title in book.pages.items():
        rules = sum(1 for entry in book.entries if entry.page == page and entry.ids)
        print(f"  {page:<26} {title}" + (f" ({rules})" if rules else ""))
