"""The log: what happened in words, as the seat at the keyboard may hear it."""

from .kit import Kit, Moment
from .lines import Lines, line, window
from .session import Session


class Log:
    """Remembers the lines of one listener; what was said once is not worded again."""

    def __init__(self) -> None:
        """Begin with nothing heard."""
        self._seat = 0
        self._heard = 0
        self.lines: list[tuple[int, str]] = []

    def listen(self, session: Session, kit: Kit) -> None:
        """Catch up with the game; after a change of the listener or an undo, begin anew."""
        if session.viewer != self._seat or len(session.log) < self._heard:
            self._seat, self._heard = session.viewer, 0
            self.lines = []
        names: dict[int | str, str] = {number: seat.name for number, seat in enumerate(session.seats, 1)}
        for entry in session.log[self._heard :]:
            text = kit.log_line(entry.event, names, session.viewer)
            if text:
                self.lines.append((entry.step, text))
        self._heard = len(session.log)

    def draw(self, moment: Moment, rows: int) -> Lines:
        """Draw the last lines, or those round the cursor."""
        last = len(self.lines) - 1
        at = last if "log" not in moment.cursors else min(moment.cursors["log"], last)
        drawn = [
            line(("► " if number == at and "log" in moment.cursors else "  ", "key"), text)
            for number, (_step, text) in enumerate(self.lines)
        ]
        return window(drawn, rows, at)
