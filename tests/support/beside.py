"""Tests that mostly wait for a terminal run beside the others when everything is run; one summary tells of both.

`tests/conftest.py` takes these hooks in. With a path, a choice of tests or another option, or on a single processor,
everything runs one after another as usual.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

WAITING = ("tests/edge", "tests/terminal", "tests/bench", "tests/torture")
_REPORTS = "MARACAIBO_TEST_REPORTS"
"""The variable that names the file for reports, in the run beside."""
_HARMLESS = ("-q", "-v", "-r", "--tb=", "--durations=", "--no-header")
"""With other words than these somebody wants something in particular."""


class Reporting:
    """Writes down what pytest would print of each test."""

    def __init__(self, config: pytest.Config, file: Path) -> None:
        """Begin with no report."""
        self._config, self._file = config, file
        file.touch()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Append a report."""
        data = self._config.hook.pytest_report_to_serializable(config=self._config, report=report)
        with self._file.open("a", encoding="utf-8") as lines:
            lines.write(json.dumps(data) + "\n")


def pytest_configure(config: pytest.Config) -> None:
    """Report to a file in the run beside; runs that a test starts are none."""
    file = os.environ.pop(_REPORTS, "")
    if file:
        config.pluginmanager.register(Reporting(config, Path(file)))


@pytest.hookimpl(wrapper=True)
def pytest_runtestloop(session: pytest.Session) -> Generator[None, object, object]:
    """Run the tests that wait beside the others, then count them in."""
    waiting = [item.nodeid for item in session.items if item.nodeid.startswith(WAITING)]
    if not waiting or not _is_whole(session.config):
        return (yield)
    session.items = [item for item in session.items if not item.nodeid.startswith(WAITING)]
    with TemporaryDirectory(prefix="maracaibo-tests-") as folder, _started(session.config, Path(folder)) as process:
        try:
            result = yield
            process.wait()
        finally:
            # It takes its terminals down before it ends.
            process.send_signal(signal.SIGINT)
        reported = set(_counted(session.config, Path(folder) / "reports"))
        if missing := [name for name in waiting if name not in reported]:
            session.testsfailed += len(missing)
            said = (Path(folder) / "said").read_text(encoding="utf-8", errors="replace")
            print(f"\n{said}\n{len(missing)} tests were not run beside the others, first of them {missing[0]}.")
    return result


def _is_whole(config: pytest.Config) -> bool:
    words = config.invocation_params.args
    return (os.cpu_count() or 1) > 1 and not config.option.collectonly and all(w.startswith(_HARMLESS) for w in words)


@contextmanager
def _started(config: pytest.Config, folder: Path) -> Iterator[subprocess.Popen[bytes]]:
    folders = [name for name in WAITING if (config.rootpath / name).is_dir()]
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *config.invocation_params.args, *folders]
    environment = {**os.environ, _REPORTS: str(folder / "reports")}
    with (
        (folder / "said").open("wb") as said,
        subprocess.Popen(command, cwd=config.rootpath, env=environment, stdout=said, stderr=said) as process,
    ):
        yield process


def _counted(config: pytest.Config, file: Path) -> Iterator[str]:
    """Hand every report to pytest as if the test had run here; give the names of tests that came to their end."""
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
        report = config.hook.pytest_report_from_serializable(config=config, data=json.loads(line))
        if report.when == "setup":
            config.hook.pytest_runtest_logstart(nodeid=report.nodeid, location=report.location)
        config.hook.pytest_runtest_logreport(report=report)
        if report.when == "teardown":
            yield report.nodeid
