"""`maracaibo rules`: find rules, cards and places in the rulebook of a game and print them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import groupby
from shutil import get_terminal_size
from textwrap import fill, shorten
from typing import TYPE_CHECKING, NamedTuple

from maracaibo_tui.commands.as_json import print_json
from maracaibo_tui.commands.complaint import complain
from maracaibo_tui.commands.things import entry_of, things, with_id
from maracaibo_tui.games import TITLES, title_of, titles, usual
from maracaibo_tui.library.lookup import Lookup
from maracaibo_tui.library.problem import Problem, nearest, one_of, plain, sentence, shown
from maracaibo_tui.library.rulebook import Rulebook, look_up, read_as, rulebook_of
from maracaibo_tui.library.rulebook_pages import Entry

if TYPE_CHECKING:
    from maracaibo_tui.engine.title import Title

MOST = 10
WIDEST = 80
_NOTHING_FOUND = 1
_MISUSED = 2
_ID = re.compile(r"\b[A-Za-z]+(?:-[A-Za-z]+)*-\w*\d+\b")
_SWITCHES = ("--list", "--json")
_NAMED = ("--id", "--game")


class Sought(NamedTuple):
    """What was asked for: words, or an id, and how it is to be printed."""

    words: str
    rule: str = ""
    listed: bool = False
    as_json: bool = False


def plain_call(words: Sequence[str]) -> int | None:
    """Carry out a call without the machinery that reads options; None leaves help and mistakes to it."""
    rest = [word for word in words if word not in _SWITCHES]
    named: dict[str, str] = {}
    while len(rest) > 1 and rest[0] in _NAMED:
        named[rest[0]] = rest[1]
        rest = rest[2:]
    if any(word.startswith("-") for word in (*named.values(), *rest)):
        return None
    listed, as_json = (switch in words for switch in _SWITCHES)
    return run(rest, rule=named.get("--id", ""), game=named.get("--game", ""), listed=listed, as_json=as_json)


def run(
    words: Sequence[str],
    *,
    rule: str = "",
    listed: bool = False,
    as_json: bool = False,
    game: str = "",
) -> int:
    """Print the rules that were asked for, best first, or the pages there are."""
    if game and game not in TITLES:
        complain(sentence(Problem("--game", "", "", shown(game), one_of(TITLES, game))))
        return _MISUSED
    sought = Sought(" ".join(words).strip(), rule, listed, as_json)
    title = title_of(game or _game_of(sought))
    book = rulebook_of(title.id)
    found = _found(title, book, sought)
    if not found:
        if as_json:
            print("[]")
        complain(_nothing(book, sought))
        return _MISUSED if rule else _NOTHING_FOUND
    # Whoever names a thing is not misread, though no rule may have the word.
    if sought.words and not rule and found[0].page in book.pages and (read := read_as(book, sought.words)):
        complain(f"Read as: {read}")
    _print(title, book, sought, found)
    return 0


def _game_of(sought: Sought) -> str:
    """Name the game whose ids begin like one that was asked for, or the usual one."""
    asked = _ID.findall(sought.rule or sought.words)
    begun = {prefix: title.id for title in (titles() if asked else ()) for prefix in title.prefixes}
    fitting = [prefix for prefix in begun if asked and asked[0].upper().startswith(prefix)]
    return begun[max(fitting, key=len)] if fitting else usual()


def _found(title: Title, book: Rulebook, sought: Sought) -> tuple[Entry, ...]:
    if sought.rule:
        return look_up(book, sought.rule) or tuple(with_id(title, sought.rule))
    if not sought.words:
        return book.entries
    # Things of a kind are listed by `maracaibo content list`.
    found = Lookup(book, things(title)).find(sought.words)._replace(kindred=())
    return tuple(each if isinstance(each, Entry) else entry_of(title, each.address) for each in found.ranked)


def _print(title: Title, book: Rulebook, sought: Sought, found: Sequence[Entry]) -> None:
    if sought.as_json:
        _print_json(title.id, found)
    elif sought.listed:
        _print_list(found)
    elif sought.rule:
        _print_entries(found)
    elif sought.words:
        _print_entries(found[:MOST])
        _print_rest(len(found) - MOST, sought.words)
    else:
        _print_pages(book)


def _nothing(book: Rulebook, sought: Sought) -> str:
    if sought.rule:
        near = nearest(sought.rule.upper(), book.names) or nearest(sought.rule.lower(), book.pages)
        return f"There is no rule {plain(sought.rule)!r}" + (
            f"; the nearest is {near}." if near else ": --list names them all."
        )
    return f"Nothing in the rulebook is about {plain(sought.words)!r}."


def _print_json(game: str, found: Iterable[Entry]) -> None:
    print_json([{"game": game, "id": e.id, "title": e.title, "page": e.page, "text": e.text} for e in found])


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
    from maracaibo_tui.commands.columns import print_table

    heads, _, *cells = rows
    print_table(heads, [[*row, *[""] * len(heads)][: len(heads)] for row in cells])


def _print_pages(book: Rulebook) -> None:
    print("Pages of the rulebook; for the rules on one: maracaibo rules --id PAGE, to search: maracaibo rules WORDS…\n")
    for page, title in book.pages.items():
        rules = sum(1 for entry in book.entries if entry.page == page and entry.ids)
        print(f"  {page:<26} {title}" + (f" ({rules})" if rules else ""))
