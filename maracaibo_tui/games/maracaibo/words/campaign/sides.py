"""One side of a story card as it is read: the text, what it changes, the story quest, and what else is in play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import convert

from maracaibo_tui.engine.campaign_pages import Course, Plain, Row, Side
from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.box.stories import Story
from maracaibo_tui.games.maracaibo.state.campaign import Beat
from maracaibo_tui.games.maracaibo.words.cards import card_name
from maracaibo_tui.games.maracaibo.words.effects import effects_text
from maracaibo_tui.games.maracaibo.words.legacy import tile_text

from .known import ROUNDS, Known, Read, way_of


def side(course: Course, event: Plain) -> Side:
    """Give a side that was read in the game in play, or in the last one."""
    seats = course.seats or (course.games[-1].seats if course.games else ())
    number = course.number if course.seats or not course.games else course.games[-1].number
    return side_of(Known(course), Read(number, convert(event, Beat), seats))


def everything(printed: Printed) -> tuple[Side, ...]:
    """Give both sides of every story card of the campaign, read or not."""
    if printed.box.tale is None:
        return ()
    known = Known(Course(printed, {}))
    stories = [each for each in printed.box.stories.values() if each.kind not in ("", "door")]
    beats = [Beat(round=0, card=each.id, side=side, reader=0) for each in stories for side in ("front", "back")]
    return tuple([side_of(known, Read(0, beat, ()))._replace(lead="") for beat in beats])


def side_of(known: Known, read: Read) -> Side:
    """Give a side as it was read."""
    beat = read.beat
    story = known.card(beat.card)
    is_front = beat.side == "front"
    return Side(
        card=story.id,
        side=beat.side,
        head=_head(known, story, is_front=is_front),
        lead=lead(read),
        text=story.front if is_front else story.back,
        changes=tuple(_changes(known, story, read)),
        quest=_quest(story) if is_front else (),
        quest_head=_quest_head(known.printed, story) if is_front else "",
        also=tuple(_also(known, story)),
    )


def _head(known: Known, story: Story, *, is_front: bool) -> str:
    if not is_front:
        return f"Card {story.id}: {story.name}, the other side"
    chapter = known.chapter_of(story.chapter)
    year = f", {chapter.year}" if chapter.year else ""
    return f"Card {story.id}: {story.name}, chapter {chapter.number}{year}"


def lead(read: Read) -> str:
    """Say when a side was read and by whom, and what else brought that about."""
    beat = read.beat
    if beat.by == "door":
        return "told by the chapter card"
    moment = f"game {read.game}, round {ROUNDS[beat.round]}" if 0 < beat.round < len(ROUNDS) else f"game {read.game}"
    why = {"time": ", as time went on", "jean": ", for Jean", "jacques": ", for Jacques"}.get(beat.by, "")
    return f"{moment}, read by {read.called(beat.reader)}{why}"


def _changes(known: Known, story: Story, read: Read) -> Iterator[Row]:
    """Say what a side changes, in the order in which it happens."""
    way = way_of(story, read.beat.option)
    after = (*story.after, *(() if way is None else way.after))
    # The box counts its own board beside one person alone.
    players = known.printed.table_size(len(read.seats) or 1)
    for each in story.setup if read.beat.side == "front" else after:
        yield from _change(known, each, players)


def _change(known: Known, instruction: v.StoryInstruction, players: int) -> Iterator[Row]:
    printed = known.printed
    match instruction:
        case v.PlaceStoryTile(location=location):
            yield Row(f"story tile at {place(printed, location)}", place=f"location/{location}")
        case v.PlaceQuests(location=location, players=(least, most)):
            if least <= players <= most:
                yield Row(f"a quest at {place(printed, location)}", place=f"location/{location}")
        case v.PlaceLegacy(tiles=tiles):
            for tile in tiles:
                yield Row(tile_text(printed.box.legacy[tile]), tile, place=f"legacy/{tile}")
        case v.RemoveLegacy(tiles=tiles):
            for tile in (each for each in tiles if each in met(known)):
                yield Row(f"{printed.box.legacy[tile].name}: back to the box", tile)
        case v.CardsIntoDeck(cards=cards) | v.CardsToDiscard(cards=cards):
            for card in cards:
                yield Row(f"{card_name(printed, card)} joins the project cards", card)


def met(known: Known) -> frozenset[str]:
    """Name the legacy tiles that the table has met."""
    tiles: set[str] = set(known.tiles) | set(known.archive.tiles)
    doors = [known.door] if known.door is not None else []
    fronts = [known.card(each.beat.card) for each in known.read if each.beat.side == "front"]
    for story in (*doors, *fronts):
        tiles.update(*[each.tiles for each in story.setup if isinstance(each, v.PlaceLegacy)])
    return frozenset(tiles)


def _quest(story: Story) -> Sequence[Row]:
    if story.quest is None:
        return ()
    return (Row(effects_text(story.quest.cost, " + "), "pay"), Row(effects_text(story.quest.reward), "receive"))


def _quest_head(printed: Printed, story: Story) -> str:
    where = tile_place(story)
    if story.quest is not None and where:
        return f"Story quest at {place(printed, where)}"
    return f"To be filled: {printed.box.legacy[story.tile].name}" if story.tile is not None else ""


def _also(known: Known, story: Story) -> Iterator[str]:
    for kept in known.in_play:
        if kept.card != story.id:
            yield in_play(known, kept.card)


def in_play(known: Known, card: str) -> str:
    """Name a card in play, and what fulfils it."""
    story = known.card(card)
    where = tile_place(story)
    if where:
        return f"{card} {story.name} (story tile at {place(known.printed, where)})"
    if story.tile is None:
        return f"{card} {story.name}"
    spaces, discs = known.printed.box.legacy[story.tile].spaces, _discs(known, story.tile)
    filled = f", {discs} of {spaces} discs" if discs is not None else ""
    return f"{card} {story.name} ({story.tile}{filled})"


def _discs(known: Known, tile: str) -> int | None:
    position = known.course.position
    return None if position is None else len(position.legacy_discs.get(tile, ()))


def tile_place(story: Story) -> str:
    """Give where the story tile of a card comes to; nothing where it has none."""
    return next((each.location for each in story.setup if isinstance(each, v.PlaceStoryTile)), "")


def place(printed: Printed, location: str) -> str:
    """Name a place with its number behind it, as in a sentence."""
    found = printed.locations.get(location)
    return f"{found.name} ({location})" if found is not None else location
