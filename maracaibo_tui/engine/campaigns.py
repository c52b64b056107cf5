"""Campaigns: games that begin from what the one before has left. A game that has none says so in its title.

An archive is a record of plain values of the game's own: whoever keeps series of games writes it down, reads it back
with `archive`, and knows no more of it than that it may have an `ending`.
"""

# ruff: noqa: ANN401 - archives, options, positions and what is printed are the game's own

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from msgspec import Struct, json

if TYPE_CHECKING:
    from .campaign_pages import Pages, Plain
    from .title import Rules


class Left(Protocol):
    """What a finished game of a campaign leaves."""

    @property
    def archive(self) -> Any:
        """What the next game begins from; its `ending` says how the campaign has ended, if it has."""

    @property
    def beats(self) -> Sequence[Struct]:
        """What of the story was read, in order."""

    @property
    def scores(self) -> Mapping[str, int]:
        """By seat, or by the id of an automatic opponent: the points."""

    @property
    def winners(self) -> Sequence[int | str]:
        """Who has won this game."""


class Campaigns(Protocol):
    """How the games of a campaign begin and what they leave."""

    def named(self, printed: Any) -> tuple[str, str]:
        """Give the id and the title of the campaign in a pack; nothing twice if it has none."""

    def options_of(self, options: Any) -> Any:
        """Give the options of a game as one of a campaign."""

    def first(self, printed: Any, patience: int | None = None) -> Any:
        """Give the archive that a new campaign begins from."""

    def at_chapter(self, printed: Any, chapter: int, patience: int | None = None) -> Any:
        """Give the archive that a campaign begins from at a chapter; it is a ValueError if no card opens it."""

    def archive(self, raw: Mapping[str, Any]) -> Any:
        """Read an archive from plain values; it is a ValueError if they are none."""

    def after(self, rules: Any, archive: Any) -> Rules:
        """Give the rules with games that begin from an archive."""

    def left(self, rules: Any, state: Any) -> Left:
        """Give what a finished game leaves; it is a ValueError if it is not finished, or a single game."""

    def began(self, position: Any) -> Any:
        """Give the archive that a position began from; None in single games."""

    def beats(self, position: Any) -> Sequence[Struct]:
        """Give what of the story was read so far in a game."""

    @property
    def pages(self) -> Pages:
        """What is told of a campaign between its games."""


def plain(record: Struct) -> Plain:
    """Give an archive, or a part of the story that was read, as it stands in a file."""
    # By way of JSON, so that it is equal to what is read from one.
    found: Plain = json.decode(json.encode(record))
    return found
