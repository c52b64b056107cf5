"""All captains: the points of each if the game ended now, a bar of what is there and what comes, and the figures."""

from __future__ import annotations

from collections.abc import Iterator

from maracaibo_tui.engine.scores import Ahead
from maracaibo_tui.engine.who import letter, style
from maracaibo_tui.games.pirates.box.printed import CARD_KINDS, KINDS, Printed
from maracaibo_tui.games.pirates.rules.possessions import doubloon_income, vp_income
from maracaibo_tui.games.pirates.state.position import Jordan, Player
from maracaibo_tui.games.pirates.state.sight import scorers
from maracaibo_tui.games.pirates.words.effects import several
from maracaibo_tui.games.pirates.words.marks import KIND_LETTERS
from maracaibo_tui.games.pirates.words.points import ahead
from maracaibo_tui.games.pirates.words.things import lying_at
from maracaibo_tui.tui.screen.lines import Line, Lines, between, cut, line, width
from maracaibo_tui.tui.screen.surface import bar, chip
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.shell.marking import cursor_row, has_changed, windowed

from .seen import Seen, marks
from .telling import owned

_INDENT, _BAR_CELLS, _NOW_CELLS = 4, 24, 8


def addresses(moment: Moment) -> tuple[str, ...]:
    """List the captains by their pages, Jordan last."""
    return tuple([f"captain/{each.seat}" for each in scorers(moment.view)])


def draw(printed: Printed, moment: Moment, cells: int, rows: int) -> Lines:
    """Draw a group a captain, with as many rows as there are for each."""
    seen = Seen(printed, moment, marks(printed, moment, "captains", addresses(moment)), cells)
    found, everybody = ahead(printed, moment.view), scorers(moment.view)
    groups = [[*_group(seen, found, each)] for each in everybody]
    room = max(1, rows // max(1, len(groups)))
    drawn = [row for group in groups for row in group[:room]]
    spare = rows - len(drawn)
    if all(len(group) <= room for group in groups) and spare >= len(groups) - 1:
        drawn = [row for group in groups for row in (*group, ())][:-1]
    return windowed([cut(each, cells) for each in drawn], rows, cursor_row(drawn))


def _group(seen: Seen, found: Ahead, each: Player | Jordan) -> Iterator[Line]:
    """Draw a captain, the weightiest first: name and points, figures, treasures, the bar, where the ship lies."""
    moment, address, total = seen.moment, f"captain/{each.seat}", found.total[each.seat]
    name = seen.marked.name(address, moment.names[each.seat], "strong bold" if each.seat == moment.seat else "text")
    head = line(chip(f" {letter(each.seat)} ", style(each.seat)), seen.marked.pointer(address), name)
    more = found.more if each.seat in found.unsure else ""
    yield between(head, line((f"{total}{more} VP", "points bold")), seen.cells)
    yield from _flowing(moment, each, [*_figures(seen, each)], seen.cells - _INDENT)
    most, whole = max(1, *found.total.values()), min(_BAR_CELLS, seen.cells - _INDENT - _NOW_CELLS)
    now, then = max(0, each.vp) * whole // most, max(0, total) * whole // most
    drawn = bar(now, then, style(each.seat), coming=max(0, then - now))
    yield line(" " * _INDENT, *drawn, (f" {each.vp}", "text"), (" now", "faint"))


def _figures(seen: Seen, each: Player | Jordan) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Give the figures of somebody, how each is told, its ink, and what it is read from."""
    printed, table, view = seen.printed, seen.table, seen.moment.view
    if isinstance(each, Player):
        income = f"+{doubloon_income(table, each)}$i +{vp_income(table, each)}Vi"
        yield f"{each.doubloons}$", "money", ("doubloons",)
        yield income, "gain", ("cards", "figurehead")
    else:
        yield f"step {each.step}", "text", ("step",)
        yield f"{several(each.upgrades, 'upgrade')}", "text", ("upgrades",)
    kinds = " ".join(f"{KIND_LETTERS[kind]}{owned(each, kind)}" for kind in KINDS)
    yield f"treasures {kinds}", "text", ("above", "dig", "treasures")
    if isinstance(each, Player):
        cards = "/".join(str(sum(printed.card_kind[card] == kind for card in each.cards)) for kind in CARD_KINDS)
        yield f"cards {cards}", "text", ("cards",)
        yield several(len(each.upgrades), "upgrade"), "text", ("upgrades",)
        yield f"{len(each.dig)} buried", "text", ("dig",)
    else:
        yield several(len(each.cards), "card"), "text", ("cards",)
    yield several(len(each.missions), "mission"), "text", ("missions",)
    yield several(len(each.residences), "residence"), "text", ("residences",)
    yield several(len(each.rivers), "river"), "text", ("rivers",)
    if each.figurehead:
        yield printed.box.figureheads[each.figurehead].name, "text", ("figurehead",)
    if view.options.rubies:
        yield f"rubies {each.rubies}", "text", ("rubies",)
    yield f"at {lying_at(printed, view, each.ship)}", "faint", ()


def _flowing(
    moment: Moment, each: Player | Jordan, figures: list[tuple[str, str, tuple[str, ...]]], cells: int
) -> Iterator[Line]:
    """Put figures side by side, row by row; what has changed is underlined."""
    drawn: Line = ()
    for text, ink, fields in figures:
        style_ = f"{ink} underline" if fields and has_changed(moment, each.seat, *fields) else ink
        if drawn and width(drawn) + 2 + len(text) > cells:
            yield line(" " * _INDENT, *drawn)
            drawn = ()
        drawn = line(*drawn, "  " if drawn else "", (text, style_))
    yield line(" " * _INDENT, *drawn)
