"""A referee that answers late, as one at the end of a line does: what is asked for comes when it is delivered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from maracaibo_tui.play.local import Local
from tests.support.played import TITLE

if TYPE_CHECKING:
    from maracaibo_tui.engine.question import Question
    from maracaibo_tui.play.referee import Preview
    from maracaibo_tui.play.session import Session


class Late(Local):
    """A local referee with a line before it: nothing is done and nothing shown before `deliver` is called.

    It inherits, for all that is not late is the same, and every member would have to be written down again.
    """

    def __init__(self, session: Session) -> None:
        """Stand before a session; nothing has been asked for, and nothing has come."""
        super().__init__(TITLE, session)
        self.has_begun = False
        self._wishes: list[Callable[[], None]] = []
        self._wanted: dict[tuple[str, int, int, str], Callable[[], Any]] = {}
        self._come: dict[tuple[str, int, int, str], Any] = {}

    @property
    def question(self) -> Question | None:
        """The open question; before anything has come there is none, though the game is not over."""
        return super().question if self.has_begun else None

    @property
    def mine(self) -> Question | None:
        """The open question, if it has come."""
        return super().mine if self.has_begun else None

    def begin(self) -> None:
        """Ask for the first question."""
        self._wishes.append(self._begin)

    def sit_down(self) -> None:
        """Ask to sit down."""
        self._wishes.append(self._sit_down)

    def answer(self, number: int, option: str) -> None:
        """Send an answer."""
        self._wishes.append(lambda: self._answer(number, option))

    def hand_in(self, number: int, options: Sequence[str]) -> None:
        """Send several answers."""
        self._wishes.append(lambda: super(Late, self).hand_in(number, options))

    def back(self, to: int | None = None) -> None:
        """Ask for an answer back."""
        self._wishes.append(lambda: super(Late, self).back(to))

    def again(self) -> None:
        """Ask for an answer to be given again."""
        self._wishes.append(self._again)

    def preview(self, *options: str) -> Preview | None:
        """Look at what answers lead to, if that has come; else ask for it."""
        found: Preview | None = self._late("preview", " ".join(options), lambda: super(Late, self).preview(*options))
        return found

    def past(self, entry: int) -> Any:  # noqa: ANN401 - the game's own view
        """Give a table of the past, if it has come; else ask for it."""
        return self._late("past", str(entry), lambda: super(Late, self).past(entry))

    @property
    def is_waited_for(self) -> bool:
        """Tell whether something was asked for that has not come."""
        return bool(self._wishes or self._wanted)

    def deliver(self) -> None:
        """Let all come that was asked for."""
        wanted, self._wanted = self._wanted, {}
        # What was asked for before the game went on comes too late to be of use.
        self._come |= {key: look() for key, look in wanted.items() if key[1:3] == (self.number, self.seat)}
        wishes, self._wishes = self._wishes, []
        for wish in wishes:
            wish()
        if wanted:
            self.changed()

    def _late(self, kind: str, what: str, look: Callable[[], Any]) -> Any:  # noqa: ANN401 - whatever is looked at
        key = (kind, self.number, self.seat, what)
        if key not in self._come:
            self._wanted[key] = look
        return self._come.get(key)

    def _begin(self) -> None:
        self.has_begun = True
        super().begin()

    def _sit_down(self) -> None:
        self.session.pass_keyboard()
        self._begin()

    def _answer(self, number: int, option: str) -> None:
        if self.session.answer(number, option):
            self._begin()

    def _again(self) -> None:
        if self.session.redo():
            self._begin()


def delivered(referee: object) -> None:
    """Let come what was asked for, where it comes late."""
    while isinstance(referee, Late) and referee.is_waited_for:
        referee.deliver()
