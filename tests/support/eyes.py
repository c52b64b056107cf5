"""How colours look: their hue, and how far two of them are apart for eyes that see less than others."""

from colorsys import rgb_to_hsv
from math import dist

from rich.style import Style

EYES = ("all colours", "no red", "no green", "no blue")
# What remains of red, green and blue light (Machado, Oliveira and Fernandes 2009, complete lack).
_SEEN = {
    "all colours": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "no red": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "no green": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "no blue": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}
_TO_XYZ = ((0.4339, 0.3762, 0.1899), (0.2126, 0.7152, 0.0722), (0.0177, 0.1095, 0.8728))
"""From light to its three stimuli, white being one of each."""


def hue(style: Style) -> float:
    """Give the hue that a style writes in, in degrees: red 0, green 120, blue 240."""
    return rgb_to_hsv(*_light(style))[0] * 360


def apart(one: Style, other: Style, eyes: str) -> float:
    """Say how different two styles look (CIE 1976: from 2 on one sees it beside each other, from 10 on at a glance)."""
    return dist(_lab(one, eyes), _lab(other, eyes))


def _light(style: Style) -> tuple[float, float, float]:
    assert style.color is not None
    red, green, blue = style.color.get_truecolor()
    return red / 255, green / 255, blue / 255


def _lab(style: Style, eyes: str) -> tuple[float, float, float]:
    linear = [_linear(each) for each in _light(style)]
    seen = [min(1.0, max(0.0, sum(a * b for a, b in zip(row, linear, strict=True)))) for row in _SEEN[eyes]]
    x, y, z = [_root(sum(a * b for a, b in zip(row, seen, strict=True))) for row in _TO_XYZ]
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _root(part: float) -> float:
    return part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116
