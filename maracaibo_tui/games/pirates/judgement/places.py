"""What a ship may hope for on every space, and along the way that is left of the round (PIR-SAIL, PIR-LOC, PIR-BAY)."""

from __future__ import annotations

from maracaibo_tui.games.pirates.box import vocabulary as v
from maracaibo_tui.games.pirates.box.sea import BAY, MARACAIBO
from maracaibo_tui.games.pirates.rules.caribbean import sea_of, shown
from maracaibo_tui.games.pirates.rules.possessions import discount, movement
from maracaibo_tui.games.pirates.state.table import PiratesTable, everybody

from . import board, odds
from .effects import now
from .gains import marker
from .outlook import Outlook

NOWHERE = -99.0


def landing(look: Outlook, space: str) -> float:
    """Guess what ending a move on a space brings."""
    key = ("landing", space)
    found: float | None = look.tables.get(key)
    if found is None:
        found = look.tables[key] = _landing(look, space)
    return found


def _landing(look: Outlook, space: str) -> float:
    t = look.table
    if space == MARACAIBO:
        return t.printed.numbers.maracaibo.vp + board.best_upgrade(look)
    if space == BAY:
        return _bay(look)
    return _card(look, space) - _met(look, space)


def _bay(look: Outlook) -> float:
    bay = look.table.printed.bay
    ruby = look.tastes.ruby if look.player.rubies else 0.0
    actions = (board.raid(look, bay.swords), board.explored(look, bay.explore), board.best_building(look))
    return ruby + board.best_upgrade(look) + max(actions)


def _met(look: Outlook, space: str) -> float:
    """Value the fees for those who lie on a space, less what a battle with them promises (PIR-SAIL-09)."""
    t = look.table
    others = sum([each.ship == space for each in everybody(t) if each is not look.player])
    if not others:
        return 0.0
    fee = look.doubloon * min(look.player.doubloons, others * t.printed.turn.fee)
    if not t.state.options.pirate_battle:
        return fee
    return fee - odds.battle_on(t, look.seat, space)[0] * t.printed.modules.battle_vp


def _card(look: Outlook, space: str) -> float:
    t = look.table
    if space in t.state.facedown:
        return look.tastes.usual["unknown"] + look.doubloon * t.state.chests.get(space, 0)
    name = shown(t, space)
    improvements, ignored = t.printed.box.improvements, look.doubloon * t.printed.turn.ignore
    if name in improvements:
        cost = improvements[name].cost
        can_pay = cost <= _means(look)
        return max(ignored, board.surplus(look, name)) if can_pay else ignored
    if name in t.printed.box.residences:
        return _residence(look, name)
    return _location(look, name) if name in t.printed.box.locations else ignored


def _means(look: Outlook) -> int:
    """Give the printed cost that the seat can just pay (PIR-IMPR-02)."""
    return look.player.doubloons + discount(look.table, look.player)


def _residence(look: Outlook, name: str) -> float:
    t, p = look.table, look.player
    instead = look.doubloon * t.printed.turn.ignore if t.state.options.residence_doubloons else 0.0
    if name in p.residences or t.printed.box.residences[name].cost > _means(look):
        return instead
    return max(instead, board.building(look, name))


def _location(look: Outlook, name: str) -> float:
    t = look.table
    found = t.printed.box.locations[name]
    kind = t.state.treasure_tiles.get(name, "")
    seat, tile = t.state.market.get(name, (0, ""))
    total = marker(look, kind) if kind else 0.0
    total += max(0.0, board.side(look, tile)) if seat == look.seat else 0.0
    total += look.tastes.ruby if found.ruby and t.state.options.rubies else 0.0
    return total + board.best_upgrade(look) + sum([_action(look, sides) for sides in found.actions])


def _action(look: Outlook, sides: tuple[v.LocationAction, ...]) -> float:
    return max(0.0, *[now(look, side) for side in sides])


def ahead(look: Outlook, space: str) -> float:
    """Value what is still before a ship in this round: the best way on, later stops counting for less."""
    if look.is_last_turn:
        return 0.0
    key = ("ahead", space)
    found: float | None = look.tables.get(key)
    if found is None:
        found = look.tables[key] = max([_stop(look, space, end) for end in ends(look, space)], default=0.0)
    return found


def _stop(look: Outlook, space: str, end: str) -> float:
    column = sea_of(look.table).column
    skipped = look.tastes.skipped * (column[end] - column[space] - 1)
    return look.tastes.patience * (landing(look, end) + ahead(look, end)) - skipped


def ends(look: Outlook, space: str) -> tuple[str, ...]:
    """List where a move from a space may end."""
    t = look.table
    key = ("ends", t.state.options.layout, space, movement(t, look.player))
    found: tuple[str, ...] | None = t.printed.memo.get(key)
    if found is None:
        found = t.printed.memo[key] = tuple(sea_of(t).ends(space, key[-1])) if space != MARACAIBO else ()
    return found


def destination(look: Outlook, space: str) -> float:
    """Value ending a move on a space, and what lies before the ship then."""
    return landing(look, space) + look.tastes.ahead * ahead(look, space)


def course(look: Outlook, space: str, left: int, column: int, t: PiratesTable) -> float:
    """Value the best end of a move that is still going on, from a space with so many steps left (PIR-UNKIMP-05)."""
    sea = sea_of(t)
    reached = [space, *(sea.within(space, left) if left > 0 and space != BAY else ())]
    return max([destination(look, end) for end in reached if sea.column[end] > column], default=NOWHERE)
