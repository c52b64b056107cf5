"""The status line: where the game is, then a group a seat with points and money, one's own with all of the purse."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from maracaibo_tui.engine.who import letter, style
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.state.position import Automa, Player
from maracaibo_tui.games.maracaibo.state.sight import scorers
from maracaibo_tui.games.maracaibo.words.effects import several
from maracaibo_tui.play.seats import first_name
from maracaibo_tui.tui.screen.lines import Line, Span, line
from maracaibo_tui.tui.screen.surface import chip
from maracaibo_tui.tui.shell.keys import key_of
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.shell.marking import has_changed
from maracaibo_tui.tui.shell.status_groups import grouped, of_the_past

NAMED = 200
"""Cells from which everybody is named."""
ROOMY = 120
"""Cells from which rounds are shown one by one, and the turn."""
LOW = 80
"""Cells below which of others only the points are told."""


class _Form(NamedTuple):
    """How much is told of a seat."""

    named: str = ""
    """All of the name, its first word, or nothing of it."""
    money: bool = True
    purse: int = 0
    """How many figures of the purse behind the money."""


def status(printed: Printed, moment: Moment, cells: int) -> Line:
    """Say where the game is, or which moment of the past is shown."""
    if moment.past:
        return _past(moment, cells)
    everybody = scorers(moment.view)
    ways = (_groups(moment, everybody, own, others) for own, others in product(_own_forms(cells), _other_forms(cells)))
    own = next((at for at, each in enumerate(everybody) if each.seat == moment.seat), -1)
    return grouped(_head(printed, moment, cells), ways, cells, own)


def _past(moment: Moment, cells: int) -> Line:
    """Say which moment of the past is shown."""
    view = moment.view
    told = f"round {view.round}, turn {view.turn}"
    more = "" if moment.past.casefold().startswith(told) else moment.past
    return of_the_past(told, more, key_of("back", moment.keys), cells)


def _head(printed: Printed, moment: Moment, cells: int) -> Line:
    """Say the round, and where there is room each of them with a mark, and the turn."""
    view = moment.view
    if view.phase == "setup":
        return line((" Setting up", "title bold"))
    if view.phase == "over":
        return line((" The game is over", "title bold"))
    head = line((f" Round {view.round}", "title bold"), (f" of {printed.turn.rounds}", "faint"))
    if cells < ROOMY:
        return head
    begun, ahead = "●" * view.round, "○" * (printed.turn.rounds - view.round)
    return line(*head, Span(" "), (begun, "accent"), (ahead, "faint"), (f" turn {view.turn}", "faint"))


def _own_forms(cells: int) -> Iterator[_Form]:
    """Give ever shorter forms of the own group; its name and its money are told to the last."""
    if cells >= NAMED:
        yield _Form("whole", purse=2)
    yield from (_Form("first", purse=purse) for purse in (2, 1, 0))
    yield _Form()


def _other_forms(cells: int) -> Iterator[_Form]:
    """Give ever shorter forms of the other groups."""
    if cells >= NAMED:
        yield from (_Form("whole"), _Form("first"))
    if cells >= LOW:
        yield _Form()
    yield _Form(money=False)


def _groups(moment: Moment, seats: Sequence[Player | Automa], own: _Form, others: _Form) -> list[Line]:
    return [_group(moment, each, own if each.seat == moment.seat else others) for each in seats]


def _group(moment: Moment, each: Player | Automa, form: _Form) -> Line:
    """Draw a seat: its chip, its name, points and money, and of one's own the rest of the purse."""
    seat, name = each.seat, moment.names[each.seat]
    named = {"whole": name, "first": first_name(name)}.get(form.named, "")
    drawn = line(
        chip(f" {letter(seat)} ", style(seat)),
        (f" {named}", "strong bold" if seat == moment.seat else "text") if named else "",
        " ",
        _figure(moment, seat, f"{each.vp} VP", "points bold" if seat == moment.seat else "points", "vp"),
    )
    if not isinstance(each, Player) or not form.money:
        return drawn
    more = [(f"{each.combat_points} CP", "combat_points"), (several(each.figures, "figure"), "figures")]
    ink = "money bold" if seat == moment.seat else "money"
    purse = [_figure(moment, seat, text, "text", field) for text, field in more[: form.purse]]
    money = _figure(moment, seat, f"{each.doubloons}$", ink, "doubloons")
    return line(*drawn, " ", money, *[span for each in purse for span in (Span(" "), each)])


def _figure(moment: Moment, seat: int | str, text: str, ink: str, field: str) -> Span:
    return Span(text, f"{ink} underline" if has_changed(moment, seat, field) else ink)
