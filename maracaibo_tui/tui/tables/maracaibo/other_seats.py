"""All captains side by side: what everybody may see of each, in a table."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.who import letter, style
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.rules.gains import compasses, figures_on_board
from maracaibo_tui.games.maracaibo.rules.ship import upgrades
from maracaibo_tui.games.maracaibo.state.position import Jacques, Jean, Player
from maracaibo_tui.games.maracaibo.state.sight import scorers
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable
from maracaibo_tui.games.maracaibo.words.cards import card_name, location_name
from maracaibo_tui.games.maracaibo.words.effects import several
from maracaibo_tui.tui.screen.lines import Line, Lines, cut, fitted, line, width, wrapped
from maracaibo_tui.tui.shell.kit import Moment

WIDE = 76
"""Cells from which every captain has a row; in fewer, every figure has one and the captains are its columns."""
NAME_CELLS, COLUMN_CELLS, HEAD_CELLS, LEAST_CELLS = 23, 5, 15, 4


class _Figure(NamedTuple):
    """Something counted of every captain: its short and its long name, how it is told, and its style."""

    short: str
    called: str
    of: Callable[[MaracaiboTable, Player], str]
    style: str = ""


FIGURES: Sequence[_Figure] = (
    _Figure("VP", "points", lambda _t, p: str(p.vp), "points"),
    _Figure("$", "doubloons", lambda _t, p: str(p.doubloons), "money"),
    _Figure("CP", "combat points", lambda _t, p: str(p.combat_points)),
    _Figure("fig", "figures", lambda _t, p: str(p.figures)),
    _Figure("inc", "income", lambda _t, p: f"{p.income_doubloons}+{p.income_vp}", "income"),
    _Figure("hand", "hand", lambda _t, p: str(len(p.hand))),
    _Figure("card", "cards bought", lambda _t, p: str(len(p.tableau))),
    _Figure("ast", "assistants", lambda _t, p: str(figures_on_board(p))),
    _Figure("qst", "quests", lambda _t, p: str(len(p.quests))),
    _Figure("upg", "upgrades", lambda _t, p: str(len(upgrades(p)))),
    _Figure("tok", "combat tokens", lambda _t, p: str(len(p.combat_tokens))),
    _Figure("cmp", "compasses", lambda t, p: str(compasses(t, p))),
)
_OF_JEAN: Mapping[str, Callable[[Jean], str]] = {
    "VP": lambda jean: str(jean.vp),
    "card": lambda jean: str(len(jean.cards)),
    "qst": lambda jean: str(len(jean.quests)),
    "upg": lambda jean: str(jean.discs_removed),
    "tok": lambda jean: str(len(jean.combat_tokens)),
}
_OF_JACQUES: Mapping[str, Callable[[Jacques], str]] = {
    "VP": lambda jacques: str(jacques.vp),
    "qst": lambda jacques: str(len(jacques.quests)),
}


class _Column(NamedTuple):
    """A figure as a column: its heading, in one row or two, and its cells."""

    figure: _Figure
    head: tuple[str, ...]
    cells: int


def addresses(moment: Moment) -> tuple[str, ...]:
    """List the captains by their pages, the automatic opponent last."""
    return tuple(f"captain/{each.seat}" for each in scorers(moment.view))


def draw(printed: Printed, moment: Moment, cells: int, rows: int) -> Lines:
    """Draw the figures of everybody, then where their ships lie and what they plan, as far as there is room."""
    table: MaracaiboTable = Table(moment.view, printed)
    drawn = (
        _in_rows(table, moment, cells)
        if cells >= WIDE
        else [*_in_columns(table, moment), *_plans(table, moment, cells)]
    )
    return [cut(each, cells) for each in drawn[:rows]]


def _in_rows(table: MaracaiboTable, moment: Moment, cells: int) -> Lines:
    """Give every captain a row of figures and one with the place of the ship, synergies and plans; then a legend."""
    columns, everybody = _columns(cells), scorers(moment.view)
    names = {each.seat: _name(moment, each.seat) for each in everybody}
    left = min(max(NAME_CELLS, *map(width, names.values())), cells - sum(column.cells for column in columns))
    lines: Lines = [
        line(" " * left, *[(f"{column.head[row]:>{column.cells}}", "faint") for column in columns])
        for row in range(len(columns[0].head))
    ]
    for each in everybody:
        counts = [(f"{_count(table, column.figure, each):>{column.cells}}", column.figure.style) for column in columns]
        lines.append((*fitted(names[each.seat], left), *line(*counts)))
        told = _told(table, each)
        lines += [line("   ", told)] if told else []
    short = [column for column in columns if column.head == (column.figure.short,)]
    named = [each.figure for each in short if each.figure.short.islower() and each.figure.short != each.figure.called]
    return [*lines, *wrapped(" · ".join(f"{each.short} {each.called}" for each in named), cells, "faint")]


def _columns(cells: int) -> list[_Column]:
    """Head every figure by its name, by its name in two rows, or by its short name, whatever has room."""
    forms = [
        [_column(figure, (figure.called,), 2) for figure in FIGURES],
        [_column(figure, ("", *figure.called.split())[-2:], 1) for figure in FIGURES],
    ]
    short = [_column(figure, (figure.short,), 1) for figure in FIGURES]
    room = cells - NAME_CELLS
    return next((each for each in forms if sum(column.cells for column in each) <= room), short)


def _column(figure: _Figure, head: tuple[str, ...], gap: int) -> _Column:
    return _Column(figure, head, max(LEAST_CELLS + 2 * (figure.short == "inc"), *[len(word) + gap for word in head]))


def _in_columns(table: MaracaiboTable, moment: Moment) -> Lines:
    """Name the captains with their letters, then give every figure a row, with the captains side by side."""
    everybody = scorers(moment.view)
    letters = [(f"{letter(each.seat):>{COLUMN_CELLS}}", f"{style(each.seat)} strong") for each in everybody]
    lines: Lines = [line(" " * HEAD_CELLS, *letters), *[_name(moment, each.seat) for each in everybody]]
    for figure in FIGURES:
        counts = [(f"{_count(table, figure, each):>{COLUMN_CELLS}}", figure.style) for each in everybody]
        lines.append(line((f" {figure.called:<{HEAD_CELLS - 1}}", "faint"), *counts))
    return lines


def _plans(table: MaracaiboTable, moment: Moment, cells: int) -> Lines:
    """Say of every captain where the ship lies and what is planned."""
    lines: Lines = []
    for each in scorers(moment.view):
        told = wrapped(_told(table, each), cells - 3)
        head = f" {letter(each.seat)} " if told else ""
        lines += [
            line((head if not at else " " * len(head), f"{style(each.seat)} strong"), *row)
            for at, row in enumerate(told)
        ]
    return lines


def _count(table: MaracaiboTable, figure: _Figure, each: Player | Jean | Jacques) -> str:
    """Count a figure; what an automatic opponent has no use for is left empty."""
    if isinstance(each, Player):
        return figure.of(table, each)
    if isinstance(each, Jean):
        return _OF_JEAN[figure.short](each) if figure.short in _OF_JEAN else ""
    return _OF_JACQUES[figure.short](each) if figure.short in _OF_JACQUES else ""


def _name(moment: Moment, seat: int | str) -> Line:
    """Name somebody with the letter of the map, marked where the cursor stands."""
    at = moment.cursors.get("others", -1)
    everybody = [each.seat for each in scorers(moment.view)]
    chosen = at >= 0 and everybody[min(at, len(everybody) - 1)] == seat
    name = f"{letter(seat)} {moment.names[seat]}"
    return line(("►" if chosen else " ", "key"), (name, "cursor" if chosen else f"{style(seat)} strong"))


def _told(table: MaracaiboTable, each: Player | Jean | Jacques) -> str:
    """Say where the ship of somebody lies, and what is planned."""
    if isinstance(each, Jacques):
        return ""
    at = f"at {location_name(table.printed, each.ship)}"
    if isinstance(each, Jean):
        return f"{at}; {several(len(each.deck), 'card')} left in the deck"
    planned = ", ".join(card_name(table.printed, card) for card in each.planning)
    parts = [at, ", ".join(each.synergies), f"plans {planned}" if planned else ""]
    return "; ".join(part for part in parts if part)
