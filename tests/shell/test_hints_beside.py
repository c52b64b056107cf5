"""Hints are thought beside the program that answers keys: the list comes when it is there, and keys go on meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from maracaibo_tui.cabinet.wishes import NewGame
from maracaibo_tui.engine.advice import Advised, Hint, Reason
from maracaibo_tui.engine.question import Option
from maracaibo_tui.play.advising import NO_HINT, Advice
from maracaibo_tui.players import beam
from maracaibo_tui.tui.front import application
from maracaibo_tui.tui.screen.edge import Terminal
from maracaibo_tui.tui.shell.match_screen import MatchScreen
from maracaibo_tui.tui.shell.overlays.hints import Hints, says_more
from tests.support.seated import at_table, in_a_terminal, placed, screen_of, shown

PATIENCE = 60


class _Later:
    """Gives hints when the test says so."""

    def __init__(self, screen: MatchScreen) -> None:
        self.heard: Callable[[Advice], None] = lambda _advice: None
        self.is_stopped = False
        screen.open_doors(screen.desk.doors._replace(advise=self._advise))

    def _advise(self, _view: Any, _question: Any, heard: Callable[[Advice], None]) -> Callable[[], None]:  # noqa: ANN401
        self.heard = heard
        return self._stop

    def _stop(self) -> None:
        self.is_stopped = True


def _firsts(screen: MatchScreen) -> list[str]:
    """Give the first three answers that can be chosen."""
    return [option.hands_in[0] for option in screen.desk.offered[:3]]


def _hint(*lines: tuple[str, float]) -> Hint:
    """Make a list of lines, each with the first answer and how far it is behind."""
    return Hint(tuple([Advised((answer,), behind=behind, reasons=(Reason("points", 2, "points"),))
                       for answer, behind in lines]))  # fmt: skip


@in_a_terminal
async def test_the_program_that_answers_keys_never_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is asked for a hint, no mind of a bot is made up in this process; the list comes all the same."""
    minds, came = list[object](), asyncio.Event()
    make, show = beam.Mind.__init__, Hints.show

    def counted(self: beam.Mind, *about: Any) -> None:  # noqa: ANN401 - whatever it is made of
        minds.append(self)
        make(self, *about)

    def noticed(self: Hints) -> None:
        show(self)
        came.set()

    monkeypatch.setattr(beam.Mind, "__init__", counted)
    monkeypatch.setattr(Hints, "show", noticed)
    app = application(NewGame(players="Ada", solo=1, seed=1), Terminal())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("i")
        assert "A bot thinks" in shown(pilot)
        await asyncio.wait_for(came.wait(), PATIENCE)
        assert "A bot would choose" in shown(pilot)
        await pilot.press("enter")
        assert isinstance(app.screen, MatchScreen)
        assert not app.screen.desk.seen.overlays
    assert not minds


@in_a_terminal
async def test_a_better_list_takes_the_place_of_the_first() -> None:
    """It keeps what is highlighted; one that says nothing new changes nothing but that no better one comes."""
    screen = screen_of(placed({"players.1.ship": "5"}))
    async with at_table(screen, (80, 24)) as pilot:
        later = _Later(screen)
        await pilot.press("i")
        first, second, third = _firsts(screen)
        later.heard(Advice(_hint((first, 0), (second, 1))))
        await pilot.press("down")
        later.heard(Advice(_hint((second, 0), (third, 2), (first, 3))))
        await pilot.pause()
        assert "A bot would choose, so far" in shown(pilot)
        option = screen.desk.moment().option
        assert option is not None
        assert option.hands_in[0] == second
        later.heard(Advice(None, is_last=True))
        await pilot.pause()
        assert "so far" not in shown(pilot)
        assert not later.is_stopped


@in_a_terminal
async def test_whoever_takes_no_line_finds_what_was_highlighted_before() -> None:
    """A hint that is only looked at moves nothing: Enter takes what it would have taken."""
    screen = screen_of(placed({"players.1.ship": "5"}))
    async with at_table(screen, (80, 24)) as pilot:
        later = _Later(screen)
        await pilot.press("n")
        before = screen.desk.moment().option
        await pilot.press("i")
        first, second, third = _firsts(screen)
        later.heard(Advice(_hint((third, 0), (first, 1))))
        await pilot.press("down")
        assert screen.desk.moment().option != before
        await pilot.press("escape")
        assert not screen.desk.seen.overlays
        assert screen.desk.moment().option == before
        assert before is not None
        assert before.hands_in[0] == second


@in_a_terminal
async def test_a_hint_dies_with_its_question() -> None:
    """What comes after the question was answered, or after Esc, is dropped, and nothing more is asked for."""
    screen = screen_of(placed({"players.1.ship": "5"}))
    async with at_table(screen, (80, 24)) as pilot:
        later = _Later(screen)
        await pilot.press("i", "escape")
        later.heard(Advice(_hint((screen.desk.offered[0].hands_in[0], 0))))
        assert later.is_stopped
        assert not screen.desk.seen.overlays
        await pilot.press("i")
        number, option = screen.desk.referee.number, screen.desk.offered[0].hands_in[0]
        screen.desk.referee.answer(number, option)
        await pilot.pause()
        assert not screen.desk.seen.overlays


@in_a_terminal
async def test_a_hint_that_is_lost_is_one_sentence() -> None:
    """The list closes, and the question stands there as before."""
    screen = screen_of(placed({"players.1.ship": "5"}))
    async with at_table(screen, (80, 24)) as pilot:
        later = _Later(screen)
        await pilot.press("i")
        later.heard(Advice(problem=NO_HINT))
        await pilot.pause()
        assert NO_HINT in " ".join(shown(pilot).split())
        assert not screen.desk.seen.overlays


def test_little_is_no_reason_to_change_what_is_read() -> None:
    """Another order, another line, or a number that moved by more than half a point is."""
    before = _hint(("a", 0), ("b", 1))
    assert not says_more(before, _hint(("a", 0), ("b", 1.5)))
    assert says_more(before, _hint(("a", 0), ("b", 1.6)))
    assert says_more(before, _hint(("b", 0), ("a", 1)))
    assert says_more(before, _hint(("a", 0)))
    more = before.lines[0]._replace(reasons=(Reason("points", 3, "points"),))
    assert says_more(before, Hint((more, before.lines[1])))


def test_lines_that_begin_alike_say_what_sets_them_apart() -> None:
    """Where there is no room for their steps, each goes on with the first step that is its own."""
    option = Option(id="disc", label="Disc from Sea Chest, clearing it: 5 doubloons", rule="MAR-SHIP-01")
    other = Option(id="end", label="Finish your actions", rule="MAR-SHIP-01")
    found = Hints((option, other), lambda _option: None, lambda _option: None, lambda: None)
    ways = [("disc", ("Buy College", "Plan: Ox")), ("disc", ("Buy College", "Buy Botanist")), ("end", ("Plan: Ox",))]
    found.latest = Advice(Hint(tuple([Advised((answer,), then) for answer, then in ways])))
    found.show()
    few = " ".join(" ".join("".join(span.text for span in row).split()) for row in found.draw(100, 4))
    assert "1 Disc from Sea Chest, clearing it: 5 doubloons best then Buy College; Plan: Ox" in few
    assert "2 Disc from Sea Chest, clearing it, then Buy Botanist best" in few
    assert "3 Finish your actions best" in few
    all_ = " ".join(" ".join("".join(span.text for span in row).split()) for row in found.draw(100, 9))
    assert "2 Disc from Sea Chest, clearing it: 5 doubloons best then Buy College; Buy Botanist" in all_
