"""The prompt: the question in a sentence, its options with numbers, and a filter for long lists.

Options that answer the question come first; those beside it (free actions) follow under a faint line, and last, never
to be taken, what exists in the rules but not now, with the reason.
"""

import re
from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from typing import NamedTuple, TypeAlias

from maracaibo_tui.engine.question import Option

from .kit import Denied, Kit, Moment
from .lines import (
    MORE_BELOW,
    Line,
    Lines,
    Span,
    beside,
    between,
    blank,
    cut,
    fitted,
    line,
    numbered,
    plain,
    styled,
    width,
    wrapped,
)

WIDE = 96
"""Cells from which every row names its rule; in a narrower prompt only the highlighted one does."""
LEAST_COLUMN = 34
MOST_WRAPPED = 3
RULE = "   ── "
ENDS = ("end", "stop", "skip", "continue")
_WORDS = re.compile(r" +|[^ ]+")
FEW = 2
LEAST_FOR_WRAPPED, LEAST_FOR_GAINS, LEAST_FOR_FEW = 12, 6, 4
"""Rows from which a long question may take several of them, what an answer changes a few, and a question a few."""


def ending(options: Collection[str]) -> str | None:
    """Give the option that ends what is asked, or None where one of the others must be taken."""
    return next((end for end in ENDS if end in options), None)


_Halves: TypeAlias = tuple[list[int], list[int], str]
"""The options of two columns, and what stands over the second."""


class Row(NamedTuple):
    """A row of the list: what it draws, and the option it belongs to, if it belongs to one."""

    text: Line
    option: int | None = None


class Prompt:
    """Remembers which option is highlighted and what the list is narrowed down to."""

    def __init__(self) -> None:
        """Highlight the first option, narrow nothing down."""
        self.at = 0
        self.words: str | None = None
        self._top = 0

    def reset(self) -> None:
        """Begin anew with another question."""
        self.at = self._top = 0
        self.words = None

    def found(self, options: Sequence[Option]) -> list[int]:
        """Give the options that the filter leaves."""
        words = (self.words or "").casefold().split()
        texts = [option.label.casefold() for option in options]
        return [number for number, text in enumerate(texts) if all(word in text for word in words)]

    def highlighted(self, options: Sequence[Option]) -> int:
        """Give the option that is highlighted; none is where the filter leaves nothing."""
        return len(options) if self.words and not self.found(options) else self.at

    def move(self, options: Sequence[Option], step: int, denied: int = 0) -> None:
        """Go to the next or previous option, round the end; so many that are denied may be pointed at behind them."""
        found = self.found(options)
        if not self.words:
            found += range(len(options), len(options) + denied)
        if self.at in found:
            self.at = found[(found.index(self.at) + step) % len(found)]
        elif found:
            self.at = found[0]

    def denied_at(self, moment: Moment, denied: Sequence[Denied]) -> Denied | None:
        """Give what is pointed at though it is not possible now."""
        at = self.at - len(moment.options)
        return denied[at] if moment.question is not None and 0 <= at < len(denied) else None

    def filter(self, options: Sequence[Option], text: str) -> None:
        """Add a text to the filter, or take the last character away if it is none."""
        words = self.words or ""
        self.words = words + text if text else words[:-1]
        found = self.found(options)
        if found and self.at not in found:
            self.at = found[0]

    def draw(self, kit: Kit, moment: Moment, cells: int, rows: int) -> Lines:
        """Draw the question and its options; below them what the highlighted one changes."""
        head = kit.headline(moment)
        if moment.question is None:
            return [head]
        found = self.found(moment.options)
        at = found.index(self.at) + 1 if self.at in found else 0
        count = line((f"  {at}/{len(found)}" if at else "  not now", "faint"))
        filtered = [] if self.words is None else [line(("filter: ", "faint"), (f"{self.words}_", "key"))]
        most = MOST_WRAPPED if rows > LEAST_FOR_WRAPPED else FEW if rows >= LEAST_FOR_FEW else 1
        most_gains = FEW if rows >= LEAST_FOR_GAINS else 1
        gains = _broken(kit.gains(moment, most_gains * (cells - 1)), cells, most_gains)
        for room_for_head in (cells, cells - width(count) - 1):
            heads = _broken(head, room_for_head, most)
            room = max(1, rows - len(heads) - len(filtered) - len(gains))
            shown, hidden = self._list(kit, moment, found, cells, room)
            if not hidden or width(heads[-1]) + width(count) < cells:
                break
        rule = moment.option.rule if moment.option is not None and cells < WIDE else ""
        _set_right([heads, gains], rule, count if hidden else (), cells)
        return [*heads, *filtered, *shown, *[()] * (room - len(shown)), *gains]

    def _list(self, kit: Kit, moment: Moment, found: list[int], cells: int, room: int) -> tuple[Lines, bool]:
        """Draw the options in one column, or in two where that shows more; tell whether some are out of sight."""
        denied = [] if self.words else list(kit.denied(moment))
        needed = len(found) + bool(denied) + any(kit.group(option) for option in moment.options)
        points = self.at >= len(moment.options)
        if needed > room and cells >= 2 * LEAST_COLUMN and len(found) > 1 and not points:
            for left, right, head in self._halves(kit, moment, found, room):
                split = self._split(moment, left, right, cells)
                if split:
                    columns = self._column(moment, left, split - 1), self._column(moment, right, cells - split)
                    heading = [line((f"   ── {head} ──", "faint"))] if head else []
                    return beside(columns[0], [*heading, *columns[1]], split), len(found) > len(left) + len(right)
        told, below = self._told(kit, moment, found, len(denied), (cells, room))
        rows, at = self._rows(kit, moment, found, (cells, room), told)
        rows += [Row(_faint_rule("not now", cells))] * bool(denied)
        refused = self._refusals(denied, len(moment.options), cells, room - len(rows) - len(below))
        at = next((len(rows) + number for number, row in enumerate(refused) if row.option == self.at), at)
        rows += refused
        if below and len(rows) + len(below) <= room:
            return [*blank([row.text for row in rows], room - len(below)), *below], False
        self._top = _first(rows, room, at, self._top)
        return _window(rows, room, self._top), len(rows) > room

    def _told(
        self, kit: Kit, moment: Moment, found: list[int], denied: int, size: tuple[int, int]
    ) -> tuple[Collection[int], Lines]:
        """Say which options are drawn in full: all that have room, or the highlighted one, if need be below the list.

        No row moves with the highlight unless there is no other way.
        """
        cells, room = size
        heights = [len(self._whole(moment, number, cells)) for number in found]
        others = len({kit.group(moment.options[number]) for number in found} - {""}) + denied + bool(denied)
        if sum(heights) + others <= room:
            return found, []
        long = [number for number, height in zip(found, heights, strict=True) if height > 1]
        below = {number: _below(moment.options[number], cells) for number in long}
        high = max([len(each) for each in below.values()], default=0)
        if long and len(found) + others + high <= room:
            return (), blank(below.get(self.at, []), high)
        return (self.at,), []

    def _halves(self, kit: Kit, moment: Moment, found: list[int], room: int) -> Iterator[_Halves]:
        """Part the options for two columns: what answers from what stands beside it, or a page of all in order."""
        groups = [(name, list(each)) for name, each in groupby(found, key=lambda at: kit.group(moment.options[at]))]
        if len(groups) == FEW and len(groups[0][1]) <= room > len(groups[1][1]):
            yield groups[0][1], groups[1][1], groups[1][0]
        at = found.index(self.at) if self.at in found else 0
        page = at // (2 * room) * 2 * room
        yield found[page : page + room], found[page + room : page + 2 * room], ""

    def _split(self, moment: Moment, left: list[int], right: list[int], cells: int) -> int:
        """Say where the second column begins: in the middle if possible; 0 if a text would be cut."""
        needs = [max((self._needs(moment, number) for number in each), default=0) for each in (left, right)]
        if max(needs) < cells // 2 - 1:
            return cells // 2
        return needs[0] + FEW if sum(needs) + FEW <= cells else 0

    def _column(self, moment: Moment, numbers: list[int], cells: int) -> Lines:
        return [self._row(moment, number, cells) for number in numbers]

    def _rows(
        self, kit: Kit, moment: Moment, found: list[int], size: tuple[int, int], told: Collection[int]
    ) -> tuple[list[Row], int]:
        """Draw every option that the filter leaves, each group under its name; tell which row is highlighted."""
        cells, room = size
        rows: list[Row] = []
        group, at = "", 0
        for number in found:
            other = kit.group(moment.options[number])
            if other != group:
                group = other
                rows.append(Row(_faint_rule(group, cells)))
            at = len(rows) if number == self.at else at
            if number in told:
                rows += [Row(text, number) for text in self._whole(moment, number, cells)[:room]]
            else:
                rows.append(Row(self._row(moment, number, cells), number))
        return rows, at

    def _refusals(self, denied: Sequence[Denied], first: int, cells: int, room: int) -> list[Row]:
        """Draw what is not possible now; reasons are told in full where all of them have room, or where one points."""
        told = {number: _denied(each, cells, chosen=number == self.at) for number, each in enumerate(denied, first)}
        if sum(map(len, told.values())) > room:
            brief = {number: [_briefly(each, cells)] for number, each in enumerate(denied, first) if number != self.at}
            told |= brief
        return [Row(text, number) for number, texts in told.items() for text in texts]

    def _needs(self, moment: Moment, number: int) -> int:
        option = moment.options[number]
        return len(option.label) + width(line(*_change(option))) + len("   1 ")

    def _row(self, moment: Moment, number: int, cells: int) -> Line:
        option = moment.options[number]
        chosen = number == self.at
        return between(numbered(number, option.label, chosen=chosen), _right(option, cells), cells)

    def _whole(self, moment: Moment, number: int, cells: int) -> Lines:
        """Draw an option in full: what does not fit goes on in the rows below."""
        option = moment.options[number]
        right = _right(option, cells)
        room = cells - width(right) - len(" ► 1 ") - 1
        texts = _texts(option.label, max(LEAST_COLUMN // 2, room))
        first = numbered(number, texts[0] if texts else "", chosen=number == self.at)
        return [between(first, right, cells), *[line(f"     {text}") for text in texts[1:]]]


@lru_cache(maxsize=128)
def _texts(label: str, room: int) -> tuple[str, ...]:
    # A list is drawn again with every step of the highlight.
    return tuple([plain(each) for each in wrapped(label, room)])


def _below(option: Option, cells: int) -> Lines:
    """Tell an option in full below the list."""
    return [line(" " * len(" ► 1 "), *each) for each in wrapped(option.label, cells - len(" ► 1 ") - 1)]


def _right(option: Option, cells: int) -> Line:
    """Say at the right of an option what it costs and gives, and where there is room, its rule."""
    return line(*_change(option), (f"  {option.rule}" if cells >= WIDE else "", "faint"))


def _set_right(blocks: Sequence[Lines], rule: str, count: Line, cells: int) -> None:
    """Write the rule of the highlighted option at the right of the question, or of what it changes; there the count."""
    said = not rule
    for block, more in zip(blocks, (count, ()), strict=True):
        right = more if said or not block else (*line((f"  {rule}", "faint")), *more)
        if block and width(block[-1]) + width(right) >= cells:
            right = more
        said = said or right is not more
        if block and right:
            block[-1] = between(block[-1], right, cells)


def _broken(text: Line, cells: int, most: int) -> Lines:
    """Break a line at its spaces where it is too long, into so many lines at most; every word keeps its style."""
    if width(text) <= cells or most < FEW:
        return [cut(text, cells)] if text else []
    lines: Lines = [()]
    gap = ""
    for span in text:
        for word in _WORDS.findall(span.text):
            if not word.strip():
                gap += word
                continue
            if len(lines) < most and lines[-1] and width(lines[-1]) + len(gap + word) > cells:
                lines.append(())
                gap = "   " if gap else ""
            lines[-1] = (*lines[-1], Span(gap + word, span.style))
            gap = ""
    return [cut(each, cells) for each in lines]


def _faint_rule(text: str, cells: int) -> Line:
    head = f"{RULE}{text} "
    return line((head + "─" * max(0, min(cells, 60) - len(head)), "faint"))


def _briefly(denied: Denied, cells: int) -> Line:
    """Draw what is not possible now in one row."""
    told = line((f"   – {denied.label}: {denied.reason}", "faint"))
    return between(told, line((f"  {denied.rule}", "faint")), cells)


def _denied(denied: Denied, cells: int, *, chosen: bool) -> Lines:
    """Draw what is not possible now in full."""
    text, rule = f"{denied.label}: {denied.reason}", line((f"  {denied.rule}", "faint"))
    room = max(LEAST_COLUMN // 2, cells - width(rule) - len(" ► – ") - 1)
    style = "" if chosen else "faint"
    first, *more = [plain(each) for each in wrapped(text, room)]
    head = between(line((" ► " if chosen else "   ", "key"), (f"– {first}", style)), rule, cells)
    rows = [head, *[fitted(line((f"     {each}", style)), cells) for each in more]]
    return [styled(each, "cursor") for each in rows] if chosen else rows


def _first(rows: list[Row], room: int, at: int, top: int) -> int:
    """Give the first row to be shown: the one before, unless the highlight and its neighbours would be hidden."""
    high = min(room, sum(row.option == rows[at].option for row in rows[at:])) if rows else 0
    spare = 1 if high + FEW <= room else 0
    top = min(max(top, at + high + spare - room), at - spare)
    return max(0, min(top, len(rows) - room))


def _window(rows: list[Row], room: int, first: int) -> Lines:
    shown = [row.text for row in rows[first : first + room]]
    if first + room < len(rows) and rows[first + room - 1].option is None:
        # A heading with nothing below it says nothing.
        shown[-1] = line((MORE_BELOW, "faint"))
    return shown


def _change(option: Option) -> list[tuple[str, str]]:
    signs = {"doubloons": "$", "vp": " VP", "combat_points": " CP", "figures": " fig"}
    parts = []
    for what, amount in option.change:
        name = signs.get(what, f" {what.replace('_', ' ')}")
        parts.append((f"{amount:+}{name} ", "gain" if amount > 0 else "cost"))
    return parts
