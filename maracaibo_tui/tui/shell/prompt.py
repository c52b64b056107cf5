"""The prompt: the question in a sentence, its options in columns, a filter, and what an answer changes."""

from collections.abc import Sequence
from typing import Any

from maracaibo_tui.engine.advice import Denied
from maracaibo_tui.engine.question import Option
from maracaibo_tui.engine.who import letter, style
from maracaibo_tui.tui.screen.lines import Line, Lines, blank, line
from maracaibo_tui.tui.screen.surface import NAME, chip

from . import prompt_tail
from .kit import Kit, Moment
from .option_columns import Drawn
from .option_list import OptionList
from .option_rows import OptionRows
from .question_rows import broken_head, question_rows

RULE = "faint underline"
"""How the rule of an option stands at the right of the question: it can be opened, and is not what one looks for."""
ROOMY, LOW = 12, 9
"""Rows from which columns stand under heads, and from which the last row is spare."""
WIDE = 100
"""Cells from which they stand under heads as well, if there is a row for that."""
FEW_LEFT = 4
"""Rows below the options up to which what comes of one has one row."""
LEAST_APART, LEAST_APART_IF_ROOMY = 5, 3
"""Rows below the options from which one of them is free above what comes of one; beside what is not possible one more.

However much there is to say, and whatever is just said below it: it stays where it is.
"""


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
        self._laid: tuple[Any, Sequence[Option], OptionRows] | None = None
        self._ways: dict[tuple[object, ...], int] = {}
        """In which way the options of the question are drawn, by what there is and where."""

    @property
    def state(self) -> tuple[object, ...]:
        """What a picture of the options depends on, beside the moment."""
        return self.at, self.words, self.within, self._top

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

    def draw(self, kit: Kit, moment: Moment, cells: int, rows: int, said: int = 0) -> Lines:
        """Draw the question and its options; below them what the highlighted one changes.

        So many of the last rows stay free for something else that is said, and no option moves for that.
        """
        if moment.question is None:
            return broken_head(_without_question(kit, moment), cells - 1, rows, 1)
        found = self.found(moment.options)
        denied = [] if self.words else list(kit.denied(moment))
        pointed = self.denied_at(moment, denied)
        rule = pointed.rule if pointed is not None else moment.option.rule if moment.option is not None else ""
        filtered = [] if self.words is None else [line(("filter: ", "faint"), (f"{self.words}_", "key"))]
        drawn, heads = Drawn([]), Lines()
        for is_counted in (False, True):
            count = line((_count(found, self.at), "faint")) if is_counted else ()
            heads = [*question_rows(kit, moment, (*count, *line((rule, RULE))), cells, rows), *filtered]
            left = rows - len(heads) - (1 + (1 + bool(denied) if rows >= LOW else 0))
            listed = OptionList(self._in_columns(kit, moment), moment, found, self.at, (cells, max(1, left)))
            asked = (tuple(found), cells, left, rows)
            drawn = listed.draw(self._top, is_roomy=_is_roomy(cells, rows), way=self._ways.get(asked, 0))
            if self.at in found:
                self._ways.setdefault(asked, listed.way)
            if not drawn.is_hiding:
                break
        self._top = drawn.top
        left = rows - len(heads) - len(drawn.rows)
        least = LEAST_APART_IF_ROOMY + bool(denied) if _is_roomy(cells, rows) else LEAST_APART
        # Rows that are kept for what is told in full set the rest apart as well.
        is_apart = left >= least and not drawn.told_rows
        left -= said
        at = denied.index(pointed) if pointed is not None else None
        told = self._told(kit, moment, drawn)
        gains = kit.gains(moment, cells * (2 if left > FEW_LEFT else 1) - len("then  "))
        tail = prompt_tail.Tail(gains, told, denied, at, kit.reminders(moment), drawn.told_rows)
        below = prompt_tail.draw(tail, cells - 1, left, is_apart=is_apart)
        return blank([*heads, *drawn.rows, *[line(" ", *each) for each in below]], rows)

    def _told(self, kit: Kit, moment: Moment, drawn: Drawn) -> Line:
        """Give the highlighted option in full where its row does not tell all of it."""
        if not drawn.told or self.at >= len(moment.options):
            return ()
        choice = self._in_columns(kit, moment).columns.choices[self.at]
        is_more = bool(choice.full) and (drawn.is_cut or choice.full != choice.name)
        return line((choice.full, "text")) if is_more else ()

    def _in_columns(self, kit: Kit, moment: Moment) -> OptionRows:
        """Ask for the columns once a question: they do not depend on what is highlighted."""
        kept = self._laid
        if kept is None or kept[0] is not moment.view or kept[1] is not moment.options:
            kept = self._laid = (moment.view, moment.options, OptionRows(kit.columns(moment)))
            self._ways.clear()
        return kept[2]


def _is_roomy(cells: int, rows: int) -> bool:
    return rows >= ROOMY or cells >= WIDE


def _count(found: Sequence[int], at: int) -> str:
    """Say which of how many options is highlighted."""
    return f"{found.index(at) + 1}/{len(found)}  " if at in found else ""


def _without_question(kit: Kit, moment: Moment) -> Line:
    """Say why nothing is asked: somebody else decides, or the game is over."""
    who = moment.waits_for
    if not who:
        return line(" ", *kit.headline(moment))
    return line(" ", chip(f" {letter(who)} ", style(who)), " ", (moment.names[who], NAME), " thinks")
