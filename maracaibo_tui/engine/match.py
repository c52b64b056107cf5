"""A match: a state, the journal of its answers, and undo; the only door through which a game in play changes."""

from collections.abc import Callable, Sequence
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct

from .agenda import Table
from .question import NotOfferedError, Question
from .taking_back import NOWHERE, Way, way_back

S = TypeVar("S")


class Game(Protocol[S]):
    """What a match needs of a game."""

    name: str

    def table(self, state: S, tell: Callable[[Any], None] | None) -> Table[Any, Any]:
        """Lay out a table for this state."""

    def settle(self, table: Table[Any, Any]) -> Question | None:
        """Go on until somebody has to decide."""

    def asked(self, table: Table[Any, Any]) -> Sequence[Question]:
        """Give every question that is open, the one that `settle` gives first."""

    def missing(self, table: Table[Any, Any]) -> Sequence[int]:
        """Name the seats whose answer is missing where several are asked at once; nobody where only one can be."""

    def answer(self, table: Table[Any, Any], option: str, seat: int = 0) -> None:
        """Carry out an answer to the question that is open, or where several are to that of a seat."""

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


def begun_with(journal: Sequence[Entry]) -> int:
    """Give the entry of a journal with which its last turn began."""
    return next((number for number in range(len(journal), 0, -1) if journal[number - 1].digest), 0)


class Undoing(Struct, frozen=True, kw_only=True):
    """What undo needs of one answer: the state before it, and whether it revealed something hidden."""

    before: Any
    turn_start: Any
    journal: int
    revealed: bool
    persons: bool
    joint_from: int
    missing: tuple[int, ...]


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
        self.joint_from = NOWHERE
        """The entry of the journal from which on several seats are asked at once, while they are."""
        self._missing: tuple[int, ...] = ()
        self._follow_joint()
        self._turn = game.turn(self.table.state)
        self.turn_start: S = game.copy(self.table.state)

    @property
    def state(self) -> S:
        """The state now; only answers change it."""
        state: S = self.table.state
        return state

    @property
    def turn_from(self) -> int:
        """Give the entry of the journal with which the turn began that `turn_start` is the start of."""
        return begun_with(self.journal)

    @property
    def questions(self) -> Sequence[Question]:
        """Every question that is open, the one that a single keyboard shows first."""
        if self.joint_from != NOWHERE:
            return self.game.asked(self.table)
        return () if self.question is None else (self.question,)

    def asked(self, seat: int) -> Question | None:
        """Give the question that is open for a seat."""
        if self.question is None or self.question.seat == seat:
            return self.question
        return next((question for question in self.questions if question.seat == seat), None)

    def number(self, seat: int) -> int:
        """Give the number of the question that is open for a seat, which answers of others do not change."""
        if self.joint_from == NOWHERE:
            return len(self.journal)
        return self.joint_from + len([entry for entry in self.journal[self.joint_from :] if entry.seat == seat])

    def answer(self, option: str, *, seat: int = 0, auto: bool = False) -> None:
        """Answer the open question, or that of a seat, with one of its options; else it is refused, nothing changes."""
        question = self.asked(seat) if seat else self.question
        if question is None:
            nobody = f"seat {seat} is not asked" if self.question is not None else "the game is over"
            raise ValueError(f"{nobody}; {option!r} answers nothing")
        if option not in question.options:
            raise NotOfferedError(option, question)
        table, game = self.table, self.game
        if self._keep_steps:
            before, turn_start = game.copy(table.state), self.turn_start
        joint_from, missing = self.joint_from, self._missing
        table.revealed = False
        game.answer(table, option, seat)
        self.question = game.settle(table)
        if self._keep_steps:
            self.steps.append(
                Undoing(
                    before=before,
                    turn_start=turn_start,
                    journal=len(self.journal),
                    revealed=table.revealed,
                    persons=not auto,
                    joint_from=joint_from,
                    missing=missing,
                )
            )
        self.journal.append(self._entry(question, option, auto=auto))
        self._follow_joint()

    def answer_forced(self) -> bool:
        """Answer the open question if only one answer exists; say whether it was."""
        question = self.question
        if question is None or len(question.options) > 1:
            return False
        self.answer(question.options[0], auto=True)
        return True

    def undo(self, *, past_reveals: bool = False) -> bool:
        """Go back to the last answer of a person; stop before one that revealed something unless told to go on."""
        way = way_back(self)
        if way.is_none or (way.reveals and not past_reveals):
            return False
        self.go_back(way)
        return True

    def go_back(self, way: Way) -> None:
        """Take answers back; those of others that stay are given again by whoever listens, see `give_again`."""
        step = self.steps[way.at]
        self.reveals_taken_back += sum([each.revealed for each in self.steps[way.at :]])
        del self.steps[way.at :]
        del self.journal[step.journal :]
        self.table.state = self.game.copy(step.before)
        self.turn_start = step.turn_start
        self.joint_from, self._missing = step.joint_from, step.missing
        self.question = self.game.settle(self.table)
        self._turn = self.game.turn(self.table.state)

    def give_again(self, kept: Sequence[Entry]) -> None:
        """Give the answers of others again that stay; who was asked only after what is taken back, is asked again."""
        for entry in kept:
            asked = self.asked(entry.seat)
            if asked is not None and entry.answer in asked.options:
                self.answer(entry.answer, seat=entry.seat, auto=entry.auto)

    def _follow_joint(self) -> None:
        """Notice when several seats begin to be asked at once, and when the last of them has answered."""
        missing = tuple(self.game.missing(self.table))
        # What was sealed is opened with the last answer; then those who are missing are asked anew.
        goes_on = self.joint_from != NOWHERE and set(missing) <= set(self._missing) and not self.table.revealed
        if not (missing and goes_on):
            self.joint_from = len(self.journal) if missing else NOWHERE
        self._missing = missing

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
