"""What thinks beside a table: its bots, and whoever gives hints; loaded and started when it is first needed."""

# ruff: noqa: ANN401, PLC0415 - views are the game's own; each part is loaded when it is first needed

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any

from msgspec.structs import asdict

from maracaibo_tui.cabinet.packs import needs_whole

if TYPE_CHECKING:
    from maracaibo_tui.engine.advice import Reason
    from maracaibo_tui.engine.question import Question

    from .advising import Advice, Advisor
    from .calls import Begun
    from .session import Session
    from .terms import Terms
    from .thinker import Thinker, Watch


def begun_of(terms: Terms) -> Begun:
    """Say what is played to whoever thinks beside the table."""
    from .calls import Begun

    pack = terms.folder or terms.game.printed.box.pack.id
    return Begun(terms.title.id, pack, needs_whole(terms.title, asdict(terms.options)))


class Company:
    """Thinks for a table in a process of its own, so that nobody waits for it."""

    def __init__(self, terms: Terms, watch: Watch, came: Callable[[], None], tell: Callable[[str], None]) -> None:
        """Begin with nothing; `came` goes on where a bot may have its answer, `tell` says what went wrong."""
        self._terms, self._watch, self._came, self._tell = terms, watch, came, tell

    @cached_property
    def _thinker(self) -> Thinker:
        from .thinker import Thinker

        thinker = Thinker(begun_of(self._terms), self._watch, self._came)
        thinker.tell = self._tell
        return thinker

    @cached_property
    def _advisor(self) -> Advisor:
        from .advising import Advisor

        return Advisor(self._terms.game, self._thinker)

    def seat(self, session: Session) -> None:
        """Let the bots of a game think here."""
        if session.bots:
            from .bots import think_apart

            think_apart(self._terms, session.seats, session.bots, self._thinker)

    def prepare(self) -> None:
        """Have the process ready before something is asked."""
        self._thinker.prepare()

    def advise(self, view: Any, question: Question, heard: Callable[[Advice], None]) -> Callable[[], None]:
        """Have `heard` called with the first list of lines and every better one; give what ends that."""
        return self._advisor.advise(view, question, heard)

    def explain(self, seat: int, now: Any, then: Any, heard: Callable[[tuple[Reason, ...], str], None]) -> None:
        """Have `heard` called with why a bot went from one view to another."""
        self._advisor.explain(seat, now, then, heard)

    def rest(self) -> None:
        """End what was started."""
        if "_thinker" in self.__dict__:
            self._thinker.stop()
