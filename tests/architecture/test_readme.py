"""What the README tells people to type exists."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.tree import ROOT, text
from tests.gallery.pictures import PICTURES

BLOCK = re.compile(r"^```sh\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINES = [
    line.partition("#")[0].strip() for block in BLOCK.findall(text(ROOT / "README.md")) for line in block.splitlines()
]
COMMANDS = [line for line in LINES if line.startswith("maracaibo ")]
OPENS_THE_GAME = ("play", "resume")


def _maracaibo(words: list[str]) -> subprocess.CompletedProcess[str]:
    program = [sys.executable, "-m", "maracaibo_tui", *words]
    environ = os.environ | {"COLUMNS": "200", "NO_COLOR": "1"}
    return subprocess.run(program, cwd=ROOT, env=environ, capture_output=True, text=True, check=False, timeout=120)


@pytest.mark.parametrize("line", COMMANDS)
def test_a_command_of_the_readme_works(line: str) -> None:
    """Commands that print are run as they stand; for those that open the game every option is one its help names."""
    words = shlex.split(line)[1:]
    if words[0] not in OPENS_THE_GAME:
        run = _maracaibo(words)
        assert run.returncode == 0, run.stderr
        return
    explained = _maracaibo([words[0], "--help"])
    assert explained.returncode == 0, explained.stderr
    assert all(word in explained.stdout for word in words if word.startswith("--"))


def test_the_targets_of_the_readme_are_in_the_makefile() -> None:
    """`make play` and `make test` stand in the README and in the Makefile."""
    targets = {line.split()[1] for line in LINES if line.startswith("make ")}
    makefile = text(ROOT / "Makefile")
    assert targets >= {"play", "test"}
    assert all(re.search(rf"^{target}:", makefile, re.MULTILINE) for target in targets)


def test_files_and_folders_of_the_readme_exist() -> None:
    """Where the README says to start reading there is something to read."""
    paths = re.findall(r"`((?:maracaibo_tui|content|rules|tests)/[\w/.]*)`", text(ROOT / "README.md"))
    assert [path for path in paths if not Path(ROOT, path).exists()] == []


def test_the_pictures_of_the_readme_are_drawn() -> None:
    """Each is one that `make gallery` draws and the tests hold."""
    shown = re.findall(r"!\[.+\]\((\S+)\)", text(ROOT / "README.md"))
    assert len(shown) == 4
    assert {*shown} <= {f"snapshots/gallery/{name}.svg" for name in PICTURES}
