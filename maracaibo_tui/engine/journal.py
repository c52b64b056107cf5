"""The journal as text: one line an answer, as somebody would read it aloud."""

import re
from collections.abc import Iterable

from .match import Entry

# `2 va:buy DEC-16`, and behind it `auto` where nobody chose and `=0123…` where a turn began with the answer.
_LINE = re.compile(r"([1-9][0-9]{0,2}) (\S{1,200}) (\S{1,40})( auto)?(?: =([0-9a-f]{1,64}))?")


def line(entry: Entry) -> str:
    """Write one answer as a line."""
    auto = " auto" if entry.auto else ""
    digest = f" ={entry.digest}" if entry.digest else ""
    return f"{entry.seat} {entry.answer} {entry.point}{auto}{digest}"


def entries(lines: Iterable[str]) -> tuple[Entry, ...]:
    """Read lines back; the first that is none is named in the error."""
    return tuple(_entry(number, text) for number, text in enumerate(lines, 1))


def _entry(number: int, text: str) -> Entry:
    found = _LINE.fullmatch(text)
    if found is None:
        raise ValueError(f"line {number} of its journal reads {text[:60]!r}; a line is `<seat> <answer> <decision>`")
    seat, answer, point, auto, digest = found.groups()
    return Entry(seat=int(seat), point=point, answer=answer, auto=bool(auto), digest=digest or "")
