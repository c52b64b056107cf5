"""Options as rows of columns: a key, a band with what is chosen, and columns behind it that never move."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from maracaibo_tui.tui.screen.lines import (
    DIGITS,
    Line,
    Lines,
    Span,
    broken,
    cut,
    fitted,
    line,
    plain,
    width,
    words_of,
    wrapped,
)
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

    @property
    def last(self) -> int:
        """Give the last column that has something to say, or -1."""
        return max([at for at, each in enumerate(self.widths) if each], default=-1)

    def widened(self, cells: int) -> Grid:
        """Give the last column so many cells more; a figure keeps its place."""
        last = self.last
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


class OptionRows:
    """Lays the options of a question out in rows; what was worked out of them once is kept as long as it is asked."""

    def __init__(self, columns: Columns) -> None:
        """Lay out these columns."""
        self.columns = columns
        self._told: dict[tuple[int, int, bool], Line] = {}
        self._phrases: dict[tuple[int, int, bool], tuple[_Phrase, ...]] = {}
        self._grids: dict[tuple[object, ...], Grid | None] = {}
        self._drawn: dict[tuple[object, ...], Lines] = {}

    def natural(
        self, chosen: Sequence[int], key: int, *, is_short: bool, most: int | None = None, gap: int | None = None
    ) -> Grid:
        """Give everything the cells that it needs in one row; columns behind the first so many are left out."""
        choices = self.columns.choices
        count = max([len(choices[at].cells) for at in chosen], default=0)
        band = max([len(choices[at].called(is_short=is_short)) for at in chosen], default=0) + BLANKS
        told = range(count if most is None else min(most, count))
        widths = [max([width(self.told(at, column, is_short=is_short)) for at in chosen]) for column in told]
        widths += [0] * (count - len(widths))
        heads = self.columns.heads
        figures = tuple([at + 1 < len(heads) and heads[at + 1].is_figure for at in range(count)])
        apart = 1 if is_short else self.columns.gap if gap is None else gap
        return Grid(key, band, tuple(widths), apart, figures, is_short)

    def laid_out(
        self, chosen: Sequence[int], key: int, cells: int, *, is_short: bool, gap: int | None = None
    ) -> Grid | None:
        """Lay columns out in so many cells, the last one taking what is left; nothing where they have no room."""
        asked = (tuple(chosen), key, cells, is_short, gap)
        if asked not in self._grids:
            self._grids[asked] = self._laid_out(*asked)
        return self._grids[asked]

    def _laid_out(self, chosen: Sequence[int], key: int, cells: int, is_short: bool, gap: int | None) -> Grid | None:  # noqa: FBT001
        columns, grid = self.columns, self.natural(chosen, key, is_short=is_short, gap=gap)
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
        narrow = min(grid.band, most)
        if not is_short and grid.band > most:
            narrow = min(_briefest([columns.choices[at] for at in chosen]), most)
        bands = (narrow,) if is_short else (*range(narrow, wide + 1), narrow)
        room = cells - before
        band = bands[0] if len({*bands}) == 1 else self._best_band(bands, chosen, room, last)
        left = cells - before - band
        if left < min(widths[last], LEAST_PHRASE):
            return None
        # Where the longest phrase leaves room the columns stand further apart.
        phrase = max(widths[last], max([width(self.told(at, last, is_short=False)) for at in chosen], default=0))
        between = sum(map(bool, widths))
        further = 0 if is_short else max(0, min(MOST_FURTHER, (left - phrase) // between))
        widths[last] = min(widths[last], left) if grid.figures[last] else left - further * between
        return grid._replace(band=band, widths=tuple(widths), gap=grid.gap + further)

    def _best_band(self, bands: Sequence[int], chosen: Sequence[int], room: int, last: int) -> int:
        """Give the band with which options take the fewest rows, the widest of those that columns ask for."""
        wished = self.columns.band
        return min(bands, key=lambda each: (self._rows(chosen, each, room - each, last), -min(each, wished), each))

    def _rows(self, chosen: Sequence[int], band: int, cells: int, last: int) -> int:
        """Count the rows of options where what is chosen and the last column have so many cells."""
        counted, room = 0, max(1, band - BLANKS)
        for at in chosen:
            choice = self.columns.choices[at]
            rows = self._phrase(at, last, cells, is_short=False).rows(max(1, cells))
            name = choice.name if len(choice.name) <= room else choice.called(is_short=True)
            counted += max(-(-len(name) // room), rows)
        return counted

    def told(self, at: int, column: int, *, is_short: bool) -> Line:
        """Give the cell of an option in a column, as it is drawn."""
        asked = (at, column, is_short)
        found = self._told.get(asked)
        if found is None:
            found = self._told[asked] = arrows(self.columns.choices[at].told(column, is_short=is_short))
        return found

    def _phrase(self, at: int, column: int, cells: int, *, is_short: bool) -> _Phrase:
        """Give the last cell of an option in as many words as have room in one row, or in the fewest."""
        asked = (at, column, is_short)
        found = self._phrases.get(asked)
        if found is None:
            ways = self.columns.choices[at].phrases(column, is_short=is_short)
            found = self._phrases[asked] = tuple([_Phrase(each) for each in ways])
        return next((each for each in found if each.needs <= cells), found[-1])

    def row(self, grid: Grid, at: int, number: int, *, is_chosen: bool, most: int = ANY) -> Lines:
        """Draw an option: what does not fit goes on in the rows below, up to so many, and is cut in the last."""
        asked = (grid, at, number, is_chosen, most)
        found = self._drawn.get(asked)
        if found is None:
            found = self._drawn[asked] = self._row(grid, at, number, is_chosen=is_chosen, most=most)
        return found

    def high(self, grid: Grid, at: int) -> int:
        """Count the rows that an option needs."""
        last, names = grid.last, _texts(grid.called(self.columns.choices[at]), grid.band - BLANKS)
        if last < 0:
            return len(names)
        cells = grid.widths[last]
        return max(len(names), self._phrase(at, last, cells, is_short=grid.is_short).rows(cells))

    def _row(self, grid: Grid, at: int, number: int, *, is_chosen: bool, most: int) -> Lines:
        choice, room = self.columns.choices[at], grid.band - BLANKS
        names: Sequence[str] = _texts(grid.called(choice), room)
        if len(names) > most:
            names = [plain(each) for each in _up_to([line(each) for each in names], room, most)]
        last = grid.last
        cells = grid.widths[last] if last >= 0 else 0
        phrases: Lines = []
        if last >= 0:
            phrase = self._phrase(at, last, cells, is_short=grid.is_short)
            phrases = _up_to(phrase.broken(cells), cells, most)
        key = (str(number) if number <= DIGITS else "").rjust(grid.key - 1) + " "
        rows: Lines = []
        for row in range(max(len(names), len(phrases))):
            style = BAND if is_chosen else choice.ink
            name = line((f" {names[row]}".ljust(grid.band), style)) if row < len(names) else (Span(" " * grid.band),)
            begun = (Span(key if not row else " " * grid.key, "key bold"), *name)
            told = self._before(grid, at, last) if not row else (Span(" " * _cells_before(grid, last)),)
            rows.append(_trimmed((*begun, *told, *_set(grid, last, phrases[row : row + 1]))))
        return rows

    def _before(self, grid: Grid, at: int, last: int) -> Line:
        """Draw the columns of an option before the last one."""
        spans: list[Span] = []
        for column, cells in enumerate(grid.widths[: max(0, last)]):
            if cells:
                told = self.told(at, column, is_short=grid.is_short)
                blank, gap = " " * max(0, cells - width(told)), " " * grid.gap
                spans += line(gap, blank, *told) if grid.figures[column] else line(gap, *told, blank)
        return (*spans, Span(" " * grid.gap)) if last >= 0 else tuple(spans)


class _Phrase:
    """One way to say what stands in the last column, and how it breaks."""

    def __init__(self, text: Line) -> None:
        """Draw its arrows; what it needs is counted as it was written."""
        self.needs = width(text)
        self._text = arrows(text)
        self._width = width(self._text)
        self._words: list[tuple[int, bool]] = []
        self._broken: dict[int, Lines] = {}

    def rows(self, cells: int) -> int:
        """Count its rows in so many cells, of which many are tried: the same as when it is broken."""
        if self._width <= cells:
            return 1
        self._words = self._words or words_of(self._text)
        rows, used = 1, 0
        for word, parted in self._words:
            if used and parted and used + 1 + word > cells:
                rows, used = rows + 1, 0
            used += word + (1 if used and parted else 0)
        return rows

    def broken(self, cells: int) -> Lines:
        """Break it at its spaces; a word that is too long is cut."""
        if self._width <= cells:
            return [self._text] if self._text else []
        if cells not in self._broken:
            self._broken[cells] = [cut(each, cells) for each in broken(self._text, cells)]
        return self._broken[cells]


def _named(columns: Columns, chosen: Sequence[int], grid: Grid, cells: int) -> Grid:
    """Take whole names beside short columns where all of it stands in one row."""
    band = max([len(columns.choices[at].name) for at in chosen], default=0) + BLANKS
    is_named = any(grid.widths) and grid.needs - grid.band + band <= cells
    return grid._replace(band=band, is_named=True) if is_named else grid


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


def _up_to(texts: Lines, cells: int, most: int) -> Lines:
    """Give so many rows at most: what would stand below the last one is cut there."""
    if len(texts) <= most:
        return texts
    rest: Line = texts[most - 1]
    for each in texts[most:]:
        rest = (*rest, Span(" "), *each)
    return [*texts[: most - 1], cut(rest, cells)]


def _cells_before(grid: Grid, last: int) -> int:
    return sum([each + grid.gap for each in grid.widths[: max(0, last)] if each]) + grid.gap


def _set(grid: Grid, last: int, phrases: Lines) -> Line:
    """Give a row of the last column; a figure is set right."""
    if not phrases:
        return ()
    return line(" " * (grid.widths[last] - width(phrases[0])) if grid.figures[last] else "", *phrases[0])


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
