"""Whoever reads the map of the code in `maracaibo_tui/__init__.py` finds every place that it names."""

import ast
import inspect
import re
from importlib import import_module
from types import ModuleType
from typing import Any

import pytest

import maracaibo_tui
from tests.architecture.tree import ROOT

MAP = maracaibo_tui.__doc__ or ""
WAYS = dict(re.findall(r"^- (.*?): (.*)$", MAP, re.MULTILINE))
ROOMS = re.findall(r"^ {0,2}([a-z]+) {2,}\S", MAP, re.MULTILINE)


def found(name: str) -> Any:  # noqa: ANN401 - a module, a class, a function or a value
    """Find what a dotted name below `maracaibo_tui` stands for."""
    thing: Any = maracaibo_tui
    for at, part in enumerate(name.split("."), 1):
        if isinstance(thing, ModuleType) and not hasattr(thing, part):
            import_module(f"maracaibo_tui.{'.'.join(name.split('.')[:at])}")
        thing = getattr(thing, part)
    return thing


def steps(way: str) -> list[Any]:
    """Find both steps of a way."""
    return [found(name) for name in re.findall(r"`([a-z_]+(?:\.\w+)+)`", WAYS[way])]


@pytest.mark.parametrize("room", ROOMS)
def test_every_room_of_the_map_is_there(room: str) -> None:
    """Each name at the head of a line is a package or a module."""
    folders = [ROOT / "maracaibo_tui", ROOT / "maracaibo_tui" / "tui", ROOT / "maracaibo_tui" / "games" / "maracaibo"]
    assert any((folder / room).is_dir() or (folder / f"{room}.py").is_file() for folder in folders)


def test_every_package_stands_on_the_map() -> None:
    """No room of the house is missing on its map."""
    packages = {path.name for path in (ROOT / "maracaibo_tui").iterdir() if (path / "__init__.py").is_file()}
    assert packages <= {*ROOMS}


def test_the_map_leads_to_where_a_cards_effect_is_carried_out() -> None:
    """The rules of a game are chapters; one of them carries out effects, named by the rules of the cards."""
    chapters, effects = steps("a card's effect is carried out")
    assert effects in chapters
    assert "EFF-IMM-" in inspect.getsource(effects)


def test_the_map_leads_to_where_a_key_becomes_an_answer() -> None:
    """A key goes to the receiver; at its end the desk answers the referee."""
    press, take = steps("a key becomes an answer")
    assert "def press(self, action" in inspect.getsource(press)
    assert "self.referee.answer(" in inspect.getsource(take)


def test_the_map_leads_to_where_a_save_is_written() -> None:
    """What keeps a game writes it with the library."""
    saving, write = steps("a save is written")
    assert "write(self.path" in inspect.getsource(saving)
    assert inspect.getmodule(saving).write is write  # type: ignore[union-attr]


def test_the_map_leads_to_where_a_game_is_added() -> None:
    """The list of titles names a module each, whose title has the shape that the engine says."""
    titles, title = steps("a game is added")
    parts = [name for name in vars(title) if not name.startswith("_")]
    assert len(parts) >= 10
    for module in titles.values():
        assert [name for name in parts if not hasattr(import_module(module).TITLE, name)] == []


def test_nobody_writes_to_the_match_screen() -> None:
    """The screen draws a desk; no other module changes anything of it, and only the front makes one."""
    tui = ROOT / "maracaibo_tui" / "tui"
    screen = tui / "shell" / "match_screen.py"
    others = [path for path in tui.rglob("*.py") if path != screen]
    # The application has a look as well, which the front sets.
    own = _written(ast.parse(screen.read_text(encoding="utf-8")), of_itself=True) - {"look"}
    assert {"desk", "receiver", "haste"} <= own
    written = {path.name: _written(ast.parse(path.read_text(encoding="utf-8"))) & own for path in others}
    assert {name: found for name, found in written.items() if found} == {}
    importing = [path.name for path in others if "match_screen import" in path.read_text(encoding="utf-8")]
    assert importing == ["front.py"]


@pytest.mark.parametrize(
    "code", ["screen.desk = None", "widget.app.screen.desk = None", 'setattr(table, "desk", 1)', "table.haste += 1"]
)
def test_every_way_to_write_is_seen(code: str) -> None:
    """The test above would be worth nothing if it saw only one way."""
    assert _written(ast.parse(code)) & {"desk", "haste"}


def _written(tree: ast.AST, *, of_itself: bool = False) -> set[str]:
    """Return the attributes that code sets of other things, or those that a class sets of itself."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store | ast.Del):
            is_self = isinstance(node.value, ast.Name) and node.value.id == "self"
            found |= {node.attr} if is_self is of_itself else set()
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "setattr":
            found |= {str(arg.value) for arg in node.args[1:2] if isinstance(arg, ast.Constant)}
    return found
