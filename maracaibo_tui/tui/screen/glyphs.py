"""Signs beyond ASCII, each with the one of the plain set that stands for it: one cell for one cell."""

from collections.abc import Mapping

COAST: Mapping[str, str] = {
    "▘": "'",
    "▝": "'",
    "▖": ".",
    "▗": ".",
    "▚": ":",
    "▞": ":",
    "▙": ":",
    "▛": ":",
    "▜": ":",
    "▟": ":",
}
"""Quarters of a cell, which many fonts of consoles lack; nothing but a coast is drawn with them."""
SIGNS: Mapping[str, str] = {
    "●": "O",
    "○": "o",
    "•": "*",
    "·": ".",
    "▲": "^",
    "◊": "@",
    "‹": "<",
    "›": ">",
    "×": "x",
    "■": "#",
    "█": "#",
    "░": ".",
    "▒": ":",
    "▌": "|",
    "▐": "|",
    "▀": "'",
    "▄": ".",
    "→": ">",
    "►": ">",
    "–": "-",
    "─": "-",
    "│": "|",
    "┌": "+",
    "┐": "+",
    "└": "+",
    "┘": "+",
    "├": "+",
    "┤": "+",
    "┼": "+",
    "╵": "|",
    "╷": "|",
    "…": "~",
    "≥": ">",
    "≤": "<",
    "↑": "^",
    "↓": "v",
    "←": "<",
    **COAST,
}
"""What is drawn with."""
LETTERS: Mapping[str, str] = {
    "’": "'",
    "“": '"',
    "”": '"',
    "—": "-",
    **dict(zip("áâãäàçéèêëíîïñóôõöúûü", "aaaaaceeeeiiinoooouuu", strict=True)),
    **dict(zip("ÁÂÉÍÑÓÖÚÜ", "AAEINOOUU", strict=True)),
}
"""What is written with: names keep their accents where they can."""
ASCII: Mapping[str, str] = {**SIGNS, **LETTERS}
