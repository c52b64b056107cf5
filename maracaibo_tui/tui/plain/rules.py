"""What plain mode says when it is asked about something: rules, cards, places, what an answer leads to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from maracaibo_tui.engine.thing import Thing
from maracaibo_tui.library.lookup import Lookup
from maracaibo_tui.library.rulebook import look_up, page_of, rulebook_of
from maracaibo_tui.library.rulebook_pages import Entry
from maracaibo_tui.tui.screen.cells import safe
from maracaibo_tui.tui.screen.lines import plain

from .words import ECHO, NUMBER, WIDTH, Plain, worded

_MOST_FOUND = 8
_UNBROKEN = 1000


def rule(table: Plain, words: str) -> Iterator[str]:
    """Say the rule behind the question, what an answer leads to with its rule, or the page of something."""
    moment = table.moment()
    if not words:
        yield from _entries(table, "" if moment.question is None else moment.question.rule)
    elif words.isdecimal():
        yield from _consequence(table, int(words[:NUMBER]))
    else:
        found = [each for each in _things(table) if words.casefold() in _names(each)]
        for thing in found:
            yield from _page(table, thing)
        if not found:
            yield from _looked_up(table, words)


def _names(thing: Thing) -> set[str]:
    """Give what a thing answers to: its name, with or without its number, and its id."""
    called = thing.called.casefold()
    return {
        called,
        called.partition(" ")[2] if called[:1].isdecimal() else called,
        thing.address.partition("/")[2].casefold(),
    }


def _consequence(table: Plain, number: int) -> Iterator[str]:
    moment = table.moment()
    found_at = [at for at in range(len(moment.options)) if moment.number(at) == number]
    moment = moment._replace(highlighted=found_at[0] if found_at else len(moment.options))
    option = moment.option
    if option is None:
        yield f"There is no answer {number}."
        return
    yield from table.told(worded(table, option), f"{number:>2}  ", "    ")
    found = table.referee.preview(*option.hands_in)
    if found is not None:
        then = table.kit.gains(moment._replace(after=found.view, turned_up=found.turned_up), WIDTH * 3)
        yield from table.told(f"{plain(then).strip()}.", "    ", "    ")
    concerned = table.kit.concerned(moment)[:1]
    for thing in _things(table):
        if thing.address in concerned:
            yield from _page(table, thing)
    yield from _entries(table, option.rule)


def _looked_up(table: Plain, words: str) -> Iterator[str]:
    book = rulebook_of(table.title.id)
    page = next((page for page, title in book.pages.items() if words.casefold() in {page, title.casefold()}), "")
    found = page_of(book, page) if page else look_up(book, words)
    if not page and len(found) != 1:
        yield from searched(table, words)
        return
    for entry in found:
        yield from _entry(table, entry)


def searched(table: Plain, words: str) -> Iterator[str]:
    """Say what the rulebook has about these words: the best entry whole, the others by name."""
    if not words:
        yield "Type what you look for after the slash, as in: / end of the round"
        return
    found = Lookup(rulebook_of(table.title.id), _things(table)).find(words)._replace(kindred=()).ranked
    if not found:
        yield f"Nothing in the rulebook has the words {safe(words[:ECHO])}."
        return
    best, *more = found
    yield from _entry(table, best) if isinstance(best, Entry) else _page(table, best)
    if more:
        yield "See also, each with a question mark before it:"
    for each in more[:_MOST_FOUND]:
        yield from table.told(f"{each.id} {each.title}" if isinstance(each, Entry) else each.called, "  ", "    ")


def _things(table: Plain) -> Sequence[Thing]:
    return (*table.kit.things(), *table.kit.people(table.moment()))


def _page(table: Plain, thing: Thing) -> Iterator[str]:
    yield f"{thing.called}, {thing.kind}"
    for row in table.kit.thing(thing.address, table.moment(), _UNBROKEN):
        yield from table.told(plain(row).strip().removeprefix("– "), "  ", "    ")


def _entries(table: Plain, name: str) -> Iterator[str]:
    found = look_up(rulebook_of(table.title.id), name) if name else ()
    if not found:
        yield "There is no rule about that."
    for entry in found:
        yield from _entry(table, entry)


def _entry(table: Plain, entry: Entry) -> Iterator[str]:
    yield from table.told(f"{', '.join(entry.ids) or entry.id}  {entry.title}")
    for text in entry.text.splitlines():
        row = ", ".join(cell.strip() for cell in text.strip("|").split("|")) if text.startswith("|") else text
        if set(row) - set("-:, "):
            yield from table.told(row, "  ", "    ")
