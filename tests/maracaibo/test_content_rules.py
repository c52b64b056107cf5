"""Each rule across the items of a pack is seen to fail on a copy of the real pack with one thing broken."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from maracaibo_tui.games.maracaibo.box.checks import Finding, findings, pack_findings
from maracaibo_tui.games.maracaibo.box.components import Box
from maracaibo_tui.games.maracaibo.box.contents import FILES, UNIQUE, Contents, box_of
from maracaibo_tui.library.content import PackShape, read_pack
from maracaibo_tui.library.paths import content_folder

Raw = dict[str, Any]
Change = Callable[[Raw], object]
SOUND = read_pack(content_folder() / "maracaibo", PackShape(FILES, Contents, UNIQUE)).raw


def item(raw: Raw, kind: str, name: str) -> Raw:
    """Find an item in raw content."""
    found: Raw = next(each for each in raw[kind] if each["id"] == name)
    return found


def space(raw: Raw, name: str) -> Raw:
    """Find a space of the explorer track in raw content."""
    return item(raw["explorer"], "space", name)


def box_with(change: Change) -> Box:
    """Build the box of the real pack after one change."""
    raw = copy.deepcopy(SOUND)
    change(raw)
    return box_of(msgspec.convert(raw, Contents, str_keys=True))


def location(name: str, **fields: object) -> Change:
    """Change fields of a location."""
    return lambda raw: item(raw, "location", name).update(fields)


def card(**fields: object) -> Change:
    """Change fields of a card of no copies."""
    return lambda raw: item(raw, "card", "A04").update(fields)


def explorer(name: str, **fields: object) -> Change:
    """Change fields of a space of the explorer track."""
    return lambda raw: space(raw, name).update(fields)


def of(kind: str, name: str, **fields: object) -> Change:
    """Change fields of any other item."""
    return lambda raw: item(raw, kind, name).update(fields)


def without(kind: str, name: str) -> Change:
    """Take an item out."""
    return lambda raw: raw[kind].remove(item(raw, kind, name))


def story(**instruction: object) -> Change:
    """Let a story card give one instruction."""
    return of("story", "75", setup=[instruction])


BOARD: list[tuple[str, Change, str, str]] = [
    ("two starts", location("2", kind="start"), "location", "kind"),
    ("arrow to nowhere", location("2", next=[{"to": "99"}]), "location 2", "next[0].to"),
    ("arrow back", location("6", next=[{"to": "2"}]), "location 6", "next[0].to"),
    ("arrow to itself", location("6", next=[{"to": "6"}]), "location 6", "next[0].to"),
    ("two arrows to a place", location("6", next=[{"to": "7"}, {"to": "7"}]), "location 6", "next"),
    (
        "fork with one label twice",
        location("1", next=[{"to": "2", "branch": "upper"}, {"to": "3", "branch": "upper"}]),
        "location 1",
        "next",
    ),
    ("no way on", location("9", next=[]), "location 9", "next"),
    ("no way on in one round", location("9", next=[{"to": "10", "rounds": [1, 2, 3]}]), "location 9", "next"),
    ("a way too long", location("9", next=[{"to": "10", "cost": 8}]), "location 9", "next"),
    ("no end of a round", location("21a", kind="village", action=[]), "location", "next"),
    ("equal orders", lambda raw: (location("4", order=50)(raw), location("5", order=50)(raw)), "location 5", "order"),
    ("a city without action", location("1", action=[]), "location 1", "action"),
    ("a village with a flag", location("2", flag=[{"effect": "combat"}]), "location 2", "kind"),
    ("a legacy arrow to nowhere", of("legacy", "L4", arrows=[{"from": "9", "to": "9z"}]), "legacy L4", "arrows[0].to"),
    (
        "a legacy arrow from nowhere",
        of("legacy", "L4", arrows=[{"from": "9z", "to": "10"}]),
        "legacy L4",
        "arrows[0].from",
    ),
    ("a legacy arrow back", of("legacy", "L4", arrows=[{"from": "9a", "to": "9"}]), "legacy L4", "arrows[0].to"),
]
EXPLORER: list[tuple[str, Change, str, str]] = [
    ("step to nowhere", explorer("e2", next=["e99"]), "explorer.space e2", "next[0]"),
    ("step back", explorer("e5", next=["e2"]), "explorer.space e5", "next[0]"),
    ("quest and reward", explorer("e6", reward=[{"effect": "vp", "amount": 1}]), "explorer.space e6", "reward"),
    ("two first spaces", explorer("e1", next=["e3"]), "explorer", "space"),
    ("two last spaces", explorer("e24", next=[]), "explorer", "space"),
    ("quest on the last space", explorer("e26", quest=True), "explorer.space e26", "next"),
]
REFERENCES: list[tuple[str, Change, str, str]] = [
    (
        "assistant nowhere",
        card(requires=[{"effect": "cost_assistant", "location": "99"}]),
        "card A04",
        "requires[0].location",
    ),
    (
        "assistant in Havana",
        card(requires=[{"effect": "cost_assistant", "location": "havana"}]),
        "card A04",
        "requires[0].location",
    ),
    (
        "assistant on the way home",
        card(requires=[{"effect": "cost_assistant", "location": "20"}]),
        "card A04",
        "requires[0].location",
    ),
    (
        "unknown synergy of an income",
        card(income=[{"effect": "income_if_synergy", "synergy": "moon", "kind": "vp", "amount": 1}]),
        "card A04",
        "income[0].synergy",
    ),
    (
        "unknown synergy of a combat action",
        card(permanent=[{"effect": "ca_doubloons_synergy", "synergy": "moon"}]),
        "card A04",
        "permanent[0].synergy",
    ),
    ("unknown synergy token", card(immediate=[{"effect": "synergy", "kind": "moon"}]), "card A04", "immediate[0].kind"),
    ("copy of nothing", card(copy_of="A99"), "card A04", "copy_of"),
    ("unknown synergy of a building", of("prestige", "abbey", synergy="moon"), "prestige abbey", "synergy"),
    ("area after nothing", of("area", "six_vp", after="four_vp"), "area six_vp", "after"),
    ("unknown tile", location("11", two_player_tile="CT99"), "location 11", "two_player_tile"),
    (
        "marker nowhere",
        lambda raw: raw["numbers"]["setup"]["two_player_markers"].update({"99": "spain"}),
        "numbers",
        "setup.two_player_markers",
    ),
    ("unknown discarded card", story(effect="cards_to_discard", cards=["C00"]), "story 75", "setup[0].cards"),
    ("unknown card for the deck", story(effect="cards_into_deck", cards=["C00"]), "story 75", "setup[0].cards"),
    ("a card of the decks", story(effect="cards_into_deck", cards=["A01"]), "story 75", "setup[0].cards"),
    ("a card twice", story(effect="cards_to_discard", cards=["C90", "C90"]), "story 75", "setup[0].cards"),
    ("a tile twice", story(effect="place_legacy", tiles=["L5", "L5"]), "story 75", "setup[0].tiles"),
    ("a quest where none lies", location("10", action=[{"effect": "l1_quest"}]), "location 10", "action[0]"),
    ("unknown story card", story(effect="read_now", card="00"), "story 75", "setup[0].card"),
    ("unknown legacy tile", story(effect="place_legacy", tiles=["L19"]), "story 75", "setup[0].tiles"),
    ("quest nowhere", story(effect="place_quests", location="99", players=[1, 4]), "story 75", "setup[0].location"),
    ("story tile nowhere", story(effect="place_story_tile", location="20"), "story 75", "setup[0].location"),
    (
        "a wrong id after a round",
        of("story", "75", rounds={"2": [{"effect": "read_now", "card": "00"}]}),
        "story 75",
        "rounds.2[0].card",
    ),
    ("legacy tile nowhere", of("legacy", "L5", location="99"), "legacy L5", "location"),
    ("legacy tile without its place", lambda raw: item(raw, "legacy", "L5").pop("location"), "legacy L5", "location"),
    ("legacy tile on no arrow", of("legacy", "L2", to="9"), "legacy L2", "to"),
    ("passage from nowhere", lambda raw: item(raw, "legacy", "L2").pop("from"), "legacy L2", "from"),
    ("new city without arrows", of("legacy", "L7", arrows=[]), "legacy L7", "arrows"),
    ("collection without spaces", of("legacy", "L12", spaces=0), "legacy L12", "spaces"),
    ("city of cabezas without flag", of("legacy", "L1", flag=[]), "legacy L1", "flag"),
]
MAPS = [{"effect": "va_maps_vp_explore"}, {"effect": "va_maps_doubloons_explore"}]
CARDS: list[tuple[str, Change, str, str]] = [
    ("two village actions for maps", card(permanent=MAPS), "card A04", ""),
    ("two equal village actions", card(permanent=[{"effect": "va_two_goods"}] * 2), "card A04", ""),
    (
        "two combat actions",
        card(
            permanent=[{"effect": "ca_influence_vp", "vp": 1}, {"effect": "ca_doubloons_synergy", "synergy": "medal"}]
        ),
        "card A04",
        "",
    ),
    ("two assistant actions", card(assistant=[{"effect": "ast_vp_doubloons"}] * 2), "card A04", ""),
    ("two assistants", card(requires=[{"effect": "cost_assistant", "location": "6"}] * 2), "card A04", ""),
    (
        "a visit without reward",
        card(permanent=[{"effect": "assistant_visited_bonus", "reward": {}}]),
        "card A04",
        "permanent[0]",
    ),
    (
        "a quest with two amounts",
        of("quest", "Q02", reward=[{"effect": "per_compass", "vp": 1, "doubloons": 1}]),
        "quest Q02",
        "reward[0]",
    ),
    (
        "a shortest way above the longest",
        card(assistant=[{"effect": "ast_vp_sail", "min_mp": 4}]),
        "card A04",
        "assistant[0]",
    ),
    ("players from 4 to 2", story(effect="place_quests", location="6", players=[4, 2]), "story 75", "setup[0].players"),
]
PIECES: list[tuple[str, Change, str, str]] = [
    ("another game", lambda raw: raw["pack"].update(game="chess"), "pack", "game"),
    ("another format", lambda raw: raw["pack"].update(schema=2), "pack", "schema"),
    ("a pack id with blanks", lambda raw: raw["pack"].update(id="my pack"), "pack", "id"),
    ("no track for a nation", lambda raw: raw["influence"].pop("spain"), "influence", "spain"),
    (
        "ranks that fall",
        lambda raw: raw["influence"]["spain"].update(ranks=[{"space": 5, "value": 2}, {"space": 2, "value": 2}]),
        "influence",
        "spain.ranks",
    ),
    ("a rank beyond the track", lambda raw: raw["influence"]["spain"].update(spaces=9), "influence", "spain.ranks"),
    (
        "points not from the start",
        lambda raw: raw["doubloon_income"].update(final_vp=[{"from": 9, "vp": 0}]),
        "doubloon_income",
        "final_vp",
    ),
    (
        "points that fall",
        lambda raw: raw["doubloon_income"].update(final_vp=[{"from": 8, "vp": 3}, {"from": 9, "vp": 0}]),
        "doubloon_income",
        "final_vp",
    ),
    ("a story after the last round", of("story", "75", rounds={"4": []}), "story 75", "rounds.4"),
    ("a modifier twice", of("token", "T01", modifiers=["most", "most"]), "token T01", "modifiers"),
    ("two tasks", lambda raw: item(raw, "career", "glory")["task"].pop(), "career glory", "task"),
    ("Jean without fork", lambda raw: item(raw, "automa", "A1").pop("fork"), "automa A1", "fork"),
    ("Jean takes card 5", of("automa", "A1", display=5), "automa A1", "display"),
    ("influence with nobody", of("automa", "A2", actions=[{"does": "influence"}]), "automa A2", "actions[0].nation"),
    (
        "two discs at once",
        of("automa", "B3", actions=[{"does": "remove_disc", "amount": 2}]),
        "automa B3",
        "actions[0]",
    ),
    ("Jacques does not end", lambda raw: raw["automa"][-1].update(lines=["e1"]), "automa B5", "lines"),
    ("Jacques mumbles", lambda raw: raw["automa"][-1].update(lines=["x9", "E"]), "automa B5", "lines[0]"),
    ("Jacques searches nowhere", lambda raw: raw["automa"][-1].update(lines=["q2-99", "E"]), "automa B5", "lines[0]"),
]
EVERY_BOX = [*BOARD, *EXPLORER, *REFERENCES, *CARDS, *PIECES]
GIFTS = {"value": 1, "vp": 1, "influence": 1}
COSTS = {nation: {"value": 4, "doubloons": -1} for nation in ("france", "spain", "england")}
WHOLE_BOX: list[tuple[str, Change, str, str]] = [
    ("fork without labels", location("1", next=[{"to": "2"}, {"to": "3"}]), "location 1", "next"),
    ("a place nobody reaches", location("12", next=[{"to": "14"}]), "location 13", "id"),
    ("track fork without labels", lambda raw: space(raw, "e12").pop("branch"), "explorer.space e11", "next"),
    ("fork of three", explorer("e11", next=["e12", "e12b", "e13"]), "explorer.space e11", "next"),
    ("way around a barrier", explorer("e11", next=["e12", "e12b", "e17"]), "explorer", "space"),
    ("no barrier", lambda raw: space(raw, "e7").pop("barrier"), "explorer", "space"),
    ("barrier twice", explorer("e8", barrier="blue"), "explorer", "space"),
    ("barrier on one branch only", explorer("e13", barrier="red"), "explorer", "space"),
    ("a card too few in A", without("card", "A04"), "pack", "counts.cards_a"),
    ("a quest too few", without("quest", "Q24"), "pack", "counts.quests"),
    ("a token too few", without("token", "T25"), "pack", "counts.tokens"),
    ("a legacy tile too few", without("legacy", "L25"), "pack", "counts.legacy"),
    ("a count of nothing known", lambda raw: raw["pack"]["counts"].update(dragons=1), "pack", "counts.dragons"),
    ("a card of no deck", of("card", "A04", id="X04"), "card X04", "id"),
    ("a card without effect", card(income=[]), "card A04", ""),
    (
        "a place without action",
        card(requires=[{"effect": "cost_assistant", "location": "6"}]),
        "card A04",
        "assistant",
    ),
    ("an action without place", card(assistant=[{"effect": "ast_vp_doubloons"}]), "card A04", "assistant"),
    ("an option for no quest", card(permanent=[{"effect": "va_card_quest"}]), "card A04", "permanent"),
    ("a copy with another price", of("card", "A02", cost=9), "card A02", "cost"),
    ("a cost for every nation", of("token", "T02", **COSTS), "token T02", ""),
    ("several gifts", of("token", "T02", spain=GIFTS), "token T02", "spain"),
    (
        "a market for two only",
        location("1", market={"good": "corn", "spaces": {"2": 1}}),
        "location 1",
        "market.spaces",
    ),
    ("a city without market", lambda raw: item(raw, "location", "1").pop("market"), "location 1", "market"),
    ("a city without flag", location("1", flag=[]), "location 1", "flag"),
    ("a tile without flag", of("tile", "CT01", flag=[]), "tile CT01", "flag"),
    ("no marked tile", of("tile", "CT01", always=False), "tile", "always"),
    ("too few tiles", lambda raw: raw.update(tile=raw["tile"][:5]), "tile", "players"),
    (
        "a task twice",
        lambda raw: item(raw, "career", "glory").update(task=[item(raw, "career", "glory")["task"][0]] * 3),
        "career glory",
        "task",
    ),
    (
        "a low level that is high",
        lambda raw: item(raw, "career", "glory")["task"][0].update(low=9),
        "career glory",
        "task[0]",
    ),
    (
        "a near barrier that is far",
        lambda raw: item(raw, "career", "thirst_for_discovery")["task"][2].update(low_barrier="green"),
        "career thirst_for_discovery",
        "task[2]",
    ),
    ("a quest for nothing", of("quest", "Q02", cost=[]), "quest Q02", "cost"),
    ("a quest without reward", of("quest", "Q02", reward=[]), "quest Q02", "reward"),
]


def test_the_real_pack_breaks_no_rule() -> None:
    """Without a change nothing is found, so that what is found below comes from the change."""
    assert pack_findings(box_with(lambda _: None)) == []


@pytest.mark.parametrize("change,where,field", [pytest.param(*row[1:], id=row[0]) for row in EVERY_BOX])
def test_a_rule_for_every_box_is_seen_to_fail(change: Change, where: str, field: str) -> None:
    """A broken copy is found out, by item and field, with and without the rules for whole boxes."""
    box = box_with(change)
    assert (where, field) in {finding[:2] for finding in findings(box)}
    assert set(findings(box)) <= set(pack_findings(box))


@pytest.mark.parametrize("change,where,field", [pytest.param(*row[1:], id=row[0]) for row in WHOLE_BOX])
def test_a_rule_for_whole_boxes_is_seen_to_fail(change: Change, where: str, field: str) -> None:
    """A broken copy is found out as a pack; a scenario may do the same."""
    box = box_with(change)
    assert (where, field) in {finding[:2] for finding in pack_findings(box)}
    assert (where, field) not in {finding[:2] for finding in findings(box)}


def test_a_finding_says_what_is_there_and_what_may_be() -> None:
    """A finding reads as a sentence once the file is known."""
    assert findings(box_with(location("2", next=[{"to": "99"}])))[0] == Finding(
        "location 2", "next[0].to", '"99"', "the id of a location"
    )


def test_extra_pieces_of_a_scenario_are_allowed() -> None:
    """Cards and tokens beyond the counts, and a city without market, are no mistakes in a scenario."""
    token = {"id": "TX", **COSTS}
    extra = {"id": "X1", "name": "Extra", "cost": 0, "good": "corn", "object": "map"}
    city = {"kind": "city", "tile_slot": False, "action": [{"effect": "combat"}]}

    def change(raw: Raw) -> None:
        raw["token"].append(token)
        raw["card"].append(extra)
        item(raw, "location", "5").update(city)

    assert findings(box_with(change)) == []


def test_arrows_may_only_name_rounds_of_the_game() -> None:
    """An arrow of a fifth round is never open, and a game of endless rounds is checked all the same."""
    fifth = box_with(location("9", next=[{"to": "10", "rounds": [1, 2, 3, 4]}, {"to": "11", "rounds": [5]}]))
    endless = box_with(lambda raw: raw["numbers"]["turn"].update(rounds=10**12))
    assert findings(fifth) == []
    assert findings(endless) == []


def test_many_forks_do_not_take_long() -> None:
    """A track of a hundred forks has more ways than anybody can walk, and is checked all the same."""
    spaces: list[Raw] = [{"id": "s0", "index": 0, "next": ["a1", "b1"]}]
    for n in range(1, 101):
        ends = [f"a{n + 1}", f"b{n + 1}"] if n < 100 else ["end"]
        spaces += [
            {"id": f"a{n}", "index": n, "next": ends, "branch": "upper", "barrier": "red"},
            {"id": f"b{n}", "index": n, "next": ends, "branch": "lower", "barrier": "blue"},
        ]
    spaces.append({"id": "end", "index": 101})
    assert pack_findings(box_with(lambda raw: raw.update(explorer={"space": spaces})))
