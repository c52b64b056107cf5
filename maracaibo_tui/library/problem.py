"""A problem found in a file that somebody wrote, as a value and as a sentence."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, datetime, time
from types import NoneType

from msgspec import Struct

ABSENT = "nothing"
"""What is found where something is missing."""
WRONG_KEY = "a wrong key"
"""What is found where a table knows its keys and another one stands."""
_SHOWN = 60
_NEAR = 40
_BITS = 64
_KINDS = {
    NoneType: ABSENT,
    dict: "a table",
    date: "a date",
    datetime: "a date with a time",
    time: "a time of day",
}


class Problem(Struct, frozen=True):
    """What is wrong, where it stands and what would be right; `item` and `field` may be empty."""

    file: str
    item: str
    field: str
    found: str
    allowed: str


def sentence(problem: Problem) -> str:
    """Say a problem in one line that is safe to print."""
    where = [plain(part) for part in (problem.file, problem.item, problem.field) if part]
    return ": ".join([*where, f"found {plain(problem.found)}, allowed {plain(problem.allowed)}"])


def sentences(problems: Iterable[Problem]) -> str:
    """Say several problems, one a line."""
    return "\n".join(sentence(problem) for problem in problems)


def plain(text: str) -> str:
    """Spell out every character that could move a cursor, hide text or turn its direction."""
    return text if text.isprintable() else "".join(c if c.isprintable() else _spelled(c) for c in text)


def shown(value: object) -> str:
    """Show a value as a content author would write it, cut short where it is long."""
    if isinstance(value, bool | float):
        return str(value).lower()
    if isinstance(value, int):
        # Writing out a number of a million digits would take minutes.
        return str(value) if value.bit_length() <= _BITS else f"a number of more than {_BITS} bits"
    if isinstance(value, str):
        return '"' + plain(_cut(value)).replace('"', '\\"') + '"'
    if isinstance(value, list | tuple):
        return f"a list of {len(value)}"
    return _KINDS.get(type(value), f"a {type(value).__name__}")


def one_of(names: Iterable[str], given: object = None) -> str:
    """List what may be written, the name nearest to the given one first."""
    known = list(names)
    if not known:
        return ABSENT
    near = nearest(given, known)
    rest = [name for name in known if name != near]
    if near is None:
        return known[0] if len(known) == 1 else "one of " + ", ".join(known)
    return f"{near} (nearest)" + (", or one of " + ", ".join(rest) if rest else "")


def nearest(given: object, names: Iterable[str]) -> str | None:
    """Find the name most like a misspelt one, or None."""
    if not isinstance(given, str) or len(given) > _NEAR:
        return None
    # Loaded only when there is something to complain about.
    from difflib import get_close_matches  # noqa: PLC0415

    return next(iter(get_close_matches(given, names, n=1)), None)


def _cut(text: str) -> str:
    return text if len(text) <= _SHOWN else text[:_SHOWN] + "…"


def _spelled(character: str) -> str:
    return character.encode("unicode_escape").decode("ascii")
