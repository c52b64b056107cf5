"""State paths: everything on the table by name, such as `players.1.points`."""

# ruff: noqa: ANN401 - tables are the game's own

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from .question import Question

Value: TypeAlias = Callable[[Any, tuple[str, ...]], object]
"""Reads a value off a table, given the ids in the path."""
_Tree: TypeAlias = "dict[str, _Tree]"
# Where a path may end, a node of the tree holds this key.
_END = ""
_QUEUES = ("dice", "picks", "throws")
_PILES = "decks."
_COUNT = "count"
# What is asked reads the same in every game.
_ASKED: Mapping[str, Callable[[Sequence[Question]], object]] = {
    "active": lambda asked: asked[0].seat if asked else 0,
    "asked": lambda asked: [question.seat for question in asked],
    "options": lambda asked: list(asked[0].options) if asked else [],
}


class PathError(ValueError):
    """A path that names nothing, or a value that it cannot have, said in one sentence."""


class Patterns(Struct, frozen=True):
    """What paths stand for: words in angle brackets are kinds of ids, such as `players.<seat>.points`.

    Beside them what is asked can be read, and `.count` behind any list, which is not among all paths. Piles and forced
    chance are in order, and so is what `ordered` names. `is_idle` tells of a pattern with its ids that it says nothing
    yet.
    """

    values: Mapping[str, Value]
    ids: Mapping[str, Callable[[Any], Sequence[str]]]
    ordered: frozenset[str] = frozenset()
    is_idle: Callable[[Any, str, tuple[str, ...]], bool] = lambda _table, _pattern, _ids: False


class StatePaths:
    """The paths of a game."""

    def __init__(self, patterns: Patterns) -> None:
        """Take the patterns of the game."""
        self._patterns = patterns
        self._tree = _grown([*patterns.values, *_ASKED])

    def read(self, table: Any, asked: Sequence[Question], path: str) -> object:
        """Give what a path names: a number, a text, true or false, a list or a table.

        It may be told of the questions that are open.
        """
        whole, _, last = path.rpartition(".")
        if last == _COUNT and whole:
            found = self.read(table, asked, whole)
            if not isinstance(found, list):
                raise PathError(f"{path}: found {last!r} after {whole}, allowed nothing more")
            return len(found)
        pattern, ids = self.resolve(table, path)
        return _ASKED[pattern](asked) if pattern in _ASKED else self._patterns.values[pattern](table, ids)

    def resolve(self, table: Any, path: str) -> tuple[str, tuple[str, ...]]:
        """Tell a path from its ids: `players.1.discs.six_vp` is `players.<seat>.discs.<area>` with two ids."""
        node, words, pattern, ids = self._tree, path.split("."), [], []
        for depth, word in enumerate(words):
            name = word
            if word == _END or word not in node or _is_kind(word):
                name = self._kind_of(table, node, word)
                if not name:
                    raise PathError(_lost(self._ahead(table, node), words, depth))
                ids.append(word)
            pattern.append(name)
            node = node[name]
        if _END not in node:
            ahead = _listed(self._ahead(table, node))
            raise PathError(f"{path}: found the end of the path, allowed after it {ahead}")
        return ".".join(pattern), tuple(ids)

    def all_paths(self, table: Any, asked: Sequence[Question] = ()) -> dict[str, object]:
        """Give every path of this table with its value, always in the same order."""
        values = self._patterns.values
        position = {path: values[pattern](table, ids) for path, pattern, ids in self._leaves(table)}
        return position | {path: value(asked) for path, value in _ASKED.items()}

    def is_ordered(self, path: str) -> bool:
        """Tell whether the list that a path names is one whose order counts."""
        words = path.split(".")
        return path in _QUEUES or path.startswith(_PILES) or any(_fits(each, words) for each in self._patterns.ordered)

    def _leaves(self, table: Any) -> Iterator[tuple[str, str, tuple[str, ...]]]:
        for pattern in self._patterns.values:
            for words, ids in self._filled(table, pattern.split("."), (), ()):
                if not self._patterns.is_idle(table, pattern, ids):
                    yield ".".join(words), pattern, ids

    def _filled(
        self, table: Any, pattern: list[str], words: tuple[str, ...], ids: tuple[str, ...]
    ) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
        if not pattern:
            yield words, ids
            return
        name, *rest = pattern
        if not _is_kind(name):
            yield from self._filled(table, rest, (*words, name), ids)
            return
        for each in self._patterns.ids[name](table):
            yield from self._filled(table, rest, (*words, each), (*ids, each))

    def _kind_of(self, table: Any, node: _Tree, word: str) -> str:
        ids = self._patterns.ids
        return next((name for name in node if _is_kind(name) and word in ids[name](table)), "")

    def _ahead(self, table: Any, node: _Tree) -> list[str]:
        ahead: list[str] = []
        for name in node:
            ahead += self._patterns.ids[name](table) if _is_kind(name) else [name] if name else []
        return ahead


def shown(value: object) -> str:
    """Show a value as it stands in a scenario."""
    return msgspec.json.encode(value).decode()


def _grown(patterns: Sequence[str]) -> _Tree:
    tree: _Tree = {}
    for pattern in patterns:
        node = tree
        for name in pattern.split("."):
            node = node.setdefault(name, {})
        node[_END] = {}
    return tree


def _is_kind(name: str) -> bool:
    return name.startswith("<")


def _fits(pattern: str, words: Sequence[str]) -> bool:
    names = pattern.split(".")
    return len(names) == len(words) and all(
        _is_kind(name) or name == word for name, word in zip(names, words, strict=True)
    )


def _lost(ahead: Sequence[str], words: Sequence[str], depth: int) -> str:
    place = "after " + ".".join(words[:depth]) if depth else "at the start of the path"
    return f"{'.'.join(words)}: found {words[depth]!r} {place}, allowed {_listed(ahead) if ahead else 'nothing more'}"


def _listed(names: Sequence[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} or {names[-1]}"
