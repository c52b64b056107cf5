"""The pack that comes with the game is sound and complete."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import pytest

from maracaibo_tui.games.pirates.box.checks import pack_findings
from maracaibo_tui.games.pirates.box.components import Item
from maracaibo_tui.games.pirates.box.contents import box_of
from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.library.content import load_pack, located, read_pack
from maracaibo_tui.library.problem import sentence, sentences
from tests.pirates.broken_packs import FOLDER, SHAPE, box_with

SOURCES = ("rulebook", "public", "edition")
KINDS = {
    "layouts": "layouts",
    "locations": "locations",
    "residences": "residences",
    "improvements": "improvements",
    "missions": "missions",
    "figureheads": "figureheads",
    "tiles": "tiles",
    "upgrades": "upgrades",
    "digs": "dig",
    "spaces": "explorer",
    "solo_cards": "solo_cards",
    "solo_upgrades": "solo_upgrades",
    "rubies": "rubies",
}
MADE = "<!-- Made from the pack: a test compares it. -->\n"


def test_the_pack_has_no_problems() -> None:
    """The pack loads, and no rule across its items is broken."""
    box, problems = load_pack(FOLDER, SHAPE, box_of, pack_findings)
    assert box is not None, sentences(problems)
    assert box.pack.id == "pirates"
    assert len(box.fingerprint) == 16


@pytest.mark.parametrize("name", sorted(path.name for path in FOLDER.glob("*.toml")))
def test_each_file_is_needed(tmp_path: Path, name: str) -> None:
    """Without one of its files the pack does not load, and that file alone is named."""
    for path in FOLDER.glob("*.toml"):
        if path.name != name:
            (tmp_path / path.name).write_bytes(path.read_bytes())
    pack = read_pack(tmp_path, SHAPE)
    problems = pack.problems if pack.contents is None else located(pack, pack_findings(box_of(pack.contents)))
    said = [sentence(problem) for problem in problems]
    assert len(said) == 1, said
    assert name in said[0]


def test_the_table_of_sources_is_made_from_the_pack() -> None:
    """The README of the pack counts its items by where their figures come from."""
    box = box_with()
    rows = ["| kind | items | rulebook | public | edition |", "|---|---|---|---|---|"]
    rows += [_row(called, getattr(box, kind)) for kind, called in KINDS.items()]
    table = "\n".join(rows) + "\n"
    text = (FOLDER / "README.md").read_text(encoding="utf-8")
    assert text.partition(MADE)[2].startswith(table), f"The table should read:\n{table}"


def _row(kind: str, items: Mapping[str, Item]) -> str:
    counted = Counter[str](item.source for item in items.values())
    return f"| {kind} | {len(items)} | " + " | ".join(str(counted[source]) for source in SOURCES) + " |"


def test_ships_end_where_the_examples_say() -> None:
    """The ends of EX-P22, EX-P23 and EX-P24 in the layout Open Sea (PIR-SAIL-02..05, -12, -14)."""
    sea = Printed(box_with()).sea("open_sea")
    assert {*sea.ends("C4", 3)} == {"A5", "B5", "C5", "C6", "C7", "D6"}
    assert {*sea.ends("start", 3)} == {"B1", "C1", "A2", "B2", "C2", "C3"}
    assert {*sea.ends("start", 4)} == {"B1", "C1", "A2", "B2", "C2", "C3", "A3", "C4", "D3"}
    assert {*sea.ends("C8", 4)} == {"B9", "C9", "bay"}
    assert sea.ends("bay", 3) == ["maracaibo"]
    assert sea.islands == {"B3": "gold", "B6": "emerald", "D5": "pearl"}


def test_the_track_has_two_ways_at_two_forks_and_four_rivers() -> None:
    """Lengths, rivers and Jordan's ways of the explorer track, and where the discount tile lies (PIR-SOLO-27)."""
    printed = Printed(box_with())
    plain, tiled = printed.track(tile=False), printed.track(tile=True)
    assert (plain.length["start"], tiled.length["start"], plain.last) == (30, 31, "e20")
    assert plain.ways("e4") == ("a1", "b1")
    assert (plain.longer_way("e4"), plain.longer_way("e11")) == ("b1", "c1")
    assert plain.rivers_to("e9") == ("r1", "r2")
    assert plain.crossed(["e18", "e19", "e20"]) == ["r4"]
    assert (plain.after["e14"], tiled.after["e14"], tiled.after["haven"]) == (("e15",), ("haven",), ("e15",))


def test_the_tables_say_what_is_printed() -> None:
    """What a card, an upgrade and a figurehead bring can be looked up by its id."""
    printed = Printed(box_with())
    assert (printed.discount["P201"], printed.discount["counting_room"], printed.discount["L"]) == (3, 1, 2)
    assert (printed.swords["E"], printed.rerolls["E"], printed.movement["C"]) == (2, 1, 4)
    assert printed.kind_swords["pearl"] == {"P113": 2}
    assert printed.raid_options.keys() == {"P114", "P121", "P224", "P229", "boarding_nets", "grapnels", "A", "H", "K"}
    assert (printed.income_doubloons["P109"], printed.income_vp["P109"]) == (3, 1)
    assert [printed.line(group) for group in (1, 2, 3, 4)] == [0, 2, 5, 9]
    assert printed.poseidon == {"G": ("poseidon_1", "poseidon_2", "poseidon_3", "poseidon_4")}
    assert printed.effects("exchange/J/effects") == printed.effects("card/P111/immediate")
