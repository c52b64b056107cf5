"""What no box may have is found in a copy of the real pack with one thing broken, and nothing else with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from maracaibo_tui.games.pirates.box.checks import findings, pack_findings
from maracaibo_tui.games.pirates.box.contents import box_of
from maracaibo_tui.library.content import load_pack
from maracaibo_tui.library.problem import sentence
from tests.pirates.broken_packs import (
    FOLDER,
    SHAPE,
    Broken,
    Change,
    box_with,
    called,
    effect,
    is_told,
    item,
    of,
    row,
)

VP = effect("vp", amount=2)


def _space(name: str, **fields: object) -> Change:
    return of("space", name, **fields)


ALWAYS: list[Broken] = [
    ("a row short", row("narrows", 0, "..CCCECC"), "layout narrows", "rows[0]", "8 places"),
    (
        "a row too many",
        lambda raw: item(raw, "layout", "narrows")["rows"].append("." * 9),
        "layout narrows",
        "rows",
        "5 rows",
    ),
    ("a strange letter", row("narrows", 0, "x.CCCECC."), "layout narrows", "rows[0]", '"x"'),
    ("a card place less", row("narrows", 0, "...CCECC."), "layout narrows", "rows", "26 card places"),
    ("no pearl island", row("narrows", 2, "CCCCCCC.C"), "layout narrows", "rows", "0 islands of pearl (P)"),
    (
        "two gold islands",
        row("narrows", 3, "GCCCCCC.."),
        "layout narrows",
        "rows",
        "2 islands of gold (G)",
    ),
    (
        "a dead end",
        lambda raw: item(raw, "layout", "open_sea").update(rows=["CCCCC.CCC", "CCGCCE.CC", "CCCCC.CCC", "CCC.P..CC"]),
        "layout open_sea",
        "rows",
        "no legal end from A5, B5, C5",
    ),
    ("a step to nowhere", _space("e2", next=["e99"]), "explorer.space e2", "next[0]", '"e99"'),
    ("a step onto the tile", _space("e14", next=["haven"]), "explorer.space e14", "next[0]", '"haven"'),
    ("three ways", _space("e4", next=["a1", "b1", "e5"]), "explorer.space e4", "next", "3 ways"),
    ("one way twice", _space("e4", next=["a1", "a1"]), "explorer.space e4", "next", "one space twice"),
    ("a way back", _space("e8", next=["e5"]), "explorer", "space", "a way that comes back to where it was"),
    ("a space beside the way", _space("e6", next=["e8"]), "explorer.space e7", "id", "a space that no way leads to"),
    ("two last spaces", _space("a4", next=[]), "explorer", "space", "several last spaces"),
    (
        "the start as a space",
        lambda raw: [called("space", "e20", "start")(raw), _space("e19", next=["start"])(raw)],
        "explorer.space start",
        "id",
        '"start"',
    ),
    (
        "a river of one way",
        _space("a2", river="r9"),
        "explorer.space e5",
        "river",
        "ways that cross r1 and ways that cross r1 and r9",
    ),
    ("a river again", _space("e7", river="r1"), "explorer.space e7", "river", '"r1" for the second time on a way'),
    ("a tile that leads nowhere", _space("haven", next=[]), "explorer.space haven", "next", "0 ways"),
    ("a tile with an effect", _space("haven", effects=[VP]), "explorer.space haven", "effects", "something on the"),
    (
        "a space that uses itself",
        _space("e3", effects=[effect("explorer_space")]),
        "explorer.space e3",
        "effects",
        '"explorer_space"',
    ),
    (
        "an exchange that begins an Explore with the same exchange",
        of(
            "figurehead",
            "J",
            permanent=[effect("explore_exchange", less=1, effects=[effect("explore", steps=3)])],
        ),
        "figurehead J",
        "permanent[0].effects",
        '"explore"',
    ),
    (
        "two numbers of one effect",
        _space("e3", effects=[effect("explore", steps=1), effect("explore", steps=2)]),
        "explorer.space e3",
        "effects",
        '"explore" with different numbers',
    ),
    (
        "two numbers of one effect in an exchange",
        of(
            "figurehead",
            "J",
            permanent=[effect("explore_exchange", less=1, effects=[VP, effect("vp", amount=3)])],
        ),
        "figurehead J",
        "permanent[0].effects",
        '"vp" with different numbers',
    ),
    (
        "an action twice",
        of("location", "tobago", actions=[[effect("explore", steps=2)], [effect("bury"), effect("explore", steps=2)]]),
        "location tobago",
        "actions",
        '"explore" 2 times',
    ),
    (
        "an action without a side",
        lambda raw: item(raw, "location", "tobago")["actions"].append([]),
        "location tobago",
        "actions[2]",
        "nothing",
    ),
    (
        "two raid options",
        lambda raw: item(raw, "upgrade", "grapnels")["permanent"].append(effect("raid_option_vp")),
        "upgrade grapnels",
        "permanent",
        "2 raid options",
    ),
    (
        "two exchanges",
        lambda raw: item(raw, "improvement", "P108")["permanent"].append(
            effect("explore_exchange", less=1, effects=[effect("bury")])
        ),
        "improvement P108",
        "permanent",
        "2 exchanges",
    ),
    (
        "a site with two tops",
        of("dig", "gold_4", above=True),
        "dig gold_4",
        "above",
        "another space above the line of gold, besides gold_top",
    ),
    (
        "a residence called as a place",
        called("residence", "castle", "tobago"),
        "residence tobago",
        "id",
        '"tobago", which',
    ),
    (
        "a card called as the Bay",
        called("improvement", "P101", "bay"),
        "improvement bay",
        "id",
        '"bay", which is a word',
    ),
    ("an upgrade called as a card", called("upgrade", "spades", "P101"), "upgrade P101", "id", '"P101", which is a'),
    ("an upgrade called as points", called("upgrade", "spades", "vp"), "upgrade vp", "id", '"vp", which is a word'),
    ("a dig space of Poseidon", called("dig", "gold_4", "poseidon_1"), "figurehead G", "spaces", '"poseidon_1", as'),
]


@pytest.mark.parametrize("broken", ALWAYS, ids=lambda broken: broken[0])
def test_what_no_box_may_have_is_found(broken: Broken) -> None:
    """It is found in a pack and in what a scenario adds, once, and nothing else with it."""
    box = box_with(broken[1])
    is_told(findings(box), broken)
    assert pack_findings(box) == findings(box)


def test_a_sound_pack_has_nothing_to_find() -> None:
    """Without a change there is nothing, and a change back and forth changes nothing."""
    assert not pack_findings(box_with())


def test_a_finding_is_a_sentence_that_names_its_file(tmp_path: Path) -> None:
    """Whoever checks a folder reads where the piece stands, what was found and what may be."""
    for path in FOLDER.glob("*.toml"):
        text = path.read_text(encoding="utf-8").replace('next = ["e2"]', 'next = ["e77"]')
        (tmp_path / path.name).write_text(text, encoding="utf-8")
    _, problems = load_pack(tmp_path, SHAPE, box_of, pack_findings)
    allowed = "the id of a space of the explorer track, not of the discount tile"
    assert [sentence(each) for each in problems] == [
        f'{tmp_path}/explorer.toml: explorer.space e1: next[0]: found "e77", allowed {allowed}'
    ]
