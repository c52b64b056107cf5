"""The inks of Pirates' own: its three treasures; the house has all others.

Each is given as a colour and as an index among 256; `few` are those among sixteen.
"""

from collections.abc import Mapping
from typing import TypeAlias

_Shades: TypeAlias = Mapping[str, tuple[str, int]]

_DARK: _Shades = {"gold": ("#ffd75f", 221), "emerald": ("#87e0a0", 158), "pearl": ("#f2ecff", 255)}
_LIGHT: _Shades = {"gold": ("#6b4a00", 58), "emerald": ("#0b5a34", 22), "pearl": ("#3d3557", 237)}
_FEW: Mapping[str, int] = {"gold": 11, "emerald": 10, "pearl": 15}
_FEW_ON_LIGHT: Mapping[str, int] = {"gold": 3, "emerald": 2, "pearl": 0}
INKS: Mapping[str, _Shades] = {
    "dark": _DARK,
    "light": _LIGHT,
    "contrast": _DARK,
    "mono": {},
    # Letters and words tell the three apart; no colour does it alone.
    "safe": {**_DARK, "emerald": ("#9ad4ff", 153)},
    "few": {word: ("", index) for word, index in _FEW.items()},
    "few.light": {word: ("", index) for word, index in _FEW_ON_LIGHT.items()},
}
