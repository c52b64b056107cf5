"""The inks of Pirates' own: its three treasures and the four kinds of cards one pays for; the house has all others.

Each is given as a colour and as an index among 256; `few` are those among sixteen.
"""

from collections.abc import Mapping
from typing import TypeAlias

_Shades: TypeAlias = Mapping[str, tuple[str, int]]

_DARK: _Shades = {
    "gold": ("#ffd75f", 221),
    "emerald": ("#87e0a0", 158),
    "pearl": ("#f2ecff", 255),
    "crew": ("#ffab9c", 223),
    "gear": ("#f4d675", 222),
    "vessel": ("#a3c4ff", 189),
    "home": ("#dcc48f", 222),
}
_LIGHT: _Shades = {
    "gold": ("#664700", 237),
    "emerald": ("#0b5a34", 22),
    "pearl": ("#3d3557", 237),
    "crew": ("#97220d", 88),
    "gear": ("#664700", 237),
    "vessel": ("#0b4fa8", 24),
    "home": ("#6a4a12", 237),
}
_FEW: Mapping[str, int] = {"gold": 11, "emerald": 10, "pearl": 15, "crew": 9, "gear": 11, "vessel": 12, "home": 3}
_FEW_ON_LIGHT: Mapping[str, int] = {
    "gold": 3,
    "emerald": 2,
    "pearl": 0,
    "crew": 1,
    "gear": 3,
    "vessel": 4,
    "home": 6,
}
INKS: Mapping[str, _Shades] = {
    "dark": _DARK,
    "light": _LIGHT,
    "contrast": _DARK,
    "mono": {},
    # Letters and words tell the three apart; no colour does it alone.
    "safe": {**_DARK, "emerald": ("#9ad4ff", 159), "crew": ("#ffc27a", 222), "vessel": ("#b4ceff", 189)},
    "few": {word: ("", index) for word, index in _FEW.items()},
    "few.light": {word: ("", index) for word, index in _FEW_ON_LIGHT.items()},
}
