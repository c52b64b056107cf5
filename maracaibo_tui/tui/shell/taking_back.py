"""Taking answers back and giving them again: the last one, or all from a line of the log on."""

from __future__ import annotations

from collections.abc import Sequence

from maracaibo_tui.play.referee import Heard

from . import opening
from .desk import Desk


def back(desk: Desk, step: int | None = None) -> None:
    """Take back what the last key answered, or all from a step on.

    What prevents it is said; it is asked for again where something was revealed.
    """
    referee = desk.referee
    step = desk.handing_in.begun_at(referee) if step is None else step
    if refusal := referee.why_no_back(step):
        desk.tell(refusal)
    elif referee.passes_a_reveal(step) and desk.settings.confirm_undo:
        opening.confirm_undo(desk, lambda: _take_back(desk, step))
    else:
        _take_back(desk, step)


def to_the_start_of_the_turn(desk: Desk) -> None:
    """Take back all that was answered since the turn began; in another's turn there is nothing of one's own."""
    referee, begins = desk.referee, desk.referee.title.words().begins
    begun = [(entry.step, turn) for entry in referee.log if (turn := begins(entry.event)) is not None]
    if not begun or begun[-1][1] != referee.seat:
        why = "It is not your turn." if begun else "The first turn has not begun yet."
        desk.tell(referee.why_no_back() or f"{why} {desk.key('undo')} undoes your last answer.")
    else:
        back(desk, begun[-1][0] + 1)


def _take_back(desk: Desk, step: int | None) -> None:
    desk.led_here = "undo"
    if refusal := desk.referee.why_no_back(step):
        # The game has gone on while it was asked whether this was meant.
        desk.tell(refusal)
        return
    before = desk.referee.log
    desk.referee.back(step)
    desk.seen.last_told = ()
    say(desk, before)


def say(desk: Desk, before: Sequence[Heard]) -> None:
    """Say what was taken back: the first of what had been heard and is no longer."""
    referee = desk.referee
    words, gone = referee.title.words(), before[len(referee.log) :]
    own = [heard.event for heard in gone if words.begins(heard.event) is None]
    lines = [words.log_line(event, referee.printed, referee.names) for event in own]
    told = next((text.removesuffix(".") for text in lines if text), "")
    what = f": {told}" if told else ""
    desk.tell(f"Undone{what}. {desk.key('redo')} redoes it.", "faint")


def again(desk: Desk) -> None:
    """Give the answer that was taken back last again."""
    desk.led_here = "redo"
    if refusal := desk.referee.why_no_again():
        desk.tell(refusal)
    else:
        desk.referee.again()
