"""Campaigns in the folder of a test: begun at a chapter, its first game left at once."""

from __future__ import annotations

import os

from maracaibo_tui.cabinet import campaigns as cabinet
from maracaibo_tui.play import campaigns
from maracaibo_tui.play.plan import Plan
from maracaibo_tui.play.seats import Seat
from tests.support.played import TITLE

PLAN = Plan(seats=(Seat("Ada"), Seat("Bartholomew of Nevis")), chosen={"start": "listed"}, seed=7)
LONG_AGO = 1_600_000_000
"""So long ago that only the day is told; it was noon in Greenwich."""


def left_at_once(chapter: int = 4) -> str:
    """Make a campaign of two persons, begin its first game and leave it."""
    name = campaigns.new_campaign(TITLE, PLAN, chapter)
    campaigns.next_game(name).saving.release()
    os.utime(cabinet.path(name), (LONG_AGO, LONG_AGO))
    return name
