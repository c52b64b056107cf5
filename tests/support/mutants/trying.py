"""Trying mutants: each in a process of its own, against the tests that run the line, up to the first that notices."""

from __future__ import annotations

import gc
import os
import pickle
import resource
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from types import CodeType, FrameType
from typing import Any, NamedTuple

from .mutant import Mutant, PutInError, functions
from .seats import Seats

Line = tuple[str, int]
SECONDS = 2.0
"""Processor time after which a test that usually takes a moment is stopped: it has noticed."""
SLOWER = 20
"""How many times as long as usual a longer test may take."""
MEMORY = 4 * 1024**3


class FastTest(NamedTuple):
    """A test of the rules: what it is called, and what runs it and says what is wrong."""

    name: str
    run: Callable[[], str]
    remembers: bool = False
    """Whether it leaves something behind that spares the next one some lines."""


class Measured(NamedTuple):
    """What is known of a test: the lines of the rules that it runs where one looked, and its seconds."""

    test: FastTest
    lines: frozenset[Line]
    seconds: float


class Tried(NamedTuple):
    """A mutant and the test that noticed it, none if it went unnoticed."""

    mutant: Mutant
    noticed_by: str


def measure(tests: Iterable[FastTest], mutants: Iterable[Mutant]) -> list[Measured]:
    """Run every test once and see which lines it runs where these are put in; a test that fails is an error."""
    listed, watch = list(tests), _Watch(line for each in mutants for line in each.touched or ())
    found = {test.name: _run(test, watch) for test in listed if not test.remembers}
    found |= _apart([test for test in listed if test.remembers], watch)
    for name, (_lines, _seconds, failure) in found.items():
        if failure:
            message = f"{name} fails without any change: {failure}"
            raise AssertionError(message)
    return [Measured(test, *found[test.name][:2]) for test in listed]


Found = tuple[frozenset[Line], float, str]


class _Watch:
    """Sees which lines run, in functions that hold one of those asked for."""

    def __init__(self, touched: Iterable[Line]) -> None:
        self._touched: dict[str, set[int]] = {}
        for file, line in touched:
            self._touched.setdefault(file, set()).add(line)
        self._asked: dict[CodeType, bool] = {}
        self.lines: set[Line] = set()

    def called(self, frame: FrameType, _event: str, _argument: object) -> Any:  # noqa: ANN401 - as Python wants it
        """Look on where a function is asked for, and nowhere else, for looking takes long."""
        code = frame.f_code
        if code not in self._asked:
            lines = self._touched.get(code.co_filename, set())
            self._asked[code] = any(line in lines for *_, line in code.co_lines())
        return self._ran if self._asked[code] else None

    def _ran(self, frame: FrameType, event: str, _argument: object) -> Any:  # noqa: ANN401 - as Python wants it
        if event == "line":
            self.lines.add((frame.f_code.co_filename, frame.f_lineno))
        return self._ran


def _run(test: FastTest, watch: _Watch) -> Found:
    watch.lines.clear()
    began = time.process_time()
    sys.settrace(watch.called)
    try:
        failure = test.run()
    finally:
        sys.settrace(None)
    return frozenset(watch.lines), time.process_time() - began, failure


def _apart(tests: Sequence[FastTest], watch: _Watch) -> dict[str, Found]:
    """Run tests in a process of their own, so that nothing they leave behind is here when mutants are tried."""
    reader, writer = os.pipe()
    child = os.fork()
    if not child:
        os.close(reader)
        with os.fdopen(writer, "wb") as pipe:
            pickle.dump({test.name: _safely(test, watch) for test in tests}, pipe)
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader, "rb") as pipe:
        answer: dict[str, Found] = pickle.loads(pipe.read())  # noqa: S301 - our own child
    os.waitpid(child, 0)
    return answer


def _safely(test: FastTest, watch: _Watch) -> Found:
    try:
        return _run(test, watch)
    except BaseException as error:  # noqa: BLE001 - said by whoever asked
        return frozenset(), 0.0, f"{type(error).__name__}: {error}"


def try_out(mutants: Sequence[Mutant], tests: Sequence[Measured], seats: Seats, at_once: int = 1) -> Iterator[Tried]:
    """Put in one mutant after the other, and give each with the test that noticed it."""
    # Looked up while the objects are still counted: what is frozen is not found, and spares every child a copy.
    functions()
    gc.collect()
    gc.freeze()
    order = _Order(tests)
    running: list[tuple[Mutant, list[Measured], int, int]] = []
    waiting = list(mutants)
    while waiting or running:
        while waiting and len(running) < at_once:
            mutant = waiting.pop(0)
            chosen = order.chosen(mutant)
            running.append((mutant, chosen, *_child(mutant, chosen, seats)))
        mutant, chosen, child, reader = running.pop(0)
        noticed_by = _verdict(chosen, child, reader)
        order.noticed(mutant, noticed_by)
        yield Tried(mutant, noticed_by)


class _Order:
    """Which tests are asked, and in which order: those first that noticed something in the same function."""

    def __init__(self, tests: Sequence[Measured]) -> None:
        self._tests = sorted(tests, key=lambda each: each.seconds)
        self._by_line: dict[Line, list[Measured]] = {}
        for each in self._tests:
            for line in each.lines:
                self._by_line.setdefault(line, []).append(each)
        self._noticed: dict[str, Counter[str]] = {}

    def chosen(self, mutant: Mutant) -> list[Measured]:
        touched = mutant.touched
        if touched is None:
            found = self._tests
        else:
            found = list({each.test.name: each for line in touched for each in self._by_line.get(line, ())}.values())
        known = self._noticed.get(mutant.name.place, Counter())
        return sorted(found, key=lambda each: (-known[each.test.name], each.seconds))

    def noticed(self, mutant: Mutant, test: str) -> None:
        if test:
            self._noticed.setdefault(mutant.name.place, Counter())[test.partition(" ")[0]] += 1


def _child(mutant: Mutant, tests: Sequence[Measured], seats: Seats) -> tuple[int, int]:
    reader, writer = os.pipe()
    child = os.fork()
    if child:
        os.close(writer)
        return child, reader
    os.close(reader)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    os.write(writer, _noticing(mutant, tests, seats, writer).encode())
    os._exit(0)


def _noticing(mutant: Mutant, tests: Sequence[Measured], seats: Seats, writer: int) -> str:
    """Run the tests with the mutant put in; give the one that fails, with what it is stopped by told beforehand."""
    try:
        mutant.put_in(seats)
    except PutInError as error:
        return f"{mutant.name} cannot be put in: {error}"
    except Exception:  # noqa: BLE001 - a module that cannot be loaded any more has been noticed
        return "0 !"
    for at, each in enumerate(tests):
        os.write(writer, f"{at} ".encode())
        signal.setitimer(signal.ITIMER_VIRTUAL, max(SECONDS, SLOWER * each.seconds))
        try:
            failure = each.test.run()
        except BaseException:  # noqa: BLE001 - whatever stops it has been noticed
            return "!"
        if failure:
            return "!"
    return "."


def _verdict(tests: Sequence[Measured], child: int, reader: int) -> str:
    with os.fdopen(reader, "rb") as pipe:
        said = pipe.read().decode()
    _, status = os.waitpid(child, 0)
    *asked, end = said.rsplit(" ", 2)[-2:]
    if end == ".":
        return ""
    if not asked or not asked[0].isdigit():
        message = said or f"a mutant ended with {status} before any test"
        raise RuntimeError(message)
    name = tests[int(asked[0])].test.name
    return name if end == "!" else f"{name} (it did not end)"
