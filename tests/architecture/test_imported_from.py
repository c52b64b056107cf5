"""A name is imported from where it is defined, and nothing that runs reads docstrings."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.architecture.tree import ROOT, parsed, python_files, short

# `python -OO` leaves docstrings out.
READS_DOCSTRINGS = {"__doc__", "getdoc"}


def test_no_module_only_passes_names_on() -> None:
    """What is imported from a module is defined there, or on the public list of a package: never through a third."""
    found = [
        f"{short(path)}: {name} is not defined in {module}"
        for path in python_files()
        for module, name in _names(path)
        if (source := _file(module)) and not _file(f"{module}.{name}") and name not in _offered(source)
    ]
    assert not found


def test_a_name_that_is_passed_on_is_noticed() -> None:
    """The test above sees that a module uses a name of another without defining it."""
    assert "Table" in _offered(ROOT / "maracaibo_tui/engine/agenda.py")
    assert "Table" not in _offered(ROOT / "maracaibo_tui/engine/match.py")
    assert "Vp" in _offered(ROOT / "maracaibo_tui/games/maracaibo/box/vocabulary/__init__.py")
    assert "Vp" not in _offered(ROOT / "maracaibo_tui/games/maracaibo/box/vocabulary/families.py")


def test_nothing_that_runs_reads_docstrings() -> None:
    """Docstrings are for people: what a program needs of them is data as well."""
    found = [
        f"{short(path)}:{node.lineno}"
        for path in python_files("maracaibo_tui")
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.Attribute) and node.attr in READS_DOCSTRINGS
    ]
    assert not found


def _names(path: Path) -> Iterator[tuple[str, str]]:
    """Yield what a file imports by name: the module and the name."""
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.ImportFrom):
            package = path.relative_to(ROOT).parent.parts
            start = package[: len(package) - node.level + 1] if node.level else ()
            module = ".".join([*start, *([node.module] if node.module else [])])
            yield from ((module, alias.name) for alias in node.names)


def _file(module: str) -> Path | None:
    """Return the file of a module of ours."""
    place = ROOT.joinpath(*module.split("."))
    files = (place / "__init__.py", place.with_suffix(".py"))
    return next((file for file in files if file.exists()), None)


@cache
def _offered(path: Path) -> frozenset[str]:
    """Return the names that a module defines, and those on the list of a package."""
    defined = {name for node in parsed(path).body for name in _defined(node)}
    listed = "__all__" in defined and path.name == "__init__.py"
    return frozenset(defined | {name for node in parsed(path).body for name in (_listed(node) if listed else ())})


def _defined(node: ast.stmt) -> Iterator[str]:
    match node:
        case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
            yield node.name
        case ast.Assign() | ast.AnnAssign():
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            yield from (each.id for target in targets for each in ast.walk(target) if isinstance(each, ast.Name))
        case ast.If() | ast.Try():
            yield from (name for each in node.body for name in _defined(each))


def _listed(node: ast.stmt) -> list[str]:
    if isinstance(node, ast.Assign) and "__all__" in _defined(node):
        names: list[str] = ast.literal_eval(node.value)
        return names
    return []
