"""Style, layout and types are checked like everything else, on whichever core is free."""

import subprocess
import sys

import pytest

from tests.architecture.tree import ROOT

CHECKS = {
    "style": ["ruff", "check", "--quiet", "."],
    "layout": ["ruff", "format", "--check", "--quiet", "."],
    "types": ["mypy", "--no-error-summary"],
}
TO_MEND = {"layout": 'Set it with "make format".'}


@pytest.mark.parametrize("check", CHECKS)
def test_the_code_passes(check: str) -> None:
    """Ruff and mypy find nothing in the code and in its tests."""
    command = [sys.executable, "-m", *CHECKS[check]]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{done.stdout}{done.stderr}{TO_MEND.get(check, '')}"
