"""A pack that extends another replaces, adds and changes items, and cannot lead anywhere it should not."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

import pytest
from msgspec import Struct

from maracaibo_tui.library.content import PackShape, ReadPack, read_pack
from tests.architecture.tree import ROOT
from tests.library.toy_pack import HEAD, PORT, SHAPE, Head, Whole, pack_of, said

MOST_MEMORY = """
import sys
from pathlib import Path
from tests.library.test_layers import read
from tests.support.peak import most_memory
assert read(Path(sys.argv[1])).contents
print(most_memory())
"""
PARTLY = PackShape(SHAPE.files, SHAPE.whole, SHAPE.unique, frozenset({"port"}))


@pytest.fixture(autouse=True)
def _head_with_extends(tmp_path: Path) -> None:
    """Lay a sound pack called base into the folder where the others will lie."""
    pack_of(tmp_path / "base")


def extending(tmp_path: Path, lines: str = "", base: str = '"base"', name: str = "own") -> Path:
    """Write a pack that has no ports but these."""
    folder = tmp_path / name
    folder.mkdir()
    (folder / "pack.toml").write_text(f"{HEAD}extends = {base}\n", encoding="utf-8")
    if lines:
        (folder / "ports.toml").write_text(lines, encoding="utf-8")
    return folder


def read(folder: Path) -> ReadPack[Whole]:
    """Read a pack of ports."""
    return read_pack(folder, PARTLY)


def costs(pack: ReadPack[Whole]) -> dict[str, int]:
    """Give the cost of every port."""
    assert pack.contents is not None, pack.problems
    return {port.id: port.cost for port in pack.contents.port}


def test_a_pack_that_says_nothing_is_the_pack_it_extends(tmp_path: Path) -> None:
    """Files that are missing are those of the pack below."""
    assert costs(read(extending(tmp_path))) == costs(read(tmp_path / "base"))


def test_items_are_replaced_and_added(tmp_path: Path) -> None:
    """An id that is there takes its place, a new one comes behind."""
    own = extending(tmp_path, '[[port]]\nid = "P9"\ncost = 9\n[[port]]\nid = "P1"\ncost = 7\n')
    assert costs(read(own)) == {"P1": 7, "P9": 9}


def test_a_partial_kind_keeps_what_is_not_named(tmp_path: Path) -> None:
    """Of an item whose kind may be given in part, only the fields named change."""
    pack = read(extending(tmp_path, '[[port]]\nid = "P1"\ndepth = 2.5\n'))
    assert pack.contents is not None, pack.problems
    (port,) = pack.contents.port
    assert (port.cost, port.depth, len(port.gives)) == (2, 2.5, 1)


def test_other_kinds_are_replaced_as_a_whole(tmp_path: Path) -> None:
    """Where a kind cannot be given in part, a field left out is told as missing."""
    pack = read_pack(extending(tmp_path, '[[port]]\nid = "P1"\ndepth = 2.5\n'), SHAPE)
    assert any("port P1: cost" in line for line in said(pack, tmp_path))


class Fleet(Struct, frozen=True, forbid_unknown_fields=True):
    """Ships by their flag, and what they all need."""

    ships: int
    need: int


class Sea(Struct, frozen=True, forbid_unknown_fields=True):
    """A file of two tables, one of them with keys of its own."""

    pack: Head
    fleet: Mapping[Literal["black", "white"], Fleet]
    weather: Fleet


SEA = PackShape({"pack.toml": "pack", "sea.toml": ("fleet", "weather")}, Sea, {})


def _sea(tmp_path: Path, base: str, text: str) -> list[str]:
    """Extend a sound sea, and say what is wrong with that."""
    below = tmp_path / "sea"
    below.mkdir()
    (below / "pack.toml").write_text(HEAD)
    (below / "sea.toml").write_text("[fleet.black]\nships = 1\nneed = 2\n[weather]\nships = 1\nneed = 2\n")
    own = extending(tmp_path, base=base)
    (own / "sea.toml").write_text(text)
    return said(read_pack(own, SEA), tmp_path)


def test_a_wrong_key_brings_no_further_mistakes(tmp_path: Path) -> None:
    """What an extending pack leaves as it was is not missing, nor is what a misspelt key hides from it."""
    assert _sea(tmp_path, '"sea"', "[fleet.blck]\nships = 3\n") == [
        "toy/own/sea.toml: fleet.blck: found a wrong key, allowed black (nearest), or one of white"
    ]


def test_where_the_pack_below_is_not_there_nothing_is_missing_besides(tmp_path: Path) -> None:
    """Of what might stand in the pack below nobody can say that it is missing; a wrong value is told all the same."""
    told = _sea(tmp_path, '"see"', "[fleet.black]\nships = -3.5\n")
    assert [line.partition(", allowed")[0] for line in told] == [
        'toy/own/pack.toml: extends: found "see"',
        "toy/own/sea.toml: fleet.black.ships: found -3.5",
    ]


def test_something_of_another_kind_does_not_hide_the_pack_below(tmp_path: Path) -> None:
    """A number in place of a list of ports leaves the ports of the pack below for others to name."""
    own = extending(tmp_path, "port = 3\n")
    remains = read(own).remains
    assert remains is not None
    assert [port.id for port in remains.contents.port] == ["P1"]


def test_packs_may_stand_on_each_other(tmp_path: Path) -> None:
    """A pack extends one that extends another; the uppermost has the last word."""
    extending(tmp_path, '[[port]]\nid = "P2"\ncost = 4\n', name="middle")
    own = extending(tmp_path, '[[port]]\nid = "P2"\ncost = 5\n', base='"middle"')
    assert costs(read(own)) == {"P1": 2, "P2": 5}


def test_problems_name_the_file_they_stand_in(tmp_path: Path) -> None:
    """A mistake of the pack itself and one of the pack below are told with their own files."""
    own = extending(tmp_path, '[[port]]\nid = "P2"\ncost = -1\n')
    (tmp_path / "base" / "ports.toml").write_text(PORT.replace("cost = 2", 'cost = "two"'), encoding="utf-8")
    told = said(read(own), tmp_path)
    assert any(line.startswith("toy/own/ports.toml: port P2: cost: found -1") for line in told), told
    assert any(line.startswith('toy/base/ports.toml: port P1: cost: found "two"') for line in told), told


@pytest.mark.parametrize(
    "base, expected",
    [
        ('"nowhere"', 'extends: found "nowhere", allowed the name of a pack'),
        ('"../base"', 'extends: found "../base", allowed the name of a pack'),
        ('"/etc"', 'extends: found "/etc", allowed the name of a pack'),
        ('""', 'extends: found "", allowed'),
        ("5", "extends: found 5, allowed"),
        ('["base"]', "extends: found a list of 1, allowed"),
        ('"own"', 'extends: found "own", which extends this pack'),
        ('"' + "x" * 5000 + '"', "extends: found "),
    ],
)
def test_what_cannot_be_extended_is_refused(base: str, expected: str, tmp_path: Path) -> None:
    """Only a pack that came with the game or lies beside this one, and never itself."""
    told = said(read(extending(tmp_path, base=base)), tmp_path)
    assert any(line.startswith(f"toy/own/pack.toml: {expected}") for line in told), told


def test_packs_that_extend_each_other_are_refused(tmp_path: Path) -> None:
    """A circle of packs ends with a sentence, not with the program."""
    extending(tmp_path, base='"own"', name="other")
    told = said(read(extending(tmp_path, base='"other"')), tmp_path)
    assert any('found "own", which extends this pack' in line for line in told), told


def test_no_more_packs_than_three_stand_on_each_other(tmp_path: Path) -> None:
    """A tower of packs is refused at the first that is too much."""
    for number in range(9):
        extending(tmp_path, base=f'"p{number - 1}"' if number else '"base"', name=f"p{number}")
    assert any("too many packs" in line for line in said(read(tmp_path / "p8"), tmp_path))
    assert costs(read(tmp_path / "p1")) == {"P1": 2}


def test_a_link_is_no_pack_to_extend(tmp_path: Path) -> None:
    """A link beside the pack could lead anywhere."""
    (tmp_path / "away").mkdir()
    pack_of(tmp_path / "away" / "far")
    (tmp_path / "near").symlink_to(tmp_path / "away" / "far")
    told = said(read(extending(tmp_path, base='"near"')), tmp_path)
    assert any('found "near", a link' in line for line in told), told


def test_a_tower_of_large_packs_takes_a_few_times_as_long_as_one(tmp_path: Path) -> None:
    """Three packs as large as may be: bearable in time and memory."""
    many = "".join(f'[[port]]\nid = "P{number}"\ncost = 1\n' for number in range(9_000))
    (tmp_path / "base" / "ports.toml").write_text(many, encoding="utf-8")
    extending(tmp_path, many, name="middle")
    own = extending(tmp_path, many, base='"middle"')
    assert len(costs(read(own))) == 9_000
    # The better of two tries each: whatever else the machine does, it does not do it twice at the same moment.
    one, tower = (min(_seconds(folder) for _ in range(2)) for folder in (tmp_path / "base", own))
    assert tower < 6 * one
    # In a process of its own, because watching every allocation would take fifty times as long as reading.
    command = [sys.executable, "-c", MOST_MEMORY, str(own)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert 0 < int(done.stdout) < 200_000_000


def _seconds(folder: Path) -> float:
    """Give the time of the processor that reading a pack takes."""
    began = time.process_time()
    read(folder)
    return time.process_time() - began
