"""The watcher: a thread that waits for the terminal to go away, for cases in which no signal says so."""

from __future__ import annotations

import select
from threading import Thread

from .guard import KEYS
from .signals import hung_up, kept_from_threads


def start() -> None:
    """Watch the terminal from now on; waiting costs nothing."""
    with kept_from_threads():
        Thread(target=_watch, name="hang-up", daemon=True).start()


def _watch() -> None:
    poller = select.poll()
    # Asking for no event leaves those that are always told: hang-up, error, closed.
    poller.register(KEYS, 0)
    poller.poll()
    hung_up()
