"""Hints at a table: asked of the process that thinks beside it, ever better ones as long as somebody waits for them.

A hint moves nothing: neither game nor chance knows of it (RIV-53).
"""

# ruff: noqa: ANN401 - views are the game's own

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Raw

from .calls import Advise, Explain, Reply

if TYPE_CHECKING:
    from maracaibo_tui.engine.advice import Hint, Reason
    from maracaibo_tui.engine.question import Question
    from maracaibo_tui.engine.title import Rules

    from .thinker import Thinker

NO_HINT = "The hint was lost. Ask again, and another is thought of."
NO_REASONS = "The reasons were lost. Ask again, and they are looked for anew."


class Advice(NamedTuple):
    """What has come so far."""

    hint: Hint | None = None
    """The last list of lines; None where nothing new came."""
    is_last: bool = False
    problem: str = ""
    """Why nothing comes, in a sentence."""


class Advisor:
    """Asks for hints and reasons."""

    def __init__(self, rules: Rules, thinker: Thinker) -> None:
        """Ask this one."""
        self._rules, self._thinker = rules, thinker

    def advise(self, view: Any, question: Question, heard: Callable[[Advice], None]) -> Callable[[], None]:
        """Have `heard` called with the first list and every better one; give what ends that."""
        asking = _Asking(self._thinker, Raw(self._rules.encode(view)), question, heard)
        asking.ask(goes_on=False)
        return asking.stop

    def explain(self, seat: int, now: Any, then: Any, heard: Callable[[tuple[Reason, ...], str], None]) -> None:
        """Have `heard` called with why a seat went from one view to another, or with why that is not known."""

        def came(reply: Reply) -> None:
            heard(reply.reasons, NO_REASONS if reply.error else "")

        views = (Raw(self._rules.encode(view)) for view in (now, then))
        self._thinker.ask(Explain(seat=seat, now=next(views), then=next(views)), came)


class _Asking:
    """A hint that is waited for."""

    def __init__(self, thinker: Thinker, view: Raw, question: Question, heard: Callable[[Advice], None]) -> None:
        self._thinker, self._view, self._question, self._heard = thinker, view, question, heard
        self._is_wanted = True

    def ask(self, *, goes_on: bool) -> None:
        self._thinker.ask(Advise(view=self._view, question=self._question, goes_on=goes_on), self._came)

    def _came(self, reply: Reply) -> None:
        if not self._is_wanted:
            return
        self._heard(Advice(reply.hint, reply.is_last, NO_HINT if reply.error else ""))
        if not reply.error and not reply.is_last:
            self.ask(goes_on=True)

    def stop(self) -> None:
        self._is_wanted = False
