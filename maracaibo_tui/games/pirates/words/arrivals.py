"""Where a voyage ends: what waits there, what it costs this seat, and how one gets there."""

from maracaibo_tui.engine.who import letter
from maracaibo_tui.games.pirates.box.components import Improvement, Location, Residence
from maracaibo_tui.games.pirates.box.sea import BAY, MARACAIBO
from maracaibo_tui.games.pirates.rules.caribbean import price, sea_of
from maracaibo_tui.games.pirates.rules.possessions import explore_steps
from maracaibo_tui.games.pirates.state.position import FACEDOWN, FILLER, Player
from maracaibo_tui.games.pirates.state.table import PiratesTable, everybody

from .asked import Asked, Said, changed
from .effects import kind_name, several
from .things import location_text, lying_at, residence_text, scrolls, tile_text


def sail(a: Asked) -> Said:
    """Describe a voyage: how far it is, what lies there, and the fee (PIR-SAIL-01, PIR-SAIL-09)."""
    space = a.value
    steps = sea_of(a.table).within(a.player.ship, len(sea_of(a.table).places)).get(space, 0)
    there, fee = lying_at(a.printed, a.table.state, space), fee_at(a.table, a.player, space)
    where = f"Sail to {there}, {several(steps, 'step')}{_paid(a.table, a.player, space)}"
    waiting = "; ".join(filter(None, (at_space(a.table, a.player, space), _fought(a.table, a.player, space))))
    return Said(f"{where}: {waiting}" if waiting else where, _RULES.get(space, ""), changed(doubloons=-fee))


_RULES = {BAY: "PIR-BAY-02", MARACAIBO: "PIR-BAY-06"}


def step(a: Asked) -> Said:
    """Describe one step of a voyage, and what lies there (PIR-UNKIMP-05)."""
    space = a.value
    where = f"Sail {direction(a.player.ship, space)} to {lying_at(a.printed, a.table.state, space)}"
    waiting = at_space(a.table, a.player, space)
    return Said(f"{where}: {waiting}" if waiting else where, "PIR-UNKIMP-05")


def stop(a: Asked) -> Said:
    """Say where the ship would stop, and what lies there (PIR-UNKIMP-04)."""
    space = a.player.ship
    waiting = at_space(a.table, a.player, space)
    return Said(
        f"Stop at {lying_at(a.printed, a.table.state, space)}{f': {waiting}' if waiting else ''}", "PIR-UNKIMP-04"
    )


def direction(origin: str, space: str) -> str:
    """Say in which direction a step leads; from the start and into the Bay it is simply on."""
    if not (space[1:].isdecimal() and origin[1:].isdecimal()):
        return "on"
    if origin[0] != space[0]:
        return "up" if space[0] < origin[0] else "down"
    return "right" if origin[1:] < space[1:] else "left"


def fee_at(t: PiratesTable, p: Player, space: str) -> int:
    """Give the doubloons that landing on a space costs (PIR-SAIL-09, PIR-SAIL-10, PIR-SOLO-08)."""
    return min(p.doubloons, t.printed.turn.fee * len(_others(t, p, space)))


def _others(t: PiratesTable, p: Player, space: str) -> list[int | str]:
    """Name those whose ships lie on a card (PIR-SAIL-13)."""
    if space not in t.state.grid:
        return []
    return [each.seat for each in everybody(t) if each is not p and each.ship == space]


def _paid(t: PiratesTable, p: Player, space: str) -> str:
    """Say who is met there and what that costs (PIR-SAIL-09)."""
    found, fee = _others(t, p, space), fee_at(t, p, space)
    if not found:
        return ""
    names = " and ".join(map(letter, found))
    return f", fee {several(fee, 'doubloon')} to {names}" if fee else f", no doubloon for the fee to {names}"


def _fought(t: PiratesTable, p: Player, space: str) -> str:
    """Say with whom a battle is fought there (PIR-BATTLE-01)."""
    found = _others(t, p, space) if t.state.options.pirate_battle else []
    return f"a battle with {' and '.join(map(letter, found))}" if found else ""


def at_space(t: PiratesTable, p: Player, space: str) -> str:
    """Say in a few words what a space does for a seat that ends there."""
    state, card = t.state, t.state.grid.get(space, "")
    if space in state.chests:
        return f"turn it up for {several(state.chests[space], 'doubloon')}"
    if space == BAY:
        return f"a ship upgrade, then Raid with {_bay_swords(t)}, {_bay_explore(t, p)} or build"
    if space == MARACAIBO:
        return f"{t.printed.numbers.maracaibo.vp} VP, a ship upgrade{_ending(t)}"
    if card in {FILLER, FACEDOWN, ""}:
        return f"take {several(t.printed.turn.ignore, 'doubloon')}" if card == FILLER else ""
    return _at_card(t, p, card)


def _bay_swords(t: PiratesTable) -> str:
    return f"{several(t.printed.bay.swords, 'sword')} more"


def _bay_explore(t: PiratesTable, p: Player) -> str:
    return f"Explore {t.printed.bay.explore + explore_steps(t, p)}"


def _ending(t: PiratesTable) -> str:
    """Say what the arrival on Maracaibo means for the round (PIR-ROUND-03, PIR-ROUND-06)."""
    return "; ends the round" if t.state.round < t.printed.turn.rounds else "; the last turns follow"


def _at_card(t: PiratesTable, p: Player, card: str) -> str:
    box = t.printed.box
    found = box.improvements.get(card) or box.residences.get(card) or box.locations.get(card)
    match found:
        case Improvement():
            return _improvement(t, p, found)
        case Residence():
            return _residence(t, p, found)
        case Location():
            return _location(t, p, found)
    return ""


def priced(t: PiratesTable, p: Player, cost: int, surcharge: int = 0) -> str:
    """Say a price after discounts, and what is printed where that differs (PIR-IMPR-02)."""
    now = price(t, p, cost, surcharge)
    printed = f" (printed {cost}{f' + {surcharge}' if surcharge else ''})" if now != cost else ""
    return f"{several(now, 'doubloon')}{printed}"


def _improvement(t: PiratesTable, p: Player, card: Improvement) -> str:
    instead = several(t.printed.turn.ignore, "doubloon")
    paid = priced(t, p, card.cost)
    offer = f"{paid}, or take {instead}" if _can_pay(t, p, card.cost) else f"take {instead}, too dear at {paid}"
    return "; ".join([f"{kind_name(card.kind)}, {offer}", f"{card.vp} VP", *scrolls(card)])


def _can_pay(t: PiratesTable, p: Player, cost: int) -> bool:
    return price(t, p, cost) <= p.doubloons


def _residence(t: PiratesTable, p: Player, card: Residence) -> str:
    if card.id in p.residences:
        return "your residence"
    first = all(card.id not in each.residences for each in everybody(t))
    bonus = f", {t.printed.turn.first_residence} VP for the first" if first else ""
    paid = priced(t, p, card.cost)
    offer = f"build for {paid}" if _can_pay(t, p, card.cost) else f"too dear at {paid}"
    return f"residence, {offer}{bonus}; {residence_text(card)}"


def _location(t: PiratesTable, p: Player, card: Location) -> str:
    state = t.state
    kind = state.treasure_tiles.get(card.id, "")
    seat, tile = state.market.get(card.id, (0, ""))
    own = tile_text(t.printed, tile, state.sides[tile]) if seat == p.seat else ""
    parts = [
        "a ruby" if state.options.rubies and card.ruby else "",
        f"{kind} island +1" if kind else "",
        f"your black market ({own})" if own else "",
        "a ship upgrade",
        location_text(card),
    ]
    return ", ".join(filter(None, parts))
