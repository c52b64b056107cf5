"""Real SSH connections dropped in every way and in every situation: nothing that was seen as taken may be lost.

Each drop logs in through a real sshd by the recipe of `maracaibo hosting`, goes on with a prepared game, plays by keys,
drops the line, looks at the process and at the file, and logs in again: the same question must be open.
"""

from __future__ import annotations

import argparse
import os
import select
import shutil
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from statistics import median
from typing import NamedTuple

from tests.edge.terminal import processor_seconds
from tests.support.sshd import DROPS, Connection, Server, server, why_not

from .drop_situations import SITUATIONS, Situation, prepared
from .mirror import Mirror
from .outcome import Outcome

GONE, GONE_SILENT, CPU = 1.0, 15.0, 0.1
SILENT, POLITE, CUT_OFF = "line silent", "client closed politely", "Last time the game was cut off"
_KINDS = tuple(DROPS)
_SIZE = (120, 40)
_LOOK_EVERY = 0.02


class Drop(NamedTuple):
    """What one drop showed."""

    name: str
    failures: list[str]
    slow: list[str]
    is_silent: bool = False
    seconds: float = 0.0
    cpu: float = 0.0
    confirmed: int = 0


def run(count: int, seed: int) -> Outcome:
    """Drop so many connections; situations and ways take turns, and the seed says which comes first."""
    if reason := why_not():
        print(reason)
        return Outcome("drops", 0)
    folder = Path(tempfile.mkdtemp(prefix="maracaibo-drops-"))
    try:
        with server(folder / "sshd", is_hasty=True) as served:
            drops = [_dropped(served, folder, number, _turn(number, seed)) for number in range(count)]
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return _outcome(drops)


def _turn(number: int, seed: int) -> tuple[Situation, str]:
    situations = list(SITUATIONS)
    at = number + seed - 1
    kind = (number + number // len(situations)) % len(_KINDS)
    return SITUATIONS[situations[at % len(situations)]], _KINDS[kind]


def _outcome(drops: Sequence[Drop]) -> Outcome:
    heard = [drop.seconds for drop in drops if not drop.is_silent]
    figures = {
        "confirmed": float(sum(drop.confirmed for drop in drops)),
        "gone_median_ms": round(1000 * median(heard or [0.0]), 1),
        "gone_worst_ms": round(1000 * max(heard, default=0.0), 1),
        "silent_worst_s": round(max((drop.seconds for drop in drops if drop.is_silent), default=0.0), 1),
        "cpu_worst_s": max((drop.cpu for drop in drops), default=0.0),
    }
    failures = tuple(f"{drop.name}: {failure}" for drop in drops for failure in drop.failures)
    slow = tuple(f"{drop.name}: {what}" for drop in drops for what in drop.slow)
    return Outcome("drops", len(drops), failures, figures, slow)


def _dropped(served: Server, folder: Path, number: int, turn: tuple[Situation, str]) -> Drop:
    """Play, drop, look; whatever goes wrong is a failure with a name."""
    situation, kind = turn
    name = f"drop {number}, {situation.name}, {kind}"
    is_silent = kind == SILENT or (situation.is_stalled and kind == POLITE)
    player = f"p{number}"
    saved = served.games_folder / player / "games" / "drop.json"
    saved.parent.mkdir(parents=True)
    saved.write_bytes(prepared(situation))
    mirror = Mirror(prepared(situation), folder / f"mirror-{number}")
    try:
        with served.connect(player, size=_SIZE) as line:
            mirror.until_asked(line.terminal, opened_by="\r")
            confirmed = situation.play(line, mirror)
            seconds, cpu = _left(line, kind)
        slow = _measured(seconds, cpu, GONE_SILENT if is_silent else GONE)
        failures = _lost(situation, mirror, saved.read_bytes(), folder, number)
        failures += _same_question(served, player, saved, folder / f"again-{number}")
    except AssertionError as error:
        return Drop(name, [str(error)], [], is_silent)
    finally:
        mirror.close()
    return Drop(name, failures, slow, is_silent, seconds, cpu, confirmed)


def _left(line: Connection, kind: str) -> tuple[float, float]:
    """Drop the line; give how long the game lived on and how much processor time it used meanwhile."""
    game = line.game()
    handle = os.pidfd_open(game)
    try:
        before = last = processor_seconds(game)
        begun = time.monotonic()
        line.drop(kind)
        while not select.select([handle], [], [], _LOOK_EVERY)[0]:
            assert time.monotonic() - begun < 2 * GONE_SILENT, "the process does not end"
            with suppress(OSError):
                last = processor_seconds(game)
        return time.monotonic() - begun, last - before
    finally:
        os.close(handle)


def _measured(seconds: float, cpu: float, most: float) -> list[str]:
    return [f"gone after {seconds:.2f} s"] * (seconds > most) + [f"{cpu:.2f} s of processor time"] * (cpu > CPU)


def _lost(situation: Situation, mirror: Mirror, data: bytes, folder: Path, number: int) -> list[str]:
    """Compare the file with what was seen as taken; only a key whose result was not seen may be in it as well."""
    kept = Mirror(data, folder / f"kept-{number}")
    try:
        seen, found = mirror.answers(), kept.answers()
    finally:
        kept.close()
    more = found[len(seen) :]
    if found[: len(seen)] != seen:
        return [f"lost: {len(seen)} answers were seen, {len(found)} are kept"]
    return [f"{more} was never given"] * (len(more) > situation.unseen)


def _same_question(served: Server, player: str, saved: Path, folder: Path) -> list[str]:
    data = saved.read_bytes()
    mirror = Mirror(data, folder)
    try:
        with served.connect(player, size=_SIZE) as line:
            mirror.until_asked(line.terminal, opened_by="\r")
            line.terminal.until(CUT_OFF)
            line.drop("client killed")
            served.until_left(2 * GONE_SILENT)
    finally:
        mirror.close()
    return [] if Mirror.answers_in(saved.read_bytes(), folder) == Mirror.answers_in(data, folder) else ["it went on"]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.torture.drops", description="Drop real SSH connections.")
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    outcome = run(asked.count, asked.seed)
    print(f"{outcome.count} drops, {len(outcome.faults)} failures, {outcome.figures}")
    for failure in outcome.faults:
        print(f"  {failure}")
