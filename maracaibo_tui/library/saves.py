"""The folder of games: one file a game, written whole or not at all, read without trusting it."""

from __future__ import annotations

import os
import re
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from maracaibo_tui.engine.record_file import MOST_BYTES, Header, RecordError, read_header
from maracaibo_tui.library.paths import data_folder, is_closed
from maracaibo_tui.library.problem import plain
from maracaibo_tui.library.whole_file import make_folder, read_ordinary, write_whole

ENDING = ".json"
EARLIER = ".earlier"
"""The folder beside the games that keeps each as it was before its last answer."""
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,63}")
# What Windows keeps for devices, whatever the ending.
_DEVICES = re.compile(r"con|prn|aux|nul|com[0-9]|lpt[0-9]", re.IGNORECASE)


class SaveError(Exception):
    """A saved game that cannot be found, read or written, in one sentence; the reason alone, where room is scarce."""

    def __init__(self, sentence: str, why: str = "") -> None:
        """Say what is wrong."""
        super().__init__(sentence)
        self.why = why or sentence


class Listed(Struct, frozen=True):
    """A file in the folder of games: its header, or what is wrong with it."""

    name: str
    changed: datetime
    header: Header | None
    problem: str = ""
    kind: str = ""
    """What kind of file it is that is no game that can be played, in a word or two."""
    moved: float = 0.0
    """When it came to where it is or was changed, whichever is later."""


def games_folder() -> Path:
    """Give the folder of games; it need not exist yet."""
    return data_folder() / "games"


def path_of(name: str, folder: Path | None = None) -> Path:
    """Give the file of a game by its name; no name leads out of the folder."""
    if not _NAME.fullmatch(name) or _DEVICES.fullmatch(name):
        allowed = "up to 64 letters a-z, digits, - and _, beginning with a letter or digit"
        raise SaveError(f'A game cannot be called "{plain(name[:80])}": use {allowed}.')
    return (folder or games_folder()) / f"{name}{ENDING}"


def earlier(path: Path) -> Path:
    """Give the file that holds a game as it was before it was last written; it need not exist."""
    return path.parent / EARLIER / path.name


def find(given: str) -> Path:
    """Find a saved game by the name it has in the folder of games, or by the path of its file; the name goes first."""
    if not _NAME.fullmatch(given):
        return Path(given)
    named = path_of(given)
    return Path(given) if is_there(Path(given)) and not is_there(named) else named


def name_of(path: Path) -> str:
    """Give what a game is called in commands: its name, or the path of its file if that lies elsewhere."""
    return plain(path.stem if path.parent == games_folder() else str(path))


def expect_open(path: Path) -> None:
    """Refuse a file outside of a guest's own folder before anything is said of it."""
    if is_closed(path):
        raise SaveError(f"{_shown(path)}: guests of this machine copy games within {_shown(data_folder())} only.")


def is_there(path: Path) -> bool:
    """Tell whether a file is there; one that nobody may look at, or whose name is no name, is not."""
    try:
        path.stat()
    except (OSError, ValueError):
        return False
    return True


def write(path: Path, data: bytes) -> None:
    """Write a game so that after any interruption the file is the old one or the new one, and whole."""
    try:
        write_whole(path, data, _keep_earlier)
    except OSError as error:
        why = reason(path, error)
        raise SaveError(f"{_shown(path)}: it cannot be written ({why}).", why) from error


def _keep_earlier(path: Path) -> None:
    # A second name for the old file costs no copy; where a file system knows none, there is no earlier state.
    kept = earlier(path)
    between = kept.with_name(f".{path.name}.part")
    if not is_there(path):
        return
    with suppress(OSError):
        make_folder(kept.parent)
        between.unlink(missing_ok=True)
        os.link(path, between)
        between.replace(kept)


def read(path: Path) -> bytes:
    """Read the bytes of a saved game; whatever prevents it is one sentence."""
    try:
        data = read_ordinary(path, MOST_BYTES)
    except (OSError, ValueError) as error:
        raise SaveError(f"{_shown(path)}: {_unopened(error)}.") from error
    if isinstance(data, bytes):
        return data
    if data.size:
        raise SaveError(f"{_shown(path)}: it has {data.size} bytes, and no saved game has more than {MOST_BYTES}.")
    raise SaveError(f"{_shown(path)}: it is {'a folder' if data.is_folder else 'no file'}.")


def listed(folder: Path | None = None) -> list[Listed]:
    """List the games of a folder, the last changed first; files that are none come with what is wrong with them."""
    try:
        paths = [path for path in (folder or games_folder()).iterdir() if path.suffix == ENDING]
        found = [listed_game(path) for path in paths if not path.name.startswith(".")]
    except FileNotFoundError:
        return []
    except OSError as error:
        place = folder or games_folder()
        raise SaveError(f"{_shown(place)}: it cannot be read ({reason(place, error)}).") from error
    return sorted(found, key=lambda game: (game.changed, game.name), reverse=True)


def listed_game(path: Path) -> Listed:
    """Read what a file says of itself, unless no game in the folder of games can have its name."""
    found = listed_file(path)
    try:
        path_of(path.stem)
    except SaveError as error:
        if found.header is not None:
            return replace(found, header=None, problem=f"Rename its file. {error}", kind="misnamed")
    return found


def listed_file(path: Path) -> Listed:
    """Read what a file of the folder of games says of itself, or what is wrong with it."""
    name = plain(path.stem)
    try:
        about = path.lstat()
    except OSError as error:
        return Listed(name, datetime.fromtimestamp(0, UTC), None, f"{_shown(path)}: {_unopened(error)}.", "not there")
    changed, moved = _moment(about.st_mtime), about.st_ctime
    try:
        return Listed(name, changed, read_header(read(path)), moved=moved)
    except SaveError as error:
        return Listed(name, changed, None, str(error), "not readable", moved)
    except RecordError as error:
        return Listed(name, changed, None, f"{_shown(path)}: {error}.", error.kind, moved)


def _moment(seconds: float) -> datetime:
    """Give the date of a file; some file systems keep dates that no calendar has."""
    with suppress(OverflowError, ValueError, OSError):
        return datetime.fromtimestamp(seconds, UTC)
    return datetime.fromtimestamp(0, UTC)


def reason(path: Path, error: OSError) -> str:
    """Say why a file can be neither read nor written; a file where a folder should be is named."""
    if isinstance(error, FileExistsError | NotADirectoryError):
        for above in (*reversed(path.parents), *[path] * isinstance(error, NotADirectoryError)):
            with suppress(OSError):
                if above.is_file():
                    return f"{_shown(above)} is a file, not a folder"
    return error.strerror or str(error)


def _unopened(error: OSError | ValueError) -> str:
    if isinstance(error, FileNotFoundError):
        return "there is no such file"
    if isinstance(error, IsADirectoryError):
        return "it is a folder"
    return f"it cannot be opened ({error.strerror if isinstance(error, OSError) else error})"


def _shown(path: Path) -> str:
    return plain(str(path)[:200])
