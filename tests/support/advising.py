"""Hints and reasons thought of at once, in the process of a test: what comes later at a table comes within the call."""

# ruff: noqa: ANN401 - views are the game's own

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from maracaibo_tui.engine.advice import Hint, Reason
from maracaibo_tui.engine.question import Question
from maracaibo_tui.engine.title import Title
from maracaibo_tui.play.advising import Advice
from maracaibo_tui.play.explaining import counsel_on, explained
from maracaibo_tui.play.hinted import hint
from maracaibo_tui.tui.shell.match_screen import MatchScreen


def hint_for(title: Title, printed: Any, view: Any, question: Question | None) -> Hint:
    """Give what a bot would do; nothing without a question."""
    return Hint() if question is None else hint(counsel_on(title, title.rules(printed)), view, question)


def at_once(screen: MatchScreen) -> MatchScreen:
    """Have a table give hints and reasons at once."""
    title = screen.desk.referee.title
    counsel = counsel_on(title, title.rules(screen.desk.referee.printed))

    def advise(view: Any, question: Question, heard: Callable[[Advice], None]) -> Callable[[], None]:
        heard(Advice(hint(counsel, view, question), is_last=True))
        return lambda: None

    def explain(seat: int, now: Any, then: Any, heard: Callable[[tuple[Reason, ...], str], None]) -> None:
        heard(explained(counsel, seat, now, then), "")

    screen.open_doors(screen.desk.doors._replace(advise=advise, explain=explain))
    return screen
