"""What the title asks of the words, in English: labels of options, lines of the log; all rendered, none stored."""

from .course import begins, is_scoring, purse
from .events import log_line
from .options import describe
from .points import ended
from .position import POSITION
from .questions import in_words
from .units import UNITS

__all__ = [
    "POSITION",
    "UNITS",
    "begins",
    "describe",
    "ended",
    "in_words",
    "is_scoring",
    "log_line",
    "purse",
]
