"""Traces of the toy: what chance brought, and who was asked before answers that are still sealed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest
from msgspec.structs import replace

from maracaibo_tui.engine.windows import ASK
from tests.support.any_table import let_the_toy_in, rules_of
from tests.support.toy.audit import Trace
from tests.support.toy.rules import Toy
from tests.support.toy.state import Options, Turn
from tests.support.toy.title import TITLE


@pytest.fixture(autouse=True)
def house(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the toy in."""
    let_the_toy_in(monkeypatch)


def _toy() -> Toy:
    found = rules_of(TITLE.id)
    assert isinstance(found, Toy)
    return found


def _traced(answers: Sequence[str], **changes: object) -> list[Mapping[str, object]]:
    """Write down a game without wishes from a position that is changed first, answer by answer."""
    toy = _toy()
    table = toy.table(toy.begin(Options(players=2, wishes=False, pranks=True), 1), None)
    table.state = replace(table.state, agenda=(Turn(1),), **changes)
    trace = Trace(table, 1)
    table.tell = trace.tell
    records, question = [], toy.settle(table)
    for answer in answers:
        assert question is not None
        toy.answer(table, answer)
        after = toy.settle(table)
        records.append(trace.record(question, answer, after))
        question = after
    return records


def test_a_trace_names_as_picks_what_a_queue_would_have_to_hold() -> None:
    """Of two shells in a basket the one that the wave took is a pick; one alone is none."""
    waves: dict[str, object] = {"hands": ((), ("wave",)), "windows": (ASK, ASK), "bag": ("murex",)}
    for basket in (("whelk",), ("whelk", "limpet")):
        last = _traced(["dive", "announce:wave"], **waves, baskets=(basket, ()))[-1]
        picks = last.get("picks", [])
        assert isinstance(picks, list)
        assert len(picks) == len(basket) - 1


def test_a_trace_knows_who_is_asked_before_the_first_sealed_answer() -> None:
    """The position before it is one in which every seat is asked."""
    toy = _toy()
    table = toy.table(toy.begin(Options(players=2), 1), None)
    trace, question = Trace(table, 1), toy.settle(table)
    assert question is not None
    toy.answer(table, question.options[0])
    state = trace.record(question, question.options[0], toy.settle(table))["state"]
    assert isinstance(state, dict)
    assert (state["active"], state["asked"]) == (1, [1, 2])
