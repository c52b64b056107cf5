"""Files and functions stay short enough to be read at one go."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.architecture.tree import ROOT, parsed, python_files, short, text

LONGEST_FILE = 400
LONGEST_FUNCTION = 50
LONGEST_README = 120


def test_no_file_is_too_long() -> None:
    """A file of code or tests has at most 400 lines: a longer one is split by subject."""
    lines = {short(path): len(text(path).splitlines()) for path in python_files()}
    assert {file: number for file, number in lines.items() if number > LONGEST_FILE} == {}


def test_no_function_is_too_long() -> None:
    """A function has at most 50 lines, its docstring included."""
    lines = {f"{short(path)} {name}": number for path in python_files() for name, number in _functions(path)}
    assert {function: number for function, number in lines.items() if number > LONGEST_FUNCTION} == {}


def test_the_readme_is_short() -> None:
    """The README is read in a few minutes."""
    assert len(text(ROOT / "README.md").splitlines()) <= LONGEST_README


def _functions(path: Path) -> Iterator[tuple[str, int]]:
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name, (node.end_lineno or node.lineno) - node.lineno + 1
