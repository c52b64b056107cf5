"""The files of a content pack: which are there, which are missing, which are too many or lead elsewhere."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, NamedTuple

from msgspec import Struct

from maracaibo_tui.library.problem import Problem, one_of
from maracaibo_tui.library.toml_file import MOST_BYTES, parse_toml, read_bytes

TEXT = ".txt"
"""How the names of plain texts end: they are read as rows, not as TOML."""
Files = dict[str, tuple[str, dict[str, Any]]]
"""By the name it has in problems: the pattern a file matches, and what it holds."""


class Unseen(Struct, frozen=True):
    """What a pack may hold besides the content that was read."""

    text: bytes = b""
    """What stands in files that are no TOML, or that nothing is read from."""
    is_all: bool = True
    """Whether that is all there is; a file that is closed may hold anything."""


class Wanted(NamedTuple):
    """What a pack may be made of: patterns of names, those that it may do without, those that are left closed."""

    patterns: Collection[str]
    may_lack: Collection[str] = ()
    closed: Collection[str] = ()


class FilesFound(NamedTuple):
    """The files of a pack, which are unknown, missing or unreadable, and what may stand in those."""

    files: Files
    unknown: list[Problem]
    missing: list[Problem]
    unread: list[Problem]
    unseen: Unseen


def read_files(folder: Path, wanted: Wanted) -> FilesFound:
    """Read every file of a pack, and say which are missing, unknown or unreadable.

    A text that a pattern names is read as its rows, and may be missing, as may what a pack `may_lack`; any other text
    is none of the pack's business.
    """
    patterns = wanted.patterns
    names = _listed(folder, [pattern for pattern in patterns if pattern.endswith(TEXT)])
    if isinstance(names, Problem):
        return FilesFound({}, [], [], [names], Unseen(is_all=False))
    found = {name: _pattern(name, patterns) for name in names}
    unknown = [_unknown(folder, name, patterns) for name, pattern in found.items() if pattern is None]
    missing = [
        Problem(str(folder / pattern), "", "", "no such file", "a TOML file")
        for pattern in patterns
        if pattern not in (*found.values(), *wanted.may_lack) and not pattern.endswith(TEXT)
    ]
    opened = {name: pattern for name, pattern in found.items() if pattern and pattern not in wanted.closed}
    files, unread, texts = _read_wanted(folder, opened)
    texts += _looked_into(folder, [name for name, pattern in found.items() if not pattern])
    is_all = None not in texts and not any(pattern in wanted.closed for pattern in found.values())
    unseen = Unseen(b"\n".join(filter(None, texts)), is_all)
    return FilesFound(files, unknown, missing, unread, unseen)


def _read_wanted(folder: Path, wanted: Mapping[str, str]) -> tuple[Files, list[Problem], list[bytes | None]]:
    """Read files of content; of those that are none, give the bytes, or None where there is no looking into them."""
    files: Files = {}
    problems: list[Problem] = []
    texts: list[bytes | None] = []
    room = MOST_BYTES
    for name, pattern in wanted.items():
        called = str(folder / name)
        data = _inside_bytes(folder, name, called)
        if isinstance(data, bytes):
            room -= len(data)
        if room < 0:
            problems.append(Problem(str(folder), "", "", "too much to read", f"at most {MOST_BYTES} bytes a pack"))
            texts.append(None)
            break
        table = data if isinstance(data, Problem) else _parsed(data, called)
        if isinstance(table, Problem):
            problems.append(table)
            texts.append(None if isinstance(data, Problem) else data)
        else:
            files[called] = (pattern, table)
    return files, problems, texts


def _parsed(data: bytes, called: str) -> dict[str, Any] | Problem:
    """Give what a file holds; of a text its rows."""
    if not called.endswith(TEXT):
        return parse_toml(data, called)
    try:
        return {"rows": data.decode("utf-8").splitlines()}
    except UnicodeDecodeError as error:
        number = data.count(b"\n", 0, error.start) + 1
        return Problem(called, f"line {number}", "", f"the byte 0x{data[error.start]:02x}", "text in UTF-8")


def _looked_into(folder: Path, names: Iterable[str]) -> list[bytes | None]:
    """Give the bytes of files that nothing is read from, None for those that cannot be looked into."""
    texts: list[bytes | None] = []
    room = MOST_BYTES
    for name in names:
        data = _inside_bytes(folder, name, name)
        room -= len(data) if isinstance(data, bytes) else MOST_BYTES
        if room < 0:
            return [None]
        texts.append(data if isinstance(data, bytes) else None)
    return texts


def _inside_bytes(folder: Path, name: str, called: str) -> bytes | Problem:
    path = folder / name
    try:
        inside = not path.is_symlink() or path.resolve().is_relative_to(folder.resolve())
    except (OSError, RuntimeError):
        return Problem(called, "", "", "a link that leads in a circle", "a file of the pack itself")
    if not inside:
        return Problem(called, "", "", "a link that leads out of the pack", "a file of the pack itself")
    return read_bytes(path, called)


def _listed(folder: Path, texts: Iterable[str]) -> list[str] | Problem:
    try:
        names = sorted(path.name for path in folder.iterdir())
        return [name for name in names if name.endswith(".toml") or _pattern(name, texts)]
    except FileNotFoundError:
        found = "no such folder"
    except NotADirectoryError:
        found = "a file"
    except (OSError, ValueError) as error:
        found = f"a folder that cannot be opened ({error})"
    return Problem(str(folder), "", "", found, "the folder of a content pack")


def _pattern(name: str, patterns: Iterable[str]) -> str | None:
    return next((pattern for pattern in patterns if fnmatchcase(name, pattern)), None)


def _unknown(folder: Path, name: str, patterns: Iterable[str]) -> Problem:
    return Problem(str(folder / name), "", "", "a file that nothing is read from", one_of(patterns, name))
