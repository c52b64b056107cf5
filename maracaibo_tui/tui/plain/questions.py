"""The open question in lines: whole when somebody sits down or asks for it, and after that only what is new."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from maracaibo_tui.engine.question import Option, Question
from maracaibo_tui.tui.screen.lines import plain
from maracaibo_tui.tui.shell.kit import Moment

from .words import Asked, Plain, news

_HEAD = re.compile(r": |(?<=[a-z]{3})\. ")
"""What ends the name of an answer: after it comes what it costs and brings. A short word with a stop is a name's."""


def question(table: Plain, *, whole: bool = True) -> Iterator[str]:
    """Say the question and every answer with its number; whole it begins with who is asked, and with their figures.

    Otherwise of figures and reminders only those are said that were not said to the same person the last time.
    """
    moment = table.moment()
    if moment.question is None:
        return
    figures = table.words.purse(moment.view, moment.who).split(", ")
    reminders = [plain(each) for each in table.kit.reminders(moment)]
    before = table.asked
    if before is None or before.seat != moment.who or whole:
        before = Asked(moment.who, (), ())
        head = f"{moment.asked_aloud or moment.names[moment.who]}, {', '.join(figures)}. "
    else:
        changed = [each for each in figures if each not in before.figures]
        head = f"Now {', '.join(changed)}. " if changed else ""
    table.asked = Asked(moment.who, figures, reminders)
    yield ""
    for reminder in reminders:
        if reminder not in before.reminders:
            yield from table.told(f"Remember: {reminder}.")
    yield from table.told(f"{head}{_asked(table, moment.question)}")
    for group, each in groupby(enumerate(moment.options), key=lambda each: each[1].group):
        options = list(each)
        numbered = [(moment.number(at), option) for at, option in options]
        yield from _beside(table, group, numbered) if group else _answers(table, moment, options)


def welcome(table: Plain) -> list[str]:
    """Say to whoever sits down what has happened meanwhile, and the question."""
    lines = news(table)
    return [*(["Since your last answer:", *lines] if lines else []), *question(table)]


def _answers(table: Plain, moment: Moment, options: Iterable[tuple[int, Option]]) -> Iterator[str]:
    for at, option in options:
        brings = table.kit.brings(moment._replace(highlighted=at))
        text = worded(table, option) + (f": {brings}" if brings else "")
        yield from table.told(text, f"{moment.number(at):>2}  ", "    ")


def _beside(table: Plain, group: str, options: Sequence[tuple[int, Option]]) -> Iterator[str]:
    """Say what may be done besides in as few words as possible: it is said at every question."""
    parts = []
    for what, alike in groupby(options, key=lambda each: each[1].label.partition(": ")[0]):
        many = list(alike)
        names = [f"{number} {option.label.partition(': ')[2]}" for number, option in many]
        parts.append(f"{what}: {', '.join(names)}" if len(many) > 1 else f"{many[0][0]} {many[0][1].label}")
    yield from table.told(f"{group[:1].upper()}{group[1:]}: {'; '.join(parts)}.", "", "    ")


def _asked(table: Plain, question: Question) -> str:
    """Word the question, and in brackets what asks it."""
    sentence, source = table.words.in_words(table.printed, table.referee.view, question)
    return f"{sentence} ({source})" if source else sentence


def worded(table: Plain, option: Option) -> str:
    """Give an answer's label, and what it certainly changes where the label does not say it."""
    changes = []
    for what, amount in option.change:
        unit = table.words.UNITS[what]
        if unit.one not in option.label and not re.search(rf"\d{re.escape(unit.sign)}(?!\w)", option.label):
            changes.append(f"{'+' if amount > 0 else ''}{unit.counted(amount)}")
    return f"{option.label} ({', '.join(changes)})" if changes else option.label


def taken(table: Plain, label: str, step: int) -> list[str]:
    """Confirm an answer of which the log says nothing."""
    words, referee = table.words, table.referee
    told = [each.event for each in referee.log if each.step == step]
    if any(words.log_line(event, table.printed, referee.names) for event in told):
        return []
    return table.told(f"Taken: {_HEAD.split(label, 1)[0]}.", "  ", "    ")
