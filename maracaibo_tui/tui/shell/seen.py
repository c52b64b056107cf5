"""What one person sees and where in it they are: all of it goes when somebody else sits down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .kept_pictures import KeptPictures
from .kit import ASK
from .log import Log
from .moments import Moments
from .notes import WARNS
from .overlays.reading import Reading
from .prompt import Prompt

if TYPE_CHECKING:
    from .kit import Kit
    from .page import Overlay
    from .pages.round import RoundPage
    from .pages.side import SidePage
    from .past import Past
    from .telling import Scene, Telling


class Seen:
    """What was opened, read, pointed at, told and drawn for the person at the keyboard."""

    def __init__(self, kit: Kit) -> None:
        """Begin at the question, with nothing seen yet."""
        self.prompt = Prompt()
        self.focus_part, self.grown = ASK, False
        self.cursors: dict[str, int] = {}
        self.readings = {part.name: Reading() for part in kit.parts if part.is_long}
        self.overlays: list[Overlay] = []
        self.looked_up: list[str] = []
        self.chronicle = Log()
        self.telling: Telling | None = None
        self.last_told: Sequence[Scene] = ()
        self.past: Past | None = None
        self.leads_back = False
        """Whether the table was opened from the score sheet, to be looked at and left again."""
        self.lying: list[RoundPage | SidePage] = []
        """Pages for all that lie on the table, one after the other: what was read, and a round that is over."""
        self.vote: tuple[int, SidePage] | None = None
        """The page of the vote that is asked, by the number of its question."""
        self.note, self.note_ink = "", WARNS
        self.moments = Moments()
        self.kept = KeptPictures()
