"""The rules of a game, shown one by one in positions that anybody can read: its scenarios as tests."""

from collections import Counter
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from maracaibo_tui.commands.scenario import Packs, files_of, outcome
from maracaibo_tui.commands.scenario_file import read_file

TESTS = Path(__file__).parents[1]


def scenario_files(game: str) -> list[Path]:
    """List the scenarios of a game."""
    return files_of([TESTS / game / "scenarios"])


def name(path: Path) -> str:
    """Call a scenario by its chapter and its file."""
    return f"{path.parent.name}/{path.name}"


@cache
def packs() -> Packs:
    """Return the packs, each read once for all scenarios."""
    return Packs()


def failure(path: Path) -> str:
    """Say what fails in a scenario, or nothing."""
    return outcome(read_file(path), packs())


def used_twice(files: Iterable[Path]) -> set[str]:
    """Give the ids that several scenarios have."""
    return {each for each, times in Counter(read_file(path).id for path in files).items() if times > 1}
