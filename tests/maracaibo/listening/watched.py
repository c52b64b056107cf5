"""A game under every eye: invariants, what is told added up, what is asked, and what nobody may hear."""

from __future__ import annotations

from maracaibo_tui.engine.examining import Audit
from maracaibo_tui.engine.question import Question
from maracaibo_tui.engine.scenario import Run
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable

from .asking import misasked
from .listener import Listener
from .order import Following, disordered
from .saying import missaid
from .secrets import leaks


class Watched:
    """An audit that looks at more than the position; it takes the place of the usual one."""

    def __init__(self, table: MaracaiboTable, audit: Audit) -> None:
        """Sit down beside the usual audit, which goes on."""
        self._table, self._audit, self._listener = table, audit, Listener(table)
        self._following = Following(table)
        self._heard: list[str] = []
        table.tell = self.tell

    def tell(self, event: object) -> None:
        """Listen to an event."""
        self._audit.tell(event)
        self._heard += missaid(self._table, event)
        self._heard += self._following.hear(event)
        self._heard += leaks(self._table.state, event)
        self._listener.hear(event)

    def look(self, question: Question | None) -> None:
        """Look between two answers; what is wrong is said at the next check."""
        self._heard += self._listener.compare()
        if question is not None:
            self._heard += [*misasked(self._table, question), *disordered(self._table, question)]

    def check(self, question: Question | None) -> list[str]:
        """Say everything that is wrong now."""
        self.look(question)
        heard, self._heard = self._heard, []
        return [*self._audit.check(question), *heard]


class WatchedRun(Run):
    """A scenario being played under every eye."""

    def __init__(self, started: Run, eyes: Watched) -> None:
        """Go on where it begins."""
        super().__init__(started.match, started.paths, auto=started.auto)
        self._eyes = eyes

    def take(self, entry: str) -> bool:
        """Give an answer, and look at what it led to."""
        taken = super().take(entry)
        self._eyes.look(self.match.question)
        return taken
