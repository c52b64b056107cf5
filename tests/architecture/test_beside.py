"""The tests that run beside the others count like all others."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.tree import ROOT

_CONFTEST = "from tests.support.beside import pytest_configure, pytest_runtestloop\n"
_MEET = """
import time
from pathlib import Path

def test_both_run_at_once():
    Path(__file__).with_suffix(".here").touch()
    end = time.monotonic() + 30
    while len(list(Path(__file__).parents[1].rglob("*.here"))) < 2:
        assert time.monotonic() < end

def test_fails():
    assert 1 == 2
"""
_ENDS = "import os\ndef test_ends_the_run():\n    os._exit(0)\n"


def _run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pytest", "-q", *words]
    changes = {"PYTHONPATH": str(ROOT), "PYTEST_ADDOPTS": "-p no:cacheprovider --import-mode=importlib"}
    return subprocess.run(
        command, cwd=folder, env={**os.environ, **changes}, capture_output=True, text=True, check=False
    )


def _written(folder: Path, **files: str) -> Path:
    (folder / "conftest.py").write_text(_CONFTEST)
    (folder / "pytest.ini").write_text("[pytest]\n")
    for name, text in files.items():
        (folder / "tests" / name).mkdir(parents=True)
        (folder / "tests" / name / f"test_{name}.py").write_text(text)
    return folder


several_processors = pytest.mark.skipif((os.cpu_count() or 1) < 2, reason="one processor runs nothing beside anything")


@several_processors
def test_they_run_at_the_same_time_and_are_counted_in(tmp_path: Path) -> None:
    """What passes and fails in either run stands in one summary, and the exit code is that of a failure."""
    done = _run(_written(tmp_path, edge=_MEET, library=_MEET))
    assert done.stdout.splitlines()[-1].startswith("2 failed, 2 passed in ")
    assert "tests/edge/test_edge.py:12: AssertionError" in done.stdout
    assert done.returncode == 1


@several_processors
def test_tests_that_never_ran_are_failures(tmp_path: Path) -> None:
    """Where the run beside ends by itself, that is said and is no success."""
    done = _run(_written(tmp_path, edge=_ENDS, library="def test_passes():\n    pass\n"))
    assert "1 tests were not run beside the others, first of them tests/edge/test_edge.py::" in done.stdout
    assert done.returncode == 1


def test_a_choice_of_tests_runs_one_after_another(tmp_path: Path) -> None:
    """With a path everything runs in one process."""
    alone = "def test_passes():\n    pass\n"
    done = _run(_written(tmp_path, edge=alone, library=alone), "tests")
    assert done.stdout.splitlines()[-1].startswith("2 passed in ")
    assert done.returncode == 0
