"""What the commands call: a look at the terminal, then the first page, or at once a game."""

from __future__ import annotations

import gc
import os
from typing import TYPE_CHECKING

from .screen import edge

if TYPE_CHECKING:
    from maracaibo_tui.cabinet.wishes import NewGame, OldGame

REFUSED = 2


def open_game(wish: NewGame | OldGame) -> int:
    """Open the interface with what was asked for, and stay until it is left; a terminal of lines gets lines."""
    refused = "" if wish.plain else edge.why_not()
    if refused:
        return _refuse(refused)
    terminal = edge.prepare(os.environ)
    if wish.plain or terminal.lines_only:
        from .plain.start import played

        return played(wish, terminal)
    # Nothing that is made before the first picture is thrown away: looking for waste would only delay it.
    gc.disable()
    from .front import shown

    return shown(wish, terminal)


def _refuse(sentence: str) -> int:
    edge.refuse(sentence)
    return REFUSED
