"""Labels on a chart: a chip at its place, the name beside it, then its signs; what has no room gives way whole."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from maracaibo_tui.tui.screen.lines import Line, Span

from .sheet import Put

NEVER = 99
"""When a sign gives way that never does."""
GAP = 1
"""Cells between two labels."""
Reach: TypeAlias = tuple[int, int]
"""The first and the last cell of a label."""


class Sign(NamedTuple):
    """Something beside a name: as it is drawn, when it gives way, and a short form before that."""

    text: Line
    goes: int
    short: Line = ()
    shrinks: int = NEVER


class Label(NamedTuple):
    """What stands at a place: chip and name, signs in the order they are read, and what never gives way."""

    key: str
    at: tuple[int, int]
    side: str
    """Whether the name stands right (`r`) or left (`l`) of the chip, or left of it with the signs right (`lr`)."""
    room: int
    chip: Span
    name: Span
    signs: tuple[Sign, ...] = ()
    ships: tuple[Line, ...] = ()
    """What never gives way, in its forms, the longest first; it stands before the last `behind` signs."""
    behind: int = 0
    claim: int = 0
    """Where two want the same cells, the one with the higher claim has them."""
    may_be_nameless: bool = False
    """Whether the name gives way to the ships."""


class Laid(NamedTuple):
    """A label on its row: the cells it takes, what is written there, and which of that are chip and name."""

    key: str
    y: int
    reach: Reach
    puts: tuple[Put, ...]
    chip: int
    name: int
    """Below 0 where it has given way."""


def is_free(row: Iterable[Laid], x: int, cells: int, gap: int = GAP) -> bool:
    """Tell whether so many cells of a row, and a gap beside them, have no label."""
    return all(x + cells + gap <= each.reach[0] or x > each.reach[1] + gap for each in row)


def shone(each: Laid, style: str, cells: int) -> tuple[Put, ...]:
    """Light up chip and name of a label; its signs stay as they are and where they are, and it does not move.

    A style with a ground is a band: it goes a cell beyond the name on both sides.
    """
    lit = [(each.puts[at].x, each.puts[at].text) for at in (each.chip, each.name) if at >= 0]
    if " on " in style and each.name >= 0:
        x, name = lit[1]
        start = max(0, x - 1)
        lit[1] = (start, f"{' ' * (x - start)}{name} "[: cells - start])
    return (*each.puts, *[Put(x, text, style) for x, text in lit])


class _Form(NamedTuple):
    """One way to draw a label: how much has given way, which form ships have, whether they stand on the other side."""

    level: int
    ships: int
    across: bool = False
    nameless: bool = False


@lru_cache(maxsize=512)
def laid_out(labels: tuple[Label, ...], cells: int, first: frozenset[str] = frozenset()) -> tuple[Laid, ...]:
    """Lay out the labels of one row; what is highlighted goes first, then what has ships, then by claim."""
    ranked = sorted(labels, key=lambda each: (each.key not in first, not each.ships, -each.claim, each.at))
    taken = {each.key: _reach(each, _LEAST) for each in labels}
    forms = {}
    for least in (True, False):
        for label in ranked:
            others = [reach for key, reach in taken.items() if key != label.key]
            forms[label.key] = form = _best(label, others, cells, least=least)
            taken[label.key] = _reach(label, form)
    return tuple([_laid(label, forms[label.key]) for label in labels])


_LEAST = _Form(NEVER - 1, -1)
"""Chip and name alone."""


def _best(label: Label, others: Sequence[Reach], cells: int, *, least: bool) -> _Form:
    """Find the form in which most is told; at least ships have to be there."""
    gone = [each.goes + 1 for each in label.signs] + [each.shrinks + 1 for each in label.signs]
    levels = [NEVER - 1] if least else sorted({0, *[level for level in gone if level < NEVER]})
    shapes = range(len(label.ships))[-1:] if least else range(len(label.ships))
    sides = (False, True) if label.ships and label.side != "lr" else (False,)
    # Ships go to the other side before a sign gives way, but no sign is worth a name.
    for level in levels:
        for across in sides:
            for form in [_Form(level, ship, across) for ship in shapes or (-1,)]:
                if _fits(label, form, others, cells):
                    return form
    return _Form(NEVER - 1, len(label.ships) - 1, nameless=bool(label.ships) and label.may_be_nameless)


def _fits(label: Label, form: _Form, others: Sequence[Reach], cells: int) -> bool:
    start, end = _reach(label, form)
    if start < 0 or end >= cells:
        return False
    if not form.across and form != _LEAST and end - start >= label.room:
        return False
    return all(end + GAP < other or start > last + GAP for other, last in others)


def _reach(label: Label, form: _Form) -> Reach:
    left, chip, right, x = _pieces(label, form)
    start = x - sum(len(text) for text, _ in left)
    return start, x + len(chip.text) + sum(len(text) for text, _ in right) - 1


def _pieces(label: Label, form: _Form) -> tuple[Line, Span, Line, int]:
    """Give what stands left and right of the chip, and where the chip begins."""
    x = label.at[0] - len(label.chip.text) // 2
    name = (label.name,) if label.name.text and not form.nameless else ()
    signs, across = _signs(label, form)
    if label.side == "r":
        return _joined([across]), label.chip, _led(name, *signs), x
    if label.side == "lr":
        return _joined([name]), label.chip, _led(*signs), x
    return _joined([name, *signs]), label.chip, _led(across), x


def _led(*texts: Line) -> Line:
    """Put texts one after the other, a blank before each."""
    return tuple([span for text in texts if text for span in (Span(" "), *text)])


def _joined(texts: Iterable[Line]) -> Line:
    """Put texts one after the other, a blank behind each."""
    return tuple([span for text in texts if text for span in (*text, Span(" "))])


def _signs(label: Label, form: _Form) -> tuple[list[Line], Line]:
    """Give the signs that are left, with ships among them where they stand on this side, and those across."""
    told = [_sign(each, form.level) for each in label.signs]
    ships = label.ships[form.ships] if label.ships and form.ships >= 0 else ()
    if not form.across:
        at = len(told) - label.behind
        told, ships = [*told[:at], ships, *told[at:]], ()
    return [each for each in told if each], ships


def _sign(sign: Sign, level: int) -> Line:
    if level > sign.goes:
        return ()
    return sign.short if level > sign.shrinks else sign.text


def _laid(label: Label, form: _Form) -> Laid:
    left, _, right, _ = _pieces(label, form)
    spans = (*left, label.chip, *right)
    reach = _reach(label, form)
    puts, at = [], reach[0]
    for span in spans:
        puts.append(Put(at, *span))
        at += len(span.text)
    name = -1 if form.nameless else next(number for number, span in enumerate(spans) if span is label.name)
    return Laid(label.key, label.at[1], reach, tuple(puts), len(left), name)
