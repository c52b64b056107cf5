"""How a game is added: the page says it, and a test adds one exactly so, to a copy of the program."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.tree import ROOT, kept_files

TOY = ROOT / "tests" / "support" / "toy"
PAGE = (TOY / "README.md").read_text(encoding="utf-8")
GAME = "pond"
LONGEST = 60
_ROW = re.compile(r"^\| `([^`]+<game>[^`]*)` \|", re.MULTILINE)
_BLOCK = re.compile(r"^```{kind}\n(.*?)^```", re.DOTALL | re.MULTILINE)
_TABLE, _LIST = "maracaibo_tui/tui/tables/<game>/__init__.py", "maracaibo_tui/games/__init__.py"
_BEGIN = "import maracaibo_tui.cli; maracaibo_tui.cli.main()"


def _block(kind: str) -> str:
    found = re.search(_BLOCK.pattern.replace("{kind}", kind), PAGE, _BLOCK.flags)
    assert found is not None
    return found[1]


def _source(row: str) -> Path:
    """Find the file of the toy that stands for one of a game of the house."""
    inside = row.replace("<game>", "toy")
    match row.split("/"):
        case ["tests", *_]:
            return ROOT / inside
        case ["content" | "rules", *_]:
            return TOY / inside
        case [*_, "weights", called]:
            return TOY / "weights" / "toy" / called
        case _:
            return TOY / ("table.py" if row == _TABLE else Path(row).name)


def _as_of_the_house(text: str) -> str:
    """Let the text of a file of the toy be one of another game, in the places of the house."""
    text = text.replace("tests.support.toy.table", f"maracaibo_tui.tui.tables.{GAME}")
    return text.replace("tests.support.toy", f"maracaibo_tui.games.{GAME}").replace('"toy"', f'"{GAME}"')


@pytest.fixture(name="house", scope="module")
def house_with_another_game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Copy the program, and do what the page says: each file in its place, and the line in the list."""
    house = tmp_path_factory.mktemp("house")
    for folder in ("maracaibo_tui", "content", "rules"):
        shutil.copytree(ROOT / folder, house / folder, ignore=shutil.ignore_patterns("__pycache__"))
    for row in _ROW.findall(PAGE):
        file = house / row.replace("<game>", GAME)
        file.parent.mkdir(parents=True, exist_ok=True)
        is_own = Path(row).name != "__init__.py" or row == _TABLE
        text = _source(row).read_text(encoding="utf-8") if is_own else '"""A pond."""\n'
        file.write_text(_as_of_the_house(text), encoding="utf-8")
    titles = house / _LIST
    listed = titles.read_text(encoding="utf-8")
    added = listed.replace('.title",\n}\n', f'.title",\n{_block("python").replace("<game>", GAME)}}}\n')
    assert added != listed
    titles.write_text(added, encoding="utf-8")
    return house


def _calls() -> Iterator[list[str]]:
    for line in _block("sh").splitlines():
        program, *words = line.replace("<game>", GAME).split()
        assert program == "maracaibo"
        yield words


@pytest.mark.parametrize("words", list(_calls()), ids=" ".join)
def test_a_game_that_was_added_like_that_is_there(words: list[str], house: Path, tmp_path: Path) -> None:
    """Every command of the page works, in a program that knows no more of the game than its line."""
    ran = subprocess.run(
        [sys.executable, "-c", _BEGIN, *words],
        cwd=house,
        env={**os.environ, "MARACAIBO_HOME": str(tmp_path), "PYTHONPATH": str(house), "PYTHONDONTWRITEBYTECODE": "1"},
        input="\n1\n2\n3\n0\n" * 90,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    expected = {
        "content": f"pack {GAME}, fingerprint",
        "rules": "first-game",
        "scenario": "1 passed, 0 failed",
        "simulate": "0 violations",
        "play": "The game is over.",
    }
    assert expected[words[0]] in ran.stdout


def test_the_page_is_short_and_names_every_file_of_the_toy() -> None:
    """At most sixty lines; nothing that the toy has is left out, and nothing is named that it does not have."""
    assert len(PAGE.splitlines()) <= LONGEST
    named = {_source(row) for row in _ROW.findall(PAGE)}
    assert not [path for path in named if not path.is_file()]
    own = {TOY / "README.md", TOY / "__main__.py"}
    assert {path for path in kept_files() if path.is_relative_to(TOY)} == {
        each for each in named if TOY in each.parents
    } | own


def test_nothing_in_the_program_knows_the_toy() -> None:
    """The program itself has only its own list; no file of it speaks of the toy's."""
    program = [path for path in kept_files() if path.is_relative_to(ROOT / "maracaibo_tui")]
    assert program
    assert not [
        path for path in program if re.search(r"""["']toy["']|support\.toy""", path.read_text(encoding="utf-8"))
    ]


@pytest.mark.parametrize("path", sorted(TOY.glob("*.py")), ids=lambda path: path.stem)
def test_rules_of_the_toy_keep_to_what_rules_may_import(path: Path) -> None:
    """But for its table and its entry it stands on the engine alone, as every game does."""
    rooms = set(re.findall(r"^\s*from maracaibo_tui\.(\w+)", path.read_text(encoding="utf-8"), re.MULTILINE))
    allowed = {"table": {"engine", "library", "players", "tui"}, "__main__": {"cli"}, "__init__": {"games", "library"}}
    assert rooms <= allowed.get(path.stem, {"engine"})
