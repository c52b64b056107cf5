"""Series that are killed while they are played, and gone on with.

`python -m tests.arena.breaking` kills one fifty times.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

from maracaibo_tui.arena.merging import merged_files
from maracaibo_tui.engine.chance import below, from_seed

_MOMENTS = 1000
"""So many instants of the three hundredths of a second in which it is killed."""
_PROGRAM = (sys.executable, "-m", "maracaibo_tui", "simulate")


def merged(*files: Path) -> bytes:
    """Merge files of results."""
    return b"".join(merged_files(files))


def _words(file: Path, games: int, bots: str) -> list[str]:
    return [*_PROGRAM, "--seats", bots, "--games", str(games), "--out", str(file)]


def finished(file: Path, games: int, bots: str, *further: str, environ: Mapping[str, str] | None = None) -> None:
    """Play a series to its end."""
    subprocess.run([*_words(file, games, bots), *further], check=True, capture_output=True, env=environ)


def started(file: Path, games: int, bots: str, *further: str) -> tuple[subprocess.Popen[bytes], BinaryIO]:
    """Begin a series in two processes, and give what tells of every game as soon as it is written."""
    times = file.with_name(f"{file.name}.times")
    times.unlink(missing_ok=True)
    # A pipe in the place of the file with the times: who reads it waits for a game, not for a clock.
    os.mkfifo(times)
    words = [*_words(file, games, bots), "--jobs", "2", *further]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    return process, times.open("rb")


def killed_and_finished(file: Path, games: int, bots: str, kills: int) -> int:
    """Kill a series so many times after a few more games, then let it end; say how often it was killed."""
    chance, killed = from_seed(kills), 0
    for _ in range(kills):
        chance, more = below(chance, max(2, games // kills))
        process, times = started(file, games, bots)
        for _ in range(more):
            times.readline()
        chance, moment = below(chance, _MOMENTS)
        with suppress(subprocess.TimeoutExpired):
            process.wait(moment / _MOMENTS * 0.03)
        process.kill()
        times.close()
        process.communicate()
        killed += process.returncode == -9
    file.with_name(f"{file.name}.times").unlink()
    finished(file, games, bots, "--jobs", "2")
    return killed


def main() -> None:
    """Kill a series fifty times, and compare it with one that was left in peace."""
    with tempfile.TemporaryDirectory() as folder:
        file, straight = Path(folder, "killed.jsonl"), Path(folder, "straight.jsonl")
        killed = killed_and_finished(file, 200, "busy,random", 50)
        finished(straight, 200, "busy,random", "--jobs", "1")
        is_same = merged(file) == merged(straight)
    print(f"killed {killed} times, then finished: {'the same bytes' if is_same else 'ANOTHER SERIES'}")
    sys.exit(not is_same)


if __name__ == "__main__":
    main()
