"""The file of a campaign: who plays it, what it began each game from, what was read and how each ended.

It is JSON in lines with a checksum at its end, plain to read for whoever owns it. It names cards; their texts stand in
the pack.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from maracaibo_tui.engine.campaign_pages import Plain, Played
from maracaibo_tui.engine.record_file import Form, RecordError, format_of, shortened
from maracaibo_tui.engine.sealing import closed

_FORMAT = "maracaibo-campaign-"
NEWEST = 1
_Text = Annotated[str, Meta(max_length=100)]
_Path = Annotated[str, Meta(max_length=4096)]


class Wishes(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who plays the next game and how: seats as saves write them, what was chosen, and where chance begins."""

    seats: Annotated[tuple[_Text, ...], Meta(max_length=16)]
    chosen: dict[_Text, _Path] = {}
    patience: int | None = None
    seed: int | None = None


class Parent(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The campaign, and the number of the game in it, before which another one branched off."""

    campaign: _Text
    game: Annotated[int, Meta(ge=1)]


class Campaign(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A campaign: `campaign` is the id of its story; the next game begins from `state`.

    `was` is the id it had where it comes from, as games say that were copied with it or outlived its damaged file.
    """

    format: _Text = f"{_FORMAT}{NEWEST}"
    id: _Text
    title: _Text
    game: _Text
    campaign: _Text
    pack: _Text
    pack_folder: _Path = ""
    fingerprint: _Text
    created: _Text
    parent: Parent | None = None
    was: _Text = ""
    options: Wishes
    state: Plain
    games: tuple[Played, ...] = ()

    @property
    def next(self) -> int:
        """Give the number of the game that comes next, or is in play."""
        return len(self.games) + 1

    @property
    def pack_given(self) -> str:
        """Name its pack as packs are asked for."""
        return self.pack_folder or self.pack


class _File(Campaign, frozen=True, kw_only=True, forbid_unknown_fields=True):
    check: str


def written(campaign: Campaign) -> bytes:
    """Write a file."""
    return closed(msgspec.json.format(msgspec.json.encode(campaign), indent=2))


def read(data: bytes) -> Campaign:
    """Read a file; whatever prevents it is one sentence."""
    format_of(data, _CAMPAIGN)
    try:
        file = msgspec.json.decode(data, type=_File)
    except (ValueError, msgspec.MsgspecError, RecursionError) as error:
        raise RecordError(f"it is damaged: {shortened(error)}; use an older copy") from error
    if [played.number for played in file.games] != [*range(1, file.next)]:
        raise RecordError("it is damaged: its games are not in order; use an older copy")
    return Campaign(**{name: getattr(file, name) for name in Campaign.__struct_fields__})


def _number(written: object) -> int | None:
    number = written.removeprefix(_FORMAT) if isinstance(written, str) and written.startswith(_FORMAT) else ""
    return int(number) if number.isascii() and number.isdecimal() and len(number) < len(_FORMAT) else None


_CAMPAIGN = Form("campaign", NEWEST, _number)
