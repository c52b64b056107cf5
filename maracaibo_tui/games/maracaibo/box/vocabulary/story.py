"""The instructions that story cards give."""

from __future__ import annotations

from msgspec import Struct

from maracaibo_tui.games.maracaibo.box.vocabulary.symbols import CardId, Count, LocationId, TileId


class PlaceStoryTile(Struct, frozen=True, tag="place_story_tile", tag_field="effect", forbid_unknown_fields=True):
    """Put the next story tile at that place (EFF-STO-01)."""

    location: LocationId


class PlaceQuests(Struct, frozen=True, tag="place_quests", tag_field="effect", forbid_unknown_fields=True):
    """Put a quest tile at that place if so many play (EFF-STO-02)."""

    location: LocationId
    players: tuple[Count, Count]


class CardsToDiscard(Struct, frozen=True, tag="cards_to_discard", tag_field="effect", forbid_unknown_fields=True):
    """Put the named cards on the discard pile (EFF-STO-03)."""

    cards: tuple[CardId, ...]


class ReadNow(Struct, frozen=True, tag="read_now", tag_field="effect", forbid_unknown_fields=True):
    """Carry out another story card at once (EFF-STO-04)."""

    card: CardId


class PlaceLegacy(Struct, frozen=True, tag="place_legacy", tag_field="effect", forbid_unknown_fields=True):
    """Bring legacy tiles into play (EFF-STO-05)."""

    tiles: tuple[TileId, ...]


class CardsIntoDeck(Struct, frozen=True, tag="cards_into_deck", tag_field="effect", forbid_unknown_fields=True):
    """Shuffle the named cards into the draw pile (EFF-STO-06)."""

    cards: tuple[CardId, ...]


class RemoveLegacy(Struct, frozen=True, tag="remove_legacy", tag_field="effect", forbid_unknown_fields=True):
    """Return those of the named legacy tiles that are in play to the box (EFF-STO-08)."""

    tiles: tuple[TileId, ...]


StoryInstruction = PlaceStoryTile | PlaceQuests | CardsToDiscard | ReadNow | PlaceLegacy | CardsIntoDeck | RemoveLegacy
