"""The last line of the screen: the keys that mean something now, as many as fit."""

from collections.abc import Mapping, Sequence

from .keys import BY_ID, BY_KEY, key_of
from .lines import Line, Span, line, width


def key_bar(
    ids: Sequence[str], cells: int, does: Mapping[str, str] | None = None, keys: Mapping[str, str] = BY_KEY
) -> Line:
    """Draw the named bindings in this order, cut by whole entries; `does` says what some of them do here."""
    spans: list[Span] = []
    for name in ids:
        key, told = key_of(name, keys), (does or {}).get(name, BY_ID[name].does)
        # A key that is called by what it does says so itself.
        told = "" if told == key.casefold() else f" {told}"
        entry = line((f" {key}", "key"), (f"{told} ", "faint"))
        if width((*spans, *entry)) > cells:
            break
        spans += entry
    return tuple(spans)
