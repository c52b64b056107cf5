"""The list of titles: every game of the house by its id, loaded when it is first asked for.

To add a game, add its line here; nothing else in the house knows its name.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from maracaibo_tui.engine.title import Title

TITLES: dict[str, str] = {
    "maracaibo": "maracaibo_tui.games.maracaibo.title",
    "pirates": "maracaibo_tui.games.pirates.title",
}
"""By id, in the order in which they are offered: the module that holds the game's `TITLE`."""


def title_of(game: str) -> Title:
    """Give the title of a game by its id; a KeyError if the house does not have it."""
    found: Title = import_module(TITLES[game]).TITLE
    return found


def usual() -> str:
    """Give the id of the game that is meant where none is named and none was played: the first of the list."""
    return next(iter(TITLES))


def titles() -> list[Title]:
    """Give all titles in the order in which they are offered."""
    return [title_of(game) for game in TITLES]
