"""What a seat cannot see, filled in at random with pieces it has not seen (PIR-GEN-21)."""

from __future__ import annotations

from collections.abc import Iterable

from maracaibo_tui.engine.chance import from_seed, shuffled
from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.games.pirates.state.position import FACEDOWN, FILLER, HIDDEN, JORDAN, State, copied


class _Source:
    """A random source that remembers where it is."""

    def __init__(self, chance: int) -> None:
        self.now = from_seed(chance)

    def shuffled(self, items: Iterable[str]) -> list[str]:
        self.now, order = shuffled(self.now, tuple(items))
        return list(order)


def imagine(printed: Printed, view: State, chance: int) -> State:
    """Make of a view a state that could lie behind it; what is hidden is as likely one way as another."""
    state, source = copied(view), _Source(chance)
    _cards(printed, state, source)
    _missions(printed, state, source)
    _loose_tiles(printed, state, source)
    if state.jordan is not None:
        _jordan(printed, state, source)
    state.dice = ()
    state.chance = source.now
    return state


def _filled(pieces: tuple[str, ...], unseen: list[str]) -> tuple[str, ...]:
    """Put a piece nobody has seen in the place of each hidden one."""
    if HIDDEN not in pieces:
        return pieces
    return tuple([unseen.pop() if piece == HIDDEN and unseen else piece for piece in pieces])


def _cards(printed: Printed, state: State, source: _Source) -> None:
    """Fill the deck, the box and what lies face down in the grid (PIR-UNKIMP-02, PIR-IMPR-08, PIR-UNKLOC-02)."""
    seen = {*state.grid.values(), *state.level2}
    for p in state.players:
        seen.update(p.cards)
    if state.jordan is not None:
        seen.update(state.jordan.cards)
    second = source.shuffled([card for card in printed.level2 if card not in seen])
    state.level2 = _filled(state.level2, second)
    state.faceup = _faceup(printed, state, source)
    first = source.shuffled([card for card in printed.level1 if card not in seen])
    covered = [space for space in state.facedown if state.grid[space] == FACEDOWN]
    improvements = [space for space in covered if space not in state.chests]
    # A second-level card that is neither seen nor in the deck lies face down in the grid.
    lying = source.shuffled([*second, *first[: max(0, len(improvements) - len(second))]])
    rest = [card for card in first if card not in lying]
    residences = [card for card in printed.box.residences if card not in seen]
    locations = source.shuffled([card for card in printed.box.locations if card not in seen])
    box = source.shuffled([*rest, *residences])
    fillers = [space for space in state.fillers if state.grid[space] == FILLER]
    filled = {**dict(zip(improvements, lying, strict=False)), **dict(zip(fillers, box, strict=False))}
    filled |= dict(zip([space for space in covered if space in state.chests], locations, strict=False))
    if filled:
        state.grid = {**state.grid, **filled}
    state.box = _filled(state.box, box[len(fillers) :])


def _faceup(printed: Printed, state: State, source: _Source) -> tuple[str, ...]:
    """Turn over as large a part of the deck as was turned over in all."""
    if not state.options.unknown_improvements:
        return state.faceup
    count = len(state.level2) * printed.modules.faceup_level2 // max(1, len(printed.level2))
    hidden = [card for card in state.level2[1:] if card not in state.faceup]
    return (*state.faceup, *source.shuffled(hidden)[:count])


def _missions(printed: Printed, state: State, source: _Source) -> None:
    """Fill hands, what is dealt, and the deck; what another has kept is of what it was dealt (PIR-MISS-02)."""
    seen = {*state.offer_missions}
    for p in state.players:
        seen.update(p.missions, p.dealt, p.kept)
    if state.jordan is not None:
        seen.update(state.jordan.missions)
    unseen = source.shuffled([mission for mission in printed.box.missions if mission not in seen])
    for p in state.players:
        p.missions, p.dealt = _filled(p.missions, unseen), _filled(p.dealt, unseen)
        if HIDDEN in p.kept:
            p.kept = p.dealt[: len(p.kept)]
    if state.jordan is not None:
        state.jordan.missions = _filled(state.jordan.missions, unseen)
    state.missions = _filled(state.missions, unseen)


def _loose_tiles(printed: Printed, state: State, source: _Source) -> None:
    """Fill the treasure tiles that are kept apart (PIR-UNKLOC-03)."""
    if HIDDEN not in state.loose_tiles:
        return
    lying = list(state.treasure_tiles.values())
    left = [
        kind for kind, count in printed.setup.treasure_tiles.items() for _ in range(max(0, count - lying.count(kind)))
    ]
    state.loose_tiles = _filled(state.loose_tiles, source.shuffled(left))


def _jordan(printed: Printed, state: State, source: _Source) -> None:
    """Fill Jordan's deck: as many B cards as his level has, without those he has shown (PIR-SOLO-05)."""
    jordan, solo = state.jordan, printed.box.solo_cards
    if jordan is None or state.options.bot != JORDAN or HIDDEN not in jordan.deck:
        return
    hard = state.options.bot_level - sum([solo[card].extra is not None for card in jordan.used])
    unseen = source.shuffled([card for card in solo if card not in jordan.used])
    second = [card for card in unseen if solo[card].extra is not None][: max(0, hard)]
    first = [card for card in unseen if solo[card].extra is None]
    deck = [*second, *first][: len(jordan.deck)]
    jordan.deck = _filled(jordan.deck, source.shuffled(deck))
