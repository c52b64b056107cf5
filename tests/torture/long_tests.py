"""Whole what `make test` tries in part: broken rules, counted positions, unusual games, questions of all scenarios."""

from __future__ import annotations

import os
import re
import resource
import subprocess
import sys

from tests.architecture.tree import ROOT

from .outcome import Outcome

_ASKS = re.compile(r"^from tests\.support\.torture import", re.MULTILINE)
_FAILED = re.compile(r"^(?:FAILED|ERROR) (.*)$", re.MULTILINE)
MOST_MEMORY = 6 * 1024**3
"""A test that wants more fails, instead of taking the machine with it."""
_PASSED = re.compile(r"(\d+) passed")


def long_tests() -> list[str]:
    """List the files of tests that ask how long they may take."""
    files = sorted((ROOT / "tests").rglob("test_*.py"))
    return [str(file.relative_to(ROOT)) for file in files if _ASKS.search(file.read_text(encoding="utf-8"))]


def run(_count: int, _seed: int) -> Outcome:
    """Run them as pytest does; how often each tries stands in it."""
    files = long_tests()
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-rfE", "--no-header", "-p", "no:cacheprovider", *files],
        cwd=ROOT,
        env={**os.environ, "MARACAIBO_TORTURE": "1"},
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=_limit,
    )
    passed = sum(int(number) for number in _PASSED.findall(done.stdout))
    failures = tuple(_FAILED.findall(done.stdout))
    if done.returncode and not failures:
        failures = (f"pytest left with {done.returncode}: {done.stdout[-500:]}{done.stderr[-500:]}",)
    return Outcome("long_tests", passed + len(failures), failures, {"files": len(files)})


def _limit() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
