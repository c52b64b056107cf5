"""What thinks beside the table is asked from here: for a hint, and for why a bot did what it did."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from .desk import Desk
from .overlays.hints import Hints
from .overlays.whys import Whys
from .telling import is_a_bots

if TYPE_CHECKING:
    from maracaibo_tui.engine.advice import Reason
    from maracaibo_tui.engine.question import Option
    from maracaibo_tui.play.advising import Advice

    from .telling import Telling

NO_HINT = "There is no hint for this question."


def hints(desk: Desk) -> None:
    """List what a bot in the seat would do, and why; nothing of the game moves before somebody takes a line."""
    question, stops = desk.moment().question, list[Callable[[], None]]()
    if question is None:
        return
    found = Hints(desk.offered, desk.point_at, lambda option: _taken(desk, option), _putting_back(desk))
    desk.seen.overlays.append(found)

    def heard(advice: Advice) -> None:
        found.latest = advice
        if found in desk.seen.overlays:
            desk.doors.meanwhile(lambda: _shown(desk, found), found.has_lines)
        else:
            # The question was answered, or nobody wants to know any more.
            for stop in stops:
                stop()

    stops.append(desk.doors.advise(desk.referee.view, question, heard))


def _putting_back(desk: Desk) -> Callable[[], None]:
    """Remember what is highlighted, and where one is, for whoever only looks at a hint."""
    prompt, part = desk.seen.prompt, desk.seen.focus_part
    stood = prompt.words, prompt.within, prompt.at

    def put_back() -> None:
        desk.seen.focus_part = part
        prompt.words, prompt.within, prompt.at = stood

    return put_back


def _shown(desk: Desk, found: Hints) -> None:
    """Show what has come last, or say that nothing will."""
    if found not in desk.seen.overlays:
        return
    advice = found.latest
    found.show()
    if advice.problem or (advice.is_last and not found.has_lines):
        desk.seen.overlays.remove(found)
        desk.tell(advice.problem or NO_HINT)


def _taken(desk: Desk, option: Option) -> None:
    desk.seen.overlays.clear()
    desk.take(*option.hands_in, action="accept")


def why(desk: Desk, telling: Telling) -> None:
    """Say why the bot whose turn is told did what it did, from before its turn to after it."""
    scene, turn = telling.scene, telling.turn
    if not is_a_bots(desk.referee, scene):
        desk.tell("Nobody chooses what is told here: it follows from the rules.")
        return
    if len(turn) < 1 + 1:
        desk.tell(f"{scene.who} did this in somebody else's turn.")
        return
    found = Whys(scene.who)
    desk.seen.overlays.append(found)

    def heard(reasons: tuple[Reason, ...], problem: str) -> None:
        desk.doors.meanwhile(lambda: found.show(reasons, problem), False)  # noqa: FBT003 - nothing is replaced

    desk.doors.explain(int(scene.seat), turn[0].view, turn[-1].view, heard)
