"""Several processes play the games of a series, each the next one as soon as it is free (RIV-67)."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import NamedTuple

from maracaibo_tui.arena.outcome import Outcome
from maracaibo_tui.commands.simulate_post import Playing, Post
from maracaibo_tui.play.terms import Terms

_TICK = 1.0
"""So often whoever waits for a game may look at the clock."""


class Worker(NamedTuple):
    """A process that plays, and the pipe to it."""

    process: BaseProcess
    pipe: Connection


def usable_cores() -> int:
    """Tell how many processes the scheduler lets run at once."""
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity is not None else os.cpu_count() or 1


def outcomes(post: Post, numbers: Iterator[int], jobs: int, terms: Terms | None = None) -> Iterator[Outcome | None]:
    """Play games in so many processes, or in this one where that is one; now and then nothing, to look at the clock."""
    if jobs == 1:
        playing = Playing(post, terms)
        yield from map(playing.played, numbers)
        return
    workers = {}
    try:
        for number in numbers:
            worker = _started(post)
            worker.pipe.send(number)
            workers[worker.pipe] = (worker, number)
            if len(workers) == jobs:
                break
        yield from _gathered(post, workers, numbers)
    finally:
        for worker, _ in workers.values():
            worker.process.kill()


def _gathered(
    post: Post, workers: dict[Connection, tuple[Worker, int]], numbers: Iterator[int]
) -> Iterator[Outcome | None]:
    """Take what is played, and hand out what is next."""
    while workers:
        ready = wait(list(workers), _TICK)
        if not ready:
            yield None
        for pipe in ready:
            if not isinstance(pipe, Connection):
                continue
            worker, number = workers.pop(pipe)
            try:
                outcome: Outcome = pipe.recv()
            except (EOFError, OSError):
                worker.process.join()
                outcome = Outcome(number, error=f"game {number}: its process ended ({worker.process.exitcode})")
                worker = _started(post)
            yield outcome
            after = next(numbers, None)
            if after is None:
                worker.pipe.close()
                continue
            worker.pipe.send(after)
            workers[worker.pipe] = (worker, after)


def _started(post: Post) -> Worker:
    # Begun anew, not forked: it holds no end of another one's pipe, and so notices when nobody asks any more.
    context = get_context("spawn")
    mine, its = context.Pipe()
    process = context.Process(target=_work, args=(its, post), daemon=True)
    process.start()
    its.close()
    return Worker(process, mine)


def _work(pipe: Connection, post: Post) -> None:
    """Play what is asked for until nobody asks."""
    # Whoever breaks a series off speaks to the process that hands out; what is under way is played to its end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Whatever a bot prints belongs to nobody's output.
    os.dup2(2, 1)
    playing = Playing(post)
    try:
        while True:
            pipe.send(playing.played(pipe.recv()))
    except (EOFError, OSError):
        return
