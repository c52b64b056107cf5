"""What no pack may have, though the pieces of a scenario may, is found in a copy with one thing broken, alone."""

from __future__ import annotations

import pytest

from maracaibo_tui.games.pirates.box.checks import findings, pack_findings
from tests.pirates.broken_packs import (
    Broken,
    Change,
    Raw,
    box_with,
    called,
    effect,
    is_told,
    item,
    number,
    of,
    without,
)
from tests.pirates.test_content_checks import ALWAYS

VP = effect("vp", amount=2)


def _space(name: str, **fields: object) -> Change:
    return of("space", name, **fields)


def _mission(name: str, **fields: object) -> Change:
    return lambda raw: item(raw, "mission", name)["conditions"][1].update(fields)


def _all(kind: str, field: str, *, old: str, new: object) -> Change:
    """Put another effect wherever one stands in a field of a kind."""

    def change(raw: Raw) -> None:
        for each in raw[kind]:
            each[field] = [new if given["effect"] == old else given for given in each.get(field, ())]

    return change


def _levels(*cards: str, kind: str) -> Change:
    return lambda raw: [item(raw, "improvement", card).update(kind=kind) for card in cards]


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
    ("a price from afar that nothing reads", number("turn", remote=4), "numbers", "turn.remote", "4"),
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


@pytest.mark.parametrize("broken", PACKS, ids=lambda broken: broken[0])
def test_what_no_pack_may_have_is_found(broken: Broken) -> None:
    """It is found in a pack, once and nothing else with it; a scenario may have it."""
    box = box_with(broken[1])
    assert not findings(box)
    is_told(pack_findings(box), broken)


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
