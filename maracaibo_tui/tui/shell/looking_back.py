"""Looking at the table as it was after a line of the log, and going on from there."""

from __future__ import annotations

from collections.abc import Sequence

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


def turn_over(desk: Desk, way: int) -> None:
    """Go on to the first line of the next turn, or back to that of this one or the one before."""
    _go_to_one_of(desk, [at for at, told in enumerate(desk.seen.chronicle.lines) if told.opens], way, "turn")


def to_another_round(desk: Desk, way: int) -> None:
    """Go on to the first line of the next round, or back to that of this one or the one before."""
    lines, log = desk.seen.chronicle.lines, desk.referee.log
    ends = [entry for entry, heard in enumerate(log) if desk.kit.is_round_over(heard.event)]
    begins = (next((at for at, told in enumerate(lines) if told.entry > end), None) for end in ends)
    _go_to_one_of(desk, [0, *[at for at in begins if at is not None]], way, "round")


def _go_to_one_of(desk: Desk, places: Sequence[int], way: int, what: str) -> None:
    now = -1 if desk.seen.past is None else desk.seen.past.at
    found = [at for at in places if (at > now if way > 0 else at < now)]
    if found:
        go_to(desk, found[0] if way > 0 else found[-1])
    else:
        desk.tell(f"There is no {what} {'after' if way > 0 else 'before'} this one.")


def look_at_the_board(desk: Desk) -> None:
    """Begin with the whole table of a game that is over, and lead back to where one came from."""
    desk.shown, desk.seen.leads_back = desk.home, True


def from_the_start(desk: Desk) -> None:
    """Show the table after the first line of the log, with all that follows ahead."""
    desk.seen.leads_back = True
    desk.seen.chronicle.listen(desk.referee)
    if desk.seen.chronicle.lines:
        desk.shown = desk.home
        go_to(desk, 0)
    else:
        desk.tell("What happened in this game has not been kept.")


def from_an_answer(desk: Desk, step: int) -> None:
    """Show the table after the first thing that an answer brought, with the log on both sides."""
    desk.seen.leads_back = True
    desk.seen.chronicle.listen(desk.referee)
    log, lines = desk.referee.log, desk.seen.chronicle.lines
    desk.shown = desk.home
    at = next((at for at, told in enumerate(lines) if log[told.entry].step >= step), len(lines) - 1)
    if lines:
        go_to(desk, at)
    else:
        desk.tell("What happened in this game has not been kept.")
