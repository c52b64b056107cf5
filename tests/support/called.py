"""What the checks of the files in a folder are called with: one flag, and files, or none for all of them."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from maracaibo_tui.games import TITLES

TESTS = Path(__file__).parents[1]


class Flag(NamedTuple):
    """A flag and what it does."""

    name: str
    does: str


class Called(NamedTuple):
    """Whether the flag was given, and the files that were named."""

    flag: bool
    named: list[Path]


def folders_of(arguments: Sequence[str], name: str) -> tuple[list[Path], Sequence[str]]:
    """Take the game out of the words, if it stands first: its folder, else those of all games; and the words left."""
    if arguments and arguments[0] in TITLES:
        return [TESTS / arguments[0] / name], arguments[1:]
    return [folder for game in TITLES if (folder := TESTS / game / name).is_dir()], arguments


def called(arguments: Sequence[str], does: str, folder: Path, flag: Flag) -> Called:
    """Read the words of the command line; a file is named with or without its folder."""
    parser = argparse.ArgumentParser(description=does)
    parser.add_argument(flag.name, action="store_true", dest="flag", help=flag.does)
    inside = folder.relative_to(Path(__file__).parents[2])
    parser.add_argument("files", nargs="*", metavar="FILE", help=f"a file of {inside}; without one, all")
    chosen = parser.parse_args(arguments)
    named = [folder / Path(name).name for name in chosen.files]
    for file in named:
        if not file.is_file():
            parser.error(f"there is no {file.name} in {inside}")
    return Called(chosen.flag, named)
