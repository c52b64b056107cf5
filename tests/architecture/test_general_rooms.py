"""What every game uses speaks of none: rooms of the house have no words of one game."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.tree import ROOT

ROOMS = (
    *("engine", "library", "players", "cabinet", "play", "arena", "commands"),
    *("tui/shell", "tui/plain", "tui/screen", "tui/front.py", "tui/app.py", "tui/start.py", "cli.py"),
)
WORDS = re.compile(
    r"\b(captain|jean|jacques|doubloon|quest|influence|explorer|legacy|prestige|career|assistant|village|"
    r"spain|france|england)s?\b",
    re.IGNORECASE,
)
ALLOWED = {
    "rules influence rank": "an example below the help; a test looks for it, and it finds something",
    "show sunday --path players.1.doubloons": "an example below the help: a path that there is",
    "content list quests --json": "an example below the help: a kind that there is",
}
"""Strings that have such words, and why."""


def _strings(source: str) -> Iterator[str]:
    """Give all strings that are shown or compared; not those that stand alone, which explain."""
    tree = ast.parse(source)
    alone = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in alone:
            yield node.value


def _comments(source: str) -> Iterator[str]:
    yield from (line.strip() for line in source.splitlines() if line.lstrip().startswith("#"))


def _files(room: str) -> list[Path]:
    path = ROOT / "maracaibo_tui" / room
    return sorted(path.rglob("*.py")) if path.is_dir() else [path]


@pytest.mark.parametrize("room", ROOMS)
def test_a_general_room_has_no_word_of_a_game(room: str) -> None:
    """Neither in what it shows nor in its comments."""
    files = _files(room)
    assert files
    texts = [text for file in files for of in (_strings, _comments) for text in of(file.read_text(encoding="utf-8"))]
    assert not [text for text in texts if WORDS.search(text) and text not in ALLOWED]


def test_exceptions_are_needed() -> None:
    """Each string that may have such a word is there and has one."""
    shown = {text for room in ROOMS for file in _files(room) for text in _strings(file.read_text(encoding="utf-8"))}
    assert set(ALLOWED) <= shown
    assert all(WORDS.search(text) for text in ALLOWED)


def test_a_word_would_be_noticed() -> None:
    """A word in a string, within an f-string and in a comment is found, one in a docstring is not."""
    source = '"""A captain."""\n# Jean\na = "two captains"\nb = f"{a} Quests"\n'
    assert [text for text in (*_strings(source), *_comments(source)) if WORDS.search(text)] == [
        *("two captains", " Quests"),
        "# Jean",
    ]
