"""Taking answers back and giving them again: the last one, or all from a line of the log on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import opening

if TYPE_CHECKING:
    from .match_screen import MatchScreen


def back(screen: MatchScreen, step: int | None = None) -> None:
    """Take the last answer back, or all from a step on; say what prevents it, ask where something was revealed."""
    session = screen.session
    if refusal := session.why_no_undo(step):
        screen.tell(refusal)
    elif session.undo_reveals(step) and screen.habits.confirm_undo:
        opening.confirm_undo(screen, lambda: _take_back(screen, step))
    else:
        _take_back(screen, step)


def to_the_start_of_the_turn(screen: MatchScreen) -> None:
    """Take back all that was answered since the turn began; in another's turn there is nothing of one's own."""
    session, kit = screen.session, screen.kit
    begun = [(entry.step, turn) for entry in session.log if (turn := kit.begins(entry.event)) is not None]
    if not begun or begun[-1][1] != session.viewer:
        screen.tell(f"No turn of yours has begun; {screen.key('undo')} takes the last answer back.")
    else:
        back(screen, begun[-1][0] + 1)


def _take_back(screen: MatchScreen, step: int | None) -> None:
    if screen.session.undo(step):
        screen.seen.past = screen.seen.telling = None
        screen.seen.last_told = ()
        screen.seen.cursors.pop("log", None)
        screen.seen.prompt.reset()
        screen.show_what_is_asked()
        screen.tell(f"Taken back; {screen.key('redo')} does it again.")


def again(screen: MatchScreen) -> None:
    """Give the answer that was taken back last again."""
    if screen.session.redo():
        screen.settle("redo")
    else:
        screen.tell("There is nothing to do again.")
