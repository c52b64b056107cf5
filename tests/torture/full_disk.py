"""A disk with room for so many bytes and no more: what fits is saved, what does not is said, nothing is half there.

Every budget is tried with writes that take what fits and then fail. On a real file system of a few pages, where one
can be mounted (that takes root on Linux), a game is played on while the disk is full, until there is room again.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from maracaibo_tui.engine.record_file import RecordError, read_header
from maracaibo_tui.library import saves
from maracaibo_tui.library.saves import SaveError
from maracaibo_tui.play.plan import Plan
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.setting_up import SetUp
from maracaibo_tui.play.sitting import Sitting
from tests.support.played import TITLE
from tests.support.seated import play

from . import disk
from .outcome import Outcome
from .reference import after

MOST = 64 * 1024
SAVES = range(0, 45, 3)
EXHAUSTIVE = 1000
"""With so many tries every budget is one, otherwise one of so many:"""
_STRIDE = 1999
_PAGE = 4096
_ROOM = 40 * _PAGE


def run(count: int, seed: int) -> Outcome:
    """Try every budget from nothing to 64 KiB; `count` says whether every byte or every so many."""
    every = 1 if count >= EXHAUSTIVE else _STRIDE
    budgets = range(0, MOST + 1, every)
    files = [after(seed, answers) for answers in SAVES]
    with tempfile.TemporaryDirectory(prefix="maracaibo-full-", dir=disk.in_memory()) as folder:
        failures = [problem for budget in budgets if (problem := _spent(Path(folder), files, budget))]
        mounted = 0
        with _mounted(Path(folder) / "disk") as small:
            if small is not None:
                for free in range(0, MOST + 1, _PAGE):
                    mounted += 1
                    failures += [f"{free} bytes free: {problem}" for problem in _played_on(small, free, seed)]
    return Outcome("full_disk", len(budgets), tuple(failures), {"budgets": len(budgets), "on a small disk": mounted})


def _spent(folder: Path, files: list[bytes], budget: int) -> str:
    """Save again and again until no more bytes are left; the last save that was not refused must be there."""
    path, kept, said = folder / "sunday.json", b"", ""
    path.unlink(missing_ok=True)
    with disk.watched(disk.full_after(budget)):
        for data in files:
            try:
                saves.write(path, data)
            except SaveError as error:
                said = str(error)
                break
            kept = data
    if (path.read_bytes() if path.exists() else b"") != kept:
        return f"{budget} bytes: the last save that fitted is not there"
    if any(each.is_file() and each != path for each in folder.iterdir()):
        return f"{budget} bytes: something half written is left"
    return "" if "No space left on device" in said or kept == files[-1] else f"{budget} bytes: it is not said: {said!r}"


@contextmanager
def _mounted(folder: Path) -> Iterator[Path | None]:
    """Mount a file system of a few pages; none where that is not allowed."""
    folder.mkdir()
    words = ["mount", "-t", "tmpfs", "-o", f"size={_ROOM}", "maracaibo", str(folder)]
    mount = shutil.which("mount")
    if mount is None or not sys.platform.startswith("linux") or os.geteuid() != 0:
        yield None
        return
    if subprocess.run([mount, *words[1:]], capture_output=True, check=False).returncode:
        yield None
        return
    try:
        yield folder
    finally:
        # Lazily: a process that has failed may still have a file open.
        subprocess.run([shutil.which("umount") or "umount", "-l", str(folder)], capture_output=True, check=True)


def _played_on(folder: Path, free: int, seed: int) -> list[str]:
    """Play where so much is free, then where there is room again."""
    ballast = folder / "ballast"
    ballast.write_bytes(bytes(_ROOM - free))
    before = os.environ.get("MARACAIBO_HOME")
    os.environ["MARACAIBO_HOME"] = str(folder / "home")
    try:
        return list(_problems(ballast, seed))
    finally:
        if before is None:
            del os.environ["MARACAIBO_HOME"]
        else:
            os.environ["MARACAIBO_HOME"] = before
        shutil.rmtree(folder / "home", ignore_errors=True)
        ballast.unlink(missing_ok=True)


def _problems(ballast: Path, seed: int) -> Iterator[str]:
    plan = Plan(seats=(Seat("Ada"), Seat("Ben")), chosen={"start": "listed"}, seed=seed)
    sitting = SetUp(TITLE).begin(plan)
    said: list[str] = [sitting.note] if sitting.note else []
    sitting.saving.tell = said.append
    try:
        play(sitting.session, 25)
        yield from _unsaid(sitting, said, len(sitting.session.match.journal))
        ballast.unlink()
        said.clear()
        play(sitting.session, 1)
        if sitting.saving.problem or _answers(sitting) != len(sitting.session.match.journal):
            yield "with room again it is not saved again"
    except RecordError as error:
        yield str(error)
    finally:
        sitting.saving.release()


def _unsaid(sitting: Sitting, said: list[str], answers: int) -> Iterator[str]:
    there = _answers(sitting)
    if there > answers or (there == answers) == bool(sitting.saving.problem):
        yield f"{there} of {answers} answers are there, and the game says {sitting.saving.problem!r}"
    if sitting.saving.problem and not (said and "No space left" in said[-1] and "play on" in said[-1]):
        yield f"that is not said at the table: {said[-1:]}"


def _answers(sitting: Sitting) -> int:
    path = sitting.saving.path
    return read_header(saves.read(path)).answers if path.exists() else -1
