"""State paths: everything on the table by name, such as `players.1.influence.spain`."""

from collections.abc import Iterator
from typing import TypeAlias

import msgspec

from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable

from .path_values import COUNTS, IDS, VALUES

_Tree: TypeAlias = "dict[str, _Tree]"
# Where a path may end, a node of the tree holds this key.
_END = ""


class PathError(ValueError):
    """A path that names nothing, or a value that it cannot have, said in one sentence."""


def read(t: MaracaiboTable, question: Question | None, path: str) -> object:
    """Give what a path names: a number, a text, true or false, a list or a table."""
    pattern, ids = resolve(t, path)
    return _READABLE[pattern](t, question, ids)


def resolve(t: MaracaiboTable, path: str) -> tuple[str, tuple[str, ...]]:
    """Tell a path from its ids: `players.1.discs.six_vp` is `players.<seat>.discs.<area>` with two ids."""
    node, words, pattern, ids = _TREE, path.split("."), [], []
    for depth, word in enumerate(words):
        name = word
        if word == _END or word not in node or _is_kind(word):
            name = _kind_of(t, node, word)
            if not name:
                raise PathError(_lost(t, node, words, depth))
            ids.append(word)
        pattern.append(name)
        node = node[name]
    if _END not in node:
        raise PathError(f"{path}: found the end of the path, allowed after it {_listed(_ahead(t, node))}")
    return ".".join(pattern), tuple(ids)


def shown(value: object) -> str:
    """Show a value as it stands in a scenario."""
    return msgspec.json.encode(value).decode()


def all_paths(t: MaracaiboTable, question: Question | None = None) -> dict[str, object]:
    """Give every path of this table with its value, always in the same order."""
    return {path: VALUES[pattern](t, question, ids) for path, pattern, ids in _leaves(t)}


def _leaves(t: MaracaiboTable) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    for pattern in VALUES:
        for words, ids in _filled(t, pattern.split("."), (), ()):
            if not _is_idle(t, pattern, ids):
                yield ".".join(words), pattern, ids


def _filled(
    t: MaracaiboTable, pattern: list[str], words: tuple[str, ...], ids: tuple[str, ...]
) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    if not pattern:
        yield words, ids
        return
    name, *rest = pattern
    if not _is_kind(name):
        yield from _filled(t, rest, (*words, name), ids)
        return
    for each in IDS[name](t):
        yield from _filled(t, rest, (*words, each), (*ids, each))


def _is_idle(t: MaracaiboTable, pattern: str, ids: tuple[str, ...]) -> bool:
    """Tell whether a path says nothing yet: points before the final scoring, tiles out of play."""
    state = t.state
    if ".score." in pattern:
        return state.phase != "over"
    if pattern.startswith("legacy."):
        tile = ids[0] if ids else pattern.split(".")[1]
        return tile not in state.legacy
    if pattern.startswith("locations."):
        added = t.printed.legacy_cities.get(ids[0])
        return added is not None and added.id not in state.legacy
    return pattern.startswith("track.") and not t.printed.spaces[ids[0]].quest


def _is_kind(name: str) -> bool:
    return name.startswith("<")


def _kind_of(t: MaracaiboTable, node: _Tree, word: str) -> str:
    return next((name for name in node if _is_kind(name) and word in IDS[name](t)), "")


def _lost(t: MaracaiboTable, node: _Tree, words: list[str], depth: int) -> str:
    place = "after " + ".".join(words[:depth]) if depth else "at the start of the path"
    ahead = _ahead(t, node)
    return f"{'.'.join(words)}: found {words[depth]!r} {place}, allowed {_listed(ahead) if ahead else 'nothing more'}"


def _ahead(t: MaracaiboTable, node: _Tree) -> list[str]:
    ahead: list[str] = []
    for name in node:
        ahead += IDS[name](t) if _is_kind(name) else [name] if name else []
    return ahead


def _listed(names: list[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} or {names[-1]}"


def _grown() -> _Tree:
    tree: _Tree = {}
    for pattern in _READABLE:
        node = tree
        for name in pattern.split("."):
            node = node.setdefault(name, {})
        node[_END] = {}
    return tree


_READABLE = {**VALUES, **COUNTS}
_TREE = _grown()
