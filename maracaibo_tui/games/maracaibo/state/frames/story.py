"""What can wait on the agenda of a campaign's story."""

from typing import Literal

from msgspec import Struct


class ReadBack(Struct, frozen=True, tag=True):
    """The back of a fulfilled story card, read by a seat (MAR-STORY-12)."""

    seat: int
    story: str
    by: Literal["seat", "jean", "jacques", "time"] = "seat"


class Vote(Struct, frozen=True, tag=True):
    """The vote of a seat on what a story card lets the table choose (DEC-63, MAR-STORY-14)."""

    seat: int
    story: str
    reader: int


class CountVotes(Struct, frozen=True, tag=True):
    """All have voted; the reader decides where votes are level (MAR-STORY-14)."""

    seat: int
    story: str
    by: Literal["seat", "jean", "jacques", "time"] = "seat"
