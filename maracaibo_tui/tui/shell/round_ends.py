"""The end of a round at the table: when its page is due, and what the keys do while it lies there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from .kit import Moment
from .looking_back import go_to
from .telling import scenes_of

if TYPE_CHECKING:
    from maracaibo_tui.tui.screen.lines import Lines

    from .desk import Desk
    from .teller import Teller


def is_for_all(desk: Desk) -> bool:
    """Tell whether what has happened ends a round, which everybody at the keyboard reads before it is passed."""
    return any(desk.kit.is_round_over(told.event) for told in desk.referee.told)


def gather(desk: Desk, teller: Teller) -> None:
    """Tell the end of a round to everybody, with nobody's secrets on the table; the keyboard is passed after that."""
    desk.referee.stand_up()
    desk.is_gathered = True
    tell(desk, teller)
    desk.referee.forget_what_was_told()


def tell(desk: Desk, teller: Teller) -> None:
    """Tell what has happened by itself: first what led to the end of a round, then its page, then what followed."""
    kit, referee = desk.kit, desk.referee
    scenes = scenes_of(kit, referee)
    ends = next((told for told in referee.told if kit.is_round_over(told.event)), None)
    heard = [] if ends is None else [entry.event for entry in referee.log[: ends.entry + 1]]
    told = None if ends is None else kit.round_over(ends.view, referee.names, heard)
    if ends is None or told is None:
        teller.tell(scenes)
        return
    from .pages.round import RoundPage

    rest = [scene for scene in scenes if scene.entry >= ends.entry]
    desk.seen.round_over = RoundPage(told, ends.view, ends.entry, rest, _if_it_ended(desk, ends.view))
    teller.tell(scenes[: len(scenes) - len(rest)])


def _if_it_ended(desk: Desk, view: object) -> Callable[[int, int], Lines]:
    """Give what draws the points as an end of the game would leave them: it is nobody's secret."""
    summary = next(part for part in desk.kit.parts if part.is_summary)
    moment = Moment(view, 0, None, (), 0, desk.referee.names, keys=desk.keys)
    return lambda cells, rows: desk.kit.draw(summary.name, moment, cells, rows)


def press(desk: Desk, teller: Teller, action: str, do: Callable[[str], None]) -> None:
    """Go on, look at the board, or leave the page by the key of something else; nothing beneath is answered."""
    from .pages.round import BOARD, GO_ON

    page = desk.seen.round_over
    if page is None:
        return
    if action in {"redraw", "quit", "settings"}:
        do(action)
    elif action.startswith("pick") and action not in {"pick1", "pick2"}:
        desk.tell(f"A round is over: {desk.key('accept')} goes on. Nothing was answered.")
    elif action in _ON_THE_PAGE:
        taken = page.press(action)
        if taken == GO_ON:
            _go_on(desk, teller)
        elif taken == BOARD:
            _look_at_the_board(desk)
    elif action:
        _go_on(desk, teller)
        if action not in _ANSWERS and action != desk.summary:
            teller.hurry()
            do(action)


_ON_THE_PAGE = frozenset(
    {"accept", "back", "up", "down", "left", "right", "next", "previous", "page_down", "page_up", "pick1", "pick2"}
)
_ANSWERS = frozenset({"end"})
"""What would answer the question that lies beneath."""


def _go_on(desk: Desk, teller: Teller) -> None:
    page, desk.seen.round_over = desk.seen.round_over, None
    if page is not None:
        teller.tell(page.rest)
    desk.say_what_was_not_asked()


def _look_at_the_board(desk: Desk) -> None:
    """Show the table as it was before the scoring; the page comes again after that."""
    page = desk.seen.round_over
    if page is None:
        return
    desk.seen.last_told = page.rest
    desk.seen.chronicle.listen(desk.referee)
    before = [at for at, told in enumerate(desk.seen.chronicle.lines) if told.entry < page.told.scored_from]
    if before:
        desk.shown = desk.home
        go_to(desk, before[-1])
