"""Whatever the rules can ask reads well: every decision of every scenario, with content of their own as well."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from maracaibo_tui.commands.scenario import Packs, begun, files_of
from maracaibo_tui.commands.scenario_file import read_file
from maracaibo_tui.engine.forms import taken_apart
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games import title_of
from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.games.pirates.state.position import State
from maracaibo_tui.games.pirates.words import english
from maracaibo_tui.games.pirates.words.passes import PASSES
from maracaibo_tui.games.pirates.words.questions import SENTENCES
from tests.architecture.rule_ids import rulebook

SCENARIOS = Path(__file__).parent / "scenarios"
NAMES: dict[int | str, str] = {1: "Ada", 2: "Ben", 3: "Carla", 4: "Diego", "jordan": "Jordan"}
UNFINISHED = re.compile(r"\{|\}|\bNone\b|\(\)|, ,|: ,|: ;|: $|\b1 \w+s\b(?<!1 ships)")
_sight = title_of("pirates").sight


def _asked() -> Iterator[tuple[str, Printed, State, Question]]:
    """Take every decision of every scenario that can be loaded, and give each question on the way."""
    packs = Packs()
    for path in files_of([SCENARIOS]):
        read = read_file(path)
        if read.scenario is None or read.expect_error is not None:
            continue
        started, _audit = begun(read, packs)
        match = started.match
        for entry in [None, *(entry for step in read.scenario.step for entry in step.do)]:
            if entry is not None:
                started.take(entry)
            if match.question is not None:
                yield path.stem, match.table.printed, match.state, match.question


def test_whatever_is_asked_reads_well() -> None:
    """Every point is asked somewhere; sentences, labels and positions are whole, and each pass is offered somewhere."""
    points, passes, wrong = set[str](), set[tuple[str, str]](), list[str]()
    for name, printed, state, question in _asked():
        view = _sight.view(state, question.seat)
        points.add(question.point)
        said = [english.in_words(printed, view, question).sentence]
        for option in english.describe(printed, view, question):
            assert option.rule in rulebook("pirates"), option
            said.append(option.label)
            passes.add((question.point, taken_apart(option.id).word))
        assert all(said), name
        wrong += [f"{name}: {text}" for text in said if UNFINISHED.search(text)]
        for part, tell in english.POSITION.items():
            if not part or len(points) % 7 == 0:
                wrong += [f"{name}: {line}" for line in tell(printed, view, NAMES, 1) if UNFINISHED.search(line)]
    assert not wrong, "\n".join(dict.fromkeys(wrong))
    assert {*SENTENCES} == points
    assert PASSES.keys() <= passes, PASSES.keys() - passes
