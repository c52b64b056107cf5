"""The worst packs anybody could hand over take the time of a few sound ones and two hundred megabytes."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from maracaibo_tui.library.toml_file import MOST_BYTES
from tests.architecture.tree import ROOT

TIMES, BYTES = 4, 200_000_000
PROGRAM = """
import os, sys
from maracaibo_tui.cli import run
from tests.support.peak import most_memory
code = run(sys.argv[2:])
os.write(int(sys.argv[1]), str(most_memory()).encode())
sys.exit(code)
"""
# What the other files of a pack take, with some to spare.
ROOM = MOST_BYTES - 150_000
Spoil = Callable[[Path], object]


class Cost(NamedTuple):
    """What a process took of processor and memory, and how it ended."""

    seconds: float
    bytes: int
    code: int


def _cost(*words: str) -> Cost:
    """Run the program in a process of its own, its output thrown away."""
    reading, writing = os.pipe()
    command = [sys.executable, "-c", PROGRAM, str(writing), *words]
    nowhere = subprocess.DEVNULL
    process = subprocess.Popen(command, cwd=ROOT, stdout=nowhere, stderr=nowhere, pass_fds=[writing])
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        told = pipe.read()
    _pid, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return Cost(used.ru_utime + used.ru_stime, int(told or 0), process.returncode)


def _signs(text: str) -> int:
    return sum(text.count(sign) for sign in ",.[=")


def _text(path: Path) -> str:
    """Read a file of the pack, if there is one."""
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def _more(file: str, text: Callable[[int], str], signs: int = 50_000) -> Spoil:
    """Add as many items to a file as a pack may have bytes and a file signs."""

    def spoil(pack: Path) -> None:
        path, size = pack / file, 0
        items = [_text(path)]
        left = (signs - _signs(items[0])) // _signs(text(1))
        for number in range(left):
            items.append(text(number))
            size += len(items[-1].encode())
            if size > ROOM:
                break
        path.write_text("".join(items[:-1]), encoding="utf-8")

    return spoil


def _card(number: int) -> str:
    parts = (f'id = "A{number + 1000}"', 'name = "x"', "cost = 1", 'good = "corn"', 'object = "map"')
    return "\n".join(["[[card]]", *parts, 'income = [{ effect = "income_doubloons", amount = 1 }]', ""])


def _wrong_card(number: int) -> str:
    return f'[[card]]\nid = "A{number + 1000}"\ncost = -{number}\nnonsense = "\\u202e"\n'


def _place(number: int) -> str:
    arrows = ", ".join(f'{{ to = "p{number + step}" }}' for step in range(1, 40))
    return f'[[location]]\nid = "p{number}"\nname = "x"\nkind = "city"\norder = {number + 100}\nnext = [{arrows}]\n'


def _circle(number: int) -> str:
    return f'[[location]]\nid = "p{number}"\nname = "x"\nkind = "village"\norder = 5\nnext = [{{ to = "p{number}" }}]\n'


def _space(number: int) -> str:
    following = ", ".join(f'"s{number + step}"' for step in range(1, 30))
    return f'[[explorer.space]]\nid = "s{number}"\nindex = {number + 30}\nnext = [{following}]\nbarrier = "red"\n'


def _choice(_number: int) -> str:
    inner = '{ effect = "read_now", card = "0" }'
    for _ in range(25):
        inner = f'{{ effect = "choice", options = [[{inner}]] }}'
    return f'[[story]]\nid = "x"\nname = "x"\nsetup = [{inner}]\n'


def _links(pack: Path) -> None:
    (pack / "ship.toml").unlink()
    (pack / "ship.toml").symlink_to("/dev/zero")
    (pack / "round").symlink_to(pack)


def _many_files(pack: Path) -> None:
    for number in range(3_000):
        (pack / f"project_cards_{number}.toml").write_text(f'[[card]]\nid = "A{number}"\n', encoding="utf-8")


HOSTILE: dict[str, Spoil] = {
    "a great many cards": _more("project_cards_a.toml", _card),
    "a great many mistakes": _more("project_cards_a.toml", _wrong_card),
    "roads from everywhere to everywhere": _more("board.toml", _place),
    "roads in circles": _more("board.toml", _circle),
    "an explorer track of forks": _more("tracks.toml", _space),
    "choices within choices": _more("story.toml", _choice),
    "a text that fills the pack": _more(
        "quests.toml", lambda _number: '[[quest]]\nid = "' + "\\u202e" * (ROOM // 7) + '"\n'
    ),
    "deep brackets": lambda pack: (pack / "quests.toml").write_text("x = " + "[" * 24_000 + "]" * 24_000),
    "endless files": _links,
    "a great many files": _many_files,
}


@cache
def _sound() -> Cost:
    """Check the pack of the game, which says how fast this machine is."""
    return min((_cost("content", "check", "maracaibo") for _ in range(2)), key=lambda cost: cost.seconds)


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_pack_costs_little(name: str, pack: Path) -> None:
    """Checked and refused for the price of a few sound packs, start of the program included, and in 200 MB."""
    HOSTILE[name](pack)
    cost = _cost("content", "check", str(pack))
    assert cost.code == 1
    assert cost.seconds < TIMES * _sound().seconds
    assert 0 < cost.bytes < BYTES


def test_what_is_measured_is_the_program() -> None:
    """A sound pack passes, and takes some time and memory."""
    cost = _sound()
    assert cost.code == 0
    assert cost.seconds > 0.01
    assert cost.bytes > 1_000_000
