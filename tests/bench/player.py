"""Somebody who plays on a line and looks at the clock: how long moves, answers and panels take, and what they send."""

from __future__ import annotations

from pathlib import Path
from statistics import median, quantiles
from typing import NamedTuple

from maracaibo_tui.engine.question import Question
from tests.bench.line import Line, Reaction
from tests.terminal.player import Player

PANELS = ("?", "M")
"""Overlays that a key opens; the same key, pressed once or twice more, closes them."""
MOST_MOVES = 3


class Kept(NamedTuple):
    """All reactions to one kind of key."""

    moves: list[Reaction]
    answers: list[Reaction]
    panels: list[Reaction]
    closings: list[Reaction]


class TimedPlayer(Player):
    """Moves through the options of every question, there and back, before answering it."""

    def __init__(self, line: Line, size: tuple[int, int], save: Path) -> None:
        """Sit down at a game that tells nothing of automatic turns."""
        super().__init__(line, size, save)
        self.line, self.kept = line, Kept([], [], [], [])

    def play_timed(self, answers: int, panels: int = 0) -> None:
        """Answer so many questions, or all; open so many panels on the way."""
        for number, _question in enumerate(self.play()):
            if self.answers >= answers:
                return
            if number < panels:
                self._open_and_close(PANELS[number % len(PANELS)])
            moves = min(MOST_MOVES, len(self.moment().options) - 1)
            self.kept.moves.extend(self.line.react(key) for key in "n" * moves + "p" * moves)

    def open_panels(self, times: int) -> None:
        """Open and close panels at the question that is open."""
        for number in range(times):
            self._open_and_close(PANELS[number % len(PANELS)])

    def _open_and_close(self, key: str) -> None:
        self.line.still()
        before = self._table()
        self.kept.panels.append(self.line.react(key))
        closing = self.line.react(key)
        if self._table() != before:
            # The help shows its index before it closes.
            closing = self.line.react(key)
        self.kept.closings.append(closing)
        self.line.wait(lambda _text: self._table() == before, f"{key} closes what it has opened")

    def _table(self) -> str:
        """Give the screen without its last line, where notes come and go."""
        return self.line.held.picture.text().rpartition("\n")[0]

    def _listen_to_what_is_told(self) -> None:
        """Nothing is told at this pace."""

    def _answer(self, question: Question) -> None:
        option = self._chosen(question)
        *before, last = self._keys(question, option)
        if before:
            self.line.react(*before)
        self.kept.answers.append(self.line.react(last))
        assert self.session.hand_in(self.session.number, option.hands_in)
        self.answers += 1


def figures(name: str, reactions: list[Reaction]) -> dict[str, float]:
    """Sum up the reactions to one kind of key."""
    taken = [each.ms for each in reactions]
    return {
        f"{name}_ms": median(taken),
        f"{name}_p95_ms": quantiles(taken, n=20)[-1],
        f"{name}_cpu_ms": median(each.cpu_ms for each in reactions),
        f"{name}_bytes": median(each.bytes for each in reactions),
    }
