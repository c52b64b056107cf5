"""Which options are worth a thought, and how far an answer must be followed before it can be judged."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from functools import partial

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.forms import taken_apart, value_of
from maracaibo_tui.engine.judging import Scale
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.rules.places import address
from maracaibo_tui.games.maracaibo.rules.quests import payable_quests
from maracaibo_tui.games.maracaibo.rules.sailing import destinations
from maracaibo_tui.games.maracaibo.rules.story import carry_out
from maracaibo_tui.games.maracaibo.rules.village import main_action_count
from maracaibo_tui.games.maracaibo.state.position import Player, copied
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable

from .ahead import card_quests
from .board import flag_worth, whole
from .cards import surplus
from .outlook import Outlook
from .terms import TERMS

# These answers show what they bring only when the main action is over.
OPEN_TO_THE_END = frozenset({"DEC-04", "DEC-10", "DEC-27", "DEC-28"})
# Options that only prepare others: they are judged by what becomes possible.
PREPARATIONS = frozenset({"spend:cp", "spend:figure", "figure_to_cp"})
KEPT: Mapping[str, int] = {
    "buy": 4,
    "pay": 2,
    "disc": 4,
    "deliver": 1,
    "annex": 2,
    "displace": 2,
    "village": 1,
    "hold DEC-11": 1,
    "figure_to_cp DEC-44": 1,
    **dict.fromkeys([f"career_task {point}" for point in ("DEC-11", "DEC-10", "DEC-16", "DEC-64", "DEC-66")], 9),
}
"""How many options of a kind are thought about where weights do not say it; free actions by where they are offered."""
FOUGHT_FOR = ("annex", "displace", "village")
"""The ways of placing a marker in a Combat."""

FREE = frozenset({"hold", "career_task", "figure_to_cp"})

Choose = Callable[[MaracaiboTable, Question, list[str], Outlook], list[str]]


def shortlist(t: MaracaiboTable, question: Question, look: Outlook) -> tuple[str, ...]:
    """Leave out options that are no better than others of the list."""
    if len(question.options) == 1:
        return question.options
    kept = [option for option in question.options if taken_apart(option).word not in FREE]
    free = len(question.options) - len(kept)
    chosen = CHOSEN.get(question.point)
    if chosen is not None:
        kept = chosen(t, question, kept, look)
    return (*kept, *_free(t, question, look)) if free else tuple(kept)


def _free(t: MaracaiboTable, question: Question, look: Outlook) -> list[str]:
    """Keep free actions where they matter: plan the best card before it is needed, convert figures in a Combat."""
    found = []
    for word in ("career_task", "figure_to_cp", "hold"):
        if most := _most(look, f"{word} {question.point}"):
            those = _those(question.options, word)
            found += those if len(those) <= most else sorted(those, key=partial(_planned, t, question, look))[-most:]
    return found


def _most(look: Outlook, kind: str) -> int:
    """Give how many options of a kind are thought about."""
    found = look.weights.shortlist.get(kind)
    return KEPT.get(kind, 0) if found is None else found


def _planned(t: MaracaiboTable, question: Question, look: Outlook, option: str) -> tuple[float, float]:
    """Rank a card to be planned: those that no quest ahead asks for before the others, then the better ones."""
    return _quests_without(t, t.state.players[question.seat - 1], look, value_of(option)), _card_worth(look, option)


def _quests_without(t: MaracaiboTable, p: Player, look: Outlook, card: str) -> float:
    """Value the quests ahead that could be paid without a card of the hand."""
    key = ("without", card, p.ship, *p.hand)
    found = look.worked_out.get(key)
    if found is None:
        without = copy(p)
        without.hand = tuple([each for each in p.hand if each != card])
        found = look.worked_out[key] = card_quests(t, without, look)
    return found


def _card_worth(look: Outlook, option: str) -> float:
    return surplus(look, value_of(option))


def _those(options: Sequence[str], word: str) -> list[str]:
    return [option for option in options if taken_apart(option).word == word]


def _cards(options: list[str], word: str, kept: list[str]) -> list[str]:
    """Of the options that name a card with this word, leave only those kept."""
    return [option for option in options if option in kept or taken_apart(option).word != word]


def _purchases(_t: MaracaiboTable, _question: Question, options: list[str], look: Outlook) -> list[str]:
    """Of many cards to buy, keep those that promise most."""
    cards = sorted(_those(options, "buy"), key=lambda o: _card_worth(look, o))
    return _cards(options, "buy", cards[-_most(look, "buy") :])


def _main_actions(_t: MaracaiboTable, _question: Question, options: list[str], _look: Outlook) -> list[str]:
    """Leave out doing nothing where something can be had for nothing."""
    free = "city" in options or "village" in options
    return [option for option in options if option != "end"] if free else options


def _discs(t: MaracaiboTable, question: Question, options: list[str], look: Outlook) -> list[str]:
    """Of the discs that could be taken off keep those that promise most."""
    left = t.state.players[question.seat - 1].discs

    def promise(option: str) -> float:
        area = value_of(option)
        return whole(look, t.printed.area(area)) / left[area]

    discs = sorted(_those(options, "disc"), key=promise)
    return discs[-_most(look, "disc") :] or options


def _village_actions(_t: MaracaiboTable, _question: Question, options: list[str], _look: Outlook) -> list[str]:
    """Leave out doing nothing, and a doubloon where it comes with a combat point."""
    useless = {"stop", "va:doubloon"} if "va:combat_point" in options else {"stop"}
    return [option for option in options if option not in useless]


def _delivery(_t: MaracaiboTable, _question: Question, options: list[str], look: Outlook) -> list[str]:
    """Of several cards to deliver, keep those that would be missed least."""
    cards = sorted(_those(options, "deliver"), key=lambda o: _card_worth(look, o))
    return _cards(options, "deliver", cards[: _most(look, "deliver")])


def _payment(_t: MaracaiboTable, _question: Question, options: list[str], look: Outlook) -> list[str]:
    """Of several cards to pay with, keep those that would be missed least."""
    cards = sorted(_those(options, "pay"), key=lambda o: _card_worth(look, o))
    return _cards(options, "pay", cards[: _most(look, "pay")])


def _markers(_t: MaracaiboTable, _question: Question, options: list[str], _look: Outlook) -> list[str]:
    """Keep one village for each nation: it hardly matters which."""
    return list({taken_apart(option).values[:1]: option for option in options}.values())


def _pile(_t: MaracaiboTable, _question: Question, options: list[str], _look: Outlook) -> list[str]:
    """Keep one pile: nobody knows what lies on top of either."""
    return options[:1]


def _combat_actions(t: MaracaiboTable, question: Question, options: list[str], look: Outlook) -> list[str]:
    """Of many places to fight for keep the most promising; combat points go before figures."""
    p = t.state.players[question.seat - 1]
    kept, others = list[str](), list[str]()
    fought: dict[str, list[str]] = {way: [] for way in FOUGHT_FOR}
    for option in options:
        fought.get(_way(option), others).append(option)
    for way, found in fought.items():
        most = _most(look, way)
        rank = partial(_village_worth if way == "village" else _flag_worth, t, p, look)
        kept += found if len(found) <= most else sorted(found, key=rank)[-most:]
    kept += others
    return [option for option in kept if option != "spend:figure" or not p.combat_points]


def _way(option: str) -> str:
    """Give what kind of combat action an option is, or nothing for what is none."""
    form = taken_apart(option)
    return form.values[0] if form.word == "ca" else ""


def _flag_worth(t: MaracaiboTable, _p: Player, look: Outlook, option: str) -> float:
    """Guess what fighting for a flag brings: its bonus."""
    return flag_worth(look, address(t, value_of(option), "flag"))


def _village_worth(t: MaracaiboTable, p: Player, look: Outlook, option: str) -> float:
    """Guess what fighting for a village brings: doubloons for its assistants, and what is cheap (MAR-COMBAT-33)."""
    village, effect, paid = value_of(option), t.printed.ship_option(v.CaVillage), 0
    for each in t.state.players:
        if found := each.assistants.get(village):
            paid += (effect.own if each is p else effect.foreign) * len(found)
    return look.doubloon * paid - 2 * (village in t.state.markers)


def _destinations(t: MaracaiboTable, question: Question, options: list[str], _look: Outlook) -> list[str]:
    """Of villages with equally many village actions keep the nearest, unless something special waits there."""
    p = t.state.players[question.seat - 1]
    routes = destinations(t, p, t.printed.turn.movement)
    seen: set[int] = set()
    kept = []
    for option in options:
        route = routes.get(option)
        if route is None or _is_special(t, p, route.locations[-1]):
            kept.append(option)
            continue
        count = main_action_count(t, p, route.cost)
        if count not in seen:
            kept.append(option)
            seen.add(count)
    return kept


def _votes(t: MaracaiboTable, question: Question, options: list[str], look: Outlook) -> list[str]:
    """Of the ways of a choice keep the one with the better map for the seat; of equal ones the first."""
    scale = Scale(TERMS, look.weights.factors, look.round)
    told = t.printed.box.stories[question.source.partition("/")[2]]

    def worth(option: str) -> float:
        way = told.option[int(value_of(option)) - 1]
        then: MaracaiboTable = Table(copied(t.state), t.printed)
        tiles = [each for each in (*told.after, *way.after) if isinstance(each, v.RemoveLegacy | v.PlaceLegacy)]
        carry_out(then, tiles, told.id)
        p = then.state.players[question.seat - 1]
        # What the map is worth shows when ships set out again.
        then.state.phase, p.ship = "sail", t.printed.start
        return scale.worth(then, p, Outlook(t.printed, then.state, p.seat, look.weights))

    return [max(options, key=worth)]


def _is_special(t: MaracaiboTable, p: Player, place: str) -> bool:
    if t.state.legacy or place in p.assistants or t.printed.locations[place].kind != "village":
        return True
    # What a story quest asks of a voyage is known only when it has been made.
    has_story = any(quest in t.printed.box.stories for quest in t.state.quests.get(place, ()))
    return has_story or bool(payable_quests(t, p, place))


CHOSEN: dict[str, Choose] = {
    "DEC-04": _destinations,
    "DEC-27": _destinations,
    "DEC-10": _main_actions,
    "DEC-13": _delivery,
    "DEC-14": _discs,
    "DEC-20": _discs,
    "DEC-16": _village_actions,
    "DEC-17": _purchases,
    "DEC-61": _purchases,
    "DEC-65": _purchases,
    "DEC-23": _markers,
    "DEC-30": _payment,
    "DEC-41": _pile,
    "DEC-44": _combat_actions,
    "DEC-63": _votes,
}
