"""The rules of the toy: who may know what, which rules its scenarios show, and that its ids can be read."""

from __future__ import annotations

import re
import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from maracaibo_tui.engine.match import Match
from maracaibo_tui.library.rulebook import read_rulebook
from maracaibo_tui.players.known import lender, seated
from tests.architecture.tree import ROOT
from tests.support.any_table import let_the_toy_in, play_on, rules_of, session_at
from tests.support.toy import sight
from tests.support.toy.state import Divers, Options, Wished
from tests.support.toy.title import TITLE
from tests.support.toy_saved import TOY, match_of

_ID = re.compile(r"\bTOY-[A-Z]+-\d+\b")
_PLACES = (ROOT / "tests" / "support" / "toy", ROOT / "tests" / "toy")


@pytest.fixture(autouse=True)
def house(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the toy in."""
    let_the_toy_in(monkeypatch)


def test_every_id_has_an_entry_and_every_rule_a_scenario() -> None:
    """Ids in code, content and scenarios lead to a heading; each rule is shown by a scenario."""
    book = read_rulebook(_PLACES[0] / "rules" / "toy")
    known = {rule for entry in book.entries for rule in entry.ids}
    files = [path for place in _PLACES for path in place.rglob("*") if path.suffix in {".py", ".toml", ".md"}]
    assert {rule for path in files for rule in _ID.findall(path.read_text(encoding="utf-8"))} == known
    scenarios = [tomllib.loads(path.read_text(encoding="utf-8")) for path in (_PLACES[1] / "scenarios").glob("*.toml")]
    assert {rule for each in scenarios for rule in each["rules"]} == known


def test_wishes_are_known_to_nobody_else_before_the_end() -> None:
    """Neither view, question nor log tells what somebody was shown or wished for; the end tells all."""
    played = session_at(TITLE)
    assert played.question is not None
    mine = played.question.options[0]
    played.answer(played.number, mine)
    view = sight.view(played.match.state, 2)
    assert view.wishes == view.offers[0] == ("", "")
    assert not played.log
    played = play_on(played, 1)
    event = next(heard.event for heard in played.log if isinstance(heard.event, Wished))
    assert sight.heard(event, 2) == Wished(1, "")
    assert sight.heard(event, 1) == Wished(1, mine.partition(":")[2])
    state: Divers = play_on(played, 100).match.state
    assert all(sight.view(state, 0).wishes)


@given(st.integers(0, 50), st.integers(0, 12))
def test_what_is_hidden_shows_nowhere(seed: int, answers: int) -> None:
    """Two positions that differ only in what a seat may not know look the same to it."""
    match = Match(TOY, TOY.begin(Options(wishes=False), seed))
    for _ in range(answers):
        if match.question is not None:
            match.answer(match.question.options[0])
    other = TOY.copy(match.state)
    other.bag, other.chance = other.bag[::-1], other.chance + 1
    assert TOY.encode(sight.view(match.state, 1)) == TOY.encode(sight.view(other, 1))


def test_a_dive_turns_something_up() -> None:
    """Nobody sees before the answer which shell comes; with several persons it cannot be taken back."""
    match = match_of(4, 2)
    match.answer("dive")
    assert match.steps[-1].revealed
    played = session_at(TITLE)
    play_on(played, 2)
    after, turned_up = played.imagined("dive")
    assert turned_up
    assert after.baskets == ((), ())


def test_a_bot_takes_what_it_wishes_for() -> None:
    """The strongest bot keeps a shell that is its wish rather than share it."""
    rules = rules_of(TITLE.id)
    state = rules.begin(Options(), 1)
    state.bag, state.wishes = ("cowrie", *[each for each in state.bag if each != "cowrie"]), ("cowrie", "murex")
    state.agenda = state.agenda[:1]
    table = rules.table(state, None)
    rules.settle(table)
    rules.answer(table, "dive")
    question = rules.settle(table)
    assert question is not None
    bot = seated("greedy", lender(TITLE, rules), lambda seat: sight.view(state, seat))
    assert bot(question, 1)[1] == "keep"
