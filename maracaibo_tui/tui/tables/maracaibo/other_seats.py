"""All captains: the points of each if the game ended now, a bar of what is there and what comes, and the figures."""

from collections.abc import Sequence
from typing import NamedTuple

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.scores import Ahead
from maracaibo_tui.engine.who import letter, style
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.rules.gains import compasses, figures_on_board
from maracaibo_tui.games.maracaibo.rules.ship import upgrades
from maracaibo_tui.games.maracaibo.state.position import Jacques, Jean, Player
from maracaibo_tui.games.maracaibo.state.sight import scorers
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable
from maracaibo_tui.games.maracaibo.words.cards import card_name, location_name
from maracaibo_tui.games.maracaibo.words.effects import several
from maracaibo_tui.games.maracaibo.words.points import ahead
from maracaibo_tui.tui.screen.lines import Line, Lines, Span, between, cut, line, width, wrapped
from maracaibo_tui.tui.screen.surface import bar, chip
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.shell.marking import Marks, has_changed, windowed

from .marks import marks

INDENT = 4
"""Cells of a chip and the blank behind it."""
WIDE = 60
"""Cells from which there is room for every figure."""
BAR_CELLS = 24
"""Cells of the bar of whoever has most, at most."""
_NOW_CELLS = 8
_Figure = tuple[str, str, tuple[str, ...]]
"""A figure: how it is told, its ink, and what it is read from."""


class _Told(NamedTuple):
    """What one captain is told with: who it is, the points of all, and the room."""

    table: MaracaiboTable
    moment: Moment
    marked: Marks
    found: Ahead
    cells: int


def addresses(moment: Moment) -> tuple[str, ...]:
    """List the captains by their pages, the automatic opponent last."""
    return tuple(f"captain/{each.seat}" for each in scorers(moment.view))


def draw(printed: Printed, moment: Moment, cells: int, rows: int) -> Lines:
    """Draw a group a captain, with as many rows as there are for each."""
    table: MaracaiboTable = Table(moment.view, printed)
    marked = marks(printed, moment, "others", addresses(moment))
    told = _Told(table, moment, marked, ahead(printed, moment.view), cells)
    everybody = scorers(moment.view)
    ways = [[_group(told, each, way) for each in everybody] for way in range(4)]
    apart = [row for group in ways[-1] for row in (*group, ())][:-1]
    forms = [apart, *[[row for group in way for row in group] for way in reversed(ways)]]
    drawn = next((each for each in forms if len(each) <= rows), forms[-1])
    at = next((at for at, each in enumerate(drawn) if any(span.text == "►" for span in each)), 0)
    return windowed([cut(each, cells) for each in drawn], rows, at)


def _group(told: _Told, each: Player | Jean | Jacques, way: int) -> Lines:
    """Draw a captain: name and points; the figures; the bar; where the ship lies and all else."""
    name = _name(told, each)
    figures = [*_figures(each), *(_more(told, each) if told.cells >= WIDE else [])]
    drawn: Lines = [name]
    if way > 1:
        drawn.append(_bar(told, each))
    if way > 0:
        drawn.append(line(" " * INDENT, *_flowing(told, each.seat, figures)))
    if way > 2:  # noqa: PLR2004 - the widest way
        drawn += [line(" " * INDENT, *row) for row in wrapped(_place(told.table, each), told.cells - INDENT, "faint")]
    return drawn


def _name(told: _Told, each: Player | Jean | Jacques) -> Line:
    """Name somebody with the chip, and the points if the game ended now."""
    address = f"captain/{each.seat}"
    usual = "strong bold" if each.seat == told.moment.seat else "text"
    total = told.found.total[each.seat]
    left = line(
        chip(f" {letter(each.seat)} ", style(each.seat)),
        told.marked.pointer(address),
        told.marked.name(address, told.moment.names[each.seat], usual),
    )
    return between(left, line((f"{total} VP", "points bold")), told.cells)


def _bar(told: _Told, each: Player | Jean | Jacques) -> Line:
    """Draw what somebody has, and what the end adds, by the measure of whoever would have most."""
    most = max(1, *told.found.total.values())
    whole = min(BAR_CELLS, told.cells - INDENT - _NOW_CELLS)
    now = max(0, told.found.now[each.seat]) * whole // most
    then = max(0, told.found.total[each.seat]) * whole // most
    changed = has_changed(told.moment, each.seat, "vp")
    text = Span(f"{told.found.now[each.seat]}", "text underline" if changed else "text")
    return line(
        " " * INDENT, *bar(now, then, style(each.seat), coming=max(0, then - now)), " ", text, (" now", "faint")
    )


def _figures(each: Player | Jean | Jacques) -> Sequence[_Figure]:
    """Give the figures that stand beside each other of everybody."""
    if isinstance(each, Jean):
        return [(several(len(each.deck), "card") + " left", "text", ("deck",))]
    if isinstance(each, Jacques):
        return [(several(len(each.quests), "quest"), "text", ("quests",))]
    income = f"{each.income_doubloons}$" + (f" {each.income_vp} VP" if each.income_vp else "")
    return [
        (f"{each.doubloons}$", "money", ("doubloons",)),
        (f"{each.combat_points} CP", "text", ("combat_points",)),
        (several(each.figures, "figure"), "text", ("figures",)),
        (f"income {income}", "gain", ("income_doubloons", "income_vp")),
    ]


def _more(told: _Told, each: Player | Jean | Jacques) -> Sequence[_Figure]:
    """Give the figures that have room in a wide part."""
    if isinstance(each, Jacques):
        return []
    quests = (several(len(each.quests), "quest"), "text", ("quests",))
    tokens = (several(len(each.combat_tokens), "token"), "text", ("combat_tokens",))
    if isinstance(each, Jean):
        bought = (several(len(each.cards), "card"), "text", ("cards",))
        return [bought, quests, tokens, (several(each.discs_removed, "disc") + " off", "text", ("discs_removed",))]
    return [
        (several(len(each.tableau), "card"), "text", ("tableau",)),
        quests,
        (several(figures_on_board(each), "assistant"), "text", ("assistants",)),
        (several(len(upgrades(each)), "upgrade"), "text", ("discs",)),
        tokens,
        (several(compasses(told.table, each), "compass"), "text", ()),
        (f"hand {len(each.hand)}", "text", ("hand",)),
    ]


def _flowing(told: _Told, seat: int | str, figures: Sequence[_Figure]) -> Line:
    """Put figures side by side, as many as have room; none is cut, and what has changed is underlined."""
    drawn: Line = ()
    for text, ink, fields in figures:
        changed = bool(fields) and has_changed(told.moment, seat, *fields)
        each = line("  " if drawn else "", (text, f"{ink} underline" if changed else ink))
        if width(drawn) + width(each) > told.cells - INDENT:
            break
        drawn = (*drawn, *each)
    return drawn


def _place(table: MaracaiboTable, each: Player | Jean | Jacques) -> str:
    """Say where the ship of somebody lies, which synergies there are and what is planned."""
    if isinstance(each, Jacques):
        return ""
    at = f"at {location_name(table.printed, each.ship)}"
    if isinstance(each, Jean):
        return at
    planned = ", ".join(card_name(table.printed, card) for card in each.planning)
    parts = [at, ", ".join(each.synergies), f"plans {planned}" if planned else ""]
    return " · ".join(part for part in parts if part)
