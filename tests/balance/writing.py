"""Games are played by several processes and written down one a line, so that a run goes on where one has stopped."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import Struct

W = TypeVar("W")
G = TypeVar("G", bound=Struct)


def write_down(file: Path, processes: int, wishes: Sequence[W], played: Callable[[W], list[G]]) -> None:
    """Play what is wished for and write each game at the end of the file as soon as it is over."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(processes) as workers, file.open("ab") as out:
        for found in workers.map(played, wishes):
            out.writelines(msgspec.json.encode(each) + b"\n" for each in found)
            out.flush()


def written(file: Path, kind: type[G]) -> Iterator[G]:
    """Read the games that were written down, none if there is no such file yet."""
    if not file.is_file():
        return
    with file.open("rb") as lines:
        yield from (msgspec.json.decode(line, type=kind) for line in lines)
