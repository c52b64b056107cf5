"""Somebody at a desk without a screen, who gives the answers of a recorded game by as few keys as they can."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from maracaibo_tui.engine.match import Match
from maracaibo_tui.engine.question import Option
from maracaibo_tui.engine.title import Title
from maracaibo_tui.library.settings import Settings
from maracaibo_tui.play.local import Local
from maracaibo_tui.play.session import Session
from maracaibo_tui.tui.screen.lines import DIGITS
from maracaibo_tui.tui.shell.desk import Desk
from maracaibo_tui.tui.shell.keys import BY_KEY
from maracaibo_tui.tui.shell.kit import kit_of
from maracaibo_tui.tui.shell.receiver import Receiver
from maracaibo_tui.tui.shell.teller import Clock, Teller

SIZE = (80, 24)


class AtDesk:
    """Presses keys and counts them: those that answer, or lead to an answer by a step, and those that only move."""

    def __init__(self, title: Title, session: Session, wanted: Sequence[str]) -> None:
        """Sit down alone; `wanted` are all answers of the game, those that give themselves, too."""
        self.session, self.wanted = session, wanted
        self.keys: Counter[str] = Counter()
        self.desk = Desk(kit_of(title, session.match.table.printed), Local(title, session), Settings(pace="instant"))
        self.desk.size = SIZE
        self.receiver = Receiver(self.desk, Teller(self.desk, _never))
        self.desk.referee.changed = self._changed
        self.desk.referee.begin()

    @property
    def given(self) -> list[str]:
        """All answers so far."""
        return [entry.answer for entry in self.session.match.journal]

    def play(self) -> None:
        """Give all answers."""
        while self.session.question is not None:
            before = len(self.given)
            option, more = self._best()
            self._take(option)
            for _ in range(more):
                self._press("u", "answers")
            assert self.given[before:] == self.wanted[before : len(self.given)]
            assert len(self.given) > before

    def _best(self) -> tuple[Option, int]:
        """Find the choice that gives most of the answers to come, or some and others that one takes back."""
        found = [(len(given), -back, option) for option in self.desk.offered for given, back in self._tried(option)]
        assert found, (self.session.question, self.wanted[len(self.given) :][:5])
        _, back, option = max(found, key=lambda each: each[:2])
        return option, -back

    def _tried(self, option: Option) -> Iterator[tuple[Sequence[str], int]]:
        """Give what a choice answers of what is wanted, and how many answers are taken back after it."""
        for count in range(len(option.hands_in), 0, -1):
            twin = _twin(self.session)
            if not twin.hand_in(twin.number, option.hands_in[:count]) or twin.unanswered:
                continue
            twin.settle()
            given = [entry.answer for entry in twin.match.journal]
            begins = len(self.given)
            back = len(option.hands_in) - count
            if given == [*self.wanted[begins : begins + len(given)]] and (not back or _is_open(self.session, option)):
                yield given, back
                return

    def _take(self, option: Option) -> None:
        """Press the keys that take a choice: its number, or arrows and Enter, after what it stands under."""
        moment = self.desk.moment()
        if option not in moment.options:
            head = next(each for each in moment.options if each.under == option.under)
            self._point(head)
        self._point(option)

    def _point(self, option: Option) -> None:
        moment = self.desk.moment()
        number = moment.number(moment.options.index(option))
        if number <= DIGITS:
            self._press(str(number), "answers")
            return
        wanted, prompt = moment.options.index(option), self.desk.seen.prompt
        # What is not possible now is passed on the way round.
        around = len(moment.options) + len(self.desk.kit.denied(moment))
        on = (wanted - prompt.at) % around
        for _ in range(min(on, around - on)):
            self._press("n" if on <= around - on else "p", "moves")
        self._press("enter", "answers")

    def _press(self, key: str, kind: str) -> None:
        self.keys[kind] += 1
        self.receiver.press(BY_KEY[key], key if len(key) == 1 else "")
        assert not self.desk.seen.overlays

    def _changed(self) -> None:
        """Follow the game as the screen does."""
        if self.desk.has_gone_on():
            self.desk.go_on()
            self.desk.show_what_is_asked()


def _twin(session: Session) -> Session:
    """Sit down at a copy of the position, with an empty journal."""
    game = session.match.game
    return Session(Match(game, game.copy(session.match.state)), session.sight, session.seats, {}, lambda _session: None)


def _is_open(session: Session, option: Option) -> bool:
    """Tell whether nothing hidden is turned up by a choice, so that its last answers can be taken back."""
    twin = _twin(session)
    twin.hand_in(twin.number, option.hands_in)
    return not any(step.revealed for step in twin.match.steps)


def _never(_seconds: float, _ring: object) -> Clock:
    raise AssertionError("nothing is told")
