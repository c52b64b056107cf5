"""Sides of story cards between games: as they were read, and all of them for whoever asks for that."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from maracaibo_tui.engine.campaign_pages import Side
from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.state.campaign import Beat
from maracaibo_tui.games.maracaibo.words import sides
from maracaibo_tui.games.maracaibo.words.sides import Table

from .known import ROUNDS, Known, Read


def everything(printed: Printed) -> tuple[Side, ...]:
    """Give both sides of every story card of the campaign, read or not."""
    if printed.box.tale is None:
        return ()
    stories = [each for each in printed.box.stories.values() if each.kind not in ("", "door")]
    beats = [Beat(round=0, card=each.id, side=side, reader=0) for each in stories for side in ("front", "back")]
    return tuple([_side(printed, Read(0, beat, ()))._replace(lead="") for beat in beats])


def sides_read(known: Known) -> Iterator[tuple[Read, Side]]:
    """Give every side that was read, in order, each with what lay on the map and had come before it."""
    tiles, cards, game = set[str](), set[str](), 0
    for read in known.read:
        if read.game != game:
            game = read.game
            tiles, cards = _begins(known, game)
        yield read, _side(known.printed, read, tiles, cards)
        if read.beat.by != "door":
            _carry_out(sides.instructions(known.printed, read.beat), tiles, cards)


def _side(printed: Printed, read: Read, tiles: Collection[str] = (), cards: Collection[str] = ()) -> Side:
    table = Table(read.called, len(read.seats), tiles, cards)
    return sides.side_of(printed, read.beat, _lead(read), table)


def _begins(known: Known, game: int) -> tuple[set[str], set[str]]:
    """Name the tiles that lie on the map as a game begins, and the cards of the story that have come."""
    began = known.began_from(game)
    tiles, cards = {*began.tiles}, {*began.c_cards}
    for kept in began.cards:
        opens = known.card(kept.card)
        if opens.kind == "door":
            _carry_out(opens.setup, tiles, cards)
    return tiles, cards


def _carry_out(instructions: Iterable[v.StoryInstruction], tiles: set[str], cards: set[str]) -> None:
    cards |= sides.brought(instructions)
    for each in instructions:
        if isinstance(each, v.PlaceLegacy):
            tiles |= {*each.tiles}
        elif isinstance(each, v.RemoveLegacy):
            tiles -= {*each.tiles}


def _lead(read: Read) -> str:
    """Say when a side was read and by whom."""
    beat = read.beat
    if beat.by == "door":
        return "told by the chapter card"
    moment = f"game {read.game}, round {ROUNDS[beat.round]}" if 0 < beat.round < len(ROUNDS) else f"game {read.game}"
    return f"{moment}, read by {read.called(beat.reader)}"


def met(known: Known) -> frozenset[str]:
    """Name the legacy tiles that the table has met."""
    tiles: set[str] = set(known.tiles) | set(known.archive.tiles)
    waiting = {each.card for each in known.archive.cards} if known.story is None else set[str]()
    doors = [known.door] if known.door is not None and known.door.id not in waiting else []
    fronts = [known.card(each.beat.card) for each in known.read if each.beat.side == "front"]
    for story in (*doors, *fronts):
        tiles.update(*[each.tiles for each in story.setup if isinstance(each, v.PlaceLegacy)])
    return frozenset(tiles)


def in_play(known: Known, card: str) -> str:
    """Name a card in play, and what fulfils it."""
    return sides.lying(known.printed, card, known.course.position)
