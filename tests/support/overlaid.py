"""What lies upon the table, and a game for it to lie upon."""

from __future__ import annotations

from typing import Any

from maracaibo_tui.tui.screen.lines import plain
from maracaibo_tui.tui.shell.match_screen import MatchScreen
from tests.support.seated import ALONE, JEAN, asked, play_to, screen_of, session


def main_action() -> MatchScreen:
    """Sit down at a table where the main action is asked."""
    return screen_of(play_to(session(ALONE, JEAN), asked("DEC-10")))


def text_of(overlay: Any, cells: int = 74, rows: int = 40) -> str:  # noqa: ANN401 - any overlay
    """Give what an overlay draws as text."""
    return "\n".join(map(plain, overlay.draw(cells, rows)))
