"""Every line of points opens what it consists of, and that comes to just what the line says."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

import pytest

from maracaibo_tui.engine.scores import UNKNOWN, Amounts
from maracaibo_tui.games.maracaibo.advice.consists import of_source, shares
from maracaibo_tui.games.maracaibo.state.position import Options
from maracaibo_tui.games.maracaibo.state.sight import scorers
from maracaibo_tui.games.maracaibo.words.points import ahead, score
from maracaibo_tui.games.maracaibo.words.sources import before_the_end
from maracaibo_tui.library.rulebook import look_up, rulebook_of
from maracaibo_tui.play.session import Session
from maracaibo_tui.tui.plain.rules import rule
from maracaibo_tui.tui.plain.words import Plain
from maracaibo_tui.tui.screen.lines import Lines, plain
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.shell.pages import progress
from maracaibo_tui.tui.shell.pages.finished import FinishedPage
from tests.support.played import game
from tests.support.seated import ALONE, JEAN, TWO, kit, names_at, play, referee_of, session

GAMES: dict[str, tuple[tuple[Any, ...], Options]] = {
    "two": (TWO, Options(players=2, story_card=77)),
    "first-edition": (TWO, Options(players=2, edition="first")),
    "jean": (ALONE, JEAN),
    "jacques": (ALONE, Options(players=1, bot="jacques", bot_level=3)),
}
FAR, WHOLE = 120, 9000
"""Answers into the middle of a game, and to its end."""


@cache
def _played(name: str, answers: int) -> Session:
    """Play a game so far; it is only looked at."""
    seats, options = GAMES[name]
    return play(session(seats, options, 8), answers, 8)


def _moment(played: Session) -> Moment:
    heard = tuple(entry.event for entry in played.log)
    return Moment(played.view(), played.viewer, None, (), 0, names_at(played))._replace(heard=heard)


def _opened(played: Session, line: str) -> dict[int | str, int]:
    """Add up what the page of a line names, for everybody."""
    moment = _moment(played)
    found = shares(game().printed, moment.view, line, moment.names, moment.heard)
    assert all(piece.text and UNKNOWN not in piece.text for share in found for piece in share.pieces)
    return {share.seat: sum(piece.points for piece in share.pieces) for share in found}


def _lines(played: Session) -> Iterator[tuple[str, Amounts]]:
    """Give every line of points of a table with what everybody has of it."""
    view = played.view()
    if view.phase != "over":
        found = ahead(game().printed, view)
        yield from (("now", found.now), ("ended", found.total), *found.parts)
        return
    sheet = score(view, names_at(played), before_the_end(game().printed, view, [each.event for each in played.log]))
    yield from (("during", sheet.during), ("final", sheet.final), ("total", sheet.total), *sheet.parts)
    yield from ((of_source(row.what), row.amounts) for row in sheet.sources)


@pytest.mark.parametrize("answers", [FAR, WHOLE], ids=["middle", "end"])
@pytest.mark.parametrize("name", GAMES)
def test_what_a_line_consists_of_comes_to_what_it_says(name: str, answers: int) -> None:
    """In the middle of a game and at its end every line is the sum of what its page names."""
    played = _played(name, answers)
    everybody = [each.seat for each in scorers(played.view())]
    found = [(line, amounts, _opened(played, line)) for line, amounts in _lines(played)]
    assert len(found) > 3
    for line, amounts, opened in found:
        assert [opened.get(seat, 0) for seat in everybody] == [amounts.get(seat, 0) for seat in everybody], line


def test_a_rank_says_how_its_points_come_about() -> None:
    """The line of noble ranks names the nation, the rank, and what it is multiplied by."""
    drawn = "\n".join(plain(each) for each in kit().thing("points/ranks", _moment(_played("two", WHOLE)), 60))
    assert ": rank " in drawn
    assert " × " in drawn
    assert "(supply " in drawn


def test_each_line_that_is_drawn_has_its_page_and_its_rules() -> None:
    """The cursor of the points visits every line, and the page of each has rules that are in the rulebook."""
    book = rulebook_of("maracaibo")
    for name, answers in product(GAMES, (FAR, WHOLE)):
        moment = _moment(_played(name, answers))
        for at in range(kit().length("points", moment)):
            pointed = moment._replace(cursors={"points": at})
            address = kit().at_cursor("points", pointed)
            assert plain(kit().draw("points", pointed, 78, 30)[at + 1]).startswith("►")
            assert address in {each.address for each in kit().people(moment)}
            assert all(look_up(book, rule) for rule in kit().thing_rules(address))


def test_the_score_sheet_of_a_game_opens_line_by_line() -> None:
    """At the end of a game the sheet has a cursor; Enter opens a line, n goes on to the next, Esc back to all."""
    referee = referee_of(_played("two", WHOLE))
    result, opened = progress.result(kit(), referee), list[int]()
    page = FinishedPage(result, progress.draw(kit(), referee), (), opened.append)
    for key in ("next_part", "down", "down", "accept", "back"):
        assert page.press(key, "")
    assert opened == [2]
    assert not page.press("back", "")
    line = progress.opened(kit(), referee, result, 2)
    first = _text(line.draw(80, 24))
    assert f"Points during the game: {result.rows[2].label}" in first
    line.press("next", "")
    assert f"Points during the game: {result.rows[3].label}" in _text(line.draw(80, 24))
    assert not line.press("back", "")


def test_every_row_of_a_sheet_opens_a_page() -> None:
    """Whatever is counted on the sheet of a finished game, there is a page of what it consists of."""
    for name in GAMES:
        referee = referee_of(_played(name, WHOLE))
        rows = progress.result(kit(), referee).rows
        known = {each.address for each in kit().people(_moment(_played(name, WHOLE)))}
        assert {row.opens for row in rows} <= known


def test_plain_mode_tells_a_line_by_its_name() -> None:
    """What the points name can be asked about, with the question mark."""
    told = "\n".join(rule(Plain(kit(), referee_of(_played("two", FAR))), "furthest ahead"))
    assert told.startswith("Points at the end: furthest ahead")


def _text(lines: Lines) -> str:
    return "\n".join(map(plain, lines))


def test_interim_income_is_told_round_by_round() -> None:
    """What the ends of rounds brought does not consist of itself."""
    played = _played("jean", WHOLE)
    moment = _moment(played)
    found = shares(game().printed, moment.view, of_source("interim income"), moment.names, moment.heard)
    texts = [piece.text for share in found for piece in share.pieces]
    assert texts
    assert {*texts} <= {"Round 1", "Round 2", "Round 3"}
