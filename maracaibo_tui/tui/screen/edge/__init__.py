"""The edge of the terminal: what comes in, what goes out, and what happens when the line drops or the game fails.

`guard` and `environment` look at the terminal before Textual is loaded; `driver` takes keys and sends pictures;
`signals` and `watcher` end the process at once when it must end; `crash` says so when the program is wrong.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .environment import Terminal, described, prepare
from .guard import refuse, why_not

if TYPE_CHECKING:
    from textual.app import App

__all__ = ["Terminal", "described", "install", "prepare", "refuse", "why_not"]


def install(app: App[None]) -> None:
    """Make an application that is about to run take its keys and leave by our rules."""
    from . import signals, watcher
    from .driver import EdgeDriver

    app.driver_class = EdgeDriver
    signals.install()
    watcher.start()
