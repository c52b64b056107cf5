"""What is installed is complete: the wheel works far from the checkout."""

import os
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

from tests.architecture.tree import ROOT, kept_files

pytestmark = pytest.mark.wheel

PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
SHIPPED = ("content", "rules")


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel in a folder of its own."""
    folder = tmp_path_factory.mktemp("wheel")
    _run([*PIP, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), str(ROOT)], folder)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="session")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the wheel with what it asks for, and nothing else, into an empty environment."""
    folder = tmp_path_factory.mktemp("installed")
    venv.create(folder / "venv")
    programs = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
    target = [*PIP, "--python", str(programs / "python"), "install", "--no-compile"]
    _run([*target, "--constraint", str(ROOT / "constraints.txt"), str(wheel)], folder)
    return programs


def test_the_wheel_holds_code_content_and_rules_and_nothing_else(wheel: Path) -> None:
    """Every module, pack file and rulebook page is inside; tests and snapshots are not."""
    shipped = {path for folder in SHIPPED for path in kept_files() if path.is_relative_to(ROOT / folder)}
    code = {path for path in kept_files() if path.is_relative_to(ROOT / "maracaibo_tui")}
    expected = {path.relative_to(ROOT).as_posix() for path in code}
    expected |= {f"maracaibo_tui/{path.relative_to(ROOT).as_posix()}" for path in shipped}
    with zipfile.ZipFile(wheel) as archive:
        inside = {name for name in archive.namelist() if ".dist-info/" not in name}
    assert inside == expected


def test_content_and_rules_come_from_the_wheel(installed: Path, tmp_path: Path) -> None:
    """The installed program reads its own copy, not a checkout that happens to be there."""
    ask = "from maracaibo_tui.library.paths import *; print(content_folder(), rules_folder(), sep='\\n')"
    folders = _run([str(installed / "python"), "-c", ask], tmp_path).splitlines()
    assert [Path(folder).name for folder in folders] == list(SHIPPED)
    assert all(Path(folder).is_relative_to(installed.parent.resolve()) for folder in folders)


def test_the_installed_program_explains_itself(installed: Path, tmp_path: Path) -> None:
    """`maracaibo --help` works where only the wheel is installed."""
    assert "content" in _run([str(installed / "maracaibo"), "--help"], tmp_path)


def test_the_installed_pack_is_sound(installed: Path, tmp_path: Path) -> None:
    """`maracaibo content check` finds the pack of the wheel and nothing wrong with it."""
    _run([str(installed / "maracaibo"), "content", "check"], tmp_path)


def _run(command: list[str], folder: Path) -> str:
    # Neither the checkout nor the environment of the tests may help.
    environ = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
    run = subprocess.run(command, cwd=folder, env=environ, capture_output=True, text=True, check=False)
    assert run.returncode == 0, f"{' '.join(command)}\n{run.stdout}{run.stderr}"
    return run.stdout
