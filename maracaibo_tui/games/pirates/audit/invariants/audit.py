"""The audit: it listens to what happens and looks at the position after every decision."""

from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.pirates.state.table import PiratesTable


class Audit:
    """Whoever checks a game; counts history from the position in which it is created."""

    def __init__(self, table: PiratesTable, changed: frozenset[str] = frozenset(), *, fresh: bool = False) -> None:
        """Sit down at a table; `changed` are kinds of components added, `fresh` says that the game just begins."""
        self._table, self._changed, self._fresh = table, changed, fresh

    def tell(self, event: object) -> None:
        """Listen to an event."""

    def check(self, after: Question | None, /) -> list[str]:
        """Say everything that is wrong now, one sentence each, the invariant first."""
        del after
        return []
