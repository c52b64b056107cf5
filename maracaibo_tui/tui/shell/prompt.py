"""The prompt: the question in a sentence, its options, a filter for long lists, and what an answer would change."""

import re
from collections.abc import Sequence

from maracaibo_tui.engine.advice import Denied
from maracaibo_tui.engine.question import Option
from maracaibo_tui.tui.screen.lines import Line, Lines, Span, between, cut, line, width

from .kit import Kit, Moment
from .option_columns import FEW
from .option_list import OptionList
from .option_rows import WIDE

MOST_WRAPPED = 3
_WORDS = re.compile(r" +|[^ ]+")
LEAST_FOR_WRAPPED, LEAST_FOR_GAINS, LEAST_FOR_FEW = 12, 6, 4
"""Rows from which a long question may take several of them, what an answer changes a few, and a question a few."""


class Prompt:
    """Remembers which option is highlighted and what the list is narrowed down to."""

    def __init__(self) -> None:
        """Highlight the first option, narrow nothing down."""
        self.at = 0
        self.words: str | None = None
        self.within = ""
        """What was chosen first, in a list of two steps."""
        self._top = 0
        self._begun: tuple[int, str] | None = None

    def reset(self) -> None:
        """Begin anew with another question."""
        self.at = self._top = 0
        self.words, self.within, self._begun = None, "", None

    def begin(self, list_: tuple[int, str], first: int) -> None:
        """Highlight an option when a list, of so-and-so many a question and step, is seen for the first time."""
        if self._begun != list_:
            self._begun = list_
            self.at, self._top = first, 0

    def lead_on(self, option: Option) -> None:
        """Go from what is chosen first to the options under it."""
        self.within, self.words = option.under, None

    def lead_back(self, options: Sequence[Option], step: str) -> None:
        """Be back at what is chosen first, where the one stands that was chosen."""
        self.at = next((at for at, option in enumerate(options) if not option.id and option.under == step), 0)

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
        head = (*line((f"{aloud}: ", "title") if (aloud := moment.asked_aloud) else ""), *kit.headline(moment))
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
            listed = OptionList(kit, moment, found, self.at, (cells, room))
            shown, first, hidden = listed.draw(self._top, is_narrowed=bool(self.words))
            if not hidden or width(heads[-1]) + width(count) < cells:
                break
        self._top = first
        rule = moment.option.rule if moment.option is not None and cells < WIDE else ""
        _set_right([heads, gains], rule, count if hidden else (), cells)
        return [*heads, *filtered, *shown, *[()] * (room - len(shown)), *gains]


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
