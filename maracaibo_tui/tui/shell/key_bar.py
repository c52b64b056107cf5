"""The last line of the screen: the keys that mean something now, as many as fit."""

from collections.abc import Sequence

from .keys import KEYS
from .lines import Line, Span, line, width

_SHOWN = {"question_mark": "?", "slash": "/", "enter": "Enter", "escape": "Esc", "tab": "Tab", "colon": ":"}


def key_bar(ids: Sequence[str], cells: int) -> Line:
    """Draw the named bindings in this order, cut by whole entries."""
    by_id = {key.id: key for key in KEYS}
    spans: list[Span] = []
    for name in ids:
        key = by_id[name]
        entry = line((f" {_SHOWN.get(key.keys[0], key.keys[0])}", "key"), (f" {key.does} ", "faint"))
        if width((*spans, *entry)) > cells:
            break
        spans += entry
    return tuple(spans)
