"""The colours of the themes: five sets in 256 colours, one of them without any, and what sixteen colours make of them.

The colours of seats are an orange, a blue, a green and a violet in each of them, for so they are called.
"""

from collections.abc import Mapping
from typing import TypeAlias

_DARK: Mapping[str, str] = {
    "": "color(252)",
    "ground": "on color(234)",
    "title": "color(180)",
    "title.focus": "color(222)",
    "frame": "color(240)",
    "focus": "color(222)",
    "faint": "color(245)",
    "status": "on color(238)",
    "legal": "color(231)",
    "seat1": "color(215)",
    "seat2": "color(117)",
    "seat3": "color(150)",
    "seat4": "color(183)",
    "automa": "color(247)",
    "gain": "color(114)",
    "cost": "color(210)",
    "money": "color(221)",
    "points": "color(159)",
    "warn": "color(214)",
    "key": "color(222)",
    "link": "color(117)",
}
_LIGHT: Mapping[str, str] = {
    **dict.fromkeys(_DARK, "color(236)"),
    "": "color(236)",
    "status": "on color(252)",
    "ground": "on color(255)",
    "frame": "color(248)",
    "focus": "color(130)",
    "title": "color(94)",
    "title.focus": "color(130)",
    "faint": "color(243)",
    "seat1": "color(166)",
    "seat2": "color(25)",
    "seat3": "color(64)",
    "seat4": "color(97)",
    "gain": "color(28)",
    "cost": "color(160)",
    "money": "color(136)",
    "points": "color(31)",
    "warn": "color(166)",
    "link": "color(26)",
}
_CONTRAST: Mapping[str, str] = {
    **dict.fromkeys(_DARK, "color(231)"),
    "ground": "on color(16)",
    "faint": "color(250)",
    "focus": "color(226)",
    "title.focus": "color(226)",
    "legal": "color(226)",
    "money": "color(226)",
    "gain": "color(120)",
    "cost": "color(217)",
    "warn": "color(226)",
    "seat1": "color(214)",
    "seat2": "color(117)",
    "seat3": "color(120)",
    "seat4": "color(177)",
}
# Blue, orange, white and grey, told apart by lightness as well (for eyes that do not part red from green). The colours
# of seats are near those of Okabe and Ito: a bluish green and a light violet keep apart from the others for all eyes.
_SAFE: Mapping[str, str] = {
    **_DARK,
    "gain": "color(117)",
    "cost": "color(214)",
    "seat1": "color(214)",
    "seat2": "color(69)",
    "seat3": "color(42)",
    "seat4": "color(183)",
}
Inks: TypeAlias = Mapping[str, Mapping[str, str]]
"""By theme: colours by style word."""
COLOURS: Inks = {
    "dark": _DARK,
    "light": _LIGHT,
    "contrast": _CONTRAST,
    "mono": {},
    "safe": _SAFE,
}

# Seats where there are sixteen colours, for the nearest of those would be the same grey for two of them.
_FEW: Mapping[str, str] = {"seat1": "color(3)", "seat2": "color(12)", "seat3": "color(10)", "seat4": "color(13)"}
_FEW_ON_LIGHT: Mapping[str, str] = {"seat1": "color(3)", "seat2": "color(4)", "seat3": "color(2)", "seat4": "color(5)"}
_GROUND = "ground"
"""The one ground that few colours have, too; others they have in no shade that one can read on."""


def palette(theme: str, inks: Inks, *, few_colours: bool) -> Mapping[str, str]:
    """Give the colours of a theme by style word, those of games among them, as far as the terminal has so many."""
    colours = {**inks.get(theme, {}), **COLOURS[theme]}
    if not few_colours or not colours:
        return colours
    seats = _FEW_ON_LIGHT if theme == "light" else _FEW
    return {word: colour for word, colour in {**colours, **seats}.items() if _is_ink(word, colour)}


def _is_ink(word: str, colour: str) -> bool:
    return word == _GROUND or not colour.startswith("on ")
