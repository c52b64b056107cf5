"""What the house asks of campaigns of Maracaibo: how their games begin and what they leave (MAR-CAMPAIGN-01)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.state.campaign import PATIENCE, Archive, Left
from maracaibo_tui.games.maracaibo.state.position import Options, State

from . import campaign
from .game import Maracaibo

__all__ = ["after", "archive", "at_chapter", "first", "left", "named", "options_of"]


def named(printed: Printed) -> tuple[str, str]:
    """Give the id and the title of the campaign in a pack."""
    tale = printed.box.tale
    return ("", "") if tale is None else (tale.head.id, tale.head.title)


def options_of(options: Options) -> Options:
    """Give the options of a game as one of a campaign, which has story cards of its own."""
    return replace(options, campaign=True, story_card=Options().story_card)


def first(printed: Printed, patience: int | None = None) -> Archive:
    """Give what a new campaign begins from (MAR-CAMPAIGN-02)."""
    return campaign.first(printed, PATIENCE if patience is None else patience)


def at_chapter(printed: Printed, chapter: int, patience: int | None = None) -> Archive:
    """Give what a campaign begins from at a chapter (MAR-CAMPAIGN-05)."""
    return campaign.at_chapter(printed, chapter, PATIENCE if patience is None else patience)


def archive(raw: Mapping[str, Any]) -> Archive:
    """Read an archive from plain values."""
    return msgspec.convert(raw, Archive)


def after(rules: Maracaibo, archive: Archive) -> Maracaibo:
    """Give the rules with games that begin from an archive (MAR-CAMPAIGN-04)."""
    return rules.after(archive)


def left(rules: Maracaibo, state: State) -> Left:
    """Give what a finished game leaves (MAR-CAMPAIGN-09)."""
    return rules.left(state)
