"""Somebody who plays on a line and looks at the clock: how long moves, answers and panels take, and what they send."""

from __future__ import annotations

from pathlib import Path
from statistics import median, quantiles
from typing import NamedTuple

from maracaibo_tui.engine.question import Question
from maracaibo_tui.play.local import Local
from maracaibo_tui.tui.shell.notes import NOTE_ROWS
from tests.bench.line import Line, Reaction
from tests.terminal.player import Player

PANELS = ("?", "M")
"""Overlays that a key opens; the same key, pressed once or twice more, closes them."""
MOST_MOVES = 3
MAP = "map"
"""The part that questions about places are answered on."""


class Kept(NamedTuple):
    """All reactions to one kind of key."""

    moves: list[Reaction]
    answers: list[Reaction]
    panels: list[Reaction]
    closings: list[Reaction]
    by_kind: dict[str, list[Reaction]]
    """The moves once more, by the decision point of the question, and under `map` all those on the map."""


class TimedPlayer(Player):
    """Moves through the options of every question, there and back, before answering it."""

    def __init__(self, line: Line, size: tuple[int, int], save: Path) -> None:
        """Sit down at a game that tells nothing of automatic turns."""
        super().__init__(line, size, save)
        self.line, self.kept = line, Kept([], [], [], [], {})

    def play_timed(self, answers: int, panels: int = 0) -> None:
        """Answer so many questions, or all; open so many panels on the way."""
        for number, question in enumerate(self.play()):
            if self.answers >= answers:
                return
            if number < panels:
                self._open_and_close(PANELS[number % len(PANELS)])
            moves = min(MOST_MOVES, len(self.moment().options) - 1)
            self._move(question, "n" * moves + "p" * moves)

    def _move(self, question: Question, keys: str) -> None:
        """Press keys that move, and keep the reactions also by the kind of the question."""
        reactions = [self.line.react(key) for key in keys]
        self.kept.moves.extend(reactions)
        for kind in {question.point, MAP if self.kit.part_for(question) == MAP else question.point}:
            self.kept.by_kind.setdefault(kind, []).extend(reactions)

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
        """Give the screen without its last lines, where notes come and go."""
        return self.line.held.picture.text().rsplit("\n", 1 + NOTE_ROWS)[0]

    def _listen_to_what_is_told(self) -> None:
        """At this pace nothing is told but that a round is over, on a page of its own."""
        told = Local(self.title, self.session).told
        if any(self.kit.is_round_over(each.event) for each in told) and not self.session.is_over:
            self.line.wait_for("interim scoring")
            self.line.react("v")

    def _answer(self, question: Question) -> None:
        option = self._chosen(question)
        *before, last = self._keys(question, option)
        if before:
            self.line.react(*before)
        self.kept.answers.append(self.line.react(last))
        assert self.session.hand_in(self.session.number, option.hands_in)
        self.answers += 1


def bytes_by_kind(kept: Kept) -> dict[str, float]:
    """Say how many bytes a move sends in the median, kind by kind of question."""
    return {f"{kind}_move_bytes": median(each.bytes for each in found) for kind, found in kept.by_kind.items() if found}


def figures(name: str, reactions: list[Reaction]) -> dict[str, float]:
    """Sum up the reactions to one kind of key."""
    taken = [each.ms for each in reactions]
    return {
        f"{name}_ms": median(taken),
        f"{name}_p95_ms": quantiles(taken, n=20)[-1],
        f"{name}_cpu_ms": median(each.cpu_ms for each in reactions),
        f"{name}_bytes": median(each.bytes for each in reactions),
    }
