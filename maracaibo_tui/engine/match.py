"""A match: a state, the journal of its answers, and undo; the only door through which a game in play changes."""

from collections.abc import Callable
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct

from .agenda import Table
from .question import NotOfferedError, Question

S = TypeVar("S")


class Game(Protocol[S]):
    """What a match needs of a game."""

    name: str

    def table(self, state: S, tell: Callable[[Any], None] | None) -> Table[Any, Any]:
        """Lay out a table for this state."""

    def settle(self, table: Table[Any, Any]) -> Question | None:
        """Go on until somebody has to decide."""

    def answer(self, table: Table[Any, Any], option: str) -> None:
        """Carry out an answer to the question that is open."""

    def given(self, question: Question) -> str | None:
        """Give the answer that nobody need be asked for, or None where somebody decides."""

    def copy(self, state: S) -> S:
        """Copy a state so that no change to one shows in the other."""

    def digest(self, state: S) -> str:
        """Give a short fingerprint of a state, the same in every process."""

    def turn(self, state: S) -> tuple[int, ...]:
        """Name the turn a state is in, in as many numbers as the game has levels: `Title.where` says it in words."""


class Entry(Struct, frozen=True, kw_only=True):
    """One line of the journal: an answer, and the digest of the state where a new turn began with it."""

    seat: int
    point: str
    answer: str
    auto: bool = False
    digest: str = ""


class Undoing(Struct, frozen=True, kw_only=True):
    """What undo needs of one answer: the state before it, and whether it revealed something hidden."""

    before: Any
    turn_start: Any
    journal: int
    revealed: bool
    persons: bool


class Match(Generic[S]):
    """A game being played, answer by answer."""

    def __init__(
        self,
        game: Game[S],
        state: S,
        *,
        tell: Callable[[Any], None] | None = None,
        keep_steps: bool = True,
        journal: list[Entry] | None = None,
    ) -> None:
        """Take up a state; the first question is ready at once, and questions with one answer are answered."""
        self.game = game
        self.table = game.table(state, tell)
        self.journal: list[Entry] = journal or []
        self.steps: list[Undoing] = []
        self.reveals_taken_back = 0
        """Answers taken back after they had revealed something, since this state was taken up."""
        self._keep_steps = keep_steps
        self.question = game.settle(self.table)
        self._turn = game.turn(self.table.state)
        self.turn_start: S = game.copy(self.table.state)

    @property
    def state(self) -> S:
        """The state now; only answers change it."""
        state: S = self.table.state
        return state

    def answer(self, option: str, *, auto: bool = False) -> None:
        """Answer the open question with one of its options; anything else is refused and changes nothing."""
        question = self.question
        if question is None:
            message = f"the game is over; {option!r} answers nothing"
            raise ValueError(message)
        if option not in question.options:
            raise NotOfferedError(option, question)
        table, game = self.table, self.game
        if self._keep_steps:
            before, turn_start = game.copy(table.state), self.turn_start
        table.revealed = False
        game.answer(table, option)
        self.question = game.settle(table)
        if self._keep_steps:
            self.steps.append(
                Undoing(
                    before=before,
                    turn_start=turn_start,
                    journal=len(self.journal),
                    revealed=table.revealed,
                    persons=not auto,
                )
            )
        self.journal.append(self._entry(question, option, auto=auto))

    def answer_forced(self) -> bool:
        """Answer the open question if only one answer exists; say whether it was."""
        question = self.question
        if question is None or len(question.options) > 1:
            return False
        self.answer(question.options[0], auto=True)
        return True

    def undo(self, *, past_reveals: bool = False) -> bool:
        """Go back to the last answer of a person; stop before one that revealed something unless told to go on."""
        back = len(self.steps) - 1
        while back >= 0 and not self.steps[back].persons:
            back -= 1
        if back < 0 or (not past_reveals and any(step.revealed for step in self.steps[back:])):
            return False
        step = self.steps[back]
        self.reveals_taken_back += sum([each.revealed for each in self.steps[back:]])
        del self.steps[back:]
        del self.journal[step.journal :]
        self.table.state = self.game.copy(step.before)
        self.turn_start = step.turn_start
        self.question = self.game.settle(self.table)
        self._turn = self.game.turn(self.table.state)
        return True

    def _entry(self, question: Question, option: str, *, auto: bool) -> Entry:
        state = self.table.state
        turn = self.game.turn(state)
        digest = ""
        if turn != self._turn:
            self._turn = turn
            if self._keep_steps:
                self.turn_start = self.game.copy(state)
                digest = self.game.digest(state)
        return Entry(seat=question.seat, point=question.point, answer=option, auto=auto, digest=digest)
