"""All tests over all cores, the longest files first: the hooks that `tests/conftest.py` takes in.

pytest-xdist runs the workers and counts them in; a file stays together, for its tests share what is costly. With a
path, a choice of tests or another option, or on a single core, everything runs in one process, one after another.
"""

from __future__ import annotations

import os
import tomllib
from collections import Counter
from pathlib import Path

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadFileScheduling
from xdist.workermanage import WorkerController

SECONDS = Path(__file__).parents[1] / "seconds.toml"
WAITING = ("tests/edge/", "tests/terminal/", "tests/bench/", "tests/torture/")
"""Folders whose tests mostly wait for a terminal, and leave their core to somebody else meanwhile."""
_HARMLESS = ("-q", "-v", "-r", "--tb=", "--durations=", "--no-header")
"""With other words than these somebody wants something in particular."""
LISTED = 2.0
"""Seconds from which on a file is listed."""
_HEAD = """\
# How many seconds files of tests take, the longest first: in this order they are given to the cores. What is not listed
# takes less than the last. Only the order counts: measure anew (make test ARGS=--weigh) when it has become another.
"""


def cores() -> int:
    """Count the cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def measured() -> dict[str, float]:
    """Read how long the longest files take."""
    return tomllib.loads(SECONDS.read_text(encoding="utf-8"))


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let a run measure."""
    parser.addoption("--weigh", action="store_true", help=f"write the seconds of each file to {SECONDS.name}")


def pytest_configure(config: pytest.Config) -> None:
    """Measure where that is asked for."""
    if config.option.weigh:
        config.pluginmanager.register(Weighing())


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Start a worker for each core, and one for every two of them that keeps to what waits."""
    is_whole = all(word.startswith(_HARMLESS) for word in config.invocation_params.args)
    return cores() * 3 // 2 if is_whole and cores() > 1 else 0


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> LongestFirst:
    """Give out the tests in our order."""
    return LongestFirst(config, log)


class LongestFirst(LoadFileScheduling):
    """Gives out the longest file that is left; workers beyond the cores begin with what waits, the others with work."""

    def __init__(self, config: pytest.Config, log: Producer | None = None) -> None:
        """Know how long files take."""
        super().__init__(config, log)
        self._seconds = measured()

    def _assign_work_unit(self, node: WorkerController) -> None:
        is_beyond = int(node.gateway.id.removeprefix("gw")) >= cores()

        def urgency(file: str) -> tuple[bool, float]:
            return file.startswith(WAITING) == is_beyond, self._seconds.get(file, 0.0)

        self.workqueue.move_to_end(max(self.workqueue, key=urgency), last=False)
        super()._assign_work_unit(node)

    def remove_node(self, node: WorkerController) -> str | None:
        """Give the test that has ended its worker, and what is left of its files to others; it is not tried again."""
        files = self.assigned_work[node]
        crashed = next((test for tests in files.values() for test, done in tests.items() if not done), None)
        if crashed is not None:
            files[self._split_scope(crashed)][crashed] = True
        for file in [file for file, tests in files.items() if all(tests.values())]:
            del files[file]
        super().remove_node(node)
        return crashed


class Weighing:
    """Adds up what the tests of each file take."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self._seconds = Counter[str]()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Add a part of a test."""
        self._seconds[report.nodeid.partition("::")[0]] += report.duration  # type: ignore[assignment]

    def pytest_sessionfinish(self) -> None:
        """Write down the longest."""
        lines = [f'"{file}" = {taken:.1f}\n' for file, taken in self._seconds.most_common() if taken >= LISTED]
        SECONDS.write_text(_HEAD + "".join(lines), encoding="utf-8")
