"""Hints grow in a process beside the table while somebody waits for them; whatever becomes of it, the game goes on."""

from __future__ import annotations

import select
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path

import pytest

from maracaibo_tui.engine.advice import Reason
from maracaibo_tui.games import title_of
from maracaibo_tui.library.paths import data_folder
from maracaibo_tui.play.advising import NO_HINT, NO_REASONS, Advice, Advisor
from maracaibo_tui.play.calls import Begun
from maracaibo_tui.play.explaining import counsel_on, explained
from maracaibo_tui.play.hinted import DEALS, growing, hint
from maracaibo_tui.play.thinker import COMMAND, Thinker
from tests.support.any_table import rules_of
from tests.support.bots_at_work import Moment, moments, sitting

PATIENCE = 60


class _Beside:
    """Somebody at a table who asks the process beside it."""

    def __init__(self, game: str, command: Sequence[str]) -> None:
        self.files: dict[int, Callable[[], None]] = {}
        self.thinker = Thinker(Begun(game, ""), self._watch, lambda: None, command)
        self.advisor = Advisor(rules_of(game), self.thinker)

    def _watch(self, file: int, heard: Callable[[], None] | None) -> None:
        if heard is None:
            self.files.pop(file)
        else:
            self.files[file] = heard

    def wait(self, is_done: Callable[[], bool]) -> None:
        """Read until something has come."""
        while not is_done():
            ready, _, _ = select.select([*self.files], [], [], PATIENCE)
            assert ready, "nothing came"
            self.files[ready[0]]()


@contextmanager
def _beside(game: str, command: Sequence[str] = COMMAND) -> Iterator[_Beside]:
    beside = _Beside(game, command)
    try:
        yield beside
    finally:
        beside.thinker.stop()


def _moment(game: str, number: int = 12) -> Moment:
    """Give a question with several lines in the middle of a turn."""
    at = sitting(game)
    counsel = counsel_on(at.terms.title, at.terms.game)
    for each, moment in enumerate(moments(at, 3)):
        view = at.terms.title.sight.view(moment.state, moment.question.seat)
        if each >= number and len(hint(counsel, view, moment.question).lines) > 1:
            return moment._replace(state=view)
    raise AssertionError("every question has one answer")


@pytest.mark.parametrize("game", ["maracaibo", "pirates"])
def test_a_hint_grows_while_one_waits(game: str) -> None:
    """The list that comes second is that of `hint`; those after it were played on, and then there are no more."""
    moment, rules = _moment(game), rules_of(game)
    before, come = rules.digest(moment.state), list[Advice]()
    with _beside(game) as beside:
        beside.advisor.advise(moment.state, moment.question, come.append)
        beside.wait(lambda: bool(come) and come[-1].is_last)
    assert not any(advice.problem for advice in come)
    counsel = counsel_on(title_of(game), rules)
    first, second, *further = growing(counsel, moment.state, moment.question)
    assert [advice.hint for advice in come] == [first, second, *further, None]
    assert second == hint(counsel, moment.state, moment.question)
    assert len(further) == DEALS
    assert any(reason.term == "played on" for line in further[-1].lines for reason in line.reasons)
    assert rules.digest(moment.state) == before


def test_nobody_who_has_left_is_told() -> None:
    """Whoever does not want to know any more hears nothing, and the next one is asked for as if it were the first."""
    moment, come, again = _moment("maracaibo"), list[Advice](), list[Advice]()
    with _beside("maracaibo") as beside:
        stop = beside.advisor.advise(moment.state, moment.question, come.append)
        beside.wait(lambda: len(come) > 2)
        stop()
        heard = len(come)
        beside.advisor.advise(moment.state, moment.question, again.append)
        beside.wait(lambda: len(again) > 1)
    assert len(come) == heard
    assert [each.hint for each in again] == [each.hint for each in come[: len(again)]]


def test_a_process_that_dies_is_said_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The hint is lost and nothing else; a report says what happened, and the next hint is thought of."""
    monkeypatch.setenv("MARACAIBO_HOME", str(tmp_path))
    moment, come, reasons = _moment("maracaibo"), list[Advice](), list[tuple[tuple[Reason, ...], str]]()
    with _beside("maracaibo") as beside:
        beside.advisor.advise(moment.state, moment.question, come.append)
        beside.wait(lambda: bool(come))
        process = beside.thinker._process  # noqa: SLF001 - whoever kills it knows its number
        assert process is not None
        process._running.kill()  # noqa: SLF001 - as somebody else may end it
        beside.wait(lambda: bool(come[-1].problem))
        assert come[-1] == Advice(None, is_last=True, problem=NO_HINT)
        (report,) = (data_folder() / "reports").iterdir()
        assert report.read_text() == "maracaibo: the process that thinks has ended (-9)\n"
        beside.advisor.advise(moment.state, moment.question, come.append)
        beside.wait(lambda: come[-1].hint is not None)
    with _beside("maracaibo", (sys.executable, "-c", "raise SystemExit")) as beside:
        beside.advisor.explain(1, moment.state, moment.state, lambda *heard: reasons.append(heard))
        beside.wait(lambda: bool(reasons))
    assert reasons == [((), NO_REASONS)]


@pytest.mark.parametrize("game", ["maracaibo", "pirates"])
def test_why_a_bot_did_it_is_what_changed(game: str) -> None:
    """The other seat is told of a whole turn what can be seen of it: the largest gains, then the largest losses."""
    at = sitting(game)
    rules, sight = at.terms.game, at.terms.title.sight
    turns = list[Moment]()
    for moment in moments(at, 4):
        if moment.question.seat == 1 and rules.turn(moment.state) != (rules.turn(turns[-1].state) if turns else ()):
            turns.append(moment)
    told = 0
    for now, then in pairwise(turns[3:13]):
        views = [sight.view(each.state, 2) for each in (now, then)]
        reasons = explained(counsel_on(at.terms.title, rules), 1, views[0], views[1])
        assert reasons == explained(counsel_on(at.terms.title, rules), 1, views[0], views[1])
        points = [reason.points for reason in reasons]
        assert [*points] == sorted(filter(lambda by: by > 0, points), reverse=True) + sorted(
            filter(lambda by: by < 0, points)
        )
        told += len(reasons)
    assert told > 9
