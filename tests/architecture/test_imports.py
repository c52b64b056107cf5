"""Imports go one way, and what is imported is asked for in pyproject.toml."""

import re
import subprocess
import sys
import tomllib

import pytest
from importlinter import cli

from maracaibo_tui.games import TITLES
from tests.architecture.tree import ROOT, imported, module_name, python_files, short

FORBIDDEN_IN_RULES = {"textual", "rich", "typer", "time", "os", "pathlib", "random", "datetime", "secrets"}
GAMES = tuple(f"maracaibo_tui.games.{game}" for game in TITLES)
ROOMS = (
    *("cabinet", "commands", "library", "play", "players"),
    *("tui/plain", "tui/shell", "tui/screen", "tui/front.py", "tui/app.py", "tui/start.py", "cli.py"),
)
"""What every game uses."""


def test_the_contracts_of_pyproject_are_kept(capsys: pytest.CaptureFixture[str]) -> None:
    """Layers, games apart from each other and rules without a terminal: every contract holds."""
    broken = cli.lint_imports(config_filename=str(ROOT / "pyproject.toml"), no_cache=True, no_logo=True)
    assert not broken, capsys.readouterr().out


def test_contracts_and_tests_forbid_rules_the_same_modules() -> None:
    """The list checked on the source and the list checked in a running interpreter do not drift apart."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    on_rules = [contract for contract in contracts if "maracaibo_tui.games" in contract.get("source_modules", ())]
    lists = [contract["forbidden_modules"] for contract in on_rules if "allow_indirect_imports" in contract]
    assert [set(names) for names in lists] == [FORBIDDEN_IN_RULES]


def test_everything_imported_is_a_declared_dependency() -> None:
    """The program needs nothing that is there only because the checks need it."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    declared = {line.partition("=")[0].rstrip("><~").replace("-", "_") for line in settings["project"]["dependencies"]}
    known = declared | sys.stdlib_module_names | {"maracaibo_tui"}
    strangers = [
        f"{short(path)} imports {name}"
        for path in python_files("maracaibo_tui")
        for name in imported(path)
        if name.partition(".")[0] not in known
    ]
    assert not strangers


@pytest.mark.parametrize("room", ROOMS)
def test_what_every_game_uses_knows_none(room: str) -> None:
    """Neither a game nor the table of one is imported, late or not; the list of titles is."""
    assert not _imports_of(f"maracaibo_tui/{room}", *GAMES, "maracaibo_tui.tui.tables")


def test_the_words_of_a_game_are_reached_through_its_title() -> None:
    """Only a game and its own table import its words; whoever else wants them asks the title for a language."""
    for game in TITLES:
        own = ("maracaibo_tui/games/" + game, "maracaibo_tui/tui/tables/" + game)
        found = _imports_of("maracaibo_tui", f"maracaibo_tui.games.{game}.words")
        assert not [each for each in found if not each.startswith(own)]


def test_the_program_never_imports_its_tests() -> None:
    """What is installed works without the tests."""
    assert not _imports_of("maracaibo_tui", "tests")


def test_the_title_does_not_wait_for_what_a_table_needs() -> None:
    """What leads to the pages brings no sitting, no session and no campaign along before one is opened."""
    told = "import sys, maracaibo_tui.tui.front; print(*sys.modules)"
    done = subprocess.run((sys.executable, "-c", told), cwd=ROOT, check=True, capture_output=True, text=True)
    loaded = {*done.stdout.split()}
    assert "maracaibo_tui.tui.front" in loaded
    assert not loaded & {f"maracaibo_tui.play.{late}" for late in ("sitting", "session", "campaigns", "setting_up")}


def _imports_of(folder: str, *targets: str) -> list[str]:
    return [
        f"{short(path)} imports {name}"
        for path in python_files(folder)
        for name in imported(path)
        if any(_is_inside(name, target) for target in targets)
    ]


def _is_inside(name: str, package: str) -> bool:
    return name == package or name.startswith(f"{package}.")


def test_screens_ask_a_referee_and_see_no_match() -> None:
    """Nothing of the interface imports what a session, a match or a record is; only the first pages take games in.

    Front and plain mode are handed a sitting, in which the session is; what they import cannot show that they ask it
    for nothing but its referee, what keeps the game, and what must be said.
    """
    hidden = ("play.session", "play.local", "engine.match", "engine.record", "cabinet.saved")
    for room in ("tui/shell", "tui/plain", "tui/tables", "tui/front.py"):
        found = _imports_of(f"maracaibo_tui/{room}", *(f"maracaibo_tui.{each}" for each in hidden))
        first = ("tui/front.py", "tui/plain/titles.py")
        assert set(found) <= {f"maracaibo_tui/{each} imports maracaibo_tui.cabinet.saved.taken_in" for each in first}


def test_the_first_page_loads_no_rules() -> None:
    """What a title leads to is listed before its rules, or what is printed, have been asked for."""
    code = (
        "import sys; from maracaibo_tui.tui.front import Front; from maracaibo_tui.tui.screen.edge import Terminal; "
        "Front(Terminal()).ways(); print(*sys.modules)"
    )
    ran = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    loaded = {name for name in ran.stdout.split() if any(_is_inside(name, game) for game in GAMES)}
    assert not [name for name in loaded if re.search(r"\.(rules|state|box)\b", name)]


def test_loading_the_whole_house_loads_no_game() -> None:
    """In a fresh interpreter every module of the rooms is imported, and no game is there but by its title."""
    modules = [module_name(path) for room in ("engine", *ROOMS) for path in python_files(f"maracaibo_tui/{room}")]
    code = f"import importlib, sys; [importlib.import_module(name) for name in {modules!r}]; print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    loaded = [name for name in ran.stdout.split() if any(_is_inside(name, game) for game in GAMES)]
    assert len(modules) > 100
    assert {*loaded} <= {name for game in GAMES for name in (game, f"{game}.title")}
    assert not [name for name in ran.stdout.split() if name.startswith("maracaibo_tui.tui.tables.")]
