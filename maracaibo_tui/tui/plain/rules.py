"""What plain mode says when it is asked about something: rules, cards, places, what an answer leads to."""

from __future__ import annotations

from collections.abc import Iterator

from maracaibo_tui.tui.screen.lines import plain

from .book import Reader, entries, named, sought, thing_page
from .questions import worded
from .words import NUMBER, WIDTH, Plain


def rule(table: Plain, words: str) -> Iterator[str]:
    """Say the rule behind the question, what an answer leads to with its rule, or the page of something."""
    moment = table.moment()
    if not words:
        yield from entries(_reader(table), "" if moment.question is None else moment.question.rule)
    elif words.isdecimal():
        yield from _consequence(table, int(words[:NUMBER]))
    else:
        yield from named(_reader(table), words)


def searched(table: Plain, words: str) -> Iterator[str]:
    """Say what the rulebook has about these words: the best entry whole, the others by name."""
    return sought(_reader(table), words)


def _reader(table: Plain) -> Reader:
    """Look things up at a table: what they mean just now is said as well."""
    return Reader(
        table.title,
        lambda: (*table.kit.things(), *table.kit.people(table.moment())),
        lambda address, cells: table.kit.thing(address, table.moment(), cells),
    )


def _consequence(table: Plain, number: int) -> Iterator[str]:
    moment = table.moment()
    found_at = [at for at in range(len(moment.options)) if moment.number(at) == number]
    moment = moment._replace(highlighted=found_at[0] if found_at else len(moment.options))
    option = moment.option
    if option is None:
        yield f"There is no answer {number}."
        return
    reader = _reader(table)
    yield from table.told(worded(table, option), f"{number:>2}  ", "    ")
    found = table.referee.preview(*option.hands_in)
    if found is not None:
        then = table.kit.gains(moment._replace(after=found.view, turned_up=found.turned_up), WIDTH * 3)
        yield from table.told(f"then: {plain(then)}.", "    ", "    ")
    concerned = table.kit.concerned(moment)[:1]
    for thing in reader.things():
        if thing.address in concerned:
            yield from thing_page(reader, thing)
    yield from entries(reader, option.rule)
