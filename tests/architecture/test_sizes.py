"""Files and functions stay short enough to be read at one go."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.tree import ROOT, parsed, python_files, short, text

LONGEST_FILE = 400
LONGEST_FUNCTION = 50
LONGEST_README = 120


@pytest.mark.parametrize("path", python_files(), ids=short)
def test_no_file_is_too_long(path: Path) -> None:
    """A file of code or tests has at most 400 lines."""
    lines = len(text(path).splitlines())
    assert lines <= LONGEST_FILE, f"{short(path)} has {lines} lines, {LONGEST_FILE} are allowed: split it by subject."


@pytest.mark.parametrize("path", python_files(), ids=short)
def test_no_function_is_too_long(path: Path) -> None:
    """A function has at most 50 lines, its docstring included."""
    too_long = [f"{name} has {lines} lines" for name, lines in _functions(path) if lines > LONGEST_FUNCTION]
    assert not too_long, f"{short(path)}: {LONGEST_FUNCTION} lines a function are allowed."


def test_the_readme_is_short() -> None:
    """The README is read in a few minutes."""
    assert len(text(ROOT / "README.md").splitlines()) <= LONGEST_README


def _functions(path: Path) -> Iterator[tuple[str, int]]:
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name, (node.end_lineno or node.lineno) - node.lineno + 1
