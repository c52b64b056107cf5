"""The last line of the screen: the keys that mean something now, as many as fit."""

from collections.abc import Sequence

from .keys import BY_ID
from .lines import Line, Span, line, width

_SHOWN = {"question_mark": "?", "slash": "/", "enter": "Enter", "escape": "Esc", "tab": "Tab", "colon": ":"}


def shown(key: str) -> str:
    """Give a key as it is printed on a keyboard."""
    return _SHOWN.get(key, key)


def key_bar(ids: Sequence[str], cells: int) -> Line:
    """Draw the named bindings in this order, cut by whole entries."""
    spans: list[Span] = []
    for name in ids:
        key = BY_ID[name]
        entry = line((f" {shown(key.keys[0])}", "key"), (f" {key.does} ", "faint"))
        if width((*spans, *entry)) > cells:
            break
        spans += entry
    return tuple(spans)
