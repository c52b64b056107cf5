"""The terms of what a position of Pirates is worth to a seat that sees no more than its view.

Everything is counted in victory points: those scored, those that are sure to come, and what the rest may become.
"""

from __future__ import annotations

from collections.abc import Mapping

from maracaibo_tui.engine.judging import Term
from maracaibo_tui.games.pirates.box.printed import KINDS
from maracaibo_tui.games.pirates.rules.possessions import all_treasures, doubloon_income, vp_income
from maracaibo_tui.games.pirates.rules.track import track_of
from maracaibo_tui.games.pirates.state.position import Player
from maracaibo_tui.games.pirates.state.table import PiratesTable

from . import board, gains, hopes, places
from .effects import all_now
from .outlook import Outlook
from .waiting import waiting


def _points(t: PiratesTable, p: Player, look: Outlook) -> float:
    """Count points scored, and those that incomes are sure to bring."""
    return p.vp + vp_income(t, p) * len(_to_come(t, look))


def _to_come(t: PiratesTable, look: Outlook) -> tuple[float, ...]:
    """Give what a doubloon is worth after each income phase to come."""
    return look.incomes[t.state.round - look.round :]


def _doubloons(t: PiratesTable, p: Player, look: Outlook) -> float:
    """Value doubloons, those that incomes will bring, and rubies."""
    coming = doubloon_income(t, p) * sum(_to_come(t, look))
    return look.purse(p.doubloons) + coming + look.tastes.ruby * p.rubies * min(1.0, look.share * 2)


def _treasures(t: PiratesTable, p: Player, look: Outlook) -> float:
    """Value treasures by what their islands promise, against those of rivals, and those that are buried."""
    total = sum([gains.price(t, kind, look) * gains.standing(t, p, kind, look) for kind in KINDS])
    above = min(sum(p.above.values()), look.coming["buried"])
    total += look.tastes.treasure * all_treasures(p)
    return total + t.printed.scoring.buried * len(p.dig) + 0.25 * look.tastes.burial * above


def _hopes(t: PiratesTable, p: Player, look: Outlook) -> float:
    """Value missions, residences and grey effects as they may become."""
    return hopes.hopes(look, hopes.counts_of(t, p), p)


def _ship(t: PiratesTable, p: Player, look: Outlook) -> float:
    """Value what cards, upgrades and the figurehead bring for good, printed points, and nearer upgrade lines."""
    box, total = t.printed.box, 0.0
    for name in p.cards:
        found = box.improvements[name]
        total += found.vp + board.lasting(look, name, found.permanent)
    for name in p.upgrades:
        total += board.lasting(look, name, box.upgrades[name].permanent)
    if p.figurehead:
        head = box.figureheads[p.figurehead]
        total += look.tastes.figurehead * board.lasting(look, p.figurehead, head.permanent)
        free = [space for space in head.spaces if space.id not in p.dig]
        near = min(1.0, look.share * 1.5)
        total += look.tastes.bonus_space * near * sum([all_now(look, space.bonus) for space in free])
    return total + look.tastes.line * min(1.0, look.share * 1.5) * len(p.upgrades)


def _track(t: PiratesTable, p: Player, look: Outlook) -> float:
    """Value rivers crossed and the way to the next ones."""
    track = track_of(t)
    on = track.length["start"] - track.length[p.explorer]
    return t.printed.scoring.river * len(p.rivers) + look.tastes.space * on * min(1.0, look.share * 2)


def _market(t: PiratesTable, p: Player, look: Outlook) -> float:
    """Value black-market tiles in the Caribbean for visits to come."""
    return sum([board.laid(look, tile) for seat, tile in t.state.market.values() if seat == p.seat])


def _leaning(t: PiratesTable, p: Player, look: Outlook) -> float:
    """Add what a bot with a leaning sees in things beyond their worth."""
    leaning = look.tastes.leaning
    if not leaning:
        return 0.0
    length = track_of(t).length
    owned = {
        "cards": len(p.cards),
        "residences": len(p.residences),
        "missions": len(p.missions),
        "upgrades": len(p.upgrades),
        "treasures": all_treasures(p),
        "spaces": length["start"] - length[p.explorer],
    }
    return sum([points * owned[thing] for thing, points in leaning.items()])


def _position(t: PiratesTable, p: Player, look: Outlook) -> float:
    """Value what lies before a ship that has moved; for one that has not it is the same whatever it does."""
    if p.ship == look.player.ship or look.is_last_turn:
        return 0.0
    if t.state.round != look.round:
        return look.tastes.ahead * look.tastes.usual["unknown"]
    return look.tastes.ahead * places.ahead(look, p.ship)


TERMS: Mapping[str, Term] = {
    "points": Term("points and VP income", _points),
    "doubloons": Term("doubloons", _doubloons),
    "treasures": Term("treasures", _treasures, lambda t, p: (t.state.islands, p.above, p.dig)),
    "promises": Term(
        "missions and residences",
        _hopes,
        lambda _t, p: (p.cards, p.dig, p.above, p.residences, p.rivers, p.upgrades, p.figurehead, p.missions),
    ),
    "ship": Term("cards and upgrades", _ship, lambda _t, p: (p.cards, p.upgrades, p.figurehead, p.dig)),
    "track": Term("the explorer track", _track, lambda _t, p: (p.rivers, p.explorer)),
    "market": Term("black markets", _market, lambda t, _p: (t.state.market,)),
    "position": Term("what lies ahead", _position, None, "what was sailed past"),
    "leaning": Term("what it likes", _leaning),
    "waiting": Term("what is still to do", waiting, None, "what was still to do"),
}
"""All parts of the worth, with the objects that they depend on, which are replaced when they change."""
