"""Files of one series put together, sorted by number: the same bytes for any jobs, parts and breaks (RIV-66)."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import BinaryIO, NamedTuple

import msgspec

from .results import Line, ResultError, Series, chained, digest, read, see_same, written

_line = msgspec.json.Decoder(Line)


class Index(NamedTuple):
    """Where the lines of some files begin, by number of game: no more than that is kept of them."""

    series: Series
    numbers: array[int]
    files: array[int]
    starts: array[int]


def indexed(files: Sequence[BinaryIO], called: Sequence[str]) -> Index:
    """Read files once, and see that all are of one series and whole up to their end."""
    first: Series | None = None
    numbers, owners, starts = array("q"), array("l"), array("q")
    for owner, (file, name) in enumerate(zip(files, called, strict=True)):
        head = file.readline()
        series = read(head, name).series
        if series is None:
            raise ResultError(f"{name}: it is no file of results")
        first = first or series
        see_same(series, first, name)
        for number, start in _lines(file, head, name):
            numbers.append(number)
            owners.append(owner)
            starts.append(start)
    if first is None:
        raise ResultError("there is no file to be merged")
    return Index(first, numbers, owners, starts)


def _lines(file: BinaryIO, before: bytes, name: str) -> Iterator[tuple[int, int]]:
    """Yield number and start of every whole line; only the last may be torn."""
    start, torn = len(before), 0
    for at, raw in enumerate(file, 2):
        if torn:
            raise ResultError(f"{name}: line {torn} is damaged, or lines before it are missing")
        number = _number(raw, before)
        if number is None:
            torn = at
            continue
        yield number, start
        start, before = start + len(raw), raw


def _number(raw: bytes, before: bytes) -> int | None:
    try:
        line = _line.decode(raw)
    except msgspec.MsgspecError:
        return None
    return line.n if line.sum == digest(before) and raw.endswith(b"\n") else None


def merged(files: Sequence[BinaryIO], index: Index) -> Iterator[bytes]:
    """Yield the lines of all files in order; two different ones of a number are refused."""
    last = written(index.series)
    yield last
    number, kept = -1, b""
    for at in sorted(range(len(index.numbers)), key=index.numbers.__getitem__):
        file = files[index.files[at]]
        file.seek(index.starts[at])
        line = msgspec.structs.replace(_line.decode(file.readline()), sum="")
        raw = written(line)
        if line.n == number:
            if raw != kept:
                raise ResultError(
                    f"game {line.n} is there twice, and not the same: one of the files is not to be trusted"
                )
            continue
        number, kept = line.n, raw
        last = written(chained(line, last))
        yield last


def merged_files(paths: Iterable[Path]) -> Iterator[bytes]:
    """Put files together by their paths."""
    named = [*dict.fromkeys(paths)]
    files = [path.open("rb") for path in named]
    try:
        yield from merged(files, indexed(files, [*map(str, named)]))
    finally:
        for file in files:
            file.close()
