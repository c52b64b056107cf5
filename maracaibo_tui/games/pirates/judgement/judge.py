"""What a position is worth to a seat that sees no more than its view: for bots and hints.

Everything is counted in victory points: those scored, those that are sure to come, and what the rest may become.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.pirates.box.printed import KINDS, Printed
from maracaibo_tui.games.pirates.rules.possessions import all_treasures, doubloon_income, vp_income
from maracaibo_tui.games.pirates.rules.track import track_of
from maracaibo_tui.games.pirates.state.frames import ChooseDie
from maracaibo_tui.games.pirates.state.position import Player, State
from maracaibo_tui.games.pirates.state.sight import idle
from maracaibo_tui.games.pirates.state.table import PiratesTable

from . import board, choices, gains, hopes, places
from .effects import all_now
from .outlook import Outlook
from .unseen import imagine
from .waiting import waiting
from .weights import USUAL, Weights

Part = Callable[[PiratesTable, Player, Outlook], float]
Watched = Callable[[PiratesTable, Player], tuple[object, ...]]


def worth(printed: Printed, view: State, seat: int, look: Outlook | None = None) -> float:
    """Value a position for a seat, by its prospects now or those it had before it tried something."""
    return sum(parts(printed, view, seat, look).values())


def parts(printed: Printed, view: State, seat: int, look: Outlook | None = None) -> dict[str, float]:
    """Give the worth of a position part by part, by name."""
    look = look or Outlook(printed, view, seat, USUAL)
    t: PiratesTable = Table(view, printed)
    p = view.players[seat - 1]
    if view.phase == "over":
        return {"points": float(p.vp)}
    return {name: _kept(name, part, watch(t, p), (t, p, look)) for name, (part, watch) in PARTS.items()}


def _kept(name: str, part: Part, things: tuple[object, ...], at: tuple[PiratesTable, Player, Outlook]) -> float:
    """Value a part again only if something it depends on is not the same object as before."""
    if not things:
        return part(*at)
    kept = at[2].kept
    key = (name, *map(id, things))
    found = kept.get(key)
    if found is None:
        # The things are held, so that their ids are not used for others.
        found = kept[key] = (part(*at), things)
    return found[0]


class Judgement:
    """Everything a bot asks about Pirates of Maracaibo, with the tastes of one."""

    def __init__(self, printed: Printed, weights: Weights = USUAL) -> None:
        """Judge with the printed components by these tastes."""
        self._printed, self._weights = printed, weights

    def imagine(self, view: State, chance: int) -> State:
        """Fill in at random what a view does not show."""
        return imagine(self._printed, view, chance)

    def quick(self, table: PiratesTable, question: Question) -> str:
        """Take the first option that brings something."""
        del table
        passes = idle(question)
        return next((option for option in question.options if option not in passes), question.options[0])

    def look(self, view: State, seat: int) -> Outlook:
        """Look at a seat's prospects, which stay the same while it compares what it may do."""
        return Outlook(self._printed, view, seat, self._weights)

    def worth(self, state: State, look: Outlook) -> float:
        """Value a position by the prospects the seat had."""
        return worth(self._printed, state, look.seat, look)

    def shortlist(self, table: PiratesTable, question: Question, look: Outlook) -> tuple[str, ...]:
        """Leave out options that are no better than others."""
        return choices.shortlist(table, question, look)

    def is_open(self, question: Question) -> bool:
        """Tell whether answers show what they bring only at the end of the turn."""
        return question.point in choices.OPEN_TO_THE_END

    def is_preparation(self, option: str) -> bool:
        """Tell that no option only makes others possible."""
        del option
        return False

    def goes_on(self, state: State) -> bool:
        """Tell whether a turn is still thought through; what dice would bring is reckoned exactly, not thrown."""
        return state.phase in {"sail", "act"} and type(state.agenda[-1]) is not ChooseDie


def _points(t: PiratesTable, p: Player, look: Outlook) -> float:
    """Count points scored, and those that incomes are sure to bring."""
    return p.vp + vp_income(t, p) * len(_to_come(t, look))


def _to_come(t: PiratesTable, look: Outlook) -> tuple[float, ...]:
    """Give what a doubloon is worth after each income phase to come."""
    return look.incomes[t.state.round - look.round :]


def _doubloons(t: PiratesTable, p: Player, look: Outlook) -> float:
    """Value doubloons, those that incomes will bring, and rubies."""
    coming = doubloon_income(t, p) * sum(_to_come(t, look))
    return look.purse(p.doubloons) + coming + look.weights.ruby * p.rubies * min(1.0, look.share * 2)


def _treasures(t: PiratesTable, p: Player, look: Outlook) -> float:
    """Value treasures by what their islands promise, against those of rivals, and those that are buried."""
    total = sum([gains.price(t, kind, look) * gains.standing(t, p, kind, look) for kind in KINDS])
    above = min(sum(p.above.values()), look.coming["buried"])
    total += look.weights.treasure * all_treasures(p)
    return total + t.printed.scoring.buried * len(p.dig) + 0.25 * look.weights.burial * above


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
        total += look.weights.figurehead * board.lasting(look, p.figurehead, head.permanent)
        free = [space for space in head.spaces if space.id not in p.dig]
        near = min(1.0, look.share * 1.5)
        total += look.weights.bonus_space * near * sum([all_now(look, space.bonus) for space in free])
    return total + look.weights.line * min(1.0, look.share * 1.5) * len(p.upgrades)


def _track(t: PiratesTable, p: Player, look: Outlook) -> float:
    """Value rivers crossed and the way to the next ones."""
    track = track_of(t)
    on = track.length["start"] - track.length[p.explorer]
    return t.printed.scoring.river * len(p.rivers) + look.weights.space * on * min(1.0, look.share * 2)


def _market(t: PiratesTable, p: Player, look: Outlook) -> float:
    """Value black-market tiles in the Caribbean for visits to come."""
    return sum([board.laid(look, tile) for seat, tile in t.state.market.values() if seat == p.seat])


def _leaning(t: PiratesTable, p: Player, look: Outlook) -> float:
    """Add what a bot with a leaning sees in things beyond their worth."""
    leaning = look.weights.leaning
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
        return look.weights.ahead * look.weights.usual["unknown"]
    return look.weights.ahead * places.ahead(look, p.ship)


PARTS: Mapping[str, tuple[Part, Watched]] = {
    "points": (_points, lambda _t, _p: ()),
    "doubloons": (_doubloons, lambda _t, _p: ()),
    "treasures": (_treasures, lambda t, p: (t.state.islands, p.above, p.dig)),
    "promises": (
        _hopes,
        lambda _t, p: (p.cards, p.dig, p.above, p.residences, p.rivers, p.upgrades, p.figurehead, p.missions),
    ),
    "ship": (_ship, lambda _t, p: (p.cards, p.upgrades, p.figurehead, p.dig)),
    "track": (_track, lambda _t, p: (p.rivers, p.explorer)),
    "market": (_market, lambda t, _p: (t.state.market,)),
    "position": (_position, lambda _t, _p: ()),
    "leaning": (_leaning, lambda _t, _p: ()),
    "waiting": (waiting, lambda _t, _p: ()),
}
"""The named parts, and the objects that each depends on, which are replaced when they change; nothing: always anew."""
