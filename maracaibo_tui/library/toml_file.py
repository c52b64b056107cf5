"""Reading one TOML file that may be missing, broken, huge, a trap or no file at all."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

from maracaibo_tui.library.problem import Problem
from maracaibo_tui.library.whole_file import read_ordinary

MOST_BYTES = 1_000_000
_MOST_KEY_PARTS = 16
# Every value needs one of these signs; many small ones cost the parser more time and memory than few large ones.
_MOST_SIGNS = 50_000
# The parser needs the square of the parts of a dotted key, so a very long one is refused before it is parsed.
# Possessive repetition and the look-behind keep this search itself linear.
_PART = r"""(?:(?<![\w-])[\w-]++|"[^"\n]*+"|'[^'\n]*+')[ \t]*+"""
_LONG_KEY = re.compile(rf"(?:{_PART}\.[ \t]*+){{{_MOST_KEY_PARTS}}}")


def read_toml(path: Path, called: str) -> tuple[dict[str, Any] | None, list[Problem]]:
    """Read a TOML file; `called` is the name it has in problems."""
    data = read_bytes(path, called)
    if isinstance(data, Problem):
        return None, [data]
    raw = parse_toml(data, called)
    return (None, [raw]) if isinstance(raw, Problem) else (raw, [])


def read_bytes(path: Path, called: str) -> bytes | Problem:
    """Read the bytes of a TOML file; `called` is the name it has in a problem."""
    try:
        data = read_ordinary(path, MOST_BYTES)
    except (OSError, ValueError) as error:
        return Problem(called, "", "", _unopened(path, error), "a TOML file that can be read")
    if isinstance(data, bytes):
        return data
    if data.size:
        return Problem(called, "", "", f"{data.size} bytes", f"at most {MOST_BYTES} bytes")
    return Problem(called, "", "", "a folder" if data.is_folder else "no ordinary file", "a TOML file")


def parse_toml(data: bytes, called: str) -> dict[str, Any] | Problem:
    """Parse the bytes of a TOML file."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        number = data.count(b"\n", 0, error.start) + 1
        return Problem(called, f"line {number}", "", f"the byte 0x{data[error.start]:02x}", "text in UTF-8")
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") >= _MOST_KEY_PARTS and _LONG_KEY.search(line):
            return Problem(called, f"line {number}", "", "a key of many parts", f"at most {_MOST_KEY_PARTS} parts")
    signs = sum(map(text.count, ",=.["))
    if signs > _MOST_SIGNS:
        return Problem(called, "", "", f"{signs} commas, dots, brackets and equals signs", f"at most {_MOST_SIGNS}")
    try:
        return tomllib.loads(text)
    except RecursionError:
        return Problem(called, "", "", "a value nested too deeply", "a few levels of lists and tables")
    except ValueError as error:
        # TOMLDecodeError, which names line and column, or a number too long for Python to read.
        return Problem(called, "", "", f"no valid TOML: {error}", "TOML 1.0")


def _unopened(path: Path, error: OSError | ValueError) -> str:
    if isinstance(error, FileNotFoundError):
        return "a link that leads nowhere" if path.is_symlink() else "no such file"
    if isinstance(error, IsADirectoryError):
        return "a folder"
    reason = error.strerror if isinstance(error, OSError) else str(error)
    return f"a file that cannot be opened ({reason})"
