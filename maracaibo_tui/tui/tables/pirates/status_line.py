"""The status line: where the game is, then a group a seat with points and money, one's own with income and missions."""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from maracaibo_tui.engine.who import letter, style
from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.games.pirates.rules.possessions import doubloon_income, vp_income
from maracaibo_tui.games.pirates.state.position import Jordan, Player
from maracaibo_tui.games.pirates.state.sight import scorers
from maracaibo_tui.games.pirates.words.effects import several
from maracaibo_tui.play.seats import first_name
from maracaibo_tui.tui.screen.lines import Line, Span, line
from maracaibo_tui.tui.screen.surface import chip
from maracaibo_tui.tui.shell.keys import key_of
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.shell.marking import has_changed
from maracaibo_tui.tui.shell.status_groups import grouped, of_the_past

from .seen import table_of

NAMED, ROOMY, LOW = 200, 120, 80
"""Cells from which everybody is named, from which rounds are shown one by one, and of others also money."""


class _Form(NamedTuple):
    """How much is told of a seat: figures of one's own, how others are named, and whether their money is told."""

    more: int
    name: str
    money: bool


def status(printed: Printed, moment: Moment, cells: int) -> Line:
    """Say where the game is, or which moment of the past is shown."""
    view = moment.view
    if moment.past:
        told = f"round {view.round}, turn {view.turn}"
        more = "" if moment.past.casefold().startswith(told) else moment.past
        return of_the_past(told, more, key_of("back", moment.keys), cells)
    everybody = scorers(view)
    names = (["whole"] if cells >= NAMED else []) + (["first", ""] if cells >= LOW else [""])
    ways = [_Form(*way) for way in product((3, 2, 1, 0), names, (True, False) if cells >= LOW else (False,))]
    own = next((at for at, each in enumerate(everybody) if each.seat == moment.seat), -1)
    groups = ([_group(printed, moment, each, way) for each in everybody] for way in ways)
    return grouped(_head(printed, moment, cells), groups, cells, own)


def _head(printed: Printed, moment: Moment, cells: int) -> Line:
    """Say the round, and where there is room each of them with a mark, and the turn."""
    view = moment.view
    if view.phase in {"setup", "over"}:
        return line((" Setting up" if view.phase == "setup" else " The game is over", "title bold"))
    rounds = printed.turn.rounds
    head = line((f" Round {view.round}", "title bold"), (f" of {rounds}", "faint"))
    if cells < ROOMY:
        return head
    begun, ahead = "●" * view.round, "○" * (rounds - view.round)
    return line(
        *head, Span(" "), (begun, "accent"), (ahead, "faint"), (f" turn {view.turn}" if view.turn else "", "faint")
    )


def _group(printed: Printed, moment: Moment, each: Player | Jordan, form: _Form) -> Line:
    """Draw a seat: its chip, its name, points and money, and of one's own income and missions."""
    is_own = each.seat == moment.seat
    called, bold = moment.names[each.seat], " bold" if is_own else ""
    named = {"whole": called, "first": first_name(called)}.get("first" if is_own and not form.name else form.name)
    drawn = line(
        chip(f" {letter(each.seat)} ", style(each.seat)),
        (f" {named}", "strong bold" if is_own else "text") if named else "",
        " ",
        _figure(moment, each.seat, f"{each.vp} VP", f"points{bold}", "vp"),
    )
    if not isinstance(each, Player) or not (form.money or is_own):
        return drawn
    purse = [_figure(moment, each.seat, f"{each.doubloons}$", f"money{bold}", "doubloons")]
    purse += _more(printed, moment, each)[: form.more] if is_own else []
    return line(*drawn, *[span for figure in purse for span in (" ", figure)])


def _more(printed: Printed, moment: Moment, p: Player) -> list[Span]:
    """Give what else there is to say of oneself, the weightiest first."""
    table = table_of(printed, moment)
    return [
        Span(f"+{doubloon_income(table, p)}$i", "gain"),
        Span(f"+{vp_income(table, p)}Vi", "gain"),
        Span(several(len(p.missions), "mission"), "text"),
    ]


def _figure(moment: Moment, seat: int | str, text: str, ink: str, field: str) -> Span:
    return Span(text, f"{ink} underline" if has_changed(moment, seat, field) else ink)
