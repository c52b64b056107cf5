"""The world as it was left: what lies on the map since when and why, what is gone again, which cards are in play."""

from __future__ import annotations

from collections.abc import Iterator

from maracaibo_tui.engine.campaign_pages import Course, Row, Section
from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.stories import number_of
from maracaibo_tui.games.maracaibo.words.cards import card_name, location_name
from maracaibo_tui.games.maracaibo.words.legacy import tile_text
from maracaibo_tui.games.maracaibo.words.sides import instructions

from .known import Known, Read
from .sides import in_play, met


def world(course: Course) -> tuple[Section, ...]:
    """Say what lies on the map, what is gone again, and which cards are in play."""
    return tuple(_sections(Known(course)))


def _sections(known: Known) -> Iterator[Section]:
    printed, since, gone = known.printed, _entered(known), _left(known)
    lying = [_since(tile_row(known, tile), since.get(tile)) for tile in known.tiles]
    yield Section("Lies on the map", lying or [Row("nothing yet")])
    away = sorted(met(known) - set(known.tiles), key=number_of)
    if away:
        rows = [_by(Row(f"{tile} {printed.box.legacy[tile].name}"), gone.get(tile)) for tile in away]
        yield Section("Gone again", rows)
    unmet = len(printed.box.legacy) - len(met(known))
    if unmet:
        yield Section("Still in the box", [Row(f"{unmet} tiles that nobody has met yet")])
    if known.c_cards:
        rows = [Row(f"{card} {card_name(printed, card)}", place=f"card/{card}") for card in known.c_cards]
        yield Section("Among the project cards", rows)
    yield Section("Cards in play", [*_cards(known)] or [Row("none")])


def tile_row(known: Known, tile: str) -> Row:
    """Say a legacy tile with where it lies and what it changes."""
    found = known.printed.box.legacy[tile]
    name, _, does = tile_text(found).partition(": ")
    where = f" at {location_name(known.printed, found.location)}" if found.location else ""
    return Row(f"{tile} {name}{where}: {does}", place=f"legacy/{tile}")


def _cards(known: Known) -> Iterator[Row]:
    for kept in known.in_play:
        waits = f"waits {kept.waited} {'game' if kept.waited == 1 else 'games'}" if kept.waited else ""
        yield Row(in_play(known, kept.card), waits, card=kept.card)


def _since(row: Row, read: Read | None) -> Row:
    """Say since when something lies there, and by which card; tiles of a chapter card lie there from the beginning."""
    if read is None:
        return row._replace(beside="from the beginning")
    return row._replace(beside=f"since game {read.game}, card {read.beat.card}", card=read.beat.card)


def _by(row: Row, read: Read | None) -> Row:
    """Say by which card something went; others went by rewards of players, or were filled."""
    return row if read is None else row._replace(beside=f"by card {read.beat.card}", card=read.beat.card)


def _entered(known: Known) -> dict[str, Read]:
    """Give for each tile the side with which it came."""
    found: dict[str, Read] = {}
    for read in known.read:
        if read.beat.side == "front":
            for each in known.card(read.beat.card).setup:
                if isinstance(each, v.PlaceLegacy):
                    found |= dict.fromkeys(each.tiles, read)
    return found


def _left(known: Known) -> dict[str, Read]:
    """Give for each tile that went by a card the side with which it went; those read later found it gone."""
    found: dict[str, Read] = {}
    for read in [each for each in known.read if each.beat.by != "door"]:
        for each in instructions(known.printed, read.beat):
            if isinstance(each, v.PlaceLegacy):
                found = {tile: side for tile, side in found.items() if tile not in each.tiles}
            elif isinstance(each, v.RemoveLegacy):
                found = {**dict.fromkeys(each.tiles, read), **found}
    return {tile: side for tile, side in found.items() if tile not in known.tiles}
