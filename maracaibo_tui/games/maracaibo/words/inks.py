"""What the style words of Maracaibo look like, theme by theme; the house has inks for its own."""

from collections.abc import Mapping

_DARK: Mapping[str, str] = {
    "sea": "color(31)",
    "water": "on color(17)",
    "land": "on color(235)",
    "route": "color(110)",
    "city": "color(222)",
    "village": "color(151)",
    "home": "color(216)",
    "france": "color(75)",
    "spain": "color(210)",
    "england": "color(255)",
    "card": "color(252)",
    "income": "color(114)",
    "permanent": "color(210)",
    "assistant": "color(75)",
    "immediate": "color(180)",
}
_LIGHT: Mapping[str, str] = {
    "sea": "color(153)",
    "water": "on color(195)",
    "land": "on color(230)",
    "route": "color(67)",
    "city": "color(130)",
    "village": "color(28)",
    "home": "color(236)",
    "france": "color(26)",
    "spain": "color(160)",
    "england": "color(240)",
    "card": "color(236)",
    "income": "color(28)",
    "permanent": "color(160)",
    "assistant": "color(26)",
    "immediate": "color(130)",
}
_CONTRAST: Mapping[str, str] = {**dict.fromkeys(_DARK, "color(231)"), "water": "", "land": ""}
# For eyes that do not part red from green.
_SAFE: Mapping[str, str] = {
    **_DARK,
    "village": "color(117)",
    "spain": "color(214)",
    "income": "color(117)",
    "permanent": "color(214)",
    "immediate": "color(250)",
}
INKS: Mapping[str, Mapping[str, str]] = {
    "dark": _DARK,
    "light": _LIGHT,
    "contrast": _CONTRAST,
    "mono": {},
    "safe": _SAFE,
}
