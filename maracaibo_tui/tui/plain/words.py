"""What plain mode says: the question with its numbered answers, what happened, rules, the end."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import groupby
from textwrap import wrap
from typing import NamedTuple

from maracaibo_tui.engine.advice import Hint
from maracaibo_tui.engine.question import Option, Question
from maracaibo_tui.engine.words import Unit, Words
from maracaibo_tui.play.referee import NOBODY, Referee
from maracaibo_tui.play.several import choice_of
from maracaibo_tui.play.sitting import Sitting
from maracaibo_tui.tui.screen.cells import safe
from maracaibo_tui.tui.shell.kit import Kit, Moment, Read, kit_of
from maracaibo_tui.tui.shell.moments import Moments
from maracaibo_tui.tui.shell.numbers import Arranged, Numbers
from maracaibo_tui.tui.shell.pages.games import taken_back
from maracaibo_tui.tui.shell.pages.round import in_lines as in_lines_of_a_round

WIDTH = 80
ECHO = 20
"""Letters of a line that are said again."""
_MOST_LINES = 20
_SIGNS = {
    r"(?<!\S)(\d+) -> (?=\d+(?:[,;.)]| ·| VP each|$))": r"\1 to ",
    " -> ": " for ",
    "->": " to ",
    r"(?<=\d) - (?=\d)": " minus ",
    r"(?<![\w-])-(?=\d)": "minus ",
}
"""Signs that a voice leaves out or stumbles over, and what it says instead: a number that becomes another one is no
exchange."""
NUMBER = 4
"""Digits of a number that are looked at."""


class Asked(NamedTuple):
    """What was said with the last question: whom it was asked, and which figures and reminders came before it."""

    seat: int
    figures: Sequence[str] = ()
    reminders: Sequence[str] = ()
    known: Collection[str] = ()
    """Answers that were said with all they bring at the question before, and need no more than their names now."""
    said: Collection[str] = ()
    """Answers that were said like that by now."""


class Plain:
    """A game told in lines."""

    def __init__(self, kit: Kit, referee: Referee) -> None:
        """Tell of a game with the words of its title, and with those that its kit draws."""
        self.title, self.kit, self.referee = referee.title, kit, referee
        self.words, self.printed = referee.title.words(), referee.printed
        self.is_warned = False
        self.asked: Asked | None = None
        self.moments = Moments()
        self.within = self.voted_on = ""
        """What was chosen first, in a list of two steps; and the text that was voted on last."""
        self.left: Sequence[int] = ()
        """Of a long list the answers that have not been said yet, by where they stand among the options."""
        self._heard: dict[int, int] = {}
        self._numbers: dict[int, Numbers] = {}

    def unheard(self) -> int:
        """Give the first entry of the log that the person at the keyboard has not heard; from now on all are."""
        seat, log = self.referee.seat, self.referee.log
        # Where all look on, it is told from where whoever had the keyboard last has heard it.
        first = max(self._heard.values(), default=None) if seat == NOBODY else self._heard.get(seat)
        self._heard[seat] = len(log)
        if first is not None:
            return min(first, len(log))
        own = [at for at, each in self.referee.answers.items() if each.seat == seat and not each.auto]
        after = (at for at, each in enumerate(log) if own and each.step > own[-1])
        return next(after, len(log))

    def moment(self) -> Moment:
        """Gather what is to be said."""
        referee = self.referee
        view, mine = referee.view, self.mine
        listed = Arranged() if mine is None else self._arranged(mine, self.within)
        moment = Moment(view, referee.seat, mine, listed.options, 0, referee.names, numbers=listed.numbers)
        return moment._replace(heard=tuple([entry.event for entry in referee.log]))

    @property
    def mine(self) -> Question | None:
        """The open question if it is asked of the person at the keyboard."""
        return self.referee.mine

    @property
    def offered(self) -> Sequence[Option]:
        """All answers, at whatever step of the question they stand."""
        mine = self.mine
        return () if mine is None else self._arranged(mine, None).options

    def _arranged(self, mine: Question, step: str | None) -> Arranged:
        """Give the answers their numbers; what one person's cards were numbered is nothing to the next."""
        self.moments.numbers = self._numbers.setdefault(mine.seat, Numbers())
        return self.moments.arranged(self.referee, self.referee.view, mine, step)

    def go_on(self) -> None:
        """Begin with the next question: in another turn answers are numbered anew."""
        self.within, self.is_warned = "", False
        if any(self.words.begins(told.event) is not None for told in self.referee.told):
            self._numbers.clear()

    def told(self, text: str, head: str = "", further: str = "  ") -> list[str]:
        """Break a text into lines; signs that a voice would stumble over become words."""
        return in_lines(self.words, text, head, further)

    def sentences(self, texts: Iterable[str]) -> list[str]:
        """Tell sentences; one that belongs to the one before it is set in, and so are its further lines."""
        return sentences(self.words, texts)


def table_of(sitting: Sitting) -> Plain:
    """Tell of the game that somebody sits at."""
    return Plain(kit_of(sitting.title, sitting.terms.game.printed), sitting.referee)


def in_lines(words: Words, text: str, head: str = "", further: str = "  ") -> list[str]:
    """Break a text of a game into lines; signs that a voice would stumble over become words."""
    for sign, word in _SIGNS.items():
        text = re.sub(sign, word, text)
    for unit in words.UNITS.values():
        text = _spelled(text, unit)
    return broken(text, head, further)


def sentences(words: Words, texts: Iterable[str]) -> list[str]:
    """Tell sentences of a game; one that belongs to the one before it is set in, and so are its further lines."""
    heads = [(text[: len(text) - len(text.lstrip())], text.strip()) for text in texts]
    return [line for head, text in heads for line in in_lines(words, text, head, f"{head}  ")]


def _spelled(text: str, unit: Unit) -> str:
    """Put words in place of a sign that is no letters, as in `2$`."""
    if unit.sign.strip().isalpha():
        return text
    return re.sub(rf"(\d+){re.escape(unit.sign)}", lambda found: unit.counted(int(found[1])), text)


def broken(text: str, head: str = "", further: str = "  ") -> list[str]:
    """Break a text into lines."""
    return wrap(safe(text), WIDTH, initial_indent=head, subsequent_indent=further, break_on_hyphens=False)


def said_since(table: Plain, entry: int, until: int | None = None) -> Iterator[str]:
    """Say what has happened since an entry of the log, as the person at the keyboard may hear it."""
    words, referee = table.words, table.referee
    heard = [each.event for each in referee.log[entry:until]]
    lines = [(words.begins(event) is not None, words.log_line(event, table.printed, referee.names)) for event in heard]
    for (is_head, text), alike in groupby(line for line in lines if line[1]):
        yield from table.told(_so_often(text, len(list(alike))), "" if is_head else "  ", "    ")


def _so_often(text: str, times: int) -> str:
    """Say once what happened several times in a row, and how often."""
    often = {1: "", 2: ", twice"}.get(times, f", {times} times")
    return f"{text.removesuffix('.')}{often}." if often else text


def news(table: Plain) -> list[str]:
    """Say what has happened that the person at the keyboard has not heard; where a round is over, what it brought."""
    said: list[str] = []
    first = table.unheard()
    for entry, each in enumerate(table.referee.log):
        if entry >= first and table.kit.is_round_over(each.event):
            said += [*said_since(table, first, entry), *_round_over(table, entry)]
            first = entry
        if entry >= first and table.kit.is_read(each.event):
            said += [*said_since(table, first, entry + 1), *read_at(table, entry)]
            first = entry + 1
    return [*said, *said_since(table, first)]


def read_at(table: Plain, entry: int) -> Iterator[str]:
    """Say what was read aloud with an entry of the log."""
    referee = table.referee
    told = {each.entry: each for each in referee.told}
    view = told[entry].view if entry in told else referee.past(entry)
    for each in table.kit.read(referee.view if view is None else view, referee.names, referee.log[entry].event):
        yield from aloud(table, each)


def aloud(table: Plain, read: Read) -> Iterator[str]:
    """Say something that is read aloud at the table."""
    yield ""
    yield from table.told(f"{read.called} ({read.above})", further="")
    for text in read.text:
        # What was voted on was said before the vote.
        if text != table.voted_on:
            yield from table.told(text, "  ", "  ")
    for change in read.changes:
        yield from table.told(f"{change.text}.", "  ", "    ")
    for text in read.further:
        yield from table.told(text, "  ", "  ")


def _round_over(table: Plain, entry: int) -> list[str]:
    """Say what the round brought that is over with an entry of the log."""
    referee = table.referee
    views = {told.entry: told for told in referee.told}
    view = views[entry].view if entry in views else referee.past(entry)
    heard = [said.event for said in referee.log[: entry + 1]]
    told = None if view is None else table.kit.round_over(view, referee.names, heard)
    return [] if told is None else table.sentences(in_lines_of_a_round(told))


def history(table: Plain, wanted: str) -> Iterable[str]:
    """Say the last lines of the log, or all."""
    lines = list(said_since(table, 0))
    if wanted == "all":
        return lines
    most = int(wanted[:NUMBER]) if wanted.isdecimal() else 0
    return lines[-(most or _MOST_LINES) :] or ["Nothing has happened yet."]


def why_not(table: Plain, _rest: str) -> Iterator[str]:
    """Say what the rules know and the moment does not allow."""
    denied = table.kit.denied(table.moment())
    if not denied:
        yield "Everything that the rules know is possible now."
    for each in denied:
        yield from table.told(f"{each.label}: {each.reason} ({each.rule})")


def hint(table: Plain, _rest: str) -> Iterator[str]:
    """Say what a bot would answer in this seat."""
    from maracaibo_tui.play.explaining import counsel_on
    from maracaibo_tui.play.hinted import as_sentences
    from maracaibo_tui.play.hinted import hint as thought

    moment = table.moment()
    counsel = counsel_on(table.title, table.title.rules(table.printed))
    hint = thought(counsel, moment.view, moment.question) if moment.question is not None else Hint()
    found = [choice_of(table.offered, line.answers) for line in hint.lines]
    labels = [
        f"{moment.number(moment.options.index(each))}: {each.label}" if each in moment.options else each.label
        for each in found
        if each is not None
    ]
    if not labels or len(labels) < len(found):
        yield "There is no hint for this question."
        return
    for sentence in as_sentences(hint, labels):
        yield from table.told(sentence)


def sheet(table: Plain) -> Iterator[str]:
    """Say how the game ended."""
    referee = table.referee
    yield ""
    yield "The game is over."
    heard = [each.event for each in referee.log]
    *rows, last = table.words.ended(table.printed, referee.view, referee.names, heard)
    yield from table.sentences(rows)
    notes = taken_back(referee.reveals_taken_back)
    yield from table.told(f"{last} {notes}".strip(), further="")
