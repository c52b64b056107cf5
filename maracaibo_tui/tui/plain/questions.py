"""The open question in lines: whole when somebody sits down or asks for it, and after that only what is new."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import groupby, takewhile

from maracaibo_tui.engine.question import Option, Question
from maracaibo_tui.engine.words import Unit
from maracaibo_tui.tui.screen.lines import plain
from maracaibo_tui.tui.shell.kit import Moment

from .listing import MOST, parted
from .story import ballot
from .words import Asked, Plain, news

_HEAD = re.compile(r": |(?<=[a-z]{3})\. ")
"""What ends the name of an answer: after it comes what it costs and brings. A short word with a stop is a name's."""

_SEVERAL = 3
"""Fewer answers than that may end alike: to say so would take as long."""


def question(table: Plain, *, whole: bool = True) -> Iterator[str]:
    """Say the question and every answer with its number; whole it begins with who is asked, and with their figures.

    Otherwise of figures and reminders only those are said that were not said to the same person the last time; who
    decides is said wherever that is not plain.
    """
    moment = table.moment()
    if moment.question is None:
        return
    figures = table.words.purse(moment.view, moment.who).split(", ")
    reminders = [plain(each) for each in table.kit.reminders(moment)]
    before = table.asked
    if before is None or before.seat != moment.who or whole:
        before = Asked(moment.who)
        head = f"{moment.asked_aloud or moment.names[moment.who]}, {', '.join(figures)}. "
    else:
        changed = [each for each in figures if each not in before.figures]
        head = f"{moment.asked_aloud}: " if moment.asked_aloud else ""
        head += f"Now {', '.join(changed)}. " if changed else ""
    table.asked = Asked(moment.who, figures, reminders, before.said)
    table.left = ()
    yield from ballot(table, moment.question, whole=whole)
    yield ""
    for reminder in reminders:
        if reminder not in before.reminders:
            yield from table.told(f"Remember: {reminder}.")
    yield from table.told(f"{head}{_asked(table, moment.question)}")
    yield from _list(table, moment, [at for at, option in enumerate(moment.options) if not option.group])
    beside = [(moment.number(at), option) for at, option in enumerate(moment.options) if option.group]
    for group, each in groupby(beside, key=lambda each: each[1].group):
        yield from _beside(table, group, list(each))


def welcome(table: Plain) -> list[str]:
    """Say to whoever sits down what has happened meanwhile, and the question."""
    lines = news(table)
    return [*(["Since your last answer:", *lines] if lines else []), *question(table)]


def more(table: Plain, _rest: str) -> Iterator[str]:
    """Say the next answers of a long list."""
    said, table.left = table.left[:MOST], table.left[MOST:]
    if said:
        yield from _answers(table, table.moment(), said)
        yield from _left(table)
    else:
        yield "There are no more answers. Enter says the whole question again."


def _list(table: Plain, moment: Moment, answers: Sequence[int]) -> Iterator[str]:
    """Say the answers; of a long list the best, how many more there are, and what ends the question."""
    first, table.left, ends = parted(table, moment, answers)
    yield from _answers(table, moment, first)
    yield from _left(table)
    yield from _answers(table, moment, ends)


def _left(table: Plain) -> Iterator[str]:
    many = len(table.left)
    if many:
        yield f"    There {'is 1 more answer' if many == 1 else f'are {many} more answers'}: type more."


def _answers(table: Plain, moment: Moment, answers: Sequence[int]) -> Iterator[str]:
    texts, end = without_end([_told(table, moment, at) for at in answers])
    for at, text in zip(answers, texts, strict=True):
        yield from table.told(text, f"{moment.number(at):>2}  ", "    ")
    if end:
        yield from table.told(f"And with each of these: {end}.", "    ", "    ")


def _told(table: Plain, moment: Moment, at: int) -> str:
    """Say an answer with all it brings; that is left out where it was said with the question before."""
    name, brings = worded(table, moment.options[at]), table.kit.brings(moment._replace(highlighted=at))
    if not brings or table.asked is None:
        return name
    told, asked = f"{name}: {brings}", table.asked
    table.asked = asked._replace(said={*asked.said, told})
    return name if told in asked.known else told


def without_end(texts: Sequence[str]) -> tuple[Sequence[str], str]:
    """Take away what all of several answers end with, part by part, so that it is said once."""
    ends: list[str] = []
    while len(texts) >= _SEVERAL:
        parted = [text.rpartition("; ") for text in texts]
        if len({(sign, end) for _, sign, end in parted}) > 1 or not parted[0][1]:
            break
        texts, ends = [begin for begin, _, _ in parted], [parted[0][2], *ends]
    return texts, "; ".join(ends)


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
    name = _HEAD.split(option.label, 1)[0]
    counted = [(amount, table.words.UNITS[what]) for what, amount in option.change]
    # What a card brings once it is bought is no word about its price, so that is looked for in the name alone.
    costs = [unit.counted(-amount) for amount, unit in counted if amount < 0 and not _says(name, unit, -amount)]
    gains = [f"+{unit.counted(amount)}" for amount, unit in counted if amount > 0 and not _says(option.label, unit)]
    changes = [*([f"costs {' and '.join(costs)}"] if costs else []), *gains]
    return f"{option.label} ({', '.join(changes)})" if changes else option.label


def _says(text: str, unit: Unit, amount: int = 0) -> bool:
    """Tell whether a text says an amount of something in words or by its sign; without one, whether it speaks of it."""
    if not amount:
        return unit.one in text or bool(re.search(rf"\d{re.escape(unit.sign)}(?!\w)", text))
    return bool(re.search(rf"(?<!\d){amount}(?:{re.escape(unit.sign)}(?!\w)| {unit.one}| {unit.many})", text))


def taken(table: Plain, label: str, step: int) -> list[str]:
    """Confirm an answer of which the log says nothing: neither what it did nor what followed before another turn."""
    words, referee = table.words, table.referee
    heard = [each.event for each in referee.log if each.step >= step >= 0]
    told = takewhile(lambda event: words.begins(event) is None, heard)
    if any(words.log_line(event, table.printed, referee.names) for event in told):
        return []
    return table.told(f"Taken: {_HEAD.split(label, 1)[0]}.", "  ", "    ")
