"""What `make play` and `make test` say while they set things up, and when that fails."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.tree import ROOT

NEEDED = ("Makefile", "pyproject.toml", "constraints.txt", "README.md", "LICENSE")
# Makes an environment whose Python does nothing, or fails as pip does.
STAND_IN = """\
#!/bin/sh
case "$*" in
  "-m venv --clear "*) mkdir -p "$4/bin"; cp "$0" "$4/bin/python"
    printf '#!/bin/sh\\necho opened\\n' > "$4/bin/maracaibo"; chmod +x "$4/bin/maracaibo" ;;
  *"-m pip"*) echo 'noise of pip'; echo "2026-01-01T00:00:00,000 $SAID" > .venv/set-up.log; test -z "$SAID" ;;
esac
"""
OFFLINE = {
    "PIP_INDEX_URL": "http://127.0.0.1:1/simple", "PIP_CONFIG_FILE": os.devnull, "PIP_RETRIES": "0",
    "PIP_FIND_LINKS": "", "PIP_EXTRA_INDEX_URL": "",
}  # fmt: skip
pytestmark = pytest.mark.skipif(shutil.which("make") is None, reason="make is not installed")


@pytest.fixture(name="checkout")
def folder_of_the_game(tmp_path: Path) -> Path:
    """Copy what the Makefile needs, with a Python that does nothing."""
    for name in NEEDED:
        shutil.copy(ROOT / name, tmp_path)
    python = tmp_path / "python"
    python.write_text(STAND_IN)
    python.chmod(0o755)
    return tmp_path


def _make(checkout: Path, target: str, python: str = "./python", **variables: str) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    words = ["make", "--no-print-directory", target, f"PYTHON={python}"]
    return subprocess.run(
        words, cwd=checkout, env=environment | variables, capture_output=True, text=True, check=False, timeout=120
    )


@pytest.mark.parametrize("target,last", [("play", "opened"), ("test", "The checks are set up;")])
def test_every_step_is_said_before_it_is_taken(target: str, last: str, checkout: Path) -> None:
    """A line a step, none of pip's; the second time nothing is set up, and nothing is said."""
    done = _make(checkout, target)
    lines = done.stdout.splitlines()
    assert (done.returncode, done.stderr) == (0, "")
    assert [line[:24] for line in lines[:4]] == [f"Setting up, step {step} of 4:" for step in range(1, 5)]
    assert "set up; from now on" in lines[4]
    assert lines[-1].startswith(last)
    again = _make(checkout, target)
    assert again.stdout == ("opened\n" if target == "play" else "")


def test_packages_that_cannot_be_reached_are_said_to_be(checkout: Path) -> None:
    """Where pip has no way to its index, a sentence says so in place of what pip makes of it."""
    done = _make(checkout, "play", python=sys.executable, **OFFLINE)
    assert done.returncode != 0
    assert done.stderr.startswith("The packages could not be reached: ")
    assert "conflict" not in done.stdout + done.stderr
    assert "connection error" in (checkout / ".venv" / "set-up.log").read_text()


def test_what_else_stops_pip_is_said_in_its_words(checkout: Path) -> None:
    """Any other reason is printed as pip gives it, once."""
    done = _make(checkout, "play", SAID="ERROR: No space left on device")
    assert done.returncode != 0
    assert done.stderr.splitlines()[:2] == [
        "pip could not install the packages; what it says is in .venv/set-up.log:",
        "  No space left on device",
    ]
