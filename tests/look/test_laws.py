"""The laws that every frame keeps can be broken: each finds what it is there for, and nothing else."""

from __future__ import annotations

import pytest

from tests.look.laws import LAWS
from tests.support.looked_at import Cell, SeenPart


def part(*rows: str, ink: str = "text", ground: str = "panel", name: str = "hand") -> SeenPart:
    """Give a part with these rows, all in one style."""
    return SeenPart(name, [[Cell(character, ink, ground, frozenset()) for character in row] for row in rows])


def key_bar(*pieces: tuple[str, str]) -> SeenPart:
    """Give the last row, piece by piece with its ink."""
    row = [Cell(character, ink, "table", frozenset()) for ink, text in pieces for character in text]
    return SeenPart("keys", [row])


BROKEN = {
    "an ink on a ground that is not its own": ("readable", part("6 MP", ink="faint", ground="deep")),
    "a style word that is gone": ("readable", part("Jean", ink="legal")),
    "a ground that is none": ("readable", part(" ", ground="water")),
    "a letter in the colour of land": ("readable", part("a", ink="land", ground="deep")),
    "a sign of old": ("in the table of glyphs", part("╌╌")),
    "a letter of two cells": ("in the table of glyphs", part("船")),
    "a sign that is no key": ("in the table of glyphs", part("\x07")),
    "a sign without a meaning": ("explained", part("↓")),
    "a text that is cut": ("whole", part("a market for tob…          ")),
    "a sign in the ink of another meaning": ("one meaning", part("▲A", ink="gain")),
    "a band in another colour": ("one band", part(" Havana ", ink="onaccent", ground="warn", name="prompt")),
    "two bands": ("one band", part(" 1 ", "", " 2 ", ink="onaccent", ground="accent", name="prompt")),
    "a key before two options": ("one meaning", part("1", "1", ink="key", ground="raised", name="prompt")),
    "a word that stops": ("whole", part("what waits there is a villag        ")),
    "rows that wait below free ones": ("nothing left below", part("  3 more below", "")),
    "a text that is cut above a free row": ("nothing left below", part("a market for tob…", "                 ")),
    "two signs for one": ("with arrows", part("2 books -> 3 VP")),
    "an id": ("in words", part("+ missions_lost     -5")),
    "a key twice": ("keys once", key_bar(("key", " u"), ("faint", " undo "), ("key", " u"), ("faint", " more "))),
}
KEPT = {
    "words": part("a market for tobacco, corn"),
    "an accent": part("  Petit-Goâve (2)            "),
    "a cut at the very edge": part("a market for tob…       "),
    "a text that is cut where no row is free": part("a market for tob…", "and for corn and sugar"),
    "a row of the prompt that is kept free": part("▌ for tob…", "▌", ink="rule", ground="raised", name="prompt"),
    "names that are written together": part("LogBook           "),
    "more of a list": part("   3 more below          "),
    "a quarter of land beside shallows": part("▙", ink="land", ground="shallow"),
    "words on the chart": part("Martinique", ink="off", ground="hill"),
    "two keys": key_bar(("key", " u"), ("faint", " undo "), ("key", " U"), ("faint", " redo ")),
    "what somebody types": part("> xyz_               "),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_law_that_is_broken_says_so(what: str) -> None:
    """Only the law that is meant speaks, and it names the part."""
    law, seen = BROKEN[what]
    found = {name: told for name, each in LAWS.items() if (told := each([seen]))}
    assert [*found] == [law]
    assert all(told.startswith(f"{seen.name}: ") for told in found[law])


@pytest.mark.parametrize("what", KEPT)
def test_what_is_as_it_should_be_breaks_no_law(what: str) -> None:
    """Nothing is said of it."""
    assert [told for law in LAWS.values() for told in law([KEPT[what]])] == []
