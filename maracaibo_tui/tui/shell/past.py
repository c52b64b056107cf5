"""Looking at the table as it was after a line of the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from maracaibo_tui.tui.screen.lines import Lines, line, wrapped

if TYPE_CHECKING:
    from maracaibo_tui.play.session import Session

    from .log import Log
    from .match_screen import MatchScreen


class Past(NamedTuple):
    """A moment of the past: its line in the log, how many answers had been given, and the table."""

    at: int
    step: int
    text: str
    state: Any


def past_of(session: Session, log: Log, at: int) -> Past | None:
    """Go to a line of the log; None where the table of that moment is not known."""
    told = log.lines[at]
    state = session.state_after(told.entry)
    return None if state is None else Past(at, told.step, told.text, state)


def go_to(screen: MatchScreen, at: int) -> None:
    """Show the table after a line of the log, or say that it is not kept."""
    if not 0 <= at < len(screen.seen.chronicle.lines):
        return
    found = past_of(screen.session, screen.seen.chronicle, at)
    if found is None:
        screen.tell("That table was not kept: it is from before the game was opened here.")
        return
    if screen.seen.past is None and screen.shown == "log":
        # On a small screen the log hides the table that is to be looked at.
        screen.shown = screen.home
    screen.seen.past = found
    screen.seen.cursors["log"] = at


def from_the_start(screen: MatchScreen) -> None:
    """Show the table after the first line of the log, with all that follows ahead."""
    screen.seen.chronicle.listen(screen.session, screen.kit)
    if screen.seen.chronicle.lines:
        screen.shown = screen.home
        go_to(screen, 0)
    else:
        screen.tell("What happened in this game was not kept.")


def draw(past: Past, session: Session, cells: int, key: Callable[[str], str]) -> Lines:
    """Say which moment is shown, and with which keys one goes on from here."""
    refusal = session.why_no_undo(past.step + 1)
    undo = line((key("undo"), "key"), " takes everything back to here.")
    back = wrapped(refusal, cells - 3, "faint") if refusal else [undo]
    keys = [(key(action), "key") for action in ("left", "right", "back")]
    return [
        line(("The table as it was after:", "title")),
        *[line("   ", *each) for each in wrapped(past.text, cells - 3, "strong")],
        (),
        line(*keys[:1], " and ", *keys[1:2], " go on through the past, ", *keys[2:], " returns to the game."),
        *back,
    ]
