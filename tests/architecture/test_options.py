"""Ids of options are put together and taken apart in one place, and what every game uses holds none of their words."""

import ast
import re
from collections.abc import Iterator

import pytest

from maracaibo_tui.engine.forms import taken_apart
from tests.architecture.test_imports import ROOMS
from tests.architecture.tree import ROOT, parsed, python_files, short
from tests.support.recorded import read_game

PLACE = "maracaibo_tui/engine/forms.py"
METHODS = {
    *("partition", "rpartition", "split", "rsplit", "startswith", "endswith", "removeprefix", "removesuffix"),
    *("join", "replace"),
}
# `buy:` and `ca:annex:`; `Cost: ` is said to people.
BEGINNING = re.compile(r"(?:[a-z_]+:)+")
BETWEEN = {":", "@"}
# `buy:{}`, `{}:{}`, `marker:{}:{}`, `sail:{}@{}`
TOGETHER = re.compile(r"(?:[a-z_]+|\{\})(?::(?:[a-z_]+|\{\}))*[:@]\{\}")
OTHERS = {
    ("games/maracaibo/audit/invariants/audit.py", "sentence.partition(':')"): "a sentence begins with what was checked",
    ("play/granting.py", "text.partition(':')"): "a bot and its level, as in `jean:3`, in a command",
}
"""What looks like the id of an option and is none, with the reason."""
KEYS = "the name of a key that every table has, and what it does"
SAME_WORD = {
    ("commands/simulate_called.py", "plan"): "an option of the command: who meets whom",
    ("commands/simulate_csv.py", "end"): "the head of a column: the digest of the last position",
    ("tui/shell/actions.py", "end"): KEYS,
    ("tui/shell/haste.py", "end"): KEYS,
    ("tui/shell/key_bar.py", "move"): "what arrows do, in the row of keys",
    ("tui/shell/keys.py", "end"): KEYS,
    ("tui/shell/keys.py", "take"): KEYS,
    ("tui/shell/pages/figures.py", "figures"): "the name of a page: numbers, and not those of wood",
    ("tui/shell/pages/finished.py", "take"): KEYS,
    ("tui/shell/overlays/commands.py", "end"): KEYS,
    ("tui/shell/overlays/hints.py", "take"): KEYS,
    ("tui/shell/pictures.py", "end"): KEYS,
    ("tui/shell/round_ends.py", "end"): KEYS,
    ("tui/shell/pages/round.py", "take"): KEYS,
    ("tui/shell/pages/title.py", "take"): KEYS,
    ("tui/plain/typed.py", "end"): "what somebody may type for the letter that ends what is asked",
    ("tui/shell/planned_layout.py", "plan"): "the layout that lays panels where the plan of the desk says",
}
"""Words of the shell that a game uses as well, with the reason."""


def test_ids_of_options_are_handled_in_one_place() -> None:
    """No other module takes an id apart or puts one together by hand, nor does the toy."""
    found = {
        (short(path).removeprefix("maracaibo_tui/"), ast.unparse(node))
        for path in python_files("maracaibo_tui", "tests/support/toy")
        for node in _by_hand(parsed(path))
        if short(path) != PLACE
    }
    assert sorted(found - OTHERS.keys()) == []
    assert OTHERS.keys() <= found


@pytest.mark.parametrize(
    "code",
    [
        'option.partition(":")[2]',
        'option.startswith(("hold:", "pay:"))',
        'option.removeprefix("ca:")',
        'f"buy:{card}"',
        'f"{way}:{card}"',
        'f"marker:{nation}:{village}"',
        "f'sail:{place}@{way}'",
        'WAYS = {"ca:annex:": 2}',
        '"buy:" + card',
        '":".join(parts)',
    ],
)
def test_ids_handled_by_hand_are_noticed(code: str) -> None:
    """The test above sees every way in which that was done."""
    assert [*_by_hand(ast.parse(code))]


@pytest.mark.parametrize("code", ['f"Cost: {cost}"', 'f"place/{place}"', 'label.partition(": ")', 'f"{head}: {text}"'])
def test_what_is_said_to_people_is_no_id(code: str) -> None:
    """Texts have a space behind the colon, and addresses have no colon."""
    assert not [*_by_hand(ast.parse(code))]


def test_what_every_game_uses_holds_no_word_of_an_option() -> None:
    """Engine, library, players, cabinet, play, commands and shell ask the title what an option is."""
    words = _words()
    assert {"sail", "end", "va", "hold"} <= words
    found = {
        (short(path).removeprefix("maracaibo_tui/"), node.value)
        for room in ("engine", *ROOMS)
        for path in python_files(f"maracaibo_tui/{room}")
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.Constant) and node.value in words
    }
    assert found == SAME_WORD.keys()


def _words() -> set[str]:
    """Return the words of all answers that were ever given in a recorded game of any game of the house."""
    games = sorted(ROOT.glob("tests/*/games/*.toml"))
    return {taken_apart(answer).word for path in games for answer in read_game(path).answers}


def _by_hand(tree: ast.AST) -> Iterator[ast.AST]:
    """Yield what takes an id of an option apart, or puts one together."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(value=what, attr=name), args=args) if name in METHODS:
                literals = {
                    each.value for arg in (what, *args) for each in ast.walk(arg) if isinstance(each, ast.Constant)
                }
                is_by_hand = bool(literals & BETWEEN)
            case ast.JoinedStr(values=values):
                is_by_hand = TOGETHER.match("".join(_piece(value) for value in values)) is not None
            case ast.Constant(value=str(text)):
                is_by_hand = BEGINNING.fullmatch(text) is not None
            case _:
                is_by_hand = False
        if is_by_hand:
            yield node


def _piece(value: ast.expr) -> str:
    return str(value.value) if isinstance(value, ast.Constant) else "{}"
