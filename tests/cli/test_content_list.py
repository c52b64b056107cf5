"""`maracaibo content list` prints what is in the box as tables or for programs."""

import json

import pytest

from maracaibo_tui.games.maracaibo.words.pieces import KINDS
from tests.cli.conftest import Maracaibo

FIRST = {
    "cards": "A01",
    "quests": "Q01",
    "tokens": "T01",
    "tiles": "CT-maracaibo",
    "prestige": "abbey",
    "careers": "glory",
    "locations": "havana",
    "areas": "va_thresholds",
    "legacy": "L1",
    "automa": "A1",
    "story": "75",
    "explorer": "e1",
    "synergies": "medal",
}


def test_without_a_kind_the_kinds_are_counted(maracaibo: Maracaibo) -> None:
    """The kinds are listed with the number of items and where their figures come from."""
    ran = maracaibo("content", "list")
    assert (ran.code, ran.err) == (0, "")
    rows = [line.split() for line in ran.out.splitlines()[2:]]
    assert [row[0] for row in rows] == list(KINDS) == list(FIRST)
    assert all(int(row[1]) == sum(map(int, row[2:])) for row in rows)


@pytest.mark.parametrize("kind", FIRST)
def test_every_kind_fits_eighty_columns(kind: str, maracaibo: Maracaibo) -> None:
    """A table has a line or more an item, is not wider than eighty columns, and cuts nothing off."""
    ran = maracaibo("content", "list", kind)
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert any(FIRST[kind] in line.split() for line in lines)
    assert all(len(line) <= 80 and line == line.rstrip() for line in lines)
    assert "…" not in ran.out


@pytest.mark.parametrize("kind", FIRST)
def test_programs_read_every_item_with_its_effects(kind: str, maracaibo: Maracaibo) -> None:
    """`--json` gives a list of the items as they stand in the pack."""
    ran = maracaibo("content", "list", kind, "--json")
    items = json.loads(ran.out)
    assert FIRST[kind] in {item["id"] for item in items}
    assert all(item["source"] in {"rulebook", "public", "edition"} for item in items)


def test_programs_read_the_whole_box_at_once(maracaibo: Maracaibo) -> None:
    """Without a kind `--json` gives every kind with its items."""
    box = json.loads(maracaibo("content", "list", "--json").out)
    assert set(box) == {"game", *FIRST}
    assert box["game"] == "maracaibo"
    assert box["cards"][0]["income"][0] == {"effect": "income_doubloons", "amount": 2}
    assert box["locations"][0]["next"][0]["to"] == "1"
