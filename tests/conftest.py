"""What holds for every test: folders of its own, and the same examples in every run."""

from pathlib import Path

import pytest
from hypothesis import settings

from tests.support.spread import (
    pytest_addoption,
    pytest_configure,
    pytest_xdist_auto_num_workers,
    pytest_xdist_make_scheduler,
)

__all__ = [
    "folders_of_its_own",
    "pytest_addoption",
    "pytest_configure",
    "pytest_xdist_auto_num_workers",
    "pytest_xdist_make_scheduler",
]

# The same examples every time and on every machine; `--hypothesis-profile=search` looks for new ones.
settings.register_profile("steady", derandomize=True, deadline=None, database=None)
settings.register_profile("search", max_examples=500, deadline=None)
settings.load_profile("steady")


@pytest.fixture(autouse=True)
def folders_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the saves and settings of whoever runs the tests out of them."""
    for variable in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("MARACAIBO_HOME", str(tmp_path / "maracaibo-home"))
