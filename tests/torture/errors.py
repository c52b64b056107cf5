"""An error at every call of a save: the old game or the new one is there, it is said, and the next save works."""

from __future__ import annotations

import errno
import os
import tempfile
from pathlib import Path

from maracaibo_tui.library import saves
from maracaibo_tui.library.saves import SaveError

from . import disk
from .outcome import Outcome
from .reference import after

BEFORE = 30
REASONS = (errno.EIO, errno.ENOSPC, errno.EROFS, errno.EDQUOT, errno.EACCES, errno.EMFILE)


def run(_count: int, seed: int) -> Outcome:
    """Let each call fail for each reason, of a first save and of one that takes the place of another."""
    old, new = after(seed, BEFORE), after(seed, BEFORE + 1)
    failures: list[str] = []
    tried = 0
    for before in (b"", old):
        for reason in REASONS:
            # One after the other, until a save has so few calls that none fails.
            number = 0
            while (found := _failing(before, new, number, reason)) is not None:
                tried, number = tried + 1, number + 1
                failures += [f"{os.strerror(reason)} at call {number}: {problem}" for problem in found]
    return Outcome("errors", tried, tuple(failures), {"errors": tried})


def _failing(before: bytes, new: bytes, number: int, reason: int) -> list[str] | None:
    """Say what is wrong after a save one of whose calls has failed; None if it has not so many."""
    with tempfile.TemporaryDirectory(prefix="maracaibo-errors-", dir=disk.in_memory()) as folder:
        path = Path(folder) / "games" / "sunday.json"
        if before:
            saves.write(path, before)
        said = ""
        with disk.watched(disk.fails_at(number, reason)) as seen:
            try:
                saves.write(path, new)
            except SaveError as error:
                said = str(error)
        if len(seen) <= number:
            return None
        problems = list(_wrong(path, before, new, said))
        saves.write(path, new)
        return problems + ["the next save does not work"] * (path.read_bytes() != new)


def _wrong(path: Path, before: bytes, new: bytes, said: str) -> list[str]:
    there = path.read_bytes() if path.exists() else b""
    problems = ["the game is neither old nor new"] * (there not in {before, new})
    problems += ["it is not there, and that is not said"] * (there != new and not said)
    problems += [f"that is no sentence: {said!r}"] * (not said.isprintable())
    left = [each.name for each in path.parent.glob("*") if each.is_file() and each != path] if there else []
    return problems + [f"{name} is left" for name in left]
