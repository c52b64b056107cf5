"""How a person likes to play: what is asked before it is done, how automatic turns are told, which keys do what."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

PACES = ("manual", "slow", "quick", "instant")
SECONDS: Mapping[str, float] = {"slow": 1.5, "quick": 0.4}
"""How long each step of an automatic turn stays on the screen at a pace that goes on by itself."""


class Habits(NamedTuple):
    """The settings that the table follows."""

    pace: str = "manual"
    order: str = "drawn"
    confirm_undo: bool = True
    confirm_leave: bool = False
    open_play: bool = False
    keys: Mapping[str, Sequence[str]] = MappingProxyType({})
    """The keys of every binding that has others than usual."""


USUAL = Habits()
"""How somebody plays who has set nothing."""
