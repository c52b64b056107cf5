"""Looking at the table as it was after a line of the log, and going on from there."""

from __future__ import annotations

from .desk import Desk
from .kit import LOG
from .past import past_of


def go_to(desk: Desk, at: int) -> None:
    """Show the table after a line of the log, or say why it cannot be shown."""
    if not 0 <= at < len(desk.seen.chronicle.lines):
        return
    found = past_of(desk.referee, desk.seen.chronicle, at)
    if found is None:
        refusal = desk.referee.why_no_past(desk.seen.chronicle.lines[at].entry)
        desk.tell(refusal or "That table is not here yet. Try again in a moment.")
        return
    if desk.seen.past is None and desk.shown == LOG:
        # On a small screen the log hides the table that is to be looked at.
        desk.shown = desk.home
    desk.seen.past = found
    desk.seen.cursors[LOG] = at


def from_the_start(desk: Desk) -> None:
    """Show the table after the first line of the log, with all that follows ahead."""
    desk.seen.chronicle.listen(desk.referee)
    if desk.seen.chronicle.lines:
        desk.shown = desk.home
        go_to(desk, 0)
    else:
        desk.tell("What happened in this game has not been kept.")
