"""The spaces of the sea in a list, in reading order: what lies there, what it does now, and who is there."""

from __future__ import annotations

from collections.abc import Iterator

from maracaibo_tui.engine.who import letter, style
from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.games.pirates.box.sea import BAY, MARACAIBO
from maracaibo_tui.games.pirates.state.sight import scorers
from maracaibo_tui.games.pirates.words.arrivals import at_space
from maracaibo_tui.games.pirates.words.called import SEA, capital
from maracaibo_tui.games.pirates.words.effects import several
from maracaibo_tui.games.pirates.words.things import card_name, worth_text
from maracaibo_tui.tui.screen.lines import Line, Span, cut, line
from maracaibo_tui.tui.screen.surface import chip
from maracaibo_tui.tui.shell.kit import Moment

from .lights import page_at
from .lower_edge import within
from .sea_map import spots_of
from .seen import own, table_of

_NAME = 24


def places(printed: Printed, moment: Moment, cells: int) -> list[tuple[str, Line]]:
    """List every space with something on it, each with its page."""
    sea = printed.sea(moment.view.options.layout)
    ways: dict[str, str] = {}
    for at, space in spots_of(printed, moment).items():
        ways[space] = "/".join(filter(None, (ways.get(space, ""), str(moment.number(at)))))
    found = [
        space
        for space in (*sea.row, BAY, MARACAIBO)
        if space in sea.islands or space in moment.view.grid or space in SEA
    ]
    return [
        (page_at(printed, moment.view, space), _row(printed, moment, space, ways.get(space, ""), cells))
        for space in found
    ]


def _row(printed: Printed, moment: Moment, space: str, ways: str, cells: int) -> Line:
    view = moment.view
    island = printed.sea(view.options.layout).islands.get(space)
    if island:
        name, told = (
            f"{island} island",
            f"{several(view.islands[island], 'marker')}, {worth_text(printed, view.islands[island])}",
        )
    elif space in SEA:
        name, told = capital(SEA[space]), at_space(table_of(printed, moment), own(moment), space)
    else:
        name = "location face down" if space in view.chests else card_name(printed, view.grid[space])
        told = at_space(table_of(printed, moment), own(moment), space)
    head = line((f"{'' if space in SEA else space:<3}", "title"), (f"{name:<{_NAME - 3}}", "strong bold"))
    here = [*_ships(moment, space)]
    way = (f"option {ways}  ", "key") if ways else ""
    room = cells - _NAME - sum(len(span.text) for span in here) - (len(way[0]) if way else 0)
    return cut(line(*head, *here, way, (within(told, room), "faint")), cells)


def _ships(moment: Moment, space: str) -> Iterator[Span]:
    for each in scorers(moment.view):
        if each.ship == space:
            yield chip(f"▲{letter(each.seat)}", style(each.seat))
            yield Span(" ")
