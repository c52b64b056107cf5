"""States without colours: owner, in reach, highlighted, focus, not now and changed differ in text and attributes."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Any, NamedTuple

import pytest
from textual.screen import Screen

from maracaibo_tui.tui.app import MaracaiboApp
from maracaibo_tui.tui.screen.lines import Line
from maracaibo_tui.tui.screen.look import Look
from maracaibo_tui.tui.screen.surface import BAND, LINK, NAME, Head, chip, heading
from maracaibo_tui.tui.shell.kit import ASK
from tests.support.looked_at import Cell, SeenPart, parts_of
from tests.support.played import game
from tests.support.screens import middle, shown
from tests.support.seated import placed, screen_of

LARGE = [(80, 24), (120, 40), (200, 60)]
LOOK = Look("mono", depth="none")
SHIPS = re.compile("▲([A-D]+)")


class Bare(NamedTuple):
    """What is left of a style without colours."""

    is_bold: bool
    is_underlined: bool
    is_reversed: bool


STATES = {
    "highlighted": BAND,
    "in reach": NAME,
    "not now, in the prompt": "faint",
    "the map's own cursor": "accent bold underline",
    "changed": "text underline",
}


@pytest.mark.parametrize("one,other", [*combinations(STATES, 2)])
def test_states_differ_in_their_attributes(one: str, other: str) -> None:
    """No two of them look alike where there are no colours."""
    assert bare(STATES[one]) != bare(STATES[other])


def test_what_is_not_now_on_the_map_is_as_plain_as_in_the_prompt() -> None:
    """Names that are no answer are neither bold nor dim; a link is underlined, a chip reversed."""
    assert bare("off") == bare("faint") == bare("text") == Bare(False, False, False)  # noqa: FBT003 - no attribute
    assert bare(LINK).is_underlined
    assert bare(chip(" A ", "seat1").style).is_reversed
    assert not LOOK.style("faint").dim


def test_the_focus_shows_in_the_line_of_a_heading() -> None:
    """The words stay as they are, and the line behind them becomes bold."""
    without, focused = (heading(Head("Ship", (), "s", focused), 30) for focused in (False, True))
    assert [span.text for span in without] == [span.text for span in focused]
    assert attributes(without) != attributes(focused)


@pytest.mark.parametrize("size", LARGE, ids=str)
def test_the_highlight_moves(size: tuple[int, int]) -> None:
    """One stretch of the prompt is reversed beside the chip of who decides, another after a key; on the map a name."""
    before, after = (seen(("m", *keys), size) for keys in ((), ("n",)))
    one, other = (set(reversed_in(parts[ASK])) for parts in (before, after))
    assert len(one - other) == len(other - one) == 1
    one, other = (set(reversed_in(parts["map"])) for parts in (before, after))
    assert "Santo Domingo" in "".join(one - other)
    assert "San Juan" in "".join(other - one)


@pytest.mark.parametrize("size", LARGE, ids=str)
def test_what_can_be_reached_is_bold(size: tuple[int, int]) -> None:
    """Of all places on the map the names of those that can be answered are bold, those of all others are not."""
    session = middle()
    assert session.question is not None
    asked = {option.removeprefix("sail:") for option in session.question.options}
    here = next(p.ship for p in session.view().players if p.seat == session.viewer)
    found = {}
    for place, location in game().printed.box.locations.items():
        if place != here and (cells := named(seen(("m",), size)["map"], location.name)):
            found[place] = {bare(f"{cell.ink} on {cell.ground} {' '.join(cell.shapes)}").is_bold for cell in cells}
    assert len(found) > 15
    assert {place for place, bold in found.items() if bold == {True}} == asked & found.keys()
    assert all(len(bold) == 1 for bold in found.values())


@pytest.mark.parametrize("size", LARGE, ids=str)
def test_owners_are_letters(size: tuple[int, int]) -> None:
    """Every ship has the letter of its captain."""
    text = "\n".join(seen(("m",), size)["map"].texts)
    assert set("".join(SHIPS.findall(text))) == set("ABCD")


@pytest.mark.parametrize("size", LARGE, ids=str)
def test_what_is_not_possible_now_says_so(size: tuple[int, int]) -> None:
    """It stands behind the words, without a number."""
    played = placed({"players.1.ship": "3", "players.1.hand": []}, ("sail:4",))
    rows = [row for row in looked_at(played, (), size)[ASK].texts if "not now" in row]
    assert rows
    assert not [row for row in rows if re.search(r"\d +not now", row)]


def bare(words: str) -> Bare:
    """Give what is left of style words."""
    style = LOOK.style(words)
    return Bare(bool(style.bold), bool(style.underline), bool(style.reverse))


def attributes(line: Line) -> list[Bare]:
    """Give what is left of the styles of a line."""
    return [bare(span.style) for span in line]


def seen(keys: tuple[str, ...], size: tuple[int, int]) -> dict[str, SeenPart]:
    """Press keys in the middle of a game, about to sail; give what is seen, part by part."""
    return looked_at(middle(), keys, size)


def looked_at(played: Any, keys: tuple[str, ...], size: tuple[int, int]) -> dict[str, SeenPart]:  # noqa: ANN401 - a session
    """Press keys at a table and give what is seen, part by part."""
    found: list[SeenPart] = []

    def read(screen: Screen[Any]) -> str:
        found.extend(parts_of(screen))
        return ""

    screen = screen_of(played)
    shown(MaracaiboApp(screen.look, screen), keys, size, read)
    return {part.name: part for part in found}


def reversed_in(part: SeenPart) -> list[str]:
    """Give the texts that are reversed without colours, row by row."""
    texts = []
    for row in part.rows:
        marks = "".join([cell.character if bare(cell.ink).is_reversed else "\n" for cell in row])
        texts += [text for text in re.split("\n+", marks) if text.strip()]
    return texts


def named(part: SeenPart, name: str) -> list[Cell]:
    """Give the cells of a name on the map."""
    for row, text in zip(part.rows, part.texts, strict=True):
        if (at := text.find(name)) >= 0:
            return [cell for cell in row[at : at + len(name)] if cell.character != " "]
    return []
