"""The board: its places, what lies on offer, the quests, and the explorer track."""

from collections.abc import Iterator

from maracaibo_tui.games.maracaibo.box.components import START
from maracaibo_tui.games.maracaibo.rules.drawing import display_cost
from maracaibo_tui.games.maracaibo.rules.exploration import extra_steps
from maracaibo_tui.games.maracaibo.rules.sailing import enterable
from maracaibo_tui.games.maracaibo.state.position import HIDDEN
from maracaibo_tui.games.maracaibo.state.sight import scorers
from maracaibo_tui.games.maracaibo.words.asked import capital
from maracaibo_tui.games.maracaibo.words.called import space_name
from maracaibo_tui.games.maracaibo.words.cards import building_text, card_name, location_name, place_text
from maracaibo_tui.games.maracaibo.words.effects import several
from maracaibo_tui.games.maracaibo.words.legacy import left_text, lying, tile_text
from maracaibo_tui.games.maracaibo.words.places_now import is_known, place_now

from .listener import Listener, card, explained, explorer, quest


def places(listener: Listener) -> Iterator[str]:
    """Say every place: where it leads, what is printed there, and what is there just now."""
    traveller = listener.me or listener.state.players[0]
    for place in [each for each in listener.printed.in_order if is_known(listener.t, each)]:
        printed = listener.printed.locations[place]
        head = f"{location_name(listener.printed, place)}, {printed.kind}"
        ways = [arrow.to for arrow in enterable(listener.t, place, traveller)]
        way = f"leads to {' and '.join(ways)}" if ways else ""
        # A tile says it all itself.
        own = "" if place in listener.state.tiles else place_text(printed)
        now = [found.text for found in place_now(listener.t, listener.me, listener.names, place)]
        yield " ".join([f"{capital(text)}." for text in (head, way, own, *now) if text])


def offers(listener: Listener) -> Iterator[str]:
    """Say the display, the piles of cards, the prestige buildings and the legacy tiles."""
    state, printed = listener.state, listener.printed
    cost = f"; to take a card costs {several(display_cost(listener.t, listener.me), 'doubloon')}" if listener.me else ""
    yield f"The display{cost}:"
    for each in state.display:
        yield f"  {card(printed, each) if each else 'an empty place'}"
    yield f"The draw pile has {several(len(state.draw), 'card')}."
    pile = ", ".join([card_name(printed, each) for each in state.discard])
    yield f"The discard pile has {several(len(state.discard), 'card')}" + (
        f", the one on top first: {pile}." if pile else "."
    )
    yield from _buildings(listener)
    for tile in lying(printed, state):
        left = left_text(state, tile, listener.called)
        yield f"Legacy tile {tile_text(tile)}" + (f"; {left}" if left else "")


def _buildings(listener: Listener) -> Iterator[str]:
    state = listener.state
    for building in state.prestige:
        if building != HIDDEN:
            found = listener.printed.box.prestige[building]
            by = [listener.called(seat) for seat in state.investors.get(building, ())]
            text = f"Prestige building {found.name}: {building_text(listener.printed, found)}"
            yield text + (f"; invested in by {', '.join(by)}" if by else "")
    hidden = state.prestige.count(HIDDEN)
    if hidden:
        yield f"{several(hidden, 'prestige building')} face down."


def quests(listener: Listener) -> Iterator[str]:
    """Say every quest that lies on the board, and the one on top of the pile."""
    state, printed = listener.state, listener.printed
    for place, tiles in state.quests.items():
        for tile in tiles:
            yield f"At {location_name(printed, place)}: {quest(printed, tile)}"
    for space, tile in state.track_quests.items():
        yield f"On explorer space {space_name(space)}: {quest(printed, tile)}"
    if state.quest_pile:
        yield f"On top of the pile: {quest(printed, state.quest_pile[0])}"


def explorer_track(listener: Listener) -> Iterator[str]:
    """Say what the spaces from one's own explorer on bring, and who stands there."""
    for p in listener.told_of:
        more = extra_steps(listener.t, p)
        whose = "" if p is listener.me else f"{listener.called(p.seat)}: "
        further = f" Every move goes up to {more} further." if more else ""
        yield f"{capital(f'{whose}{explorer(p.explorer)}')}.{further}"
    spaces = listener.printed.spaces
    start = min([0 if p.explorer == START else spaces[p.explorer].index for p in listener.told_of])
    for space in sorted(spaces.values(), key=lambda each: (each.index, each.id)):
        if space.index > start:
            # Said of every space, it need not be said.
            brings = explained(listener.printed, f"space/{space.id}").replace("Whoever stops here: ", "")
            yield f"Space {space_name(space.id)}: {brings}{_found_on(listener, space.id)}"


def _found_on(listener: Listener, space: str) -> str:
    state = listener.state
    tile = state.track_quests.get(space)
    here = [listener.called(each.seat) for each in scorers(state) if each.explorer == space]
    told = f" Quest {quest(listener.printed, tile)}." if tile else ""
    return told + (f" Here stands {' and '.join(here)}." if here else "")
