"""The row below the map: what its signs mean, or what is known of the place at its cursor."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TypeAlias

from maracaibo_tui.games.maracaibo.advice.destinations import ACTION, Known, called, known
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.tui.screen.lines import Line, Span, cut, fitted, line, width
from maracaibo_tui.tui.screen.surface import on
from maracaibo_tui.tui.shell.kit import Moment

from .map_list import pointed_at

_TABLE = "table"
Entry: TypeAlias = tuple[Line, str, str]
"""A sign, what it means, and that in whole words."""
_SIGNS: Sequence[Entry] = (
    ((Span(" n ", "oncity on city bold"),), "city", "city"),
    ((Span("(n)", "text"),), "village", "village"),
    ((Span("?", "points bold"),), "quest", "quest"),
    ((Span("▲", "strong bold"),), "ship", "ship"),
    ((Span("a", "strong bold"),), "assist.", "assistant"),
    ((Span("F", "france bold"),), "flag", "flag"),
    ((Span("t○○", "money"),), "market", "market"),
)
_VOYAGE = ((Span("2MP 1v", "accent"),), "voyage", "voyage and village actions on the way")
_NEW = ((Span("+", "gain bold"),), "new", "new since your last answer")
_LEGACY = ((Span("L", "warn"),), "legacy tile", "legacy tile")
_HOME = ((Span("◊", "text"),), "Havana", "Havana")


def lower_edge(printed: Printed, moment: Moment, cells: int, *, is_sailing: bool, has_news: bool) -> Line:
    """Tell of the place at the cursor of the map; where it has none, what signs mean."""
    place = pointed_at(printed, moment)
    if place:
        return on(fitted(told(printed, moment, place, cells), cells), _TABLE)
    more = [_LEGACY] if moment.view.legacy else []
    more += [_NEW] if has_news else []
    more += [_VOYAGE] if is_sailing else []
    return _row((*_SIGNS, *more, _HOME), cells)


@lru_cache(maxsize=8)
def _row(entries: Sequence[Entry], cells: int) -> Line:
    # It is the same with every step of the highlight.
    return on(fitted(legend(entries, cells - 1), cells), _TABLE)


def legend(entries: Sequence[Entry], cells: int) -> Line:
    """Give what signs mean, the first of them in whole words as far as there is room; what has none is left out."""
    texts = [short for _, short, _ in entries]
    signs = [sign for sign, _, _ in entries]

    def taken() -> int:
        return sum([width(sign) + len(text) + 2 for sign, text in zip(signs, texts, strict=False)])

    while texts and taken() > cells:
        texts.pop()
    for at, text in enumerate(texts):
        texts[at] = entries[at][2]
        if taken() > cells:
            texts[at] = text
    told = zip(signs, texts, strict=False)
    return tuple([span for sign, text in told for span in (Span(" "), *sign, Span(f" {text}", "faint"))])


def told(printed: Printed, moment: Moment, place: str, cells: int) -> Line:
    """Say what is known of a place in as many words as there is room for, the weightiest first."""
    is_here = moment.view.players[max(0, moment.seat - 1)].ship == place
    all_known = [*([Known("you are here")] if is_here else []), *known(printed, moment, place)]
    ways = [(head, _as_much_as_fits(head, all_known, cells)) for head in called(printed, moment, place)]
    head, text = next((each for each in ways if sum(map(len, each)) < cells), ways[-1])
    return cut(line((f" {head}", "title bold"), (text, "text")), cells)


def _as_much_as_fits(head: str, found: Sequence[Known], cells: int) -> str:
    """Put together what has room, and the action in any case; the page of the place has all."""
    kept = {at: each.text for at, each in enumerate(found) if each.weight <= ACTION}
    for at, each in sorted(enumerate(found), key=lambda numbered: numbered[1].weight):
        for text in filter(None, (each.short, each.text)):
            if 1 + len(head) + len(_joined({**kept, at: text})) <= cells:
                kept[at] = text
    return _joined(kept)


def _joined(kept: Mapping[int, str]) -> str:
    return "".join([f" · {kept[at]}" for at in sorted(kept)])
