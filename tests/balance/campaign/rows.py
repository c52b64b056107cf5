"""What is played for the report on campaigns: whole ones, games from every chapter, and tiles with and without."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from maracaibo_tui.games.maracaibo.box.components import Box
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.rules.campaign import at_chapter, first
from maracaibo_tui.games.maracaibo.state.campaign import Archive, Kept
from maracaibo_tui.games.maracaibo.state.position import JEAN, Options
from maracaibo_tui.players.known import GREEDY, RANDOM

SEATS = (2, 3, 4)
LEVEL = 3
"""Of Jean, whoever plays alone against her."""
TABLES = (*SEATS, 1)
WHOLE, CHAPTERS, TILES, ALONE = "whole campaigns", "points", "a tile's influence", "alone"
PARTS = {WHOLE: 30, CHAPTERS: 2000, TILES: 200, ALONE: 200}
"""Parts of the report, and how many campaigns or games of each of their rows are wished for."""
WITHOUT = "without a tile"


class Row(Struct, frozen=True):
    """Games, or whole campaigns, of one kind; without a number of seats the tables follow one another."""

    name: str
    part: str
    bot: str = GREEDY
    seats: int = 0
    chapter: int = 1
    tile: str = ""

    def options(self, number: int) -> Options:
        """Give the options of a game: two, three, four seats in turn, in whole campaigns one alone as well."""
        tables = TABLES if self.part == WHOLE else SEATS
        seats = self.seats or tables[number % len(tables)]
        options = Options(campaign=True, players=seats)
        return replace(options, bot=JEAN, bot_level=LEVEL) if seats == 1 else options

    def archive(self, printed: Printed) -> Archive:
        """Give what the games of this row begin from."""
        if not self.tile:
            return at_chapter(printed, self.chapter)
        begun, filled = first(printed), _cards_of(printed.box, self.tile)
        return replace(begun, cards=(*begun.cards, *filled), tiles=(self.tile,))


def begun(chapter: int) -> str:
    """Name a chapter in a row."""
    return f"ch. {chapter}"


def _cards_of(box: Box, tile: str) -> Sequence[Kept]:
    """Name the card that is finished when a tile is full: without it nobody would look at the tile."""
    return [Kept(card=card.id, laid=True) for card in box.stories.values() if card.tile == tile]


def rows_of(box: Box) -> list[Row]:
    """List every row of the report."""
    chapters = [] if box.tale is None else [each.number for each in box.tale.chapters]
    return [
        *(Row(f"whole campaigns, {bot}", WHOLE, bot) for bot in (GREEDY, RANDOM)),
        *(Row(f"{begun(at)}, {seats} seats", CHAPTERS, seats=seats, chapter=at) for at in chapters for seats in SEATS),
        Row(WITHOUT, TILES),
        *(Row(f"with {tile}", TILES, tile=tile) for tile in box.legacy),
        *(Row(f"{begun(at)}, alone", ALONE, seats=1, chapter=at) for at in chapters),
    ]
