"""Looking on at a saved game: who plays, and the position as everybody may know it."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from maracaibo_tui.cabinet.packs import load_printed
from maracaibo_tui.cabinet.saved import Opened, open_saved
from maracaibo_tui.engine.question import Question
from maracaibo_tui.engine.record_file import RecordError
from maracaibo_tui.engine.title import Title
from maracaibo_tui.engine.words import Names
from maracaibo_tui.library.saves import SaveError

from .referee import NOBODY, Heard, names_of
from .seats import Seat
from .sitting import played_again, seats_of

_MOST_PACKS = 50


class LookedOn(NamedTuple):
    """A saved game as an onlooker sees it."""

    title: Title
    printed: Any
    seats: tuple[Seat, ...]
    view: Any
    question: Question | None
    """What somebody decides; nothing where nobody does, or where it cannot be told."""
    last: str
    """What happened last, in a sentence; nothing where that is not known any more."""

    @property
    def asked(self) -> int:
        """The seat that decides, else the first: an onlooker looks where it stands, and sees none of its secrets."""
        return 1 if self.question is None else self.question.seat

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
        seen = LookedOn(opened.title, opened.game.printed, seats_of(opened), view, _question(opened, state), "")
        return seen if opened.record.lost else seen._replace(last=_last(opened, seen))


def _question(opened: Opened, state: Any) -> Question | None:  # noqa: ANN401 - the game's own position
    """Give what is asked in a position."""
    try:
        return opened.game.settle(opened.game.table(opened.game.copy(state), None))
    except (LookupError, ValueError, TypeError, AttributeError):
        # A position that this program never wrote; it can still be looked at.
        return None


def _last(opened: Opened, seen: LookedOn) -> str:
    """Say what happened last, as everybody heard it."""
    heard: list[Heard] = []
    played_again(opened, heard)
    words, sight = seen.title.words(), seen.title.sight
    told = (words.log_line(sight.heard(each.event, NOBODY), seen.printed, seen.names) for each in reversed(heard))
    return next((text.strip() for text in told if text), "")
