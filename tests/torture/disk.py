"""The calls of the system that a save is made of, seen one by one, and made to fail or to be the last."""

from __future__ import annotations

import errno
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

WATCHED = ("open", "write", "fsync", "close", "replace", "rename", "link", "unlink", "mkdir")


class Call(NamedTuple):
    """One call: which it is of all that were seen, what is called, and with what."""

    number: int
    name: str
    arguments: tuple[Any, ...]


_IN_MEMORY = Path("/dev/shm")  # noqa: S108 - folders of their own are made in there

React = Callable[[Call, Callable[..., Any]], Any]
"""Carries out a call, or does something else in its place."""


def in_memory() -> Path | None:
    """Give a place for files where waiting for the disk costs nothing, if there is one."""
    return _IN_MEMORY if _IN_MEMORY.is_dir() else None


@contextmanager
def watched(react: React) -> Iterator[list[Call]]:
    """Let `react` carry out every call that changes or reads files, in this process."""
    seen: list[Call] = []

    def through(name: str, really: Callable[..., Any]) -> Callable[..., Any]:
        def call(*arguments: Any, **options: Any) -> Any:  # noqa: ANN401 - whatever the system takes and gives
            seen.append(Call(len(seen), name, arguments))
            return react(seen[-1], lambda *other: really(*(other or arguments), **options))

        return call

    patches = [patch.object(os, name, through(name, getattr(os, name))) for name in WATCHED]
    for each in patches:
        each.start()
    try:
        yield seen
    finally:
        for each in patches:
            each.stop()


def carried_out(_call: Call, really: Callable[..., Any]) -> Any:  # noqa: ANN401 - whatever the system gives
    """Do as was asked."""
    return really()


def fails_at(number: int, reason: int) -> React:
    """Let one call fail for a reason."""

    def react(call: Call, really: Callable[..., Any]) -> Any:  # noqa: ANN401 - whatever the system gives
        if call.number == number:
            raise OSError(reason, os.strerror(reason))
        return really()

    return react


def killed_at(number: int, *, after: bool) -> React:
    """Kill this process before or right after a call, as somebody else would."""

    def react(call: Call, really: Callable[..., Any]) -> Any:  # noqa: ANN401 - whatever the system gives
        if call.number == number and not after:
            os.kill(os.getpid(), signal.SIGKILL)
        result = really()
        if call.number == number:
            os.kill(os.getpid(), signal.SIGKILL)
        return result

    return react


def writes_only(number: int, most: int, *, then_killed: bool) -> React:
    """Let one call of `write` take so many bytes only, and the process end after it if that is wanted."""

    def react(call: Call, really: Callable[..., Any]) -> Any:  # noqa: ANN401 - whatever the system gives
        if call.number != number:
            return really()
        handle, data = call.arguments
        written = really(handle, bytes(data)[:most])
        if then_killed:
            os.kill(os.getpid(), signal.SIGKILL)
        return written

    return react


def full_after(budget: int) -> React:
    """Let so many bytes in all find room; the write that does not fit takes what does, and the next one fails."""
    left = budget

    def react(call: Call, really: Callable[..., Any]) -> Any:  # noqa: ANN401 - whatever the system gives
        nonlocal left
        if call.name != "write":
            return really()
        handle, data = call.arguments
        if left <= 0 and len(data):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        written: int = really(handle, bytes(data)[:left])
        left -= written
        return written

    return react
