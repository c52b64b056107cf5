"""What the tests of the terminal's edge begin with."""

from pathlib import Path

import pytest


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A folder for the games of one test."""
    folder = tmp_path / "home"
    folder.mkdir()
    return folder
