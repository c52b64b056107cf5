"""The analysis of a game that is over: the five answers that cost most, each opening the log there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from maracaibo_tui.tui.screen.entries import KEY_CELLS, entry
from maracaibo_tui.tui.screen.lines import Lines, Span, wrapped
from maracaibo_tui.tui.screen.surface import Head
from maracaibo_tui.tui.shell.columns import with_arrows
from maracaibo_tui.tui.shell.looking_back import from_an_answer
from maracaibo_tui.tui.shell.page import too_small

from .sheet import Foot, panel, room_of, sheet
from .title import Way

if TYPE_CHECKING:
    from maracaibo_tui.play.analysing import Analyst, Fault, Progress
    from maracaibo_tui.play.sitting import Sitting
    from maracaibo_tui.tui.shell.desk import Desk

_STEPS = {"up": -1, "previous": -1, "down": 1, "next": 1}
_WIDEST = 102
"""Cells of a row of text at most."""
_BEFORE = KEY_CELLS + 1


class AnalysisPage:
    """Lists what cost most, or how far the analysis is."""

    name = "analysis"

    def __init__(self, analyst: Analyst, opens: Callable[[int], None], close: Callable[[], None]) -> None:
        """Follow an analyst; `opens` shows the log at an answer, `close` takes the page away."""
        self._analyst, self._opens, self._close = analyst, opens, close
        self.at = 0
        self.foot = Foot(())

    @property
    def _found(self) -> tuple[Fault, ...]:
        return self._analyst.progress.found or ()

    def look_again(self) -> bool:
        """Look how far the analysis is."""
        return self._analyst.look()

    def draw(self, cells: int, rows: int) -> Lines:
        """Draw what is there."""
        if tiny := too_small(cells, rows):
            return tiny
        takes = {"accept": "open the log", "up": "up", "down": "down"} if self._found else {}
        self.foot.mean({**takes, "back": "back"})
        room = room_of(rows, [()])
        found = Head("What cost most", focused=bool(self._found))
        body = panel(found, self._body(min(_WIDEST, cells - 2), room - 1), cells, room)
        return sheet(("Analysis", "in the bot's eyes"), body, self.foot.draw(cells), cells, rows)

    def _body(self, cells: int, rows: int) -> Lines:
        progress = self._analyst.progress
        if self._analyst.is_lost:
            return wrapped("The analysis could not be made.", cells, "faint")
        if progress.found is None:
            told = "Every answer is compared with what looked better, on what you could see then."
            return [
                *wrapped(f"{told} So far: {_far(progress)}.", cells, "faint"),
                *wrapped("You may leave at any time.", cells, "faint"),
            ]
        if not progress.found:
            return wrapped("No answer cost more than chance explains.", cells, "faint")
        says = "Points that an answer cost on average, by what you could see when you gave it."
        note = wrapped(says, cells, "faint")
        faults = self._faults(progress.found, cells, rows - len(note))
        has_room = len(note) + len(faults) < rows
        return [*note, *[()] * has_room, *faults]

    def _faults(self, found: Sequence[Fault], cells: int, rows: int) -> Lines:
        """Draw all with their reasons; where there is no room, those of the highlighted one only."""
        heads = [f"-{fault.cost:g} VP  {fault.where}, {fault.sureness}" for fault in found]
        band = max(map(len, heads)) + len("  ")
        drawn: list[Lines] = []
        for told in ({*range(len(found))}, {self.at}):
            drawn = [
                [
                    entry(at, heads[at], band, chosen=at == self.at),
                    *_said(fault, cells - _BEFORE, is_told=at in told),
                ]
                for at, fault in enumerate(found)
            ]
            if sum(map(len, drawn)) <= rows:
                break
        first = 0
        while sum(map(len, drawn[first:])) > rows and first < self.at:
            first += 1
        return [row for each in drawn[first:] for row in each]

    def press(self, action: str, character: str) -> bool:
        """Go to another answer, or open the log there."""
        del character
        if action in _STEPS and self._found:
            self.at = (self.at + _STEPS[action]) % len(self._found)
        elif action == "accept" and self._found:
            self._go(self.at)
        elif action.startswith("pick") and 0 < int(action[4:]) <= len(self._found):
            self._go(int(action[4:]) - 1)
        elif action in {"back", "quit", self.name}:
            self._analyst.stop()
            self._close()
        else:
            return False
        return True

    def _go(self, at: int) -> None:
        self.at = at
        self._opens(self._found[at].step)


def _far(progress: Progress) -> str:
    """Say how far the analysis is; what may be among the worst is looked at longest."""
    if progress.of and progress.done == progress.of:
        return f"all {progress.of} answers, and now those that may have cost most once more"
    return f"{progress.done} of {progress.of} answers" if progress.of else "beginning"


class Pages(Protocol):
    """What shows pages."""

    def open(self, page: AnalysisPage) -> None:
        """Lay a page on top."""

    def close(self) -> None:
        """Take the page on top away."""


ToTable = Callable[[Callable[[], "Sitting"], Callable[["Desk"], None]], None]
"""Shows a table, after something is done there."""


def ways(sitting: Sitting, pages: Pages, to_table: ToTable) -> list[Way]:
    """Offer to look for the answers that cost most, of the person who sat here last."""
    seat = sitting.referee.seat
    if not seat or not sitting.session.seats[seat - 1].is_person:
        return []

    def go() -> None:
        from maracaibo_tui.play.analysing import Analyst

        def opens(step: int) -> None:
            to_table(lambda: sitting, lambda desk: from_an_answer(desk, step))

        pages.open(AnalysisPage(Analyst(sitting.saving.path, seat), opens, pages.close))

    return [Way("Analysis", "", go)]


def _said(fault: Fault, cells: int, *, is_told: bool) -> Lines:
    """Say what was taken, what would have been better, and as far as there is room why."""
    then = f", then {'; '.join(fault.then)}" if fault.then else ""
    why = f"because of {fault.why}" if is_told and fault.why else ""
    told = [(f"{fault.taken}; better: {fault.better}{then}", "text"), (why, "faint")]
    rows = [row for text, ink in told if text for row in wrapped(with_arrows(text), cells, ink)]
    return [(Span(" " * _BEFORE), *row) for row in rows]
