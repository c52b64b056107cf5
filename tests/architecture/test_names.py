"""Things have the names of the rulebook, and the top level stays as small as it is."""

import re

import pytest

from tests.architecture.tree import ROOT, kept_files, python_files, short, text

EMPTY_NAMES = {"util", "utils", "helper", "helpers", "common", "manager", "managers", "base", "misc"}
TOP_LEVEL = {
    ".ci",
    ".editorconfig",
    ".gitignore",
    "CHANGELOG.md",
    "LICENSE",
    "Makefile",
    "README.md",
    "constraints.txt",
    "content",
    "maracaibo_tui",
    "pyproject.toml",
    "rules",
    "snapshots",
    "tests",
}
MACHINE_PATH = re.compile(r"(?<![\w.~}$/-])/(?:home|root|Users|work|opt|srv)/\w")
# Put together from halves so that this file does not contain what it looks for.
INDEX_HOST = re.compile("|".join(["pypi" + r"\.org", "python" + "hosted", "index" + "-url", "find" + "-links"]))
ADDRESS = re.compile(r"\w+://|--hash|@ file:")


def test_no_module_has_an_empty_name() -> None:
    """A module says what it is about; `utils` and its kin say nothing."""
    parts = [(path, part) for path in python_files() for part in path.relative_to(ROOT).with_suffix("").parts]
    assert not [short(path) for path, part in parts if EMPTY_NAMES & set(part.strip("_").split("_"))]


def test_the_top_level_holds_only_what_is_agreed() -> None:
    """Beside code, rules, content, tests and snapshots there are a few well-known files, and nothing a test left."""
    assert {path.relative_to(ROOT).parts[0] for path in kept_files()} == TOP_LEVEL


@pytest.mark.parametrize("folder", ["rules", "content", "tests", "snapshots"])
def test_every_game_has_its_own_folder(folder: str) -> None:
    """Rules, content, tests and snapshots keep one folder a game, so that a second game adds and changes nothing."""
    assert (ROOT / folder / "maracaibo").is_dir()


def test_no_file_knows_the_machine_it_was_written_on() -> None:
    """A clone works anywhere: no file names a folder of somebody's machine or a package index."""
    assert not [
        f"{short(path)}: {found.group()}"
        for path in kept_files()
        for pattern in (MACHINE_PATH, INDEX_HOST)
        if (found := pattern.search(text(path)))
    ]


def test_pins_are_names_and_versions() -> None:
    """Every line of constraints.txt is `name==version`, without addresses and checksums."""
    lines = [line for line in text(ROOT / "constraints.txt").splitlines() if not line.startswith("#")]
    assert lines
    assert all(re.fullmatch(r"[\w.-]+==[\w.]+", line) for line in lines)


@pytest.mark.parametrize("name", ["pyproject.toml", "constraints.txt", "Makefile", ".ci/run"])
def test_set_up_names_no_address(name: str) -> None:
    """Where packages come from is for the machine to say, not for the repository."""
    assert not ADDRESS.search(text(ROOT / name))


def test_no_merge_is_left_half_done() -> None:
    """No file holds both sides of a conflict."""
    marks = tuple(f"\n{sign * 7} " for sign in "<>|")
    assert not [short(path) for path in kept_files() if any(mark in text(path) for mark in marks)]
