"""A game whose every answer follows from its seed: what any process that plays it must have come to."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import NamedTuple

from maracaibo_tui.cabinet.saved import Begun, begin
from maracaibo_tui.engine.match import Match
from maracaibo_tui.engine.question import Question
from maracaibo_tui.engine.record import load, resume
from maracaibo_tui.engine.record_file import RecordError
from maracaibo_tui.games.maracaibo.state.position import Options, State
from maracaibo_tui.library import saves
from maracaibo_tui.library.saves import SaveError
from tests.support.played import game
from tests.support.written import written

SEATS = {0: ("Ada", "Ben"), 1: ("Ada",)}
TABLES = {0: Options(), 1: Options(players=1, bot="jean", bot_level=2)}


class Moment(NamedTuple):
    """An answer, and the fingerprint of the position after it."""

    answer: str
    digest: str


def choice(seed: int, given: int, question: Question) -> str:
    """Choose an option by the seed and by how many answers were given before."""
    drawn = hashlib.blake2b(f"{seed}:{given}".encode(), digest_size=8).digest()
    return question.options[int.from_bytes(drawn) % len(question.options)]


@cache
def moments(seed: int) -> list[Moment]:
    """Play the game of a seed without ever writing it down."""
    match, seen = begun(seed).match, []
    while match.question is not None:
        _answer(seed, match)
        seen.append(Moment(match.journal[-1].answer, game().digest(match.state)))
    return seen


def begun(seed: int) -> Begun:
    """Set the game of a seed up; every second one is alone against Jean."""
    return begin(game(), TABLES[seed % 2], seed, SEATS[seed % 2])


def after(seed: int, answers: int) -> bytes:
    """Write the game of a seed as it is after so many answers."""
    new = begun(seed)
    while len(new.match.journal) < answers:
        _answer(seed, new.match)
    return written(game(), new)


def _answer(seed: int, match: Match[State]) -> None:
    question = match.question
    if question is None:
        message = f"the game of seed {seed} has only {len(match.journal)} answers"
        raise ValueError(message)
    match.answer(choice(seed, len(match.journal), question), auto=len(question.options) == 1)


def wrong(data: bytes, seed: int, least: int) -> str:
    """Say what is wrong with a file of the game of a seed that must hold so many answers at least; or nothing."""
    try:
        record = load(game(), data, game().printed.box.fingerprint)
        match = resume(game(), record)
    except RecordError as error:
        return f"it cannot be loaded: {error}"
    expected, answers = moments(seed), len(record.journal)
    if answers < least:
        return f"{least} answers were confirmed, {answers} are there"
    if [entry.answer for entry in record.journal] != [moment.answer for moment in expected[:answers]]:
        return "its answers are not the ones that were given"
    if answers and game().digest(match.state) != expected[answers - 1].digest:
        return f"after {answers} answers its position is not the one that was played"
    return ""


def wrong_file(path: Path, seed: int, least: int) -> str:
    """Say what is wrong with a file as `wrong` does."""
    try:
        return wrong(saves.read(path), seed, least)
    except SaveError as error:
        return str(error)
