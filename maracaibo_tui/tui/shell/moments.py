"""What there is to be drawn now: the view, the options and the preview, each worked out once for its question."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .kit import Moment

if TYPE_CHECKING:
    from maracaibo_tui.engine.question import Question
    from maracaibo_tui.play.session import Session

    from .match_screen import MatchScreen


class Moments:
    """Gathers moments; it keeps the options of the open question and the preview of the last one pointed at."""

    def __init__(self) -> None:
        """Keep nothing yet."""
        self._described: tuple[Any, Any] = (None, ())
        self._imagined: tuple[Any, tuple[Any, bool]] = (None, (None, False))

    def gather(self, screen: MatchScreen) -> Moment:
        """Gather what a screen draws now: the open question, what is being told, or the past."""
        session, telling, past = screen.session, screen.seen.telling, screen.seen.past
        other = telling.scene.state if telling else past.state if past else None
        question = session.question if other is None else None
        mine = question if question is not None and question.seat == session.viewer else None
        view = screen.seen.drawn.view(session, other)
        options = self._options(screen, view, mine) if mine is not None else ()
        moment = Moment(
            view=view,
            seat=session.viewer,
            question=mine,
            options=options,
            highlighted=screen.seen.prompt.highlighted(options),
            names=session.names,
            cursors={name: at for name, at in screen.seen.cursors.items() if name == screen.in_focus},
            lit=telling.scene.touched if telling else (),
            told_of=telling.scene.who if telling else "",
            past="" if past is None else past.text,
            before=session.before if other is None else None,
            order=screen.habits.order,
            keys=screen.habits.keys,
        )
        if moment.option is None:
            return moment
        after, turned_up = self._after(session, moment.option.id)
        return moment._replace(after=after, turned_up=turned_up)

    def _options(self, screen: MatchScreen, view: Any, question: Question) -> Any:  # noqa: ANN401 - the game's own view
        if self._described[0] != screen.session.number:
            self._described = (screen.session.number, screen.kit.describe(view, question))
        return self._described[1]

    def _after(self, session: Session, option: str) -> tuple[Any, bool]:
        key = (session.number, option)
        if self._imagined[0] != key:
            self._imagined = (key, session.imagined(option))
        return self._imagined[1]
