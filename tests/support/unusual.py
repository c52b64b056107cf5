"""Positions that games seldom reach: tracks near their ends, empty piles, crowded boards, empty purses."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from maracaibo_tui.engine.paths import PathError
from maracaibo_tui.games.maracaibo.box.components import Area
from maracaibo_tui.games.maracaibo.box.printed import NATIONS
from maracaibo_tui.games.maracaibo.scenarios.given import arrange
from maracaibo_tui.games.maracaibo.scenarios.scenario import Scenario, Setup
from maracaibo_tui.games.maracaibo.scenarios.start import World, begin
from maracaibo_tui.games.maracaibo.state.position import Options, State
from tests.support.played import game
from tests.support.whims import Whims

Given = Iterator[tuple[str, Any]]
TABLES = (
    Options(players=1, bot="jean", bot_level=3),
    Options(players=1, bot="jean", bot_level=5, edition="first", story_card=77),
    Options(players=2, story_card=76),
    Options(players=3, edition="first", prestige_all_faceup=True),
    Options(players=4, story_card=77, assistant_vp_round_four=True),
    Options(players=2, bot="jacques", bot_level=4),
    Options(players=4, bot="jacques", bot_level=1),
)
NEVER_FROM = frozenset({"havana", "21a", "21b", "22"})


def unusual(seed: int) -> State:
    """Set up a game in the middle of its rounds and move pieces to where they seldom are, as far as that is allowed."""
    whims = Whims(seed)
    options, start = whims.one(*TABLES), whims.one("turn", "turn", "interim")
    values = {name: getattr(options, name) for name in Options.__struct_fields__}
    setup = msgspec.convert({**values, "seed": seed, "start": start}, Setup)
    box = game().printed.box
    match, _audit = begin(Scenario(id="unusual", title="", setup=setup, given={}), World(box, box))
    state, rounds = match.state, (1, 2, 3) if start == "interim" else (1, 3, 4)
    for path, value in (("round", whims.one(*rounds)), *_given(whims, state)):
        moved = game().copy(state)
        try:
            arrange(game().table(moved, None), {path: value})
        except PathError:
            continue
        state = moved
    _empty_supplies(whims, state)
    _empty_piles(whims, state)
    return state


def _given(whims: Whims, state: State) -> Given:
    printed = game().printed
    spaces, cards = tuple(printed.spaces), (*state.draw, *state.discard)
    cards = whims.some(cards, len(cards))
    for p in state.players:
        seat = f"players.{p.seat}"
        yield f"{seat}.explorer", whims.one(*whims.one(spaces, spaces[-8:]))
        yield from _values(whims, seat)
        yield from ((f"{seat}.discs.{area}", left) for area, left in _discs(whims).items())
        bought, cards = cards[: whims.one(0, 3, 8, 14)], cards[14:]
        yield from ((f"{seat}.tableau", bought[:number]) for number in range(1, len(bought) + 1))
        held, cards = cards[: whims.one(0, 0, 4, 6, 9)], cards[9:]
        yield f"{seat}.hand", held
        yield f"{seat}.ship", whims.one(*[place for place in printed.in_order if place not in NEVER_FROM])
    if state.options.bot != "none":
        yield f"{state.options.bot}.explorer", whims.one(*spaces[-6:])
    if state.jean is not None:
        yield "jean.discs_removed", whims.one(0, 20, 21, 22)


def _values(whims: Whims, seat: str) -> Given:
    yield f"{seat}.doubloons", whims.one(0, 0, 1, 3, 8, 99)
    yield f"{seat}.combat_points", whims.one(0, 0, 3, 8)
    yield f"{seat}.vp", whims.one(0, 1, 200)
    yield f"{seat}.income.doubloons", whims.one(8, 30, 33, 34)
    yield f"{seat}.income.vp", whims.one(0, 10, 17, 19)
    yield f"{seat}.figures", whims.one(0, 1, 2, 5)
    kinds = tuple(game().printed.box.synergies)
    yield f"{seat}.synergies", whims.some(kinds, whims.one(0, 4, len(kinds)))
    for nation in NATIONS:
        last = game().printed.last_influence[nation]
        yield f"{seat}.influence.{nation}", whims.one(0, 3, 8, last - 1, last)


def _discs(whims: Whims) -> Mapping[str, int]:
    """Clear areas at random, none before what it needs is cleared (MAR-SHIP-05)."""
    left = dict.fromkeys(game().printed.box.areas, 2)
    for area in game().printed.box.areas.values():
        if _is_open(area, left):
            left[area.id] = whims.one(0, 0, 0, 1, 2)
    return left


def _is_open(area: Area, left: Mapping[str, int]) -> bool:
    cleared = [other for other, discs in left.items() if not discs]
    return (area.after is None or area.after in cleared) and len(cleared) >= area.others


def _empty_supplies(whims: Whims, state: State) -> None:
    """Take nearly all markers of some nations out of the game."""
    for nation in NATIONS:
        left = min(state.supply[nation], whims.one(0, 1, 20, 20))
        state.removed = {**state.removed, nation: state.removed[nation] + state.supply[nation] - left}
        state.supply = {**state.supply, nation: left}


def _empty_piles(whims: Whims, state: State) -> None:
    """Deal whole piles out: combat tokens and quest tiles onto a ship board, project cards into a hand."""
    p = state.players[whims.one(*range(len(state.players)))]
    if whims.one(0, 1):
        p.combat_tokens, state.combat_1 = (*p.combat_tokens, *state.combat_1), ()
    if whims.one(0, 1):
        p.combat_tokens, state.combat_2 = (*p.combat_tokens, *state.combat_2), ()
    if whims.one(0, 1):
        p.quests, state.quest_pile = (*p.quests, *state.quest_pile), ()
    if whims.one(0, 1):
        state.draw, state.discard = (), (*state.draw, *state.discard)
    if whims.one(0, 0, 1):
        p.hand, state.draw, state.discard = (*p.hand, *state.draw, *state.discard), (), ()
