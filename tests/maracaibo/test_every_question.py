"""Whatever the engine can ask, the help panel has something to open: rules, things, and reasons why not."""

from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from maracaibo_tui.commands.scenario import Packs, begun, files_of
from maracaibo_tui.commands.scenario_file import read_file
from maracaibo_tui.engine.match import Match
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.state.position import State
from maracaibo_tui.games.maracaibo.state.sight import IDLE
from maracaibo_tui.games.maracaibo.state.views import view
from maracaibo_tui.games.maracaibo.words.explain import explain
from maracaibo_tui.games.maracaibo.words.questions import SENTENCES
from maracaibo_tui.library.rulebook import rulebook_of
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.tables.maracaibo.kit import MaracaiboKit
from tests.support.played import TABLES, described, game, positions

NAMES: dict[int | str, str] = {1: "Ada", 2: "Ben", 3: "Carla", 4: "Diego", "jean": "Jean", "jacques": "Jacques"}

SCENARIOS = Path(__file__).parent / "scenarios"


def _asked(match: Match[State], printed: Printed) -> Iterator[tuple[Printed, State, Question]]:
    if match.question is not None:
        yield printed, view(match.state, match.question.seat), match.question


def _in_scenarios() -> Iterator[tuple[Printed, State, Question]]:
    """Take every decision of every scenario that can be loaded, and give each question on the way."""
    packs = Packs()
    for path in files_of([SCENARIOS]):
        read = read_file(path)
        if read.scenario is None or read.expect_error is not None:
            continue
        started, _audit = begun(read, packs)
        match = started.match
        yield from _asked(match, match.table.printed)
        for entry in [entry for step in read.scenario.step for entry in step.do]:
            started.take(entry)
            yield from _asked(match, match.table.printed)


def _in_games() -> Iterator[tuple[Printed, State, Question]]:
    for table in TABLES:
        for match in positions(table, 11, every=13):
            yield from _asked(match, game().printed)


class _Named(NamedTuple):
    """The points asked, the rules named, what is concerned without being a thing of the box, and every option."""

    points: set[str]
    rules: set[str]
    unknown: set[str]
    options: set[str]


@cache
def _named() -> _Named:
    points, rules, unknown, offered = set(), set(), set(), set[str]()
    for printed, seen, question in chain(_in_scenarios(), _in_games()):
        kit = MaracaiboKit(printed)
        options = described(seen, question, printed)
        points.add(question.point)
        offered.update(question.options)
        rules |= {question.rule, *(option.rule for option in options)}
        for number in range(len(options)):
            moment = Moment(seen, question.seat, question, options, number, NAMES)
            unknown |= {address for address in kit.concerned(moment) if not _is_explained(printed, address)}
        rules |= {each.rule for each in kit.denied(moment)}
    return _Named(points, rules, unknown, offered)


def _is_explained(printed: Printed, address: str) -> bool:
    try:
        return bool(explain(printed, address).rules)
    except KeyError:
        return False


def test_every_kind_of_question_is_looked_at() -> None:
    """Scenarios and games together ask everything that can be asked."""
    assert set(SENTENCES) == _named().points


def test_what_the_busy_bot_passes_with_is_offered() -> None:
    """Every answer that it seldom gives is one that can be given."""
    assert _named().options >= IDLE


def test_every_option_and_every_refusal_has_a_rule_that_opens() -> None:
    """No rule that an option, a question or a reason why not names is missing from the rulebook."""
    book = rulebook_of("maracaibo")
    assert not [rule for rule in _named().rules if book.find(rule) is None]
    assert len(_named().rules) > len(SENTENCES)


def test_what_options_are_about_can_be_explained() -> None:
    """Every thing that the help panel offers beside a rule has a page, of its own or in the rulebook."""
    book = rulebook_of("maracaibo")
    assert not [address for address in _named().unknown if book.find(address) is None]
