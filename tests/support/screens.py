"""Tables on a screen without a terminal: keys go in, the text of the frame comes out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from string import ascii_letters, digits
from typing import Any

import pytest
from syrupy.extensions.single_file import SingleFileSnapshotExtension, WriteMode
from syrupy.location import PyTestLocation
from textual.screen import Screen

from maracaibo_tui.games.maracaibo.state.position import Options
from maracaibo_tui.library.settings import Settings
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.session import Session
from maracaibo_tui.play.sitting import new_game
from maracaibo_tui.tui.app import MaracaiboApp
from maracaibo_tui.tui.screen.look import Look
from maracaibo_tui.tui.shell.kit import kit_of
from maracaibo_tui.tui.shell.match_screen import MatchScreen
from tests.support.advising import at_once
from tests.support.played import terms
from tests.support.seated import SIZES, asked, play, play_to, rows_of, screen_of, session

ROOT = Path(__file__).parents[2]
LETTERS = ascii_letters + digits
FIRST_DECISIONS = ("1", "2", "3", "4")
EVERY_SIZE = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")


WATCHERS: list[Callable[[Screen[Any]], None]] = []
"""Who else looks at every screen that a frame is read off."""
FOUR = (
    Seat("Bartholomew of Nevis"),
    Seat("Marguerite de Tours"),
    Seat("Ximena Valdivieso S."),
    Seat("Jan van der Waterber"),
)
"""Names as long as they may be."""


class FrameExtension(SingleFileSnapshotExtension):
    """Frames lie as text files under `snapshots/maracaibo`, a folder a module, named by the test."""

    _write_mode = WriteMode.TEXT
    file_extension = "txt"

    @classmethod
    def dirname(cls, *, test_location: PyTestLocation) -> str:
        """Give the folder of a module's frames."""
        return str(ROOT / "snapshots" / "maracaibo" / test_location.basename)


def text_of(screen: Screen[object]) -> str:
    """Read the frame off a screen, row by row."""
    return "\n".join(row.rstrip() for row in rows_of(screen)) + "\n"


def letters_of(screen: Screen[object]) -> str:
    """Read a screen with its styles: the frame, a letter for the style of every cell, and what each letter means."""
    known: dict[str, str] = {}
    rows = []
    for strip in screen._compositor.render_strips():  # noqa: SLF001 - what the terminal would be sent
        row = ""
        for segment in strip:
            letter = known.setdefault(str(segment.style), LETTERS[len(known) % len(LETTERS)])
            row += letter * len(segment.text)
        rows.append(row)
    meanings = [f"{letter} {style}" for style, letter in known.items()]
    return "\n".join([text_of(screen).rstrip("\n"), "", *rows, "", *meanings, ""])


def solo() -> tuple[Options, tuple[Seat, ...]]:
    """Give the options of a game against Jean."""
    return Options(players=1, bot="jean", bot_level=3), (Seat("Ada"),)


def two() -> tuple[Options, tuple[Seat, ...]]:
    """Give the options of a game of two persons."""
    return Options(players=2), (Seat("Ada"), Seat("Bartholomew of Nevis"))


def table(options: Options, seats: Sequence[Seat], look: Look, settings: Settings) -> MatchScreen:
    """Sit down at a game with a fixed seed."""
    sitting = new_game(terms(options), 7, seats)
    return at_once(MatchScreen(kit_of(sitting.title, sitting.terms.game.printed), sitting.referee, look, settings))


@cache
def middle() -> Session:
    """Play a game of four persons with long names into its second round, up to a voyage; only looked at, not played."""
    played = play(session(FOUR, Options(players=4), 5), 170, 5)
    return play_to(played, asked("DEC-04"), 5)


def frame(
    game: tuple[Options, Sequence[Seat]],
    keys: Sequence[str],
    size: tuple[int, int] = (80, 24),
    look: Look | None = None,
) -> str:
    """Play these keys at a new table and give the frame."""
    look = look or Look("dark")
    return shown(MaracaiboApp(look, table(*game, look, Settings())), keys, size)


def seen(played: Session, keys: Sequence[str], size: tuple[int, int] = (80, 24)) -> str:
    """Press these keys at a table that is looked at, and give the frame."""
    screen = screen_of(played)
    return shown(MaracaiboApp(screen.look, screen), keys, size)


def shown(
    app: MaracaiboApp,
    keys: Sequence[str],
    size: tuple[int, int] = (80, 24),
    read: Callable[[Screen[object]], str] = text_of,
) -> str:
    """Press these keys in the program and read the frame off."""

    async def played() -> str:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            for key in keys:
                await pilot.press(key)
            await pilot.pause()
            for watcher in WATCHERS:
                watcher(app.screen)
            return read(app.screen)

    return asyncio.run(played())
