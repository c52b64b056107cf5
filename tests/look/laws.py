"""What no frame may do, whatever it shows: each law gives the words for what breaks it on a screen."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from rich.cells import get_character_cell_size
from textual.screen import Screen

from maracaibo_tui.tui.screen.glyphs import ASCII, SIGNS
from maracaibo_tui.tui.screen.palette import CHART, RAISED, pairs
from maracaibo_tui.tui.shell.applied_settings import inks
from maracaibo_tui.tui.shell.kit import ASK, KEY_BAR
from maracaibo_tui.tui.tables.maracaibo.card_lines import ROOMY
from tests.look.signs import INKS, OF_COASTS, known
from tests.look.words import words_of_the_house
from tests.support.looked_at import SeenPart, cells_of, parts_of

_CHIPS = frozenset({"seat1", "seat2", "seat3", "seat4", "automa"})
ROOM = 8
"""So many blank cells at the right of a text are room for what is left out."""
_ELLIPSIS = re.compile(rf"\S ?…(?= {{{ROOM}}})")
_MORE = re.compile(r"\d+ more below")
_LAST_WORD = re.compile(rf"(\w[\w'’-]*)(?= {{{ROOM}}}|\s*$)")
_NO_WORD = re.compile(r"[A-DJ]+|.*_")
"""Letters of seats side by side, and what somebody types."""
_ID = re.compile(r"(?<![\w/…])[a-z]+_[a-z_]+(?![\w/])")
"""An id of the code; a folder may have such a name."""
_CAPITALS = re.compile("[A-Z][^A-Z]+")
"""Words that are written together where a name has little room."""
Law = Callable[[Sequence[SeenPart]], list[str]]
"""Gives what breaks it on a screen, each in a few words."""


def readable(parts: Sequence[SeenPart]) -> list[str]:
    """Every ink stands on a ground that the palette has for it; parts of cells lie beside each other as grounds do."""
    bad: dict[str, str] = {}
    for part, cell in cells_of(parts):
        fits = cell.character == " " or (cell.ink in CHART and cell.character in OF_COASTS)
        if not ((fits and cell.ground in _grounds()) or (cell.ink, cell.ground) in _pairs()):
            told = f"{part}: {cell.ink} on {cell.ground}"
            bad[told] = bad.get(told, "") + cell.character
    return [f"{told}: {text!r}" for told, text in bad.items()]


def in_the_table(parts: Sequence[SeenPart]) -> list[str]:
    """Every character is ASCII or a glyph that has one cell, and one of ASCII in its place."""
    bad = {
        f"{part}: {cell.character!r} is not in the table of glyphs"
        for part, cell in cells_of(parts)
        if not (cell.character.isascii() and cell.character.isprintable())
        and (len(ASCII.get(cell.character, "")) != 1 or get_character_cell_size(cell.character) != 1)
    }
    return sorted(bad)


def explained(parts: Sequence[SeenPart]) -> list[str]:
    """Every sign stands with its meaning on the page of signs."""
    seen = {(part, cell.character) for part, cell in cells_of(parts) if cell.character in SIGNS}
    return [f"{part}: {sign!r} is not on the page of signs" for part, sign in sorted(seen) if sign not in known()]


def one_meaning(parts: Sequence[SeenPart]) -> list[str]:
    """A sign has one of the inks that belong to its meaning; a key stands once before the options of a question."""
    bad = [
        f"{part}: {sign!r} is written in {ink}"
        for part, sign, ink in sorted({(part, cell.character, cell.ink) for part, cell in cells_of(parts)})
        if sign in INKS and ink not in INKS[sign] | (_own() if sign in "▌█" else frozenset())
    ]
    for part in [part for part in parts if part.name == ASK]:
        keys = [cell.character for row in part.rows for cell in row if cell.ink == "key" and cell.character.isdigit()]
        bad += [f"{part.name}: {key} stands before two options" for key, times in Counter(keys).items() if times > 1]
    return bad


def one_band(parts: Sequence[SeenPart]) -> list[str]:
    """In the prompt nothing but chips of seats and one band on the accent has a ground of its own."""
    bad = []
    for part in [part for part in parts if part.name == ASK]:
        for row in part.rows:
            filled = [cell.ground if cell.ground != RAISED else "" for cell in row]
            bad += [f"{part.name}: filled with {ground}" for ground in sorted({*filled} - _CHIPS - {"", "accent"})]
        bands = ["".join("x" if cell.ground == "accent" else " " for cell in row).split() for row in part.rows]
        rows = [at for at, found in enumerate(bands) if found]
        if any(len(found) > 1 for found in bands) or (rows and rows[-1] - rows[0] >= len(rows)):
            bad.append(f"{part.name}: several bands")
    return bad


def whole(parts: Sequence[SeenPart]) -> list[str]:
    """No text is cut, and none stops in the middle of a word, while cells at its right are blank."""
    bad = []
    for part in parts:
        for row in part.texts:
            if _ELLIPSIS.search(row):
                bad.append(f"{part.name}: cut beside emptiness: {row.rstrip()!r}")
            bad += [
                f"{part.name}: stops in the middle of {word!r}: {row.rstrip()!r}"
                for word in _LAST_WORD.findall(row)
                if not _is_word(word) and len(row) - len(row.rstrip()) >= ROOM
            ]
    return bad


def nothing_left_below(parts: Sequence[SeenPart]) -> list[str]:
    """Nothing waits below, and nothing is cut, while rows at the foot of a part are free."""
    bad = []
    for part in parts:
        texts = [row.rstrip("▌ ") for row in part.texts]
        free = len(texts) - max((at + 1 for at, row in enumerate(texts) if row.strip("▌ ")), default=0)
        if free < _spare(part):
            continue
        for row in texts:
            if _MORE.search(row):
                bad.append(f"{part.name}: {free} rows are free: {row.strip()!r}")
            elif "…" in row:
                bad.append(f"{part.name}: cut above {free} free rows: {row.strip()!r}")
    return bad


def _spare(part: SeenPart) -> int:
    """Count the free rows that are room for another one: the prompt keeps its last for what is said.

    Where a card is told in sentences below the others, the rows of the longest are kept free: nothing moves there.
    """
    tells_below = len(part.texts[0]) >= ROOMY if part.name == "hand" else False
    return 2 if part.name == ASK else 6 if tells_below else 1


def with_arrows(parts: Sequence[SeenPart]) -> list[str]:
    """What becomes what has one sign on the screen; two stand for it in lines without one."""
    return [
        f"{part.name}: two signs for an arrow: {row.strip()!r}" for part in parts for row in part.texts if "->" in row
    ]


def in_words(parts: Sequence[SeenPart]) -> list[str]:
    """No id of the code stands where a name should."""
    return [f"{part.name}: {found} is an id" for part in parts for row in part.texts for found in _ID.findall(row)]


def keys_once(parts: Sequence[SeenPart]) -> list[str]:
    """In the last row no key means two things."""
    bad = []
    for part in [part for part in parts if part.name == KEY_BAR] or parts[-1:]:
        row = part.rows[-1]
        keys = "".join(cell.character if cell.ink == "key" else "\n" for cell in row).split()
        bad += [f"{part.name}: {key} means two things" for key, times in Counter(keys).items() if times > 1]
    return bad


LAWS: Mapping[str, Law] = {
    "readable": readable,
    "in the table of glyphs": in_the_table,
    "explained": explained,
    "one band": one_band,
    "one meaning": one_meaning,
    "whole": whole,
    "keys once": keys_once,
    "with arrows": with_arrows,
    "in words": in_words,
    "nothing left below": nothing_left_below,
}
"""By name; every frame of `tests/frames` is looked at."""


def broken(screen: Screen[Any]) -> list[str]:
    """Give all that breaks a law on a screen."""
    parts = parts_of(screen)
    return [f"{name}: {told}" for name, law in LAWS.items() for told in law(parts)]


@cache
def _pairs() -> frozenset[tuple[str, str]]:
    return frozenset(pairs({word for own in inks().values() for word in own}))


@cache
def _own() -> frozenset[str]:
    """Name the inks of kinds of cards and of sources of points, those of the games among them."""
    return frozenset({"gain", "spain", "france", "money", "england", "title", "faint", "points", "cost"}).union(
        *inks().values()
    )


@cache
def _grounds() -> frozenset[str]:
    return frozenset(ground for _, ground in _pairs())


def _is_word(word: str) -> bool:
    told = word.casefold().strip("'’-")
    return (
        len(told) <= 2
        or not re.sub(r"['’-]", "", told).isalpha()
        or _NO_WORD.fullmatch(word) is not None
        or told in words_of_the_house()
        or {each.casefold() for each in _CAPITALS.findall(word) or [told]} <= words_of_the_house()
        or told.split("-")[-1] in words_of_the_house()
    )
