"""The last line of the screen: the keys that mean something now, as many as fit."""

from collections.abc import Sequence

from .keys import BY_ID, called
from .lines import Line, Span, line, width


def key_bar(ids: Sequence[str], cells: int, does: dict[str, str] | None = None) -> Line:
    """Draw the named bindings in this order, cut by whole entries; `does` says what some of them do here."""
    spans: list[Span] = []
    for name in ids:
        key = BY_ID[name]
        entry = line((f" {called(key.keys[0])}", "key"), (f" {(does or {}).get(name, key.does)} ", "faint"))
        if width((*spans, *entry)) > cells:
            break
        spans += entry
    return tuple(spans)
