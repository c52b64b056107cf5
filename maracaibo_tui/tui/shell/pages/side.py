"""Something that is read aloud at the table: it lies there until somebody goes on, or until its vote is cast."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from maracaibo_tui.tui.screen.lines import Lines, wrapped
from maracaibo_tui.tui.shell.columns import with_arrows
from maracaibo_tui.tui.shell.kit import LOG, Ballot, Read, Size

from .story import Story, StoryPage
from .title import Way

if TYPE_CHECKING:
    from maracaibo_tui.tui.shell.desk import Desk
    from maracaibo_tui.tui.shell.telling import Scene

GO_ON = "go on"


class SidePage:
    """A story page on the table: the table as it was then, its place in the log, and what is told by itself after."""

    def __init__(
        self, page: StoryPage, rule: str = "", view: object = None, entry: int = -1, rest: Sequence[Scene] = ()
    ) -> None:
        """Lay a page on the table."""
        self._page = page
        self.rule, self.view, self.entry, self.rest = rule, view, entry, rest

    @property
    def is_last(self) -> bool:
        """Tell whether all of it was shown."""
        return self._page.is_last

    def draw(self, size: Size, note: str, ink: str, keys: Mapping[str, str]) -> Lines:
        """Draw it over the whole screen; in its last row the keys, or what was just said."""
        (cells, rows), self._page.foot.bindings = size, keys
        drawn = self._page.draw(cells, rows)
        if not note:
            return drawn
        self._page.foot.tell(note, ink)
        said = self._page.foot.draw(cells)
        self._page.foot.note = ""
        return [*drawn[: rows - len(said)], *said]

    def press(self, action: str) -> bool:
        """Turn the page or choose; tell whether the key was of use."""
        return self._page.press(action, "")


def laid(read: Read, desk: Desk, view: object, entry: int) -> SidePage:
    """Lay on the table what was read."""
    told = {} if desk.doors.campaign is None else _log(desk)
    keys = _parts(desk, "where on the map") if entry >= 0 else told
    page = StoryPage(_story(read), _backdrop(desk), GO_ON, {**keys, "rule": "rule"})
    return SidePage(page, read.rule, view, entry)


def vote_on(ballot: Ballot, casts: Callable[[str], Callable[[], None]], desk: Desk) -> SidePage:
    """Ask for a vote on what was read."""
    ways = [Way(label, hint, casts(option)) for option, label, hint in ballot.ways]
    story = _story(ballot.read)._replace(ways=ways, asked=ballot.asked, cast=ballot.cast)
    keys = {"undo": "undo", **_parts(desk, "map"), "rule": "rule"}
    return SidePage(StoryPage(story, _backdrop(desk), "vote", keys), ballot.read.rule)


def _story(read: Read) -> Story:
    changes = [change._replace(text=with_arrows(change.text)) for change in read.changes]
    further = [with_arrows(text) for text in read.further]
    return Story(
        read.above,
        read.called,
        lambda cells: [wrapped(text, cells) for text in read.text],
        changes,
        further=further,
    )


def _parts(desk: Desk, home: str) -> dict[str, str]:
    """Say what the keys of the board and of the log do: in a campaign that one opens its chronicle."""
    return {desk.kit.parts[0].key: home, **_log(desk)}


def _log(desk: Desk) -> dict[str, str]:
    log = next(part.key for part in desk.kit.parts if part.name == LOG)
    return {log: "log" if desk.doors.campaign is None else "chronicle"}


def opens_chronicle(desk: Desk, action: str) -> bool:
    """Open the chronicle for its key, where there is one; tell whether that was done."""
    if desk.doors.campaign is None or action not in _log(desk):
        return False
    desk.doors.campaign()
    return True


def _backdrop(desk: Desk) -> Callable[[int, int], Lines]:
    return lambda cells, rows: desk.kit.backdrop(cells, rows, desk.look.coast)
