"""Two tables that differ only in what a seat may not know look the same to it, page by page (MAR-GEN-28)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from maracaibo_tui.games.maracaibo.state.position import Options, State
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.session import Session
from maracaibo_tui.tui.screen.lines import Lines, plain
from maracaibo_tui.tui.shell.kit import Moment
from tests.support.advising import hint_for
from tests.support.played import TITLE
from tests.support.seated import JEAN, TWO, asked, kit, play_to, screen_of, session

CELLS, ROWS = 90, 50


def _turned(state: State, viewer: int) -> None:
    """Deal everything that is hidden from a seat anew."""
    piles = ("combat_1", "combat_2", "draw")
    for pile in piles:
        setattr(state, pile, getattr(state, pile)[::-1])
    state.quest_pile = (*state.quest_pile[:1], *state.quest_pile[:0:-1])
    state.prestige = (*state.prestige[: state.prestige_faceup], *state.prestige[: state.prestige_faceup - 1 : -1])
    state.chance += 1
    for p in state.players:
        if p.seat != viewer:
            kept = len(p.hand)
            p.hand, state.draw = state.draw[:kept], (*p.hand, *state.draw[kept:])
            p.careers = p.careers[::-1]
    if state.jean is not None:
        state.jean.deck = state.jean.deck[::-1]


def _pages(played: Session) -> Iterator[tuple[str, str]]:
    """Give every page that can be opened, every part of the table, and everything that is told beside them."""
    table, screen = kit(), screen_of(played)
    moment = screen.desk.moment()
    yield "options", repr(moment.options)
    for part in table.parts:
        if part.name != "log":
            yield part.name, _text(table.draw(part.name, moment, CELLS, ROWS))
    yield "places", repr(table.places(moment, CELLS))
    yield "denied", repr(table.denied(moment))
    yield "reminders", _text(table.reminders(moment))
    yield "hint", repr(hint_for(TITLE, table.printed, moment.view, moment.question))
    yield from _things(moment)


def _things(moment: Moment) -> Iterator[tuple[str, str]]:
    table = kit()
    for thing in table.things():
        yield thing.address, repr(thing) + repr(table.thing(thing.address, moment, CELLS))


def _text(lines: Lines) -> str:
    return "\n".join(map(plain, lines))


@pytest.mark.parametrize("point", ["DEC-04", "DEC-11", "DEC-60"])
@pytest.mark.parametrize("seats,options", [(TWO, None), ((Seat("Ada"),), JEAN)], ids=["two", "Jean"])
def test_no_page_tells_what_is_hidden(seats: tuple[Seat, ...], options: Options | None, point: str) -> None:
    """Other hands, piles and decks may hold anything: table, search, pages, hints and reasons stay the same."""
    played = play_to(session(seats, options), asked(point))
    before = dict(_pages(played))
    digest = played.match.game.digest(played.match.state)
    _turned(played.match.table.state, played.viewer)
    assert played.match.game.digest(played.match.state) != digest
    after = dict(_pages(played))
    assert len(before) > 200
    assert before.keys() == after.keys()
    assert not [name for name in before if before[name] != after[name]]
