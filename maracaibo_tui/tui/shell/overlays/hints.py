"""What a bot in the seat would do: up to three lines, the best first, each with what speaks for it."""

from collections.abc import Callable, Sequence

from maracaibo_tui.engine.advice import Advised, Hint
from maracaibo_tui.engine.question import Option
from maracaibo_tui.tui.screen.lines import Line, Lines, Span, cut, fitted, line, width, wrapped
from maracaibo_tui.tui.screen.surface import BAND
from maracaibo_tui.tui.shell.columns import with_arrows

_PICKS = {"pick1": 0, "pick2": 1, "pick3": 2}
_BEFORE = 4
"""Cells before what belongs to a line: its number stands there."""


class Hints:
    """The lines of a hint; the question points at the first answer of the highlighted one, and Enter takes it."""

    name = "hint"
    heading = "A bot would choose"
    is_fitted = True

    def __init__(
        self,
        hint: Hint,
        lines: Sequence[tuple[Option, Advised]],
        point_at: Callable[[Option], None],
        take: Callable[[Option], None],
    ) -> None:
        """List lines with the options that they begin with; `point_at` shows one, `take` answers with it."""
        self._hint, self._lines, self._point_at, self._take = hint, lines, point_at, take
        self.at = 0
        self.is_done = False
        self.keys = {"accept": "take", "down": "next", "back": "close"}
        point_at(lines[0][0])

    def draw(self, cells: int, rows: int) -> Lines:
        """Draw all lines with their reasons; where there is no room, those of the highlighted one only."""
        whole = self._drawn(cells, {*range(len(self._lines))})
        if len(whole) > rows:
            whole = self._drawn(cells, {self.at})
        if len(whole) > rows:
            # What is least missed is cut: the end of the reasons.
            after = len(self._lines) - self.at - 1
            whole = [*whole[: max(1, rows - after)], *(whole[-after:] if after else [])]
        return whole[:rows]

    def _drawn(self, cells: int, told: set[int]) -> Lines:
        drawn: Lines = []
        for number, (option, advised) in enumerate(self._lines):
            drawn.append(self._head(number, option, advised, cells))
            if number in told:
                drawn += _indented(self._details(advised), cells)
        notes = [*["Nothing else comes near."] * self._hint.is_alone, *self._hint.beside]
        return [*drawn, *[row for note in notes for row in wrapped(with_arrows(note), cells, "faint")]]

    def _head(self, number: int, option: Option, advised: Advised, cells: int) -> Line:
        """Draw the first answer of a line, and how it stands against the best."""
        standing = f" {advised.standing} "
        room = cells - len(standing)
        text = line((f" {number + 1}  ", "key"), (with_arrows(option.label), "strong"))
        head = fitted(cut(text, room), room)
        chosen = number == self.at
        return tuple(Span(span.text, BAND if chosen else span.style) for span in (*head, Span(standing, "faint")))

    def _details(self, advised: Advised) -> list[tuple[str, str]]:
        found = [(f"then {'; '.join(advised.then)}", "faint")] if advised.then else []
        return [*found, *([(advised.why, "text")] if advised.why else [])]

    def press(self, action: str, character: str) -> bool:
        """Go to another line, or take the first answer of one."""
        del character
        if action in {"up", "down", "next", "previous"}:
            step = 1 if action in {"down", "next"} else -1
            self.at = (self.at + step) % len(self._lines)
            self._point_at(self._lines[self.at][0])
        elif action == "accept":
            self._go(self.at)
        elif _PICKS.get(action, len(self._lines)) < len(self._lines):
            self._go(_PICKS[action])
        else:
            return False
        return True

    def _go(self, at: int) -> None:
        self.is_done = True
        self._take(self._lines[at][0])


def _indented(details: Sequence[tuple[str, str]], cells: int) -> Lines:
    """Wrap what belongs to a line below it."""
    rows = [row for text, ink in details for row in wrapped(with_arrows(text), max(1, cells - _BEFORE), ink)]
    return [(Span(" " * _BEFORE), *row) for row in rows if width(row)]
