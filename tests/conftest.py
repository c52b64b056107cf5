"""What holds for every test: folders of its own, and the same examples in every run."""

import gc
import marshal
import os
import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from itertools import count
from pathlib import Path
from shutil import rmtree
from tempfile import TemporaryDirectory
from typing import Any

import pytest
import typer.main
from hypothesis import settings

from tests.support.spread import (
    pytest_addoption,
    pytest_configure,
    pytest_xdist_auto_num_workers,
    pytest_xdist_make_scheduler,
)

__all__ = [
    "built_once",
    "folders_of_its_own",
    "homes",
    "parsed_once",
    "pytest_addoption",
    "pytest_collection_finish",
    "pytest_configure",
    "pytest_xdist_auto_num_workers",
    "pytest_xdist_make_scheduler",
]

# The same examples every time and on every machine; `--hypothesis-profile=search` looks for new ones.
settings.register_profile("steady", derandomize=True, deadline=None, database=None)
settings.register_profile("search", max_examples=500, deadline=None)
settings.load_profile("steady")


_NUMBERS = count(1)
MEMORY = Path("/dev/shm")  # noqa: S108 - nothing in it is secret


def pytest_collection_finish() -> None:
    """Let the collector of garbage look at what tests leave only, and more seldom: a sixth of the time of screens."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 1000)


def _parsed_once(loads: Callable[..., dict[str, Any]]) -> Callable[..., dict[str, Any]]:
    """Parse each text once; whoever asks again has a copy of their own. Packs are read hundreds of times."""

    @cache
    def kept(text: str) -> bytes:
        return marshal.dumps(loads(text))

    def parsed(text: str, /, **how: Any) -> dict[str, Any]:  # noqa: ANN401 - as the library has it
        try:
            return loads(text, **how) if how else marshal.loads(kept(text))  # noqa: S302 - our own, of this process
        except ValueError:
            # It cannot be kept, or not be read, which is said as ever.
            return loads(text, **how)

    return parsed


@pytest.fixture(scope="session", autouse=True)
def parsed_once() -> None:
    """Spare tests in this process the reading of what another one has read."""
    tomllib.loads = _parsed_once(tomllib.loads)


@pytest.fixture(scope="session", autouse=True)
def built_once() -> None:
    """Spare calls in this process the putting together of the program, which a shell pays once for each."""
    typer.main.get_command = cache(typer.main.get_command)


@pytest.fixture(scope="session")
def homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Give the folder for the saves and settings of all tests: in memory if there is one, for so many are written."""
    if not os.access(MEMORY, os.W_OK):
        yield tmp_path_factory.mktemp("homes")
        return
    with TemporaryDirectory(prefix="maracaibo-", dir=MEMORY) as folder:
        yield Path(folder)


@pytest.fixture(autouse=True)
def folders_of_its_own(homes: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Keep the saves and settings of whoever runs the tests out of them; most tests have none, and no folder."""
    for variable in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.delenv(variable, raising=False)
    home = homes / str(next(_NUMBERS))
    monkeypatch.setenv("MARACAIBO_HOME", str(home))
    yield
    rmtree(home, ignore_errors=True)
