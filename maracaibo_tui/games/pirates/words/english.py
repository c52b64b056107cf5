"""What the title asks of the words, in English: labels of options, lines of the log; all rendered, none stored."""

# ruff: noqa: PLC0415 - a table that is drawn waits for none of the sentences that plain mode says

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any

from maracaibo_tui.engine.words import Names
from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.games.pirates.state.position import State

from .course import begins, is_great, is_scoring, purse, standing
from .events import log_line
from .noted import noted
from .offers import offers
from .options import describe
from .points import ended
from .questions import in_words
from .units import UNITS

__all__ = [
    "POSITION",
    "UNITS",
    "begins",
    "describe",
    "ended",
    "in_words",
    "is_great",
    "is_scoring",
    "log_line",
    "noted",
    "offers",
    "purse",
    "standing",
]


def _told(part: str, printed: Printed, view: State, names: Names, seat: int) -> Iterable[str]:
    """Tell a part of a position."""
    from .position import TELLS

    return TELLS[part](printed, view, names, seat)


_PARTS = ("", "map", "treasures", "ship", "explorer", "offers", "cards", "captains", "points")
POSITION: Mapping[str, Callable[[Any, Any, Names, int], Iterable[str]]] = {
    part: partial(_told, part) for part in _PARTS
}
"""By word: what tells a part of the position; the whole stands under none."""
