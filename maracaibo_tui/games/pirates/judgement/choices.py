"""Which options are worth a thought, and how far an answer must be followed before it can be judged."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from maracaibo_tui.engine.forms import made, taken_apart, value_of
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.pirates.box.printed import KINDS
from maracaibo_tui.games.pirates.rules.caribbean import half_price
from maracaibo_tui.games.pirates.rules.plans import plan_of
from maracaibo_tui.games.pirates.rules.possessions import swords
from maracaibo_tui.games.pirates.rules.track import reachable
from maracaibo_tui.games.pirates.state.frames import (
    BuyAfar,
    ChooseDie,
    ChooseKind,
    DiscardMission,
    MoveExplorer,
    PlaceMarkers,
    RaidOptions,
    SailStep,
)
from maracaibo_tui.games.pirates.state.table import PiratesTable, player

from . import board, gains, hopes, places, raids
from .effects import all_now, now
from .outlook import Outlook

OPEN_TO_THE_END = frozenset({"DEC-P10", "DEC-P11"})
"""These answers show what they bring only when the turn is over."""
DESTINATIONS, SPACES, UPGRADES, BURIALS, PURCHASES, TILES = 4, 3, 3, 3, 2, 2
"""How many of each kind of option are thought about where weights do not say it."""
UPGRADE = "DEC-P23"

F = TypeVar("F")
Rank = Callable[[PiratesTable, Question, Outlook, str], float]


def shortlist(t: PiratesTable, question: Question, look: Outlook) -> tuple[str, ...]:
    """Leave out options that are no better than others of the list; what is reckoned exactly leaves one, or few."""
    options, point = question.options, question.point
    if len(options) == 1:
        return options
    count, rank = RANKED.get(point, (0, None))
    count = look.weights.shortlist.get(point, count)
    exact = EXACT.get(point)
    best = [] if exact is None else [exact(t, question, look)]
    if rank is None or (best and count <= 1):
        return tuple(best) or options
    named = [option for option in _unlike(t, question, look) if option not in best and taken_apart(option).values]
    best += sorted(named, key=lambda option: -rank(t, question, look, option))[: count - len(best)]
    passes = () if exact is not None else [option for option in options if not taken_apart(option).values]
    return tuple([option for option in options if option in best or option in passes])


def _unlike(t: PiratesTable, question: Question, look: Outlook) -> list[str]:
    """Of upgrade spaces that bring the same leave the first."""
    if question.point != UPGRADE or UPGRADE not in look.weights.shortlist:
        return [*question.options]
    found, upgrades = dict[object, str](), t.printed.box.upgrades
    for option in question.options:
        space = upgrades.get(value_of(option))
        found.setdefault((space.permanent, space.immediate) if space is not None else option, option)
    return [*found.values()]


def _top(t: PiratesTable, kind: type[F]) -> F:
    """Give what asks, a frame of this kind."""
    found = t.state.agenda[-1]
    if not isinstance(found, kind):
        raise TypeError(f"{type(found).__name__} asks, not {kind.__name__}")
    return found


def _die(t: PiratesTable, question: Question, look: Outlook) -> str:
    """Choose the best die, or throw again where that is worth more on average (PIR-RAID-02)."""
    f, p = _top(t, ChooseDie), player(t, question.seat)
    found = raids.of_dice(t, p, look, f.dice, f.swords)
    best = max(KINDS, key=found.__getitem__)
    if f.rerolls and raids.expected(t, p, look, f.swords, f.rerolls - 1) > found[best]:
        return "reroll"
    return made("die", best)


def _raid(t: PiratesTable, question: Question, look: Outlook) -> str:
    """Spend swords on the set of options that brings most (PIR-RAID-11)."""
    f = _top(t, RaidOptions)
    name = raids.next_use(t, player(t, question.seat), look, f.kind, f.swords)
    option = made("raid", name) if name else "end"
    return option if option in question.options else "end"


def _colour(t: PiratesTable, question: Question, look: Outlook) -> str:
    """Choose the kind that brings most in a Raid without dice."""
    return max(question.options, key=lambda option: _kind(t, question, look, option))


def _kind(t: PiratesTable, question: Question, look: Outlook, option: str) -> float:
    f, p = _top(t, ChooseKind), player(t, question.seat)
    return raids.spent(t, p, look, value_of(option), f.swords + swords(t, p))


def _best(rank: Rank, least: float = 0.0) -> Callable[[PiratesTable, Question, Outlook], str]:
    """Choose the best named option, or the pass where none brings anything."""

    def choose(t: PiratesTable, question: Question, look: Outlook) -> str:
        named = [option for option in question.options if taken_apart(option).values]
        passes = [option for option in question.options if option not in named]
        best = max(named, key=lambda option: rank(t, question, look, option))
        return passes[0] if passes and rank(t, question, look, best) <= least else best

    return choose


def _other_use(t: PiratesTable, question: Question, look: Outlook, option: str) -> float:
    """Rank what else swords could be spent on: by what it brings with the best use of the rest."""
    f, p = _top(t, RaidOptions), player(t, question.seat)
    return raids.others(t, p, look, f.kind, f.swords).get(value_of(option), 0.0)


def _island(t: PiratesTable, _question: Question, look: Outlook, option: str) -> float:
    f = _top(t, PlaceMarkers)
    return gains.marker(look, value_of(option), f.count)


def _mission(_t: PiratesTable, _question: Question, look: Outlook, option: str) -> float:
    name = value_of(option)
    return gains.fresh_mission(look) if name == "deck" else gains.mission(look, name)


def _least_mission(t: PiratesTable, _question: Question, look: Outlook, option: str) -> float:
    return look.doubloon * _paid(t) - hopes.mission_hope(look, value_of(option), hopes.own_counts(look))[0]


def _paid(t: PiratesTable) -> int:
    f = _top(t, DiscardMission)
    return f.doubloons


def _kept_mission(_t: PiratesTable, _question: Question, look: Outlook, option: str) -> float:
    return hopes.mission_hope(look, value_of(option), hopes.own_counts(look))[0]


def _space(t: PiratesTable, question: Question, look: Outlook, option: str) -> float:
    f = _top(t, MoveExplorer)
    name = value_of(option)
    return board.space(look, name, reachable(t, player(t, question.seat), f.steps)[name])


def _burial(_t: PiratesTable, _question: Question, look: Outlook, option: str) -> float:
    form = taken_apart(option)
    found = {(kind, space): worth for worth, kind, space in gains.burials(look)}
    return found.get((form.values[0], form.way[0]), 0.0)


def _tile(_t: PiratesTable, _question: Question, look: Outlook, option: str) -> float:
    """Rank tiles by what they bring, and places by whether the ship may still come there in this round."""
    form = taken_apart(option)
    return board.side(look, form.values[0]) + board.laid(look, form.values[0]) + _near(look, form.way[0])


def _near(look: Outlook, location: str) -> float:
    sea, state = look.table.printed.sea(look.table.state.options.layout), look.table.state
    space = next((space for space, card in state.grid.items() if card == location), "")
    if not space:
        return 0.0
    lies_ahead = 1.0 if sea.column[space] > sea.column[look.player.ship] else 0.0
    middle = 1 - abs(sea.row[space] - 1.5) / 3
    return lies_ahead + middle + 0.3 * (location in state.treasure_tiles)


def _purchase(t: PiratesTable, _question: Question, look: Outlook, option: str) -> float:
    f = _top(t, BuyAfar)
    return board.surplus(look, value_of(option), f.surcharge)


def _half(t: PiratesTable, question: Question, look: Outlook, option: str) -> float:
    name = value_of(option)
    paid = half_price(t, player(t, question.seat), t.printed.box.residences[name].cost)
    return board.residence(look, name) - look.doubloon * paid


def _ruby(t: PiratesTable, _question: Question, look: Outlook, option: str) -> float:
    return all_now(look, t.printed.effects(f"ruby/{value_of(option)}/bonus"))


def _step(t: PiratesTable, question: Question, look: Outlook) -> str:
    """Step towards the best end of the move (PIR-UNKIMP-05)."""
    f, p = _top(t, SailStep), player(t, question.seat)

    def worth(option: str) -> float:
        if option == "stop":
            return places.destination(look, p.ship)
        return places.course(look, value_of(option), f.left - 1, f.column, t)

    return max(question.options, key=worth)


def _next_effect(t: PiratesTable, question: Question, look: Outlook) -> str:
    """Take effects in an order in which one helps the next: what grows first, burials and counting last."""
    effects = plan_of(t, question.source).effects
    named = [option for option in question.options if option != "end"]

    def rank(option: str) -> tuple[int, float]:
        name = made(*taken_apart(option).values)
        return _ORDER.get(taken_apart(name).word, 1), -now(look, effects[name])

    return min(named, key=rank)


_ORDER = {
    "doubloons_per_doubloon_income": 0,
    "treasure": 0,
    "treasure_any": 0,
    "raid_now": 0,
    "marker": 2,
    "marker_any": 3,
    "discard_mission": 4,
    "vp_per_buried": 4,
    "vp_per_crew": 4,
    "vp_per_equipment": 4,
    "vp_per_river": 4,
}

EXACT: Mapping[str, Callable[[PiratesTable, Question, Outlook], str]] = {
    "DEC-P02": _best(_kept_mission, least=-99.0),
    "DEC-P11": _step,
    "DEC-P12": lambda _t, question, _look: question.options[0],
    "DEC-P26": _next_effect,
    "DEC-P30": _colour,
    "DEC-P31": _die,
    "DEC-P32": _raid,
    "DEC-P44": _best(_island),
    "DEC-P45": _best(lambda _t, _q, look, option: gains.whole_treasure(look, value_of(option))),
    "DEC-P46": _best(_mission),
    "DEC-P49": _best(lambda _t, _q, look, option: board.figurehead(look, value_of(option))),
    "DEC-P51": _best(lambda _t, _q, look, option: board.side(look, value_of(option)), least=-1.0),
    "DEC-P52": _best(_least_mission),
    "DEC-P53": lambda t, _q, look: _renewal(t, look),
    "DEC-P61": _best(_half),
}
"""Where one option is chosen by what things are worth, without trying it."""
RANKED: Mapping[str, tuple[int, Rank]] = {
    "DEC-P10": (DESTINATIONS, lambda _t, _q, look, option: places.destination(look, value_of(option))),
    UPGRADE: (UPGRADES, lambda _t, _q, look, option: board.upgrade(look, value_of(option))),
    "DEC-P25": (1, lambda _t, _q, look, option: board.building(look, value_of(option))),
    "DEC-P30": (1, _kind),
    "DEC-P32": (1, _other_use),
    "DEC-P40": (SPACES, _space),
    "DEC-P42": (BURIALS, _burial),
    "DEC-P45": (1, lambda _t, _q, look, option: gains.whole_treasure(look, value_of(option))),
    "DEC-P46": (1, _mission),
    "DEC-P47": (PURCHASES, _purchase),
    "DEC-P48": (PURCHASES, lambda _t, _q, look, option: board.building(look, value_of(option))),
    "DEC-P49": (1, lambda _t, _q, look, option: board.figurehead(look, value_of(option))),
    "DEC-P50": (TILES, _tile),
    "DEC-P60": (2, _ruby),
}
"""Where the best options of many are tried; what has no name, such as declining, is always tried.

Where one is chosen exactly, so many are tried in all, if weights say that it is more than that one.
"""


def _renewal(t: PiratesTable, look: Outlook) -> str:
    """Renew the open missions if none of them is better than one nobody has seen."""
    best = max([gains.mission(look, card) for card in t.state.offer_missions if card], default=0.0)
    return "renew" if best < gains.fresh_mission(look) * 1.2 else "keep"
