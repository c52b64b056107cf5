"""`maracaibo rules`: find rules, cards and places in the rulebook and print them."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from itertools import groupby
from pathlib import Path
from shutil import get_terminal_size
from textwrap import fill, shorten
from typing import NamedTuple

import msgspec

from maracaibo_tui.commands.things import called, with_id
from maracaibo_tui.library.paths import content_folder, rules_folder
from maracaibo_tui.library.problem import nearest, plain
from maracaibo_tui.library.rulebook import Entry, Rulebook, look_up, read_as, read_rulebook, search

GAME = "maracaibo"
MOST = 10
WIDEST = 80
_RULES_FIRST = 3
_NOTHING_FOUND = 1
_MISUSED = 2
_SWITCHES = ("--list", "--json")


class Wish(NamedTuple):
    """What was asked for: words, or an id, and how it is to be printed."""

    words: str
    rule: str = ""
    listed: bool = False
    as_json: bool = False


def plain_call(words: Sequence[str]) -> int | None:
    """Carry out a call without the machinery that reads options; None leaves help and mistakes to it."""
    rest = [word for word in words if word not in _SWITCHES]
    rule = rest.pop(1) if len(rest) > 1 and rest[0] == "--id" else ""
    if rule:
        rest = rest[1:]
    if any(word.startswith("-") for word in (rule, *rest)):
        return None
    return run(rest, rule=rule, listed="--list" in words, as_json="--json" in words)


def run(words: Sequence[str], *, rule: str, listed: bool, as_json: bool, folder: Path | None = None) -> int:
    """Print the rules that were asked for, best first, or the pages there are."""
    book = read_rulebook(folder or rules_folder() / GAME)
    wish = Wish(" ".join(words).strip(), rule, listed, as_json)
    found = _found(book, wish)
    if not found:
        if as_json:
            print("[]")
        print(_nothing(book, wish), file=sys.stderr)
        return _MISUSED if rule else _NOTHING_FOUND
    # Whoever names a thing is not misread, though no rule may have the word.
    if wish.words and not rule and found[0].page in book.pages and (read := read_as(book, wish.words)):
        print(f"Read as: {read}", file=sys.stderr)
    _print(book, wish, found)
    return 0


def _found(book: Rulebook, wish: Wish) -> tuple[Entry, ...]:
    pack = content_folder() / GAME
    if wish.rule:
        return look_up(book, wish.rule) or tuple(with_id(wish.rule, pack))
    if not wish.words:
        return book.entries
    exactly, partly = called(wish.words, pack)
    rules = search(book, wish.words)
    return (*exactly, *rules[:_RULES_FIRST], *partly, *rules[_RULES_FIRST:])


def _print(book: Rulebook, wish: Wish, found: Sequence[Entry]) -> None:
    if wish.as_json:
        _print_json(found)
    elif wish.listed:
        _print_list(found)
    elif wish.rule:
        _print_entries(found)
    elif wish.words:
        _print_entries(found[:MOST])
        _print_rest(len(found) - MOST, wish.words)
    else:
        _print_pages(book)


def _nothing(book: Rulebook, wish: Wish) -> str:
    if wish.rule:
        near = nearest(wish.rule.upper(), book.names) or nearest(wish.rule.lower(), book.pages)
        return f"There is no rule {plain(wish.rule)!r}" + (
            f"; the nearest is {near}." if near else ": --list names them all."
        )
    return f"Nothing in the rulebook is about {plain(wish.words)!r}."


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
    return f"{', '.join(entry.ids) or entry.id}  {entry.title}" + (f" ({entry.page_title})" if entry.ids else "")


def _print_text(text: str) -> None:
    width = min(WIDEST, get_terminal_size().columns)
    for is_table, lines in groupby(text.splitlines(), key=lambda line: line.startswith("|")):
        if is_table:
            _print_rows([[cell.strip() for cell in line.strip("|").split("|")] for line in lines])
        else:
            for line in lines:
                hanging = "    " if line.startswith("- ") else "  "
                print(fill(line, width, initial_indent="  ", subsequent_indent=hanging, break_on_hyphens=False))


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
