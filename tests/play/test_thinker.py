"""Bots think in a process of their own: what they answer is the same, and whatever becomes of it the game goes on."""

from __future__ import annotations

import select
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from msgspec import Raw

from maracaibo_tui.engine.chance import below, from_seed
from maracaibo_tui.engine.match import Match
from maracaibo_tui.games import title_of
from maracaibo_tui.play import thinking_apart
from maracaibo_tui.play.bots import bots_of, think_apart
from maracaibo_tui.play.calls import Begun, Call, Reply
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.session import Session
from maracaibo_tui.play.terms import Terms
from maracaibo_tui.play.thinker import COMMAND, MOST_STARTS, Thinker
from maracaibo_tui.players.contract import Answer
from tests.support.any_table import rules_of

PATIENCE = 60


class _Table:
    """A game of a person and a bot, the bot thinking in another process."""

    def __init__(self, bot: str, command: tuple[str, ...] = tuple(COMMAND), game: str = "maracaibo") -> None:
        title, rules = title_of(game), rules_of(game)
        options = title.options.options_of({}, 2)
        self.match = Match(rules, rules.begin(options, 5))
        seats, terms = (Seat("Ada"), Seat("Bot Rob", bot)), Terms(title, rules, options)
        bots = bots_of(terms, seats, 5, self.match)
        self.session = Session(self.match, title.sight, seats, bots, lambda _session: None)
        self.heard: dict[int, Callable[[], None]] = {}
        self.said: list[str] = []
        self.thinker = Thinker(Begun(game, ""), self._watch, self.session.settle, command)
        self.thinker.tell = self.said.append
        think_apart(terms, seats, bots, self.thinker)

    def _watch(self, file: int, heard: Callable[[], None] | None) -> None:
        if heard is None:
            self.heard.pop(file)
        else:
            self.heard[file] = heard

    def wait(self) -> None:
        """Read until no bot thinks any more."""
        self.session.settle()
        while self.session.is_thinking:
            ready, _, _ = select.select([*self.heard], [], [], PATIENCE)
            assert ready, "no answer came"
            self.heard[ready[0]]()


@contextmanager
def _table(bot: str, command: tuple[str, ...] = tuple(COMMAND)) -> Iterator[_Table]:
    table = _Table(bot, command)
    try:
        yield table
    finally:
        table.thinker.stop()


def _play(session: Session, wait: Callable[[], None], answers: int) -> list[str]:
    """Answer so many questions of the person by chance, waiting for the bot after each; give all answers."""
    chance = from_seed(3)
    wait()
    for _ in range(answers):
        if session.question is None:
            break
        chance, pick = below(chance, len(session.question.options))
        session.answer(session.number, session.question.options[pick])
        wait()
    return [entry.answer for entry in session.match.journal]


@pytest.mark.parametrize("bot", ["greedy", "planner"])
def test_it_answers_as_it_would_here(bot: str) -> None:
    """The same views and chances make the same game, wherever the bot thinks."""
    title, rules = title_of("maracaibo"), rules_of("maracaibo")
    options, seats = title.options.options_of({}, 2), (Seat("Ada"), Seat("Bot Rob", bot))
    match = Match(rules, rules.begin(options, 5))
    here = Session(
        match, title.sight, seats, bots_of(Terms(title, rules, options), seats, 5, match), lambda _session: None
    )
    expected = _play(here, here.settle, 25)
    with _table(bot) as table:
        assert _play(table.session, table.wait, 25) == expected
        assert not table.said


def test_a_process_that_is_killed_is_no_error() -> None:
    """A stand-in gives the answer that is missing, that is said, and another process thinks about the next one."""
    with _table("planner") as table:
        table.wait()
        while not table.thinker.is_running or not table.session.is_thinking:
            question = table.session.question
            assert question is not None
            table.session.answer(table.session.number, question.options[0])
            table.session.settle()
        given = len(table.match.journal)
        process = table.thinker._process  # noqa: SLF001 - whoever kills it knows its number
        assert process is not None
        process._running.kill()  # noqa: SLF001 - as somebody else may end it
        table.wait()
        assert len(table.match.journal) > given
        assert table.said == ["A bot lost its thoughts: its next answer is a quick one."]


@pytest.mark.parametrize(
    "program", ["raise SystemExit", 'import sys; sys.stdin.readline(); print(\'{"number": 1, "option": "no"}\')']
)
def test_a_bot_that_never_answers_does_not_stop_the_game(program: str) -> None:
    """Whatever the process does instead, it is started a few times only, and the game is played to its end."""
    with _table("greedy", (sys.executable, "-c", program)) as table:
        _play(table.session, table.wait, 10_000)
        assert table.session.is_over
        assert 1 <= len(table.said) <= len(table.match.journal)
        assert table.thinker._starts == MOST_STARTS  # noqa: SLF001 - nobody else counts them


def test_what_was_thought_is_forgotten_with_an_answer_taken_back() -> None:
    """After an undo the bot decides as if nothing had happened, and an answer that comes late is dropped."""
    with _table("planner") as table:
        expected = _play(table.session, table.wait, 12)
        before = len(expected)
        assert table.session.undo()
        table.wait()
        question = table.session.question
        assert question is not None
        taken = expected[len(table.match.journal)]
        table.session.answer(table.session.number, taken)
        table.wait()
        assert [entry.answer for entry in table.match.journal] == expected[:before]


def test_nothing_is_started_before_a_bot_has_to_think() -> None:
    """Who plays beside a bot without a plan needs no further process."""
    with _table("busy") as table:
        _play(table.session, table.wait, 20)
        assert not table.thinker.is_running


def test_a_bot_that_hangs_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a while it has lost its question, and the next one is asked as if nothing had happened."""

    class Slow:
        def answer(self, _asked: object) -> Answer:
            while True:
                pass

        def forget(self) -> None:
            """Remember nothing."""

    monkeypatch.setattr(thinking_apart, "LONGEST", 0.05)
    monkeypatch.setattr(thinking_apart, "made", lambda _name, _lend: Slow())
    rules = rules_of("maracaibo")
    state = rules.begin(title_of("maracaibo").options.options_of({}, 2), 5)
    match = Match(rules, state)
    assert match.question is not None
    bots, view = thinking_apart.Thinking(Begun("maracaibo", "")), Raw(rules.encode(match.state))
    asked = match.question
    call = Call(number=7, bot="slow", seat=1, view=view, question=asked, chance=1, whim=1, forgets=False)
    assert bots.answer(call) == Reply(7, error="TimeoutError")
    assert bots.answer(call).error == "TimeoutError"
