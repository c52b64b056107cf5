"""Traces can be checked by a program that knows neither our rules nor our random source."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from maracaibo_tui.games.pirates.audit.trace import Trace, header
from maracaibo_tui.games.pirates.state.position import Options
from tests.pirates.tables import TABLES, begun, called, game
from tests.support.at_random import answers

HEADER = {"format", "pack", "options", "seats", "start_player", "layout", "grid", "decks", "offer", "sides"}
RECORD = {"n", "seat", "dec", "options", "answer", "auto", "state"}
at_every_table = pytest.mark.parametrize("options", TABLES, ids=called)


def traced(options: Options, seed: int) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Play a game at random and read its trace as another program would."""
    match = begun(options, seed, keep_steps=False)
    trace = Trace(match.table, 20)
    match.table.tell = trace.tell
    records = []
    before = match.question
    for answer in answers(match, seed):
        if before is not None and match.journal:
            records.append(trace.record(before, match.journal[-1].answer, match.question))
        before = match.question
        assert answer
    assert before is not None
    records.append(trace.record(before, match.journal[-1].answer, match.question))
    read: dict[str, Any] = json.loads(json.dumps(header(game().printed, options, seed)))
    lines: list[dict[str, Any]] = [json.loads(json.dumps(record)) for record in records]
    return read, lines


@at_every_table
def test_a_trace_says_all_that_chance_brought(options: Options) -> None:
    """What left a hidden pile is what lay on it in the header, in that order, and nothing else."""
    head, records = traced(options, 9)
    assert set(head) >= HEADER
    assert (head["format"], head["options"]["players"]) == ("pirates-trace-1", options.players)
    assert [record["n"] for record in records] == list(range(1, len(records) + 1))
    assert all(set(record) >= RECORD for record in records)
    level2 = [card for record in records for card in record.get("revealed", {}).get("level2", [])]
    assert level2 == head["decks"]["level2"][: len(level2)]
    missions = [each for record in records for each in record.get("revealed", {}).get("missions", [])]
    in_play = sum(map(len, head["decks"]["missions_dealt"].values())) + 3 + (options.bot == "jordan")
    fresh = [*head["decks"]["missions"][in_play:]]
    assert missions[: len(fresh)] == fresh[: len(missions)]


@at_every_table
def test_dice_are_told_one_after_the_other(options: Options) -> None:
    """Every throw is a face of a die, three at a time in a Raid of a person alone."""
    _, records = traced(options, 9)
    dice = Counter(face for record in records for face in record.get("dice", []))
    assert set(dice) <= {1, 2, 3, 4, 5, 6}
    assert dice
    if options == TABLES[0]:
        assert {len(record["dice"]) for record in records if "dice" in record} == {3}


def test_a_record_against_jordan_names_his_cards() -> None:
    """What he turned up comes off his deck; a deck made anew is told before a card is taken (PIR-SOLO-11)."""
    head, records = traced(TABLES[3], 9)
    deck = list(head["decks"]["solo"])
    shuffles = 0
    for record in records:
        orders = record.get("reshuffle", {}).get("solo", [])
        queue = [orders] if orders and isinstance(orders[0], str) else list(orders)
        for card in record.get("revealed", {}).get("solo", []):
            if not deck:
                deck = list(queue.pop(0))
                shuffles += 1
            assert deck.pop(0) == card
    assert shuffles


def test_the_position_stays_as_it_was_while_answers_are_sealed() -> None:
    """Hands and deck are those before the first answer to DEC-P02, until the last is in."""
    _, records = traced(TABLES[1], 9)
    sealed = [record for record in records if record["dec"] == "DEC-P02"]
    assert len(sealed) == 2 * 3
    assert [record["state"]["players.1.missions.count"] for record in sealed] == [0] * 5 + [2]
    assert all(record["auto"] == (len(record["options"]) == 1) for record in records)


def test_the_last_record_holds_score_and_winners() -> None:
    """Every twentieth record and the last of a game hold all paths."""
    _, records = traced(TABLES[0], 9)
    assert records[-1]["state"]["phase"] == "over"
    assert records[-1]["state"]["winners"]
    assert "players.1.score.total" in records[-1]["state"]
    assert len(records[19]["state"]) > 2 * len(records[18]["state"])
