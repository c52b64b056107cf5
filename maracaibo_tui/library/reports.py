"""Reports of what went wrong in the program, a small folder of text files; nothing of a game is in them."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from .paths import data_folder
from .whole_file import make_folder, new_file

_MOST_REPORTS = 20


def write_report(text: str) -> Path:
    """Write a report down, and make room where there are many; an OSError says why not."""
    folder = data_folder() / "reports"
    make_folder(folder)
    for old in sorted(folder.glob("*.txt"))[: -_MOST_REPORTS + 1]:
        old.unlink()
    path = folder / f"{datetime.now().astimezone():%Y-%m-%d-%H%M%S}-{os.getpid()}.txt"
    with os.fdopen(new_file(path), "w", encoding="utf-8") as file:
        file.write(text)
    return path
