"""The whole position briefly: how far it is, what everybody has, and what lies on the table."""

from collections.abc import Iterable, Iterator, Mapping

from maracaibo_tui.engine.scores import TOTAL
from maracaibo_tui.games.maracaibo.box.printed import NATIONS
from maracaibo_tui.games.maracaibo.rules.gains import compasses
from maracaibo_tui.games.maracaibo.rules.influence import rank_value
from maracaibo_tui.games.maracaibo.rules.ship import upgrades
from maracaibo_tui.games.maracaibo.state.memory import known_hand
from maracaibo_tui.games.maracaibo.state.position import HIDDEN, Player
from maracaibo_tui.games.maracaibo.words.asked import capital
from maracaibo_tui.games.maracaibo.words.called import space_name
from maracaibo_tui.games.maracaibo.words.cards import card_name, location_name
from maracaibo_tui.games.maracaibo.words.effects import nation, several
from maracaibo_tui.games.maracaibo.words.points import PARTS

from .listener import Listener, explorer

_PHASES: Mapping[str, str] = {
    "setup": "set-up",
    "sail": "sailing",
    "main": "main action",
    "draw": "drawing cards",
    "interim": "interim scoring",
    "final": "final scoring",
    "over": "the game is over",
}


def whole(listener: Listener) -> Iterator[str]:
    """Say everything that can be said in a few words."""
    state, rounds = listener.state, listener.printed.turn.rounds
    yield f"Round {state.round} of {rounds}, turn {state.turn}, {_PHASES[state.phase]}."
    for p in (*listener.told_of, *listener.others):
        yield from _captain(listener, p)
    yield from _automa(listener)
    for head, things in _board(listener):
        if things:
            yield f"{head}: {things}."


def _captain(listener: Listener, p: Player) -> Iterator[str]:
    name = listener.called(p.seat)
    has = f"{name}, you, have" if p is listener.me else f"{name} has"
    yield (
        f"{has} {several(p.doubloons, 'doubloon')}, {several(p.vp, 'victory point')}, "
        f"{several(p.combat_points, 'combat point')}, {several(p.figures, 'figure')} "
        f"and {p.figures_general} in the general supply; "
        f"income {several(p.income_doubloons, 'doubloon')} and {several(p.income_vp, 'victory point')}."
    )
    yield (
        f"  Ship at {location_name(listener.printed, p.ship)}, {explorer(p.explorer)}, "
        f"{several(compasses(listener.t, p), 'compass')}; influence {_influence(listener, p)}."
    )
    yield (
        f"  {several(len(p.hand), 'card')} in hand, {len(p.planning)} planned, {len(p.tableau)} bought; "
        f"{several(len(p.quests), 'quest')}, {several(len(p.combat_tokens), 'combat token')}, "
        f"{several(len(upgrades(p)), 'ship upgrade')}, "
        f"{several(sum(map(len, p.assistants.values())), 'assistant')} on the board; "
        f"synergies: {', '.join(p.synergies) or 'none'}."
    )
    yield from _open_cards(listener, p)
    if p.score:
        yield f"  Final scoring: {_score(p.score)}."


def _influence(listener: Listener, p: Player) -> str:
    ranks = {each: rank_value(listener.printed, each, p.influence[each]) for each in NATIONS}
    return "; ".join([f"{nation(each)} {p.influence[each]}, rank {rank}" for each, rank in ranks.items()])


def _open_cards(listener: Listener, p: Player) -> Iterator[str]:
    """Name the cards that may be known: one's own hand, what others hold from the display, planned and bought ones."""
    hand = {"in hand, from the display": known_hand(p)} if HIDDEN in p.hand else {"in hand": p.hand}
    held = {**hand, "planned": p.planning, "bought": p.tableau}
    told = [f"{where}: {_cards(listener, cards)}" for where, cards in held.items() if cards]
    if told:
        yield f"  {capital('; '.join(told))}."


def _cards(listener: Listener, cards: Iterable[str]) -> str:
    return ", ".join([f"{card} {card_name(listener.printed, card)}" for card in cards if card])


def _score(parts: Mapping[str, int]) -> str:
    return ", ".join([f"{name} {parts[part]}" for part, name in {**PARTS, TOTAL: TOTAL}.items() if part in parts])


def _automa(listener: Listener) -> Iterator[str]:
    jean, jacques = listener.state.jean, listener.state.jacques
    if jean is not None:
        influence = ", ".join([f"{nation(each)} {jean.influence[each]}" for each in NATIONS])
        yield (
            f"{listener.called(jean.seat)} has {several(jean.vp, 'victory point')}; "
            f"ship at {location_name(listener.printed, jean.ship)}, {explorer(jean.explorer)}; influence {influence}; "
            f"{several(len(jean.quests), 'quest')}, {several(len(jean.cards), 'card')}."
        )
        if jean.score:
            yield f"  Final scoring: {_score(jean.score)}."
    if jacques is not None:
        yield (
            f"{listener.called(jacques.seat)} has {several(jacques.vp, 'victory point')}, "
            f"{explorer(jacques.explorer)}, {several(len(jacques.quests), 'quest')}."
        )


def _board(listener: Listener) -> Iterator[tuple[str, str]]:
    """Name what lies on the table, kind by kind."""
    state = listener.state

    def at(place: str) -> str:
        return f"at {location_name(listener.printed, place)}"

    yield "In the display", _cards(listener, state.display)
    yield "Prestige buildings", _buildings(listener)
    quests = [f"{tile} {at(place)}" for place, tiles in state.quests.items() for tile in tiles]
    quests += [f"{tile} on explorer space {space_name(space)}" for space, tile in state.track_quests.items()]
    yield "Quests", ", ".join(quests)
    yield "Markers", ", ".join([f"{nation(owner)} {at(place)}" for place, owner in state.markers.items()])
    yield "Goods delivered", ", ".join([f"{len(discs)} {at(place)}" for place, discs in state.goods.items() if discs])
    yield "Legacy tiles", ", ".join([listener.printed.box.legacy[tile].name for tile in state.legacy])
    yield "Piles", _piles(listener)


def _buildings(listener: Listener) -> str:
    buildings = listener.state.prestige
    known = [listener.printed.box.prestige[each].name for each in buildings if each != HIDDEN]
    down = len(buildings) - len(known)
    return ", ".join([*known, *([f"{down} face down"] if down else [])])


def _piles(listener: Listener) -> str:
    state = listener.state
    tokens = f"{len(state.combat_1)} and {several(len(state.combat_2), 'combat token')}"
    cards = f"{several(len(state.draw), 'card')}, {several(len(state.discard), 'discarded card')}"
    return f"{cards}, {several(len(state.quest_pile), 'quest')}, {tokens}"
