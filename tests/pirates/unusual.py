"""Positions of Pirates that games seldom reach: empty decks and rows, full boards, explorers at the end, no money."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from maracaibo_tui.engine.paths import PathError
from maracaibo_tui.games.pirates.box.printed import KINDS
from maracaibo_tui.games.pirates.scenarios.given import arrange
from maracaibo_tui.games.pirates.scenarios.scenario import Scenario, Setup
from maracaibo_tui.games.pirates.scenarios.start import World, begin
from maracaibo_tui.games.pirates.state.position import JORDAN, Options, State
from tests.pirates.tables import COMBINATIONS, LAYOUTS, game
from tests.support.whims import Whims

Given = Iterator[tuple[str, Any]]


def unusual(seed: int) -> State:
    """Set up a game in the middle of its rounds and move pieces to where they seldom are, as far as that is allowed."""
    whims = Whims(seed)
    modules, players = whims.one(*COMBINATIONS), whims.one(1, 2, 3, 4)
    bot: dict[str, Any] = {"bot": JORDAN, "bot_level": whims.one(*range(7))} if players == 1 else {}
    options = Options(players=players, layout=whims.one(*LAYOUTS), **modules, **bot)
    setup = msgspec.convert({**msgspec.structs.asdict(options), "seed": seed}, Setup)
    box = game().printed.box
    match, _audit = begin(Scenario(id="unusual", title="", setup=setup, given={}), World(box, box))
    state = match.state
    for path, value in _given(whims, state):
        moved = game().copy(state)
        try:
            arrange(game().table(moved, None), {path: value})
        except PathError:
            continue
        state = moved
    return state


def _given(whims: Whims, state: State) -> Given:
    yield "round", whims.one(1, 2, 3, 3)
    for p in state.players:
        yield from _of_a_seat(whims, state, f"players.{p.seat}")
    if state.jordan is not None:
        yield from _of_jordan(whims, state)
    yield from ((f"islands.{kind}", whims.one(0, 0, 1, 7, 12)) for kind in KINDS)
    yield from _piles(whims)


def _places(state: State) -> list[str]:
    """List where ships may lie: on nothing that lies face down."""
    return ["start", *[space for space in state.grid if space not in state.facedown], "bay"]


def _of_a_seat(whims: Whims, state: State, seat: str) -> Given:
    printed = game().printed
    spaces, upgrades = tuple(printed.box.spaces), tuple(printed.box.upgrades)
    yield f"{seat}.doubloons", whims.one(0, 0, 1, 3, 8, 60)
    yield f"{seat}.vp", whims.one(0, 1, 49, 200)
    # No two explorers share a space, but for the last.
    number = int(seat.partition(".")[2])
    yield f"{seat}.explorer", whims.one(*whims.one(spaces[number::5], spaces[-1:]))
    # Lines must be kept to: the first are those that lie farthest left.
    yield f"{seat}.upgrades", upgrades[: whims.one(0, 2, 5, 9, len(upgrades) - 1, len(upgrades))]
    yield f"{seat}.figurehead", whims.one("", *printed.box.figureheads)
    for kind in KINDS:
        yield f"{seat}.above.{kind}", whims.one(0, 0, 1, 6)
        yield f"{seat}.top.{kind}", whims.one(*(True, False))
        yield from ((f"{seat}.dig.{space}", whims.one("", kind, kind)) for space in printed.below[kind])
    yield f"{seat}.residences", whims.some(tuple(printed.box.residences), whims.one(0, 0, 2, 7))
    yield f"{seat}.cards", whims.some(state.level2, whims.one(0, 4, 9))
    yield f"{seat}.rubies", whims.one(0, 1, 3)
    yield f"{seat}.ship", whims.one(*_places(state))


def _of_jordan(whims: Whims, state: State) -> Given:
    spaces = tuple(game().printed.box.spaces)
    yield f"{JORDAN}.explorer", whims.one(*whims.one(spaces[::5], spaces[-1:]))
    yield f"{JORDAN}.upgrades", whims.one(0, 3, len(game().printed.box.solo_upgrades))
    yield f"{JORDAN}.step", whims.one(1, 2, 3, 4)
    yield f"{JORDAN}.ship", whims.one(*_places(state))
    yield from ((f"{JORDAN}.treasures.{kind}", whims.one(0, 2, 9)) for kind in KINDS)


def _piles(whims: Whims) -> Given:
    rubies = tuple(game().printed.box.rubies)
    if whims.one(0, 0, 1):
        yield "decks.level2", []
    if whims.one(0, 0, 1):
        yield "offer.missions", whims.one(*(["", "", ""], ["Q01", "", "Q03"]))
    if whims.one(0, 0, 1):
        yield "offer.figureheads", []
    # What is laid under the deck first leaves it with the rest.
    if whims.one(0, 0, 1):
        yield "decks.missions", []
    yield from ((f"rubies.{space}", whims.one("1", "2", JORDAN)) for space in whims.some(rubies, whims.one(0, 5, 6)))
