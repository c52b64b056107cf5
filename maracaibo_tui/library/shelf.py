"""What is done with saved games besides playing them: finding the last one, renaming, removing."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from maracaibo_tui.library.problem import plain
from maracaibo_tui.library.saves import ENDING, Listed, SaveError, games_folder, listed_file, path_of

_LOOKED_AT = 20
"""So many of the newest files are opened in search of a game that is not over."""


def last_played(folder: Path | None = None) -> Listed | None:
    """Give the game that was played last and is not over; without one the last that is over."""
    newest = sorted(_files(folder or games_folder()), key=_changed, reverse=True)[:_LOOKED_AT]
    over = None
    for path in newest:
        game = listed_file(path)
        if game.header is not None and not game.header.over:
            return game
        over = over or (game if game.header is not None else None)
    return over


def rename(old: str, new: str) -> None:
    """Give a game another name, which no other game has."""
    path = path_of(new)
    if old == new:
        return
    if path.exists():
        raise SaveError(f'There is a game called "{plain(new)}" already: choose another name.')
    try:
        path_of(old).rename(path)
    except OSError as error:
        raise SaveError(f"{path_of(old)}: it cannot be renamed ({error.strerror or error}).") from error


def remove(file: Path) -> None:
    """Remove a file of the folder of games for good."""
    try:
        file.unlink(missing_ok=True)
    except OSError as error:
        raise SaveError(f"{plain(str(file))}: it cannot be removed ({error.strerror or error}).") from error


def _files(folder: Path) -> list[Path]:
    with suppress(OSError):
        return [path for path in folder.iterdir() if path.suffix == ENDING and not path.name.startswith(".")]
    return []


def _changed(path: Path) -> float:
    with suppress(OSError):
        return path.lstat().st_mtime
    return 0.0
