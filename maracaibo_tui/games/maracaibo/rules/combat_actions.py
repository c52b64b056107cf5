"""What can be done with combat value: influence, flags, villages and the actions of cards (MAR-COMBAT-20..38)."""

from maracaibo_tui.engine.agenda import push
from maracaibo_tui.engine.forms import made, taken_apart, value_of
from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.state import events
from maracaibo_tui.games.maracaibo.state.frames import Resolve
from maracaibo_tui.games.maracaibo.state.position import Player
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable

from .gains import gain_doubloons, score
from .influence import gain_influence, place_legacy_marker, place_marker
from .legacy import explorer_index, in_play
from .places import address, flags, villages


def available(t: MaracaiboTable, p: Player, nation: str, value: int) -> dict[str, int]:
    """Name every combat action that can be paid, with its cost (MAR-COMBAT-15, MAR-COMBAT-20..22)."""
    used = t.state.this_turn.actions_used
    found: dict[str, int] = {}
    numbers = t.printed.combat
    if "influence" not in used:
        for cost, _influence in (numbers.influence_small, numbers.influence_large):
            found[made("ca", "influence", cost)] = cost
    if t.state.supply[nation]:
        if "flag" not in used:
            _flag_actions(t, p, nation, found)
        if "village" not in used:
            _village_actions(t, p, nation, found)
        if t.state.legacy:
            _legacy_actions(t, p, found)
    for card in p.tableau:
        effect = t.printed.card_combat.get(card)
        if effect is not None and card not in used:
            found[made("ca", "card", card)] = effect.cost
    return {name: cost for name, cost in found.items() if cost <= value}


def _flag_actions(t: MaracaiboTable, p: Player, nation: str, found: dict[str, int]) -> None:
    """Add annexing empty flags and displacing other nations' markers (MAR-COMBAT-25..27, MAR-COMBAT-29)."""
    markers, numbers = t.state.markers, t.printed.combat
    for flag in flags(t, p):
        owner = markers.get(flag)
        if owner is None:
            found[made("ca", "annex", flag)] = numbers.annex
        elif owner != nation:
            found[made("ca", "displace", flag)] = numbers.displace


def _village_actions(t: MaracaiboTable, p: Player, nation: str, found: dict[str, int]) -> None:
    """Add villages for the ship's combat action (MAR-COMBAT-32, MAR-COMBAT-34)."""
    effect = _ship_action(t, p)
    if effect is None:
        return
    for village in villages(t):
        owner = t.state.markers.get(village)
        if owner != nation:
            found[made("ca", "village", village)] = effect.annex if owner is None else effect.displace


def _ship_action(t: MaracaiboTable, p: Player) -> v.CaVillage | None:
    for area in t.printed.lasting["option"]:
        for effect in area.option:
            if type(effect) is v.CaVillage and not p.discs[area.id]:
                return effect
    return None


def perform(t: MaracaiboTable, p: Player, nation: str, option: str) -> None:
    """Carry out a combat action whose value is paid."""
    kind, what = taken_apart(option).values[0], value_of(option)
    used = {"annex": "flag", "displace": "flag", "card": what}.get(kind, kind)
    t.state.this_turn = t.state.this_turn.with_action(used)
    if kind == "influence":
        _influence(t, p, nation, int(what))
    elif kind == "card":
        _card_action(t, p, nation, what)
    elif kind == "silver_fleet":
        _raid_silver_fleet(t, p, nation, what)
    elif kind == "gold_mine":
        _take_gold_mine(t, p, nation)
    elif kind == "village":
        _take_village(t, p, nation, what)
    else:
        _take_flag(t, p, nation, what)


def _influence(t: MaracaiboTable, p: Player, nation: str, cost: int) -> None:
    """Gain influence with the fighting nation (MAR-COMBAT-24)."""
    numbers = t.printed.combat
    gained = next(amount for price, amount in (numbers.influence_small, numbers.influence_large) if price == cost)
    gain_influence(t, p, nation, gained, "combat")


def _take_flag(t: MaracaiboTable, p: Player, nation: str, flag: str) -> None:
    """Annex or displace at a flag: influence, marker, then the flag's bonus (MAR-COMBAT-28)."""
    remove_marker(t, p, flag)
    gain_influence(t, p, nation, t.printed.combat.action_influence, "combat")
    place_marker(t, p.seat, nation, flag)
    push(t, Resolve(p.seat, address(t, flag, "flag")))


def _take_village(t: MaracaiboTable, p: Player, nation: str, village: str) -> None:
    """Annex or displace in a village: marker, influence, doubloons for assistants (MAR-COMBAT-33)."""
    effect = t.printed.ship_option(v.CaVillage)
    remove_marker(t, p, village)
    place_marker(t, p.seat, nation, village)
    gain_influence(t, p, nation, t.printed.combat.action_influence, "combat")
    own = len(p.assistants.get(village, ()))
    foreign = sum([len(rival.assistants.get(village, ())) for rival in t.state.players]) - own
    gain_doubloons(t, p, effect.own * own + effect.foreign * foreign, "ca:village")


def remove_marker(t: MaracaiboTable, p: Player, location: str) -> None:
    """Remove a displaced marker from the game, if there is one (MAR-COMBAT-26, MAR-COMBAT-37)."""
    state = t.state
    owner = state.markers.get(location)
    if owner is None:
        return
    state.markers = {place: nation for place, nation in state.markers.items() if place != location}
    state.removed = {**state.removed, owner: state.removed[owner] + 1}
    if t.tell is not None:
        t.tell(events.MarkerRemoved(p.seat, owner, location))
    for card in p.tableau:
        if card in t.printed.displace_points:
            score(t, p, t.printed.displace_points[card], f"card/{card}/permanent")


def _card_action(t: MaracaiboTable, p: Player, nation: str, card: str) -> None:
    source = f"card/{card}/permanent"
    match t.printed.card_combat[card]:
        case v.CaInfluenceVp(vp=vp):
            gain_influence(t, p, nation, t.printed.combat.action_influence, source)
            score(t, p, vp, source)
        case v.CaDoubloonsSynergy(doubloons=doubloons, synergy=synergy, vp=vp):
            gain_doubloons(t, p, doubloons, source)
            if synergy in p.synergies:
                score(t, p, vp, source)


def _legacy_actions(t: MaracaiboTable, p: Player, found: dict[str, int]) -> None:
    """Add the silver fleet and the gold mine, for everybody (MAR-LEGACY-24, MAR-LEGACY-25, MAR-LEGACY-29, -30)."""
    used, held = t.state.this_turn.actions_used, t.state.legacy_markers
    fleet, mine = in_play(t, v.LegacySilverFleet), in_play(t, v.LegacyGoldMine)
    if fleet is not None and "silver_fleet" not in used:
        for cost in fleet.effect.costs:
            if f"{fleet.tile.id}/{cost}" not in held:
                found[made("ca", "silver_fleet", cost)] = cost
    if mine is not None and mine.tile.id not in held:
        needed = mine.effect.explorer_space
        if explorer_index(t, p) >= needed:
            found["ca:gold_mine"] = mine.effect.cost


def _raid_silver_fleet(t: MaracaiboTable, p: Player, nation: str, space: str) -> None:
    """Place a marker that can never be displaced, gain influence and doubloons (MAR-LEGACY-24, MAR-COMBAT-36)."""
    fleet = in_play(t, v.LegacySilverFleet)
    if fleet is not None:
        place_legacy_marker(t, p.seat, nation, f"{fleet.tile.id}/{space}")
        gain_influence(t, p, nation, fleet.effect.influence, "ca:silver_fleet")
        gain_doubloons(t, p, fleet.effect.doubloons, "ca:silver_fleet")


def _take_gold_mine(t: MaracaiboTable, p: Player, nation: str) -> None:
    """Place a marker that can never be displaced and take the doubloons (MAR-LEGACY-29, MAR-COMBAT-36)."""
    mine = in_play(t, v.LegacyGoldMine)
    if mine is not None:
        place_legacy_marker(t, p.seat, nation, mine.tile.id)
        gain_doubloons(t, p, mine.effect.doubloons, "ca:gold_mine")
