"""The log: what happened in words, as the seat at the keyboard may hear it; turns stand under headings."""

from typing import NamedTuple

from maracaibo_tui.play.referee import Referee
from maracaibo_tui.tui.screen.lines import Lines, Span, line, window, wrapped

from .kit import LOG, Moment

EMPTY = "Nothing has happened yet. From the first turn on, everything is told here."


class LogLine(NamedTuple):
    """A line of the log: where its event stands in the referee's log, its words, whether a turn begins with it."""

    entry: int
    step: int
    text: str
    opens: bool


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
                self.lines.append(LogLine(number, entry.step, text, words.begins(entry.event) is not None))

    def draw(self, moment: Moment, cells: int, rows: int, *, focused: bool = False, until: int | None = None) -> Lines:
        """Draw the last lines, or those round the cursor while the log has the focus; nothing after `until`."""
        last = len(self.lines) - 1
        while until is not None and last >= 0 and self.lines[last].entry > until:
            last -= 1
        if last < 0:
            return [line(" ", *each) for each in wrapped(EMPTY, max(1, cells - 2), "faint")][:rows]
        at = max(0, min(moment.cursors.get(LOG, last), last)) if focused else last
        how = (last, at, cells, rows, focused)
        if self._drawn[0] != how:
            self._drawn = (how, self._around(last, at, cells, rows, focused=focused))
        return self._drawn[1]

    def _around(self, last: int, at: int, cells: int, rows: int, *, focused: bool) -> Lines:
        """Draw the lines round one of them, none after the last."""
        drawn: Lines = []
        here = 0
        near = range(max(0, at - rows), min(last, at + rows) + 1)
        for number in near:
            here = len(drawn) if number == at else here
            drawn += _rows(self.lines[number], cells, marked=focused and number == at)
        return window(drawn, rows, here) if focused else drawn[-rows:]


def _rows(told: LogLine, cells: int, *, marked: bool) -> Lines:
    """Break a line that is too long; what follows the first row stands further in."""
    indent = 0 if told.opens else 1
    style = "cursor" if marked else "title" if told.opens else ""
    mark = line(("►" if marked else " ", "key"))
    broken = wrapped(told.text, max(1, cells - 3 - indent), style)
    return [
        (*(mark if not at else line(" ")), Span(" " * (indent + 2 * bool(at))), *text) for at, text in enumerate(broken)
    ]
