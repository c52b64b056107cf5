"""All captains side by side: what everybody may see of each, in a table."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.games.maracaibo.gains import compasses, figures_on_board
from maracaibo_tui.games.maracaibo.printed import Printed
from maracaibo_tui.games.maracaibo.ship import upgrades
from maracaibo_tui.games.maracaibo.state import Jean, Player
from maracaibo_tui.games.maracaibo.table import MaracaiboTable
from maracaibo_tui.games.maracaibo.words import card_name, location_name
from maracaibo_tui.games.maracaibo.words_effects import several
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.shell.lines import Lines, cut, line, wrapped

from .captains import called, letter

WIDE = 76
"""Cells from which every captain has a row; in fewer, every figure has one and the captains are its columns."""
NAME_CELLS, COLUMN_CELLS, HEAD_CELLS, LEAST_CELLS = 22, 5, 15, 4


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


def draw(printed: Printed, moment: Moment, cells: int, rows: int) -> Lines:
    """Draw the figures of everybody, then where their ships lie and what they plan, as far as there is room."""
    table: MaracaiboTable = Table(moment.view, printed)
    drawn = (
        _in_rows(table, moment, cells)
        if cells >= WIDE
        else [*_in_columns(table, moment), *_jacques(moment), *_plans(table, moment, cells)]
    )
    return [cut(each, cells) for each in drawn[:rows]]


def _jacques(moment: Moment) -> Lines:
    """Say what little Jacques has."""
    jacques = moment.view.jacques
    if jacques is None:
        return []
    return [line(("J Jacques", "automa strong"), f"  {jacques.vp} VP, {several(len(jacques.quests), 'quest')}")]


def _in_rows(table: MaracaiboTable, moment: Moment, cells: int) -> Lines:
    """Give every captain a row of figures and one with the place of the ship, synergies and plans; then a legend."""
    view = moment.view
    heads = [(f"{figure.short:>{_wide(figure)}}", "faint") for figure in FIGURES]
    lines: Lines = [line(" " * NAME_CELLS, *heads)]
    for p in view.players:
        counts = [(f"{figure.of(table, p):>{_wide(figure)}}", figure.style) for figure in FIGURES]
        lines += [line((_name(moment, p.seat), f"seat{p.seat} strong"), *counts), line(("  ", ""), _told(table, p))]
    if view.jean is not None:
        jean = view.jean
        counts = [(f"{_of_jean(figure, jean):>{_wide(figure)}}", figure.style) for figure in FIGURES]
        at = f"at {location_name(table.printed, jean.ship)}; {len(jean.deck)} cards left in the deck"
        lines += [line((f"{'J Jean':<{NAME_CELLS}}", "automa strong"), *counts), line(("  ", ""), at)]
    if view.jacques is not None:
        has = {"VP": str(view.jacques.vp), "qst": str(len(view.jacques.quests))}
        counts = [(f"{has.get(figure.short, ''):>{_wide(figure)}}", figure.style) for figure in FIGURES]
        lines.append(line((f"{'J Jacques':<{NAME_CELLS}}", "automa strong"), *counts))
    short = [figure for figure in FIGURES if figure.short.islower() and figure.short != figure.called]
    legend = " · ".join(f"{figure.short} {figure.called}" for figure in short)
    return [*lines, *wrapped(legend, cells, "faint")]


def _in_columns(table: MaracaiboTable, moment: Moment) -> Lines:
    """Give every figure a row, the captains side by side under their letters."""
    view = moment.view
    letters = [(f"{letter(p.seat):>{COLUMN_CELLS}}", f"seat{p.seat} strong") for p in view.players]
    jean = [("    J", "automa strong")] if view.jean is not None else []
    lines: Lines = [line(" " * HEAD_CELLS, *letters, *jean)]
    for figure in FIGURES:
        counts = [(f"{figure.of(table, p):>{COLUMN_CELLS}}", figure.style) for p in view.players]
        jean = [(f"{_of_jean(figure, view.jean):>{COLUMN_CELLS}}", figure.style)] if view.jean is not None else []
        lines.append(line((f" {figure.called:<{HEAD_CELLS - 1}}", "faint"), *counts, *jean))
    return lines


def _plans(table: MaracaiboTable, moment: Moment, cells: int) -> Lines:
    """Say of every captain where the ship lies and what is planned."""
    lines: Lines = []
    for p in moment.view.players:
        lines.append(line((_name(moment, p.seat).rstrip(), f"seat{p.seat} strong")))
        lines += [line("  ", *each) for each in wrapped(_told(table, p), cells - 2)]
    return lines


def _wide(figure: _Figure) -> int:
    return max(len(figure.short) + 1, LEAST_CELLS) + 2 * (figure.short == "inc")


def _of_jean(figure: _Figure, jean: Jean) -> str:
    return _OF_JEAN[figure.short](jean) if figure.short in _OF_JEAN else ""


def _name(moment: Moment, seat: int) -> str:
    return f"{f'{letter(seat)} {called(moment, seat)}':<{NAME_CELLS}}"


def _told(table: MaracaiboTable, p: Player) -> str:
    planned = ", ".join(card_name(table.printed, card) for card in p.planning)
    parts = [
        f"at {location_name(table.printed, p.ship)}",
        ", ".join(p.synergies),
        f"plans {planned}" if planned else "",
    ]
    return "; ".join(part for part in parts if part)
