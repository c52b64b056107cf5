"""A moment of the past: the table as it was after a line of the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from maracaibo_tui.tui.screen.lines import Lines, Span, broken, line, wrapped
from maracaibo_tui.tui.screen.surface import NAME

if TYPE_CHECKING:
    from maracaibo_tui.play.referee import Referee

    from .log import Log


_STEPS = (
    ("left", "right", "line by line"),
    ("page_up", "page_down", "turn by turn"),
    ("previous", "next", "round by round"),
)
"""The bindings that go back and on through the past, and by how much."""


class Past(NamedTuple):
    """A moment of the past: its line in the log, how many answers had been given, and the table."""

    at: int
    step: int
    text: str
    view: Any


def past_of(referee: Referee, log: Log, at: int) -> Past | None:
    """Go to a line of the log; None where the table of that moment is not known, or has not come."""
    told = log.lines[at]
    view = referee.past(told.entry)
    return None if view is None else Past(at, told.step, told.text, view)


def draw(past: Past, referee: Referee, log: Log, cells: int, key: Callable[[str], str]) -> Lines:
    """Say which moment is shown, where in the game it lies, and with which keys one goes on from here."""
    turns = [at for at, told in enumerate(log.lines) if told.opens]
    where = f"line {past.at + 1} of {len(log.lines)}, turn {sum(at <= past.at for at in turns)} of {len(turns)}"
    refusal = "" if referee.is_over else referee.why_no_back(past.step + 1)
    undo = [] if referee.is_over else [line((key("undo"), "key bold"), " undoes everything back to here.")]
    named = [part for one, other, how in _STEPS for part in (_key(key(one)), " ", _key(key(other)), f" {how}, ")]
    return [
        line(("The table as it was after", "title bold"), (f"   {where}", "faint")),
        *[line("   ", *each) for each in wrapped(past.text, cells - 4, NAME)],
        (),
        *broken(line(*named, _key(key("back")), " returns."), cells),
        *(wrapped(refusal, cells - 3, "faint") if refusal else undo),
    ]


def _key(called: str) -> Span:
    return Span(called, "key bold")
