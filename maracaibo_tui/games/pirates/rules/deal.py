"""Everything random about a set-up, drawn once (PIR-SETUP, PIR-GEN-14)."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TypeVar

from msgspec import Struct

from maracaibo_tui.engine.chance import from_seed, shuffled
from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.games.pirates.box.sea import Sea
from maracaibo_tui.games.pirates.state.position import JORDAN, Options

T = TypeVar("T")


class Deal(Struct, frozen=True, kw_only=True):
    """The piles, the grid and the hands of a set-up, top first."""

    grid: Mapping[str, str]
    box: tuple[str, ...]
    level2: tuple[str, ...]
    faceup: tuple[str, ...]
    tiles: tuple[str, ...]
    figureheads: tuple[str, ...]
    missions: tuple[str, ...]
    sides: Mapping[str, str]
    solo: tuple[str, ...]
    chance: int


class _Source:
    """A random source that remembers where it is."""

    def __init__(self, seed: int) -> None:
        self.now = from_seed(seed)

    def shuffled(self, items: Iterable[T]) -> tuple[T, ...]:
        self.now, order = shuffled(self.now, tuple(items))
        return order


def deal(printed: Printed, options: Options, seed: int) -> Deal:
    """Shuffle and deal for a new game (PIR-SETUP-02..04, -06, -07, -09..12, PIR-SOLO-05)."""
    source, setup, box = _Source(seed), printed.setup, printed.box
    improvements, residences = source.shuffled(printed.level1), source.shuffled(box.residences)
    chosen = (*box.locations, *improvements[: setup.improvements], *residences[: setup.residences])
    rest = source.shuffled((*improvements[setup.improvements :], *residences[setup.residences :]))
    level2 = source.shuffled(printed.level2)
    return Deal(
        grid=_laid_out(printed, options, source, chosen),
        box=rest,
        level2=level2,
        faceup=_faceup(printed, options, source),
        tiles=source.shuffled([kind for kind, count in setup.treasure_tiles.items() for _ in range(count)]),
        figureheads=source.shuffled(box.figureheads)[: figureheads_on_offer(printed, options)],
        missions=source.shuffled(box.missions),
        sides={tile: source.shuffled(("front", "back"))[0] for tile in box.tiles},
        solo=_solo_deck(printed, options, source),
        chance=source.now,
    )


def figureheads_on_offer(printed: Printed, options: Options) -> int:
    """Count the figureheads that lie in the row (PIR-SETUP-10, PIR-SOLO-02)."""
    return printed.setup.figureheads["solo" if options.bot == JORDAN else str(options.players)]  # type: ignore[index]


def _laid_out(printed: Printed, options: Options, source: _Source, cards: Sequence[str]) -> dict[str, str]:
    """Deal the cards into the layout, again if too many locations hang together (PIR-SETUP-04, PIR-SETUP-06)."""
    sea, locations = printed.sea(options.layout), printed.box.locations
    while True:
        grid = dict(zip(sea.places, source.shuffled(cards), strict=True))
        places = {space for space, card in grid.items() if card in locations}
        if not options.spread_locations or largest_group(sea, places) <= printed.setup.largest_group:
            return grid


def largest_group(sea: Sea, places: Collection[str]) -> int:
    """Count the places of the largest group that hangs together orthogonally (PIR-SETUP-06)."""
    left, largest = set(places), 0
    while left:
        group = [left.pop()]
        for place in group:
            near = [each for each in sea.neighbours[place] if each in left]
            left.difference_update(near)
            group += near
        largest = max(largest, len(group))
    return largest


def _faceup(printed: Printed, options: Options, source: _Source) -> tuple[str, ...]:
    """Turn over half of the level-II deck (PIR-UNKIMP-02)."""
    if not options.unknown_improvements:
        return ()
    return source.shuffled(printed.level2)[: printed.modules.faceup_level2]


def _solo_deck(printed: Printed, options: Options, source: _Source) -> tuple[str, ...]:
    """Make up Jordan's deck for his level: more B cards are harder (PIR-SOLO-05)."""
    if options.bot != JORDAN:
        return ()
    cards, hard = printed.box.solo_cards.values(), options.bot_level
    a_cards = source.shuffled([card.id for card in cards if card.extra is None])
    b_cards = source.shuffled([card.id for card in cards if card.extra is not None])
    return source.shuffled((*a_cards[: printed.solo.deck - hard], *b_cards[:hard]))
