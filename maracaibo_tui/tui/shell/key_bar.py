"""The last line of the screen: the keys that mean something now, as many as fit."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from maracaibo_tui.tui.screen.lines import Line, Span, line, width

from .keys import BY_KEY, bindings, key_of

_MOVES = {("up", "up"): "move", ("down", "down"): "move"}
"""What arrows do that nothing more is said of."""


def key_bar(
    ids: Sequence[str],
    cells: int,
    does: Mapping[str, str] | None = None,
    keys: Mapping[str, str] = BY_KEY,
    *,
    coming: Sequence[str] = (),
) -> Line:
    """Draw the named bindings in this order, cut by whole entries; `does` says what some of them do here.

    Those that come and go stand last, so that no other moves for them, and are always there.
    """
    known = bindings().by_id
    told = {**{name: known[name].does for name in ids if name in known}, **(does or {})}
    entries: list[tuple[str, str]] = []
    come = [(key_of(name, keys), told[name]) for name in ids if name in coming]
    for name in [name for name in ids if name not in coming]:
        key, word = key_of(name, keys), _MOVES.get((name, told[name]), told[name])
        if entries and entries[-1][1] == word:
            # Two keys beside each other that do the same are one entry.
            entries[-1] = (f"{entries[-1][0]} {key}", word)
        else:
            entries.append((key, word))
    return _bar(tuple(entries), tuple(come), cells)


@lru_cache(maxsize=8)
def _bar(entries: Sequence[tuple[str, str]], coming: Sequence[tuple[str, str]], cells: int) -> Line:
    last = [span for each in coming for span in _entry(*each)]
    spans: list[Span] = []
    for each in entries:
        entry = _entry(*each)
        if width((*spans, *entry, *last)) > cells:
            break
        spans += entry
    return (*spans, *last)


def _entry(key: str, told: str) -> Line:
    # A key that is called by what it does says so itself.
    return line((f" {key}", "key bold"), (f"{'' if told == key.casefold() else f' {told}'} ", "faint"))
