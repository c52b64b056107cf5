"""A moment of the past: the table as it was after a line of the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from maracaibo_tui.tui.screen.lines import Lines, line, width, wrapped
from maracaibo_tui.tui.screen.surface import NAME

if TYPE_CHECKING:
    from maracaibo_tui.play.referee import Referee

    from .log import Log


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


def draw(past: Past, referee: Referee, cells: int, key: Callable[[str], str]) -> Lines:
    """Say which moment is shown, and with which keys one goes on from here."""
    refusal = referee.why_no_back(past.step + 1)
    undo = line((key("undo"), "key bold"), " undoes everything back to here.")
    back = wrapped(refusal, cells - 3, "faint") if refusal else [undo]
    keys = [(key(action), "key bold") for action in ("left", "right", "back")]
    lead = line(*keys[:1], " and ", *keys[1:2], " move through the past, ", *keys[2:], " returns to the game.")
    if width(lead) > cells - 1:
        lead = line(*keys[:1], " and ", *keys[1:2], " move through the past, ", *keys[2:], " returns.")
    return [
        line(("The table as it was after", "title bold")),
        *[line("   ", *each) for each in wrapped(past.text, cells - 4, NAME)],
        (),
        lead,
        *back,
    ]
