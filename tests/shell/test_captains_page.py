"""Captains are named with their letters, and each has a page with all that lies open, and nothing else."""

from typing import Any

import pytest

from maracaibo_tui.games.maracaibo.state.position import Options
from maracaibo_tui.games.maracaibo.state.views import view
from maracaibo_tui.games.maracaibo.words.points import ahead
from maracaibo_tui.library.rulebook import look_up, rulebook_of
from maracaibo_tui.play.session import Session
from maracaibo_tui.tui.plain.rules import rule
from maracaibo_tui.tui.plain.words import Plain
from maracaibo_tui.tui.screen.lines import plain, width
from maracaibo_tui.tui.shell.kit import Moment
from tests.support.seated import (
    ALONE,
    JEAN,
    TWO,
    at_table,
    in_a_terminal,
    kit,
    names_at,
    placed,
    play,
    referee_of,
    screen_of,
    session,
    session_of,
    shown,
)

CELLS = 90
JACQUES = Options(players=2, bot="jacques", bot_level=4)


def _moment(played: Session, seat: int = 1) -> Moment:
    return Moment(view(played.match.state, seat), seat, None, (), 0, names_at(played))


def _page(moment: Moment, seat: int | str, cells: int = CELLS) -> list[str]:
    return [plain(each) for each in kit().thing(f"captain/{seat}", moment, cells)]


def test_the_page_of_a_captain_has_all_that_lies_open() -> None:
    """Cards bought, plans, cleared areas, career, quests, assistants and what is counted stand on the page."""
    played = placed({"players.2.assistants": {"8": ["A39"]}, "players.2.tableau": ["A01", "A39"]})
    them = played.match.state.players[1]
    printed = kit().printed
    area = next(iter(printed.box.areas.values()))
    them.discs = {**them.discs, area.id: 0}
    text = "\n".join(_page(_moment(played), 2))
    assert text.startswith("B Ben\n")
    assert printed.cards["A01"].name in text
    assert f"at 8 Martinique: {printed.cards['A39'].name}" in text
    assert printed.cards[them.planning[0]].name in text
    assert f"ship areas cleared: {area.name}" in text
    assert f"career {printed.box.careers[them.career].name}: task 1: " in text
    assert "quests fulfilled" in text
    assert "combat tokens" in text
    assert _page(_moment(played), 1)[0] == "A Ada, you"


def test_the_rules_of_automatic_opponents_are_their_own() -> None:
    """Beside Jean and Jacques stand rules that tell of them; all of them are in the rulebook."""
    book = rulebook_of("maracaibo")
    for seat in (1, "jean", "jacques"):
        rules = kit().thing_rules(f"captain/{seat}")
        assert all(look_up(book, rule) for rule in rules)
        assert all(rule.startswith("MAR-SOLO-") for rule in rules) == (seat != 1)


@pytest.mark.parametrize("cells", [51, 70, 90])
@pytest.mark.parametrize(
    "seats,options", [(TWO, Options(players=2)), (ALONE, JEAN), (TWO, JACQUES)], ids=["two", "jean", "jacques"]
)
def test_everybody_has_a_page_that_fits(seats: tuple[Any, ...], options: Options, cells: int) -> None:
    """Captains and automatic opponents have a page each, whatever they have, and no row of it is too long."""
    played = play(session(seats, options, 5), 60)
    moment = _moment(played)
    assert kit().length("others", moment) == len(moment.view.players) + (moment.view.automa is not None)
    for at in range(kit().length("others", moment)):
        address = kit().at_cursor("others", moment._replace(cursors={"others": at}))
        drawn = kit().thing(address, moment, cells)
        assert len(drawn) > 2
        assert all(width(each) <= cells for each in drawn)
        assert kit().people(moment)[at].address == address
        assert kit().people(moment)[at].called in plain(drawn[0])


@pytest.mark.parametrize(
    "seats,options", [(TWO, Options(players=2)), (ALONE, JEAN), (TWO, JACQUES)], ids=["two", "jean", "jacques"]
)
def test_what_is_hidden_does_not_change_a_page(seats: tuple[Any, ...], options: Options) -> None:
    """Another hand, another career not chosen, another order of decks and piles: the pages are the same."""
    played = play(session(seats, options, 5), 60)
    before = _moment(played)
    pages = [_page(before, each) for each in (1, 2, "jean", "jacques")]
    state = played.match.state
    state.draw, state.combat_1 = state.draw[::-1], state.combat_1[::-1]
    for p in state.players[1:]:
        p.hand = state.draw[: len(p.hand)]
        p.careers = tuple(kit().printed.box.careers)[: len(p.careers)]
    if state.automa is not None:
        state.automa.deck = state.automa.deck[::-1]
    assert [_page(_moment(played), each) for each in (1, 2, "jean", "jacques")] == pages


def test_plain_mode_tells_the_page_of_a_captain() -> None:
    """A question mark and a name give the same in lines."""
    told = " ".join(rule(Plain(kit(), referee_of(placed({}))), "ben"))
    assert told.startswith("Ben, captain")
    assert "quests fulfilled" in told


@pytest.mark.parametrize("cells", [38, 58, 78, 118])
def test_captains_are_named_with_their_letters_first(cells: int) -> None:
    """Before every name stands its letter as a chip, of automatic opponents, too."""
    moment = _moment(play(session(TWO, JACQUES, 5), 60))
    drawn = [plain(each) for each in kit().draw("others", moment, cells, 9)]
    for name in (" A  Ada", " B  Ben", " J  Jacques"):
        assert any(each.startswith(name) for each in drawn)


@pytest.mark.parametrize("cells", [37, 58, 76, 118])
def test_of_every_captain_the_points_if_it_ended_now_are_told(cells: int) -> None:
    """They stand at the right, and below them a bar of what is there and what the end adds, and the figures."""
    moment = _moment(placed({"players.1.vp": 12, "players.2.vp": 3}))
    found = ahead(kit().printed, moment.view)
    drawn = [plain(each) for each in kit().draw("others", moment, cells, 30)]
    assert all(len(each) <= cells for each in drawn)
    for seat, name in ((1, "Ada"), (2, "Ben")):
        row = next(at for at, each in enumerate(drawn) if name in each)
        assert drawn[row].endswith(f"{found.total[seat]} VP")
        assert "█" in drawn[row + 1]
        assert drawn[row + 1].endswith(f"{found.now[seat]} now")
        assert f"{moment.view.players[seat - 1].doubloons}$" in drawn[row + 2]
    assert ("assistants" in "".join(drawn)) == (cells >= 60)


@pytest.mark.parametrize("rows", [2, 4, 6])
def test_every_captain_is_named_where_rows_are_few(rows: int) -> None:
    """First the bars go, then the figures; nobody goes."""
    drawn = [plain(each) for each in kit().draw("others", _moment(placed({})), 37, rows)]
    assert len(drawn) <= rows
    assert all(any(name in each for each in drawn) for name in ("Ada", "Ben"))


@in_a_terminal
async def test_enter_opens_the_page_of_the_captain_at_the_cursor() -> None:
    """`o` and an arrow point at a captain, Enter reads all about her, and the question waits."""
    screen = screen_of(placed({}))
    async with at_table(screen, (120, 40)) as pilot:
        number = session_of(screen).number
        await pilot.press("o", "down")
        assert " B ►Ben" in shown(pilot)
        await pilot.press("enter")
        assert screen.desk.seen.overlays[-1].heading == "Ben"
        assert "B Ben" in shown(pilot)
        assert "quests fulfilled" in shown(pilot)
        assert session_of(screen).number == number


@pytest.mark.parametrize(
    "cells,says",
    [
        (200, " A  Ada 0 VP 8$ 1 CP 2 figures   B  Ben 0 VP"),
        (120, " A  Ada 0 VP 8$ 1 CP 2 figures   B  0 VP 9$"),
        (60, " A  Ada 0 VP 8$"),
    ],
)
def test_the_status_line_says_whose_letter_is_whose(cells: int, says: str) -> None:
    """The own name and purse stand behind the own letter; others are named where there is room for all (F-06)."""
    assert says in plain(kit().status(_moment(placed({})), cells))
