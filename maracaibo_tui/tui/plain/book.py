"""The rulebook in lines, and the pages of all that has a name: at a table, and where no game is going on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from maracaibo_tui.engine.thing import Thing
from maracaibo_tui.engine.title import Title
from maracaibo_tui.library.lookup import Lookup
from maracaibo_tui.library.rulebook import look_up, page_of, rulebook_of
from maracaibo_tui.library.rulebook_pages import Entry
from maracaibo_tui.tui.screen.cells import safe
from maracaibo_tui.tui.screen.lines import Lines, plain
from maracaibo_tui.tui.shell.kit import Kit

from .words import ECHO, in_lines

_MOST_FOUND = 8
_UNBROKEN = 1000


class Reader(NamedTuple):
    """Whoever looks something up: in which game, what has a name there, and what is drawn of it, unbroken."""

    title: Title
    things: Callable[[], Sequence[Thing]]
    drawn: Callable[[str, int], Lines]

    def told(self, text: str, head: str = "", further: str = "  ") -> list[str]:
        """Break a text into lines."""
        return in_lines(self.title.words(), text, head, further)


def without_a_game(title: Title, kit: Callable[[], Kit]) -> Reader:
    """Look things up where no game is going on; the kit is made when something is."""
    return Reader(title, lambda: kit().things(at_table=False), lambda address, cells: kit().page(address, cells))


def index(reader: Reader) -> Iterator[str]:
    """List the pages of the rulebook, and say how to read them."""
    yield f"The rulebook of {reader.title.name}. Type"
    yield "  ? NAME    to read a page, or what there is of a thing that is called so"
    yield "  / WORDS   to look for words in all of it"
    yield "The pages:"
    for page, title in rulebook_of(reader.title.id).pages.items():
        yield from reader.told(f"{page}  {title}", "  ", "    ")


def named(reader: Reader, words: str) -> Iterator[str]:
    """Say the page of a thing by its name, a page of the rulebook, a rule by its id; or what is found of the words."""
    found = [each for each in reader.things() if words.casefold() in _names(each)]
    for thing in found:
        yield from thing_page(reader, thing)
    if not found:
        yield from _looked_up(reader, words)


def _names(thing: Thing) -> set[str]:
    """Give what a thing answers to: its name, with or without its number, and its id."""
    called = thing.called.casefold()
    return {
        called,
        called.partition(" ")[2] if called[:1].isdecimal() else called,
        thing.address.partition("/")[2].casefold(),
    }


def _looked_up(reader: Reader, words: str) -> Iterator[str]:
    book = rulebook_of(reader.title.id)
    page = next((page for page, title in book.pages.items() if words.casefold() in {page, title.casefold()}), "")
    found = page_of(book, page) if page else look_up(book, words)
    if not page and len(found) != 1:
        ends = [each for each in reader.things() if each.called.casefold().partition(": ")[2] == words.casefold()]
        for thing in ends:
            yield from thing_page(reader, thing)
        if not ends:
            yield from sought(reader, words)
        return
    for entry in found:
        yield from _entry(reader, entry)


def sought(reader: Reader, words: str) -> Iterator[str]:
    """Say what the rulebook has about these words: the best entry whole, the others by name."""
    if not words:
        yield "Type what you are looking for after the slash, as in: / end of the round"
        return
    found = Lookup(rulebook_of(reader.title.id), reader.things()).find(words)._replace(kindred=()).ranked
    if not found:
        yield f"Nothing in the rulebook has the words {safe(words[:ECHO])}."
        return
    best, *more = found
    yield from _entry(reader, best) if isinstance(best, Entry) else thing_page(reader, best)
    if more:
        yield "See also (type a question mark before it):"
    for each in more[:_MOST_FOUND]:
        yield from reader.told(f"{each.id} {each.title}" if isinstance(each, Entry) else each.called, "  ", "    ")


def thing_page(reader: Reader, thing: Thing) -> Iterable[str]:
    """Say what there is to be said of a thing."""
    yield f"{thing.called}, {thing.kind}"
    for row in reader.drawn(thing.address, _UNBROKEN):
        yield from reader.told(plain(row).strip().removeprefix("– "), "  ", "    ")


def entries(reader: Reader, name: str) -> Iterator[str]:
    """Say the rule of this id."""
    found = look_up(rulebook_of(reader.title.id), name) if name else ()
    if not found:
        yield "There is no rule about that."
    for entry in found:
        yield from _entry(reader, entry)


def _entry(reader: Reader, entry: Entry) -> Iterator[str]:
    yield from reader.told(f"{', '.join(entry.ids) or entry.id}  {entry.title}")
    for text in entry.text.splitlines():
        row = ", ".join(cell.strip() for cell in text.strip("|").split("|")) if text.startswith("|") else text
        if set(row) - set("-:, "):
            yield from reader.told(row, "  ", "    ")
