"""Scenarios of Pirates: what they may change of the box, how positions are built, where play begins."""

from msgspec import Struct

from maracaibo_tui.games.pirates.box.checks import findings

from .content import changed, merged
from .scenario import Setup
from .start import World, begin

__all__ = ["SETUP", "begin", "changed", "findings", "merged", "world"]

SETUP: type[Struct] = Setup
world = World
