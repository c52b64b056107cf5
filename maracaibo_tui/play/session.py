"""A game in play: the match, who sits at it, its log, undo and redo, and its file.

Screens do not see it: they ask a referee, and the local one, `play/local.py`, takes it from here.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from maracaibo_tui.engine.match import Match, Undoing
from maracaibo_tui.engine.question import NotOfferedError, Question
from maracaibo_tui.engine.sight import Sight
from maracaibo_tui.engine.taking_back import Way, way_back

from .referee import NOBODY, Heard
from .seats import Seat, persons
from .several import handed_in, imagine_on


class Bot(Protocol):
    """Somebody automatic: it sees its seat's view and question, and names an option."""

    def choose(self, view: Any, question: Question) -> str | None:  # noqa: ANN401 - the game's own view
        """Choose one of the options; None while it still thinks."""

    def forget(self) -> None:
        """Drop what it remembers: an answer was taken back."""


class Happened(NamedTuple):
    """A moment of an automatic turn: what happened, and the table right after it."""

    event: Any
    state: Any


class Session:
    """One game, from its first question to its last."""

    def __init__(
        self,
        match: Match[Any],
        sight: Sight,
        seats: Sequence[Seat],
        bots: dict[int, Bot],
        save: Callable[["Session"], None],
    ) -> None:
        """Sit down at a match."""
        self.match, self.sight, self.seats, self.bots = match, sight, tuple(seats), bots
        self._save = save
        self.is_open = self.is_closed = False
        self.number = self._kept = 0
        self.log: list[Heard] = []
        self.steps: list[Happened] = []
        self.undone: list[tuple[int, str]] = []
        self._openly = NOBODY
        """Who gave the last answer, if it was one without a secret."""
        self.unanswered: Sequence[str] = ()
        """Of the answers handed in last, those that were not offered any more when their question should have come."""
        self.before: Any = None
        """What the seat at the keyboard saw at its last answer."""
        self._seen: dict[int, Any] = {}
        """The same of each seat, for when it sits down again."""
        self.viewer = self._first_viewer()
        self.stand_up()
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
    def is_thinking(self) -> bool:
        """Tell whether a bot still thinks about the open question: `settle` goes on when it has an answer."""
        return self._is_a_bots()

    @property
    def has_several_persons(self) -> bool:
        """Tell whether more than one person plays, so that secrets must be kept."""
        return len(persons(self.seats)) > 1

    def view(self, state: Any = None) -> Any:  # noqa: ANN401 - the game's own state
        """Give what the seat at the keyboard may know, now or in another state of this game."""
        return self.sight.view(self.match.state if state is None else state, self.viewer)

    @property
    def turns(self) -> list[Any]:
        """What everybody may know of the table at the start of each turn that undo remembers, and now."""
        turn = self.match.game.turn
        states: dict[tuple[int, ...], Any] = {}
        for step in self.match.steps:
            states.setdefault(turn(step.before), step.before)
        return [self.sight.view(state, NOBODY) for state in (*states.values(), self.match.state)]

    def stand_up(self) -> None:
        """Let nobody sit at the keyboard: who begins a game of several persons, or comes back, may be any of them."""
        if not self.is_over and self.has_several_persons:
            self.viewer, self.before = NOBODY, None

    def waits_for_other(self) -> bool:
        """Tell whether the keyboard must be passed before the open question can be shown."""
        question = self.question
        return question is not None and not self.is_asked_here(question) and self._is_person(question.seat)

    def is_asked_here(self, question: Question) -> bool:
        """Tell whether a question is for whoever sees the screen: the seat, or all where nothing private is asked."""
        is_everybodys = self.viewer == NOBODY and self._is_person(question.seat) and self.sight.is_public(question)
        return question.seat == self.viewer or is_everybodys

    def pass_keyboard(self) -> None:
        """Let the person sit down whose decision it is."""
        if self.question is not None and self.viewer != self.question.seat:
            self.viewer, self._openly = self.question.seat, NOBODY
            self.before = self._seen.get(self.viewer)

    def open_up(self) -> None:
        """Show what everybody may see where the next question is answered by another person without a secret."""
        question = self.question
        if question is not None and self.waits_for_other() and self.sight.is_public(question):
            self.viewer, self.before = NOBODY, None

    def answer(self, number: int, option: str) -> bool:
        """Answer question number so-and-so; an answer to a question that is no longer open is dropped."""
        return self.hand_in(number, (option,))

    def hand_in(self, number: int, options: Sequence[str]) -> bool:
        """Answer question number so-and-so and those after it; tell whether at least the first could be answered.

        Each is answered while it is open; from the first on that is not offered then, all are left `unanswered`.
        """
        if number != self.number or self.question is None or not self.is_asked_here(self.question):
            return False
        before, self.steps = self.steps, []
        seen, asked = self.view(), self.question.seat
        self.unanswered = handed_in(self, options)
        if len(self.unanswered) == len(options):
            self.steps, self.unanswered = before, ()
            return False
        self.undone.clear()
        self.before, self._openly = seen, asked
        if self.viewer != NOBODY:
            self._seen[asked] = seen
        self._keep()
        return True

    def take(self, option: str) -> bool:
        """Answer the open question of whoever sits here, and what follows by itself; tell whether it was offered."""
        if self.question is None or not self.is_asked_here(self.question):
            return False
        try:
            self._take(option)
        except NotOfferedError:
            return False
        self._go_on(with_bots=False)
        return True

    def advance(self) -> bool:
        """Let a bot answer, or an answer be given that nobody is asked for; tell whether anything was answered."""
        question = self.question
        if question is None:
            return False
        bot = self.bots.get(question.seat)
        if bot is not None and len(question.options) > 1:
            option = bot.choose(self.sight.view(self.match.state, question.seat), question)
            if option is not None:
                self._take(option)
            return option is not None
        if bot is None and self.waits_for_other() and question.point not in self.sight.UNATTENDED:
            return False
        given = question.options[0] if bot is not None else self.match.game.given(question)
        if given is None or (bot is None and self.has_several_persons and question.point in self.sight.SECRETS.alike):
            return False
        self._take(given, auto=True)
        return True

    def settle(self) -> None:
        """Go on until a person has to decide or to sit down; what was answered is written down once."""
        self._go_on(with_bots=True)
        if self.is_over and self.viewer == NOBODY:
            self.viewer = self._first_viewer()
        self._keep()

    def why_no_undo(self, back_to: int | None = None) -> str:
        """Say why the last answer, or all from a step on, cannot be taken back; nothing if it can."""
        if self.is_closed:
            return "The campaign has gone on from the end of this game: nothing in it can be undone."
        way = self._way(back_to)
        if way.is_none:
            return "There is nothing to undo."
        if not self.has_several_persons:
            return ""
        if way.others and not self.is_open:
            name = self.seats[min(way.others) - 1].name
            return f"The last answer was {name}'s, and only {name} can undo it."
        return "Something hidden has been turned up since then, so this cannot be undone." if way.reveals else ""

    def undo_reveals(self, back_to: int | None = None) -> bool:
        """Tell whether the undo goes back past something that was hidden."""
        return self._way(back_to).reveals

    def undo(self, back_to: int | None = None) -> bool:
        """Take back the last answer of a person, or all from a step on; what went before by itself stays."""
        if self.why_no_undo(back_to):
            return False
        was_passed = self.waits_for_other()
        while self._take_back() and back_to is not None and not self._way(back_to).is_none:
            pass
        if was_passed:
            # Whoever presses the key now may be the next one already: the one who answered has to sit down again.
            self.stand_up()
        self._keep()
        return True

    def _way(self, back_to: int | None = None) -> Way:
        return way_back(self.match, self.viewer or self._openly, persons(self.seats), back_to)

    def _take_back(self) -> bool:
        if self.why_no_undo():
            return False
        way = self._way()
        taken = self.match.journal[self.match.steps[way.at].journal]
        self.undone.append((taken.seat, taken.answer))
        self.match.go_back(way)
        for bot in self.bots.values():
            bot.forget()
        self.log = [heard for heard in self.log if heard.step < len(self.match.journal)]
        self.match.give_again(way.kept)
        self.steps, self.before = [], None
        self._seen.clear()
        self.number += 1
        if self.is_open:
            self.pass_keyboard()
        return True

    def why_no_redo(self) -> str:
        """Say why no answer can be given again that was taken back; nothing if one can."""
        seat, option = self.undone[-1] if self.undone else (NOBODY, "")
        question = self.question
        known = question is not None and question.seat == seat and option in question.options
        return "" if known else "There is nothing to redo."

    def redo(self) -> bool:
        """Give the answer that was taken back again."""
        if self.why_no_redo():
            return False
        kept = self.undone[:-1]
        self.steps, self.before = [], self.view()
        self._take(self.undone[-1][1])
        self.undone = kept
        self._go_on(with_bots=False)
        self._keep()
        return True

    def imagined(self, *options: str) -> tuple[Any, bool]:
        """Imagine answers up to where something hidden is turned up: the view, if any, and whether that happens."""
        seen: list[Any] = []

        def hear(table: Any) -> None:  # noqa: ANN401 - the game's own table
            if not table.revealed:
                seen[:] = [self.match.game.copy(table.state)]

        seat = self.question.seat if self.question is not None else self.viewer
        table = self._answered(self.match.state, (seat, options[0]), hear)
        imagine_on(self.match.game, table, seat, options[1:])
        if not table.revealed:
            return self.view(table.state), False
        return self.view(seen[0]) if seen else None, True

    def state_after(self, entry: int) -> Any:  # noqa: ANN401 - the game's own state
        """Give the table as it was right after an entry of the log, or None where that is not known."""
        step = self.log[entry].step
        given = self._given(step)
        if given is None:
            return None
        first = next(number for number, heard in enumerate(self.log) if heard.step == step)
        seen: list[Any] = []
        found = self.match.journal[step]
        answer = (found.seat, found.answer)
        self._answered(given.before, answer, lambda table: seen.append(self.match.game.copy(table.state)))
        return seen[entry - first] if entry - first < len(seen) else None

    def _answered(self, state: Any, answer: tuple[int, str], hear: Callable[[Any], None]) -> Any:  # noqa: ANN401 - the game's own state
        """Give the table that an answer of a seat leads to from a copy of a state; `hear` sees it after each event."""
        game = self.match.game
        table = game.table(self.match.game.copy(state), None)
        table.tell = lambda _event: hear(table)
        seat, option = answer
        game.answer(table, option, seat)
        game.settle(table)
        return table

    def _given(self, step: int) -> Undoing | None:
        """Give what undo keeps of an answer; a game that went on without its past keeps none of the first."""
        kept = self.match.steps
        at = step - kept[0].journal if kept else -1
        return kept[at] if 0 <= at < len(kept) else None

    def _go_on(self, *, with_bots: bool) -> None:
        """Answer for bots and where nothing can be chosen; without bots stop before one of them has to think."""
        while True:
            if self.is_open and self.waits_for_other():
                self.pass_keyboard()
            self.open_up()
            if (not with_bots and self._is_a_bots()) or not self.advance():
                break

    def _is_a_bots(self) -> bool:
        return self.question is not None and self.question.seat in self.bots

    def _keep(self) -> None:
        """Write the game down unless it was written since the last answer: to be safe on disk takes its time."""
        if self.number != self._kept:
            self._kept = self.number
            self._save(self)

    def _take(self, option: str, *, auto: bool = False) -> None:
        self.match.answer(option, auto=auto)
        self.number += 1

    def _hear(self, event: object) -> None:
        self.log.append(Heard(len(self.match.journal), event))
        self.steps.append(Happened(event, self.match.game.copy(self.match.state)))

    def _is_person(self, seat: int) -> bool:
        return self.seats[seat - 1].is_person

    def _first_viewer(self) -> int:
        return next(iter(persons(self.seats)), 1)
