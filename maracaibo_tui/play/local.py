"""The referee of a game that is played in this process, by whoever passes its keyboard."""

# ruff: noqa: ANN401 - views and events are the game's own

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from maracaibo_tui.engine.secrets import read_by

from .referee import NOBODY, Given, Heard, Preview, Told, names_of

if TYPE_CHECKING:
    from maracaibo_tui.engine.question import Question
    from maracaibo_tui.engine.title import Title
    from maracaibo_tui.engine.words import Names

    from .seats import Seat
    from .session import Session


class Local:
    """Shows of a session what the seat at the keyboard may know."""

    def __init__(self, title: Title, session: Session, taken_back: int = 0) -> None:
        """Stand between a session and a screen; `taken_back` counts the reveals of earlier sittings."""
        self.title, self.session = title, session
        self.changed: Callable[[], None] = _nobody_listens
        self._taken_back = taken_back
        self._seen: tuple[tuple[int, int], Any] = ((-1, NOBODY), None)
        self._told: tuple[object, list[Told], int] = ((), [], -1)
        self._given: tuple[tuple[int, int], object, object, Mapping[int, Given]] = ((-1, NOBODY), None, None, {})
        self._names = names_of(title, session.seats)
        self._log = _Log(title, session)

    @property
    def is_open(self) -> bool:
        """Whether all may see everything."""
        return self.session.is_open

    @is_open.setter
    def is_open(self, is_open: bool) -> None:
        """Let all see everything, or keep the secrets of every seat."""
        self.session.is_open = is_open

    @property
    def printed(self) -> Any:
        """What is printed."""
        return self.session.match.table.printed

    @property
    def names(self) -> Names:
        """What everybody is called."""
        return self._names

    @property
    def seats(self) -> Sequence[Seat]:
        """Who plays."""
        return self.session.seats

    @property
    def seat(self) -> int:
        """Who sits at the keyboard."""
        return self.session.viewer

    @property
    def question(self) -> Question | None:
        """The open question as the seat at the keyboard may see it."""
        question = self.session.question
        return self.title.sight.asked(question, self.session.viewer) if question is not None else None

    @property
    def mine(self) -> Question | None:
        """The open question where it is answered by whoever sees the screen."""
        question = self.session.question
        return question if question is not None and self.session.is_asked_here(question) else None

    @property
    def is_over(self) -> bool:
        """Tell whether the game is over."""
        return self.session.is_over

    @property
    def number(self) -> int:
        """The number of the open question."""
        return self.session.number

    @property
    def is_thinking(self) -> bool:
        """Tell whether a bot still thinks."""
        return self.session.is_thinking

    def thought(self) -> None:
        """Go on where a bot that thinks in another process may have its answer."""
        if self.session.is_thinking:
            self.begin()

    @property
    def waits(self) -> bool:
        """Tell whether the keyboard must be passed."""
        return self.session.waits_for_other()

    @property
    def view(self) -> Any:
        """What the seat may know now; the same object as long as nothing is answered and nobody else sits down."""
        session = self.session
        asked = (session.number, session.viewer)
        if self._seen[0] != asked:
            self._seen = (asked, session.view())
        return self._seen[1]

    @property
    def before(self) -> Any:
        """What the seat saw at its last answer."""
        return self.session.before

    @property
    def told(self) -> Sequence[Told]:
        """What has happened since the last answer of a person."""
        session, log = self.session, self.log
        steps, told, seat = self._told
        if steps is not session.steps or len(told) != len(steps) or seat != session.viewer:
            first = len(session.log) - len(session.steps)
            looks = [partial(session.view, step.state) for step in session.steps]
            told = [Told(entry, log[entry].event, look) for entry, look in enumerate(looks, first)]
            self._told = (session.steps, told, session.viewer)
        return told

    @property
    def log(self) -> Sequence[Heard]:
        """All that has happened, as the seat may hear it."""
        return self._log.heard()

    @property
    def answers(self) -> Mapping[int, Given]:
        """All answers that the seat may know of, by their steps."""
        match, seat = self.session.match, self.session.viewer
        question, last = match.question, match.journal[-1] if match.journal else None
        now, (asked, answered, before, found) = (len(match.journal), seat), self._given
        # Read several times a picture, and as long as the game is: it is taken apart once an answer.
        if now != asked or last is not answered or question is not before:
            read = read_by(self.title.sight.SECRETS, match.journal, question, seat)
            found = {at: Given(entry.seat, entry.auto) for at, entry in read}
            self._given = (now, last, question, found)
        return found

    @property
    def turns(self) -> Sequence[Any]:
        """The table at the start of each turn, and now."""
        return self.session.turns

    @property
    def reveals_taken_back(self) -> int:
        """Count the answers taken back after a reveal."""
        return self._taken_back + self.session.match.reveals_taken_back

    def forget_what_was_told(self) -> None:
        """Have nothing more to tell of what has happened."""
        self.session.steps.clear()

    def begin(self) -> None:
        """Let bots and the only possible answers go ahead."""
        self.session.settle()
        self.changed()

    def stand_up(self) -> None:
        """Have nobody sit at the keyboard, where several persons play: only what everybody may know is seen then."""
        self.session.stand_up()

    def sit_down(self) -> None:
        """Pass the keyboard."""
        self.session.pass_keyboard()
        self.begin()

    def preview(self, *options: str) -> Preview | None:
        """Imagine an answer, or several."""
        return Preview(*self.session.imagined(*options))

    def answer(self, number: int, option: str) -> None:
        """Answer, and let bots think and go ahead within the call; the answer is on disk before they do.

        So it is done at once here; whoever calls it must not count on that, for with another referee it is not.
        """
        if self.session.answer(number, option):
            self.begin()

    def hand_in(self, number: int, options: Sequence[str]) -> None:
        """Give several answers; they are on disk together."""
        if self.session.hand_in(number, options):
            self.begin()

    @property
    def unanswered(self) -> Sequence[str]:
        """Of the answers handed in last, those that were not offered."""
        return self.session.unanswered

    def past(self, entry: int) -> Any:
        """Give the table after an entry of the log."""
        state = self.session.state_after(entry)
        return None if state is None else self.session.view(state)

    def why_no_past(self, entry: int) -> str:
        """Say why no table was kept; what is not known at once never is."""
        is_known = self.session.state_after(entry) is not None
        return "" if is_known else "That table was not kept: it is from before the game was opened here."

    def why_no_back(self, to: int | None = None) -> str:
        """Say what prevents taking back."""
        return self.session.why_no_undo(to)

    def passes_a_reveal(self, to: int | None = None) -> bool:
        """Tell whether something hidden was shown since."""
        return self.session.undo_reveals(to)

    def back(self, to: int | None = None) -> None:
        """Take back; nothing is answered by itself after that."""
        if self.session.undo(to):
            self.changed()

    def why_no_again(self) -> str:
        """Say why no answer can be given again."""
        return self.session.why_no_redo()

    def again(self) -> None:
        """Give the answer again."""
        if self.session.redo():
            self.begin()


class _Log:
    """The log as one seat hears it: what was heard once stays the same object until it is taken back."""

    def __init__(self, title: Title, session: Session) -> None:
        self._title, self._session = title, session
        self._seat = -1
        self._events: list[object] = []
        self._heard: list[Heard] = []

    def heard(self) -> Sequence[Heard]:
        log, seat = self._session.log, self._session.viewer
        if seat != self._seat:
            self._seat, self._events, self._heard = seat, [], []
        same = min(len(self._events), len(log))
        while same and self._events[same - 1] is not log[same - 1].event:
            same -= 1
        del self._events[same:], self._heard[same:]
        for entry in log[same:]:
            self._events.append(entry.event)
            self._heard.append(Heard(entry.step, self._title.sight.heard(entry.event, seat)))
        return self._heard


def _nobody_listens() -> None:
    """Do nothing: no screen shows the game."""
