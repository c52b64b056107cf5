"""The pages of a campaign."""

from .chronicle import chronicle
from .ending import epilogue
from .left_map import position
from .listed import line
from .opening import began, chapters, opening
from .people import people
from .previously import previously
from .sides import everything
from .statistics import statistics
from .world import world

__all__ = [
    "began",
    "chapters",
    "chronicle",
    "epilogue",
    "everything",
    "line",
    "opening",
    "people",
    "position",
    "previously",
    "statistics",
    "world",
]
