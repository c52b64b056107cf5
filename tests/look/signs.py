"""The table of signs: the page of the rulebook that tells players what each of them means."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from maracaibo_tui.tui.screen.glyphs import COAST, LETTERS

PAGE = Path(__file__).parents[2] / "rules" / "maracaibo" / "signs.md"
OF_COASTS = {*COAST, "▀", "▄", "▌", "▐", "█"}
"""What a coast is drawn with; on the page a few stand for all."""


_SEATS = {"seat1", "seat2", "seat3", "seat4", "automa"}
_NAMES = {"strong", "text", "off", "onaccent"}
INKS: Mapping[str, frozenset[str]] = {
    sign: frozenset(inks)
    for signs, inks in {
        "►": {"key", "spain", "cost"},
        "•": {"accent", "gain"},
        "▲": {"accent", "onaccent", "points", "strong"},
        "◊": {*_NAMES, "accent"},
        "‹›": {*_NAMES, "accent", "key"},
        "┼╵╷": {"accent", "rule", *_SEATS},
        "░": {"rule"},
        "▒": _SEATS,
        "~": {"sea", "points", "text", "title"},
        "?": {"points", "key", *_NAMES, "warn", "faint", "title", "oncity"},
        "!": {"warn", *_NAMES, "title", "faint"},
        "×": {"money", "text", "faint", *_NAMES},
        "▌": {"accent", "rule", "land", "shallow", *_SEATS},
    }.items()
    for sign in signs
}
"""The inks of signs that mean one thing: in another ink they would mean something else. Kinds of cards come on top."""


_WORDS = re.compile("[a-z]{3}")


@cache
def meanings() -> dict[str, list[str]]:
    """Give what the page says of each thing in its left column."""
    found: dict[str, list[str]] = {}
    for row in PAGE.read_text(encoding="utf-8").splitlines():
        if row.startswith("| ") and not row.startswith("| sign "):
            signs, told = row.strip("|").split("|", 1)
            # Where there are words the whole is one thing.
            for sign in [signs.strip()] if _WORDS.search(signs) else signs.split():
                found.setdefault(sign, []).append(told.strip())
    return found


@cache
def known() -> frozenset[str]:
    """Give every character that may be drawn beside ASCII and letters."""
    on_page = {character for sign in meanings() for character in sign if not character.isascii()}
    return frozenset(on_page | OF_COASTS | {each for each in LETTERS if not each.isalnum()})
