"""The tests are spread over the cores, and count there as they do in one process."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.tree import ROOT
from tests.support.spread import SECONDS, cores, measured

_CONFTEST = """
from pathlib import Path

from tests.support import spread
from tests.support.spread import (
    pytest_addoption,
    pytest_configure,
    pytest_xdist_auto_num_workers,
    pytest_xdist_make_scheduler,
)

spread.LISTED = 0.2
spread.SECONDS = Path(__file__).with_name("seconds.toml")
"""
_MEET = """
import time
from pathlib import Path

def test_all_run_at_once():
    Path(__file__).with_suffix(".here").touch()
    end = time.monotonic() + 30
    while len(list(Path(__file__).parents[1].rglob("*.here"))) < 2:
        assert time.monotonic() < end

def test_fails():
    assert 1 == 2
"""
_ENDS = """
import os

def test_before():
    pass

def test_ends_the_run():
    os._exit(0)

def test_afterwards():
    pass
"""
_PASSES = "def test_passes():\n    pass\n"
_ORDER = """
import os
from pathlib import Path

def test_notes_when_it_runs():
    with (Path(__file__).parents[1] / os.environ.get("PYTEST_XDIST_WORKER", "alone")).open("a") as order:
        order.write(f"{Path(__file__).parent.name}\\n")
"""
several_cores = pytest.mark.skipif(cores() < 2, reason="one core spreads nothing")


def _run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pytest", "-q", *words]
    changes = {"PYTHONPATH": str(ROOT), "PYTEST_ADDOPTS": "-p no:cacheprovider --import-mode=importlib -n auto"}
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    return subprocess.run(command, cwd=folder, env=kept | changes, capture_output=True, text=True, check=False)


def _written(folder: Path, **files: str) -> Path:
    (folder / "pytest.ini").write_text("[pytest]\ntestpaths = tests\n")
    for name, text in files.items():
        (folder / "tests" / name).mkdir(parents=True)
        (folder / "tests" / name / f"test_{name}.py").write_text(text)
    (folder / "conftest.py").write_text(_CONFTEST)
    (folder / "seconds.toml").touch()
    return folder


@several_cores
def test_they_run_at_the_same_time_and_are_counted_together(tmp_path: Path) -> None:
    """What passes and fails anywhere stands in one summary, the last line, and the exit code is that of a failure."""
    done = _run(_written(tmp_path, edge=_MEET, library=_MEET))
    assert done.stdout.splitlines()[-1].startswith("2 failed, 2 passed in ")
    assert "tests/edge/test_edge.py:12: AssertionError" in done.stdout
    assert done.returncode == 1


@several_cores
def test_a_test_that_ends_its_worker_is_a_failure(tmp_path: Path) -> None:
    """It is named with what it has done and not tried again; everything else of its file runs all the same."""
    done = _run(_written(tmp_path, edge=_ENDS, library=_PASSES))
    assert "crashed while running 'tests/edge/test_edge.py::test_ends_the_run'" in done.stdout
    assert done.stdout.splitlines()[-1].startswith("1 failed, 3 passed in ")
    assert done.returncode == 1


def test_a_choice_of_tests_runs_in_one_process(tmp_path: Path) -> None:
    """With a path, or with an option that asks for something in particular, nothing is spread."""
    _written(tmp_path, edge=_ORDER, library=_ORDER)
    for words in (["tests"], ["-k", "notes"]):
        done = _run(tmp_path, *words)
        assert done.stdout.splitlines()[-1].startswith("2 passed in ")
        assert (tmp_path / "tests" / "alone").read_text() == "edge\nlibrary\n"
        (tmp_path / "tests" / "alone").unlink()


def test_one_core_runs_all_in_one_process(tmp_path: Path) -> None:
    """Where there is a single core the same tests run one after another."""
    if not hasattr(os, "sched_setaffinity"):
        pytest.skip("this system does not bind processes to a core")
    allowed = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(allowed)})
    try:
        done = _run(_written(tmp_path, edge=_ORDER, library=_ORDER))
    finally:
        os.sched_setaffinity(0, allowed)
    assert done.stdout.splitlines()[-1].startswith("2 passed in ")
    assert (tmp_path / "tests" / "alone").read_text() == "edge\nlibrary\n"


@several_cores
def test_a_run_measures_what_the_next_begins_with(tmp_path: Path) -> None:
    """The longest file is written down, and the next run begins with it; one worker begins with what waits."""
    slow = "import time\n\ndef test_waits():\n    time.sleep(0.3)\n"
    usual = {f"number_{number}": _ORDER for number in range(10, 10 + 4 * cores())}
    folder = _written(tmp_path, **usual, torture=_ORDER, youngest=slow)
    assert _run(folder, "--weigh").returncode == 0
    assert (folder / "seconds.toml").read_text().splitlines()[-1].startswith('"tests/youngest/test_youngest.py" = 0.')
    (folder / "tests" / "youngest" / "test_youngest.py").write_text(_ORDER)
    assert _run(folder).returncode == 0
    first = {order.name: order.read_text().split()[0] for order in (folder / "tests").glob("gw*")}
    assert "youngest" in first.values()
    assert first[f"gw{cores()}"] == "torture"


def test_every_file_that_was_measured_is_there() -> None:
    """A file of tests that is gone or has another name is measured anew: make test ARGS=--weigh."""
    assert [file for file in measured() if not (ROOT / file).is_file()] == [], f"{SECONDS.name} is out of date"
