"""Turning the name or the folder of a content pack into what the game plays with."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

from maracaibo_tui.games.maracaibo.box import contents
from maracaibo_tui.games.maracaibo.box.checks import pack_findings
from maracaibo_tui.games.maracaibo.box.components import Box
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.library.content import PackShape, load_pack
from maracaibo_tui.library.paths import at_home, content_folder
from maracaibo_tui.library.problem import Problem, one_of, sentences

Pack = str | Path | None
"""The name of a pack that came with the game, the folder of any other, or None for the usual one."""
USUAL = "maracaibo"
SHAPE = PackShape(contents.FILES, contents.Contents, contents.UNIQUE, contents.PARTIAL)


class PackError(Exception):
    """A content pack that cannot be played with, and everything that is wrong with it."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        """Say all problems, one a line."""
        self.problems = tuple(problems)
        super().__init__(sentences(self.problems))


def pack_folder(pack: Pack = None) -> Path:
    """Find the folder of a pack; a name goes before a folder that is called the same."""
    given = str(USUAL if pack is None else pack)
    folder = content_folder() / given if given in pack_names() else at_home(given)
    found = _not_a_folder(folder) if given else "nothing"
    if found:
        raise PackError([Problem(given or "pack", "", "", found, f"{one_of(pack_names())}, or the folder of a pack")])
    return folder


def pack_names() -> list[str]:
    """Name the packs that came with the game."""
    return sorted(path.name for path in content_folder().iterdir() if (path / "pack.toml").is_file())


def own_folder(pack: Pack = None) -> str:
    """Give the whole path of a pack that did not come with the game; nothing for one that did."""
    given = str(USUAL if pack is None else pack)
    return "" if given in pack_names() else str(at_home(given).absolute())


def _not_a_folder(folder: Path) -> str | None:
    try:
        os.scandir(folder).close()
    except NotADirectoryError:
        return "a file"
    except PermissionError:
        return "a folder that cannot be opened"
    except (OSError, ValueError):
        return "no such pack"
    return None


def load_box(pack: Pack = None) -> Box:
    """Read a pack and check it; a pack with a problem never loads half."""
    read: tuple[Box | None, list[Problem]] = load_pack(pack_folder(pack), SHAPE, contents.box_of, pack_findings)
    box, problems = read
    if box is None:
        raise PackError(problems)
    return box


def load_printed(pack: Pack = None) -> Printed:
    """Read a pack into what the rules play with."""
    return Printed(load_box(pack))
