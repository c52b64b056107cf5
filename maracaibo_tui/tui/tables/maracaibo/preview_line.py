"""What an option makes of the present figures, in one line."""

from maracaibo_tui.games.maracaibo.advice.destinations import arrival
from maracaibo_tui.games.maracaibo.advice.figures import Change, changes
from maracaibo_tui.games.maracaibo.advice.follows import UNKNOWN, goes_on, turns_up
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.state.position import State
from maracaibo_tui.tui.screen.lines import Line, Span, cut, line, width
from maracaibo_tui.tui.shell.kit import Moment


def gains(printed: Printed, moment: Moment, cells: int) -> Line:
    """Show what the highlighted option makes of the present figures, in the order of their weight."""
    after, is_whole = moment.after, moment.after is not None and not moment.turned_up
    if moment.option is None or (after is None and not moment.turned_up):
        return ()
    spans = line((" then: ", "faint"))
    changed = [*map(_drawn, changes(printed, moment.view, after, moment.seat))] if after is not None else []
    room = cells - 1 - width(spans) - sum([width(each) + 2 for each in changed])
    arrived = _arrival(printed, moment, after, room) if is_whole else []
    found = [*changed, *arrived]
    for change in found:
        if width(spans) + width(change) + 2 > cells - 1:
            return cut((*spans, *change), cells)
        spans = (*spans, *change, Span("  "))
    follows = goes_on(printed, moment, after) if is_whole else turns_up(moment)
    if not found:
        return line((f" then: {follows or UNKNOWN}", "faint"))
    # What comes next may be read a moment later, too: no second row is worth it.
    short = not arrived and width(spans) + len(follows) < cells // 2
    return (*spans, Span(follows, "faint")) if short else spans


def _arrival(printed: Printed, moment: Moment, after: State, room: int) -> list[Line]:
    """Say what waits where the highlighted voyage ends; what has no room beside the first is left out."""
    if (
        moment.view.players[moment.seat - 1].ship == after.players[moment.seat - 1].ship
        or after.round != moment.view.round
    ):
        return []
    told, *others = arrival(printed, moment) or [""]
    for each in others:
        told = f"{told} · {each}" if len(told) + len(each) + len(" · ") <= room else told
    return [line(told)] if told else []


def _drawn(change: Change) -> Line:
    parts = ((change.head, "faint"), (change.text, change.style), (change.more, "faint"))
    return line(*[part for part in parts if part[0]])
