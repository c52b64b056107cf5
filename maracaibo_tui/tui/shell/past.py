"""Looking at the table as it was after a line of the log."""

from typing import Any, NamedTuple

from .lines import Lines, line, wrapped
from .log import Log
from .session import Session


class Past(NamedTuple):
    """A moment of the past: its line in the log, how many answers had been given, and the table."""

    at: int
    step: int
    text: str
    state: Any


def past_of(session: Session, log: Log, at: int) -> Past | None:
    """Go to a line of the log; None where the table of that moment is not known."""
    if not 0 <= at < len(log.lines):
        return None
    told = log.lines[at]
    state = session.state_after(told.entry)
    return None if state is None else Past(at, told.step, told.text, state)


def draw(past: Past, session: Session, cells: int) -> Lines:
    """Say which moment is shown, and what can be done from here."""
    refusal = session.why_no_undo(past.step)
    back = wrapped(refusal, cells - 3, "faint") if refusal else [line(("u", "key"), " takes everything back to here.")]
    return [
        line(("The table as it was after:", "title")),
        *[line("   ", *each) for each in wrapped(past.text, cells - 3, "strong")],
        (),
        line(("←", "key"), " and ", ("→", "key"), " go on through the past, ", ("Esc", "key"), " returns to the game."),
        *back,
    ]
