"""The position in sentences: what the person at the keyboard has, what the others have, what lies on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, cast

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.games.maracaibo.box.components import START
from maracaibo_tui.games.maracaibo.box.printed import NATIONS
from maracaibo_tui.games.maracaibo.rules.cards import discount
from maracaibo_tui.games.maracaibo.rules.drawing import display_cost, hand_limit
from maracaibo_tui.games.maracaibo.rules.exploration import extra_steps
from maracaibo_tui.games.maracaibo.rules.gains import compasses
from maracaibo_tui.games.maracaibo.rules.influence import rank_value
from maracaibo_tui.games.maracaibo.rules.sailing import enterable
from maracaibo_tui.games.maracaibo.state.position import HIDDEN, Player
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable
from maracaibo_tui.games.maracaibo.words import english as words
from maracaibo_tui.games.maracaibo.words.effects import several
from maracaibo_tui.games.maracaibo.words.explain import explain
from maracaibo_tui.games.maracaibo.words.legacy import left_text, lying, tile_text
from maracaibo_tui.games.maracaibo.words.points import PARTS
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.tables.maracaibo import place_pages, points
from maracaibo_tui.tui.tables.maracaibo.captains import called, scorers

from .words import WIDTH, Plain, scores, told

if TYPE_CHECKING:
    from maracaibo_tui.tui.tables.maracaibo.kit import MaracaiboKit


_ROWS = 3


class _Sight:
    """What a person sees: the table as they may know it, themselves, and the moment."""

    def __init__(self, plain_table: Plain) -> None:
        # No other game has a plain mode yet.
        self.moment: Moment = plain_table.moment()
        self.t: MaracaiboTable = Table(self.moment.view, cast("MaracaiboKit", plain_table.kit).printed)
        self.me: Player = self.t.state.players[self.moment.seat - 1]
        self.printed = self.t.printed


def position(table: Plain, part: str) -> Iterable[str]:
    """Say the position, or more about one part of it."""
    sight = _Sight(table)
    if not part:
        return _told(_all(sight))
    found = [name for name in _PARTS if name.startswith(part.casefold())]
    if found:
        return _PARTS[found[0]](sight)
    return [f"There is no part called that. The parts are: {', '.join(_PARTS)}."]


def company(table: Plain) -> str:
    """Name everybody who plays."""
    state = _Sight(table).t.state
    return " and ".join(called(table.session.names, each.seat) for each in scorers(state))


def _told(sentences: Iterable[str]) -> list[str]:
    return [line for text in sentences if text for line in told(text)]


def _all(sight: _Sight) -> Iterator[str]:
    state, printed = sight.t.state, sight.printed
    yield f"Round {state.round} of {printed.turn.rounds}, turn {state.turn}."
    for p in (sight.me, *[p for p in state.players if p is not sight.me]):
        yield from _captain(sight, p)
    yield _jean(sight)
    yield _jacques(sight)
    yield f"More: p {', p '.join(_PARTS)}."


def _captain(sight: _Sight, p: Player) -> Iterator[str]:
    t = sight.t
    name = sight.moment.names[p.seat]
    has = f"{name}, you, have" if p is sight.me else f"{name} has"
    yield (
        f"{has} {several(p.doubloons, 'doubloon')}, {several(p.vp, 'victory point')}, "
        f"{several(p.combat_points, 'combat point')}, {several(p.figures, 'figure')} "
        f"and {p.figures_general} in the general supply; "
        f"income {several(p.income_doubloons, 'doubloon')} and {several(p.income_vp, 'victory point')}."
    )
    yield (
        f"  Ship at {words.location_name(t.printed, p.ship)}, {_explorer(t, p.explorer)}, "
        f"{several(compasses(t, p), 'compass') if compasses(t, p) == 1 else f'{compasses(t, p)} compasses'}; "
        f"influence {_influence(t, p)}."
    )
    yield (
        f"  {several(len(p.hand), 'card')} in hand, {len(p.planning)} planned, {len(p.tableau)} bought; "
        f"{several(len(p.quests), 'quest')}, {several(len(p.combat_tokens), 'combat token')}, "
        f"{several(sum(not left for left in p.discs.values()), 'ship upgrade')}, "
        f"{several(sum(map(len, p.assistants.values())), 'assistant')} on the board; "
        f"synergies: {', '.join(p.synergies) or 'none'}."
    )


def _explorer(t: MaracaiboTable, space: str) -> str:
    return "explorer at the start" if space == START else f"explorer on space {t.printed.spaces[space].index}"


def _influence(t: MaracaiboTable, p: Player) -> str:
    parts = [
        f"{words.nation(each)} {p.influence[each]}, rank {rank_value(t.printed, each, p.influence[each])}"
        for each in NATIONS
    ]
    return "; ".join(parts)


def _jean(sight: _Sight) -> str:
    jean = sight.t.state.jean
    if jean is None:
        return ""
    influence = ", ".join(f"{words.nation(each)} {jean.influence[each]}" for each in NATIONS)
    return (
        f"Jean has {several(jean.vp, 'victory point')}; ship at "
        f"{words.location_name(sight.printed, jean.ship)}, {_explorer(sight.t, jean.explorer)}; influence {influence}; "
        f"{several(len(jean.quests), 'quest')}, {several(len(jean.cards), 'card')}."
    )


def _jacques(sight: _Sight) -> str:
    jacques = sight.t.state.jacques
    if jacques is None:
        return ""
    return (
        f"Jacques has {several(jacques.vp, 'victory point')}, {_explorer(sight.t, jacques.explorer)}, "
        f"{several(len(jacques.quests), 'quest')}."
    )


def _cards(sight: _Sight) -> Iterator[str]:
    p = sight.me
    less = discount(sight.t, p)
    yield f"You hold {len(p.hand)} of {hand_limit(sight.t, p)} cards." + (f" Cards cost {less} less." if less else "")
    for head, cards in (("In hand", p.hand), ("Planned", p.planning), ("Bought", p.tableau)):
        yield f"{head}:" if cards else f"{head}: none."
        for card in cards:
            yield from told(_card(sight, card), "  ", "    ")
    for other in sight.t.state.players:
        if other is not p:
            names = ", ".join(words.card_name(sight.printed, card) for card in (*other.planning, *other.tableau))
            yield from told(f"{sight.moment.names[other.seat]} has planned or bought: {names or 'nothing'}.")


def _card(sight: _Sight, card: str) -> str:
    if card == HIDDEN or card not in sight.printed.cards:
        return "a card face down"
    return f"{words.card_name(sight.printed, card)}: {words.card_text(sight.printed.cards[card])}"


def _ship(sight: _Sight) -> Iterator[str]:
    p, printed = sight.me, sight.printed
    for area in printed.box.areas.values():
        left = p.discs[area.id]
        state = "cleared" if not left else f"{several(left, 'disc')} left"
        yield from told(f"{area.name}, {state}. {_explained(sight, f'area/{area.id}')}")
    career = printed.box.careers.get(p.career)
    if career is not None:
        yield f"Career {career.name}:"
        for number, task in enumerate(career.task, 1):
            done = ", done" if number in p.career_done else ""
            yield from told(f"task {number}{done}: {words.effect_text(task)}", "  ", "    ")


def _explained(sight: _Sight, address: str) -> str:
    return " ".join([f"{part.text}." for part in explain(sight.printed, address).parts])


def _places(sight: _Sight) -> Iterator[str]:
    for address, _row in place_pages.places(sight.printed, sight.moment, WIDTH):
        place = address.removeprefix("place/")
        now = [text for text, _style in place_pages.place_now(sight.t, sight.me, sight.moment, place)]
        printed = sight.printed.locations[place]
        head = f"{words.location_name(sight.printed, place)}, {printed.kind}"
        # A tile says it all itself.
        own = "" if place in sight.t.state.tiles else words.place_text(printed)
        ways = [arrow.to for arrow in enterable(sight.t, place, sight.me)]
        way = f"leads to {' and '.join(ways)}" if ways else ""
        sentences = [f"{text[:1].upper()}{text[1:]}." for text in (head, way, own, *now) if text]
        yield from told(" ".join(sentences))


def _offers(sight: _Sight) -> Iterator[str]:
    state, printed = sight.t.state, sight.printed
    yield f"The display; to take a card costs {several(display_cost(sight.t, sight.me), 'doubloon')}:"
    for card in state.display:
        yield from told(_card(sight, card) if card else "an empty place", "  ", "    ")
    yield f"The draw pile has {several(len(state.draw), 'card')}."
    pile = ", ".join(words.card_name(printed, card) for card in state.discard)
    discards = f"The discard pile has {several(len(state.discard), 'card')}"
    yield from told(f"{discards}, the one on top first: {pile}." if pile else f"{discards}.")
    for building in state.prestige:
        if building != HIDDEN:
            found = printed.box.prestige[building]
            by = [sight.moment.names[seat] for seat in state.investors.get(building, ())]
            text = f"Prestige building {found.name}: {words.building_text(printed, found)}"
            yield from told(text + (f"; invested in by {', '.join(by)}" if by else ""))
    hidden = sum(building == HIDDEN for building in state.prestige)
    if hidden:
        yield f"{several(hidden, 'prestige building')} face down."
    for tile in lying(printed, state):
        left = left_text(state, tile, lambda seat: called(sight.moment.names, seat))
        yield from told(f"Legacy tile {tile_text(tile)}" + (f"; {left}" if left else ""))


def _quests(sight: _Sight) -> Iterator[str]:
    state, printed = sight.t.state, sight.printed
    for place, tiles in state.quests.items():
        for tile in tiles:
            yield from told(f"At {words.location_name(printed, place)}: {_quest(sight, tile)}")
    for space, tile in state.track_quests.items():
        yield from told(f"On explorer space {printed.spaces[space].index}: {_quest(sight, tile)}")
    if state.quest_pile:
        yield from told(f"On top of the pile: {_quest(sight, state.quest_pile[0])}")


def _quest(sight: _Sight, tile: str) -> str:
    found = sight.printed.box.quests.get(tile)
    return f"{tile}, {words.quest_text(found)}" if found is not None else f"story quest {tile}"


def _explorer_track(sight: _Sight) -> Iterator[str]:
    """Say what the spaces from one's own explorer on bring, and who stands there."""
    t, me = sight.t, sight.me
    more = extra_steps(t, me)
    yield f"{_explorer(t, me.explorer).capitalize()}." + (f" Every move goes up to {more} further." if more else "")
    start = 0 if me.explorer == START else sight.printed.spaces[me.explorer].index
    for space in sorted(sight.printed.spaces.values(), key=lambda each: (each.index, each.id)):
        if space.index > start:
            # Said of every space, it need not be said.
            brings = _explained(sight, f"space/{space.id}").replace("Whoever stops here: ", "")
            yield from told(f"Space {words.space_name(space.id)}: {brings}{_found_on(sight, space.id)}")


def _found_on(sight: _Sight, space: str) -> str:
    state = sight.t.state
    quest = state.track_quests.get(space)
    here = [called(sight.moment.names, each.seat) for each in scorers(state) if each.explorer == space]
    told_quest = f" Quest {_quest(sight, quest)}." if quest else ""
    return told_quest + (f" Here stands {' and '.join(here)}." if here else "")


def _points(sight: _Sight) -> Iterator[str]:
    rows = points.draw(sight.printed, sight.moment, WIDTH, len(PARTS) + _ROWS)
    return scores(rows, sight.moment)


_PARTS: Mapping[str, Callable[[_Sight], Iterable[str]]] = {
    "cards": _cards,
    "ship": _ship,
    "places": _places,
    "offers": _offers,
    "quests": _quests,
    "explorer": _explorer_track,
    "points": _points,
}
