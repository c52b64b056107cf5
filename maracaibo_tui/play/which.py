"""Which game is meant: the one that was asked for, else the one that was played last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maracaibo_tui.cabinet.wishes import NewGame
from maracaibo_tui.games import TITLES, title_of, usual
from maracaibo_tui.library.saves import SaveError
from maracaibo_tui.library.shelf import last_played

if TYPE_CHECKING:
    from maracaibo_tui.engine.title import Title


def played_last() -> Title:
    """Give the title of the game that was played last; before any was, the first there is."""
    last = last_played()
    game = last.header.game if last is not None and last.header is not None else ""
    return title_of(game if game in TITLES else usual())


def meant(wish: NewGame) -> Title:
    """Give the title that a wish for a new game names, itself or by its pack; else the one that was played last."""
    if not wish.game and wish.pack is None:
        return played_last()
    # The first picture waits for no pack unless one was named.
    from maracaibo_tui.cabinet.packs import PackError, title_for  # noqa: PLC0415

    try:
        return title_for(wish.game, wish.pack)
    except PackError as error:
        raise SaveError(str(error)) from error
