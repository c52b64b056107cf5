"""The page that tells how a first game is played, from the title on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maracaibo_tui.cabinet.packs import load_printed
from maracaibo_tui.library.rulebook import rulebook_of

from .shell.kit import kit_of
from .shell.pages.story import StoryPage
from .shell.pages.title import Way
from .shell.pages.told_page import FIRST_GAME, told

if TYPE_CHECKING:
    from .front import Front


def first_game(front: Front) -> StoryPage:
    """Tell how a first game is played, page by page, and lead to one."""
    game = front.game
    ways = [Way("New game", game.company, front.new_game), Way("Rulebook", "all pages", front.pages.close)]
    story = told(rulebook_of(game.id), FIRST_GAME, game.name.upper(), ways)
    kit = kit_of(game, load_printed(game))
    return StoryPage(story, lambda cells, rows: kit.backdrop(cells, rows, front.look.coast))
