"""Why a combat action cannot be used now."""

from collections.abc import Iterator

from maracaibo_tui.engine.advice import Denied
from maracaibo_tui.engine.forms import taken_apart, value_of
from maracaibo_tui.games.maracaibo.rules.combat_actions import available
from maracaibo_tui.games.maracaibo.state.frames import CombatActions
from maracaibo_tui.games.maracaibo.state.position import Player
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable
from maracaibo_tui.games.maracaibo.words.cards import card_name, location_name
from maracaibo_tui.games.maracaibo.words.effects import nation

from .decision import Decision


def combat(t: MaracaiboTable, p: Player, decision: Decision) -> Iterator[Denied]:
    """Name the combat actions that are too dear, were used, or lack a marker."""
    frame = t.state.agenda[-1]
    if not isinstance(frame, CombatActions):
        return
    offered = {option.id for option in decision.options}
    # Asked with more value than anything costs, the rules name every combat action there is.
    possible = available(t, p, frame.nation, frame.value + _most(t))
    short = {name: cost - frame.value for name, cost in possible.items() if name not in offered}
    kinds: dict[str, list[tuple[str, int]]] = {}
    for name, missing in short.items():
        kinds.setdefault(taken_apart(name).values[0], []).append((name, missing))
    for kind, found in kinds.items():
        yield _too_dear(t, kind, found)
    yield from _used(t, p)
    if not t.state.supply[frame.nation]:
        yield Denied("Annex or displace", f"{nation(frame.nation)} has no markers left", "MAR-COMBAT-25")
    yield from _nothing_to_spend(p)


def _most(t: MaracaiboTable) -> int:
    numbers = t.printed.combat
    return 10 * max(numbers.annex, numbers.displace, *numbers.influence_large, *numbers.influence_small)


def _too_dear(t: MaracaiboTable, kind: str, found: list[tuple[str, int]]) -> Denied:
    name, missing = min(found, key=lambda each: each[1])
    what = value_of(name)
    labels = {
        "annex": "Annex a flag",
        "displace": "Displace a marker",
        "village": "Take a village",
        "influence": f"Gain {_influence(t, what)} influence",
        "silver_fleet": "Raid the silver fleet",
        "gold_mine": "Take the gold mine",
    }
    label = card_name(t.printed, what) if kind == "card" else labels[kind]
    if len(found) == 1 and kind in {"annex", "displace", "village"}:
        label = f"{label} ({location_name(t.printed, what)})"
    return Denied(label, f"needs {missing} more combat value", "MAR-COMBAT-15")


def _influence(t: MaracaiboTable, price: str) -> int:
    """Say how much influence a price buys (MAR-COMBAT-24)."""
    ways = (t.printed.combat.influence_small, t.printed.combat.influence_large)
    return next((amount for cost, amount in ways if str(cost) == price), 0)


def _used(t: MaracaiboTable, p: Player) -> Iterator[Denied]:
    labels = {"influence": "Gain influence", "flag": "Annex or displace a flag", "village": "Take a village"}
    for used in t.state.this_turn.actions_used:
        label = labels.get(used) or (card_name(t.printed, used) if used in p.tableau else "")
        if label:
            yield Denied(label, "you have used it this turn", "MAR-COMBAT-22")


def _nothing_to_spend(p: Player) -> Iterator[Denied]:
    if not p.combat_points:
        yield Denied("Pay a combat point", "you have none", "MAR-COMBAT-16")
    if not p.figures:
        yield Denied("Pay a figure", "you have none in your supply", "MAR-COMBAT-16")
