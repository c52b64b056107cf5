"""Each check of a pack is seen to fail on a copy of the real pack with one thing broken, and says one thing only."""

from __future__ import annotations

from pathlib import Path

import pytest

from maracaibo_tui.games.pirates.box.checks import Finding, findings, pack_findings
from maracaibo_tui.games.pirates.box.contents import box_of
from maracaibo_tui.library.content import load_pack
from maracaibo_tui.library.problem import sentence
from tests.pirates.broken_packs import (
    FOLDER,
    SHAPE,
    Change,
    Raw,
    box_with,
    called,
    effect,
    item,
    number,
    of,
    row,
    without,
)

VP = effect("vp", amount=2)
Broken = tuple[str, Change, str, str, str]
"""What is broken, how, and item, field and found of the one finding."""


def _space(name: str, **fields: object) -> Change:
    return of("space", name, **fields)


def _no_river(name: str) -> Change:
    return lambda raw: item(raw, "space", name).pop("river")


def _mission(name: str, **fields: object) -> Change:
    return lambda raw: item(raw, "mission", name)["conditions"][1].update(fields)


def _added(kind: str, **fields: object) -> Change:
    return lambda raw: raw[kind].append(fields)


def _all(kind: str, field: str, *, old: str, new: object) -> Change:
    """Put another effect wherever one stands in a field of a kind."""

    def change(raw: Raw) -> None:
        for each in raw[kind]:
            each[field] = [new if given["effect"] == old else given for given in each.get(field, ())]

    return change


def _levels(*cards: str, kind: str) -> Change:
    return lambda raw: [item(raw, "improvement", card).update(kind=kind) for card in cards]


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
PACKS: list[Broken] = [
    ("no layout", lambda raw: raw.update(layout=[]), "layout", "", "no layout"),
    (
        "a place nobody reaches",
        lambda raw: item(raw, "layout", "narrows").update(rows=["P.CC.CCCC", "C..C.CCCC", "CCCCCCCC.", "CCCCGECCC"]),
        "layout narrows",
        "rows",
        "no ship can ever end on A3",
    ),
    (
        "a fork without labels",
        _space("a1", branch=None),
        "explorer.space e4",
        "next",
        "a fork with the branches lower, none",
    ),
    (
        "one label twice",
        _space("a1", branch="lower"),
        "explorer.space e4",
        "next",
        "a fork with the branches lower, lower",
    ),
    ("a label behind no fork", _space("e6", branch="upper"), "explorer.space e6", "branch", '"upper" behind no fork'),
    ("a location less", without("location", "trinidad"), "location", "", "7 locations"),
    ("a residence less", without("residence", "castle"), "residence", "", "11 residences"),
    ("a card of level 1 less", without("improvement", "P110"), "improvement", "", "21 improvement cards of level 1"),
    ("a card of level 2 less", without("improvement", "P210"), "improvement", "", "40 improvement cards of level 2"),
    ("a mission less", without("mission", "Q10"), "mission", "", "24 missions"),
    ("a figurehead less", without("figurehead", "C"), "figurehead", "", "11 figureheads"),
    ("a tile less", without("tile", "T2"), "tile", "", "4 black-market tiles"),
    ("a solo card less", without("solo_card", "B2"), "solo_card", "", "5 solo cards B"),
    ("no solo ship board", lambda raw: raw.update(solo_upgrade=[]), "solo_upgrade", "", "no space"),
    ("no ruby market", lambda raw: raw.update(ruby=[]), "ruby", "", "no space"),
    ("no discount tile", without("space", "haven"), "explorer", "space", "no discount tile"),
    (
        "a site without a space below",
        lambda raw: raw.update(dig=[each for each in raw["dig"] if each["site"] != "pearl" or each.get("above")]),
        "dig",
        "site",
        "no space below the line of pearl",
    ),
    ("kinds not even", _levels("P101", "P102", kind="ship"), "improvement", "kind", "6 crew, 7 equipment, 9 ship"),
    ("a tile symbol more", of("location", "barbados", treasure_tile=True), "location", "treasure_tile", "7 locations"),
    ("a ruby less", of("location", "tobago", ruby=False), "location", "ruby", "1 locations"),
    (
        "a mission at one location only",
        of("location", "aruba", actions=[[effect("doubloons", amount=3)]]),
        "location",
        "actions",
        "1 locations that show Jordan's action mission",
    ),
    ("a side of ours", of("tile", "T1", front=[effect("vp", amount=2)]), "tile T1", "front", "vp"),
    (
        "a side twice",
        of("tile", "T1", front=[effect("vp_per_crew", max=6)]),
        "tile T5",
        "front",
        "vp_per_crew, as another",
    ),
    (
        "an effect that nothing shows",
        _all("improvement", "immediate", old="discard_mission", new=effect("bury")),
        "pack",
        "",
        'no piece shows "discard_mission"',
    ),
    (
        "two markers that nothing gives",
        lambda raw: [
            _all("improvement", "immediate", old="marker_any", new=effect("marker_any"))(raw),
            _space("e8", effects=[effect("marker_any")])(raw),
        ],
        "pack",
        "",
        "no piece shows marker_any with count = 2",
    ),
    (
        "nothing free left of the first line",
        lambda raw: (
            [
                each.update(permanent=[], immediate=[effect("figurehead")])
                for each in raw["upgrade"]
                if each["group"] == 1 and each["id"] not in {"cannons", "crows_nest"}
            ]
            + [item(raw, "upgrade", "cannons").update(group=2)]
        ),
        "upgrade",
        "",
        "1 spaces left of the first line",
    ),
    ("a dear card of level 1", of("improvement", "P109", cost=10), "improvement P109", "cost", "10"),
    (
        "an effect of the market elsewhere",
        _space("e3", effects=[effect("vp_per_mission")]),
        "explorer.space e3",
        "effects[0]",
        '"vp_per_mission"',
    ),
    (
        "a condition not harder",
        _mission("Q15", count=3),
        "mission Q15",
        "conditions[1]",
        "a condition that is not harder",
    ),
    ("a condition half harder", _mission("Q22", crew=2), "mission Q22", "conditions[1]", "a condition that is not"),
    ("two kinds of conditions", _mission("Q05", kind="ship"), "mission Q05", "conditions", "two kinds of conditions"),
    ("points not more", _mission("Q09", vp=3), "mission Q09", "conditions[1].vp", "3"),
    ("rivers that are not there", _mission("Q14", count=5), "mission Q14", "conditions[1].count", "5"),
    ("more cards than there are", _mission("Q05", count=23), "mission Q05", "conditions[1].count", "23"),
    ("residences that are not there", _mission("Q24", residences=5), "mission Q24", "conditions[1].residences", "5"),
    (
        "a residence worth little",
        of("residence", "island_hideout", score=effect("res_rivers", vp=4)),
        "residence island_hideout",
        "score",
        "at most 16 VP",
    ),
    (
        "a residence with a low most",
        of("residence", "palace", score=effect("res_treasure", kind="gold", max=12)),
        "residence palace",
        "score",
        "at most 12 VP",
    ),
    (
        "a solo card without a way out",
        of("solo_card", "A5", actions=[{"action": "mission"}]),
        "solo_card A5",
        "actions",
        "neither raid nor explore",
    ),
    (
        "a kind twice",
        of("solo_card", "A3", actions=[{"action": "raid"}, {"action": "improvement", "kinds": ["crew", "crew"]}]),
        "solo_card A3",
        "actions[1].kinds",
        "crew, crew",
    ),
    (
        "an extra action of an A card",
        of("solo_card", "A3", extra={"action": "raid"}),
        "solo_card A3",
        "extra",
        "an extra",
    ),
    ("a B card without one", of("solo_card", "B3", extra=None), "solo_card B3", "extra", "none"),
    ("a solo card of no letter", called("solo_card", "B3", "C3"), "solo_card C3", "id", '"C3"'),
    ("columns mixed up", of("solo_upgrade", "j1", column=3), "solo_upgrade", "column", "columns 3, 1, 2"),
    ("too few cards", number("setup", improvements=14), "numbers", "setup.improvements", "14 improvements"),
    ("an empty box", number("setup", improvements=17, residences=2), "numbers", "setup.improvements", "15 cards left"),
    (
        "no offer for three",
        number("setup", figureheads={"solo": 3, "2": 4, "4": 6}),
        "numbers",
        "setup.figureheads",
        "nothing for 3",
    ),
    (
        "too many figureheads",
        number("setup", figureheads={"solo": 3, "2": 4, "3": 5, "4": 13}),
        "numbers",
        "setup.figureheads.4",
        "13",
    ),
    (
        "a tile less to lay",
        number("setup", treasure_tiles={"gold": 2, "emerald": 2}),
        "numbers",
        "setup.treasure_tiles",
        "2 gold",
    ),
    ("too few markers", number("setup", player_markers=4), "numbers", "setup.player_markers", "4"),
    ("more kept than dealt", number("setup", missions_kept=3), "numbers", "setup.missions_kept", "3"),
    ("more kept by hunters", number("modules", hunters_kept=4), "numbers", "modules.hunters_kept", "4"),
    ("too many missions", number("setup", missions_dealt=6), "numbers", "setup.missions_dealt", "6, which makes 27"),
    (
        "too many for hunters",
        number("modules", hunters_dealt=6),
        "numbers",
        "modules.hunters_dealt",
        "6, which makes 27",
    ),
    (
        "tracks of two lengths",
        lambda raw: raw["numbers"]["solo"]["explore"].pop(),
        "numbers",
        "solo.explore",
        "3 steps, but 4 of raid",
    ),
    ("a round without points", number("solo", unknown_vp=[1, 3]), "numbers", "solo.unknown_vp", "2 numbers"),
    ("a solo deck too large", number("solo", deck=7), "numbers", "solo.deck", "7"),
    ("two lines", number("ship", lines=[2, 5]), "numbers", "ship.lines", "2, 5"),
    ("lines that fall", number("ship", lines=[2, 6, 5]), "numbers", "ship.lines", "2, 6, 5"),
    ("a line nobody passes", number("ship", lines=[7, 8, 9]), "numbers", "ship.lines[0]", "7"),
    ("too many face up", number("modules", faceup_level2=42), "numbers", "modules.faceup_level2", "42"),
]


def _is_told(found: list[Finding], broken: Broken) -> None:
    _, _, *place, told = broken
    assert [list(each[:2]) for each in found] == [place], found
    assert found[0].found.startswith(told)
    assert found[0].allowed


@pytest.mark.parametrize("broken", ALWAYS, ids=lambda broken: broken[0])
def test_what_no_box_may_have_is_found(broken: Broken) -> None:
    """It is found in a pack and in what a scenario adds, once, and nothing else with it."""
    box = box_with(broken[1])
    _is_told(findings(box), broken)
    assert pack_findings(box) == findings(box)


@pytest.mark.parametrize("broken", PACKS, ids=lambda broken: broken[0])
def test_what_no_pack_may_have_is_found(broken: Broken) -> None:
    """It is found in a pack, once and nothing else with it; a scenario may have it."""
    box = box_with(broken[1])
    assert not findings(box)
    _is_told(pack_findings(box), broken)


def test_a_sound_pack_has_nothing_to_find() -> None:
    """Without a change there is nothing, and a change back and forth changes nothing."""
    assert not pack_findings(box_with())


def test_all_that_is_wrong_is_told_at_once() -> None:
    """Things broken in different places are all found together."""
    names = (
        "a row short",
        "a way back",
        "a dig space of Poseidon",
        "points not more",
        "too few markers",
        "a tile less",
    )
    chosen = [broken for broken in (*ALWAYS, *PACKS) if broken[0] in names]
    found = [(each.item, each.field) for each in pack_findings(box_with(*(broken[1] for broken in chosen)))]
    assert sorted(found) == sorted((broken[2], broken[3]) for broken in chosen)
    assert len(chosen) == len(names)


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
