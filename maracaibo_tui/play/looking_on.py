"""Looking on at a saved game: who plays, and the position as everybody may know it."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from maracaibo_tui.cabinet.packs import load_printed
from maracaibo_tui.cabinet.saved import Opened, open_saved
from maracaibo_tui.engine.record_file import RecordError
from maracaibo_tui.engine.title import Title
from maracaibo_tui.engine.words import Names
from maracaibo_tui.library.saves import SaveError

from .referee import NOBODY, names_of
from .seats import Seat
from .sitting import seats_of

_MOST_PACKS = 50


class LookedOn(NamedTuple):
    """A saved game as an onlooker sees it."""

    title: Title
    printed: Any
    seats: tuple[Seat, ...]
    view: Any
    asked: int
    """The seat that decides: where it stands is what an onlooker looks at; the view shows nothing of its secrets."""

    @property
    def names(self) -> Names:
        """What everybody is called."""
        return names_of(self.title, self.seats)


class Onlooker:
    """Looks on at one saved game after the other; a pack is read once for all of them."""

    def __init__(self) -> None:
        """Have read nothing yet."""
        self._printed_of = lru_cache(maxsize=_MOST_PACKS)(load_printed)

    def look(self, path: Path) -> LookedOn:
        """Open the game of a file; of a position that cannot be gone on with, the one is shown that can."""
        try:
            opened = open_saved(path, printed_of=self._printed_of)
            state = opened.record.turn_start if opened.record.lost else opened.record.now
        except RecordError as error:
            raise SaveError(str(error)) from error
        view = opened.title.sight.view(state, NOBODY)
        return LookedOn(opened.title, opened.game.printed, seats_of(opened), view, _asked(opened, state))


def _asked(opened: Opened, state: Any) -> int:  # noqa: ANN401 - the game's own position
    """Name the seat that decides in a position; the first where nobody does, or where it cannot be told."""
    try:
        question = opened.game.settle(opened.game.table(opened.game.copy(state), None))
    except (LookupError, ValueError, TypeError, AttributeError):
        # A position that this program never wrote; it can still be looked at.
        question = None
    return 1 if question is None else question.seat
