"""What an option leads to, in one line: what waits there, and at the end the figures that change."""

from maracaibo_tui.games.maracaibo.advice.destinations import arrival
from maracaibo_tui.games.maracaibo.advice.figures import changes
from maracaibo_tui.games.maracaibo.advice.follows import UNKNOWN, goes_on, turns_up
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.state.position import State
from maracaibo_tui.tui.screen.lines import Line, line
from maracaibo_tui.tui.shell.kit import Moment

_BETWEEN = " · "


def gains(printed: Printed, moment: Moment, cells: int) -> Line:
    """Say what comes of the highlighted option in one ink; figures stand last, and are never left out for words."""
    after, is_whole = moment.after, moment.after is not None and not moment.turned_up
    if moment.option is None or (after is None and not moment.turned_up):
        return ()
    changed = changes(printed, moment.view, after, moment.seat) if after is not None else []
    figures = [each.whole for each in changed]
    if len(_BETWEEN.join(figures)) > cells:
        figures = [f"{each.head}{each.text}" for each in changed]
    follows = goes_on(printed, moment, after) if is_whole else turns_up(moment)
    waits = _arrival(printed, moment, after) if is_whole else []
    words = waits or [follows] * bool(follows)
    room = cells - sum([len(each) + len(_BETWEEN) for each in figures])
    shown: list[str] = []
    for each in words:
        if not shown or len(_BETWEEN.join([*shown, each])) <= room:
            shown.append(each)
    if shown and figures and not waits and len(shown[0]) > room:
        shown = []
    return line((_BETWEEN.join([*shown, *figures]) or UNKNOWN, "text"))


def _arrival(printed: Printed, moment: Moment, after: State) -> list[str]:
    """Say what waits where the highlighted voyage ends."""
    seat = moment.seat - 1
    if moment.view.players[seat].ship == after.players[seat].ship or after.round != moment.view.round:
        return []
    return [each for each in arrival(printed, moment) if each]
