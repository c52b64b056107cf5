"""Rules code is pure, also where the source does not show it: tried in a fresh interpreter."""

import ast
import json
import subprocess
import sys
from typing import NamedTuple

import pytest

from tests.architecture.test_imports import FORBIDDEN_IN_RULES
from tests.architecture.tree import ROOT, imported, module_name, parsed, python_files, short

RULES = ("maracaibo_tui/engine", "maracaibo_tui/games")
TERMINAL = ("textual", "rich", "typer")
# More of the same kind: ways to a file, to another process, to the network, to chance, or round an import statement.
ALSO_FORBIDDEN = {
    "asyncio",
    "importlib",
    "io",
    "locale",
    "shutil",
    "socket",
    "subprocess",
    "tempfile",
    "threading",
    "uuid",
}
# The list of titles loads a game when it is asked for; nothing else in there does.
LIST_OF_TITLES = "maracaibo_tui.games"
FORBIDDEN_CALLS = {"__import__", "breakpoint", "eval", "exec", "input", "open", "print"}

# Notes every import statement that a module of ours executes; what msgspec or typing load for themselves is theirs.
WITNESS = """
import builtins, importlib, json, sys
modules, seen, plain = json.loads(sys.argv[1]), [], builtins.__import__
def witness(name, globals=None, locals=None, fromlist=(), level=0):
    importer = (globals or {}).get("__name__", "")
    if importer.startswith(("maracaibo_tui.engine", "maracaibo_tui.games")) and not level:
        seen.append([importer, name])
    return plain(name, globals, locals, fromlist, level)
before = set(sys.modules)
builtins.__import__ = witness
for module in modules:
    importlib.import_module(module)
builtins.__import__ = plain
held = [
    [module, name]
    for module in modules
    for name, value in vars(sys.modules[module]).items()
    if type(value) is type(sys)
    for name in [value.__name__]
]
print(json.dumps({"imports": seen + held, "loaded": sorted(set(sys.modules) - before)}))
"""


class Witnessed(NamedTuple):
    """What happened while the rules were imported."""

    imports: list[tuple[str, str]]
    loaded: list[str]


@pytest.fixture(scope="module")
def witnessed() -> Witnessed:
    """Return what an interpreter saw that has just imported every rules module."""
    modules = json.dumps([module_name(path) for path in python_files(*RULES)])
    run = subprocess.run(
        [sys.executable, "-c", WITNESS, modules], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    return Witnessed(**json.loads(run.stdout))


def test_importing_the_rules_loads_no_terminal(witnessed: Witnessed) -> None:
    """A simulation never pays for Textual, Rich or Typer, not even through a third module."""
    assert not [name for name in witnessed.loaded if name.partition(".")[0] in TERMINAL]


def test_rules_import_nothing_forbidden_when_they_run(witnessed: Witnessed) -> None:
    """No rules module executes an import of clock, chance, files or terminal, nor holds such a module."""
    found = [
        f"{importer} imports {name}"
        for importer, name in witnessed.imports
        if name.partition(".")[0] in FORBIDDEN_IN_RULES | ALSO_FORBIDDEN
        and (importer, name) != (LIST_OF_TITLES, "importlib")
    ]
    assert not found


def test_the_witness_sees_what_the_rules_import(witnessed: Witnessed) -> None:
    """The two tests above would be worth nothing if they looked at nothing."""
    assert any(name == "msgspec" for _, name in witnessed.imports)
    assert "maracaibo_tui.engine" in witnessed.loaded


def test_no_source_line_of_the_rules_imports_anything_forbidden() -> None:
    """The same holds for imports inside functions that nobody has called yet."""
    found = [
        f"{short(path)} imports {name}"
        for path in python_files(*RULES)
        for name in imported(path)
        if name.partition(".")[0] in FORBIDDEN_IN_RULES | ALSO_FORBIDDEN
        and (module_name(path), name) != (LIST_OF_TITLES, "importlib.import_module")
    ]
    assert not found


def test_rules_neither_read_nor_print() -> None:
    """Rules get content as values and report by events; they open, print and ask nothing."""
    found = [
        f"{short(path)}:{node.lineno} calls {node.func.id}"
        for path in python_files(*RULES)
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in FORBIDDEN_CALLS
    ]
    assert not found
