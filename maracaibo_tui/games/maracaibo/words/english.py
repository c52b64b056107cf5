"""How everything reads: labels of options, lines of the log, texts of cards; all rendered from data, none stored."""

from .called import space_name
from .cards import (
    automa_text,
    building_text,
    card_name,
    card_text,
    career_text,
    location_name,
    place_text,
    quest_text,
    source_text,
    token_text,
)
from .course import begins, is_scoring, purse
from .effects import effect_text, effects_text, nation
from .events import log_line
from .options import describe
from .points import ended
from .position import POSITION
from .questions import in_words
from .units import UNITS

__all__ = [
    "POSITION",
    "UNITS",
    "automa_text",
    "begins",
    "building_text",
    "card_name",
    "card_text",
    "career_text",
    "describe",
    "effect_text",
    "effects_text",
    "ended",
    "in_words",
    "is_scoring",
    "location_name",
    "log_line",
    "nation",
    "place_text",
    "purse",
    "quest_text",
    "source_text",
    "space_name",
    "token_text",
]
