"""The walk through a campaign by what stands on the screen, in short; and that its looking at screens would notice."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal import captures
from tests.terminal.campaign_walk import SIZE, Walk
from tests.terminal.spoilers import names, told_early
from tests.terminal.tmux import terminal

FRONT_OF_02 = frozenset({("01", "front"), ("01", "back"), ("02", "front")})
WIDE, HIGH = SIZE


def test_a_campaign_is_begun_left_and_read_by_what_the_screen_says(tmp_path: Path) -> None:
    """From the title to the table, away and back again, then every page of the campaign: nothing is wrong with any."""
    with terminal((), SIZE, tmp_path / "home") as opened:
        walk = Walk(opened, tmp_path / "home", tmp_path / "screens")
        walk.begin(1)
        walk.walker.play(3)
        walk.leave()
        walk.walker.play(1)
        walk.away()
        text = walk.read()
    assert "Go on with game 1" in text
    assert walk.walker.answers == 4
    kept = sorted((tmp_path / "screens").glob("*.txt"))
    assert len(kept) == walk.captures.count > 15
    assert any("Card 01 Adrift" in file.read_text(encoding="utf-8") for file in kept)
    assert walk.captures.faults == []


def _screen(*rows: str) -> str:
    return "\n".join([*rows, *[""] * (HIGH - len(rows))])


@pytest.mark.parametrize(
    "text, told",
    [
        (_screen("▌ A whole row.").removesuffix("\n"), "23 rows"),
        (_screen("x" * (WIDE + 1)), "81 cells"),
        (_screen("▌ This is cut …"), "cut beside emptiness"),
        (_screen(f"▌ {'x' * 75} …", "▌", "▌"), "cut above emptiness"),
        (_screen("Traceback (most recent call last):"), "shows 'Traceback'"),
    ],
)
def test_what_is_wrong_with_a_screen_is_named(text: str, told: str) -> None:
    """Rows too many or too few, texts that are cut without need, and a program that has failed."""
    found = [*captures.misshapen(text, SIZE), *captures.cut(text), *captures.broken_down(text)]
    assert any(told in each for each in found), found


def test_nothing_is_wrong_with_a_sound_screen() -> None:
    """A row may be cut where it is full and another one follows."""
    text = _screen("▌ A whole row.", f"▌ {'x' * 75} …", "▌ and the next", " Enter go on")
    assert [*captures.misshapen(text, SIZE), *captures.cut(text), *captures.broken_down(text)] == []


@pytest.mark.parametrize(
    "words",
    [
        "Card 03 The Slate at Tortuga",
        "▌ Sabina Ortuño, a clerk from\n▌ Cartagena: ink on her cuffs",
        "a note from Sabina Ortuño",
        "Tortuga Crews at 3 Tortuga",
        f"chapter {2}, 1683: False Lights",
        "1  Ask Marguerite Loiseau at Tortuga",
    ],
)
def test_what_is_told_too_early_is_named(words: str) -> None:
    """Cards, sides, people, tiles, chapters and choices that nobody can know, also where they stand in two rows."""
    assert told_early(words, FRONT_OF_02)
    assert told_early(words, frozenset().union(*names().values())) == []


def test_what_was_read_may_be_told() -> None:
    """The cards that lie out, and the goat, who was found long ago."""
    assert told_early("Card 02 Seventeen Hats, and The goat", FRONT_OF_02) == []
