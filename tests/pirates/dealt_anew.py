"""Positions of Pirates in which everything that a seat cannot see is changed, and nothing that it can."""

from __future__ import annotations

from collections.abc import Sequence

from maracaibo_tui.engine.chance import from_seed, shuffled
from maracaibo_tui.games.pirates.state.position import State, copied
from tests.pirates.tables import game


class _Pool:
    """Pieces dealt anew among the places where nobody, or only somebody else, sees them."""

    def __init__(self, seed: int, *piles: Sequence[str]) -> None:
        _, order = shuffled(from_seed(seed), [piece for pile in piles for piece in pile])
        self._pieces = iter(order)

    def instead_of(self, pile: Sequence[str]) -> tuple[str, ...]:
        return tuple(next(self._pieces) for _ in pile)


def dealt_anew(state: State, seat: int, seed: int) -> State:
    """Change everything that a seat cannot see, and nothing that it can."""
    twin = copied(state)
    twin.chance = from_seed(state.chance)
    others = [p for p in twin.players if p.seat != seat]
    hands = [pile for p in others for pile in (p.missions, p.dealt)] if state.phase != "over" else []
    jordans = [twin.jordan.missions] if twin.jordan is not None and state.phase != "over" else []
    missions = _Pool(seed, twin.missions, *jordans, *hands)
    twin.missions = missions.instead_of(twin.missions)
    if jordans and twin.jordan is not None:
        twin.jordan.missions = missions.instead_of(twin.jordan.missions)
    if hands:
        for p in others:
            p.missions = missions.instead_of(p.missions)
            p.dealt = missions.instead_of(p.dealt)
            p.kept = p.dealt[: len(p.kept)]
    _shuffle_piles(twin, seed)
    _shuffle_grid(twin, seed)
    return twin


def _shuffle_piles(twin: State, seed: int) -> None:
    top = tuple([card for card in twin.level2[:1] if card in twin.faceup])
    rest = twin.level2[len(top) :]
    twin.level2 = (*top, *shuffled(from_seed(seed), rest)[1])
    # Which cards below the top lie face up nobody knows, but whether the top one does.
    loose = [card for card in twin.level2[1:] if seed % 2 or card in twin.faceup]
    twin.faceup = (*top, *loose[: len(loose) // 2])
    twin.loose_tiles = shuffled(from_seed(seed), twin.loose_tiles)[1]
    if twin.jordan is not None:
        twin.jordan.deck = shuffled(from_seed(seed), twin.jordan.deck)[1]


def _shuffle_grid(twin: State, seed: int) -> None:
    types = game().printed.card_type
    for kind in ("location", "improvement"):
        places = [space for space in twin.facedown if types[twin.grid[space]] == kind]
        cards = _Pool(seed, [twin.grid[space] for space in places])
        twin.grid = {**twin.grid, **dict(zip(places, cards.instead_of(places), strict=True))}
    boxed = _Pool(seed, twin.box, [twin.grid[space] for space in twin.fillers])
    twin.box = boxed.instead_of(twin.box)
    twin.grid = {**twin.grid, **dict(zip(twin.fillers, boxed.instead_of(twin.fillers), strict=True))}
