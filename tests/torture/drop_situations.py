"""The situations in which a line is dropped: a position to begin with, and what is done before the drop."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import NamedTuple

from maracaibo_tui.cabinet.saved import begin
from maracaibo_tui.engine.chance import from_seed
from maracaibo_tui.games.maracaibo.state.events import AutomaRevealed
from maracaibo_tui.games.maracaibo.state.position import Options
from tests.support import busy
from tests.support.played import game
from tests.support.sshd import Connection
from tests.support.written import written

from .mirror import CURTAIN, Mirror

TWO, ALONE = Options(players=2), Options(players=1, bot="jean", bot_level=2)
_SEATS = {1: ("Ada",), 2: ("Ada", "Ben")}
_MOST = 400
_REDRAW = "\x0c"
_AHEAD, _FULL = 150, 3
"""Keys that the game takes at once; so often all of them draw more than a connection holds."""


class Situation(NamedTuple):
    """Where a game stands, what is done before the drop, and how many answers may be kept that nobody saw taken."""

    name: str
    options: Options
    is_here: Callable[[Mirror], bool]
    play: Callable[[Connection, Mirror], int]
    """Plays by keys; gives how many answers were seen as taken."""
    unseen: int = 0
    is_stalled: bool = False
    """Nobody reads what the client shows, so that it cannot even say good-bye."""


@cache
def prepared(situation: Situation) -> bytes:
    """Give a saved game that stands where the situation begins."""
    with tempfile.TemporaryDirectory() as folder:
        begun = begin(game(), situation.options, 1, _SEATS[situation.options.players])
        mirror = Mirror(written(game(), begun), Path(folder))
        chance = from_seed(3)
        for _ in range(_MOST):
            data = mirror.path.read_bytes()
            if mirror.session.question is None:
                break
            if situation.is_here(mirror):
                mirror.close()
                return data
            chance, answer = busy.choose(mirror.session.question, chance)
            mirror.take((answer,))
    raise AssertionError(f"{situation.name} did not come up")


def _take(line: Connection, mirror: Mirror) -> int:
    """Take the first answer and wait until the screen asks the next question."""
    line.terminal.keys(mirror.first_key)
    mirror.take_first()
    mirror.until_asked(line.terminal)
    return 1


def _idle(_line: Connection, _mirror: Mirror) -> int:
    return 0


def _answered(line: Connection, mirror: Mirror) -> int:
    return sum(_take(line, mirror) for _ in range(3))


def _overlay(line: Connection, mirror: Mirror) -> int:
    taken = _take(line, mirror)
    line.terminal.keys("?")
    line.terminal.until("Esc close")
    return taken


def _half_made(line: Connection, mirror: Mirror) -> int:
    taken = _take(line, mirror)
    line.terminal.keys("nf")
    line.terminal.keys("a")
    line.terminal.until_quiet()
    return taken


def _saving(line: Connection, mirror: Mirror) -> int:
    taken = _take(line, mirror)
    line.terminal.keys(mirror.first_key)
    return taken


def _stalled(line: Connection, mirror: Mirror) -> int:
    """Let nobody read what the game draws, far more than the line holds, until it can draw no more."""
    taken = _take(line, mirror)
    for _ in range(_FULL):
        line.terminal.keys(_REDRAW * _AHEAD)
        line.until_still()
    return taken


def _told(line: Connection, mirror: Mirror) -> int:
    line.terminal.keys(mirror.first_key)
    mirror.take_first()
    line.terminal.until("Jean · step 1 of ")
    return 1


def _curtain(line: Connection, mirror: Mirror) -> int:
    line.terminal.keys(mirror.first_key)
    mirror.take_first()
    line.terminal.until(CURTAIN)
    return 1


def _asks(*points: str) -> Callable[[Mirror], bool]:
    return lambda mirror: mirror.session.question is not None and mirror.session.question.point in points


def _has_several(mirror: Mirror) -> bool:
    return len(mirror.session.match.journal) > _LATER and len(mirror.moment.options) > 1


def _leads_on(wanted: Callable[[Mirror, int], bool], is_here: Callable[[Mirror], bool]) -> Callable[[Mirror], bool]:
    """Tell in some positions whether the first answer leads where it is wanted to; tried on a copy."""

    def leads(mirror: Mirror) -> bool:
        if not is_here(mirror):
            return False
        with tempfile.TemporaryDirectory() as folder:
            copy = Mirror(mirror.path.read_bytes(), Path(folder))
            copy.session.steps = []
            viewer = copy.session.viewer
            copy.take_first()
            copy.close()
            return wanted(copy, viewer)

    return leads


def _acts(mirror: Mirror, _viewer: int) -> bool:
    return any(isinstance(step.event, AutomaRevealed) for step in mirror.session.steps)


def _goes_on(mirror: Mirror, viewer: int) -> bool:
    return not _acts(mirror, viewer)


def _hands_over(mirror: Mirror, viewer: int) -> bool:
    return mirror.session.viewer != viewer


_LATER = 30
_OF_A_KEY = 8
"""More answers than one key gives."""

SITUATIONS: dict[str, Situation] = {
    each.name: each
    for each in (
        Situation("before the first key", TWO, lambda _mirror: True, _idle),
        Situation("between answers", TWO, lambda _mirror: True, _answered),
        Situation("an overlay is open", TWO, _has_several, _overlay),
        Situation("a choice is half made", ALONE, _leads_on(_goes_on, _has_several), _half_made),
        Situation("Jean's turn is told", ALONE, _leads_on(_acts, _asks("DEC-60")), _told),
        Situation("in a combat", TWO, _asks("DEC-44"), _idle),
        Situation("at the curtain", TWO, _leads_on(_hands_over, _asks("DEC-02", "DEC-60")), _curtain),
        Situation("while saving", TWO, _has_several, _saving, unseen=_OF_A_KEY),
        Situation("the client has stalled", TWO, _has_several, _stalled, is_stalled=True),
    )
}
