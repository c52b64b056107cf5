"""Nations and what a combat buys, in columns: values, influence, ranks, and points at the end."""

from __future__ import annotations

import re

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.forms import taken_apart
from maracaibo_tui.engine.question import Option
from maracaibo_tui.games.maracaibo.advice.ranks import Step, step
from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.printed import NATIONS, Printed
from maracaibo_tui.games.maracaibo.rules.combat import combat_value, side
from maracaibo_tui.games.maracaibo.state.frames import CombatActions
from maracaibo_tui.games.maracaibo.state.position import Player
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable, player
from maracaibo_tui.games.maracaibo.words.cards import beside_text
from maracaibo_tui.games.maracaibo.words.effects import nation
from maracaibo_tui.tui.screen.lines import Line, line
from maracaibo_tui.tui.screen.lines import plain as text
from maracaibo_tui.tui.shell.columns import Choice, Column, Columns
from maracaibo_tui.tui.shell.kit import Moment

from .card_kinds import brief
from .plain_columns import choice

_FLAG = re.compile(r" \((flag: .*)\)$")
_TRACK = (Column("influence"), Column("rank"), Column("VP at the end"))
_FOUGHT = (Column("nation"), Column("value", is_figure=True), Column("at once"), *_TRACK)
_SPENT = (Column("what"), Column("value", is_figure=True), Column("left", is_figure=True), Column("gain"))


def nations(printed: Printed, moment: Moment) -> Columns | None:
    """Tell what each nation stands for: its combat value, and where influence with it leads."""
    question = moment.question
    if question is None:
        return None
    table: MaracaiboTable = Table(moment.view, printed)
    told = [_nation(table, moment, option, question.point) for option in moment.options]
    if question.point == "DEC-42":
        return Columns(_FOUGHT, tuple(told))
    return Columns((Column("nation"), *_TRACK), tuple(told))


def _nation(t: MaracaiboTable, moment: Moment, option: Option, point: str) -> Choice:
    which = next((value for value in taken_apart(option.id).values if value in NATIONS), "")
    if not which:
        plain = choice(t.printed, option)
        return plain._replace(cells=((), (), plain.cells[1]), short=())
    p, frame = player(t, moment.who), t.state.agenda[-1]
    if point == "DEC-42":
        return _fought(t, p, getattr(frame, "token", ""), which, option)
    amount = {"DEC-19": None, "DEC-51": t.printed.scoring.barrier_influence}.get(point, getattr(frame, "amount", 1))
    if point == "DEC-24":
        amount = t.printed.ship_option(v.VaAnnex).influence
    cells = _track(step(t, p, which, amount))
    return Choice(nation(which), cells, nation(which), cells, full=option.label, ink=f"{which} bold")


def _fought(t: MaracaiboTable, p: Player, token: str, which: str, option: Option) -> Choice:
    """Tell a nation one may fight for: what its side of the token is worth, takes and gives."""
    shown = side(t, token, which) if token else None
    beside = line((beside_text(shown) if shown is not None else "", "text"))
    value = line((f"{combat_value(t, token, which)}", "text"))
    cells = (value, beside, *_track(step(t, p, which, shown.influence if shown is not None else 0)))
    return Choice(nation(which), cells, nation(which), (value, beside, (), (), ()), option.label, f"{which} bold")


def _track(found: Step) -> tuple[Line, Line, Line]:
    """Draw influence, rank and points at the end, with what becomes of them."""
    inks = ("text", "text", "points")
    drawn = [line((f"{a} -> {b}" if a != b else f"{a}", ink)) for (a, b), ink in zip(found, inks, strict=True)]
    return drawn[0], drawn[1], drawn[2]


def combat(printed: Printed, moment: Moment) -> Columns | None:
    """Tell what a combat value is spent on: what it takes, what is left of it, and what that brings."""
    table: MaracaiboTable = Table(moment.view, printed)
    frame = table.state.agenda[-1]
    if not isinstance(frame, CombatActions):
        return None
    return Columns(_SPENT, tuple([_spent(table, moment, frame, option) for option in moment.options]))


def _spent(t: MaracaiboTable, moment: Moment, frame: CombatActions, option: Option) -> Choice:
    _, is_action, label = option.label.partition("For ")
    value, _, what = label.partition(": ")
    if not is_action or not value.isdecimal():
        plain = choice(t.printed, option)
        cost, gain = plain.cells
        price = line((f"-{text(cost)}", "money")) if text(cost) else ()
        return plain._replace(
            cells=((), (), _joined(price, gain)), short=(price, plain.short[1] if plain.short else (), ())
        )
    paid = option.label.partition("Pay ")[2].partition(" CP")[0]
    left = frame.value + (int(paid) if paid.isdecimal() else 0) - int(value)
    name, brings = _FLAG.sub("", what).partition(": ")[::2]
    brings = brings or "".join(_FLAG.findall(what))
    name, brings = name[:1].upper() + name[1:], brings + (f" for {paid} CP" if paid else "")
    told = line((brings, "text")) if brings else ()
    if taken_apart(option.id).values[0] == "influence":
        found = step(t, player(t, moment.who), frame.nation, int(what.partition(" ")[0]))
        told = _joined(told, _progress(found))
    cells = (line((value, "text")), line((f"{left}", "text")), told)
    called = f"{name} ({paid} CP)" if paid else name
    flag = "".join(_FLAG.findall(what)).removeprefix("flag: ")
    short = (line((f"-{value}", "text")), (), line((brief(flag) or f"{left} left", "text")))
    return Choice(name, cells, called, short, full=option.label)


def _progress(found: Step) -> Line:
    (now, then), (rank, next_), (points, more) = found
    ranks = f", rank {rank} -> {next_}" if rank != next_ else ""
    worth = f", VP at the end {points} -> {more}" if points != more else ""
    return line((f"influence {now} -> {then}{ranks}", "text"), (worth, "points"))


def _joined(one: Line, other: Line) -> Line:
    return line(*one, "  " if one and other else "", *other)
