"""The palette: every ink and every ground of the table by its role, theme by theme.

A style is an ink, and behind the word `on` a ground: `faint`, `onaccent on accent bold`. Each colour is given twice, as
a terminal of true colour has it and as an index among 256, chosen so that every ink keeps its contrast on each of its
grounds; they are not always the nearest. Seats are orange, blue, green and violet in every theme.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

Shade: TypeAlias = tuple[str, int]
"""A colour, and its index among 256."""
Shades: TypeAlias = Mapping[str, Shade]
"""Colours by the role they have; grounds stand behind the word `on`."""

_DARK: Shades = {
    "on table": ("#0b1014", 232),
    "on panel": ("#131b22", 234),
    "on raised": ("#1b2833", 236),
    "on deep": ("#0b2b3c", 233),
    "on shallow": ("#124a59", 23),
    "on land": ("#46512f", 58),
    "on hill": ("#384530", 58),
    "on accent": ("#ffc857", 221),
    "on seat1": ("#ff9e57", 215),
    "on seat2": ("#7cc4ff", 117),
    "on seat3": ("#9bd67f", 150),
    "on seat4": ("#d3a6ff", 183),
    "on automa": ("#c3c9cc", 251),
    "on warn": ("#ff9d8c", 216),
    "text": ("#e9e3d2", 253),
    "strong": ("#fff8e6", 230),
    "faint": ("#a8b0ae", 145),
    "off": ("#bcc3bf", 187),
    "rule": ("#46535d", 241),
    "title": ("#dcc48f", 222),
    "accent": ("#ffc857", 221),
    "onaccent": ("#1a1204", 233),
    "shore": ("#a8985f", 143),
    "route": ("#9cc6d2", 188),
    "sea": ("#9ac6d4", 188),
    "seat1": ("#ffb47a", 222),
    "seat2": ("#8fcdff", 123),
    "seat3": ("#a8dd8e", 156),
    "seat4": ("#dab6ff", 189),
    "automa": ("#c9cfd2", 188),
    "gain": ("#98dc9e", 121),
    "cost": ("#ffab9c", 223),
    "money": ("#f4d675", 222),
    "points": ("#a2e5ef", 159),
    "warn": ("#ffab9c", 223),
    "key": ("#ffc857", 221),
}
_LIGHT: Shades = {
    "on table": ("#e6dcc3", 187),
    "on panel": ("#f4ecd8", 230),
    "on raised": ("#fffaec", 231),
    "on deep": ("#b9d8dc", 152),
    "on shallow": ("#cfe8e2", 195),
    "on land": ("#e9d8a2", 222),
    "on hill": ("#d8ca92", 186),
    "on accent": ("#8a3b00", 88),
    "on seat1": ("#a84300", 130),
    "on seat2": ("#0b5597", 25),
    "on seat3": ("#2f6a17", 22),
    "on seat4": ("#6a3a9c", 54),
    "on automa": ("#4b5258", 239),
    "on warn": ("#a3260f", 124),
    "text": ("#26221a", 234),
    "strong": ("#120f08", 233),
    "faint": ("#544e40", 239),
    "off": ("#4c4739", 238),
    "rule": ("#b6a67f", 144),
    "title": ("#6a4a12", 237),
    "accent": ("#8a3b00", 88),
    "onaccent": ("#fffaec", 231),
    "shore": ("#8a6a34", 94),
    "route": ("#275664", 23),
    "sea": ("#275664", 23),
    "seat1": ("#8f3800", 88),
    "seat2": ("#0b4a85", 24),
    "seat3": ("#27560f", 22),
    "seat4": ("#5f3191", 54),
    "automa": ("#42494f", 239),
    "gain": ("#1c5a24", 22),
    "cost": ("#97220d", 88),
    "money": ("#664700", 237),
    "points": ("#0c5260", 23),
    "warn": ("#97220d", 88),
    "key": ("#8a3b00", 88),
}
# Orange, sky, bluish green and light violet, land parted from shallows by lightness: for eyes that do not part red from
# green.
_SAFE: Shades = {
    **_DARK,
    "on shallow": ("#0f3a4b", 23),
    "on land": ("#4f5433", 58),
    "on hill": ("#414a33", 58),
    "on seat1": ("#f0a030", 214),
    "on seat2": ("#3f8fe0", 69),
    "on seat3": ("#3fe8a8", 48),
    "on seat4": ("#dcc4fa", 189),
    "on warn": ("#ffb454", 215),
    "seat1": ("#ffbe5c", 222),
    "seat2": ("#cbf3fe", 195),
    "seat3": ("#47e197", 84),
    "seat4": ("#d5b7fe", 189),
    "cost": ("#ffc27a", 222),
    "warn": ("#ffc27a", 222),
    "gain": ("#9ad4ff", 123),
    "off": ("#c6cdc9", 188),
    "route": ("#a9d0db", 188),
    "sea": ("#a9d0db", 188),
}
_BLACK, _WHITE, _YELLOW, _SKY = ("#000000", 16), ("#ffffff", 231), ("#ffff5f", 227), ("#afd7ff", 153)
_GREY = ("#d7d7d7", 188)
_CONTRAST: Shades = {
    **_DARK,
    **dict.fromkeys(["on table", "on panel", "on raised", "on deep", "on shallow", "on land", "on hill"], _BLACK),
    **dict.fromkeys(["on accent", "accent", "key", "money"], _YELLOW),
    **dict.fromkeys(["text", "strong", "title"], _WHITE),
    **dict.fromkeys(["faint", "off"], _GREY),
    **dict.fromkeys(["route", "sea"], _SKY),
    "onaccent": _BLACK,
    "rule": ("#a8a8a8", 248),
    "shore": ("#87afaf", 109),
}
PALETTES: Mapping[str, Shades] = {"dark": _DARK, "light": _LIGHT, "safe": _SAFE, "contrast": _CONTRAST, "mono": {}}
"""By theme: the colours of the house."""

FEW: Mapping[str, int] = {
    "on accent": 3,
    "on seat1": 3,
    "on seat2": 4,
    "on seat3": 2,
    "on seat4": 5,
    "on automa": 7,
    "on warn": 1,
    "text": 7,
    "strong": 15,
    "faint": 7,
    "off": 7,
    "rule": 8,
    "title": 3,
    "accent": 11,
    "onaccent": 0,
    "shore": 2,
    "route": 6,
    "sea": 6,
    "seat1": 3,
    "seat2": 12,
    "seat3": 10,
    "seat4": 13,
    "automa": 7,
    "gain": 10,
    "cost": 9,
    "money": 11,
    "points": 14,
    "warn": 9,
    "key": 11,
}
"""Where there are sixteen colours: no grounds but those of chips and bands, and never a bright one."""
FEW_ON_LIGHT: Mapping[str, int] = {
    **{role: index - 8 if index > 8 else index for role, index in FEW.items()},  # noqa: PLR2004 - the bright ones
    **dict.fromkeys(["text", "strong", "off"], 0),
    **dict.fromkeys(["faint", "rule", "automa"], 8),
    "key": 1,
    "accent": 1,
    "onaccent": 0,
}
"""The same on a light ground: no bright ones."""
FEW_THEMES = ("few", "few.light")
"""What games call these two among their own colours."""

DEPTHS = ("true", "256", "16", "none")
"""How many colours a terminal may have."""

TABLE, PANEL, RAISED = GROUNDS = ("table", "panel", "raised")
"""The calm grounds, from below."""
SEA = ("deep", "shallow")
LAND = ("land", "hill")
CHART = (*SEA, *LAND)
"""The grounds of a chart."""
CHIPS = ("accent", "seat1", "seat2", "seat3", "seat4", "automa", "warn")
"""Filled grounds; all words on them are of one ink."""
FILLS = ("faint", "title", "gain", "cost", "money", "points")
"""Inks that fill bars, and are the ground of figures written inside; so are those that games have for words."""
_NOT_ON_PANELS = frozenset({"off", "route", "sea", "shore"})
_NOT_ON_CHARTS = frozenset({"faint", "key", "rule"})
LINES = frozenset({"rule", "shore"})
"""Inks that draw lines and never write words: they part, they say nothing."""


def pairs(games: Iterable[str] = ()) -> set[tuple[str, str]]:
    """Name all inks and the grounds they may stand on, with words that are some game's own.

    What a game calls `on` and a word is written on its own chips only, as `onaccent` is on those of the house.
    """
    words = [*games]
    inks = [role for role in (*_DARK, *words) if not role.startswith("on ")]
    found = {(ink, ground) for ink in inks for ground in GROUNDS if not _is_for_chips(ink, _NOT_ON_PANELS)}
    found |= {(ink, ground) for ink in inks for ground in CHART if not _is_for_chips(ink, _NOT_ON_CHARTS)}
    own = [word for word in words if not word.startswith("on")]
    found |= {("onaccent", chip) for chip in (*CHIPS, *FILLS, *own)}
    chips = [word.removeprefix("on ") for word in words if word.startswith("on ")]
    return found | {(ink, chip) for ink in words if _is_for_chips(ink) and ink in inks for chip in chips}


def _is_for_chips(ink: str, others: Iterable[str] = ()) -> bool:
    return ink.startswith("on") or ink in others


def colours(theme: str, depth: str, games: Mapping[str, Mapping[str, Shade]]) -> Mapping[str, str]:
    """Give the colours of a theme by role, as Rich calls them, with those of games, as far as there are so many."""
    if theme == "mono" or depth == "none":
        return {}
    if depth == "16":
        house, own = (FEW_ON_LIGHT, "few.light") if theme == "light" else (FEW, "few")
        return {**{role: f"color({index})" for role, (_, index) in games.get(own, {}).items()}, **_named(house)}
    shades = {**games.get("dark", {}), **games.get(theme, {}), **PALETTES[theme]}
    if depth == "256":
        return _named({role: index for role, (_, index) in shades.items()})
    return {role: shade for role, (shade, _) in shades.items()}


def _named(indices: Mapping[str, int]) -> dict[str, str]:
    return {role: f"color({index})" for role, index in indices.items()}
