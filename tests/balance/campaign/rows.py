"""What is played for the report on campaigns: whole ones, games from every chapter, and tiles with and without."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from maracaibo_tui.games.maracaibo.box import vocabulary as v
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
WHOLE, CHAPTERS, CARDS, TILES, ALONE = "whole campaigns", "points", "a card's wait", "a tile's influence", "alone"
FIRST, AT_FIRST = f"{GREEDY}:weights=first", " as at first"
"""The bot with the weights by which the bar against Jean was set; today's, tuned since, beats her more often."""
PARTS = {WHOLE: 30, CHAPTERS: 2000, CARDS: 100, TILES: 200, ALONE: 200}
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
    card: str = ""

    def options(self, number: int) -> Options:
        """Give the options of a game: two, three, four seats in turn, for campaigns and cards one alone as well."""
        tables = TABLES if self.part in (WHOLE, CARDS) else SEATS
        seats = self.seats or tables[number % len(tables)]
        options = Options(campaign=True, players=seats)
        return replace(options, bot=JEAN, bot_level=LEVEL) if seats == 1 else options

    def archive(self, printed: Printed) -> Archive:
        """Give what the games of this row begin from."""
        if self.card:
            return _in_its_chapter(printed.box, self.card)
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


def _in_its_chapter(box: Box, card: str) -> Archive:
    """Give a card alone, with the tiles and C-cards that its chapter begins with."""
    doors = [each for each in box.stories.values() if each.kind == "door" and each.chapter == box.stories[card].chapter]
    setup = [instruction for door in doors for instruction in door.setup]
    tiles = [tile for each in setup if isinstance(each, v.PlaceLegacy) for tile in each.tiles]
    cards = [c_card for each in setup if isinstance(each, v.CardsIntoDeck) for c_card in each.cards]
    return Archive(cards=(Kept(card=card),), tiles=tuple(tiles), c_cards=tuple(sorted(cards)))


def rows_of(box: Box) -> list[Row]:
    """List every row of the report."""
    chapters = [] if box.tale is None else [each.number for each in box.tale.chapters]
    line = [card.id for card in box.stories.values() if card.kind in ("main", "ending")]
    return [
        *(Row(f"whole campaigns, {bot}", WHOLE, bot) for bot in (GREEDY, RANDOM)),
        *(Row(f"{begun(at)}, {seats} seats", CHAPTERS, seats=seats, chapter=at) for at in chapters for seats in SEATS),
        *(Row(f"card {card}", CARDS, card=card) for card in line),
        Row(WITHOUT, TILES),
        *(Row(f"with {tile}", TILES, tile=tile) for tile in box.legacy),
        *(Row(f"{begun(at)}, alone", ALONE, seats=1, chapter=at) for at in chapters),
        *(Row(f"{begun(at)}, alone{AT_FIRST}", ALONE, FIRST, 1, at) for at in chapters),
    ]
