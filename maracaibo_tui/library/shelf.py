"""What is done with saved games besides playing them: finding, renaming, deleting, giving out, taking in, mending."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

from maracaibo_tui.library.lock import Hold
from maracaibo_tui.library.problem import plain
from maracaibo_tui.library.saves import (
    ENDING,
    Listed,
    SaveError,
    earlier,
    expect_open,
    find,
    games_folder,
    is_there,
    listed,
    listed_file,
    listed_game,
    path_of,
    read,
    reason,
    write,
)
from maracaibo_tui.library.whole_file import make_folder, sync_folder

DELETED = ".deleted"


class Kept(NamedTuple):
    """What lies on a shelf: what one of it is called, the command about it, and its folder."""

    what: str
    command: str
    folder: Callable[[], Path]


GAMES = Kept("game", "saves", games_folder)
SOUND_ELSEWHERE = frozenset({"newer version", "too old", "another game"})
"""Kinds of files that another program may read: of those no earlier state is offered."""
MOST_DELETED = 20
"""So many deleted games are kept; those deleted first go for good."""
_LONGEST_STEM = 56
_LONGEST_SHOWN = 200

_APART = 2_000_000_000
"""Nanoseconds between two dates that every file system tells apart."""
_LOOKED_AT = 20
"""So many of the newest files are opened in search of a game that is not over."""


def last_played(folder: Path | None = None) -> Listed | None:
    """Give the game that was played last and is not over; without one the last that is over."""
    newest = sorted(_files(folder or games_folder()), key=_changed, reverse=True)[:_LOOKED_AT]
    over = None
    for path in newest:
        game = listed_game(path)
        if game.header is not None and not game.header.over:
            return game
        over = over or (game if game.header is not None else None)
    return over


def date_others_before(path: Path) -> None:
    """Put games that are dated later than one that was just written behind it: it is the one that was played last.

    Clocks go wrong, and two machines that share a folder have two of them.
    """
    now = _changed(path)
    later = [other for other in _files(path.parent) if other != path and _changed(other) > now + _APART]
    for number, other in enumerate(sorted(later, key=_changed, reverse=True), 1):
        with suppress(OSError):
            os.utime(other, ns=(other.lstat().st_atime_ns, now - number * _APART), follow_symlinks=False)


def to_go_on_with(given: str) -> Path:
    """Give the file of the game that is meant by a name or a path; by nothing, the one that was played last."""
    if given:
        return find(given)
    last = last_played()
    if last is None:
        raise SaveError('There is no saved game to go on with: "maracaibo play" begins one.')
    return path_of(last.name)


def rename(old: str, new: str) -> None:
    """Give a game another name, which no other game has."""
    path, target = path_of(old), path_of(new)
    _expect(path)
    if old == new:
        return
    with _held(path), _held(target):
        if is_there(target):
            raise SaveError(f'There is a game called "{plain(new)}" already: choose another name.')
        _move(path, target, "renamed")


def delete(name: str, kept: Kept = GAMES) -> str:
    """Lay a game aside, from where it can be brought back; gives the name it has there."""
    path = path_of(name, kept.folder())
    _expect(path, kept.what)
    with _held(path):
        aside = free(name, path.parent / DELETED)
        _move(path, aside, "deleted")
    others = [old for old in _files(aside.parent) if old != aside]
    for old in sorted(others, key=_moved, reverse=True)[MOST_DELETED - 1 :]:
        with suppress(OSError):
            old.unlink()
            earlier(old).unlink(missing_ok=True)
    return aside.stem


def deleted() -> list[Listed]:
    """List the games that can be brought back, the last changed first."""
    return listed(games_folder() / DELETED)


def bring_back(name: str, kept: Kept = GAMES) -> None:
    """Put a deleted game back among the others."""
    path = path_of(name, kept.folder())
    aside = path_of(name, path.parent / DELETED)
    if not is_there(aside):
        listed_by = f'"maracaibo {kept.command} --deleted" lists them'
        raise SaveError(f'No deleted {kept.what} is called "{plain(name)}": {listed_by}.')
    with _held(path):
        if is_there(path):
            raise SaveError(f'There is a {kept.what} called "{plain(name)}" again: give that one another name first.')
        _move(aside, path, "brought back")


def give_out(name: str, target: Path, kept: Kept = GAMES) -> Path:
    """Write a copy of a game to a file that does not exist yet, or into a folder."""
    return put_out(read(path_of(name, kept.folder())), f"{name}{ENDING}", target)


def put_out(data: bytes, called: str, target: Path) -> Path:
    """Write a file that does not exist yet; in a folder it is called so."""
    expect_open(target)
    try:
        if target.is_dir():
            target /= called
        if target.exists():
            raise SaveError(f"{plain(str(target))}: there is such a file already: choose another one.")
        if not target.parent.is_dir():
            raise SaveError(f"{plain(str(target.parent))}: there is no such folder.")
    except OSError as error:
        raise SaveError(
            f"{plain(str(target)[:_LONGEST_SHOWN])}: it cannot be written ({reason(target, error)})."
        ) from error
    write(target, data)
    return target


def take_in(data: bytes, name: str) -> None:
    """Put the bytes of a saved game among the others, under a name that is free."""
    path = path_of(name)
    with _held(path):
        if is_there(path):
            raise SaveError(f'There is a game called "{plain(name)}" already: choose another name with --name.')
        write(path, data)
        date_others_before(path)


def last_good(path: Path, kind: str) -> Listed | None:
    """Give what a game that cannot be read was before it was last written; nothing if another program may read it."""
    if kind in SOUND_ELSEWHERE:
        return None
    kept = earlier(path)
    game = listed_file(kept) if is_there(kept) else None
    return game if game is not None and game.header is not None else None


def recover(path: Path) -> Path:
    """Make a game of its own of the last good state of one that is damaged; the damaged file stays as it is."""
    game = listed_file(path)
    if game.header is not None:
        raise SaveError(f'The game "{plain(path.stem)}" is not damaged: "maracaibo resume {plain(path.stem)}" goes on.')
    if last_good(path, game.kind) is None:
        problem = game.problem or f"{plain(str(path))}: it cannot be read."
        raise SaveError(f"{problem} No earlier state of it is kept.")
    target = free(path.stem, path.parent)
    write(target, read(earlier(path)))
    date_others_before(target)
    return target


def free(name: str, folder: Path) -> Path:
    """Give the file of a game of this name, or with the first number that makes the name a free one."""
    path, number = path_of(name, folder), 2
    while is_there(path):
        path = path_of(f"{name[:_LONGEST_STEM]}-{number}", folder)
        number += 1
    return path


def _expect(path: Path, what: str = "game") -> None:
    # Before anything is held, which would leave traces.
    try:
        path.lstat()
    except OSError as error:
        why = f"there is no such {what}" if isinstance(error, FileNotFoundError) else reason(path, error)
        raise SaveError(f"{plain(str(path))}: {why}.") from error


def _move(path: Path, target: Path, what: str) -> None:
    try:
        make_folder(target.parent)
        path.rename(target)
    except OSError as error:
        raise SaveError(f"{plain(str(path))}: it cannot be {what} ({reason(path, error)}).") from error
    for folder in {path.parent, target.parent}:
        sync_folder(folder)
    _move_earlier(path, target)


def _move_earlier(path: Path, target: Path) -> None:
    # What it was before goes along, and what another game of that name was does not stay to be taken for it.
    with suppress(OSError):
        earlier(target).unlink(missing_ok=True)
        if is_there(earlier(path)):
            make_folder(earlier(target).parent)
            earlier(path).rename(earlier(target))


@contextmanager
def _held(path: Path) -> Iterator[None]:
    hold = Hold(path)
    try:
        yield
    finally:
        hold.release(for_good=not is_there(path))


def _files(folder: Path) -> list[Path]:
    with suppress(OSError):
        return [path for path in folder.iterdir() if path.suffix == ENDING and not path.name.startswith(".")]
    return []


def _changed(path: Path) -> int:
    with suppress(OSError):
        return path.lstat().st_mtime_ns
    return 0


def _moved(path: Path) -> float:
    # Where a file lies changes nothing in it: its time of change is when it was last played.
    with suppress(OSError):
        return path.lstat().st_ctime
    return 0.0
