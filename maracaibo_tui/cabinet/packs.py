"""Turning the name or the folder of a content pack into what a game plays with."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeAlias

from maracaibo_tui.engine.title import Late, Title
from maracaibo_tui.games import TITLES, title_of, usual
from maracaibo_tui.library.content import PackShape, load_pack
from maracaibo_tui.library.paths import PACK_HEAD, at_home, packs
from maracaibo_tui.library.problem import Problem, one_of, sentences, shown
from maracaibo_tui.library.toml_file import read_bytes

Pack = str | Path | None
"""The name of a pack that came with the program, the folder of any other, or None for the usual one of a game."""
Box: TypeAlias = Any
"""What is printed, sorted by kind: the game's own."""
Printed: TypeAlias = Any
"""What the rules of a game play with."""
_KEPT = 6
"""Packs that are kept once they were read: each with and without the files that few games need."""
_GAME = re.compile(rb"""^game\s*=\s*["']([A-Za-z0-9_-]+)["']""", re.MULTILINE)


class PackError(Exception):
    """A content pack that cannot be played with, and everything that is wrong with it."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        """Say all problems, one a line."""
        self.problems = tuple(problems)
        super().__init__(sentences(self.problems))


def shape_of(title: Title, late: Late | None = None) -> PackShape[Any]:
    """Say what a game wants of a pack, and which files are left closed."""
    content = title.content
    closed = frozenset[str]() if late is None else late.files
    return PackShape(content.FILES, content.WHOLE, content.UNIQUE, content.PARTIAL, closed=closed)


def pack_folder(title: Title, pack: Pack = None) -> Path:
    """Find the folder of a pack of a game; a name goes before a folder that is called the same."""
    given = _given(title, pack)
    folder = _folder_of(given)
    found = _not_a_folder(folder) if given else "nothing"
    if found:
        raise PackError(
            [Problem(given or "pack", "", "", found, f"{one_of(pack_names(title))}, or the folder of a pack")]
        )
    game = _game_in(folder)
    if game in TITLES and game != title.id:
        raise PackError([Problem(given, "", "game", shown(game), shown(title.id))])
    return folder


def pack_names(title: Title) -> list[str]:
    """Name the packs of a game that came with the program."""
    return [name for name, folder in packs().items() if _game_in(folder) == title.id]


def own_folder(pack: Pack = None) -> str:
    """Give the whole path of a pack that did not come with the program; nothing for one that did."""
    return "" if pack is None or str(pack) in packs() else str(at_home(str(pack)).absolute())


def game_of(pack: Pack) -> str:
    """Name the game of the house that a pack is of; nothing where it names none of them, or cannot be read."""
    given = str("" if pack is None else pack)
    found = _game_in(_folder_of(given)) if given else ""
    return found if found in TITLES else ""


def title_for(game: str = "", pack: Pack = None) -> Title:
    """Give the game that is named, or else the one that a pack is of, or the usual one."""
    if game and game not in TITLES:
        raise PackError([Problem("--game", "", "", shown(game), one_of(TITLES, game))])
    return title_of(game or game_of(pack) or usual())


def load_box(title: Title, pack: Pack = None) -> Box:
    """Read a whole pack and check it; a pack with a problem never loads half."""
    return _loaded(title, pack, None)


def load_printed(title: Title, pack: Pack = None, *, whole: bool = False) -> Printed:
    """Read a pack into what the rules play with; files that few games need are read only where the whole is wanted.

    A pack that came with the program is read once; what was worked out about it is kept with it, and for nothing else.
    """
    name = _given(title, pack)
    return _came_along(title.id, name, whole) if name in packs() else _printed(title, pack, whole=whole)


def forget() -> None:
    """Let packs that came with the program be read anew."""
    _came_along.cache_clear()


@lru_cache(maxsize=_KEPT)
def _came_along(game: str, name: str, whole: bool) -> Printed:  # noqa: FBT001 - a part of what is looked for
    return _printed(title_of(game), name, whole=whole)


def _printed(title: Title, pack: Pack, *, whole: bool) -> Printed:
    return title.content.printed(_loaded(title, pack, None if whole else title.content.LATE))


def needs_whole(title: Title, options: Mapping[str, Any]) -> bool:
    """Tell whether a game with these options needs the whole of its pack."""
    late = title.content.LATE
    return late is not None and bool(options.get(late.option))


def _loaded(title: Title, pack: Pack, late: Late | None) -> Box:
    content = title.content
    findings = content.pack_findings if late is None else late.findings
    box, problems = load_pack(pack_folder(title, pack), shape_of(title, late), content.box_of, findings)
    if box is None:
        raise PackError(problems)
    return box


def _given(title: Title, pack: Pack) -> str:
    return str(title.id if pack is None else pack)


def _folder_of(given: str) -> Path:
    return packs().get(given) or at_home(given)


def _game_in(folder: Path) -> str:
    """Name the game that the head of a pack names, without reading the rest of it."""
    head = read_bytes(folder / PACK_HEAD, PACK_HEAD)
    found = _GAME.search(head) if isinstance(head, bytes) else None
    return found[1].decode() if found else ""


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
