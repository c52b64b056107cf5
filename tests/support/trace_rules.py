"""What a seat may answer, worked out from a whole record and the printed content, by nothing of the program."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

Line = dict[str, Any]
CONTENT = Path(__file__).parents[2] / "content" / "maracaibo"
NATIONS = ("france", "spain", "england")
NO_FLAG = {"L9", "havana", "20", "21a", "21b", "22"}
FAR = {"9a": 4, "13a": 11}
"""Where the explorer must be for the cities of tiles 4 and 7."""


def printed(name: str, kind: str) -> dict[str, Line]:
    """Read the items of a kind out of the files of the pack."""
    items: dict[str, Line] = {}
    for file in sorted(CONTENT.glob(name)):
        items |= {item["id"]: item for item in tomllib.loads(file.read_text(encoding="utf-8"))[kind]}
    return items


CARDS = printed("project_cards*.toml", "card")
PLACES = printed("board.toml", "location")
TILES = printed("city_tiles.toml", "tile")
TOKENS = printed("combat_tokens.toml", "token")
LEGACY = printed("legacy.toml", "legacy")
BUILDINGS = printed("prestige.toml", "prestige")
CAREERS = printed("careers.toml", "career")
GATES = {"six_vp": "three_vp", "va_three_goods": "va_combat_point"}
OTHERS = {"va_annex": 4, "immediate_choice": 4, "ten_vp": 6}
TRACK = tomllib.loads((CONTENT / "tracks.toml").read_text(encoding="utf-8"))["explorer"]["space"]
INDEX = {space["id"]: space["index"] for space in TRACK}


class Seat:
    """What a whole record says of a seat."""

    def __init__(self, state: Line, seat: int) -> None:
        """Take the paths of the seat."""
        start = f"players.{seat}."
        self.of = {path.removeprefix(start): value for path, value in state.items() if path.startswith(start)}
        self.seat, self.state = seat, state

    def red(self, effect: str) -> list[tuple[str, Line]]:
        """List the red scrolls of a kind in the tableau, each with its card."""
        tableau = [(card, each) for card in self.of["tableau"] for each in CARDS[card].get("permanent", ())]
        return [(card, each) for card, each in tableau if each["effect"] == effect]

    def cleared(self, area: str) -> bool:
        """Tell whether both discs of an area are gone."""
        return not self.of[f"discs.{area}"]

    def removable(self) -> list[str]:
        """List the areas that a disc may leave (MAR-SHIP-03..05, MAR-SHIP-26)."""
        discs = {path.removeprefix("discs."): left for path, left in self.of.items() if path.startswith("discs.")}
        gone = [area for area, left in discs.items() if not left]
        return [
            area
            for area, left in discs.items()
            if left and len(gone) >= OTHERS.get(area, 0) and (area not in GATES or GATES[area] in gone)
        ]

    def explorer(self) -> int:
        """Give the index of the explorer's space."""
        return int(INDEX.get(self.of["explorer"], 0))

    def pays(self, things: list[str], kept: str = "") -> bool:
        """Tell whether hand and permanent objects cover these goods and objects, each piece one of them."""
        hand = [{CARDS[card]["good"], CARDS[card]["object"]} for card in self.of["hand"] if card != kept]
        lasting = [set(each["objects"]) for _card, each in self.red("permanent_object")]
        return _covers(things, [*hand, *lasting])

    def equal_goods(self) -> int:
        """Count the hand cards of the good that most show."""
        return max(Counter(CARDS[card]["good"] for card in self.of["hand"]).values(), default=0)


def _covers(things: list[str], pieces: list[set[str]]) -> bool:
    if not things:
        return True
    first, *rest = things
    return any(first in piece and _covers(rest, pieces[:at] + pieces[at + 1 :]) for at, piece in enumerate(pieces))


def on_board(state: Line, nation: str) -> int:
    """Count the markers of a nation by where they lie."""
    lying = [value for path, value in state.items() if path.startswith("locations.") and path.endswith(".marker")]
    lying += [*state.get("legacy.L6.markers", {}).values(), state.get("legacy.L9.marker", "")]
    return lying.count(nation)


def is_village(state: Line, place: str) -> bool:
    """Tell whether a place is a village, a town of tile 1 being none."""
    return PLACES.get(place, {"kind": "city"})["kind"] == "village" and not (place == "17" and "L1" in state["legacy"])


def market(state: Line, place: str) -> Line:
    """Give the market of a city."""
    tile = state[f"locations.{place}.tile"]
    if place == "17":
        found = LEGACY["L1"]["market"]
    elif place not in PLACES:
        found = next(each["place"] for each in LEGACY.values() if each.get("place", {}).get("id") == place)["market"]
    else:
        found = (TILES[tile] if tile else PLACES[place])["market"]
    return dict(found)


def purchases(seat: Seat) -> list[str]:
    """List what can be bought (MAR-CARD-05, MAR-CARD-09, MAR-PRESTIGE-02, -03, -06)."""
    state, less = seat.state, sum(each["amount"] for _card, each in seat.red("purchase_discount"))
    found = [f"buy:{card}" for card in (*seat.of["hand"], *seat.of["planning"]) if _can_buy(seat, card, less)]
    for place in range(1, 5):
        building = state[f"prestige.{place}.id"]
        paid = seat.of["figures"] >= 1 and BUILDINGS[building]["cost"] - less <= seat.of["doubloons"]
        if state[f"prestige.{place}.faceup"] and paid and seat.seat not in state[f"prestige.{place}.investors"]:
            found.append(f"invest:{building}")
    return found


def _can_buy(seat: Seat, card: str, less: int) -> bool:
    figures, points, things = 0, 0, list[str]()
    for each in CARDS[card].get("requires", ()):
        match each["effect"]:
            case "cost_assistant":
                figures += 1
            case "cost_figure" | "cost_figure_on_card":
                figures += each.get("count", 1)
            case "cost_combat_points":
                points += each["amount"]
            case "cost_objects":
                things += [each.get("object", "herbs")] * each.get("count", 3)
            case "requires_nation_markers":
                if on_board(seat.state, each["nation"]) < each.get("count", 3):
                    return False
    enough = CARDS[card]["cost"] - less <= seat.of["doubloons"]
    return enough and figures <= seat.of["figures"] and points <= seat.of["combat_points"] and seat.pays(things, card)


def village_options(seat: Seat) -> Iterator[str]:
    """List the village actions but for the quest on a card (MAR-VILLAGE-09..13, EFF-VIL-04..10)."""
    yield from ("stop", "va:doubloon", *["va:discard_hand"] * bool(seat.of["hand"]))
    yield from ["va:buy"] * bool(purchases(seat))
    yield from ["va:combat_point"] * seat.cleared("va_combat_point")
    yield from ["va:three_goods"] * (seat.cleared("va_three_goods") and seat.equal_goods() >= 3)
    place, state = seat.of["ship"], seat.state
    free = is_village(state, place) and not state.get(f"locations.{place}.marker", "-")
    supplied = any(state[f"nations.{nation}.supply"] for nation in NATIONS)
    yield from ["va:annex"] * (seat.cleared("va_annex") and free and supplied)
    for kind, name, things in (
        ("va_maps_vp_explore", "maps", ["map"] * 2),
        ("va_maps_doubloons_explore", "maps", ["map"] * 2),
        ("va_books", "books", ["book"] * 2),
    ):
        yield from (f"va:{name}:{card}" for card, _each in seat.red(kind) if seat.pays(things))
    yield from (f"va:two_goods:{card}" for card, _each in seat.red("va_two_goods") if seat.equal_goods() >= 2)


class Combat:
    """One Combat: the fighting nation and what is left of its value."""

    def __init__(self, state: Line, token: str, nation: str) -> None:
        """Work out the value the nation starts with (MAR-COMBAT-04, MAR-COMBAT-10, MAR-COMBAT-11)."""
        self.nation, self.value = nation, 3
        if token:
            others = [on_board(state, other) for other in NATIONS if other != nation]
            own, modifiers = on_board(state, nation), TOKENS[token].get("modifiers", ())
            self.value = TOKENS[token][nation]["value"]
            self.value -= 2 * ("most" in modifiers and own > max(others))
            self.value += 3 * ("least" in modifiers and own < min(others))

    def options(self, seat: Seat, used: set[str]) -> dict[str, int]:
        """Name what the value pays for, with its cost (MAR-COMBAT-15..38, MAR-LEGACY-24, MAR-LEGACY-29)."""
        found = {"ca:influence:2": 2, "ca:influence:5": 5}
        for kind, cost in (("ca_influence_vp", 2), ("ca_doubloons_synergy", 1)):
            found |= {f"ca:card:{card}": each.get("cost", cost) for card, each in seat.red(kind)}
        if seat.state[f"nations.{self.nation}.supply"]:
            found |= self._places(seat)
        kept = {name: cost for name, cost in found.items() if cost <= self.value and family(name) not in used}
        spent = {"spend:cp": seat.of["combat_points"], "spend:figure": seat.of["figures"]}
        return {**kept, "end": 0, **{name: -1 for name, held in spent.items() if held}}

    def _places(self, seat: Seat) -> dict[str, int]:
        found, state = dict[str, int](), seat.state
        marked = {path.split(".")[1]: value for path, value in state.items() if path.endswith(".marker")}
        for place, owner in marked.items():
            if place in NO_FLAG or owner == self.nation:
                continue
            if is_village(state, place):
                found |= {f"ca:village:{place}": 5 if owner else 2} if seat.cleared("ca_village") else {}
            elif seat.explorer() >= FAR.get(place, 0):
                found |= {f"ca:displace:{place}": 6} if owner else {f"ca:annex:{place}": 4}
        if "L6" in state["legacy"]:
            held = state["legacy.L6.markers"]
            found |= {f"ca:silver_fleet:{cost}": cost for cost in (10, 11) if str(cost) not in held}
        if "L9" in state["legacy"] and not state["legacy.L9.marker"] and seat.explorer() >= 5:
            found["ca:gold_mine"] = 8
        return found


def family(option: str) -> str:
    """Name the combat action an option belongs to: alternatives are one action (MAR-COMBAT-21)."""
    kind, _, what = option.removeprefix("ca:").partition(":")
    return what if kind == "card" else {"displace": "annex"}.get(kind, kind)


def sailing(seat: Seat, movement: int) -> set[str]:
    """Name the destinations, those with an @ that can be reached at several costs (MAR-SAIL-02..11)."""
    state, costs, ahead = seat.state, dict[str, set[int]](), [(str(seat.of["ship"]), 0)]
    for at, spent in ahead:
        if at != seat.of["ship"] and PLACES.get(at, {}).get("must_stop"):
            continue
        for to, cost in _arrows(state, at, seat.explorer()):
            if spent + cost <= movement:
                costs.setdefault(to, set()).add(spent + cost)
                ahead.append((to, spent + cost))
    return {f"sail:{to}{'@' if len(found) > 1 else ''}" for to, found in costs.items()}


def _arrows(state: Line, at: str, explorer: int) -> Iterator[tuple[str, int]]:
    tiles = [LEGACY[tile] for tile in state["legacy"]]
    added = {tile["place"]["id"]: tile["place"] for tile in tiles if "place" in tile}
    dear = {(tile["from"], tile["to"]) for tile in tiles if "from" in tile}
    for arrow in {**PLACES, **added}[at].get("next", ()):
        if state["round"] in arrow.get("rounds", (1, 2, 3, 4)):
            yield arrow["to"], 3 if (at, arrow["to"]) in dear else arrow.get("cost", 1)
    for each in [arrow for tile in tiles for arrow in tile.get("arrows", ())]:
        if each["from"] == at and explorer >= FAR[each["to"]]:
            yield each["to"], each.get("cost", 1)


def deliveries(seat: Seat) -> list[str]:
    """List the hand cards that can be delivered (MAR-CITY-03, MAR-CITY-07)."""
    place, state = seat.of["ship"], seat.state
    wanted, few = market(state, place), max(2, sum(path.endswith(".hand_limit") for path in state))
    if state[f"locations.{place}.goods"] >= wanted["spaces"].get(str(few), 0) or not seat.removable():
        return []
    return [f"deliver:{card}" for card in seat.of["hand"] if CARDS[card]["good"] == wanted["good"]]


def draws(seat: Seat) -> list[str]:
    """List where the next card may come from (MAR-DRAW-03, MAR-DRAW-04, MAR-DRAW-09)."""
    state, free = seat.state, seat.cleared("three_vp_free_display")
    display = [f"take:{card}" for card in state["display"] if card and (free or seat.of["doubloons"])]
    return [*display, "draw" if state["decks.draw"] or state["decks.discard"] else "stop"]


def free_actions(seat: Seat) -> list[str]:
    """List cards that can be planned and tasks that can be completed (MAR-FREE-03, MAR-FREE-07)."""
    planned = [f"hold:{card}" for card in seat.of["hand"]] if len(seat.of["planning"]) < 3 else []
    tasks = enumerate(CAREERS[seat.of["career.id"]]["task"], 1)
    done = seat.of["career.done"]
    return [*planned, *(f"career_task:{number}" for number, task in tasks if number not in done and _met(seat, task))]


def _met(seat: Seat, task: Line) -> bool:
    """Tell whether the lower requirement of a task is met (EFF-CAR-01..08)."""
    kind = task["effect"].removeprefix("career_")
    if kind == "explorer":
        return task["low_barrier"] in seat.of["barriers"]
    influence = sorted(seat.of[f"influence.{nation}"] for nation in NATIONS)
    counted = {
        "combat_tokens": len(seat.of["combat_tokens"]),
        "quests": len(seat.of["quests"]),
        "influence_one": influence[2],
        "influence_two": influence[1],
        "ship_upgrades": sum(not left for path, left in seat.of.items() if path.startswith("discs.")),
        "synergies": len(seat.of["synergies"]),
        "assistants": sum(map(len, seat.of["assistants"].values())),
    }
    return bool(counted[kind] >= task["low"])
