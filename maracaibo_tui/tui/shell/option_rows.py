"""Options as rows of columns: a key, a band with what is chosen, and columns behind it that never move."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from maracaibo_tui.tui.screen.lines import DIGITS, Line, Lines, Span, broken, cut, fitted, line, plain, width, wrapped
from maracaibo_tui.tui.screen.surface import BAND

from .columns import Choice, Column, Columns, arrows

LEAST_PHRASE = 20
"""Cells that the last column has at least before the columns give way to short ones."""
BLANKS = 2
"""A blank on both sides of what is chosen."""
MOST_FURTHER = 2
"""Cells by which columns stand further apart where there is room."""
ANY = 99
"""More rows than any option takes."""


class Grid(NamedTuple):
    """How wide everything is in the rows of some options."""

    key: int
    band: int
    widths: tuple[int, ...]
    """The cells of each column; none where it has nothing to say."""
    gap: int
    figures: tuple[bool, ...]
    """Whether what stands in a column is set right."""
    is_short: bool
    is_named: bool = False
    """Whether short columns stand behind whole names all the same."""

    @property
    def needs(self) -> int:
        """Count the cells of a row."""
        return self.key + self.band + sum([each + self.gap for each in self.widths if each])

    def widened(self, cells: int) -> Grid:
        """Give the last column so many cells more; a figure keeps its place."""
        last = max([at for at, each in enumerate(self.widths) if each], default=-1)
        if last < 0 or self.figures[last]:
            return self
        return self._replace(widths=(*self.widths[:last], self.widths[last] + cells, *self.widths[last + 1 :]))

    def called(self, choice: Choice) -> str:
        """Give what is chosen, in few words where columns are short or the band is."""
        is_brief = self.is_short and not self.is_named
        return choice.called(is_short=is_brief or len(choice.name) > self.band - BLANKS)

    def names(self, choice: Choice) -> bool:
        """Tell whether what is chosen has room in a row."""
        return len(self.called(choice)) <= self.band - BLANKS


def natural(columns: Columns, chosen: Sequence[int], key: int, *, is_short: bool, most: int | None = None) -> Grid:
    """Give everything the cells that it needs in one row; columns behind the first so many are left out."""
    choices = [columns.choices[at] for at in chosen]
    count = max([len(each.cells) for each in choices], default=0)
    band = max([len(each.called(is_short=is_short)) for each in choices], default=0) + BLANKS
    widths = [max(width(_cell(each, at, is_short=is_short)) for each in choices) for at in range(count)]
    if most is not None:
        widths = [each if at < most else 0 for at, each in enumerate(widths)]
    figures = tuple([at + 1 < len(columns.heads) and columns.heads[at + 1].is_figure for at in range(count)])
    return Grid(key, band, tuple(widths), 1 if is_short else columns.gap, figures, is_short)


def laid_out(columns: Columns, chosen: Sequence[int], key: int, cells: int, *, is_short: bool) -> Grid | None:
    """Lay columns out in so many cells, the last one taking what is left; nothing where they have no room."""
    return _laid_out(columns, tuple(chosen), key, cells, is_short=is_short)


@lru_cache(maxsize=32)
def _laid_out(columns: Columns, chosen: Sequence[int], key: int, cells: int, *, is_short: bool) -> Grid | None:
    # One lays them out anew with every step of the highlight.
    grid = natural(columns, chosen, key, is_short=is_short)
    widths = [max(each, _under_head(columns.heads[1:], at)) if each else 0 for at, each in enumerate(grid.widths)]
    if is_short:
        widths, grid = [*grid.widths], _named(columns, chosen, grid, cells)
    last = max([at for at, each in enumerate(widths) if each], default=None)
    if last is None:
        return grid._replace(band=min(max(grid.band, columns.band), cells - key))
    before = key + sum([each + grid.gap for each in widths[:last] if each]) + grid.gap
    least = LEAST_PHRASE + BLANKS
    most = max(least, cells - grid.needs + grid.band) if is_short else max(least, cells * 2 // 5)
    # A wide band is no use where it breaks a phrase, a narrow one none where it breaks a name.
    wide = min(max(grid.band, columns.band), cells - before - LEAST_PHRASE)
    choices = [columns.choices[at] for at in chosen]
    narrow = min(grid.band, most) if is_short or grid.band <= most else min(_briefest(choices), most)
    bands = (narrow,) if is_short else (*range(narrow, wide + 1), narrow)
    room = cells - before
    band = min(bands, key=lambda each: (_rows(choices, each, room - each, last), -min(each, columns.band), each))
    left = cells - before - band
    if left < min(widths[last], LEAST_PHRASE):
        return None
    # Where the longest phrase leaves room the columns stand further apart.
    phrase = max(widths[last], max([width(arrows(each.told(last, is_short=False))) for each in choices], default=0))
    between = sum(map(bool, widths))
    further = 0 if is_short else max(0, min(MOST_FURTHER, (left - phrase) // between))
    widths[last] = min(widths[last], left) if grid.figures[last] else left - further * between
    return grid._replace(band=band, widths=tuple(widths), gap=grid.gap + further)


def _named(columns: Columns, chosen: Sequence[int], grid: Grid, cells: int) -> Grid:
    """Take whole names beside short columns where all of it stands in one row."""
    band = max([len(columns.choices[at].name) for at in chosen], default=0) + BLANKS
    is_named = any(grid.widths) and grid.needs - grid.band + band <= cells
    return grid._replace(band=band, is_named=True) if is_named else grid


def _rows(choices: Sequence[Choice], band: int, cells: int, last: int) -> int:
    """Count the rows of options where what is chosen and the last column have so many cells."""
    counted = 0
    for choice in choices:
        phrase = arrows(choice.phrase(last, cells, is_short=False))
        rows = 1 if width(phrase) <= cells else len(broken(phrase, max(1, cells)))
        name, room = choice.name, max(1, band - BLANKS)
        name = choice.called(is_short=True) if len(name) > room else name
        counted += max(-(-len(name) // room), rows)
    return counted


def _briefest(choices: Sequence[Choice]) -> int:
    """Count the cells of a band in which names that are too long have their brief forms."""
    return max([len(min(each.name, each.called(is_short=True), key=len)) for each in choices]) + BLANKS


def _under_head(heads: Sequence[Column], at: int) -> int:
    """Count the cells of a head, which may run on over columns that have none."""
    stands_alone = at + 1 < len(heads) and heads[at + 1].head
    return len(heads[at].head) if at < len(heads) and stands_alone else 0


def head_row(columns: Columns, grid: Grid) -> Line:
    """Draw what stands over the columns."""
    row = " " * (grid.key + 1)
    at = grid.key
    for cells, column in zip((grid.band, *grid.widths), columns.heads, strict=False):
        if cells:
            text = column.head.rjust(cells) if column.is_figure else column.head
            row = row.ljust(at + (at == grid.key)) + text
            at += cells + grid.gap
    return line((row, "faint"))


@lru_cache(maxsize=128)
def option_row(grid: Grid, choice: Choice, number: int, *, is_chosen: bool, most: int = ANY) -> Lines:
    """Draw an option: what does not fit goes on in the rows below, up to so many, and is cut in the last."""
    room = grid.band - BLANKS
    names = [plain(each) for each in _up_to([line(each) for each in _texts(grid.called(choice), room)], room, most)]
    last = max([number for number, each in enumerate(grid.widths) if each], default=-1)
    phrase = arrows(choice.phrase(last, grid.widths[last], is_short=grid.is_short)) if last >= 0 else ()
    phrases = _up_to(_broken(phrase, grid, last), grid.widths[last] if last >= 0 else 0, most)
    key = (str(number) if number <= DIGITS else "").rjust(grid.key - 1) + " "
    rows: Lines = []
    for row in range(max(len(names), len(phrases))):
        style = BAND if is_chosen else choice.ink
        name = line((f" {names[row]}".ljust(grid.band), style)) if row < len(names) else (Span(" " * grid.band),)
        begun = (Span(key if not row else " " * grid.key, "key bold"), *name)
        told = _columns(grid, choice, last) if not row else (Span(" " * _before(grid, last)),)
        rows.append(_trimmed((*begun, *told, *_set(grid, last, phrases[row : row + 1]))))
    return rows


def _up_to(texts: Lines, cells: int, most: int) -> Lines:
    """Give so many rows at most: what would stand below the last one is cut there."""
    if len(texts) <= most:
        return texts
    rest: Line = texts[most - 1]
    for each in texts[most:]:
        rest = (*rest, Span(" "), *each)
    return [*texts[: most - 1], cut(rest, cells)]


def _columns(grid: Grid, choice: Choice, last: int) -> Line:
    """Draw the columns before the last one."""
    spans: Line = ()
    for at, cells in enumerate(grid.widths[: max(0, last)]):
        if cells:
            told = _cell(choice, at, is_short=grid.is_short)
            blank, gap = " " * max(0, cells - width(told)), " " * grid.gap
            spans = (*spans, *(line(gap, blank, *told) if grid.figures[at] else line(gap, *told, blank)))
    return (*spans, Span(" " * grid.gap)) if last >= 0 else spans


def _before(grid: Grid, last: int) -> int:
    return sum([each + grid.gap for each in grid.widths[: max(0, last)] if each]) + grid.gap


def _set(grid: Grid, last: int, phrases: Lines) -> Line:
    """Give a row of the last column; a figure is set right."""
    if not phrases:
        return ()
    return line(" " * (grid.widths[last] - width(phrases[0])) if grid.figures[last] else "", *phrases[0])


def _cell(choice: Choice, at: int, *, is_short: bool) -> Line:
    return arrows(choice.told(at, is_short=is_short))


def _broken(phrase: Line, grid: Grid, last: int) -> Lines:
    if last < 0 or width(phrase) <= grid.widths[last]:
        return [phrase] if phrase else []
    return [cut(each, grid.widths[last]) for each in broken(phrase, grid.widths[last])]


def _trimmed(text: Line) -> Line:
    """Leave blanks at the end out."""
    while text and " on " not in f" {text[-1].style} ":
        last = text[-1].text.rstrip()
        if last:
            return (*text[:-1], Span(last, text[-1].style))
        text = text[:-1]
    return text


@lru_cache(maxsize=256)
def _texts(label: str, room: int) -> tuple[str, ...]:
    # A list is drawn again with every step of the highlight.
    if len(label) <= room:
        return (label,)
    return tuple([plain(each) for each in wrapped(label, max(1, room))]) or ("",)


def two_beside(left: Sequence[Line], right: Sequence[Line], split: int, rows: int) -> Lines:
    """Put two columns of rows beside each other."""
    both = [([*each, *[()] * rows])[:rows] for each in (left, right)]
    return [(*fitted(one, split), *other) if other else one for one, other in zip(*both, strict=True)]
