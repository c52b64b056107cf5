"""The log: what happened in words, as the seat at the keyboard may hear it; turns stand under headings."""

import re
from typing import NamedTuple

from maracaibo_tui.engine.who import letter, style
from maracaibo_tui.play.referee import Referee
from maracaibo_tui.tui.screen.lines import Lines, line, wrapped
from maracaibo_tui.tui.screen.surface import HEADING, NAME, chip

from .columns import with_arrows
from .kit import LOG, Moment

INDENT = 2
"""Cells of the chip of a seat and the mark of the cursor."""
_LEAST_COUNTED = 4
"""Rows from which it is worth one of them to say how many lines follow."""
_INITIAL = re.compile(r"\b\w\.$")
"""A name that ends with a letter and a full stop, which belongs to it."""
EMPTY = "Nothing has happened yet. From the first turn on, everything is told here."


class LogLine(NamedTuple):
    """A line of the log: where its event stands in the referee's log, its words, whether a turn begins with it.

    `who` is the seat that it tells of, where it tells of one.
    """

    entry: int
    step: int
    text: str
    opens: bool
    who: int | str = 0


class Log:
    """Remembers the lines of one listener; what was said once is not worded again."""

    def __init__(self) -> None:
        """Begin with nothing heard."""
        self.forget()

    def forget(self) -> None:
        """Keep no line: somebody else sits down."""
        self._seat = 0
        self._heard: list[object] = []
        self.lines: list[LogLine] = []
        self._drawn: tuple[tuple[int | bool, ...], Lines] = ((), [])

    def listen(self, referee: Referee) -> None:
        """Catch up with the game; after a change of the listener or an undo, begin anew or go back."""
        if referee.seat != self._seat:
            self.forget()
            self._seat = referee.seat
        log = referee.log
        same = min(len(self._heard), len(log))
        while same and self._heard[same - 1] is not log[same - 1].event:
            same -= 1
        del self._heard[same:]
        while self.lines and self.lines[-1].entry >= same:
            self._drawn = ((), [])
            self.lines.pop()
        words = referee.title.words()
        for number, entry in enumerate(log[same:], same):
            self._heard.append(entry.event)
            text = words.log_line(entry.event, referee.printed, referee.names)
            if text:
                self._drawn = ((), [])
                who = getattr(entry.event, "seat", 0) or 0
                self.lines.append(
                    LogLine(number, entry.step, with_arrows(text), words.begins(entry.event) is not None, who)
                )

    def draw(self, moment: Moment, cells: int, rows: int, *, focused: bool = False, until: int | None = None) -> Lines:
        """Draw the last lines, or those round the cursor while the log has the focus; nothing after `until`."""
        last = len(self.lines) - 1
        while until is not None and last >= 0 and self.lines[last].entry > until:
            last -= 1
        if last < 0:
            return wrapped(EMPTY, max(1, cells), "faint")[:rows]
        at = max(0, min(moment.cursors.get(LOG, last), last)) if focused else last
        how = (last, at, cells, rows, focused)
        if self._drawn[0] != how:
            self._drawn = (how, self._around(last, at, cells, rows, focused=focused))
        return self._drawn[1]

    def _around(self, last: int, at: int, cells: int, rows: int, *, focused: bool) -> Lines:
        """Draw the lines round one of them, none after the last; where more follow it is said how many."""
        drawn: Lines = []
        owners: list[int] = []
        for number in range(max(0, at - rows), min(last, at + rows) + 1):
            told = _rows(self.lines[number], cells, marked=focused and number == at, newest=number == last)
            drawn += told
            owners += [number] * len(told)
        end = len(owners) - owners[::-1].index(at)
        bottom = min(len(drawn), max(rows, end + rows // 2)) if focused else len(drawn)
        first = max(0, bottom - rows)
        while first > 0 and owners[first] == owners[first - 1] != owners[bottom - 1]:
            # A sentence whose beginning has no room is left out whole.
            first += 1
        shown = drawn[first:bottom]
        if bottom == len(drawn) or len(shown) < _LEAST_COUNTED:
            return shown
        return [*shown[:-1], line((f"{last - owners[bottom - 2]} more below", "faint"))]


def _rows(told: LogLine, cells: int, *, marked: bool, newest: bool) -> Lines:
    """Draw a line of the log: a turn as a heading, all else behind the chip of its seat; what is long goes on below."""
    if told.opens:
        return _heading(told.text, cells, marked=marked)
    who = chip(letter(told.who), style(told.who)) if told.who else " "
    broken = wrapped(told.text, max(1, cells - INDENT), NAME if marked or newest else "text")
    mark = ("►", "key") if marked else " "
    return [(*(line(who, mark) if not at else line(" " * INDENT)), *each) for at, each in enumerate(broken)]


def _heading(told: str, cells: int, *, marked: bool) -> Lines:
    """Draw the line with which a turn begins between two rules, as much of them as has room."""
    text = told if _INITIAL.search(told) else told.removesuffix(".")
    if ": " in text:
        text = f"{text[0].lower()}{text[1:]}".replace(": ", " · ", 1)
    # Where there is little room, the round is known from the first row of the screen.
    without_round = text.partition(", ")[2] or text
    ruled = [form for each in (text, without_round) for form in (f"── {each} ──", f"── {each}")]
    # The mark of the cursor takes the place of the first cell.
    forms = (*ruled, f" {text}", f" {without_round}")
    form = next((each for each in forms if len(each) <= cells), "")
    rows = [line((form, HEADING))] if form else wrapped(text, max(1, cells - 1), HEADING)
    if not marked:
        return rows if form else [line(" ", *each) for each in rows]
    first, *more = rows
    head = line(("►", "key"), (first[0].text[1:] if form else first[0].text, HEADING))
    return [head, *[line(" ", *each) for each in more]]
