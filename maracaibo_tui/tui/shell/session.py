"""A game in play: the match, who sits at it, its log, undo and redo, and its file.

Everything the screen knows comes from here as a seat's view; everything it wants is one answer to one question.
"""

from collections.abc import Callable, Sequence
from copy import copy
from typing import Any, NamedTuple, Protocol

from maracaibo_tui.engine.match import Match
from maracaibo_tui.engine.question import NotOfferedError, Question

from .seats import Seat, persons


class Line(NamedTuple):
    """An entry of the log: how many answers had been given, and the event."""

    step: int
    event: Any


class Referee(Protocol):
    """What a session needs of a game besides the match."""

    explicit: frozenset[str]
    """Decision points where a person always answers, even if only one answer is left."""

    def view(self, state: Any, seat: int) -> Any:  # noqa: ANN401 - the game's own state
        """Give what a seat may know."""

    def copy(self, state: Any) -> Any:  # noqa: ANN401 - the game's own state
        """Copy a state."""


class Bot(Protocol):
    """Somebody automatic: it sees its seat's view and question, and names an option."""

    def choose(self, view: Any, question: Question) -> str:  # noqa: ANN401 - the game's own view
        """Choose one of the options."""


class Step(NamedTuple):
    """A moment of an automatic turn: what happened, and the table right after it."""

    event: Any
    state: Any


class Session:
    """One game, from its first question to its last."""

    def __init__(
        self,
        match: Match[Any],
        referee: Referee,
        seats: Sequence[Seat],
        bots: dict[int, Bot],
        save: Callable[["Session"], None],
    ) -> None:
        """Sit down at a match."""
        self.match, self.referee, self.seats, self.bots = match, referee, tuple(seats), bots
        self._save = save
        self.number = 0
        self.log: list[Line] = []
        self.steps: list[Step] = []
        self.undone: list[str] = []
        self.viewer = self._first_viewer()
        match.table.tell = self._hear

    @property
    def question(self) -> Question | None:
        """The question that is open."""
        return self.match.question

    @property
    def is_over(self) -> bool:
        """Tell whether the game is over."""
        return self.match.question is None

    @property
    def has_several_persons(self) -> bool:
        """Tell whether more than one person plays, so that secrets must be kept."""
        return len(persons(self.seats)) > 1

    def view(self, state: Any = None) -> Any:  # noqa: ANN401 - the game's own state
        """Give what the seat at the keyboard may know, now or in another state of this game."""
        return self.referee.view(self.match.state if state is None else state, self.viewer)

    def waits_for_other(self) -> bool:
        """Tell whether the keyboard must be passed before the open question can be shown."""
        question = self.question
        return question is not None and self.seats[question.seat - 1].is_person and question.seat != self.viewer

    def pass_keyboard(self) -> None:
        """Let the person sit down whose decision it is."""
        if self.question is not None:
            self.viewer = self.question.seat

    def answer(self, number: int, option: str) -> bool:
        """Answer question number so-and-so; an answer to a question that is no longer open is dropped."""
        if number != self.number or self.question is None or self.question.seat != self.viewer:
            return False
        try:
            self._take(option)
        except NotOfferedError:
            return False
        self.undone.clear()
        return True

    def advance(self) -> bool:
        """Let a bot answer, or the only possible answer be given; tell whether anything was answered."""
        question = self.question
        if question is None:
            return False
        bot = self.bots.get(question.seat)
        if bot is not None and len(question.options) > 1:
            self._take(bot.choose(self.referee.view(self.match.state, question.seat), question), auto=True)
            return True
        if len(question.options) == 1 and (bot is not None or question.point not in self.referee.explicit):
            self._take(question.options[0], auto=True)
            return True
        return False

    def why_no_undo(self) -> str:
        """Say why the last answer cannot be taken back; nothing if it can."""
        back = self._last_own()
        if back < 0:
            return "There is nothing to take back."
        steps, entries = self.match.steps[back:], self.match.journal
        own = entries[self.match.steps[back].journal].seat
        if self.has_several_persons and own != self.viewer:
            return f"The last decision was {self.seats[own - 1].name}'s."
        if self.has_several_persons and any(step.revealed for step in steps):
            return "Something hidden was revealed after that; it cannot be taken back."
        return ""

    def undo_reveals(self) -> bool:
        """Tell whether the next undo goes back past something that was hidden."""
        back = self._last_own()
        return back >= 0 and any(step.revealed for step in self.match.steps[back:])

    def undo(self) -> bool:
        """Take back the last answer of a person."""
        if self.why_no_undo():
            return False
        answer = self.match.journal[self.match.steps[self._last_own()].journal].answer
        if not self.match.undo(past_reveals=not self.has_several_persons):
            return False
        self.undone.append(answer)
        self.log = [line for line in self.log if line.step < len(self.match.journal)]
        self._changed()
        return True

    def redo(self) -> bool:
        """Give the answer that was taken back again."""
        if not self.undone or self.question is None or self.undone[-1] not in self.question.options:
            return False
        kept = self.undone[:-1]
        self._take(self.undone[-1])
        self.undone = kept
        return True

    def after(self, option: str) -> Any:  # noqa: ANN401 - the game's own view
        """Imagine an answer: the view it leads to, or None where it would reveal something."""
        game = self.match.game
        table = game.table(self.referee.copy(self.match.state), None)
        game.answer(table, option)
        game.settle(table)
        return None if table.revealed else self.view(table.state)

    def state_at(self, step: int) -> Any:  # noqa: ANN401 - the game's own state
        """Give the state before an answer, or the one now."""
        steps = self.match.steps
        return steps[step].before if step < len(steps) else self.match.state

    def _take(self, option: str, *, auto: bool = False) -> None:
        self.steps = []
        self.match.answer(option, auto=auto)
        self._changed()

    def _changed(self) -> None:
        self.number += 1
        self._save(self)

    def _hear(self, event: object) -> None:
        self.log.append(Line(len(self.match.journal), event))
        self.steps.append(Step(event, self.referee.copy(copy(self.match.state))))

    def _last_own(self) -> int:
        back = len(self.match.steps) - 1
        while back >= 0 and not self.match.steps[back].persons:
            back -= 1
        return back

    def _first_viewer(self) -> int:
        found = persons(self.seats)
        question = self.match.question
        if question is not None and question.seat in found:
            return question.seat
        return found[0] if found else 1
