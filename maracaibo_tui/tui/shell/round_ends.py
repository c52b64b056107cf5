"""What lies on the table for all to read: the end of a round, and what is read aloud; when it is due, and its keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from . import opening
from .kit import Moment
from .looking_back import go_to
from .telling import scenes_of

if TYPE_CHECKING:
    from maracaibo_tui.play.referee import Told
    from maracaibo_tui.tui.screen.lines import Lines

    from .desk import Desk
    from .pages.round import RoundPage
    from .pages.side import SidePage
    from .teller import Teller


def is_for_all(desk: Desk) -> bool:
    """Tell whether there is something that everybody at the keyboard reads before it is passed."""
    kit = desk.kit
    is_told = any(kit.is_round_over(told.event) or kit.is_read(told.event) for told in desk.referee.told)
    return is_told or bool(_at_the_start(desk))


def gather(desk: Desk, teller: Teller) -> None:
    """Tell the end of a round to everybody, with nobody's secrets on the table; the keyboard is passed after that."""
    desk.referee.stand_up()
    desk.is_gathered = True
    tell(desk, teller)
    desk.referee.forget_what_was_told()


def tell(desk: Desk, teller: Teller) -> None:
    """Tell what has happened by itself; what is for all to read lies on the table where it comes among that."""
    scenes = scenes_of(desk.kit, desk.referee)
    lying = [*_at_the_start(desk), *[page for told in desk.referee.told for page in _pages(desk, told)]]
    desk.has_begun = True
    if not lying:
        teller.tell(scenes)
        return
    ends = [*[page.entry for page in lying[1:]], len(desk.referee.log)]
    for page, end in zip(lying, ends, strict=True):
        page.rest = [scene for scene in scenes if page.entry <= scene.entry < end]
    desk.seen.lying.extend(lying)
    teller.tell([scene for scene in scenes if scene.entry < lying[0].entry])


def _at_the_start(desk: Desk) -> list[SidePage]:
    """Give what was read at set-up, as long as no person has answered anything."""
    referee = desk.referee
    if desk.has_begun or any(referee.seats[given.seat - 1].is_person for given in referee.answers.values()):
        return []
    read = desk.kit.read(referee.view, referee.names)
    if not read:
        return []
    from .pages.side import laid

    return [laid(each, desk, referee.view, -1) for each in read]


def _pages(desk: Desk, told: Told) -> Iterator[RoundPage | SidePage]:
    """Give what is for all to read of something that has happened."""
    kit, referee = desk.kit, desk.referee
    if kit.is_read(told.event):
        from .pages.side import laid

        for read in kit.read(told.view, referee.names, told.event):
            yield laid(read, desk, told.view, told.entry)
    if kit.is_round_over(told.event):
        from .pages.round import RoundPage

        heard = [entry.event for entry in referee.log[: told.entry + 1]]
        over = kit.round_over(told.view, referee.names, heard)
        if over is not None:
            yield RoundPage(over, told.view, told.entry, (), _if_it_ended(desk, told.view))


def _if_it_ended(desk: Desk, view: object) -> Callable[[int, int], Lines]:
    """Give what draws the points as an end of the game would leave them: it is nobody's secret."""
    summary = next(part for part in desk.kit.parts if part.is_summary)
    moment = Moment(view, 0, None, (), 0, desk.referee.names, is_on_a_page=True)
    return lambda cells, rows: desk.kit.draw(summary.name, moment, cells, rows)


def press(desk: Desk, teller: Teller, action: str, do: Callable[[str], None]) -> None:
    """Go on, look at the board, or leave the page by the key of something else; nothing beneath is answered."""
    from .pages.round import RoundPage

    page = desk.seen.lying[0]
    if action in {"redraw", "quit", "settings", "chronicle"}:
        do(action)
    elif not isinstance(page, RoundPage):
        _read_on(desk, teller, page, action)
    elif action.startswith("pick") and action not in {"pick1", "pick2"}:
        desk.tell(f"A round is over: {desk.key('accept')} goes on. Nothing was answered.")
    elif action in _ON_THE_PAGE:
        _take(desk, teller, page, action)
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


def _take(desk: Desk, teller: Teller, page: RoundPage, action: str) -> None:
    from .pages.round import BOARD, GO_ON

    taken = page.press(action)
    if taken == GO_ON:
        _go_on(desk, teller)
    elif taken == BOARD:
        _look_back(desk, page.told.scored_from, page)


def _read_on(desk: Desk, teller: Teller, page: SidePage, action: str) -> None:
    """Turn the page of what is read, look at the table as it was then, or go on with what comes after it."""
    from .pages.side import opens_chronicle

    if page.press(action) or opens_chronicle(desk, action):
        return
    if action in {"accept", "back"}:
        _go_on(desk, teller)
    elif action == "rule":
        opening.explain(desk, page.rule)
    elif action in {part.key for part in desk.kit.parts} and page.entry >= 0:
        _look_back(desk, page.entry + 1, page)
        if desk.seen.past is not None:
            desk.shown = next(part.name for part in desk.kit.parts if part.key == action)
    elif action:
        desk.tell(f"This is read to all: {desk.key('accept')} goes on. Nothing was answered.")


def _go_on(desk: Desk, teller: Teller) -> None:
    teller.tell(desk.seen.lying.pop(0).rest)
    desk.say_what_was_not_asked()


def _look_back(desk: Desk, until: int, page: RoundPage | SidePage) -> None:
    """Show the table as it was before an entry of the log; the page comes again after that."""
    desk.seen.last_told = page.rest
    desk.seen.chronicle.listen(desk.referee)
    before = [at for at, told in enumerate(desk.seen.chronicle.lines) if told.entry < until]
    if before:
        desk.shown = desk.home
        go_to(desk, before[-1])
