"""Every rule that somebody breaks is noticed by a scenario that names it."""

import subprocess
import sys

from tests.support.broken import BROKEN, ROOT


def test_every_broken_rule_is_noticed() -> None:
    """Each mistake listed in the files of broken rules makes a scenario fail that names the rule."""
    files = [str(file) for file in sorted(BROKEN.glob("*.toml"))]
    finished = subprocess.run(
        [sys.executable, "-m", "tests.support.broken", *files], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert finished.returncode == 0, finished.stdout[-4000:] + finished.stderr[-2000:]
