"""The look at the streams before anything is drawn: without a terminal on both sides the table cannot be shown."""

import contextlib
import os
import sys

from maracaibo_tui.library.paths import GUEST

KEYS, PICTURE = 0, 2
"""The streams that keys come from and that Textual paints on."""
_INSTEAD = 'start "maracaibo" without redirecting it, or "maracaibo play --plain" to play in lines.'
_FOR_GUESTS = 'type "ssh -t" in place of "ssh".'
"""Guests of somebody's machine can start nothing there: it is started for them, with a terminal if they bring one."""


def why_not() -> str:
    """Say in a sentence why the table cannot be shown here, and what to do; nothing if it can."""
    instead = _FOR_GUESTS if os.environ.get(GUEST) else _INSTEAD
    if not is_terminal(KEYS):
        return f"The table takes its keys from a terminal, and standard input is none: {instead}"
    if not is_terminal(PICTURE):
        return f"The table is drawn on a terminal, and standard error is none: {instead}"
    return ""


def is_terminal(handle: int) -> bool:
    """Tell whether a stream is open and a terminal."""
    try:
        return os.isatty(handle)
    except OSError:
        return False


def refuse(sentence: str) -> None:
    """Say a sentence on the first stream that takes it; where none does, nobody would hear it."""
    for stream in (sys.stderr, sys.stdout):
        # A stream that was closed from the start is None.
        if stream is None:
            continue
        try:
            stream.write(f"{sentence}\n")
            stream.flush()
        except OSError:
            # What could not be written would be tried again when the interpreter ends, and turn the exit code.
            with contextlib.suppress(OSError):
                os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
        else:
            return
