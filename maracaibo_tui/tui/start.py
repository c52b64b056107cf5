"""What the commands call: a look at the terminal, then the first page, or at once a game."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from maracaibo_tui.commands.play import NewGame, OldGame

NO_TERMINAL = 2
# Read by Textual when it is imported.
_USUAL = {"ESCDELAY": "40", "TEXTUAL_ANIMATIONS": "none", "TEXTUAL_SMOOTH_SCROLL": "0"}


def open_game(wish: NewGame | OldGame) -> int:
    """Open the interface with what was asked for, and stay until it is left."""
    refusal = why_not(os.environ)
    if refusal:
        print(refusal, file=sys.stderr)
        return NO_TERMINAL
    for variable, usual in _USUAL.items():
        os.environ.setdefault(variable, usual)
    from .front import shown

    return shown(wish)


def why_not(environ: Mapping[str, str]) -> str:
    """Say in a sentence why the interface cannot be shown here; nothing if it can."""
    if not (_is_terminal(sys.stdin) and _is_terminal(sys.__stderr__)):
        return "The game needs a terminal: start it in one, without redirecting its input or its errors."
    if environ.get("TERM", "") in {"", "dumb"}:
        return "This terminal cannot move its cursor: start the game in one that can, and see that TERM names it."
    return ""


def _is_terminal(stream: TextIO | None) -> bool:
    try:
        return stream is not None and stream.isatty()
    except ValueError:
        return False
