"""What was worked out once for its question: its options in words, and the preview of the last one pointed at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from maracaibo_tui.engine.question import Option, Question
    from maracaibo_tui.play.referee import Preview, Referee


class Moments:
    """Keeps the options of the open question and one preview."""

    def __init__(self) -> None:
        """Keep nothing yet."""
        self._described: tuple[int, tuple[Option, ...]] = (-1, ())
        self._previewed: tuple[tuple[int, str], Preview] | None = None

    def options(self, referee: Referee, view: Any, question: Question) -> tuple[Option, ...]:  # noqa: ANN401 - the game's own view
        """Describe the options of the open question."""
        if self._described[0] != referee.number:
            self._described = (referee.number, referee.title.words().describe(referee.printed, view, question))
        return self._described[1]

    def after(self, referee: Referee, option: str) -> Preview | None:
        """Give what an option leads to; None while it has not come, and then it is asked for again."""
        key = (referee.number, option)
        if self._previewed is not None and self._previewed[0] == key:
            return self._previewed[1]
        found = referee.preview(option)
        if found is not None:
            self._previewed = (key, found)
        return found
