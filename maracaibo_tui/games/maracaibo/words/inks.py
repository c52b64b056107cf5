"""The inks and grounds of Maracaibo's own: its nations, and the chips of its cities; the house has all others.

Each is given as a colour and as an index among 256; `few` are those among sixteen.
"""

from collections.abc import Mapping
from typing import TypeAlias

_Shades: TypeAlias = Mapping[str, tuple[str, int]]

_DARK: _Shades = {
    "france": ("#a3c4ff", 189),
    "spain": ("#ffb3a7", 223),
    "england": ("#ffffff", 231),
    "oncity": ("#1d1606", 233),
    "on city": ("#e6d3a0", 187),
    "on city.off": ("#b09f74", 144),
}
_LIGHT: _Shades = {
    "france": ("#0b4fa8", 24),
    "spain": ("#97220d", 88),
    "england": ("#1d2b36", 236),
    "oncity": ("#fff6e0", 230),
    "on city": ("#6b4a1a", 94),
    "on city.off": ("#866c42", 58),
}
# For eyes that do not part red from green.
_SAFE: _Shades = {**_DARK, "france": ("#b4ceff", 189), "spain": ("#ffc27a", 222)}
_CONTRAST: _Shades = {
    **_DARK,
    "oncity": ("#000000", 16),
    "on city": ("#ffffff", 231),
    "on city.off": ("#d0d0d0", 252),
}
_FEW: Mapping[str, int] = {"france": 12, "spain": 9, "england": 15, "oncity": 0, "on city": 7, "on city.off": 7}
_FEW_ON_LIGHT: Mapping[str, int] = {**_FEW, "france": 4, "spain": 1, "england": 0}
INKS: Mapping[str, _Shades] = {
    "dark": _DARK,
    "light": _LIGHT,
    "contrast": _CONTRAST,
    "mono": {},
    "safe": _SAFE,
    "few": {word: ("", index) for word, index in _FEW.items()},
    "few.light": {word: ("", index) for word, index in _FEW_ON_LIGHT.items()},
}
